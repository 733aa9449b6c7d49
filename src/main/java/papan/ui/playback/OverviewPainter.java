package papan.ui.playback;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import papan.replay.Grain;
import papan.replay.Levels;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/** Paints the overview of a match. What has not been revealed is an empty strip. */
final class OverviewPainter {
    /** The height of a branch, of scale 1. */
    private static final int LANE = 16;

    private static final Blocks ALONE = new Blocks(12, 22, 6);
    /** As much lower as the first branch is high: what lies above the strip keeps its size when it comes. */
    private static final Blocks ABOVE_BRANCHES = new Blocks(9, 14, 1);

    /** Turns closer together than this, of scale 1, are not told apart. */
    private static final double TURN_GAP = 5;

    private final TimelineModel model;
    private final TimelineScale scale;
    private final JComponent strip;
    private final Blocks blocks;

    /**
     * How high the rounds are drawn, of scale 1.
     *
     * @param top the room above them, for what is looked for
     */
    private record Blocks(int top, int height, int below) {
        int end() {
            return top + height;
        }

        int room() {
            return end() + below;
        }
    }

    OverviewPainter(TimelineModel model, TimelineScale scale, JComponent strip) {
        this.model = model;
        this.scale = scale;
        this.strip = strip;
        blocks = blocks(model);
    }

    private static Blocks blocks(TimelineModel model) {
        return model.lanes().size() > 1 ? ABOVE_BRANCHES : ALONE;
    }

    /** How high a strip is, of scale 1. */
    static int height(TimelineModel model) {
        return blocks(model).room() + Math.max(0, model.lanes().size() - 1) * LANE;
    }

    /** Which lane a height belongs to: 0 for the match itself. */
    static int laneAt(TimelineModel model, int y) {
        int room = Px.of(blocks(model).room());
        return y < room ? 0 : 1 + (y - room) / Px.of(LANE);
    }

    void paint(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        Transport transport = model.transport();
        List<Lane> lanes = model.lanes();
        Optional<Levels> match = model.levelsOfMatch();
        if (match.isPresent()) {
            rounds(g2, match.get(), match.get().size(), partedAt(lanes));
        } else {
            rounds(g2, model.levels(), transport.revealed(), transport.cursor() + transport.fraction());
        }
        window(g2);
        found(g2);
        for (int i = 1; i < lanes.size(); i++) {
            lane(g2, lanes.get(i), i);
        }
        head(g2, lanes);
        g2.dispose();
    }

    private double partedAt(List<Lane> lanes) {
        return Math.min(
                model.transport().cursor(),
                lanes.stream()
                        .filter(lane -> lane.number() == model.lane())
                        .mapToInt(Lane::parted)
                        .findFirst()
                        .orElse(0));
    }

    private void rounds(Graphics2D g2, Levels levels, int revealed, double played) {
        double top = Px.exactly(blocks.top());
        double height = Px.exactly(blocks.height());
        double arc = Px.exactly(6);
        double gap = Px.exactly(1.5f);
        Color rest = Paints.colour("Papan.track");
        Color done = Paints.mix(Paints.colour("Papan.accent"), rest, 0.45f);
        Paints.fill(g2, scale.left(), top + height / 2 - gap, scale.length(), 2 * gap, gap, rest);
        int rounds = levels.count(Grain.ROUND);
        // Blocks narrower than their gap are one block.
        int together = Math.max(1, (int) Math.ceil(rounds * 4 * gap / Math.max(1, scale.length())));
        for (int i = 0; i < rounds; i += together) {
            int from = levels.start(Grain.ROUND, i);
            int to = Math.min(levels.start(Grain.ROUND, i + together), revealed);
            if (from >= revealed) {
                break;
            }
            double x = scale.xOf(from) + gap;
            double wide = Math.max(1, scale.xOf(to) - gap - x);
            RoundRectangle2D block = new RoundRectangle2D.Double(x, top, wide, height, arc, arc);
            g2.setColor(played >= to ? done : rest);
            g2.fill(block);
            if (played > from && played < to) {
                Graphics2D part = (Graphics2D) g2.create();
                part.clip(block);
                Paints.fill(part, x, top, scale.xOf(Math.min(played, to)) - x, height, 0, done);
                part.dispose();
            }
            if (together == 1) {
                turns(g2, levels, from, to);
                boolean under = played >= to || scale.xOf(played) > x + wide / 2;
                number(g2, levels.at(from + 1).round(), x, wide, under ? done : rest);
            }
        }
    }

    /** A thin line where each turn begins, as long as they can be told apart. */
    private void turns(Graphics2D g2, Levels levels, int from, int to) {
        int first = levels.indexAt(Grain.TURN, from + 1);
        int last = levels.indexAt(Grain.TURN, to);
        double apart = (scale.xOf(to) - scale.xOf(from)) / Math.max(1, last - first + 1);
        if (apart < Px.exactly((float) TURN_GAP)) {
            return;
        }
        g2.setColor(Paints.colour("Papan.bar"));
        g2.setStroke(new BasicStroke(Px.exactly(1)));
        double top = Px.exactly(blocks.end() - 7);
        for (int turn = first + 1; turn <= last; turn++) {
            double x = scale.xOf(levels.start(Grain.TURN, turn));
            g2.draw(new Line2D.Double(x, top, x, Px.exactly(blocks.end())));
        }
    }

