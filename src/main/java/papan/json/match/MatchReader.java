package papan.json.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.engine.Refusal;
import papan.format.FileFormat;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shape;
import papan.json.FileKinds;
import papan.model.Move;
import papan.model.Position;
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
    /** So many moves are named in a message. */
    private static final int NAMED = 8;

    private final JsonObjectReader in;
    private final Problems problems;
    private final RuleBook book;
    private final Watching watching;
    /** How many lines there are, the match and its branches, and how many of them have been played. */
    private int lines = 1;

    private int played;
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

    /** The format of such files. */
    public static FileFormat<?> format() {
        return MatchShape.format();
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
        Reading reading = new Reading(problems, new MatchShape.Around(book));
        MatchShape.FORMAT.find(in, reading);
        if (problems.hasErrors()) {
            // Whatever else is in it may mean something else there.
            return Optional.empty();
        }
        return MatchShape.MATCH
                .read(in, reading)
                .filter(any -> !problems.hasErrors())
                .flatMap(this::read);
    }

    private Optional<RecordedMatch> read(MatchShape.Written match) {
        lines = 1 + match.branches().size();
        return play(match.rules(), match.from(), List.of(), match.moves())
                .flatMap(main -> branches(main, match.branches()))
                .map(all -> new RecordedMatch(all, match.players()));
    }

    /** Plays moves; a problem where one cannot be made. */
    private Optional<PlayedMatch> play(
            RuleSet rules, Optional<Position> from, List<Move> before, Shape.Placed<List<Shape.Placed<Move>>> line) {
        List<Shape.Placed<Move>> moves = line.value();
        List<Move> all = new ArrayList<>(before);
        moves.forEach(move -> all.add(move.value()));
        PlayedMatch.Outcome outcome = PlayedMatch.play(rules, from, all, made -> goesOn(made, all.size()));
        if (stopped) {
            return Optional.empty();
        }
        played++;
        int made = outcome.played().size();
        if (made == all.size()) {
            return Optional.of(outcome.played());
        }
        JsonValue at = made < before.size()
                ? line.at()
                : moves.get(made - before.size()).at();
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
        stopped = !watching.goesOn((played + (double) made / of) / lines);
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
            Optional<PlayedMatch> line = MatchShape.branch(value, main.rules(), main.size(), Reading.of(problems))
                    .filter(any -> !problems.hasErrors())
                    .flatMap(branch -> branch(main, branch));
            all = line.isPresent() ? all.begin(line.get()) : all;
        }
        return stopped ? Optional.empty() : Optional.of(all.lookAt(Variations.MAIN));
    }

    private Optional<PlayedMatch> branch(PlayedMatch main, MatchShape.Branch branch) {
        List<Shape.Placed<Move>> moves = branch.moves().value();
        List<Move> shared = main.moves().subList(0, Math.min(branch.after(), main.size()));
        if (moves.isEmpty()
                || main.size() == 0
                || moves.get(0).value().equals(main.moves().get(branch.after()))) {
            problems.error(
                    "E959",
                    branch.moves().at(),
                    "This branch does not part from the match: its first move must be another one than the match's move "
                            + (branch.after() + 1) + ".",
                    "Write another house, or leave the branch out.");
            return Optional.empty();
        }
        return play(main.rules(), main.from(), shared, branch.moves());
    }
}
