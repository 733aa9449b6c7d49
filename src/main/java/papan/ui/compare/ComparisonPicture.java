package papan.ui.compare;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import papan.analysis.SideBySide;
import papan.model.Move;
import papan.model.Position;
import papan.narration.Language;
import papan.replay.Pairing;
import papan.rules.RuleSet;
import papan.ui.common.WindowText;

/** A comparison for paper, for those who have no workspace. */
public final class ComparisonPicture {
    private ComparisonPicture() {}

    /**
     * One of its boards.
     *
     * @param from the rule set from which its borrowed clauses come; empty for a rule set as it is
     */
    public record Board(SideBySide.Seat seat, Optional<RuleSet> from) {
        private Contender contender() {
            return new Contender(
                    seat.rules(), from.map(other -> new Contender.Borrowed(other, seat.borrowed(), seat.since())));
        }
    }

    /**
     * Two to {@value SideBySide#MOST} boards with the same moves. Its picture is drawn under the theme that is installed,
     * on the event dispatch thread.
     *
     * @param from where all begin, on the first board; empty for each rule set's own start
     * @param at up to which event of the first board it is drawn; empty for the end
     */
    public static CompareFiles.Page of(
            List<Board> boards, Optional<Position> from, List<Move> moves, OptionalInt at, Language language) {
        Encounter encounter =
                Encounter.of(new Matchup(boards.stream().map(Board::contender).toList(), from, moves, Pairing.CAUSE));
        int cursor = at.isPresent()
                ? encounter.cursorAfter(0, at.getAsInt())
                : encounter.lockstep().size();
        WindowText words = new WindowText(language).including(CompareWorkspace.class, "compare");
        return new ComparisonPage(encounter, new CompareWords(words), cursor).page();
    }
}
