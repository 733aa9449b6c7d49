package papan.ui.explore;

import java.util.Map;
import papan.model.Move;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.replay.PlayedMatch;
import papan.replay.Variations;
import papan.ui.common.Command;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;
import papan.ui.playback.Lane;
import papan.ui.telling.DashedBand;

/** Above the board of a branch: that it is only supposed, what is, and the ways out. */
final class BranchBand extends TextColumn {
    private static final int GAP = 8;

    private final transient ExploreSession session;
    private final DashedBand band = new DashedBand();
    private final PillButton back;
    private final FlowRow ways = new FlowRow(8);

    BranchBand(ExploreSession session, WindowText words) {
        this.session = session;
        setName("explore.branch");
        band.setName("explore.band");
        back = PillButton.of(words, "explore.back", Icons.BACK, session::backToMatch);
        back.setPrimary(true);
        words.follow(
                back, () -> back.setToolTipText(KeyTable.tip(words, Command.LEAVE, words.text("explore.back.tip"))));
        ways.add(back);
        ways.add(PillButton.of(words, "explore.main", Icons.CORRECT, session::makeMain));
        ways.add(PillButton.of(words, "explore.remove", Icons.CLOSE, session::remove));
        words.name(this, "explore.branch");
        put(band, 0);
        put(ways, GAP);
    }

    /** What is supposed stands beside the ways out where its line is not broken by that, else above them. */
    private boolean isBeside(int width) {
        return band.wholeWidth() + Px.of(2 * GAP) + ways.wholeWidth() <= width;
    }

    @Override
    protected int lay(int width, boolean really) {
        if (!isBeside(width)) {
            return super.lay(width, really);
        }
        int x = width - ways.wholeWidth();
        int room = x - Px.of(2 * GAP);
        int high = band.heightFor(room);
        int low = ways.heightFor(width - x);
        int whole = Math.max(high, low);
        if (really) {
            lay(band, 0, (whole - high) / 2, room, high);
            lay(ways, x, (whole - low) / 2, width - x, low);
        }
        return whole;
    }

    /** What is supposed, in a sentence. */
    String sentence() {
        return band.getText();
    }

    PillButton back() {
        return back;
    }

    /** Shows what is supposed; hides itself on the match itself. */
    void refresh(WindowText words, CaptionText captions) {
        Variations all = session.variations();
        setVisible(!all.isOnMain());
        all.branch().ifPresent(branch -> {
            PlayedMatch match = all.main();
            Move instead = branch.match().moves().get(branch.parted());
            Side mover = branch.match().before(branch.parted()).mover();
            band.setColour(new Lane(branch.number(), branch.match().timeline(), branch.cursor()).colourKey());
            band.setText(
                    branch.parted() < match.size()
                            ? words.text(
                                    session.isYou(mover) ? "explore.branch.instead.you" : "explore.branch.instead",
                                    Map.of(
                                            "letter", LineChoice.letter(branch.number()),
                                            "player", captions.player(mover),
                                            "house", instead.toString(),
                                            "other",
                                                    match.moves()
                                                            .get(branch.parted())
                                                            .toString()))
                            : words.text(
                                    "explore.branch.further", Map.of("letter", LineChoice.letter(branch.number()))));
            band.getAccessibleContext().setAccessibleName(band.getText());
        });
    }
}
