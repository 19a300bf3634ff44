# La página de inicio: juegos, niveles y resultados.

## Niveles

level-easy = Fácil
    .about = Acaba de aprender y se le escapan cosas.
level-medium = Medio
    .about = Juega con cabeza y mira un poco más allá.
level-hard = Difícil
    .about = Lo piensa todo hasta el final.
level = Nivel

## Juegos

home-continue = Continuar
home-your-turn = Te toca
home-play = Jugar
home-friends = Con amigos
home-join = Entrar con un código
home-more-games = { $count ->
    [one] { $count } partida más
   *[other] { $count } partidas más
}
home-leave = Dejar esta partida
    .about = Un bot ocupará tu asiento para siempre. Los demás siguen jugando.
    .do = Dejarla
home-delete = Borrar esta partida
    .about = No podrás recuperarla.
    .do = Borrar

## Resultados

stats-played = Jugadas
stats-won = Ganadas
stats-best = Récord
stats-streak = Racha
home-results = Tus resultados
home-results-empty = Aún no hay nada. Termina una partida y mira cómo te ha ido.
result-won = Victoria
result-place = Puesto { $rank } de { $players }

## Una página que no existe

not-found-title = Este plato está vacío
