package papan.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import papan.json.JsonValue.JsonText;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.rules.Board;
import papan.rules.Clause;
import papan.rules.ClauseId;
import papan.rules.Direction;
import papan.rules.Ending;
import papan.rules.FirstMove;
import papan.rules.LastSeed;
import papan.rules.Leftovers;
import papan.rules.NoMove;
import papan.rules.OccupiedHouse;
import papan.rules.Opposition;
import papan.rules.OriginHouse;
import papan.rules.OwnStore;
import papan.rules.Refill;
import papan.rules.RoundEnd;
import papan.rules.Rounds;
import papan.rules.RuleSet;
import papan.rules.Setup;
import papan.rules.Source;
import papan.rules.Sowing;
import papan.rules.StoreUse;

/**
 * Reads rule sets in the format {@code rules/1}, the shipped ones and a teacher's own alike. A file either states every
 * part or {@code extends} another rule set and changes some.
 */
public final class RuleSetReader {
    private static final String FORMAT = "rules/1";

    private final JsonObjectReader in;
    private final Problems problems;
    private final Bibliography bibliography;
    private final @Nullable RuleSet base;

    private RuleSetReader(JsonObjectReader in, Problems problems, Bibliography bibliography, @Nullable RuleSet base) {
        this.in = in;
        this.problems = problems;
        this.bibliography = bibliography;
        this.base = base;
    }

    /**
     * Reads a rule set.
     *
     * @param installed finds the rule set that a file extends
     * @throws FormatException with everything that is wrong with the file
     */
    public static RuleSet read(JsonValue value, String file, Bibliography bibliography, Installed installed)
            throws FormatException {
        Problems problems = new Problems(file);
        Optional<JsonObjectReader> in = JsonObjectReader.of(value, problems);
        RuleSet base = in.isPresent() ? base(in.get(), problems, installed) : null;
        problems.throwIfAny();
        Optional<RuleSet> rules = new RuleSetReader(in.orElseThrow(), problems, bibliography, base).read();
        problems.throwIfAny();
        return rules.orElseThrow();
    }

    /** Where rule sets that can be extended are found. */
    public interface Installed {
        /** The rule set with an id. */
        Optional<RuleSet> find(String id);

        /** All ids, for suggestions. */
        List<String> ids();
    }

    private static @Nullable RuleSet base(JsonObjectReader in, Problems problems, Installed installed) {
        Optional<JsonValue> value = in.value("extends");
        if (value.isEmpty() || !(value.get() instanceof JsonText text)) {
            return null;
        }
        Optional<RuleSet> found = installed.find(text.text());
        if (found.isEmpty()) {
            problems.error(
                    "R102",
                    text,
                    "The rule set \"" + text.text() + "\" is not installed.",
                    Nearest.suggestion(text.text(), installed.ids()));
        }
        return found.orElse(null);
    }

    private Optional<RuleSet> read() {
        readFormat();
        Optional<RuleSet.About> about = readAbout();
        Optional<Board> board = readBoard();
        Optional<Sowing> sowing = readSowing();
        Optional<LastSeed> lastSeed = readLastSeed();
        Optional<Ending> ending = readEnding();
        Optional<Rounds> rounds = part("rounds", RuleSet::rounds, this::rounds);
        if (about.isEmpty()
                || board.isEmpty()
                || sowing.isEmpty()
                || lastSeed.isEmpty()
                || ending.isEmpty()
                || rounds.isEmpty()) {
            return Optional.empty();
        }
        Layout layout = board.get().layout();
        Optional<FirstMove> first = part("firstMove", RuleSet::firstMove, v -> firstMove(v, layout));
        if (first.isEmpty()) {
            return Optional.empty();
        }
        RuleSet bare = new RuleSet(
                about.get(),
                board.get(),
                sowing.get(),
                first.get(),
                lastSeed.get(),
                ending.get(),
                rounds.get(),
                Map.of());
        checkFirstMove(bare);
        Map<ClauseId, Clause> clauses = new ClauseReader(in, problems, bare, base).read();
        in.finish();
        return Optional.of(withClauses(bare, clauses));
    }

    private static RuleSet withClauses(RuleSet bare, Map<ClauseId, Clause> clauses) {
        return new RuleSet(
                bare.about(),
                bare.board(),
                bare.sowing(),
                bare.firstMove(),
                bare.lastSeed(),
                bare.ending(),
                bare.rounds(),
                clauses);
    }

