package papan.json.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.engine.Refusal;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.Nearest;
import papan.format.Problems;
import papan.format.Visible;
import papan.json.FileKinds;
import papan.lesson.script.AnswerSpelling;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.replay.Variations;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * Reads recorded matches in the format {@code match/1} and plays them through: what is read has been possible, choice by
 * choice. Bounded in moves, branches and events, for files come from strangers.
 */
public final class MatchReader {
    private static final String FORMAT = "match/1";
    private static final int MOST_MOVES = 40_000;
    private static final int LONGEST_NAME = 60;
    /** So many moves are named in a message. */
    private static final int NAMED = 8;

    private final JsonObjectReader in;
    private final Problems problems;
    private final RuleBook book;
    private final Watching watching;
    /** How many lines there are, the match and its branches, and how many of them have been played. */
    private int lines = 1;

    private int line;
    private boolean stopped;

    /** Hears how far the reading has come, on the thread that reads. */
    @FunctionalInterface
    public interface Watching {
        /**
         * A part has been read. Called often.
         *
         * @param part from 0 to 1
         * @return false to end the reading
         */
        boolean goesOn(double part);
    }

    private MatchReader(JsonObjectReader in, Problems problems, RuleBook book, Watching watching) {
        this.in = in;
        this.problems = problems;
        this.book = book;
        this.watching = watching;
    }

    /**
     * Reads a file.
     *
     * @throws FormatException with what is wrong with it
     * @throws IOException if it cannot be read at all
     */
    public static RecordedMatch read(Path file, RuleBook book) throws FormatException, IOException {
        return read(file, book, part -> true).orElseThrow();
    }

    /**
     * Reads a file that may be long.
     *
     * @return empty if whoever watches ended it
     * @throws FormatException with what is wrong with it
     * @throws IOException if it cannot be read at all
     */
    public static Optional<RecordedMatch> read(Path file, RuleBook book, Watching watching)
            throws FormatException, IOException {
        return read(JsonTree.read(file, FileKinds.MATCH), String.valueOf(file.getFileName()), book, watching);
    }

    /**
     * Reads a text.
     *
     * @param file what to call it in messages
     * @throws FormatException with what is wrong with it
     */
    public static RecordedMatch read(String text, String file, RuleBook book) throws FormatException {
        return read(JsonTree.read(text, file, FileKinds.MATCH), file, book, part -> true)
                .orElseThrow();
    }

    private static Optional<RecordedMatch> read(JsonValue value, String file, RuleBook book, Watching watching)
            throws FormatException {
        Problems problems = new Problems(file);
        Optional<RecordedMatch> read = JsonObjectReader.of(value, problems)
                .flatMap(in -> new MatchReader(in, problems, book, watching).read());
        problems.throwIfAny();
        return read;
    }

    private Optional<RecordedMatch> read() {
        in.required("format")
                .filter(v -> in.asText(v).filter(f -> !f.equals(FORMAT)).isPresent())
                .ifPresent(v -> problems.error(
                        "E951",
                        v,
                        "This program reads matches in the format \"" + FORMAT + "\".",
                        "Write \"match/1\"."));
        if (problems.hasErrors()) {
            // Whatever else is in it may mean something else there.
            return Optional.empty();
        }
        Optional<RuleSet> rules = in.required("rules").flatMap(this::rules);
        Optional<JsonValue> position = in.value("position");
        Optional<Position> from = rules.flatMap(r -> position.flatMap(v -> new PositionReader(r, problems).read(v)));
        Map<Side, String> players = players();
        Optional<JsonValue> moves = in.required("moves");
        List<Named> main = rules.flatMap(r -> moves.map(v -> moves(v, r))).orElse(List.of());
        List<JsonValue> branches = in.list("branches");
        in.finish();
        if (problems.hasErrors() || rules.isEmpty()) {
            return Optional.empty();
        }
        lines = 1 + branches.size();
        Optional<PlayedMatch> played = play(rules.get(), from, List.of(), main, moves.orElseThrow());
        return played.flatMap(match -> branches(match, branches)).map(all -> new RecordedMatch(all, players));
    }

