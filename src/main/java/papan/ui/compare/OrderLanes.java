package papan.ui.compare;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import papan.analysis.Meeting;
import papan.engine.OpeningAct;
import papan.engine.OpeningOrder;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.replay.Mark;
import papan.ui.common.ArrowKeys;
import papan.ui.common.FocusRepaint;
import papan.ui.common.Painted;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.playback.MarkIcon;

/**
 * The acts of both hands as beads on two strings, north's above south's, from left to right in the order in which they
 * happen. A bead is dragged along its string past those of the other hand; its own order stays. Where the hands meet, a
 * line stands between the two beads.
 */
final class OrderLanes extends Painted {
    private static final int PITCH = 26;
    private static final int LEFT = 14;
    private static final int HEIGHT = 150;
    private static final int BEAD = 11;

    private final transient Listener listener;
    private final transient CompareWords words;
    private transient Optional<ExperimentResult> tried = Optional.empty();
    private int selected;
    private int cursor = -1;
    private int dragged = -1;
    private int target = -1;

    /** Who hears what is done to the beads. */
    interface Listener {
        /** The acts are to happen in another order. */
        void ordered(OpeningOrder order, int selected);

        /** A bead was chosen: show the opening as far as it. */
        void chosen(int act);
    }

    OrderLanes(CompareWords words, Listener listener) {
        super(AccessibleRole.SLIDER);
        this.words = words;
        this.listener = listener;
        setName("compare.lanes");
        setFocusable(true);
        setToolTipText("");
        Pointer pointer = new Pointer();
        addMouseListener(pointer);
        addMouseMotionListener(pointer);
        addFocusListener(new FocusRepaint());
        ArrowKeys.stepThrough(this);
        bind("LEFT", () -> select(selected - 1));
        bind("RIGHT", () -> select(selected + 1));
        bind("shift LEFT", () -> shift(selected, otherBefore(selected)));
        bind("shift RIGHT", () -> shift(selected, otherAfter(selected)));
        bind("HOME", () -> select(0));
        bind("END", () -> select(acts().size() - 1));
    }

