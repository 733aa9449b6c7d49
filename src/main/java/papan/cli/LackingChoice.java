package papan.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import papan.analysis.Courses;
import papan.model.Move;
import papan.model.Side;

/**
 * A choice without which a simultaneous opening goes no further, and how it is written.
 *
 * @param rules the id of the rule set that is played
 * @param player whose choice it is
 * @param other whether that player is the other one: the last choice has brought about nothing yet
 * @param made the choices so far
 * @param next one that could be made
 */
record LackingChoice(String rules, Side player, boolean other, List<Move> made, Optional<Move> next) {
    /** A match is not written out for the sake of its last choice. */
    private static final int MOST_WRITTEN = 6;

    LackingChoice {
        made = List.copyOf(made);
    }

    /**
     * What lacks where moves have been played; nothing without moves, for then nobody has asked for more than the beginning.
     *
     * @param made the moves, as they were given
     * @param given how a move of this board is written there; empty for one that cannot be
     */
    static Optional<LackingChoice> after(Courses.Played played, List<Move> made, Function<Move, Optional<Move>> given) {
        if (made.isEmpty() || played.awaited().isEmpty()) {
            return Optional.empty();
        }
        // A move that was refused would only stand in the way.
        List<Move> choices = played.refused().isPresent() ? made.subList(0, 1) : made;
        List<Move> legal = played.legal().stream()
                .flatMap(move -> given.apply(move).stream())
                .toList();
        return Optional.of(new LackingChoice(
                played.rules().id(),
                played.awaited().get(),
                played.waiting().isPresent(),
                choices,
                like(choices, legal)));
    }

    /**
     * Refuses moves of which nothing comes; where something came of those before, says on standard error what lacks.
     *
     * @throws CallException if no house has been sown
     */
    static void tell(Courses.Played played, List<Move> made, PrintWriter err) {
        after(played, made, Optional::of).ifPresent(lacking -> lacking.tell(played, err));
    }

    void tell(Courses.Played played, PrintWriter err) {
        if (played.isUntouched()) {
            throw CallException.wrong(said());
        }
        if (played.refused().isEmpty()) {
            err.println(said());
        }
    }

    /** The sentence. */
    String said() {
        String houses = next.map(this::written).map(text -> ", as in " + text).orElse("");
        return other
                ? rules + " opens with both hands: add " + player.id() + "'s house" + houses + "."
                : rules + " is still in its opening: add the house that " + player.id() + " sows next" + houses + ".";
    }

    private String written(Move example) {
        int from = made.size() > MOST_WRITTEN ? made.size() - MOST_WRITTEN : 0;
        List<Move> all = new ArrayList<>(made.subList(from, made.size()));
        all.add(example);
        return "--moves " + (from > 0 ? "…," : "")
                + all.stream().map(Move::toString).collect(Collectors.joining(","));
    }

    /** One that looks like the last choice, for an example that is easily read; else the first that there is. */
    private static Optional<Move> like(List<Move> made, List<Move> legal) {
        int number = made.get(made.size() - 1).from().number();
        return legal.stream()
                .filter(move -> move.from().number() == number)
                .findFirst()
                .or(() -> legal.stream().findFirst());
    }
}
