package papan.json.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import papan.engine.Engine;
import papan.engine.Match;
import papan.format.FormatException;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonObject;
import papan.format.Nearest;
import papan.format.Problem;
import papan.format.Problems;
import papan.model.Layout;
import papan.rules.Area;
import papan.rules.Board;
import papan.rules.Clause;
import papan.rules.ClauseId;
import papan.rules.FirstMove;
import papan.rules.Key;
import papan.rules.Rounds;
import papan.rules.RuleBook;
import papan.rules.RuleCheck;
import papan.rules.RuleSet;
import papan.rules.Setup;
import papan.rules.Source;

/**
 * Reads rule sets in the format {@code rules/1}, the shipped ones and a teacher's own alike. A file either states every
 * part or {@code extends} another rule set and changes some.
 */
final class RuleSetReader {
    private static final String FORMAT = "rules/1";
    /** What else of this program's somebody may have taken for a rule set. */
    private static final Map<String, String> OTHERS = Map.of(
            "lesson/1", "that of a lesson, not of a rule set",
            "match/1", "that of a recorded match, not of a rule set",
            "progress/1", "that of a learner's progress, not of a rule set",
            "lesson-strings/1", "that of a lesson's texts in another language, not of a rule set");

    private final JsonObjectReader in;
    private final Problems problems;
    private final RuleTexts texts;
    private final Bibliography bibliography;
    private final @Nullable RuleSet base;

    private RuleSetReader(JsonObjectReader in, Problems problems, Bibliography bibliography, @Nullable RuleSet base) {
        this.in = in;
        this.problems = problems;
        this.texts = new RuleTexts(problems);
        this.bibliography = bibliography;
        this.base = base;
    }

    /**
     * Reads a rule set.
     *
     * @param installed finds the rule set that a file extends
     * @throws FormatException with everything that is wrong with the file
     */
    public static RuleSet read(JsonValue value, String file, Bibliography bibliography, RuleBook installed)
            throws FormatException {
        Problems problems = new Problems(file);
        Optional<JsonObjectReader> in = JsonObjectReader.of(value, problems);
        in.ifPresent(object -> readFormat(object, problems));
        problems.throwIfAny();
        RuleSet base = in.isPresent() ? base(in.get(), problems, installed) : null;
        problems.throwIfAny();
        Optional<RuleSet> rules = new RuleSetReader(in.orElseThrow(), problems, bibliography, base).read();
        problems.throwIfAny();
        return rules.orElseThrow();
    }

    /**
     * Tells everything that is wrong with a rule set, warnings included; nothing if it is in order.
     *
     * @param value the parsed file
     */
    static List<Problem> check(JsonValue value, String file, Bibliography bibliography, RuleBook installed) {
        Problems problems = new Problems(file);
        JsonObjectReader.of(value, problems).ifPresent(in -> {
            readFormat(in, problems);
            RuleSet base = problems.hasErrors() ? null : base(in, problems, installed);
            if (!problems.hasErrors()) {
                RuleSetReader reader = new RuleSetReader(in, problems, bibliography, base);
                reader.read().ifPresent(reader::checkBeginning);
            }
        });
        return problems.inOrder();
    }

    private static @Nullable RuleSet base(JsonObjectReader in, Problems problems, RuleBook installed) {
        Optional<String> id = in.text("extends");
        Optional<RuleSet> found = id.flatMap(installed::find);
        if (id.isPresent() && found.isEmpty()) {
            problems.error(
                    "R102",
                    in.value("extends").orElseThrow(),
                    "The rule set \"" + id.get() + "\" is not installed.",
                    Nearest.suggestion(id.get(), installed.ids()));
        }
        return found.orElse(null);
    }

    private Optional<RuleSet> read() {
        in.required("format");
        Optional<RuleSet.About> about = readAbout();
        Optional<Board> board = readBoard();
        Optional<RuleSet> axes = AxisReader.read(in, problems, base);
        Optional<Rounds> rounds = part("rounds", RuleSet::rounds, new RoundsReader(in, problems)::read);
        Optional<FirstMove> first = board.map(Board::layout)
                .flatMap(layout ->
                        part("firstMove", RuleSet::firstMove, new FirstMoveReader(in, problems, layout)::read));
        if (about.isEmpty() || board.isEmpty() || axes.isEmpty() || rounds.isEmpty() || first.isEmpty()) {
            return Optional.empty();
        }
        RuleSet bare = axes.get()
                .withAbout(about.get())
                .withBoard(board.get())
                .withFirstMove(first.get())
                .withRounds(rounds.get())
                .withClauses(Map.of());
        for (RuleCheck.Contradiction contradiction : RuleCheck.check(bare)) {
            problems.error(
                    contradiction.rule(),
                    in.firstOf(contradiction.parts()),
                    contradiction.message(),
                    contradiction.fix());
        }
        Map<ClauseId, Clause> clauses = new ClauseReader(in, problems, bare, base).read();
        in.finish();
        return Optional.of(bare.withClauses(clauses));
    }

    private void checkBeginning(RuleSet rules) {
        if (!problems.hasErrors()
                && Match.fromStart(new Engine(rules)).legalMoves().isEmpty()) {
            problems.warning(
                    "R218",
                    in.firstOf(List.of("board", "playable")),
                    "Nobody can make the first move: the match would be over before it begins.",
                    "Put more seeds into the houses, or ask for fewer in \"playable\".");
        }
    }