    private Optional<RuleSet> rules(JsonValue value) {
        Optional<JsonObjectReader> ref = JsonObjectReader.of(value, problems);
        if (ref.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> id = ref.get().requiredText("id");
        Optional<RuleSet> rules = id.flatMap(book::find);
        if (id.isPresent() && rules.isEmpty()) {
            problems.error(
                    "E952",
                    ref.get().value("id").orElseThrow(),
                    "The rule set \"" + Visible.shortened(id.get()) + "\" is not installed.",
                    Nearest.suggestion(id.get(), book.ids()));
        }
        Optional<Integer> revision =
                ref.get().required("revision").flatMap(v -> ref.get().asWhole(v, 1, 9999));
        ref.get().finish();
        return rules.flatMap(installed -> revision.map(played -> asPlayed(installed, played, ref.get())));
    }

    /** The rules as they were when the match was recorded; a problem where they have not been kept. */
    private RuleSet asPlayed(RuleSet installed, int revision, JsonObjectReader ref) {
        int now = installed.about().revision();
        Optional<RuleSet> earlier = book.earlier(installed.id(), revision);
        if (revision != now && earlier.isEmpty()) {
            problems.error(
                    "E953",
                    ref.value("revision").orElseThrow(),
                    "The match was played under revision " + revision + " of " + installed.id() + "; installed is "
                            + now + ", and its moves may come to something else.",
                    "Write " + now + " to play it under the rules as they are now.");
        }
        return revision == now ? installed : earlier.orElse(installed);
    }

    private Map<Side, String> players() {
        Map<Side, String> names = new EnumMap<>(Side.class);
        in.object("players").ifPresent(object -> {
            for (Side side : Side.values()) {
                object.text(side.id()).ifPresent(name -> {
                    if (name.isBlank() || name.length() > LONGEST_NAME) {
                        problems.error(
                                "E954",
                                object.value(side.id()).orElseThrow(),
                                "A player's name has 1 to " + LONGEST_NAME + " characters.",
                                "Shorten it, or leave it out.");
                    } else {
                        names.put(side, name.strip());
                    }
                });
            }
            object.finish();
        });
        return names;
    }

    /** A move with its place in the file. */
    private record Named(Move move, JsonValue at) {}

    private List<Named> moves(JsonValue value, RuleSet rules) {
        if (!(value instanceof JsonArray array)) {
            problems.error("E011", value, "This must be a list, not " + value.kind() + ".", "Write [ … ].");
            return List.of();
        }
        if (array.values().size() > MOST_MOVES) {
            problems.error(
                    "E955",
                    value,
                    "The match has " + array.values().size() + " moves; at most " + MOST_MOVES + " are read.",
                    "Leave out the last ones.");
            return List.of();
        }
        List<Named> moves = new ArrayList<>();
        for (JsonValue each : array.values()) {
            move(each, rules).ifPresent(move -> moves.add(new Named(move, each)));
        }
        return moves;
    }

    private Optional<Move> move(JsonValue value, RuleSet rules) {
        Optional<String> name = in.asText(value);
        Optional<Move> move =
                name.flatMap(Move::parse).filter(m -> rules.layout().contains(m.from()));
        if (name.isPresent() && move.isEmpty()) {
            int houses = rules.layout().houses();
            problems.error(
                    "E216",
                    value,
                    "\"" + Visible.shortened(name.get()) + "\" is not a house of this board.",
                    AnswerSpelling.suggestion(AnswerSpelling.house(name.get(), rules.layout())
                                    .map(house -> house.name()))
                            + "Houses are S1 to S" + houses + " and N1 to N" + houses + ".");
        }
        return move;
    }

    /** Plays moves; a problem where one cannot be made. */
    private Optional<PlayedMatch> play(
            RuleSet rules, Optional<Position> from, List<Move> before, List<Named> moves, JsonValue list) {
        List<Move> all = new ArrayList<>(before);
        moves.forEach(named -> all.add(named.move()));
        PlayedMatch.Outcome outcome = PlayedMatch.play(rules, from, all, made -> goesOn(made, all.size()));
        if (stopped) {
            return Optional.empty();
        }
        line++;
        int made = outcome.played().size();
        if (made == all.size()) {
            return Optional.of(outcome.played());
        }
        JsonValue at =
                made < before.size() ? list : moves.get(made - before.size()).at();
        if (outcome.refused().isEmpty()) {
            problems.error(
                    "E957",
                    at,
                    "The match comes to more than " + PlayedMatch.MOST_EVENTS + " events before this move.",
                    "Leave out this move and what follows it.");
            return Optional.empty();
        }
        Refusal refusal = outcome.refused().get();
        problems.error(
                "E956",
                at,
                "Move " + (made + 1) + ", " + refusal.move() + ", cannot be made: "
                        + refusal.reason().id().replace('-', ' ') + ".",
                refusal.legal().isEmpty()
                        ? "The match is over there: leave out what follows."
                        : "Possible there: " + named(refusal.legal()) + ".");
        return Optional.empty();
    }

    private boolean goesOn(int made, int of) {
        stopped = !watching.goesOn((line + (double) made / of) / lines);
        return !stopped;
    }

    private static String named(List<Move> legal) {
        List<String> names = legal.stream().limit(NAMED).map(Move::toString).toList();
        return String.join(", ", names) + (legal.size() > NAMED ? ", …" : "");
    }

    private Optional<Variations> branches(PlayedMatch main, List<JsonValue> values) {
        Variations all = Variations.of(main);
        if (values.size() > Variations.MOST) {
            problems.error(
                    "E958",
                    values.get(Variations.MOST),
                    "The match has " + values.size() + " branches; at most " + Variations.MOST + " are kept.",
                    "Leave out the others.");
            return Optional.empty();
        }
        for (JsonValue value : values) {
            if (stopped) {
                return Optional.empty();
            }
            Optional<JsonObjectReader> branch = JsonObjectReader.of(value, problems);
            if (branch.isPresent()) {
                Optional<PlayedMatch> line = branch(main, branch.get());
                all = line.isPresent() ? all.begin(line.get()) : all;
            }
        }
        return stopped ? Optional.empty() : Optional.of(all.lookAt(Variations.MAIN));
    }

    private Optional<PlayedMatch> branch(PlayedMatch main, JsonObjectReader branch) {
        Optional<Integer> after =
                branch.required("after").flatMap(v -> branch.asWhole(v, 0, Math.max(0, main.size() - 1)));
        Optional<JsonValue> list = branch.required("moves");
        List<Named> moves = list.map(v -> moves(v, main.rules())).orElse(List.of());
        branch.finish();
        if (after.isEmpty() || list.isEmpty() || problems.hasErrors()) {
            return Optional.empty();
        }
        List<Move> shared = main.moves().subList(0, Math.min(after.get(), main.size()));
        if (moves.isEmpty()
                || main.size() == 0
                || moves.get(0).move().equals(main.moves().get(after.get()))) {
            problems.error(
                    "E959",
                    list.get(),
                    "This branch does not part from the match: its first move must be another one than the match's move "
                            + (after.get() + 1) + ".",
                    "Write another house, or leave the branch out.");
            return Optional.empty();
        }
        return play(main.rules(), main.from(), shared, moves, list.get());
    }
}
