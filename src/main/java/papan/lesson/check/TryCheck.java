package papan.lesson.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import papan.lesson.play.Trial;
import papan.lesson.play.TrySearch;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Findings;
import papan.lesson.script.Aim;
import papan.lesson.script.Expectation;
import papan.lesson.script.Opponent;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;
import papan.model.Move;
import papan.model.Side;
import papan.search.Dice;

/** Checks that the goal of a step that lets try can be reached. */
final class TryCheck {
    /** How many rounds of a game are played for a look, where the other side chooses quickly. */
    private static final int ROUNDS = 20;

    /** What all but the first may cost; of long rounds fewer are played. */
    private static final long LOOK = Effort.MOST / 10;

    private final String path;
    private final Findings findings;
    private final Effort effort;

    TryCheck(String path, Findings findings, Effort effort) {
        this.effort = effort;
        this.path = path;
        this.findings = findings;
    }

    void step(Trial begun) {
        Step.Trying step = begun.step();
        script(step, begun.learner());
        sameHouse(step.rungs());
        rounds(begun);
        if (step.goal().holds(begun.circumstances())) {
            findings.error(
                    "E604",
                    path + ".goal",
                    "The goal is true before anything has been tried.",
                    "Ask for something that is still to come.");
            return;
        }
        TrySearch search = TrySearch.of(begun, effort);
        if (effort.isSpent()) {
            // Whoever looks at the steps tells.
            return;
        }
        if (search.shortest().isEmpty()) {
            unreached(step, search);
            return;
        }
        if (step.isPlayedOut()) {
            aims(begun, search);
            return;
        }
        int least = search.shortest().size();
        int par = step.byKind(Step.Try::par, game -> 0, drill -> 0);
        if (par > 0 && par < least) {
            findings.error(
                    "E603",
                    path + ".par",
                    "Nobody reaches the goal in " + moves(par) + "; it takes " + least + ".",
                    "Write " + least + ", or leave \"par\" out.");
        }
        step.head().expect().ifPresent(expect -> solutions(expect, search));
    }

    private void rounds(Trial begun) {
        if (begun.step().rounds() > 1 && !begun.hasOtherRounds()) {
            findings.error(
                    "E616",
                    path + ".rounds",
                    "By these rules a match has a single round.",
                    "Leave \"rounds\" out, or choose other rules.");
        }
    }

    /** Whoever knows the answer on one board of a drill is not to have it on another. */
    private void sameHouse(List<Rung> rungs) {
        for (int i = 1; i < rungs.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (rungs.get(i).isSolvedLike(rungs.get(j))) {
                    findings.warning(
                            "W615",
                            path + ".rungs",
                            "The same house is right on boards " + (j + 1) + " and " + (i + 1) + " of the drill.",
                            "Ask for fewer boards, or write another \"seed\".");
                    return;
                }
            }
        }
    }

    /** Looks whether what is worth bringing about in a game happens when it is played. */
    private void aims(Trial begun, TrySearch search) {
        List<Trial> rounds = new ArrayList<>();
        rounds.add(begun.replay(search.shortest().stream().map(Move::toString).toList(), effort::isSpent));
        long least = effort.left() - LOOK;
        for (int i = 1; i < ROUNDS && !begun.takesThought() && effort.left() > Math.max(0, least); i++) {
            rounds.add(byChance(begun, new Dice(i)));
        }
        for (Aim aim : begun.step().aims()) {
            if (rounds.stream().noneMatch(round -> round.reached().contains(aim))) {
                findings.warning(
                        "W613",
                        path + ".goals[" + begun.step().aims().indexOf(aim) + "]",
                        "In " + rounds.size() + (rounds.size() == 1 ? " round" : " rounds")
                                + " that were played for a look, this never came about.",
                        "Ask for less, or begin nearer to it.");
            }
        }
    }

    private Trial byChance(Trial begun, Dice dice) {
        Trial trial = begun;
        while (trial.isUnderWay() && !effort.isSpent()) {
            List<Move> legal = trial.legalMoves();
            trial = legal.isEmpty() ? trial.next() : trial.play(legal.get(dice.below(legal.size())));
            effort.spend(trial.cost());
        }
        return trial;
    }

    private void unreached(Step.Trying step, TrySearch search) {
        if (search.complete()) {
            findings.error(
                    "E601",
                    path + ".goal",
                    "The goal cannot be reached: tried all " + search.tried() + " moves of lines of up to "
                            + moves(step.moves()) + ".",
                    "Change the goal or the position, or allow more moves.");
        } else {
            findings.warning(
                    "W602",
                    path + ".goal",
                    "No way to the goal was found in " + search.tried() + " moves that were tried.",
                    "Allow fewer moves, or begin nearer to the goal.");
        }
    }

    private static String moves(int count) {
        return count + (count == 1 ? " move" : " moves");
    }

    private void script(Step.Trying step, Side learner) {
        if (step.opponent() instanceof Opponent.Script script) {
            for (int i = 0; i < script.moves().size(); i++) {
                Move move = script.moves().get(i);
                if (move.from().side() == learner) {
                    findings.error(
                            "E605",
                            path + ".opponent[" + i + "]",
                            "\"" + move + "\" is " + learner.id() + "'s house, who is the learner here.",
                            "Name a house of " + learner.opponent().id() + "'s.");
                }
            }
        }
    }

    private void solutions(Expectation expect, TrySearch search) {
        if (expect.solutions().isEmpty()) {
            return;
        }
        Set<String> wanted = names(expect.solutions().get());
        Set<String> found = names(search.firsts());
        if (!wanted.equals(found)) {
            findings.error(
                    "X401",
                    path + ".expect.solutions",
                    "The lesson expects the first moves that reach the goal to be " + String.join(", ", wanted)
                            + ", the rules give " + String.join(", ", found) + ".",
                    "Correct the expectation or the step.");
        }
    }

    private static Set<String> names(List<Move> moves) {
        Set<String> names = new TreeSet<>();
        moves.forEach(move -> names.add(move.toString()));
        return names;
    }
}