    private void bind(String key, Runnable does) {
        getInputMap().put(KeyStroke.getKeyStroke(key), key);
        getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                does.run();
            }
        });
    }

    void show(ExperimentResult next, int select) {
        tried = Optional.of(next);
        selected = Math.max(0, Math.min(select, acts().size() - 1));
        dragged = -1;
        name();
        revalidate();
        repaint();
    }

    /** Marks the act that is shown on the board. */
    void follow(int act) {
        if (act != cursor) {
            cursor = act;
            scrollRectToVisible(new Rectangle(xOf(Math.max(0, act)) - Px.of(80), 0, Px.of(160), getHeight()));
            repaint();
        }
    }

    private List<OpeningAct> acts() {
        return tried.map(each -> each.own().acts()).orElse(List.of());
    }

    private void select(int act) {
        if (act >= 0 && act < acts().size()) {
            selected = act;
            name();
            listener.chosen(act);
            repaint();
        }
    }

    /** The nearest act of the other hand before one; the act itself if there is none. */
    private int otherBefore(int act) {
        for (int i = act - 1; i >= 0; i--) {
            if (acts().get(i).side() != acts().get(act).side()) {
                return i;
            }
        }
        return act;
    }

    private int otherAfter(int act) {
        for (int i = act + 1; i < acts().size(); i++) {
            if (acts().get(i).side() != acts().get(act).side()) {
                return i;
            }
        }
        return act;
    }

    /** Lets an act happen at another place of the order; acts of its own hand that are in between go with it. */
    private void shift(int act, int to) {
        if (act == to || act < 0 || act >= acts().size()) {
            return;
        }
        Side side = acts().get(act).side();
        List<Side> sides = new ArrayList<>();
        acts().forEach(each -> sides.add(each.side()));
        int low = Math.min(act, to);
        int high = Math.max(act, to);
        List<Side> stretch = sides.subList(low, high + 1);
        List<Side> own = stretch.stream().filter(each -> each == side).toList();
        List<Side> others = stretch.stream().filter(each -> each != side).toList();
        List<Side> changed = new ArrayList<>(sides.subList(0, low));
        changed.addAll(to < act ? own : others);
        changed.addAll(to < act ? others : own);
        changed.addAll(sides.subList(high + 1, sides.size()));
        int place = to < act ? low + own.size() - 1 : high - own.size() + 1;
        listener.ordered(new OpeningOrder(changed), place);
    }

    private int xOf(int act) {
        return Px.of(LEFT) + act * Px.of(PITCH) + Px.of(PITCH) / 2;
    }

    private int actAt(int x) {
        int act = Math.floorDiv(x - Px.of(LEFT), Px.of(PITCH));
        return Math.max(0, Math.min(act, acts().size() - 1));
    }

    private double yOf(Side side) {
        return getHeight() * (side == Side.NORTH ? 0.30 : 0.66);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(2 * Px.of(LEFT) + acts().size() * Px.of(PITCH), Px.of(HEIGHT));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        g2.setColor(Paints.colour("Papan.card"));
        g2.fillRect(0, 0, getWidth(), getHeight());
        if (!acts().isEmpty()) {
            strings(g2);
            meetings(g2);
            Rectangle clip = g.getClipBounds();
            for (int act = actAt(clip.x) - 1;
                    act <= Math.min(acts().size() - 1, actAt(clip.x + clip.width) + 1);
                    act++) {
                if (act >= 0) {
                    bead(g2, act);
                }
            }
            target(g2);
        }
        if (isFocusOwner()) {
            Rectangle seen = getVisibleRect();
            Paints.focusRing(g2, seen.x, seen.y, seen.width, seen.height, Px.exactly(10));
        }
        g2.dispose();
    }

    private void strings(Graphics2D g) {
        g.setColor(Paints.colour("Papan.edge"));
        g.setStroke(new BasicStroke(Px.exactly(1.5f)));
        for (Side side : Side.values()) {
            g.draw(new Line2D.Double(Px.of(LEFT), yOf(side), getWidth() - (double) Px.of(LEFT), yOf(side)));
        }
        if (cursor >= 0) {
            g.setColor(Paints.colour("Papan.accent"));
            double x = xOf(cursor) + Px.of(PITCH) / 2.0;
            g.setStroke(new BasicStroke(Px.exactly(2)));
            g.draw(new Line2D.Double(x, Px.of(4), x, getHeight() - Px.of(4)));
        }
    }

    private void meetings(Graphics2D g) {
        g.setFont(Paints.font("Papan.smallStrong.font"));
        FontMetrics metrics = g.getFontMetrics();
        for (Meeting meeting : tried.orElseThrow().meetings()) {
            double x = xOf(meeting.act()) + Px.of(PITCH) / 2.0;
            Color colour = Paints.colour(meeting.changesOutcome() ? "Papan.wrong" : "Papan.secondary");
            g.setColor(colour);
            float[] dashes = {Px.exactly(4), Px.exactly(3)};
            g.setStroke(
                    meeting.changesOutcome()
                            ? new BasicStroke(Px.exactly(3))
                            : new BasicStroke(
                                    Px.exactly(2), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dashes, 0));
            g.draw(new Line2D.Double(x, yOf(Side.NORTH), x, yOf(Side.SOUTH)));
            String name = meeting.at().map(Place::name).orElse("");
            g.drawString(
                    name, (float) (x - metrics.stringWidth(name) / 2.0), getHeight() - metrics.getDescent() - Px.of(2));
        }
    }

    /** A seed is a filled bead, a lift an arrow up, a judgement a ring, an end an arrow that meets a wall. */
    private void bead(Graphics2D g, int act) {
        OpeningAct what = acts().get(act);
        double x = xOf(act);
        double y = yOf(what.side());
        double r = Px.exactly(BEAD);
        boolean passed = act <= cursor;
        g.setColor(Paints.colour(act == dragged ? "Papan.accent" : passed ? "Papan.text" : "Papan.secondary"));
        switch (what.kind()) {
            case DROP -> g.fill(new Ellipse2D.Double(x - r / 2, y - r / 2, r, r));
            case LIFT -> MarkIcon.of(Mark.Kind.CHOICE).draw(g, x - r, y - r, 2 * r, 2.6f);
            case JUDGE -> {
                g.setStroke(new BasicStroke(Px.exactly(2.5f)));
                g.draw(new Ellipse2D.Double(x - r * 0.7, y - r * 0.7, 1.4 * r, 1.4 * r));
            }
            case FINISH -> MarkIcon.of(Mark.Kind.TURN_OVER).draw(g, x - r, y - r, 2 * r, 2.6f);
        }
        label(g, what, x, y);
        if (act == current(what.side())) {
            g.setColor(Paints.colour("Papan.accent"));
            g.setStroke(new BasicStroke(Px.exactly(2)));
            g.draw(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
        }
        if (act == selected && isFocusOwner()) {
            Paints.focusRing(g, x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4, 2 * r);
        }
    }

    /** Where a hand's own cursor stands: its last act that has happened; −1 before its first. */
    private int current(Side side) {
        for (int act = Math.min(cursor, acts().size() - 1); act >= 0; act--) {
            if (acts().get(act).side() == side) {
                return act;
            }
        }
        return -1;
    }

    /** The house, for all but seeds in a row, whose houses follow one another. */
    private void label(Graphics2D g, OpeningAct what, double x, double y) {
        if (what.kind() == OpeningAct.Kind.DROP || what.at().isEmpty()) {
            return;
        }
        g.setFont(Paints.font("Papan.small.font"));
        FontMetrics metrics = g.getFontMetrics();
        String name = what.at().get() instanceof House house ? house.name() : "";
        double above = what.side() == Side.NORTH ? -Px.of(BEAD + 4) : Px.of(BEAD + 4) + metrics.getAscent();
        g.drawString(name, (float) (x - metrics.stringWidth(name) / 2.0), (float) (y + above));
    }

    private void target(Graphics2D g) {
        if (dragged >= 0 && target != dragged) {
            double x = xOf(target) + (target > dragged ? 1 : -1) * Px.of(PITCH) / 2.0;
            g.setColor(Paints.colour("Papan.accent"));
            g.setStroke(new BasicStroke(Px.exactly(3)));
            double y = yOf(acts().get(dragged).side());
            g.draw(new Line2D.Double(x, y - Px.of(20), x, y + Px.of(20)));
        }
    }

    /** What an act does, in words. */
    String told(OpeningAct act) {
        return words.opening().act(act);
    }

    private void name() {
        getAccessibleContext().setAccessibleName(words.text("compare.lanes"));
        getAccessibleContext()
                .setAccessibleDescription(
                        acts().isEmpty()
                                ? ""
                                : words.text(
                                        "compare.lanes.at",
                                        Map.of(
                                                "number",
                                                selected + 1,
                                                "count",
                                                acts().size(),
                                                "act",
                                                told(acts().get(selected)))));
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        return acts().isEmpty() ? "" : told(acts().get(actAt(event.getX())));
    }

    /** Drags beads. */
    private final class Pointer extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            if (!acts().isEmpty()) {
                dragged = actAt(event.getX());
                target = dragged;
                select(dragged);
            }
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            if (dragged >= 0) {
                target = actAt(event.getX());
                scrollRectToVisible(new Rectangle(event.getX() - Px.of(20), 0, Px.of(40), 1));
                repaint();
            }
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            int from = dragged;
            dragged = -1;
            if (from >= 0) {
                shift(from, target);
            }
            repaint();
        }
    }
}
