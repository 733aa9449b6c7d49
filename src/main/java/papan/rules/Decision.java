package papan.rules;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import papan.rules.Axis.Form;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.Opposition.Opposite;
import papan.rules.Rounds.Renewal;

/**
 * How rule sets decide the question of a clause.
 *
 * @param field the field of a rule file from which the answer follows
 * @param answer a rule set's answer, see {@link ClauseAnswer#key}
 * @param detail the numbers and houses that belong to it
 * @param switched the first rule set with the answer of the second; empty where it cannot be had
 */
record Decision(
        String field,
        Function<RuleSet, String> answer,
        Function<RuleSet, String> detail,
        BiFunction<RuleSet, RuleSet, Optional<RuleSet>> switched) {

    /** How a clause is decided. */
    static Decision of(ClauseId clause) {
        return switch (clause) {
            case SEEDS ->
                decided("board", Answers::seeds, (mine, theirs) -> mine.withBoard(theirs.board()))
                        .with(Details::seeds);
            case DIRECTION -> by(Axes.DIRECTION, Answers::direction);
            case STORES -> by(Axes.STORE_USE);
            case ORIGIN -> by(Axes.ORIGIN_HOUSE);
            case FIRST_MOVE ->
                decided("firstMove", Answers::firstMove, Decision::opening).with(Details::firstMove);
            case CONTESTED_HOUSE ->
                bothAtOnce(Answers::contestedHouse, (mine, theirs) -> mine.with(theirs.contested()));
            case FINISHED_TOGETHER ->
                bothAtOnce(Answers::finishedTogether, (mine, theirs) -> mine.with(theirs.together()));
            case OCCUPIED_HOUSE -> by(Axes.OCCUPIED_HOUSE);
            case OWN_STORE -> by(Axes.ON_OWN_STORE, Answers::ownStore);
            case EMPTY_OWN_HOUSE -> decided("opposition", Answers::emptyOwnHouse, Decision::opposition);
            case CAPTURING_SEED -> inside(Axes.OPPOSITION, Axes.OPPOSITE, Axes.CAPTURING_SEED);
            case LONE_SEED -> inside(Axes.OPPOSITION, Axes.OPPOSITE, Axes.LONE_SEED);
            case CIRCUIT -> inside(Axes.OPPOSITION, Axes.OPPOSITE, Axes.CIRCUIT);
            case EMPTY_OPPOSING_HOUSE -> decided("opposition", Answers::emptyOpposingHouse, Decision::opposition);
            case COUNT_CAPTURE -> by(Axes.COUNT_CAPTURE, Answers::counts).with(Details::counts);
            case GAP_CAPTURE -> by(Axes.GAP_CAPTURE, Answers::gaps);
            case NEIGHBOUR_CAPTURE -> by(Axes.NEIGHBOUR_CAPTURE);
            case PLAYABLE -> decided("playable", Answers::playable, Decision::playable);
            case AFTER_CAPTURE -> inside(Axes.PLAYABLE, Axes.PLAYABLE_HOUSES, Axes.AFTER_CAPTURE);
            case FEEDING -> by(Axes.FEEDING, Answers::feeding);
            case GRAND_SLAM -> by(Axes.FEEDING, Answers::grandSlam);
            case ENDLESS -> follows("", rules -> "refused");
            case NO_MOVE -> by(Axes.NO_MOVE);
            case ROUND_END -> by(Axes.ROUND_END);
            case LEFTOVERS -> by(Axes.LEFTOVERS);
            case ROUNDS -> decided("rounds", Answers::rounds, Decision::rounds).with(Details::rounds);
            case REFILL ->
                between(Answers::refill, (mine, theirs) -> mine.withRefill(theirs.full(), theirs.refill()))
                        .with(Details::refill);
            case BURNT_HOUSE ->
                between(Answers::burnt, (mine, theirs) -> mine.withBurnt(theirs.burntHouse(), theirs.burntFor()));
            case NEXT_STARTER ->
                between(r -> Key.of(r.starter()), (mine, theirs) -> mine.withStarter(theirs.starter()));
            case WINNER -> follows("rounds", Answers::winner);
        };
    }

    /** The first rule set with the answer of the second; empty if it has nothing that the question could be about. */
    Optional<RuleSet> take(RuleSet mine, RuleSet theirs) {
        return switched.apply(mine, theirs);
    }

    /** Decided by an axis, whose word is the answer. */
    private static Decision by(Axis<RuleSet, ?> axis) {
        return by(axis, axis::answer);
    }

    /** Decided by an axis that is told in words of its own. */
    private static Decision by(Axis<RuleSet, ?> axis, Function<RuleSet, String> answer) {
        return decided(axis.field(), answer, axis::take);
    }

    /** Decided by a word inside another axis, where both rule sets have that. */
    private static <T, F extends T> Decision inside(Axis<RuleSet, T> outer, Form<F> form, Axis<F, ?> inner) {
        Function<RuleSet, Optional<F>> part = rules -> form.in(outer.get().apply(rules));
        return decidedIf(
                outer.field(),
                rules -> part.apply(rules).map(inner::answer).orElse(Axis.NONE),
                (mine, theirs) -> part.apply(mine)
                        .flatMap(a -> part.apply(theirs).map(b -> outer.with().apply(mine, inner.take(a, b)))));
    }

    /** Decided by something that lies between two rounds, where both rule sets have more than one. */
    private static Decision between(Function<Renewal, String> answer, BinaryOperator<Renewal> take) {
        return decidedIf(
                "rounds",
                rules -> rules.renewal().map(answer).orElse(Axis.NONE),
                (mine, theirs) -> mine.renewal()
                        .flatMap(a -> theirs.renewal()
                                .map(b -> mine.withRounds(mine.rounds().with(take.apply(a, b))))));
    }

    private static Decision decided(String field, Function<RuleSet, String> answer, BinaryOperator<RuleSet> take) {
        return decidedIf(field, answer, take.andThen(Optional::of));
    }

    private static Decision decidedIf(
            String field, Function<RuleSet, String> answer, BiFunction<RuleSet, RuleSet, Optional<RuleSet>> take) {
        return new Decision(field, answer, rules -> "", take);
    }

    /** Not a choice: the answer follows from others. */
    private static Decision follows(String field, Function<RuleSet, String> answer) {
        return decidedIf(field, answer, (mine, theirs) -> Optional.empty());
    }

    /** The same with numbers and houses in its answer. */
    Decision with(Function<RuleSet, String> details) {
        return new Decision(field, answer, details, switched);
    }

    /** Their first move; who lifts a contested house, and who moves next, stays as it is in mine, if both open at once. */
    private static RuleSet opening(RuleSet mine, RuleSet theirs) {
        return mine.withFirstMove(
                mine.firstMove() instanceof Simultaneous a && theirs.firstMove() instanceof Simultaneous b
                        ? b.with(a.contested()).with(a.together())
                        : theirs.firstMove());
    }

    /** Decided by a word beside the two hands of an opening, where both rule sets have those. */
    private static Decision bothAtOnce(Function<RuleSet, String> answer, BinaryOperator<Simultaneous> take) {
        return decidedIf(
                "firstMove",
                answer,
                (mine, theirs) ->
                        mine.firstMove() instanceof Simultaneous a && theirs.firstMove() instanceof Simultaneous b
                                ? Optional.of(mine.withFirstMove(take.apply(a, b)))
                                : Optional.empty());
    }

    /** Where the opposite house is captured; the details of the capture stay as they are in mine, if both have it. */
    private static RuleSet opposition(RuleSet mine, RuleSet theirs) {
        Optional<Opposite> theirCapture = theirs.opposite();
        return mine.opposite()
                .flatMap(a -> theirCapture.map(b -> a.withWhere(b.where())))
                .map(both -> Axes.OPPOSITION.with().apply(mine, both))
                .orElseGet(() -> Axes.OPPOSITION.take(mine, theirs));
    }

    /** Which houses may be chosen; what a capture earns stays as it is in mine. */
    private static RuleSet playable(RuleSet mine, RuleSet theirs) {
        return mine.withPlayable(
                theirs.playable().withAfterCapture(mine.playable().afterCapture()));
    }

    /** Their kind of match; what lies between rounds stays as it is in mine, if there is anything. */
    private static RuleSet rounds(RuleSet mine, RuleSet theirs) {
        return mine.withRounds(mine.renewal().map(theirs.rounds()::with).orElse(theirs.rounds()));
    }
}
