package papan.ui.lesson;

import java.awt.Graphics2D;
import java.util.Map;
import java.util.Optional;
import papan.ui.board.BoardThumbnail;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.WindowText;

/** A board that was practised: how it went, and when it comes back. A press asks it once more. */
final class ExerciseCard extends BoardCard {
    private static final int SIGN = 22;

    private final String title;
    private final String about;
    private final String foot;
    private final Optional<Boolean> first;

    /**
     * A card.
     *
     * @param question what was asked, in the language of the window
     * @param first whether it was right at the first go; empty if it was passed by
     * @param back the day on which it comes back, in words; empty if it does not
     */
    ExerciseCard(
            Rehearsal.Question question,
            Optional<Boolean> first,
            Optional<String> back,
            WindowText words,
            Runnable again) {
        super(Optional.of(new BoardThumbnail(
                question.stage().timeline().positionAt(0), question.run().rules())));
        this.first = first;
        title = question.stage().step().head().title();
        about = question.run().lesson().title();
        foot = back.map(day -> words.text(returning(first), Map.of("day", day)))
                .orElseGet(() -> words.text(standing(first)));
        opens("practice.again", words.text("practice.again", Map.of("board", title)), foot, again);
    }

    private static String standing(Optional<Boolean> first) {
        return first.isEmpty() ? "practice.passed" : first.get() ? "practice.right" : "practice.missed";
    }

    private static String returning(Optional<Boolean> first) {
        return first.isEmpty() ? "practice.passed.back" : first.get() ? "practice.right.back" : "practice.missed.back";
    }

    @Override
    String title() {
        return title;
    }

    @Override
    String about() {
        return about;
    }

    @Override
    String foot() {
        return foot;
    }

    @Override
    String footColour() {
        return "Papan.text";
    }

    @Override
    int signWidth() {
        return SIGN;
    }

    @Override
    void sign(Graphics2D g) {
        first.ifPresent(right -> {
            g.setColor(Paints.colour(right ? "Papan.correct" : "Papan.accent"));
            Icons sign = right ? Icons.CORRECT : Icons.RESTART;
            sign.draw(g, Px.exactly(PAD - 2), Px.exactly(PAD - 3), Px.exactly(SIGN), 3f);
        });
    }
}
