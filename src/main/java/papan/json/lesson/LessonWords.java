package papan.json.lesson;

import static papan.json.lesson.LessonShapes.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import papan.event.Ruling;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.RecordShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.lesson.script.Borrowed;
import papan.lesson.script.Cite;
import papan.lesson.script.Expectation;
import papan.lesson.script.From;
import papan.lesson.script.LessonTest;
import papan.lesson.script.Measure;
import papan.lesson.script.Misconception;
import papan.lesson.script.Question;
import papan.lesson.script.RulesName;
import papan.lesson.script.Selector;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.Key;
import papan.rules.OccupiedHouse;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.rules.Similarity;

/** What the records of a lesson are made of, where their types do not tell; what holds across the fields of one. */
final class LessonWords {
    private static final int MAX_OPTIONS = 12;
    private static final int MAX_LAP = 999;

    static final Vocabulary ALL = steps(questions(new Vocabulary(Key::of)
            .with(String.class, LessonShapes.TEXT)
            .with("plain", Shapes.text())
            .with("id", LessonShapes.ID)
            .with("goal", LessonShapes.GOAL)
            .with("ruleSet", LessonShapes.RULE_SET.<String>as(RuleSet::id))
            .with("seeds", LessonShapes.SEEDS)
            .with(House.class, LessonShapes.HOUSE)
            .with(Move.class, LessonShapes.MOVE)
            .with(Place.class, LessonShapes.PLACE)
            .with(Side.class, LessonShapes.SIDE)
            .with(Ruling.class, LessonShapes.RULING)
            .with(ClauseId.class, LessonShapes.CLAUSE)
            .with("step", Shapes.text().checked((id, at, reading) -> {
                lesson(reading).steps().check(id, at, List.of(), reading.problems());
                return true;
            }))
            .with("answers", answers())
            .with(
                    "misconceptions",
                    Shapes.<List<Misconception>>textOr(
                            Shapes.words(Map.of("auto", List.of(Misconception.values()))),
                            LessonShapes.eachOnce(LessonShapes.MISCONCEPTION)))));

    private LessonWords() {}

    private static Vocabulary steps(Vocabulary all) {
        MetaShape.in(all);
        ViewShapes.in(all);
        SayingShapes.in(all);
        NextShape.in(all);
        TryShape.in(all);
        DrillShape.in(all);
        PictureFields.in(all);
        RoundsShape.in(all);
        ChartField.in(all);
        QuestionShapes.in(all);
        all.with(From.class, FromShapes.OF_STEP)
                .with(Expectation.class, ExpectShape.OF_STEP)
                .with("cites", LessonShapes.few(all.of(Cite.class), Cite.MAX, "sources"))
                .with("lessonMoves", MoveShapes.MOVES)
                .with(
                        "pauses",
                        Shapes.list(
                                all.of(Selector.class),
                                Step.Play.MAX_PAUSES,
                                "E510",
                                "There are ",
                                " events to pause on; at most " + Step.Play.MAX_PAUSES + " fit one step.",
                                "Keep those that matter."))
                .lookingFirst("play", LessonWords::playsSomething);
        RecordShape<Step.Head> head = all.fields(Step.Head.class);
        RecordShape<Step.Head> nowhere = head.without("from", From.KEEP);
        CompareShape.in(all, nowhere);
        BankShape.in(all);
        all.with("from", head.with("from", head.field("from").called("from"))).with("nowhere", nowhere);
        LessonShape.in(all);
        return all;
    }

    /** Notes a problem if there are no moves at all; those that cannot be read are told of by themselves. */
    private static void playsSomething(Fields in) {
        RecordShape<? extends Step> play = ALL.kind(Step.class, "play");
        boolean some = in.at(play.field("moves")) instanceof JsonArray moves
                ? !moves.values().isEmpty()
                : in.has("moves");
        if (!some && !in.get(play.<Boolean>field("continues"))) {
            in.error("E508", "This step plays nothing.", "Write \"moves\": [\"S1\"], or \"continue\": true.");
        }
    }

