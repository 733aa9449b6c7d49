package papan.json.lesson;

import java.util.List;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.Borrowed;
import papan.lesson.script.ManyRounds;
import papan.rules.FirstMove;
import papan.rules.FirstMove.Schedule;
import papan.rules.Key;
import papan.rules.RuleSet;

/** Rounds that a simulation plays for a chart. */
final class RoundsShape {
    private static final int MOST_BOARDS = 4;
    private static final int LEAST = 100;
    private static final int USUAL = 2_000;
    private static final int MOST_SEED = 1_000_000;

    private static final Field<RuleSet> RULES = Field.filled("rules", LessonShapes.RULE_SET, "Id of a rule set.");
    private static final Field<Schedule> SCHEDULE = Field.optional(
            "schedule",
            Shapes.words(Schedule.class, Key::of),
            "Where both open at once: how the seeds of the two hands fall; as the rule set says if left out.");
    private static final Field<String> LABEL =
            LessonShapes.text("label", "What it is called; its rule set's name if left out.");
    private static final Shape<ManyRounds.Board> BOARD = ObjectShape.<ManyRounds.Board>of(
                    "A rule set by which rounds are played.",
                    RoundsShape::board,
                    RULES,
                    BorrowedShape.SWITCH,
                    BorrowedShape.SET,
                    SCHEDULE,
                    LABEL)
            .with("not", BorrowedShape.BOTH)
            .named("roundsBoard");
    private static final Field<List<ManyRounds.Board>> BOARDS = Field.required(
            "boards",
            LessonShapes.few(BOARD, MOST_BOARDS, "rule sets")
                    .checked(RoundsShape::names)
                    .with("minItems", 1),
            "One to four rule sets.");
    private static final Field<String> PLAYERS = Field.optional(
            "players",
            Shapes.text().with("enum", ManyRounds.PLAYERS),
            "random",
            "How both choose: by dice, what brings most at once, or looking so many moves ahead.");
    private static final Field<Integer> COUNT = Field.optional(
            "count",
            Shapes.whole(LEAST, ManyRounds.MOST),
            USUAL,
            "How many rounds under each rule set; " + ManyRounds.MOST_SEARCHED + " at most where players look ahead.");
    private static final Field<Integer> SEED = Field.optional(
            "seed", Shapes.whole(1, MOST_SEED), 1, "Of the dice: the same seed always brings the same rounds.");

    static final Field<ManyRounds> ROUNDS = Field.optional(
            "rounds",
            ObjectShape.<ManyRounds>of(
                            "Rounds that Papan plays for the chart.", RoundsShape::rounds, BOARDS, PLAYERS, COUNT, SEED)
                    .named("rounds"),
            "Rounds that are played for a chart of many rounds: first, margins or usual.");

    private RoundsShape() {}

    private static boolean names(List<ManyRounds.Board> boards, JsonValue at, Reading reading) {
        if (((JsonValue.JsonArray) at).values().isEmpty()) {
            reading.problems().error("E907", at, "No rule set is named.", "Name one, as { \"rules\": \"congkak\" }.");
        }
        return true;
    }

    private static ManyRounds.Board board(Fields in) {
        RuleSet rules = in.get(RULES);
        Borrowed borrowed = BorrowedShape.either(in, rules);
        RuleSet played =
                in.need(borrowed.in(rules, in.context(LessonContext.class).book()));
        return new ManyRounds.Board(
                in.find(SCHEDULE).map(schedule -> opened(in, played, schedule)).orElse(played), in.get(LABEL));
    }

    private static RuleSet opened(Fields in, RuleSet rules, Schedule schedule) {
        if (rules.firstMove() instanceof FirstMove.Simultaneous together) {
            return rules.withFirstMove(together.with(schedule));
        }
        in.error(
                "E907",
                SCHEDULE,
                "By these rules one player begins, so \"schedule\" says nothing.",
                "Leave it out, or switch \"first-move\".");
        return rules;
    }

    private static ManyRounds rounds(Fields in) {
        String players = in.get(PLAYERS);
        int count = in.get(COUNT);
        if (!ManyRounds.PLAYERS.contains(players)) {
            in.error(
                    "E907",
                    PLAYERS,
                    "Nobody plays in the way \"" + players + "\".",
                    "Write one of " + String.join(", ", ManyRounds.PLAYERS) + ".");
        } else if (players.startsWith("search") && count > ManyRounds.MOST_SEARCHED) {
            in.error(
                    "E907",
                    COUNT,
                    count + " rounds of players who look ahead take too long.",
                    "Write " + ManyRounds.MOST_SEARCHED + " at most.");
        }
        return new ManyRounds(in.get(BOARDS), players, count, in.get(SEED));
    }
}
