"""Anki's own package imports the list of kanji that the site saves.

A test of the site's script (crates/browser/tests/modules/kanji_list.rs) checks that it writes this very file.
"""

from pathlib import Path

from anki.collection import Collection, ImportCsvRequest

SAVED = Path(__file__).parents[2] / "crates/browser/tests/modules/golden/kanji-zushi.txt"


def test_anki_imports_the_saved_kanji(tmp_path):
    collection = Collection(str(tmp_path / "collection.anki2"))
    try:

        def load():
            metadata = collection.get_csv_metadata(path=str(SAVED), delimiter=None)
            return collection.import_csv(ImportCsvRequest(path=str(SAVED), metadata=metadata)).log

        assert len(load().new) == 3
        notes = [collection.get_note(note) for note in collection.find_notes("deck:Kanji-zushi")]
        assert {note.note_type()["name"] for note in notes} == {"Basic"}
        assert all(len(note.cards()) == 1 for note in notes)
        # Fields of notes are HTML, so Anki writes quotes as entities.
        cards = {note["Front"]: (note["Back"], sorted(note.tags)) for note in notes}
        assert cards == {
            "時": ("time · ジ、とき · 10画", ["made", "sushiya"]),
            "話": ("talk · ワ、はな(す)、はなし · 13画", ["missed", "sushiya"]),
            "𠮟": ("so-called &quot;scold&quot;, chide · シツ · 5画", ["missed", "sushiya"]),
        }
        # The list grows from game to game: kanji that Anki has already are not added again.
        assert len(load().new) == 0
    finally:
        collection.close()