    private static Vocabulary questions(Vocabulary all) {
        SelectorShape.in(all);
        DrawCurveShape.in(all);
        Shape<Question.Until> lastSeed = lastSeed();
        return all.with(Question.Until.class, lastSeed)
                .with("upTo", lastSeed.with("default", "turn"))
                .with("options", options(all.of(Question.Option.class)))
                .with("counted", options(counted(all.fields(Question.Option.class))))
                .looking("rule", LessonWords::withUsual)
                .with(
                        Measure.class,
                        Shapes.text(
                                "^(house:[SN][1-9][0-9]?|store:(south|north)|laps|captured)$", LessonWords::measure))
                .with(
                        "houses",
                        Shapes.list(LessonShapes.HOUSE)
                                .checked(LessonWords::areEachOnce)
                                .with("minItems", 1)
                                .with("maxItems", Question.FillCounts.MAX_HOUSES))
                .looking("fillCounts", LessonWords::countsEach)
                .with(
                        "moves",
                        Shapes.<List<Move>>listOr(
                                Shapes.list(LessonShapes.MOVE), LessonShapes.MOVE.<List<Move>>as(List::of)))
                .with(
                        Question.Worth.class,
                        Shapes.words(new TreeMap<>(
                                Map.of("storeGain", Question.Worth.STORE_GAIN, "search", Question.Worth.SEARCH))))
                .with("depth", Shapes.whole(1, Question.BestMove.MAX_DEPTH).<Integer>as(moves -> moves))
                .looking("bestMove", LessonWords::withWorth)
                .with("twoRules", twoRules())
                .with(
                        "offered",
                        noMore(LessonShapes.eachOnce(LessonShapes.CLAUSE), Question.Similar.MAX_CLAUSES, "clauses"))
                .looking("similar", LessonWords::withClauses)
                .with(
                        Question.Fault.class,
                        Shapes.textOr(
                                LessonShapes.MISCONCEPTION.as(
                                        believed -> new Question.Fault(Borrowed.NONE, Optional.of(believed))),
                                BorrowedShape.SINGLE.as(clause -> new Question.Fault(clause, Optional.empty()))))
                .with(
                        "events",
                        Shapes.list(
                                all.of(Selector.class),
                                Question.Order.MAX_EVENTS,
                                "E815",
                                "There are ",
                                " events; at most " + Question.Order.MAX_EVENTS + " fit.",
                                ""));
    }

    /** What is answered on a walk, by the id of a step that asks. */
    private static Shape<Map<String, List<String>>> answers() {
        return Shapes.map(
                LessonShapes.ASKING,
                Shapes.<List<String>>listOr(
                        Shapes.noMore(
                                Shapes.list(Shapes.text()),
                                LessonTest.MAX_ANSWERS,
                                "E708",
                                "There are ",
                                " answers; at most " + LessonTest.MAX_ANSWERS + " are given.",
                                ""),
                        Shapes.text().as(List::of)));
    }

    /** Which last seed is meant. */
    private static Shape<Question.Until> lastSeed() {
        Field<Integer> lap = Field.required("lap", Shapes.whole(1, MAX_LAP), "Which lap.");
        return Shapes.textOr(
                Shapes.words(new TreeMap<>(Map.of("firstLap", Question.Until.FIRST_LAP, "turn", Question.Until.TURN))),
                ObjectShape.<Question.Until>of("", in -> new Question.Until(in.get(lap)), lap));
    }

    /** Options of which hands are counted: nothing is right or wrong of them. */
    private static Shape<Question.Option> counted(RecordShape<Question.Option> option) {
        Field<String> id = option.field("id");
        Field<String> text = option.field("text");
        return ObjectShape.<Question.Option>of(
                "", in -> new Question.Option(in.get(id), in.get(text), false, ""), id, text);
    }

    private static Shape<List<Question.Option>> options(Shape<Question.Option> each) {
        return noMore(Shapes.list(each), MAX_OPTIONS, "options");
    }

    private static <T> Shape<List<T>> noMore(Shape<List<T>> all, int most, String what) {
        return Shapes.noMore(all, most, "E815", "There are ", " " + what + "; at most " + most + " fit.", "");
    }

