package papan.json.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import papan.format.Field;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shapes;
import papan.format.Visible;
import papan.lesson.script.Lesson.Audience;
import papan.lesson.script.Lesson.ClauseRef;
import papan.lesson.script.Lesson.End;
import papan.lesson.script.Lesson.Goal;
import papan.lesson.script.Lesson.Level;
import papan.lesson.script.Lesson.Meta;
import papan.lesson.script.Lesson.Reference;
import papan.lesson.script.Lesson.Saying;
import papan.lesson.script.Lesson.Strand;
import papan.lesson.script.Teaching;
import papan.rules.ClauseId;
import papan.rules.Key;
import papan.rules.RuleBook;

/** What a lesson says about itself. */
final class MetaShape {
    private static final int MAX_MINUTES = 90;
    private static final int MAX_AGE = 120;
    private static final int MAX_GOALS = 5;
    private static final List<String> CLAUSES =
            Arrays.stream(ClauseId.values()).map(ClauseId::id).toList();

    private static final Field<List<Integer>> AGES = Field.optional(
            "ages",
            Shapes.list(Shapes.whole(0, MAX_AGE))
                    .checked(MetaShape::areBounds)
                    .with("minItems", 2)
                    .with("maxItems", 2),
            List.of(0, MAX_AGE),
            "Youngest and oldest.");
    private static final Field<Level> LEVEL =
            Field.optional("level", Shapes.words(Level.class, Key::of), Level.BEGINNER, "What learners know already.");
    private static final Field<Strand> STRAND = Field.optional(
            "strand",
            Shapes.words(Strand.class, Key::of),
            Strand.OTHER,
            "The part of a course it belongs to: play, plan (playing well), people (and boards), numbers, rules (texts that"
                    + " disagree), make (something of one's own).");
    private static final Field<List<String>> REQUIRES =
            Field.optional("requires", Shapes.list(LessonShapes.ID), List.of(), "Ids of lessons that come before.");
    private static final Field<Audience> AUDIENCE = Field.optional(
            "audience",
            ObjectShape.<Audience>of(
                    "",
                    in -> new Audience(
                            in.get(AGES).get(0), in.get(AGES).get(1), in.get(LEVEL), in.get(STRAND), in.get(REQUIRES)),
                    AGES,
                    LEVEL,
                    STRAND,
                    REQUIRES),
            new Audience(0, MAX_AGE, Level.BEGINNER, Strand.OTHER, List.of()),
            "Whom it is for.");

    private static final Field<Integer> MINUTES = Field.required(
                    "minutes", Shapes.whole(1, MAX_MINUTES), "Planned length.")
            .or(1);
    private static final Field<String> ID =
            Field.filled("id", Shapes.text(), "").or("");
    private static final Field<String> TEXT = LessonShapes.filled("text", "What a learner can do then.");
    private static final Field<List<Goal>> GOALS = Field.optional(
            "goals",
            Shapes.noMore(
                    Shapes.list(ObjectShape.<Goal>of("", in -> new Goal(in.get(ID), in.get(TEXT)), ID, TEXT)),
                    MAX_GOALS,
                    "E111",
                    "There are ",
                    " goals; at most " + MAX_GOALS + " can be reached in a lesson.",
                    ""),
            List.of(),
            "What a learner can do afterwards.");

    private static final Field<String> CITE = LessonShapes.filled("cite", "How the document is called.");
    private static final Field<String> URL = LessonShapes.text("url", "Where it is.");
    private static final Field<String> ACCESSED = LessonShapes.text("accessed", "When it was read.");
    private static final Field<List<ClauseRef>> SUPPORTS = Field.optional(
            "supports",
            Shapes.list(Shapes.text("^[^#]+#(" + String.join("|", CLAUSES) + ")$", MetaShape::clause)),
            List.of(),
            "Clauses, as RULE-SET#CLAUSE.");
    private static final Field<String> NOTE = LessonShapes.text("note", "");
    private static final Field<List<Reference>> SOURCES = Field.optional(
            "sources",
            Shapes.list(ObjectShape.<Reference>of(
                    "",
                    in -> new Reference(
                            in.get(ID), in.get(CITE), in.get(URL), in.get(ACCESSED), in.get(SUPPORTS), in.get(NOTE)),
                    ID,
                    CITE,
                    URL,
                    ACCESSED,
                    SUPPORTS,
                    NOTE)),
            List.of(),
            "The documents it rests on.");
    private static final Field<List<String>> AUTHORS =
            Field.optional("authors", Shapes.list(Shapes.text()), List.of(), "Who wrote it.");
    private static final Field<String> LICENSE = LessonShapes.text("license", "An SPDX id.");
    private static final Field<List<String>> KEYWORDS =
            Field.optional("keywords", Shapes.list(Shapes.text()), List.of(), "Words to find it by.");
    private static final Field<String> TEACHER = LessonShapes.text("teacher", "A note for whoever teaches it.");

