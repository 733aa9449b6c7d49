package papan.lesson.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import papan.engine.Refusal;
import papan.format.Nearest;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.kind.RightAnswer;
import papan.lesson.play.PaidTurns;
import papan.lesson.play.PlayedStep;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.scene.Findings;
import papan.lesson.scene.RefusalFinding;
import papan.lesson.scene.Scene;
import papan.lesson.script.Circumstances;
import papan.lesson.script.Claim;
import papan.lesson.script.Condition;
import papan.lesson.script.Expectation;
import papan.lesson.script.ManyRounds;
import papan.model.House;
import papan.model.Move;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.Key;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.rules.Stance;
import papan.search.Simulation;
import papan.search.Statistics;
import papan.search.Strategy;

/**
 * Tests the proofs of claims. Each visit returns why a proof does not hold, or nothing if it does.
 *
 * @param sources the ids of what is cited beside the sentence
 * @param board the step in which it stands; empty for what no step says
 * @param effort what may be spent on the lesson
 * @param played what may be spent on rounds, a lap being a unit
 */
record Proofs(RuleBook book, List<String> sources, Optional<Board> board, Effort effort, Effort played)
        implements Claim.Visitor<Optional<Proofs.Cause>> {
    /** Longer lists of rule sets are shortened. */
    private static final int MOST_NAMED = 8;

    /** A step as it was played. */
    record Board(PlayedStep played, Optional<RightAnswer> answer) {}

    /** Why a proof does not hold, as a {@link Finding} tells it. */
    record Cause(String code, String message, String fix) {
        /** It can be tested and is false. */
        static Cause untrue(String message) {
            return new Cause("X404", message, "Say what is true, or correct the claim.");
        }
    }

    @Override
    public Optional<Cause> answers(Claim.Answers proof) {
        return held(
                proof.of(),
                rules -> {
                    ClauseAnswer is = ClauseAnswer.of(proof.clause(), rules);
                    return proof.answers().contains(is.key()) || proof.answers().contains(is.detail());
                },
                proof.hold(),
                rules -> shown(ClauseAnswer.of(proof.clause(), rules)));
    }

    private static String shown(ClauseAnswer answer) {
        return answer.detail().isEmpty() ? answer.key() : answer.key() + " " + answer.detail();
    }

    @Override
    public Optional<Cause> texts(Claim.Texts proof) {
        return held(
                proof.of(),
                rules -> says(proof.said(), rules.clause(proof.clause())),
                proof.hold(),
                rules -> said(rules.clause(proof.clause())));
    }

    private static boolean says(Claim.Said said, Clause clause) {
        return switch (said) {
            case SAYS -> !clause.cited(Stance.SAYS).isEmpty();
            case LEAVES_OPEN -> !clause.cited(Stance.LEAVES_OPEN).isEmpty();
            case CONTRADICTS -> !clause.cited(Stance.CONTRADICTS).isEmpty();
            case READING -> clause.isReading();
        };
    }

    private static String said(Clause clause) {
        List<String> all = new ArrayList<>();
        for (Claim.Said said : Claim.Said.values()) {
            if (says(said, clause)) {
                all.add(Key.of(said));
            }
        }
        return all.isEmpty() ? "no document" : String.join(" and ", all);
    }

    private Optional<Cause> held(
            List<RuleSet> of, Predicate<RuleSet> has, Claim.Hold hold, Function<RuleSet, String> shown) {
        effort.spend(of.size());
        List<RuleSet> those = of.stream().filter(has).toList();
        List<RuleSet> others = of.stream().filter(has.negate()).toList();
        return switch (hold) {
            case ALL -> none("not so in ", others, shown);
            case NONE -> none("so in ", those, shown);
            case MOST ->
                those.size() * 2 > of.size()
                        ? Optional.empty()
                        : none("so in " + those.size() + " of " + of.size() + " only; not in ", others, shown);
            case SOME ->
                those.isEmpty()
                        ? none("so in none: ", others, shown)
                        : others.isEmpty() ? none("so in all: ", those, shown) : Optional.empty();
            case ONLY ->
                none("not so in ", others, shown)
                        .or(() -> none(
                                "so in others too: ",
                                book.installed().all().stream()
                                        .filter(rules -> of.stream()
                                                .noneMatch(one -> one.id().equals(rules.id())))
                                        .filter(has)
                                        .toList(),
                                shown));
        };
    }

    /** Nothing if there are no counterexamples; else they are named. */
    private static Optional<Cause> none(String what, List<RuleSet> counter, Function<RuleSet, String> shown) {
        if (counter.isEmpty()) {
            return Optional.empty();
        }
        String names = counter.stream()
                .limit(MOST_NAMED)
                .map(rules -> rules.id() + " (" + shown.apply(rules) + ")")
                .collect(Collectors.joining(", "));
        String more = counter.size() > MOST_NAMED ? " and " + (counter.size() - MOST_NAMED) + " more" : "";
        return Optional.of(Cause.untrue(what + names + more + "."));
    }

    @Override
    public Optional<Cause> differ(Claim.Differ proof) {
        Set<ClauseId> differing = new LinkedHashSet<>();
        RuleSet first = proof.of().get(0);
        for (RuleSet other : proof.of()) {
            effort.spend(ClauseId.values().length);
            differing.addAll(ClauseAnswer.differing(first, other));
        }
        return differing.equals(Set.copyOf(proof.clauses()))
                ? Optional.empty()
                : Optional.of(Cause.untrue("they differ in " + ids(differing) + "."));
    }

    @Override
    public Optional<Cause> board(Claim.OnBoard proof) {
        if (board.isEmpty()) {
            return Optional.of(new Cause(
                    "E546",
                    "there is no board beside this text.",
                    "Write the claim into a step, or prove it otherwise."));
        }
        PlayedStep played = board.get().played();
        Scene begin = played.after();
        Scene scene = proof.moves().isEmpty() || !begin.isStopped() ? begin : begin.showAll();
        int shown = scene.shown().size();
        for (Move move : proof.moves()) {
            Optional<Refusal> refused = scene.round().refuse(move);
            if (refused.isPresent()) {
                Finding told = RefusalFinding.of("", refused.get());
                return Optional.of(new Cause(told.code(), told.message(), told.fix()));
            }
            scene = scene.choose(move).showAll();
            effort.spend(scene.shown().size());
        }
        Scene end = scene;
        return proof.expect()
                .flatMap(expect -> unmet(expect, proof.moves().isEmpty(), end, shown))
                .or(() -> proof.houses().flatMap(houses -> others(houses, end)))
                .or(() -> proof.differBy().flatMap(this::parted));
    }

    private Optional<Cause> parted(List<ClauseId> wanted) {
        List<ClauseId> found = board.flatMap(step -> step.played().compared())
                .map(ComparedBoards::differBy)
                .orElse(List.of());
        return Set.copyOf(found).equals(Set.copyOf(wanted))
                ? Optional.empty()
                : Optional.of(Cause.untrue("the boards part because of " + ids(found) + "."));
    }

    private static String ids(Collection<ClauseId> clauses) {
        return clauses.isEmpty()
                ? "nothing"
                : clauses.stream().map(ClauseId::id).collect(Collectors.joining(", "));
    }

    private Optional<Cause> unmet(Expectation expect, boolean ofStep, Scene end, int from) {
        Findings found = new Findings();
        Board step = board.orElseThrow();
        if (ofStep) {
            ExpectationCheck.step("", expect, step.played(), step.answer(), found);
        } else {
            ExpectationCheck.scene("", expect, end, from, found);
        }
        return found.list().stream().findFirst().map(finding -> Cause.untrue(finding.message()));
    }

    private Optional<Cause> others(Claim.Houses houses, Scene scene) {
        List<Move> moves = scene.round().isOver() ? List.of() : scene.round().legalMoves();
        Set<House> found = moves.stream()
                .filter(move ->
                        houses.turn().map(turn -> holds(turn, scene, move)).orElse(true))
                .map(Move::from)
                .collect(Collectors.toSet());
        return found.equals(houses.are())
                ? Optional.empty()
                : Optional.of(Cause.untrue("it is so of " + names(found) + "."));
    }

    private boolean holds(Condition turn, Scene scene, Move move) {
        Scene after = scene.choose(move).showAll();
        effort.spend(after.shown().size());
        return turn.holds(new Circumstances(
                after.position(),
                after.shown().subList(scene.shown().size(), after.shown().size()),
                1,
                "",
                Map.of()));
    }

    private static String names(Set<House> houses) {
        return houses.isEmpty()
                ? "no house"
                : houses.stream().map(House::name).sorted().collect(Collectors.joining(", "));
    }

    @Override
    public Optional<Cause> simulated(Claim.Simulated proof) {
        ManyRounds rounds = proof.rounds();
        Strategy players = Strategy.parse(rounds.players()).orElseThrow();
        for (ManyRounds.Board each : rounds.boards()) {
            RuleSet rules = each.rules();
            Simulation.Plan plan = new Simulation.Plan(
                    rules, false, rounds.rounds(), players, players, rounds.seed(), 1, Simulation.ByTurn.NOTHING);
            Statistics found = Simulation.run(plan, new PaidTurns(played, rounds, () -> false));
            if (played.isSpent()) {
                return Optional.of(new Cause(
                        "E522", "the rounds that this lesson's claims play take too long together.", "Play fewer."));
            }
            double is = figure(proof.figure(), found);
            if (is < proof.least() || is > proof.most()) {
                return Optional.of(Cause.untrue("in " + rounds.rounds() + " rounds of " + rules.id() + " the figure "
                        + Key.of(proof.figure()) + " is " + String.format(Locale.ROOT, "%.3f", is) + "."));
            }
        }
        return Optional.empty();
    }

    private static double figure(Claim.Figure figure, Statistics found) {
        Statistics.Play play = found.play();
        return switch (figure) {
            case FIRST_SHARE -> found.firstShare();
            case DRAW_SHARE -> found.each(found.wins().draws());
            case WIN_MARGIN -> found.each(found.margin().absolute());
            case TURNS -> found.eachBegun(play.turns());
            case LONGEST -> play.longest();
            case CAPTURES -> found.eachBegun(play.captures());
            case CAPTURED_SEEDS -> found.eachBegun(play.capturedSeeds());
            case RELAYS -> found.eachBegun(play.relays());
        };
    }

    @Override
    public Optional<Cause> cited(Claim.Cited proof) {
        return sources.contains(proof.source())
                ? Optional.empty()
                : Optional.of(new Cause(
                        "E547",
                        "\"" + proof.source() + "\" is not cited here.",
                        sources.isEmpty() ? "Write it into \"cites\"." : Nearest.orAll(proof.source(), sources)));
    }

    @Override
    public Optional<Cause> meant(Claim.Meant proof) {
        return Optional.empty();
    }
}