    private void readFormat() {
        Optional<JsonValue> value = in.required("format");
        if (value.isPresent()
                && in.asText(value.get()).filter(f -> !f.equals(FORMAT)).isPresent()) {
            problems.error("R101", value.get(), "This program reads the format \"" + FORMAT + "\".", "");
        }
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
        if (in.has("names") && !names.containsKey("en")) {
            in.value("names").ifPresent(v -> problems.error("R104", v, "The English name \"en\" is missing.", ""));
        }
        Map<String, String> region =
                texts("region", base == null ? null : base.about().region());
        List<Source> sources = in.has("sources") || base == null
                ? bibliography.sources(in, problems)
                : base.about().sources();
        Map<String, Map<String, String>> vocabulary = in.has("vocabulary") || base == null
                ? in.map(
                        "vocabulary",
                        (language, v) -> JsonObjectReader.of(v, problems).map(o -> textMap(o)))
                : base.about().vocabulary();
        if (base == null) {
            in.required("names");
        }
        return id.map(i -> new RuleSet.About(i, revision, names, region, sources, vocabulary));
    }

    private Map<String, String> texts(String name, @Nullable Map<String, String> inherited) {
        if (!in.has(name) && inherited != null) {
            return inherited;
        }
        return in.object(name).map(RuleSetReader::textMap).orElse(Map.of());
    }

    /** An object whose every field is a text. */
    static Map<String, String> textMap(JsonObjectReader reader) {
        Map<String, String> map = new LinkedHashMap<>();
        for (String key : reader.object().fields().keySet()) {
            reader.text(key).ifPresent(text -> map.put(key, text));
        }
        return map;
    }

    /** A part as the file states it, or else as the extended rule set has it; a problem if neither does. */
    private <T> Optional<T> part(String name, Function<RuleSet, T> inherited, Function<JsonValue, Optional<T>> read) {
        if (base != null && !in.has(name)) {
            return Optional.of(inherited.apply(base));
        }
        return in.required(name).flatMap(read);
    }

    private <T extends Enum<T>> Optional<T> choice(String name, Function<RuleSet, T> inherited, Class<T> type) {
        return part(name, inherited, v -> in.asWord(v, Words.of(type)));
    }

    private Optional<Board> readBoard() {
        return part(
                "board", RuleSet::board, v -> JsonObjectReader.of(v, problems).flatMap(this::board));
    }

