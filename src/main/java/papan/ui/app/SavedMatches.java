package papan.ui.app;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import papan.json.FormatException;
import papan.json.MatchReader;
import papan.json.MatchWriter;
import papan.json.Problem;
import papan.json.RuleBooks;
import papan.replay.RecordedMatch;
import papan.ui.common.Background;
import papan.ui.common.WindowText;
import papan.ui.explore.ExploreFiles;

/** Recorded matches in files that somebody chooses. */
final class SavedMatches implements ExploreFiles {
    private final WindowText words;
    private final ChosenFile chosen = new ChosenFile("match-file");
    private final SavedFile saved = new SavedFile("match-save", List.of("json"));

    /**
     * What a file holds.
     *
     * @param problem why it cannot be used; empty if it can
     */
    private record Outcome(Optional<RecordedMatch> match, String problem) {}

    SavedMatches(WindowText words) {
        this.words = words;
    }

    @Override
    public void open(Component parent, Reading then) {
        Optional<Path> file = chosen.choose(parent, words.text("explore.file.kind"));
        if (file.isEmpty()) {
            return;
        }
        String name = String.valueOf(file.get().getFileName());
        then.begun(name);
        Background.run(
                () -> read(file.get()),
                outcome -> outcome.match().ifPresentOrElse(then::read, () -> then.failed(name, outcome.problem())));
    }

    private static Outcome read(Path file) {
        try {
            return new Outcome(Optional.of(MatchReader.read(file, RuleBooks.shipped())), "");
        } catch (FormatException e) {
            Problem first = e.problems().get(0);
            String where = first.spot().line() + ":" + first.spot().column() + " ";
            return new Outcome(Optional.empty(), where + (first.message() + " " + first.fix()).strip());
        } catch (IOException e) {
            return new Outcome(
                    Optional.empty(), Optional.ofNullable(e.getMessage()).orElse(e.toString()));
        }
    }

    @Override
    public void save(Component parent, RecordedMatch match, String proposed, Consumer<String> then) {
        saved.choose(parent, proposed)
                .ifPresent(file -> SavedFile.write(
                        file,
                        () -> MatchWriter.write(match),
                        failed -> then.accept(
                                failed.isEmpty()
                                        ? words.text("explore.saved", Map.of("file", file))
                                        : words.text(
                                                "explore.save.failed", Map.of("file", file, "reason", failed.get())))));
    }
}