    private static final Field<Integer> STRETCH =
            Field.required("minutes", Shapes.whole(1, MAX_MINUTES), "How long.").or(1);
    private static final Field<String> DONE = LessonShapes.filled("text", "What is done in them.");
    private static final Field<String> AIM = LessonShapes.filled("aim", "What the class is to take along.");
    private static final Field<List<Teaching.Stretch>> RUN = Field.required(
                    "run",
                    LessonShapes.few(
                            ObjectShape.<Teaching.Stretch>of(
                                    "", in -> new Teaching.Stretch(in.get(STRETCH), in.get(DONE)), STRETCH, DONE),
                            Teaching.Plan.MAX_RUN,
                            "parts"),
                    "What is done, in order, with the minutes of each.")
            .or(List.of());
    private static final Field<List<String>> WATCH = Field.optional(
            "watch",
            LessonShapes.few(LessonShapes.TEXT, Teaching.Plan.MAX_WATCH, "things to watch for"),
            List.of(),
            "What learners get wrong, and what to ask them.");
    private static final Field<String> FAST = LessonShapes.text("fast", "For pairs that are done before the others.");
    private static final Field<String> WITHOUT = LessonShapes.text("without", "How it goes without computers.");
    private static final Field<Teaching.Plan> PLAN = Field.optional(
            "plan",
            ObjectShape.<Teaching.Plan>of(
                            "One page for the teacher.",
                            in -> new Teaching.Plan(
                                    in.get(AIM), in.get(RUN), in.get(WATCH), in.get(FAST), in.get(WITHOUT)),
                            AIM,
                            RUN,
                            WATCH,
                            FAST,
                            WITHOUT)
                    .named("plan"),
            "A plan of a school lesson around it.");

    private static final Field<String> WORD = LessonShapes.filled("text", "The word itself; it is not translated.");
    private static final Field<String> SPOKEN = Field.filled(
                    "language", Shapes.text(), "The tag of its language, such as ms.")
            .or("");
    private static final Field<String> MEANS = LessonShapes.filled("means", "What it means.");
    private static final Field<String> HEARD = Field.filled(
                    "source", Shapes.text(), "The id of the source that has it.")
            .or("");
    private static final Field<Saying> SAYING = Field.optional(
            "saying",
            ObjectShape.<Saying>of(
                            "A word that players say, in their own language.",
                            in -> new Saying(in.get(WORD), in.get(SPOKEN), in.get(MEANS), in.get(HEARD)),
                            WORD,
                            SPOKEN,
                            MEANS,
                            HEARD)
                    .named("saying"),
            "A word that players say.");

    private static final Field<String> KEEP = LessonShapes.text(
            "keep", "One sentence to remember; without it, the rule that decides at the best moment.");
    private static final Field<String> BEST = Field.optional(
            "best",
            Shapes.text().checked((id, at, reading) -> {
                reading.context(LessonContext.class).steps().check(id, at, List.of(), reading.problems());
                return true;
            }),
            "The step with the lesson's best moment; without it, the largest capture or the longest relay.");
    private static final Field<End> END = Field.optional(
            "end",
            ObjectShape.<End>of("", in -> new End(in.get(KEEP), in.find(BEST), in.find(SAYING)), KEEP, BEST, SAYING),
            End.NONE,
            "What the last page shows.");

    static final Field<Meta> META = Field.required(
                    "meta",
                    ObjectShape.<Meta>of(
                                    "For teachers.",
                                    in -> new Meta(
                                            in.get(AUDIENCE),
                                            in.get(MINUTES),
                                            in.get(GOALS),
                                            in.get(SOURCES),
                                            in.get(AUTHORS),
                                            in.get(LICENSE),
                                            in.get(KEYWORDS),
                                            new Teaching(in.get(TEACHER), in.find(PLAN)),
                                            in.get(END)),
                                    AUDIENCE,
                                    MINUTES,
                                    GOALS,
                                    SOURCES,
                                    AUTHORS,
                                    LICENSE,
                                    KEYWORDS,
                                    TEACHER,
                                    PLAN,
                                    END)
                            .named("meta"),
                    "")
            .or(new Meta(
                    AUDIENCE.otherwise().orElseThrow(),
                    1,
                    List.of(),
                    List.of(),
                    List.of(),
                    "",
                    List.of(),
                    Teaching.NONE,
                    End.NONE));

    private MetaShape() {}

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
