package papan.ui.lesson;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.lesson.learner.Curriculum;
import papan.lesson.learner.Curriculum.State;
import papan.lesson.play.PracticeSet;
import papan.lesson.script.Lesson;
import papan.ui.board.BoardThumbnail;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.WindowText;

/** A lesson in the library: what it is called and about, how far the learner is, and what comes before it. */
final class LessonCard extends BoardCard {
    private static final int SIGN = 20;

    private final Curriculum.Entry entry;
    private final WindowText words;
    private final String standing;

    /**
     * A card.
     *
     * @param board the small board beside it
     * @param chosen opens the lesson where the learner was
     * @param looked shows what the learner has done in it
     */
    LessonCard(
            Curriculum.Entry entry,
            Optional<BoardThumbnail> board,
            WindowText words,
            Runnable chosen,
            Runnable looked) {
        super(board);
        this.entry = entry;
        this.words = words;
        this.standing = standing();
        Lesson lesson = entry.lesson();
        if (entry.state() != State.NEW) {
            String what = words.text("lessons.answers", Map.of("lesson", lesson.title()));
            tool(Icons.TABLE, "answers." + lesson.id(), what, looked);
        }
        opens("open." + lesson.id(), lesson.title(), lesson.summary() + " " + standing + ". " + before(), chosen);
    }

    /** Whether it is a practice set. */
    boolean isSet() {
        return PracticeSet.is(entry.lesson());
    }

    @Override
    String title() {
        return entry.lesson().title();
    }

    @Override
    String about() {
        return entry.lesson().summary();
    }

    @Override
    String foot() {
        return standing;
    }

    @Override
    String footColour() {
        return entry.state() == State.NEW ? "Papan.secondary" : "Papan.text";
    }

    @Override
    int signWidth() {
        return SIGN;
    }

    private String standing() {
        int minutes = entry.lesson().meta().minutes();
        return switch (entry.state()) {
            case NEW ->
                words.text(
                        "lessons.minutes",
                        Map.of(
                                "minutes",
                                minutes,
                                "steps",
                                entry.lesson().steps().size()));
            case BEGUN ->
                words.text(
                        "lessons.at",
                        Map.of(
                                "step",
                                entry.step(),
                                "steps",
                                entry.lesson().steps().size(),
                                "minutes",
                                entry.minutes()));
            case LEFT -> words.text("lessons.skipped", Map.of("questions", entry.skipped()));
            case DONE ->
                entry.questions() == 0
                        ? words.text("lessons.finished")
                        : words.text("lessons.right", Map.of("right", entry.right(), "questions", entry.questions()));
        };
    }

    /** What comes before it, and whether that is done; empty if nothing does. */
    private String before() {
        List<Lesson> all =
                entry.requires().stream().map(Curriculum.Required::lesson).toList();
        List<Lesson> left = entry.left();
        if (all.isEmpty()) {
            return "";
        }
        String key = left.isEmpty()
                ? "lessons.before.done"
                : left.size() == all.size() ? "lessons.before" : "lessons.before.some";
        return words.text(key, Map.of("lessons", titles(all), "left", titles(left)));
    }

    private String titles(List<Lesson> lessons) {
        return lessons.stream().map(Lesson::title).collect(Collectors.joining(words.text("lessons.comma")));
    }

    /** A tick for what is done, a ring for what is not. */
    private static void drawSign(Graphics2D g, boolean done, String open, float x, float y, float size) {
        if (done) {
            g.setColor(Paints.colour("Papan.correct"));
            Icons.CORRECT.draw(g, x, y, size, 3f);
        } else {
            float thick = Math.max(Px.exactly(2), size * 0.15f);
            g.setStroke(new BasicStroke(thick));
            g.setColor(Paints.colour(open));
            g.draw(ring(x, y, size, thick));
        }
    }

    private static Arc2D ring(float x, float y, float size, float thick) {
        return new Arc2D.Float(x + thick, y + thick, size - 2 * thick, size - 2 * thick, 90, 360, Arc2D.OPEN);
    }

    /** How far the learner is: a ring that fills, or a tick. */
    @Override
    void sign(Graphics2D g2) {
        float x = Px.exactly(PAD - 2);
        float y = Px.exactly(PAD - 3);
        float size = Px.exactly(SIGN);
        drawSign(g2, entry.state() == State.DONE, "Papan.track", x, y, size);
        if (entry.state() == State.BEGUN || entry.state() == State.LEFT) {
            float thick = Px.exactly(3);
            Arc2D ring = ring(x, y, size, thick);
            g2.setStroke(new BasicStroke(thick));
            double steps = entry.lesson().steps().size();
            double share = (entry.state() == State.LEFT ? steps - entry.skipped() : entry.step() - 0.5) / steps;
            g2.setColor(Paints.colour("Papan.accent"));
            ring.setAngleExtent(-360 * share);
            g2.draw(ring);
        }
    }
}