    private void number(Graphics2D g2, int round, double x, double wide, Color surface) {
        Font font = Paints.font("Papan.smallStrong.font");
        String text = String.valueOf(round);
        double width = strip.getFontMetrics(font).stringWidth(text);
        if (width + Px.exactly(8) > wide) {
            return;
        }
        g2.setFont(font);
        g2.setColor(Paints.legibleOn(surface));
        g2.drawString(text, (float) (x + (wide - width) / 2), Px.exactly(blocks.top() + blocks.height() / 2f + 5));
    }

    /** The part that the line below shows in detail. */
    private void window(Graphics2D g2) {
        if (!model.isZoomed()) {
            return;
        }
        double from = scale.xOf(model.from());
        double wide = Math.max(Px.exactly(6), scale.xOf(model.to()) - from);
        g2.setColor(Paints.colour("Papan.text"));
        g2.setStroke(new BasicStroke(Px.exactly(1.5f)));
        float arc = Px.exactly(8);
        g2.draw(new RoundRectangle2D.Double(
                from, Px.exactly(blocks.top() - 3), wide, Px.exactly(blocks.height() + 6), arc, arc));
    }

    /** A small triangle over each moment that is looked for; those that share a pixel share a triangle. */
    private void found(Graphics2D g2) {
        if (!model.isFiltering()) {
            return;
        }
        int revealed = model.transport().revealed();
        int[] found = model.found();
        double half = Px.exactly(3.5f);
        g2.setColor(Paints.colour("Papan.accentText"));
        double taken = Double.NEGATIVE_INFINITY;
        int i = 0;
        while (i < found.length && found[i] <= revealed) {
            double x = scale.xOf(found[i]);
            if (x >= taken + half) {
                taken = x;
                Path2D triangle = new Path2D.Double();
                triangle.moveTo(x - half, Px.exactly(1));
                triangle.lineTo(x + half, Px.exactly(1));
                triangle.lineTo(x, Px.exactly(8));
                triangle.closePath();
                g2.fill(triangle);
            }
            int next = model.foundUntil(scale.cursorAt((int) Math.floor(taken + half)));
            i = Math.max(i + 1, next);
        }
    }

    private double laneY(int index) {
        return Px.exactly(blocks.room() + (index - 1) * LANE + LANE / 2f - 1);
    }

    /** A branch: down from where it parts, then along, dashed, with its letter at the end. */
    private void lane(Graphics2D g2, Lane lane, int index) {
        boolean shown = lane.number() == model.lane();
        double y = laneY(index);
        double x = scale.xOf(lane.parted());
        double end = scale.xOf(lane.reel().size());
        float dash = Px.exactly(5);
        g2.setColor(Paints.colour(lane.colourKey()));
        g2.setStroke(new BasicStroke(
                Px.exactly(shown ? 4 : 2),
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {dash, dash / 2},
                0));
        Path2D way = new Path2D.Double();
        way.moveTo(x, Px.exactly(blocks.end()));
        way.lineTo(x, y);
        way.lineTo(Math.max(end, x + Px.exactly(10)), y);
        g2.draw(way);
        Font font = Paints.font("Papan.smallStrong.font");
        g2.setFont(font);
        double width = strip.getFontMetrics(font).stringWidth(lane.letter());
        double at = Math.min(Math.max(end, x + Px.exactly(10)) + Px.exactly(4), strip.getWidth() - width);
        g2.drawString(lane.letter(), (float) at, (float) (y + Px.exactly(4.5f)));
    }

    /** Where the cursor is: a line through the match, or a dot on the branch. */
    private void head(Graphics2D g2, List<Lane> lanes) {
        Transport transport = model.transport();
        double x = scale.xOf(transport.cursor() + transport.fraction());
        int row = 0;
        for (int i = 1; i < lanes.size(); i++) {
            row = lanes.get(i).number() == model.lane() ? i : row;
        }
        boolean below = row > 0 && transport.cursor() > lanes.get(row).parted();
        double y = below ? laneY(row) : Px.exactly(blocks.top() + blocks.height() / 2f);
        double outer = Px.exactly(7);
        double inner = Px.exactly(3.5f);
        g2.setColor(Paints.colour(transport.isLocked() ? "Papan.secondary" : "Papan.accent"));
        g2.fill(new Ellipse2D.Double(x - outer, y - outer, 2 * outer, 2 * outer));
        g2.setColor(Paints.colour("Papan.onAccent"));
        g2.fill(new Ellipse2D.Double(x - inner, y - inner, 2 * inner, 2 * inner));
        if (strip.isFocusOwner()) {
            Paints.knobRing(g2, x, y, outer);
        }
    }
}
