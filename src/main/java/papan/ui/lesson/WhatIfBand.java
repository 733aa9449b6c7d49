package papan.ui.lesson;

import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import papan.lesson.Consequence;
import papan.narration.CaptionText;
import papan.replay.Timeline;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.WindowText;

/** Says above the board that it is not the lesson's now, what is supposed on it, and what happens there. */
final class WhatIfBand extends ReadOnlyText {
    private static final int ARC = 16;
    private static final int DASH = 6;

    WhatIfBand() {
        super("Papan.body.font", "Papan.accentText");
        setName("what-if.band");
        setVisible(false);
    }

    /** Shows what is supposed and the event before the cursor; hides itself if nothing is. */
    void show(Optional<Consequence> supposed, Timeline timeline, int cursor, CaptionText captions, WindowText words) {
        getAccessibleContext().setAccessibleName(words.text("question.what-if"));
        supposed.ifPresent(what -> {
            String event = cursor == 0 ? "" : captions.format(timeline.caption(cursor - 1));
            setText(captions.text(what.captionKey(), what.captionArgs()) + "\n" + event);
        });
        setVisible(supposed.isPresent());
    }

    /** How high it is in a width. */
    int heightFor(int width) {
        setSize(width, Short.MAX_VALUE);
        return getPreferredSize().height;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(8, 16, 8, 16));
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        Graphics2D g2 = Paints.smooth(g);
        float line = Px.of(2);
        float dash = Px.of(DASH);
        g2.setColor(Paints.colour("Papan.accentText"));
        g2.setStroke(
                new BasicStroke(line, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {dash, dash}, 0));
        float arc = Px.of(ARC);
        g2.draw(new RoundRectangle2D.Float(line / 2, line / 2, getWidth() - line, getHeight() - line, arc, arc));
        g2.dispose();
    }
}