    private Optional<Board> board(JsonObjectReader board) {
        Optional<Integer> houses = board.has("housesPerSide")
                ? board.whole("housesPerSide", Layout.MIN_HOUSES, Layout.MAX_HOUSES)
                : board.required("housesPerSide").map(v -> 0);
        Optional<Setup> setup = board.required("setup").flatMap(this::setup);
        board.finish();
        if (houses.isEmpty() || setup.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Board(new Layout(houses.get()), setup.get()));
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
            if (!setup.has("uniform") && !setup.has("alternate") && !setup.has("custom")) {
                problems.error("R111", value, "Say uniform, alternate or custom.", "");
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

    private Optional<Sowing> readSowing() {
        Optional<Direction> direction = choice("direction", r -> r.sowing().direction(), Direction.class);
        Optional<StoreUse> stores = choice("storeUse", r -> r.sowing().stores(), StoreUse.class);
        Optional<OriginHouse> origin = choice("originHouse", r -> r.sowing().origin(), OriginHouse.class);
        return direction.isEmpty() || stores.isEmpty() || origin.isEmpty()
                ? Optional.empty()
                : Optional.of(new Sowing(direction.get(), stores.get(), origin.get()));
    }

    private Optional<LastSeed> readLastSeed() {
        Optional<OccupiedHouse> occupied =
                choice("occupiedHouse", r -> r.lastSeed().occupied(), OccupiedHouse.class);
        Optional<OwnStore> ownStore = choice("onOwnStore", r -> r.lastSeed().ownStore(), OwnStore.class);
        Optional<Opposition> opposition = part("opposition", r -> r.lastSeed().opposition(), this::opposition);
        return occupied.isEmpty() || ownStore.isEmpty() || opposition.isEmpty()
                ? Optional.empty()
                : Optional.of(new LastSeed(occupied.get(), ownStore.get(), opposition.get()));
    }

    private Optional<Opposition> opposition(JsonValue value) {
        if (value instanceof JsonText) {
            return in.asWord(value, Map.of("none", new Opposition.None()));
        }
        return JsonObjectReader.of(value, problems).flatMap(o -> {
            Optional<Opposition.CapturingSeed> capturing =
                    o.required("capturingSeed").flatMap(v -> o.asWord(v, Words.of(Opposition.CapturingSeed.class)));
            Optional<Opposition.LoneSeed> lone =
                    o.required("loneSeed").flatMap(v -> o.asWord(v, Words.of(Opposition.LoneSeed.class)));
            o.finish();
            return capturing.isEmpty() || lone.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Opposition.Opposite(capturing.get(), lone.get()));
        });
    }

    private Optional<Ending> readEnding() {
        Optional<NoMove> noMove = choice("noMove", r -> r.ending().noMove(), NoMove.class);
        Optional<RoundEnd> roundEnd = choice("roundEnd", r -> r.ending().roundEnd(), RoundEnd.class);
        Optional<Leftovers> leftovers = choice("leftovers", r -> r.ending().leftovers(), Leftovers.class);
        return noMove.isEmpty() || roundEnd.isEmpty() || leftovers.isEmpty()
                ? Optional.empty()
                : Optional.of(new Ending(noMove.get(), roundEnd.get(), leftovers.get()));
    }

    private Optional<Rounds> rounds(JsonValue value) {
        if (value instanceof JsonText) {
            return in.asWord(value, Map.of("single", new Rounds.Single()));
        }
        return JsonObjectReader.of(value, problems).flatMap(r -> {
            Optional<Rounds> series = r.required("untilBroke")
                    .flatMap(v -> JsonObjectReader.of(v, problems))
                    .flatMap(this::untilBroke);
            r.finish();
            return series;
        });
    }

    private Optional<Rounds> untilBroke(JsonObjectReader r) {
        int full = r.whole("full", 1, 99).orElse(1);
        Optional<Refill> refill = r.required("refill").flatMap(this::refill);
        Optional<Rounds.BurntHouse> burnt =
                r.required("burntHouse").flatMap(v -> r.asWord(v, Words.of(Rounds.BurntHouse.class)));
        Optional<Rounds.NextStarter> starter =
                r.required("nextStarter").flatMap(v -> r.asWord(v, Words.of(Rounds.NextStarter.class)));
        r.finish();
        return refill.isEmpty() || burnt.isEmpty() || starter.isEmpty()
                ? Optional.empty()
                : Optional.of(new Rounds.UntilBroke(full, refill.get(), burnt.get(), starter.get()));
    }

    private Optional<Refill> refill(JsonValue value) {
        if (value instanceof JsonText) {
            return in.asWord(value, Map.of("evenly", new Refill.Evenly()));
        }
        return JsonObjectReader.of(value, problems)
                .flatMap(r -> {
                    Optional<JsonObjectReader> by =
                            r.required("houseByHouse").flatMap(v -> JsonObjectReader.of(v, problems));
                    r.finish();
                    return by;
                })
                .flatMap(by -> {
                    Optional<Refill.From> from =
                            by.required("from").flatMap(v -> by.asWord(v, Words.of(Refill.From.class)));
                    Optional<Refill.LastHouse> last =
                            by.required("lastHouse").flatMap(v -> by.asWord(v, Words.of(Refill.LastHouse.class)));
                    by.finish();
                    return from.isEmpty() || last.isEmpty()
                            ? Optional.empty()
                            : Optional.of(new Refill.HouseByHouse(from.get(), last.get()));
                });
    }

    private Optional<FirstMove> firstMove(JsonValue value, Layout layout) {
        if (value instanceof JsonText) {
            return in.asWord(value, Map.of("free", new FirstMove.Free()));
        }
        return JsonObjectReader.of(value, problems).flatMap(f -> {
            Optional<FirstMove> simultaneous =
                    f.word("simultaneous", Words.of(FirstMove.Schedule.class)).map(FirstMove.Simultaneous::new);
            Optional<FirstMove> forced = f.value("forced").flatMap(v -> forced(f, v, layout));
            f.finish();
            if (!f.has("simultaneous") && !f.has("forced")) {
                problems.error("R112", value, "Say \"free\", {\"forced\": HOUSE} or {\"simultaneous\": …}.", "");
            }
            return simultaneous.or(() -> forced);
        });
    }

    private Optional<FirstMove> forced(JsonObjectReader f, JsonValue value, Layout layout) {
        Optional<String> name = f.asText(value);
        Optional<House> house =
                name.flatMap(House::parseHouse).filter(h -> h.side() == Side.SOUTH && layout.contains(h));
        if (name.isPresent() && house.isEmpty()) {
            problems.error(
                    "R113",
                    value,
                    "\"" + name.get() + "\" is not a house of south's, who moves first.",
                    "Houses are S1 to S" + layout.houses() + ".");
        }
        return house.map(FirstMove.Forced::new);
    }

    private void checkFirstMove(RuleSet rules) {
        rules.forcedFirstMove().ifPresent(forced -> {
            int[] cells = rules.board().setup().cells(rules.layout());
            if (cells[rules.layout().indexOf(forced.house())] == 0) {
                problems.error(
                        "R201",
                        in.object(),
                        "firstMove names " + forced.house() + ", but board.setup leaves that house empty.",
                        "Name a house that holds seeds, or change the set-up.");
            }
        });
    }
}
