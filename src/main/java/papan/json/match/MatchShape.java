package papan.json.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import papan.format.Field;
import papan.format.Fields;
import papan.format.FileFormat;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Reading;
import papan.format.RecordShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Visible;
import papan.format.Vocabulary;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.replay.Variations;
import papan.rules.Key;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** What a recorded match looks like: how it is read, which is to play it through, and written. */
final class MatchShape {
    private static final String NAME = "match/1";

    private static final int MOST_MOVES = 40_000;
    private static final int MOST_REVISIONS = 9999;
    private static final int LONGEST_NAME = 60;

    /** What is known where a branch is read. */
    private record OfMatch(PlayedMatch main, MatchReader reader) implements OnBoard {
        @Override
        public RuleSet rules() {
            return main.rules();
        }
    }

    private static final Field<String> FORMAT = Field.required(
            "format", Shapes.text().checked(MatchShape::isFormat).with("const", NAME), "Always " + NAME + ".");

    private static final Field<RuleSet> ID =
            Field.filled("id", Shapes.text("", MatchShape::ruleSet, RuleSet::id), "Id of a rule set.");
    private static final Field<Integer> REVISION =
            Field.required("revision", Shapes.whole(1, MOST_REVISIONS), "Its revision when the match was played.");
    private static final Field<RuleSet> RULES = Field.required(
            "rules",
            ObjectShape.of(
                    "",
                    MatchShape::rules,
                    ID.from(rules -> rules),
                    REVISION.from(rules -> rules.about().revision())),
            "By what rules it was played.");

    private static final Field<Position> POSITION = Field.optional(
                    "position", PositionReader.SHAPE, "Where it began; the rule set's own start if left out.")
            .late();

    private static final Field<List<Move>> MOVES = Field.required(
                    "moves",
                    Shapes.list(
                            BoardShapes.MOVE,
                            MOST_MOVES,
                            "E955",
                            "The match has ",
                            " moves; at most " + MOST_MOVES + " are read.",
                            "Leave out the last ones."),
                    "The houses chosen, in order; S3:cw where a direction was chosen too.")
            .late();

    private static final Field<Integer> AFTER = Field.required(
            "after",
            new Shape.Declared<>(
                    (value, reading) -> Shapes.whole(
                                    0, Math.max(0, main(reading).size() - 1))
                            .read(value, reading),
                    number -> number,
                    definitions -> Shapes.whole(0, MOST_MOVES).schema(definitions)),
            "How many moves it shares with the match.");
    /** They can be read only when the match has been played. */
    private static final Field<List<Variations.Branch>> BRANCHES = Field.optional(
                    "branches",
                    Shapes.list(ObjectShape.of(
                                    "Other moves from some move on.",
                                    MatchShape::branch,
                                    AFTER.from(Variations.Branch::parted),
                                    MOVES.from(one -> one.match()
                                            .moves()
                                            .subList(one.parted(), one.match().size()))))
                            .with("maxItems", Variations.MOST),
                    List.of(),
                    "Other moves that were tried.")
            .late();

    private static final RecordShape<RecordedMatch> RECORD = new Vocabulary(Key::of)
            .with("players", BoardShapes.bySide(player(Side.SOUTH), player(Side.NORTH)))
            .with(
                    "lines",
                    MatchShape::lines,
                    RULES.from((Variations all) -> all.main().rules()),
                    POSITION.written((Variations all) -> all.main()
                            .from()
                            .map(from -> PositionWriter.whole(from, all.main().rules()))),
                    MOVES.from((Variations all) -> all.main().moves()),
                    BRANCHES.unlessUsual(Variations::branches))
            .fields(RecordedMatch.class);

    static final ObjectShape<RecordedMatch> MATCH =
            ObjectShape.of(RECORD.description(), RECORD::make, List.copyOf(parts()));

    private MatchShape() {}

    /** All fields; what is longest comes last. */
    private static List<Part<Object>> parts() {
        List<Part<Object>> parts = new ArrayList<>(RECORD.parts());
        parts.add(0, FORMAT.late().from(any -> NAME));
        List<Field<?>> last = List.of(MOVES, BRANCHES);
        parts.sort(Comparator.comparing(part -> last.indexOf(part.field())));
        return parts;
    }

    /** The format. */
    static FileFormat<?> format() {
        return new FileFormat<>(NAME, MATCH, RECORD.example());
    }

    /** Reads a match; empty, with problems noted, if it is none, and without any if whoever watches ended it. */
    static Optional<RecordedMatch> read(JsonObjectReader in, Reading reading) {
        FORMAT.find(in, reading);
        // Whatever else is in a file of another format may mean something else there.
        return reading.problems().hasErrors() ? Optional.empty() : MATCH.read(in, reading);
    }

