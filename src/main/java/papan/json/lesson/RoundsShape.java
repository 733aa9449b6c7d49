package papan.json.lesson;

import java.util.List;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.RecordShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.lesson.script.ManyRounds;
import papan.rules.FirstMove;
import papan.rules.FirstMove.Schedule;
import papan.rules.Key;
import papan.rules.RuleSet;

/** Rounds that a simulation plays for a chart. */
final class RoundsShape {
    private static final int MOST_BOARDS = 4;

    private static final Field<Schedule> SCHEDULE = Field.optional(
            "schedule",
            Shapes.words(Schedule.class, Key::of),
            "Where both open at once: how the seeds of the two hands fall; as the rule set says if left out.");
    private static final Field<String> LABEL =
            LessonShapes.text("label", "What it is called; its rule set's name if left out.");
    private static final Shape<ManyRounds.Board> BOARD = ObjectShape.<ManyRounds.Board>of(
                    "A rule set by which rounds are played.",
                    RoundsShape::board,
                    BorrowedShape.RULES,
                    BorrowedShape.SWITCH,
                    BorrowedShape.SET,
                    SCHEDULE,
                    LABEL)
            .with("not", BorrowedShape.BOTH)
            .named("roundsBoard");

    private RoundsShape() {}

    /** Rounds for a chart, as words of a lesson. */
    static void in(Vocabulary all) {
        all.with(
                        "roundsBoards",
                        LessonShapes.few(BOARD, MOST_BOARDS, "rule sets")
                                .checked(RoundsShape::names)
                                .with("minItems", 1))
                .with("chosen", Shapes.text().with("enum", ManyRounds.PLAYERS))
                .lookingFirst("rounds", in -> areFew(in, all));
    }

    private static boolean names(List<ManyRounds.Board> boards, JsonValue at, Reading reading) {
        if (((JsonValue.JsonArray) at).values().isEmpty()) {
            reading.problems().error("E907", at, "No rule set is named.", "Name one, as { \"rules\": \"congkak\" }.");
        }
        return true;
    }

    private static ManyRounds.Board board(Fields in) {
        RuleSet played = in.need(
                BorrowedShape.named(in).in(in.context(LessonContext.class).book()));
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

    private static void areFew(Fields in, Vocabulary all) {
        RecordShape<ManyRounds> rounds = all.fields(ManyRounds.class);
        String players = in.get(rounds.field("players"));
        int count = in.get(rounds.<Integer>field("rounds"));
        if (!ManyRounds.PLAYERS.contains(players)) {
            in.error(
                    "E907",
                    "players",
                    "Nobody plays in the way \"" + players + "\".",
                    "Write one of " + String.join(", ", ManyRounds.PLAYERS) + ".");
        } else if (players.startsWith("search") && count > ManyRounds.MOST_SEARCHED) {
            in.error(
                    "E907",
                    "count",
                    count + " rounds of players who look ahead take too long.",
                    "Write " + ManyRounds.MOST_SEARCHED + " at most.");
        }
    }
}
