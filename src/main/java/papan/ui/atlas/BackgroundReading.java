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
record BackgroundReading(List<Document> documents, AboutGame about) {
    static final BackgroundReading EMPTY = new BackgroundReading(List.of(), new AboutGame(List.of()));

    BackgroundReading {
        documents = List.copyOf(documents);
    }
}
