package papan.json.progress;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import papan.format.Field;
import papan.format.FileFormat;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.UnionShape;
import papan.lesson.learner.TodaysPlan;

/** What a file with the plans of a teacher looks like: {@code plans/1}. */
final class PlanShape {
    static final String FORMAT = "plans/1";

    private static final Field<String> PUPILS =
            Field.optional("class", Shapes.text(), "", "How the teacher calls the class.");
    private static final Field<Map<String, String>> NOTES = Field.optional(
            "notes", Shapes.map(Shapes.text(), Shapes.text()), Map.of(), "The teacher's notes, by the step's id.");
    private static final Field<List<String>> HIDDEN =
            Field.optional("hidden", Shapes.list(Shapes.text()), List.of(), "Ids of the steps that are left out.");
    private static final Field<List<String>> ORDER =
            Field.optional("order", Shapes.list(Shapes.text()), List.of(), "Ids of the steps in the order of today.");
    private static final Field<Integer> MINUTES =
            Field.optional("minutes", Shapes.whole(0, TodaysPlan.MOST_MINUTES), 0, "How much time there is.");

    private static final Shape<TodaysPlan> PLAN = ObjectShape.of(
                    "What a teacher makes of a lesson for one class.",
                    in -> new TodaysPlan(
                            in.get(ProgressFields.LESSON),
                            in.get(PUPILS),
                            in.get(NOTES),
                            new LinkedHashSet<>(in.get(HIDDEN)),
                            in.get(ORDER),
                            in.get(MINUTES)),
                    ProgressFields.LESSON.from(TodaysPlan::lesson),
                    PUPILS.from(TodaysPlan::pupils),
                    NOTES.from(TodaysPlan::notes),
                    HIDDEN.from(plan -> plan.hidden().stream().sorted().toList()),
                    ORDER.from(TodaysPlan::order),
                    MINUTES.from(TodaysPlan::minutes))
            .named("plan");

    private static final Field<List<TodaysPlan>> ALL =
            Field.required("plans", Shapes.list(PLAN), "The plans, the one that was used last at the end.");

    static final Shape<List<TodaysPlan>> FILE = new UnionShape<>(
            "format",
            "The version of the format.",
            Map.of(FORMAT, ObjectShape.of("The plans of a teacher.", in -> in.get(ALL), ALL.from(all -> all))),
            "file",
            all -> FORMAT,
            (word, at, reading) -> Shapes.words(Map.of(FORMAT, FORMAT)).read(at, reading));

    private static final String EXAMPLE = """
            { 'format': 'plans/1', 'plans': [
              { 'lesson': 'keep-going', 'class': '7b', 'notes': { 'one': 'Let Aina point first.' },
                'hidden': ['two'], 'order': ['three', 'one', 'two'], 'minutes': 20 }] }""";

    private PlanShape() {}

    /** The format. */
    static FileFormat<?> format() {
        return new FileFormat<>(FORMAT, FILE, EXAMPLE);
    }
}
