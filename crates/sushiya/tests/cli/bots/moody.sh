# A test bot: plays the first legal move, and misbehaves once in 30 choices (a game of Sushi Go! for two) in the way that its
# argument names.
greeted=no
while read -r line; do
  case $line in
    *'"type":"game"'*) greeted=yes; continue ;;
    *'"type":"choice"'*) ;;
    *) continue ;;
  esac
  number=${line#*'"number":'}
  number=${number%%,*}
  move=${line#*'"moves":["'}
  move=${move%%'"'*}
  answer="{\"move\":\"$move\",\"number\":$number}"
  [ $greeted = yes ] || answer='nobody has told me what we play'
  mood=well
  [ $((number % 30)) -ne 7 ] || mood=$1
  case $mood in
    well) echo "$answer" ;;
    crash) echo 'out of wasabi' >&2; exit 3 ;;
    hang) while read -r line; do :; done ;;
    shy) exec cat >/dev/null ;;
    chatter) echo 'Itadakimasu!'; echo "$answer" ;;
    nonsense) echo "{\"move\":[\"$move\"]}" ;;
    illegal) echo "{\"move\":\"chopsticks+chopsticks\",\"number\":$number}" ;;
    unknown) echo "{\"move\":\"sukiyaki\",\"number\":$number}" ;;
    early) echo "{\"move\":\"$move\",\"number\":$((number + 1))}" ;;
    twice) echo "$answer"; echo "$answer" ;;
    talkative) echo "{\"note\":\"hm\",\"move\":\"$move\",\"number\":$number}" ;;
  esac
done
