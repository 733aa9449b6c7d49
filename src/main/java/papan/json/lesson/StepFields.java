package papan.json.lesson;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.Cite;
import papan.lesson.script.Expectation;
import papan.lesson.script.From;
import papan.lesson.script.Panel;
import papan.lesson.script.Step;
import papan.rules.Key;

/** What kinds of steps have in common. */
final class StepFields {
    private static final double MIN_MINUTES = 0.2;
    private static final double MAX_MINUTES = 10;

    private static final Field<String> ID = Field.filled("id", LessonShapes.ID, "An id that no other step has.");
    private static final Field<String> TITLE = LessonShapes.text("title", "A heading; without it the id is shown.");
    private static final Field<String> TEACHER = LessonShapes.text("teacher", "A note for the teacher.");
    private static final Field<Double> MINUTES =
            Field.optional("minutes", Shapes.number(MIN_MINUTES, MAX_MINUTES), "Planned length.");
    private static final Field<Boolean> SKIPPABLE =
            Field.optional("skippable", Shapes.flag(), true, "Whether it may be skipped.");
    private static final Field<Set<Panel>> PANELS =
            panels("The parts of the window that this step reveals; without it in"
                    + " any step all are there from the beginning.");

    private static final Field<String> SOURCE =
            Field.filled("source", Shapes.text(), "The id of one of the lesson's sources.");
    private static final Field<String> WHERE = LessonShapes.text("where", "Where in it, such as a page.");
    private static final Field<Cite.Sure> SURE = Field.required(
            "sure",
            Shapes.words(Cite.Sure.class, Key::of),
            "firm: whoever wrote it has seen it, or several say so independently; likely: one says so, and nothing speaks"
                    + " against it; open: it is said, and nobody knows.");
    private static final Field<String> CITED = LessonShapes.filled("text", "What the source says, in a sentence.");
    /** Of a step, and of a question for later. */
    static final Field<List<Cite>> CITES = Field.optional(
            "cites",
            LessonShapes.few(
                    ObjectShape.<Cite>of(
                                    "Where a statement about the world is from.",
                                    in -> new Cite(in.get(SOURCE), in.get(WHERE), in.get(SURE), in.get(CITED)),
                                    SOURCE,
                                    WHERE,
                                    SURE,
                                    CITED)
                            .named("cite"),
                    Cite.MAX,
                    "sources"),
            List.of(),
            "Where its statements about the world are from; shown on demand.");

    private static final String BEGINS =
            "\"start\", \"keep\" (where the step before ended), the id of one of the positions, or a position written out.";
    /** Where most kinds begin. */
    static final Optional<Field<From>> POSITION = Optional.of(Field.optional("position", FromShapes.OF_STEP, BEGINS));
    /** Where a step that plays begins. */
    static final Optional<Field<From>> FROM = Optional.of(Field.optional("from", FromShapes.OF_STEP, BEGINS));
    /** For kinds that begin where the step before ended, or have boards of their own. */
    static final Optional<Field<From>> NOWHERE = Optional.empty();

    static final Field<Expectation> EXPECT = Field.optional("expect", ExpectShape.OF_STEP, "");

    private StepFields() {}

    /** The panels that an object names. */
    static Field<Set<Panel>> panels(String description) {
        Shape<Set<Panel>> panels =
                Shapes.list(Shapes.words(Panel.class, Panel::id)).as(LinkedHashSet::new);
        return Field.optional("panels", panels, description);
    }

    /**
     * A kind of step.
     *
     * @param description what happens in it, as a sentence for authors
     * @param example one that can be taken into a lesson, for the schema
     * @param from where it begins
     * @param make looks at its own fields and makes the step, once what every step has is known
     * @param own its own fields
     */
    static ObjectShape<Step> kind(
            String description,
            String example,
            Optional<Field<From>> from,
            Function<Fields, Function<Step.Head, Step>> make,
            Field<?>... own) {
        return kind(description, example, from, EXPECT, make, own);
    }

    /** The same where something else is expected. */
    static ObjectShape<Step> kind(
            String description,
            String example,
            Optional<Field<From>> from,
            Field<Expectation> expect,
            Function<Fields, Function<Step.Head, Step>> make,
            Field<?>... own) {
        List<Part<? super Step>> all = new ArrayList<>();
        all.add(ID);
        from.ifPresent(all::add);
        all.addAll(List.of(
                TITLE,
                SayingShapes.SAY,
                TEACHER,
                MINUTES,
                SayingShapes.HIGHLIGHTS,
                SayingShapes.HINTS,
                expect,
                SKIPPABLE,
                NextShape.NEXT,
                PANELS,
                CITES));
        all.addAll(List.of(own));
        return ObjectShape.<Step>of(description, in -> make.apply(in).apply(head(in, from, expect)), all)
                .with("examples", Shapes.example(example));
    }

    private static Step.Head head(Fields in, Optional<Field<From>> from, Field<Expectation> expect) {
        return new Step.Head(
                in.get(ID),
                in.get(TITLE),
                in.get(SayingShapes.SAY),
                in.get(TEACHER),
                in.find(MINUTES).orElse(0.0),
                in.get(SayingShapes.HIGHLIGHTS),
                in.get(SayingShapes.HINTS),
                in.find(expect),
                in.get(SKIPPABLE),
                from.filter(in::has).map(in::get).orElseGet(From.Keep::new),
                in.get(NextShape.NEXT),
                in.find(PANELS),
                in.get(CITES));
    }
}