    /** Two rule sets that are held against each other, each as it is or with a clause of another. */
    private static Shape<List<RulesName>> twoRules() {
        Shape<RulesName> named = Shapes.textOr(
                LessonShapes.RULE_SET.as(rules -> new RulesName(rules.id(), Borrowed.NONE)),
                ObjectShape.<RulesName>of(
                                "", BorrowedShape::named, BorrowedShape.RULES, BorrowedShape.SWITCH, BorrowedShape.SET)
                        .with("not", BorrowedShape.BOTH));
        return Shapes.list(named)
                .checked(LessonWords::areTwo)
                .with("minItems", 2)
                .with("maxItems", 2);
    }

    private static boolean areTwo(List<RulesName> rules, JsonValue at, Reading reading) {
        int written = ((JsonArray) at).values().size();
        if (written != 2) {
            reading.problems()
                    .error(
                            "E825",
                            at,
                            "These must be two rule sets, not " + written + ".",
                            "Write \"rules\": [\"congkak\", \"sungka\"].");
        }
        return rules.size() == 2;
    }

    /** With clauses of which some are alike and some are not, if none are named. */
    private static Question.Similar withClauses(Question.Similar asked, Fields in) {
        RuleBook book = lesson(in.reading()).book();
        return in.has("clauses")
                ? asked
                : new Question.Similar(
                        asked.text(),
                        asked.rules(),
                        Similarity.ofEachSort(
                                asked.one().in(book).orElseThrow(),
                                asked.other().in(book).orElseThrow(),
                                Question.Similar.MAX_CLAUSES / 2));
    }

    /** With the rulings that the rule set of the lesson can come to, if none are named. */
    private static Question.Rule withUsual(Question.Rule asked, Fields in) {
        if (in.has("options")) {
            return asked;
        }
        boolean banks = lesson(in.reading()).rules().lastSeed().occupied() == OccupiedHouse.BANK;
        List<Ruling> rulings = new ArrayList<>(List.of(Ruling.values()));
        rulings.remove(banks ? Ruling.RELAY : Ruling.BANK);
        return new Question.Rule(asked.text(), rulings, asked.stated());
    }

    private static Optional<Measure> measure(String name, JsonValue at, Reading reading) {
        if (name.startsWith("house:") || name.startsWith("store:")) {
            return lesson(reading).named(name, at).map(Measure.Seeds::new);
        }
        return switch (name) {
            case "laps" -> Optional.of(new Measure.Laps());
            case "captured" -> Optional.of(new Measure.Captured());
            default -> {
                lesson(reading)
                        .unknown(at, name, List.of("house:S1", "store:south", "store:north", "laps", "captured"));
                yield Optional.empty();
            }
        };
    }

    private static boolean areEachOnce(List<House> houses, JsonValue at, Reading reading) {
        boolean bad = houses.isEmpty()
                || houses.size() > Question.FillCounts.MAX_HOUSES
                || new HashSet<>(houses).size() < houses.size();
        if (bad && houses.size() == ((JsonArray) at).values().size()) {
            reading.problems()
                    .error(
                            "E820",
                            at,
                            "These must be one to " + Question.FillCounts.MAX_HOUSES + " houses, each of them once.",
                            "Write \"houses\": [\"S1\", \"S2\"].");
        }
        return !houses.isEmpty();
    }

    private static Question.FillCounts countsEach(Question.FillCounts asked, Fields in) {
        if (!asked.stated().isEmpty() && asked.stated().size() != asked.houses().size()) {
            in.error(
                    "E820",
                    "answer",
                    "These are " + asked.stated().size() + " counts, not "
                            + asked.houses().size() + ".",
                    "Write one count for each house, or \"auto\".");
        }
        return asked;
    }

    /** With what makes a move the best, if the author does not say. */
    private static Question.BestMove withWorth(Question.BestMove asked, Fields in) {
        boolean searches = asked.by().equals(Optional.of(Question.Worth.SEARCH));
        if (in.has("depth") && !searches) {
            in.error(
                    "E821", "depth", "Only a search looks ahead.", "Write \"by\": \"search\", or leave \"depth\" out.");
        }
        if (searches) {
            in.in().required("depth");
        }
        return asked.by().isPresent() || !asked.stated().isEmpty()
                ? asked
                : new Question.BestMove(
                        asked.text(), List.of(), Optional.of(Question.Worth.STORE_GAIN), asked.depth(), asked.within());
    }
}
