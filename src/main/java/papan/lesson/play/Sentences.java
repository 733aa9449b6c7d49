package papan.lesson.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.lesson.compare.BoardSentences;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.scene.Spoken;
import papan.lesson.script.LookFor;
import papan.lesson.script.Say;
import papan.lesson.script.SelectedEvents;
import papan.lesson.script.Selector;
import papan.lesson.script.Step;
import papan.narration.Caption;
import papan.narration.CaptionText;
import papan.narration.Language;

/**
 * Which sentence is told at which cursor of a lesson: the author's, or else the program's own. {@link LessonRun} says what its
 * methods of the same names give.
 */
final class Sentences {
    private final List<PlayedStep> played;
    private final FirstOccurrences firsts;
    private final Spoken spoken;
    /** What the author says about the events of a stage, by both indices; looked up once for each stage. */
    private final Map<Integer, Map<Integer, Say>> authors = new ConcurrentHashMap<>();

    Sentences(List<PlayedStep> played, FirstOccurrences firsts, Spoken spoken) {
        this.played = played;
        this.firsts = firsts;
        this.spoken = spoken;
    }

    Optional<String> said(Stage stage) {
        return stage.step().head().say().stream()
                .filter(say -> say.on().isEmpty())
                .map(say -> spoken.text(say.text()))
                .reduce((before, next) -> before + " " + next);
    }

    Optional<String> sentence(Stage stage, int cursor, CaptionText words) {
        if (cursor == stage.start()) {
            Optional<String> own = question(stage, words).or(() -> said(stage));
            if (own.isPresent()) {
                return own;
            }
        }
        if (cursor < 1) {
            return lifted(stage, words);
        }
        if (cursor > stage.end()) {
            return Optional.empty();
        }
        Caption caption = stage.timeline().caption(cursor - 1);
        return about(stage, cursor)
                .map(say -> spoken.join(say, caption, words))
                .or(() -> boards(stage, words)
                        .map(boards -> boards.common(cursor))
                        .orElse(Optional.of(words.format(caption))));
    }

    /** What is told of the boards of a stage that compares. */
    Optional<BoardSentences> boards(Stage stage, CaptionText words) {
        return played.get(stage.index()).compared().map(compared -> new BoardSentences(compared, words));
    }

    String label(ComparedBoards compared, ComparedBoards.Board board, Language language) {
        return board.label().isEmpty() ? compared.name(board, language) : spoken.text(board.label());
    }

    boolean isSpoken(Stage stage, int cursor) {
        return played.get(stage.index())
                .compared()
                .map(ComparedBoards::lockstep)
                .map(all -> IntStream.rangeClosed(all.lastWith(0, cursor - 1) + 1, all.lastWith(0, cursor))
                        .anyMatch(all::isSpoken))
                .orElseGet(() -> stage.timeline().isSpoken(cursor));
    }

    /** What is about to be sown, where a stage plays and nothing has happened before it that could be told. */
    private static Optional<String> lifted(Stage stage, CaptionText words) {
        return stage.step().asPlay().isPresent()
                ? BoardEvent.all(
                                SowingEvent.Lifted.class,
                                stage.timeline().events().subList(0, stage.end()))
                        .findFirst()
                        .map(first -> words.text("ask.lifted", Map.of("house", first.at())))
                : Optional.empty();
    }

    boolean isAuthors(Stage stage, int cursor) {
        return cursor >= 1 && cursor <= stage.end() && about(stage, cursor).isPresent();
    }

    private Optional<Say> about(Stage stage, int cursor) {
        Stage teller = teller(stage, cursor);
        return Optional.ofNullable(authors(teller).get(cursor - 1 - teller.start()));
    }

    private Map<Integer, Say> authors(Stage teller) {
        return authors.computeIfAbsent(
                teller.index(), any -> Spoken.about(teller.step().head().say(), firsts.in(teller)));
    }

    List<Integer> pauses(Stage stage) {
        List<Selector> pauses = stage.step().asPlay().map(Step.Play::pauseOn).orElse(List.of());
        if (pauses.isEmpty()) {
            return List.of();
        }
        SelectedEvents events = firsts.in(stage);
        return pauses.stream()
                .flatMap(selector -> events.all(selector).stream())
                .map(index -> stage.start() + index + 1)
                .distinct()
                .sorted()
                .toList();
    }

    Optional<String> question(Stage stage, CaptionText words) {
        return played.get(stage.index())
                .compared()
                .map(ComparedBoards::lookFor)
                .filter(lookFor -> lookFor != LookFor.NONE)
                .map(lookFor -> words.text(lookFor.key()));
    }

    /** The stage of the same scene that showed the event before a cursor: an earlier one for what is history. */
    private Stage teller(Stage stage, int cursor) {
        Stage teller = stage;
        for (int i = stage.index() - 1; i >= 0 && cursor <= teller.start() && !teller.opensScene(); i--) {
            Stage before = played.get(i).stage();
            teller = before.step().isAside() ? teller : before;
        }
        return teller;
    }
}
