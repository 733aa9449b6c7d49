package papan.ui.lesson;

import java.util.Map;
import java.util.Optional;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.WindowText;

/** Handing in: the learner's button and what came of it, and the folder that a teacher sets. */
final class HandInPart {
    private HandInPart() {}

    /** The button in the learner's row, where something was done that can be handed in, and below it what came of that. */
    static void put(LibraryPage page, FlowRow row, LibraryShelf shelf, WindowText words, LibraryActs acts) {
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
        handIn.handed()
                .map(handed -> said(handed, words))
                .or(() -> Optional.of(words.text("hand-in.name-first")).filter(first -> handIn.isNameFirst()))
                .ifPresent(told ->
                        page.text("Papan.body.font", "Papan.text", told, 6).setName("hand-in.told"));
    }

    private static String said(HandInPlace.Handed handed, WindowText words) {
        return handed.file()
                .map(file -> words.text("hand-in.done", Map.of("file", file, "folder", handed.folder())))
                .orElseGet(() -> words.text(
                        handed.isGone() ? "hand-in.gone" : "hand-in.failed", Map.of("folder", handed.folder())));
    }

    /** The folder to which everybody hands in. */
    static void putForTeachers(LibraryPage page, FlowRow row, HandInShelf handIn, WindowText words, LibraryActs acts) {
        handIn.place().ifPresent(place -> {
            row.put(
                    LibraryPage.button(
                            "hand-in.folder", words.text("hand-in.folder"), Icons.SETTINGS, acts::chooseHandIn),
                    0);
            place.folder().ifPresent(folder -> {
                page.text("Papan.body.font", "Papan.text", words.text("hand-in.to", Map.of("folder", folder)), 6)
                        .setName("hand-in.to");
                row.put(
                        LibraryPage.button("hand-in.forget", words.text("hand-in.forget"), null, acts::forgetHandIn),
                        0);
            });
        });
    }
}
