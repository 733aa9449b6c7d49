package papan.json.progress;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.UnionShape;
import papan.lesson.play.Act;
import papan.lesson.play.Answered;
import papan.lesson.play.Bookmark;
import papan.lesson.play.Done;
import papan.lesson.play.QuestionFacts;

/** What an act looks like in a progress file: one kind of object for each kind of act that is written down. */
final class ActShape {
    private static final Shape<Integer> COUNT = Shapes.whole(0, Integer.MAX_VALUE);
    private static final Shape<List<String>> TEXTS = Shapes.list(Shapes.text());

    private static final Field<String> STEP =
            Field.filled("step", Shapes.text(), "The id of the step in which it was done.");
    private static final Field<String> GIVEN = Field.required(
            "given", Shapes.text().as(Answered::kept, given -> given), "What was given, as answers are written.");
    private static final Field<List<String>> MOVES =
            Field.optional("moves", TEXTS, List.of(), "All moves of the try since it began.");
    private static final Field<Integer> CURSOR =
            Field.optional("cursor", COUNT, 0, "How many events of the step's scene had been seen.");

    private static final Field<String> TO = Field.optional(
            "to", Shapes.text(), "The id of the step to which it led; left out where the learner stayed.");
    private static final Field<Boolean> AT_END =
            Field.optional("atEnd", Shapes.flag(), false, "Whether that was the end of the lesson.");
    private static final Field<List<String>> BACK = Field.optional(
            "back",
            TEXTS,
            List.of(),
            "The steps to which detours come back that were under way there, the latest last.");
    private static final Field<List<String>> MADE =
            Field.optional("made", TEXTS, List.of(), "The detours that had been made by then.");

    private static final Field<String> QUESTION = Field.optional(
            "question", Shapes.text(), "The fingerprint of what was asked; another one where that has changed.");
    private static final Field<String> TYPE = Field.optional(
            "type", Shapes.text(), "The type of the question, or \"try\"; left out where nothing counts in results.");
    private static final Field<String> GOAL =
            Field.optional("goal", Shapes.text(), "", "The id of the goal that the question serves.");
    private static final Field<String> LANGUAGE =
            Field.optional("language", Shapes.text(), "", "The language in which it was asked.");
    private static final Field<Boolean> CORRECT =
            Field.optional("correct", Shapes.flag(), "Whether what was given is right; left out where nothing was.");
    private static final Field<Integer> HINTS =
            Field.optional("hints", Shapes.whole(0, 1000), 0, "How many hints were shown by then.");
    private static final Field<Boolean> REVEALED =
            Field.optional("revealed", Shapes.flag(), false, "Whether the right answer was shown by then.");
    private static final Field<List<String>> MISCONCEPTIONS =
            Field.optional("misconceptions", TEXTS, List.of(), "The ids of those to which a wrong answer points.");
    private static final Field<Integer> CONFIDENCE = Field.optional(
            "confidence", Shapes.whole(0, 100), 0, "How sure the learner was; left out where that was not asked.");

    private static final Field<Instant> TIME = Field.required("time", ProgressFields.TIME, "When it was done.");
    private static final Field<Integer> SECONDS =
            Field.optional("seconds", COUNT, 0, "Since the act before, as far as the learner was there.");
    private static final Field<Boolean> APART = Field.optional(
            "apart", Shapes.flag(), false, "Whether it was done outside the lesson, in a review for example.");
    private static final Field<Boolean> ASIDE = Field.optional(
            "aside",
            Shapes.flag(),
            false,
            "Whether its question has changed since: it is kept, and counts for nothing.");

    private static final Part<Done> GIVEN_WITH =
            GIVEN.fromOptional(done -> done.act().told());
    private static final Part<Done> AT_END_OF =
            AT_END.unlessUsual(done -> done.to().map(Bookmark::atEnd).orElse(false));
    private static final Part<Done> BACK_OF =
            BACK.unlessUsual(done -> done.to().map(Bookmark::back).orElse(List.of()));
    private static final Part<Done> MADE_OF =
            MADE.unlessUsual(done -> done.to().map(Bookmark::made).orElse(List.of()));

    private static final List<Part<? super Done>> ALL = List.of(
            QUESTION.<Done>fromOptional(Done::question),
            TYPE.<Done>fromOptional(done -> done.facts().map(QuestionFacts::type)),
            GOAL.<Done>unlessUsual(done -> done.facts().map(QuestionFacts::goal).orElse("")),
            LANGUAGE.<Done>unlessUsual(
                    done -> done.facts().map(QuestionFacts::language).orElse("")),
            CORRECT.<Done>fromOptional(done -> done.facts().flatMap(QuestionFacts::correct)),
            HINTS.<Done>unlessUsual(
                    done -> done.facts().map(QuestionFacts::hints).orElse(0)),
            REVEALED.<Done>unlessUsual(
                    done -> done.facts().map(QuestionFacts::revealed).orElse(false)),
            MISCONCEPTIONS.<Done>unlessUsual(
                    done -> done.facts().map(QuestionFacts::misconceptions).orElse(List.of())),
            CONFIDENCE.<Done>unlessUsual(
                    done -> done.facts().map(QuestionFacts::confidence).orElse(0)),
            TIME.<Done>from(Done::time),
            SECONDS.<Done>unlessUsual(Done::seconds),
            APART.<Done>unlessUsual(Done::apart),
            ASIDE.<Done>unlessUsual(Done::aside));

    /** A kind of act that is written down, and the word for it. */
    private record Kind(String word, Class<? extends Act> type, ObjectShape<Done> shape) {}