    /** Whatever else is in a file of another format means something else there. */
    private static void readFormat(JsonObjectReader in, Problems problems) {
        Optional<JsonValue> value = in.value("format");
        Optional<String> format = value.flatMap(in::asText).filter(f -> !f.equals(FORMAT));
        format.ifPresent(other -> problems.error(
                "R101",
                value.orElseThrow(),
                OTHERS.containsKey(other)
                        ? "Format \"" + other + "\" is " + OTHERS.get(other) + "."
                        : "This program reads the format \"" + FORMAT + "\".",
                OTHERS.containsKey(other) ? "Look whether it is the file that you mean." : ""));
    }

    private Optional<RuleSet.About> readAbout() {
        Optional<String> id = in.requiredText("id");
        id.filter(i -> !i.matches("[a-z][a-z0-9-]{0,39}"))
                .flatMap(i -> in.value("id"))
                .ifPresent(v -> problems.error(
                        "R103", v, "An id is made of small letters, digits and hyphens and begins with a letter.", ""));
        int revision = in.whole("revision", 1, 9999).orElse(1);
        Map<String, String> names =
                texts("names", base == null ? null : base.about().names());
        in.value("names")
                .filter(v -> v instanceof JsonObject given && !given.fields().containsKey("en"))
                .ifPresent(v -> problems.error("R104", v, "The English name \"en\" is missing.", ""));
        Optional<Area> area = in.has("area") || base == null
                ? in.word("area", Ids.of(Area.class, Key::of))
                : base.about().area();
        Map<String, String> region =
                texts("region", base == null ? null : base.about().region());
        List<Source> sources = sources();
        Optional<String> after = after(sources);
        Map<String, Map<String, String>> vocabulary = in.has("vocabulary") || base == null
                ? in.object("vocabulary").map(texts::vocabulary).orElse(Map.of())
                : base.about().vocabulary();
        if (base == null) {
            in.required("names");
        }
        return id.map(i -> new RuleSet.About(i, revision, names, area, region, sources, after, vocabulary));
    }

    /** The file's own documents, and those of the rule set that it extends: inherited clauses cite them. */
    private List<Source> sources() {
        List<Source> own = bibliography.sources(in, problems);
        if (base == null) {
            return own;
        }
        return Stream.concat(own.stream(), base.about().sources().stream())
                .distinct()
                .toList();
    }

    /** The document whose game it is; the one of the rule set that it extends, as long as that is still cited. */
    private Optional<String> after(List<Source> sources) {
        if (!in.has("after")) {
            return Optional.ofNullable(base).flatMap(b -> b.about().after());
        }
        Optional<String> id = in.text("after");
        List<String> known = sources.stream().map(Source::id).toList();
        id.filter(i -> !known.contains(i))
                .ifPresent(i -> problems.error(
                        "R108",
                        in.value("after").orElseThrow(),
                        "\"" + i + "\" is none of the documents in \"sources\".",
                        Nearest.suggestion(i, known)));
        return id;
    }

    private Map<String, String> texts(String name, @Nullable Map<String, String> inherited) {
        if (!in.has(name) && inherited != null) {
            return inherited;
        }
        return in.object(name).map(texts::names).orElse(Map.of());
    }

    private Optional<Board> readBoard() {
        return part(
                "board", RuleSet::board, v -> JsonObjectReader.of(v, problems).flatMap(this::board));
    }

    /** A part as the file states it, or else as the rule set that it extends has it. */
    private <T> Optional<T> part(String name, Function<RuleSet, T> inherited, Function<JsonValue, Optional<T>> read) {
        if (base != null && !in.has(name)) {
            return Optional.of(inherited.apply(base));
        }
        return in.required(name).flatMap(read);
    }

    private Optional<Board> board(JsonObjectReader board) {
        Optional<Integer> houses = board.has("housesPerSide")
                ? board.whole("housesPerSide", Layout.MIN_HOUSES, Layout.MAX_HOUSES)
                : board.required("housesPerSide").map(v -> 0);
        Optional<Setup> setup = board.required("setup").flatMap(this::setup);
        int inEachStore = board.whole("inEachStore", 0, 99).orElse(0);
        board.finish();
        if (houses.isEmpty() || setup.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Board(new Layout(houses.get()), setup.get(), inEachStore));
        } catch (IllegalArgumentException e) {
            problems.error("R110", board.object(), "The set-up does not fit the board: " + e.getMessage() + ".", "");
            return Optional.empty();
        }
    }

    private Optional<Setup> setup(JsonValue value) {
        return JsonObjectReader.of(value, problems).flatMap(setup -> {
            Optional<Setup> uniform = setup.whole("uniform", 1, 99).map(Setup.Uniform::new);
            Optional<Setup> alternate = setup.whole("alternate", 1, 99).map(Setup.Alternate::new);
            Optional<Setup> custom = setup.object("custom").map(this::custom);
            setup.finish();
            if (setup.countOf("uniform", "alternate", "custom") != 1) {
                problems.error("R111", value, "Say uniform, alternate or custom: one of the three.", "");
            }
            return uniform.or(() -> alternate).or(() -> custom);
        });
    }

    private Setup custom(JsonObjectReader rows) {
        Setup setup = new Setup.Custom(
                rows.list("south", v -> in.asWhole(v, 0, 99)), rows.list("north", v -> in.asWhole(v, 0, 99)));
        rows.finish();
        return setup;
    }
}
