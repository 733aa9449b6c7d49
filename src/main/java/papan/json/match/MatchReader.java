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
import papan.format.JsonValue.JsonArray;
import papan.format.Problems;
import papan.format.Reading;
import papan.json.FileKinds;
import papan.model.Move;
import papan.model.Position;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * Reads recorded matches in the format {@code match/1} and plays them through: what is read has been possible, choice by
 * choice. Bounded in moves, branches and events, for files come from strangers.
 */
public final class MatchReader {
    /** So many moves are named in a message. */
    private static final int NAMED = 8;

    private final RuleBook book;
    private final Watching watching;
    private final Problems problems;
    /** How many lines there are, the match and its branches, and how many of them have been played. */
    private int lines = 1;

    private int played;
    private boolean stopped;

    private MatchReader(RuleBook book, Watching watching, Problems problems) {
        this.book = book;
        this.watching = watching;
        this.problems = problems;
    }

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
        Reading reading = new Reading(problems, new MatchReader(book, watching, problems));
        Optional<RecordedMatch> read = JsonObjectReader.of(value, problems).flatMap(in -> MatchShape.read(in, reading));
        problems.throwIfAny();
        return read;
    }

    /** Where rule sets are found. */
    RuleBook book() {
        return book;
    }

    /** Says how many branches there are, before anything is played. */
    void expect(int branches) {
        lines = 1 + branches;
    }

    /** Whether whoever watches has ended it. */
    boolean isStopped() {
        return stopped;
    }

    /**
     * Plays moves; a problem where one cannot be made. Nothing is played once something is wrong.
     *
     * @param before moves that are played first
     * @param at where the moves stand in the file
     */
    Optional<PlayedMatch> play(
            RuleSet rules, Optional<Position> from, List<Move> before, List<Move> moves, JsonValue at) {
        if (stopped || problems.hasErrors()) {
            return Optional.empty();
        }
        List<Move> all = new ArrayList<>(before);
        all.addAll(moves);
        PlayedMatch.Outcome outcome = PlayedMatch.play(rules, from, all, made -> goesOn(made, all.size()));
        if (stopped) {
            return Optional.empty();
        }
        played++;
        int made = outcome.played().size();
        if (made < all.size()) {
            JsonValue move =
                    made < before.size() ? at : ((JsonArray) at).values().get(made - before.size());
            refuse(move, made + 1, outcome.refused());
            return Optional.empty();
        }
        return Optional.of(outcome.played());
    }

    private boolean goesOn(int made, int of) {
        stopped = !watching.goesOn((played + (double) made / of) / lines);
        return !stopped;
    }

    private void refuse(JsonValue at, int number, Optional<Refusal> refused) {
        if (refused.isEmpty()) {
            problems.error(
                    "E957",
                    at,
                    "The match comes to more than " + PlayedMatch.MOST_EVENTS + " events before this move.",
                    "Leave out this move and what follows it.");
            return;
        }
        Refusal refusal = refused.get();
        problems.error(
                "E956",
                at,
                "Move " + number + ", " + refusal.move() + ", cannot be made: "
                        + refusal.reason().id().replace('-', ' ') + ".",
                refusal.legal().isEmpty()
                        ? "The match is over there: leave out what follows."
                        : "Possible there: " + named(refusal.legal()) + ".");
    }

    private static String named(List<Move> legal) {
        List<String> names = legal.stream().limit(NAMED).map(Move::toString).toList();
        return String.join(", ", names) + (legal.size() > NAMED ? ", …" : "");
    }
}
