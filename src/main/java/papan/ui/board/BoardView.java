package papan.ui.board;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.ui.board.BoardScene.Marks;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener;

/**
 * Shows a playback as a board. Each house and store is a component of its own that can have the focus. Paints again only
 * what has changed, and nothing at rest. Lives on the event dispatch thread.
 */
public final class BoardView extends JComponent {
    private final Playback playback;
    private final BoardWords words;
    private final BoardPainter painter = BoardPainter.forScreen();
    private final PlaybackListener follower = this::follow;
    private final List<BoardListener> listeners = new CopyOnWriteArrayList<>();
    private final Map<Place, PlaceButton> buttons = new LinkedHashMap<>();
    private Viewpoint viewpoint;
    private Marks marks = Marks.PLAIN;
    private boolean reducedMotion;
    private boolean selecting;
    private BoardScene scene;
    private BoardPalette palette = BoardPalette.current();
    private @Nullable BoardGeometry geometry;

    /** A board that follows a playback as long as it is shown. */
    public BoardView(Playback playback, Viewpoint viewpoint, BoardWords words) {
        this.playback = playback;
        this.viewpoint = viewpoint;
        this.words = words;
        this.scene = stage();
        setOpaque(true);
        setLayout(null);
        new BoardKeys(this).install();
        updateUI();
        populate();
    }

    /** The scene that is shown. */
    public BoardScene scene() {
        return scene;
    }

    /** Where everything lies at the present size. */
    public BoardGeometry geometry() {
        BoardGeometry current = geometry;
        if (current == null) {
            current = BoardGeometry.fit(scene.layout(), viewpoint, Math.max(1, getWidth()), Math.max(1, getHeight()));
            geometry = current;
        }
        return current;
    }

    /** Adds a listener. */
    public void addBoardListener(BoardListener listener) {
        listeners.add(listener);
    }

    /** Removes a listener. */
    public void removeBoardListener(BoardListener listener) {
        listeners.remove(listener);
    }

    /** Shows the board from elsewhere, or with stores for another direction of sowing. */
    public void setViewpoint(Viewpoint next) {
        viewpoint = next;
        show(stage());
    }

    /** Chooses which numbers and names are shown. */
    public void setLabels(Labels labels) {
        setMarks(marks.withLabels(labels));
    }

    /** Marks places to look at. */
    public void setHighlights(List<Highlight> highlights) {
        setMarks(marks.withHighlights(highlights));
    }

    /** Marks the houses that may be chosen now. */
    public void setLegal(Set<House> legal) {
        setMarks(marks.withLegal(legal));
        describe();
    }

    private void setMarks(Marks next) {
        marks = next;
        show(scene.withMarks(next));
    }

    /** Whether seeds jump and numbers show the way of the hand. */
    public void setReducedMotion(boolean reduced) {
        reducedMotion = reduced;
        show(stage());
    }

    /** Whether the board asks for a place: any house or store can then be picked, and nothing is chosen to be lifted. */
    public void setSelecting(boolean on) {
        selecting = on;
        describe();
    }

    /** Whether the board asks for a place. */
    public boolean isSelecting() {
        return selecting;
    }

    /** Says everything again, in another language for example. */
    public void retext() {
        describe();
    }

    /** The component over a place. */
    public JComponent componentOf(Place place) {
        PlaceButton button = buttons.get(place);
        if (button == null) {
            throw new IllegalArgumentException("place " + place + " is not on this board");
        }
        return button;
    }

    /** Chooses or picks a place, as a click on it does. */
    void choose(Place place) {
        for (BoardListener listener : listeners) {
            if (selecting) {
                listener.placePicked(place);
            } else if (place instanceof House house) {
                listener.houseChosen(house);
            }
        }
    }

    private BoardScene stage() {
        return reducedMotion
                ? BoardScene.jumping(playback.timeline(), playback.cursor(), viewpoint, marks)
                : BoardScene.of(playback, viewpoint, marks);
    }

    private void follow(PlaybackListener.Change change) {
        switch (change) {
            case LOADED, CURSOR -> {
                show(stage());
                describe();
            }
            case FRACTION -> {
                if (!reducedMotion) {
                    show(stage());
                }
            }
            case CONTROLS -> show(stage());
        }
    }

    private void show(BoardScene next) {
        BoardScene old = scene;
        scene = next;
        if (!old.layout().equals(next.layout())) {
            populate();
        }
        if (!old.layout().equals(next.layout()) || !old.viewpoint().equals(next.viewpoint())) {
            geometry = null;
            revalidate();
            repaint();
            return;
        }
        for (Rectangle2D area : SceneChange.between(old, next, geometry())) {
            Rectangle pixels = area.getBounds();
            repaint(pixels.x - 1, pixels.y - 1, pixels.width + 2, pixels.height + 2);
        }
    }

    private void populate() {
        removeAll();
        buttons.clear();
        for (Place place : BoardKeys.order(scene.layout(), viewpoint)) {
            PlaceButton button = new PlaceButton(place, () -> new Rings(geometry(), palette));
            button.addActionListener(event -> choose(place));
            buttons.put(place, button);
            add(button);
        }
        describe();
    }

    private void describe() {
        BoardSpeech speech = new BoardSpeech(words, scene, selecting);
        buttons.forEach((place, button) -> button.describe(speech.name(place), speech.description(place)));
        getAccessibleContext().setAccessibleName(speech.boardName());
        getAccessibleContext().setAccessibleDescription(speech.boardDescription());
    }

    @Override
    public void doLayout() {
        geometry = null;
        BoardGeometry g = geometry();
        double reach = new Rings(g, palette).focusReach();
        buttons.forEach((place, button) -> {
            Rectangle2D bowl = g.bowl(place);
            button.setBounds(new Rectangle2D.Double(
                            bowl.getX() - reach,
                            bowl.getY() - reach,
                            bowl.getWidth() + 2 * reach,
                            bowl.getHeight() + 2 * reach)
                    .getBounds());
        });
    }

    @Override
    public void updateUI() {
        palette = BoardPalette.current();
        setBackground(palette.colour(BoardColour.SURFACE));
        repaint();
    }

    @Override
    public void addNotify() {
        super.addNotify();
        playback.addListener(follower);
        show(stage());
        describe();
    }

    @Override
    public void removeNotify() {
        playback.removeListener(follower);
        super.removeNotify();
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D copy = (Graphics2D) g.create();
        try {
            Rectangle2D inside = geometry().bounds();
            if (!inside.contains(copy.getClipBounds())) {
                copy.setColor(getBackground());
                copy.fill(copy.getClipBounds());
            }
            painter.paint(copy, scene, geometry(), palette);
        } finally {
            copy.dispose();
        }
    }

    @Override
    public Dimension getPreferredSize() {
        Layout layout = scene.layout();
        int width = com.formdev.flatlaf.util.UIScale.scale(820);
        return isPreferredSizeSet()
                ? super.getPreferredSize()
                : new Dimension(width, (int) Math.round(width / BoardGeometry.aspect(layout)));
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.PANEL;
                }
            };
        }
        return accessibleContext;
    }
}
