package papan.ui.explore;

import java.util.List;
import java.util.Map;
import papan.model.Position;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.ui.common.FittedLabel;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;
import papan.ui.people.Mood;
import papan.ui.people.Person;

/** Above the board: both players with their seeds, and between them whose turn it is or how the round came out. */
final class GameRow extends TextColumn {
    private static final int GAP = 12;

    private final transient ExploreSession session;
    private final transient GameWords game;
    private final PlayerTag one = new PlayerTag("explore.tag.one");
    private final PlayerTag other = new PlayerTag("explore.tag.other");
    private final FittedLabel status =
            new FittedLabel(List.of("Papan.heading.font", "Papan.strong.font"), "Papan.text");

    GameRow(ExploreSession session, GameWords game) {
        this.session = session;
        this.game = game;
        setName("explore.game");
        status.setName("explore.status");
        status.setHorizontalAlignment(FittedLabel.CENTER);
        put(one, 0);
        put(status, 4);
        put(other, 4);
    }

    /** Whose turn it is, or how the round came out. */
    String status() {
        return status.getText();
    }

    /** Shows the match as it stands at the cursor. */
    void refresh(WindowText words, CaptionText captions) {
        Side you = session.you().orElse(Side.SOUTH);
        boolean rests = session.standing().result().isPresent();
        show(one, you, rests, words, captions);
        show(other, you.opponent(), rests, words, captions);
        other.show(
                session.rival().map(Person::of),
                Mood.of(
                        you.opponent(),
                        session.playback().timeline(),
                        session.playback().cursor()));
        String next = game.status(captions);
        if (!next.equals(status.getText())) {
            status.setText(next);
            revalidate();
        }
        getAccessibleContext().setAccessibleName(next);
    }

    private void show(PlayerTag tag, Side side, boolean rests, WindowText words, CaptionText captions) {
        Position position = session.playback().position();
        boolean moves = !rests && position.toMove() == side;
        Map<String, Object> values = Map.of(
                "player",
                captions.player(side),
                "seeds",
                position.inStore(side),
                "rounds",
                session.standing().rounds(side));
        tag.show(
                words.text("explore.tag", values),
                words.text(moves ? "explore.tag.moves" : "explore.tag.rests", values),
                moves);
    }

    /** Both tags stand at the ends of one line while the words between them have room enough. */
    private boolean isOneLine(int width) {
        return rest(width) >= Px.of(200);
    }

    private int rest(int width) {
        return width - one.getPreferredSize().width - other.getPreferredSize().width - 2 * Px.of(GAP);
    }

    /** How high the tags are: under one another where both are too wide for a row. */
    private int tags(int width) {
        return besideOneAnother(width)
                ? Math.max(one.heightFor(width), other.heightFor(width))
                : one.heightFor(width) + other.heightFor(width);
    }

    private boolean besideOneAnother(int width) {
        return rest(width) >= -Px.of(GAP);
    }

    @Override
    protected int lay(int width, boolean really) {
        boolean oneLine = isOneLine(width);
        int tags = tags(width);
        int words = status.heightFor(oneLine ? rest(width) : width);
        int high = oneLine ? Math.max(tags, words) : tags + words;
        if (!really) {
            return high;
        }
        int y = oneLine ? (high - tags) / 2 : 0;
        lay(one, 0, y, width);
        if (besideOneAnother(width)) {
            lay(other, width - other.getPreferredSize().width, y, width);
        } else {
            lay(other, 0, y + tags - other.heightFor(width), width);
        }
        if (oneLine) {
            lay(status, one.getWidth() + Px.of(GAP), 0, rest(width), high);
        } else {
            lay(status, 0, tags, width, words);
        }
        return high;
    }

    private void lay(PlayerTag tag, int x, int y, int width) {
        lay(tag, x, y, Math.min(tag.getPreferredSize().width, width), tag.heightFor(width));
    }
}
