package papan.ui.app;

import papan.cli.PaintedBoard;
import papan.export.Drawing;
import papan.narration.CaptionText;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.ui.board.BoardPalette;
import papan.ui.board.BoardPicture;
import papan.ui.board.BoardView;
import papan.ui.board.BoardWords;
import papan.ui.board.Viewpoint;
import papan.ui.common.WindowText;
import papan.ui.playback.EventTime;

/** The moments of a timeline as the window's board shows and tells them. */
final class TimelinePicture implements PaintedBoard {
    /** How long one looks at the board before anything has happened, in milliseconds. */
    private static final int BEGINNING = 1400;

    private final Timeline timeline;
    private final RuleSet rules;
    private final CaptionText captions;
    private final BoardPicture picture;
    private final BoardWords words;

    TimelinePicture(Timeline timeline, RuleSet rules, CaptionText captions, BoardPalette palette) {
        this.timeline = timeline;
        this.rules = rules;
        this.captions = captions;
        this.picture = new BoardPicture(timeline, Viewpoint.south(rules), palette);
        WindowText text = new WindowText(captions.wording().language()).including(BoardView.class, "board");
        this.words = text::text;
    }

    @Override
    public int heightFor(int width) {
        return picture.heightFor(width);
    }

    @Override
    public Drawing still(int cursor) {
        return (g, width, height) -> picture.still(g, width, height, cursor);
    }

    @Override
    public Drawing frame(int cursor) {
        return (g, width, height) -> picture.frame(g, width, height, cursor);
    }

    @Override
    public int millis(int cursor) {
        return cursor == 0
                ? BEGINNING
                : EventTime.of(timeline.events().get(cursor - 1)).total();
    }

    @Override
    public String title() {
        return picture.title(
                words, rules.about().name(captions.wording().language().tag()));
    }

    @Override
    public String told(int cursor) {
        String position = picture.told(words, cursor);
        return cursor == 0 ? position : captions.format(timeline.caption(cursor - 1)) + "\n" + position;
    }
}
