package papan.ui.atlas;

import java.util.List;
import papan.rules.AboutGame;
import papan.rules.Document;

/**
 * What there is to read beside the rules.
 *
 * @param documents the documents, sentence by sentence
 * @param about what they tell of the game itself
 */
record Library(List<Document> documents, AboutGame about) {
    static final Library EMPTY = new Library(List.of(), new AboutGame(List.of()));

    Library {
        documents = List.copyOf(documents);
    }
}
