package papan.ui.lesson;

import java.util.Map;
import java.util.Optional;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.WindowText;

/** Handing in on the home: the learner's button, and what came of it. */
final class HandInPart {
    private HandInPart() {}

    /** The button in the learner's row, where something was done that can be handed in. */
    static void put(FlowRow row, LibraryShelf shelf, WindowText words, LibraryActs acts) {
        HandInShelf handIn = shelf.handIn();
        Journal journal = shelf.journal();
        boolean done = !journal.isGuest() && !journal.progress().lessons().isEmpty();
        if (handIn.place().isEmpty() || !done) {
            return;
        }
        row.put(LibraryPage.button("hand-in", words.text("hand-in"), Icons.SAVE, () -> acts.handIn(false)), 0);
        if (handIn.handed().filter(handed -> handed.file().isEmpty()).isPresent()) {
            row.put(
                    LibraryPage.button(
                            "hand-in.elsewhere", words.text("hand-in.choose"), Icons.OPEN, () -> acts.handIn(true)),
                    0);
        }
    }

    /** What came of handing in, and the folder that is set for it. */
    static void putTold(LibraryPage page, HandInShelf handIn, WindowText words) {
        handIn.handed()
                .map(handed -> said(handed, words))
                .or(() -> Optional.of(words.text("hand-in.name-first")).filter(first -> handIn.isNameFirst()))
                .ifPresent(told ->
                        page.text("Papan.body.font", "Papan.text", told, 6).setName("hand-in.told"));
        handIn.place()
                .flatMap(HandInPlace::folder)
                .map(folder -> words.text("hand-in.to", Map.of("folder", folder)))
                .ifPresent(told -> page.text("Papan.small.font", "Papan.secondary", told, 6)
                        .setName("hand-in.to"));
    }

    private static String said(HandInPlace.Handed handed, WindowText words) {
        return handed.file()
                .map(file -> words.text("hand-in.done", Map.of("file", file, "folder", handed.folder())))
                .orElseGet(() -> words.text(
                        handed.isGone() ? "hand-in.gone" : "hand-in.failed", Map.of("folder", handed.folder())));
    }
}
