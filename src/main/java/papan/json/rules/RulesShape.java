package papan.json.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import papan.format.Field;
import papan.format.Fields;
import papan.format.FileFormat;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Reading;
import papan.format.Shapes;
import papan.json.rules.AxisShapes.Stated;
import papan.rules.Axes;
import papan.rules.Axis;
import papan.rules.Board;
import papan.rules.FirstMove;
import papan.rules.Rounds;
import papan.rules.RuleBook;
import papan.rules.RuleCheck;
import papan.rules.RuleSet;

/** A whole rule set. A file either states every part or {@code extends} another rule set and changes some. */
final class RulesShape {
    private static final String NAME = "rules/1";
    /** What else of this program's somebody may have taken for a rule set. */
    private static final Map<String, String> OTHERS = Map.of(
            "lesson/1", "that of a lesson, not of a rule set",
            "match/1", "that of a recorded match, not of a rule set",
            "progress/3", "that of a learner's progress, not of a rule set",
            "lesson-strings/1", "that of a lesson's texts in another language, not of a rule set");

    /**
     * What is known where a rule set is read.
     *
     * @param installed finds the rule set that a file extends
     * @param base that rule set; empty if there is none, or as long as it is not known
     */
    record Around(Bibliography bibliography, RuleBook installed, Optional<RuleSet> base)
            implements Bibliography.Around {
        Around(Bibliography bibliography, RuleBook installed) {
            this(bibliography, installed, Optional.empty());
        }

        /** The same where a rule set is extended, whose documents are known as well. */
        Around extending(RuleSet other) {
            return new Around(bibliography.with(other.about().sources()), installed, Optional.of(other));
        }
    }

    static final Field<String> FORMAT = Field.required(
            "format", Shapes.text().checked(RulesShape::isFormat).with("const", NAME), "Always " + NAME + ".");
    static final Field<RuleSet> EXTENDS = Field.optional(
            "extends",
            Shapes.text("", RulesShape::installed),
            "The id of an installed rule set from which the board and the rules are taken that this file does not state, each"
                    + " as a whole; its name, region and documents are not.");

    private static final Field<Board> BOARD =
            Field.optional("board", RuleWords.ALL.object(Board.class), "The board and what lies on it at the start.");
    private static final Field<FirstMove> FIRST_MOVE = Field.optional(
                    "firstMove",
                    RuleWords.ALL.of(FirstMove.class),
                    "How the first round is opened; free is by turns, and south begins with any house.")
            .late();
    private static final Field<Rounds> ROUNDS = Field.optional(
            "rounds", RuleWords.ALL.of(Rounds.class), "What follows a round; single: one round is the whole match.");

    private static final List<Stated<RuleSet, ?>> AXES = AxisShapes.ofRules(Axes.ALL);

    /** What must be stated where nothing is extended. */
    private static final List<String> NEEDED = Stream.of(
                    Stream.of("names", BOARD.name()),
                    Axes.ALL.stream().filter(axis -> axis.otherwise().isEmpty()).map(Axis::field),
                    Stream.of(ROUNDS.name(), FIRST_MOVE.name()))
            .flatMap(names -> names)
            .toList();

    static final ObjectShape<RuleSet> RULES = ObjectShape.of(
                    "A rule set of Papan, as docs/rule-sets.md describes it.", RulesShape::rules, parts())
            .with("if", Map.of("required", List.of(EXTENDS.name())))
            .with("else", Map.of("required", NEEDED))
            .finishing((in, reading) -> in.finish(name -> Optional.empty(), Outside.of("")));

    private static final String EXAMPLE = """
            { 'format': 'rules/1', 'id': 'no-relay', 'revision': 1, 'extends': 'congklak-classic',
              'names': { 'en': 'Congklak without relay' }, 'occupiedHouse': 'turnEnds',
              'clauses': { 'occupied-house': { 'reading': { 'en': 'A contrast for the classroom.' } } } }""";

    private RulesShape() {}

    /** The format. */
    static FileFormat<?> format() {
        return new FileFormat<>(NAME, RULES, EXAMPLE);
    }

    private static List<Part<? super RuleSet>> parts() {
        List<Part<RuleSet>> axes = List.copyOf(AXES.stream().map(Stated::part).toList());
        int ofSowing = Axes.OF_SOWING.size();
        List<Part<? super RuleSet>> parts = new ArrayList<>();
        parts.add(FORMAT.from(rules -> NAME));
        // A rule set is written whole; nothing is left to an extended one.
        parts.add(EXTENDS.fromOptional(rules -> Optional.empty()));
        AboutShape.FIELDS.parts().forEach(part -> parts.add(part.of((RuleSet rules) -> Optional.of(rules.about()))));
        parts.add(BOARD.from(RuleSet::board));
        parts.addAll(axes.subList(0, ofSowing));
        parts.add(FIRST_MOVE.from(RuleSet::firstMove));
        parts.addAll(axes.subList(ofSowing, axes.size()));
        parts.add(ROUNDS.from(RuleSet::rounds));
        parts.add(ClauseShapes.CLAUSES.from(ClauseShapes::given));
        return parts;
    }

    private static RuleSet rules(Fields in) {
        Optional<RuleSet> base = in.context(Around.class).base();
        if (base.isEmpty()) {
            NEEDED.forEach(in.in()::required);
        }
        Optional<Board> board = stated(BOARD, in, in.reading(), base.map(RuleSet::board));
        Optional<FirstMove> firstMove = board.flatMap(
                on -> stated(FIRST_MOVE, in, in.reading().with(on.layout()), base.map(RuleSet::firstMove)));
        RuleSet rules = base.orElse(Axes.START).withAbout(AboutShape.FIELDS.make(in));
        for (Stated<RuleSet, ?> axis : AXES) {
            rules = axis.changed(in, rules, base.isPresent());
        }
        rules = rules.withBoard(in.need(board))
                .withFirstMove(in.need(firstMove))
                .withRounds(in.need(stated(ROUNDS, in, in.reading(), base.map(RuleSet::rounds))))
                .withClauses(Map.of());
        for (RuleCheck.Contradiction contradiction : RuleCheck.check(rules)) {
            in.reading()
                    .problems()
                    .error(
                            contradiction.rule(),
                            in.in().firstOf(contradiction.parts()),
                            contradiction.message(),
                            contradiction.fix());
        }
        return ClauseShapes.withClauses(in, rules, base);
    }

    /** A part as the file states it, or else as the rule set that it extends has it. */
    private static <T> Optional<T> stated(Field<T> field, Fields in, Reading reading, Optional<T> inherited) {
        return in.has(field) ? in.find(field, reading) : inherited;
    }

    /** Whatever else is in a file of another format means something else there. */
    private static boolean isFormat(String format, JsonValue at, Reading reading) {
        boolean is = format.equals(NAME);
        if (!is) {
            String other = OTHERS.get(format);
            reading.problems()
                    .error(
                            "R101",
                            at,
                            other == null
                                    ? "This program reads the format \"" + NAME + "\"."
                                    : "Format \"" + format + "\" is " + other + ".",
                            other == null ? "" : "Look whether it is the file that you mean.");
        }
        return is;
    }

    private static Optional<RuleSet> installed(String id, JsonValue at, Reading reading) {
        RuleBook installed = reading.context(Around.class).installed();
        Optional<RuleSet> found = installed.find(id);
        if (found.isEmpty()) {
            reading.problems()
                    .error(
                            "R102",
                            at,
                            "The rule set \"" + id + "\" is not installed.",
                            Nearest.suggestion(id, installed.ids()));
        }
        return found;
    }
}
