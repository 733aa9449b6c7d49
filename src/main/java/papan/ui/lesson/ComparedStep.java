package papan.ui.lesson;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.lesson.play.ComparedBoards;
import papan.lesson.play.ComparisonText;
import papan.lesson.script.LookFor;
import papan.narration.Wording;

/** Steps in which boards are compared, and in which the learner is to look before being told. */
final class ComparedStep {
    private final LearnSession session;

    ComparedStep(LearnSession session) {
        this.session = session;
    }

    /** The boards that are compared in this step, if it compares and is not behind the learner. */
    Optional<ComparedBoards> compared() {
        return session.run().filter(run -> !session.isFinished()).flatMap(run -> run.compared(session.stage()));
    }

    /** Whether it may be said why boards differ: at once, or once the learner has looked for it. */
    boolean isExplained() {
        return compared()
                .filter(boards ->
                        boards.lookFor() == LookFor.NONE || session.attempt().explained())
                .isPresent();
    }

    /** What the author says to boards on which the learner has looked; else in a sentence where they part. */
    Optional<String> explanation() {
        return compared()
                .filter(boards -> boards.lookFor() != LookFor.NONE && isExplained())
                .map(boards -> session.lesson().said(session.stage()).orElseGet(() -> agreement(boards)));
    }

    private String agreement(ComparedBoards compared) {
        Wording wording = session.captions().wording();
        return IntStream.range(1, compared.boards().size())
                .mapToObj(other -> new ComparisonText(
                                compared.comparisons().get(other - 1),
                                label(compared, 0, wording),
                                label(compared, other, wording),
                                wording)
                        .agreement())
                .distinct()
                .collect(Collectors.joining(" "));
    }

    private String label(ComparedBoards compared, int board, Wording wording) {
        return session.lesson().label(compared, compared.boards().get(board), wording.language());
    }
}
