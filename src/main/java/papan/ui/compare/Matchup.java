package papan.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import papan.analysis.SideBySide;
import papan.model.Move;
import papan.model.Position;
import papan.replay.Pairing;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;

/**
 * What is compared. Immutable: every change makes another, so that it can be undone.
 *
 * @param contenders one for each board, two to {@value SideBySide#MOST}
 * @param from where all begin, on the first board; empty for each rule set's own start
 * @param moves on the first board
 * @param pairing what keeps the boards in step
 */
record Matchup(List<Contender> contenders, Optional<Position> from, List<Move> moves, Pairing pairing) {
    Matchup {
        contenders = List.copyOf(contenders);
        moves = List.copyOf(moves);
    }

    /** Two rule sets from their own starts, with no move made. */
    static Matchup of(RuleSet one, RuleSet other) {
        return new Matchup(List.of(Contender.of(one), Contender.of(other)), Optional.empty(), List.of(), Pairing.CAUSE);
    }

    /** The same without boards that borrow clauses; empty where fewer than two are left, or the first borrows. */
    Optional<SetUp> setUp() {
        List<RuleSet> own = contenders.stream()
                .filter(each -> each.borrowed().isEmpty())
                .map(Contender::rules)
                .toList();
        return Optional.of(new SetUp(own, from, moves, pairing))
                .filter(left -> own.size() > 1 && contenders.get(0).borrowed().isEmpty());
    }

    RuleSet first() {
        return contenders.get(0).rules();
    }

    boolean isFull() {
        return contenders.size() >= SideBySide.MOST;
    }

    Matchup withMoves(List<Move> next) {
        return new Matchup(contenders, from, next, pairing);
    }

    Matchup with(Move next) {
        List<Move> more = new ArrayList<>(moves);
        more.add(next);
        return withMoves(more);
    }

    Matchup withoutLastMove() {
        return withMoves(moves.subList(0, Math.max(0, moves.size() - 1)));
    }

    Matchup with(Pairing next) {
        return new Matchup(contenders, from, moves, next);
    }

    /** From another position, with no move made. */
    Matchup from(Optional<Position> next) {
        return new Matchup(contenders, next, List.of(), pairing);
    }

    /** With another contender on a board, or on a new one. Another first board of another size begins anew. */
    Matchup with(int board, Contender contender) {
        List<Contender> changed = new ArrayList<>(contenders);
        if (board < changed.size()) {
            changed.set(board, contender);
        } else {
            changed.add(contender);
        }
        boolean fits = board > 0 || contender.rules().layout().equals(first().layout());
        // What was borrowed from the first board's rules at some moment means nothing under others.
        if (board == 0) {
            changed.removeIf(each -> each.since().isPresent());
        }
        if (changed.size() == 1) {
            changed.add(contenders.get(0));
        }
        return fits
                ? new Matchup(changed, from, moves, pairing)
                : new Matchup(changed, Optional.empty(), List.of(), pairing);
    }

    /**
     * Without one of the boards. Without the first, boards go too whose rules came into force in the middle of its moves.
     *
     * @return the same if fewer than two would be left
     */
    Matchup without(int board) {
        List<Contender> left = new ArrayList<>(contenders);
        left.remove(board);
        if (board == 0) {
            left.removeIf(each -> each.since().isPresent());
        }
        if (left.size() < 2) {
            return this;
        }
        boolean fits = left.get(0).rules().layout().equals(first().layout());
        return fits ? new Matchup(left, from, moves, pairing) : new Matchup(left, Optional.empty(), List.of(), pairing);
    }

    /** Whether a board can be taken away. */
    boolean canLose(int board) {
        return !without(board).equals(this);
    }

    /** With one more board: the first rule set that is not there yet, of the same size if there is one. */
    Optional<Matchup> withAnother(List<RuleSet> offered) {
        List<String> shown = contenders.stream().map(each -> each.rules().id()).toList();
        return offered.stream()
                .filter(rules -> !shown.contains(rules.id()))
                .filter(rules -> rules.layout().equals(first().layout()))
                .findFirst()
                .or(() -> offered.stream().findFirst())
                .map(rules -> with(contenders.size(), Contender.of(rules)));
    }

    /** With one more board: the first one's rules with a clause of others; empty if they cannot have it. */
    Optional<Matchup> borrowing(ClauseId clause, RuleSet from, OptionalInt since) {
        return ClauseSwitch.take(first(), from, clause)
                .map(rules -> new Contender(rules, Optional.of(new Contender.Borrowed(from, List.of(clause), since))))
                .map(contender -> with(contenders.size(), contender));
    }

    /** Whether only moves have been added, so that what was seen before need not be seen again. */
    boolean isGrownFrom(Matchup old) {
        return old.contenders().equals(contenders)
                && old.from().equals(from)
                && old.pairing() == pairing
                && moves.size() > old.moves().size()
                && moves.subList(0, old.moves().size()).equals(old.moves());
    }
}