    private static final List<Kind> KINDS = List.of(
            stays("began", Act.Began.class, "Began the lesson at this step.", in -> new Act.Began()),
            kind(
                    "cameTo",
                    Act.CameTo.class,
                    "Came to this step, it is not told how.",
                    in -> new Act.CameTo(in.get(CURSOR), in.get(AT_END), in.get(BACK), in.get(MADE)),
                    in -> Optional.of(place(in, in.get(STEP), in.get(CURSOR))),
                    List.of(
                            CURSOR.<Done>unlessUsual(
                                    done -> done.to().map(Bookmark::cursor).orElse(0)),
                            AT_END_OF,
                            BACK_OF,
                            MADE_OF)),
            goes("wentOn", Act.WentOn.class, "Went on.", in -> new Act.WentOn()),
            goes(
                    "wentTo",
                    Act.WentTo.class,
                    "Went straight to a step.",
                    in -> new Act.WentTo(in.find(TO).orElse(in.get(STEP)))),
            goes("wentBack", Act.WentBack.class, "Went back.", in -> new Act.WentBack()),
            stays("beganAgain", Act.BeganAgain.class, "Began the step again.", in -> new Act.BeganAgain()),
            stays(
                    "saw",
                    Act.Saw.class,
                    "Saw the step so far.",
                    in -> new Act.Saw(in.get(CURSOR)),
                    CURSOR.unlessUsual(done -> ((Act.Saw) done.act()).cursor())),
            stays(
                    "answered",
                    Act.Answered.class,
                    "Gave an answer; it waits until it is said how sure it is if it is not judged.",
                    in -> new Act.Answered(in.get(GIVEN)),
                    GIVEN_WITH),
            goes("triedAgain", Act.TriedAgain.class, "Opened the question again.", in -> new Act.TriedAgain()),
            stays("askedForHint", Act.AskedForHint.class, "Wanted one more hint.", in -> new Act.AskedForHint()),
            stays("gaveUp", Act.GaveUp.class, "Wanted to be shown the answer.", in -> new Act.GaveUp()),
            stays(
                    "played",
                    Act.Played.class,
                    "Made moves in a try that goes on.",
                    in -> new Act.Played(in.get(MOVES)),
                    MOVES.unlessUsual(done -> ((Act.Played) done.act()).moves())),
            stays(
                    "attempted",
                    Act.Attempted.class,
                    "Came to the end of a try.",
                    in -> new Act.Attempted(in.get(GIVEN), in.find(CORRECT).orElse(false)),
                    GIVEN_WITH),
            stays("looked", Act.Looked.class, "Looked at compared boards.", in -> new Act.Looked()),
            stays("drew", Act.Drew.class, "Drew how a chart will go.", in -> new Act.Drew(in.get(GIVEN)), GIVEN_WITH));

    private static final Map<String, ObjectShape<? extends Done>> SHAPES =
            KINDS.stream().collect(Collectors.toMap(Kind::word, Kind::shape, (one, other) -> one, LinkedHashMap::new));

    /** Any act. */
    static final Shape<Done> ACT = new UnionShape<>(
                    "did",
                    "What was done.",
                    SHAPES,
                    "act",
                    done -> word(done.act().getClass()).orElseThrow(),
                    (word, at, reading) -> Shapes.words(SHAPES).read(at, reading))
            .named("act");

    private ActShape() {}

    /** The word for a kind of act; empty where others stand for it in files. */
    static Optional<String> word(Class<?> act) {
        return KINDS.stream()
                .filter(kind -> kind.type().equals(act))
                .map(Kind::word)
                .findFirst();
    }

    /** A kind of act that leads nowhere. */
    private static Kind stays(String word, Class<? extends Act> type, String description, Function<Fields, Act> act) {
        return kind(word, type, description, act, in -> Optional.empty(), List.of());
    }

    /** The same with a field of its own. */
    private static Kind stays(
            String word, Class<? extends Act> type, String description, Function<Fields, Act> act, Part<Done> own) {
        return kind(word, type, description, act, in -> Optional.empty(), List.of(own));
    }

    /** A kind of act that may lead to another step. */
    private static Kind goes(String word, Class<? extends Act> type, String description, Function<Fields, Act> act) {
        List<Part<? super Done>> place =
                List.of(TO.<Done>fromOptional(done -> done.to().map(Bookmark::step)), AT_END_OF, BACK_OF, MADE_OF);
        return kind(word, type, description, act, in -> in.find(TO).map(to -> place(in, to, 0)), place);
    }

    private static Bookmark place(Fields in, String step, int cursor) {
        return new Bookmark(step, cursor, in.get(AT_END), in.get(BACK), in.get(MADE), List.of());
    }

    private static Kind kind(
            String word,
            Class<? extends Act> type,
            String description,
            Function<Fields, Act> act,
            Function<Fields, Optional<Bookmark>> to,
            List<Part<? super Done>> own) {
        List<Part<? super Done>> parts = new ArrayList<>(List.of(STEP.<Done>from(Done::step)));
        parts.addAll(own);
        parts.addAll(ALL);
        return new Kind(word, type, ObjectShape.of(description, in -> done(in, act.apply(in), to.apply(in)), parts));
    }

    private static Done done(Fields in, Act act, Optional<Bookmark> to) {
        return new Done(
                in.get(STEP),
                act,
                to,
                in.find(QUESTION),
                in.find(TYPE).map(type -> facts(in, type)),
                in.get(TIME),
                in.get(SECONDS),
                in.get(APART),
                in.get(ASIDE));
    }

    private static QuestionFacts facts(Fields in, String type) {
        return new QuestionFacts(
                type,
                in.get(GOAL),
                in.get(LANGUAGE),
                in.find(CORRECT),
                in.get(HINTS),
                in.get(REVEALED),
                in.get(MISCONCEPTIONS),
                in.get(CONFIDENCE));
    }
}