    /** The match and its branches, which are played only if all that stands beside them is in order. */
    private static Variations lines(Fields in) {
        MatchReader reader = in.context(MatchReader.class);
        List<JsonValue> branches = in.in().list(BRANCHES.name());
        in.in().finish();
        Optional<RuleSet> known = in.find(RULES);
        if (known.isEmpty()) {
            in.in().required(MOVES.name());
        }
        RuleSet rules = in.need(known);
        Reading onBoard = in.reading().with((OnBoard) () -> rules);
        Optional<Position> from = in.find(POSITION, onBoard);
        List<Move> moves = in.need(in.find(MOVES, onBoard));
        reader.expect(branches.size());
        PlayedMatch main = in.need(reader.play(rules, from, List.of(), moves, in.at(MOVES)));
        if (branches.size() > Variations.MOST) {
            String many = "The match has " + branches.size() + " branches; at most " + Variations.MOST + " are kept.";
            in.reading().problems().error("E958", branches.get(Variations.MOST), many, "Leave out the others.");
            return in.need(Optional.empty());
        }
        Variations all = Variations.of(main);
        Reading ofMatch = in.reading().with(new OfMatch(main, reader));
        for (Variations.Branch branch : in.find(BRANCHES, ofMatch).orElse(List.of())) {
            all = all.begin(branch.match());
        }
        return in.need(Optional.of(all.lookAt(Variations.MAIN)).filter(any -> !reader.isStopped()));
    }

    private static PlayedMatch main(Reading reading) {
        return reading.context(OfMatch.class).main();
    }

    private static Variations.Branch branch(Fields in) {
        in.in().finish();
        PlayedMatch main = main(in.reading());
        int after = in.get(AFTER);
        List<Move> moves = in.get(MOVES);
        boolean parts = !moves.isEmpty()
                && main.size() > 0
                && !moves.get(0).equals(main.moves().get(after));
        if (!parts && !in.reading().problems().hasErrors()) {
            in.error(
                    "E959",
                    MOVES,
                    "This branch does not part from the match: its first move must be another one than the match's move "
                            + (after + 1) + ".",
                    "Write another house, or leave the branch out.");
        }
        List<Move> shared = main.moves().subList(0, Math.min(after, main.size()));
        return new Variations.Branch(
                0,
                in.need(in.context(OfMatch.class)
                        .reader()
                        .play(main.rules(), main.from(), shared, moves, in.at(MOVES))),
                after);
    }

    private static boolean isFormat(String format, JsonValue at, Reading reading) {
        boolean is = format.equals(NAME);
        if (!is) {
            reading.problems()
                    .error(
                            "E951",
                            at,
                            "This program reads matches in the format \"" + NAME + "\".",
                            "Write \"" + NAME + "\".");
        }
        return is;
    }

    private static Optional<RuleSet> ruleSet(String id, JsonValue at, Reading reading) {
        RuleBook book = reading.context(MatchReader.class).book();
        Optional<RuleSet> rules = book.find(id);
        if (rules.isEmpty()) {
            reading.problems()
                    .error(
                            "E952",
                            at,
                            "The rule set \"" + Visible.shortened(id) + "\" is not installed.",
                            Nearest.suggestion(id, book.ids()));
        }
        return rules;
    }

    /** The rules, which must be those under which the match was recorded. */
    private static RuleSet rules(Fields in) {
        RuleSet installed = in.get(ID);
        int revision = in.get(REVISION);
        int now = installed.about().revision();
        if (revision != now) {
            in.error(
                    "E953",
                    REVISION,
                    "The match was played under revision " + revision + " of " + installed.id() + "; installed is "
                            + now + ", and its moves may come to something else.",
                    "Write " + now + " to play it under the rules as they are now.");
        }
        return installed;
    }

    private static Field<String> player(Side side) {
        Shape<String> name = Shapes.text()
                .checked(MatchShape::isName)
                .as(String::strip, given -> given)
                .with("maxLength", LONGEST_NAME)
                .with("pattern", "\\S");
        return Field.optional(side.id(), name, "");
    }

    private static boolean isName(String name, JsonValue at, Reading reading) {
        boolean is = !name.isBlank() && name.length() <= LONGEST_NAME;
        if (!is) {
            reading.problems()
                    .error(
                            "E954",
                            at,
                            "A player's name has 1 to " + LONGEST_NAME + " characters.",
                            "Shorten it, or leave it out.");
        }
        return is;
    }
}
