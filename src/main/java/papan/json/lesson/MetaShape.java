package papan.json.lesson;

import static papan.json.lesson.LessonShapes.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.Reading;
import papan.format.Shapes;
import papan.format.Visible;
import papan.format.Vocabulary;
import papan.lesson.script.Lesson.Audience;
import papan.lesson.script.Lesson.ClauseRef;
import papan.lesson.script.Lesson.Goal;
import papan.lesson.script.Teaching;
import papan.rules.ClauseId;
import papan.rules.RuleBook;

/** What a lesson says about itself. */
final class MetaShape {
    static final int MAX_GOALS = 5;
    private static final List<String> CLAUSES =
            Arrays.stream(ClauseId.values()).map(ClauseId::id).toList();

    private MetaShape() {}

    /** What a lesson says about itself, as words of a lesson. */
    static void in(Vocabulary all) {
        all.with(
                        "ages",
                        Shapes.list(Shapes.whole(0, Audience.MAX_AGE))
                                .checked(MetaShape::areBounds)
                                .with("minItems", 2)
                                .with("maxItems", 2))
                .with(ClauseRef.class, Shapes.text("^[^#]+#(" + String.join("|", CLAUSES) + ")$", MetaShape::clause))
                .with("watch", LessonShapes.few(LessonShapes.TEXT, Teaching.Plan.MAX_WATCH, "things to watch for"));
        all.with(Audience.class, all.object(Audience.class).as(audience -> audience))
                .with("run", LessonShapes.few(all.of(Teaching.Stretch.class), Teaching.Plan.MAX_RUN, "parts"))
                .with(
                        "goals",
                        Shapes.noMore(
                                        Shapes.list(all.of(Goal.class)),
                                        MAX_GOALS,
                                        "E111",
                                        "There are ",
                                        " goals; at most " + MAX_GOALS + " can be reached in a lesson.",
                                        "")
                                .checked(MetaShape::areServed));
    }

    /** Notes for the rest of the lesson by which steps each goal is served. */
    private static boolean areServed(List<Goal> goals, JsonValue at, Reading reading) {
        LessonContext lesson = lesson(reading);
        goals.forEach(goal -> lesson.goals().put(goal.id(), lesson.steps().serving(goal.id())));
        return true;
    }

    private static boolean areBounds(List<Integer> ages, JsonValue at, Reading reading) {
        boolean fit = ages.size() == 2 && ages.get(0) <= ages.get(1);
        if (!fit) {
            reading.problems().error("E112", at, "This must be the youngest and the oldest age.", "Write [8, 99].");
        }
        return fit;
    }

    /** {@code congklak-classic#own-store}. */
    private static Optional<ClauseRef> clause(String text, JsonValue at, Reading reading) {
        RuleBook book = reading.context(HasRuleBook.class).book();
        int hash = text.indexOf('#');
        String rules = text.substring(0, Math.max(0, hash));
        String clause = text.substring(hash + 1);
        if (!book.ids().contains(rules)) {
            List<String> refs = book.ids().stream().map(id -> id + "#" + clause).toList();
            String none = "\"" + Visible.shortened(text) + "\" names no installed rule set.";
            reading.problems().error("E107", at, none, Nearest.suggestion(text, refs));
            return Optional.empty();
        }
        if (ClauseId.parse(clause).isEmpty()) {
            String none = "There is no clause \"" + Visible.shortened(clause) + "\".";
            reading.problems().error("E107", at, none, Nearest.orAll(clause, CLAUSES));
            return Optional.empty();
        }
        return Optional.of(new ClauseRef(rules, clause));
    }
}
