package papan.json.progress;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.play.Act;
import papan.lesson.play.Answered;
import papan.lesson.play.Bookmark;
import papan.lesson.play.Done;
import papan.lesson.play.LessonProgress;
import papan.lesson.play.LessonSummary;

/** What a lesson looked like in {@code progress/1}, which told in sum what a learner had come to. Only read. */
final class OlderProgressShape {
    private static final Shape<Integer> COUNT = Shapes.whole(0, Integer.MAX_VALUE);
    private static final Shape<List<String>> TEXTS = Shapes.list(Shapes.text());

    private static final Field<String> GIVEN = Field.required("given", Shapes.text(), "");
    private static final Field<Boolean> CORRECT = Field.optional("correct", Shapes.flag(), false, "");
    private static final Field<Instant> TIME = Field.required("time", ProgressFields.TIME, "");
    private static final Shape<Answered.Attempt> ATTEMPT = ObjectShape.of(
            "",
            in -> new Answered.Attempt(in.get(GIVEN), in.get(CORRECT), in.get(TIME)),
            List.of(GIVEN, CORRECT, TIME));

    private static final Field<String> STEP = Field.filled("step", Shapes.text(), "");
    private static final Field<String> QUESTION = Field.filled("question", Shapes.text(), "");
    private static final Field<String> TYPE = Field.filled("type", Shapes.text(), "");
    private static final Field<String> GOAL = Field.optional("goal", Shapes.text(), "", "");
    private static final Field<String> LANGUAGE = Field.optional("language", Shapes.text(), "", "");
    private static final Field<List<Answered.Attempt>> ATTEMPTS =
            Field.optional("attempts", Shapes.list(ATTEMPT), List.of(), "");
    private static final Field<Integer> HINTS = Field.optional("hints", Shapes.whole(0, 1000), 0, "");
    private static final Field<Boolean> REVEALED = Field.optional("revealed", Shapes.flag(), false, "");
    private static final Field<Integer> SECONDS = Field.optional("seconds", COUNT, 0, "");
    private static final Field<List<String>> MISCONCEPTIONS = Field.optional("misconceptions", TEXTS, List.of(), "");
    private static final Field<Integer> CONFIDENCE = Field.optional("confidence", Shapes.whole(1, 100), 0, "");
    private static final Shape<List<Answered>> ANSWERS = Shapes.list(ObjectShape.of(
            "",
            OlderProgressShape::answer,
            List.of(
                    STEP,
                    QUESTION,
                    TYPE,
                    GOAL,
                    LANGUAGE,
                    ATTEMPTS,
                    HINTS,
                    REVEALED,
                    SECONDS,
                    MISCONCEPTIONS,
                    CONFIDENCE,
                    TIME)));

    /** Something that was given and not judged. */
    private record Draft(String step, String question, String given) {}

    /** A step that was begun again after so many answers to its question. */
    private record Reopened(String step, String question, int answers) {}

    private static final Field<Integer> BEFORE = Field.optional("answers", Shapes.whole(0, Answered.MOST), 0, "");
    private static final Field<List<Draft>> DRAFTS = Field.optional(
            "drafts",
            Shapes.list(ObjectShape.of(
                    "",
                    in -> new Draft(in.get(STEP), in.get(QUESTION), in.get(GIVEN)),
                    List.of(STEP, QUESTION, GIVEN))),
            List.of(),
            "");
    private static final Field<List<Reopened>> REOPENED = Field.optional(
            "reopened",
            Shapes.list(ObjectShape.of(
                    "",
                    in -> new Reopened(in.get(STEP), in.get(QUESTION), in.get(BEFORE)),
                    List.of(STEP, QUESTION, BEFORE))),
            List.of(),
            "");

    private static final Field<String> PLACE = Field.optional("step", Shapes.text(), "", "");
    private static final Field<Integer> CURSOR = Field.optional("cursor", COUNT, 0, "");
    private static final Field<Boolean> AT_END = Field.optional("atEnd", Shapes.flag(), false, "");
    private static final Field<List<String>> BACK = Field.optional("back", TEXTS, List.of(), "");
    private static final Field<List<String>> MADE = Field.optional("made", TEXTS, List.of(), "");
    private static final Field<List<String>> MOVES = Field.optional("moves", TEXTS, List.of(), "");
    private static final Field<Boolean> FINISHED = Field.optional("finished", Shapes.flag(), false, "");
    private static final Field<Instant> BEGUN =
            Field.required("begun", ProgressFields.TIME, "").or(Instant.EPOCH);
    private static final Field<List<Answered>> TODAY = Field.optional("answers", ANSWERS, List.of(), "");
    private static final Field<List<Answered>> SET_ASIDE = Field.optional("setAside", ANSWERS, List.of(), "");

    /** A lesson with what is known of it in sum, as acts that come to the same. */
    static final Shape<LessonProgress> LESSON_KNOWN = ObjectShape.of(
            "What is known of a learner in one lesson.",
            in -> LessonProgress.of(in.get(ProgressFields.LESSON), in.get(ProgressFields.REVISION), known(in)),
            List.of(
                    ProgressFields.LESSON,
                    ProgressFields.REVISION,
                    PLACE,
                    CURSOR,
                    AT_END,
                    BACK,
                    MADE,
                    MOVES,
                    FINISHED,
                    BEGUN,
                    TIME,
                    SECONDS,
                    TODAY,
                    SET_ASIDE,
                    DRAFTS,
                    REOPENED));

    private OlderProgressShape() {}

    private static Answered answer(Fields in) {
        return new Answered(
                in.get(STEP),
                in.get(QUESTION),
                in.get(TYPE),
                in.get(GOAL),
                in.get(LANGUAGE),
                in.get(ATTEMPTS),
                in.get(HINTS),
                in.get(REVEALED),
                in.get(SECONDS),
                in.get(MISCONCEPTIONS),
                in.get(CONFIDENCE),
                in.get(TIME));
    }

    private static LessonSummary known(Fields in) {
        Instant time = in.find(TIME).orElse(in.get(BEGUN));
        return new LessonSummary(
                new Bookmark(in.get(PLACE), in.get(CURSOR), in.get(AT_END), in.get(BACK), in.get(MADE), in.get(MOVES)),
                in.get(FINISHED),
                in.get(BEGUN),
                time,
                in.get(SECONDS),
                in.get(TODAY),
                in.get(SET_ASIDE),
                in.get(DRAFTS).stream().map(draft -> done(draft, time)).toList(),
                reopened(in.get(REOPENED), in.get(TODAY)));
    }

    private static Done done(Draft draft, Instant time) {
        return Done.of(draft.step(), new Act.Answered(draft.given()))
                .about(draft.question())
                .at(time, 0);
    }

    private static Map<String, Integer> reopened(List<Reopened> steps, List<Answered> answers) {
        Map<String, Integer> before = new LinkedHashMap<>();
        for (Reopened each : steps) {
            boolean asked = answers.stream()
                    .anyMatch(answer -> answer.step().equals(each.step())
                            && answer.question().equals(each.question()));
            if (asked) {
                before.put(each.step(), each.answers());
            }
        }
        return before;
    }
}
