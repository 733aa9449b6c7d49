package papan.ui.board;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.beans.PropertyChangeListener;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.replay.Trail;
import papan.ui.board.BoardScene.Marks;
import papan.ui.common.CoalescedTask;
import papan.ui.common.Edt;
import papan.ui.common.Listeners;
import papan.ui.common.Painted;
import papan.ui.common.Px;
import papan.ui.common.SeedMotion;
import papan.ui.common.WindowText;
import papan.ui.common.Zoom;
import papan.ui.playback.PlaybackListener;
import papan.ui.playback.Reveal;
import papan.ui.playback.SwingTicker;
import papan.ui.playback.Ticker;

/**
 * Shows a playback as a board. Each house and store is a component of its own that can have the focus. Paints again only
 * what has changed, and nothing at rest. Lives on the event dispatch thread.
 */
public final class BoardView extends Painted {
    private static final int PREFERRED_WIDTH = 820;
    private static final int MINIMUM_WIDTH = 320;
    /** Type below this size is hard to read. */
    private static final int LEAST_TYPE = 10;
    /** How large names are beside numbers. */
    private static final double NAMES = 0.7;
    /** A larger board is turned round at once: its pictures would take too much memory, and too long to draw. */
    private static final double MOST_PIXELS = 4e6;

    private final Reveal playback;
    private final BoardWords words;
    private final BoardPainter painter = BoardPainter.forScreen();
    private final PlaybackListener follower = this::follow;
    private final transient Listeners<BoardListener> listeners = new Listeners<>();
    private final PropertyChangeListener looksFollower = BoardLooks.listener(this::followLooks);
    /** What a screen reader is told of a place follows once the board is seen as it is now, unless it asks before. */
    private final CoalescedTask telling = new CoalescedTask(this::tell);

    private final PlaceButtons buttons =
            new PlaceButtons(this, this::rings, this::choose, this::noticed, telling::settle);
    private final CornerButtons corners = new CornerButtons();
    private final Ticker ticker;
    private BoardLooks looks = BoardLooks.current();
    private Viewpoint usual;
    private Marks marks = Marks.PLAIN;
    private @Nullable HalfRound round;
    private Choosing choosing = Choosing.WATCH;
    private transient Consumer<Choosing.Kind> inVain = kind -> {};
    private String title = "";
    private float letters;
    private transient Optional<Place> sown = Optional.empty();
    private final Fade fade = new Fade(this::repaint, new SwingTicker());
    /** Where the step began that was made last. */
    private int from;

    private int cursor;
    private BoardScene scene;
    private BoardPalette palette = BoardPalette.current();
    private @Nullable BoardGeometry geometry;
    private final DrawnAhead ahead = new DrawnAhead(
            this::isUnderWay, this::surface, this::coming, (g, next) -> painter.paint(g, next, geometry(), palette));

    /**
     * A board that follows a playback as long as it is shown.
     *
     * @param usual from where it is seen unless boards are {@linkplain BoardLooks turned round}
     */
    public BoardView(Reveal playback, Viewpoint usual, WindowText words) {
        this(playback, usual, words::text, new SwingTicker());
        words.follow(this, this::tell);
    }

    /** The same, turned round in the time of a ticker. */
    BoardView(Reveal playback, Viewpoint usual, BoardWords words, Ticker ticker) {
        super(AccessibleRole.PANEL);
        this.playback = playback;
        this.usual = usual;
        this.ticker = ticker;
        this.words = words;
        this.scene = stage();
        setOpaque(true);
        setLayout(null);
        setBackground(palette.colour(BoardColour.SURFACE));
        new BoardKeys(this).install();
        buttons.populate(scene.layout(), scene.viewpoint());
        corners.addTo(this);
    }

    public BoardScene scene() {
        return scene;
    }

    /** Where everything lies at the present size. */
    public BoardGeometry geometry() {
        BoardGeometry current = geometry;
        if (current == null) {
            current = geometry(scene);
            geometry = current;
        }
        return current;
    }

    private BoardGeometry geometry(BoardScene of) {
        return BoardGeometry.fit(
                of.layout(),
                of.viewpoint(),
                Math.max(1, getWidth()),
                Math.max(1, getHeight()),
                leastType(),
                Zoom.percent() / 100.0);
    }

    private double leastType() {
        return Math.max(Px.exactly(LEAST_TYPE), letters * NAMES);
    }

    /** Writes numbers in letters of a size in pixels as far as there is room for them: those who look may be far away. */
    public void setLetters(float size) {
        if (letters != size) {
            letters = size;
            geometry = null;
            revalidate();
            repaint();
        }
    }

    public Listeners.Handle addBoardListener(BoardListener listener) {
        return listeners.add(listener);
    }

    /** Says who hears that a house was chosen while nothing is to be chosen, and why nothing is. */
    public void onChosenInVain(Consumer<Choosing.Kind> listener) {
        inVain = listener;
    }

    /** Shows the board from elsewhere, or with stores for another direction of sowing. */
    public void setViewpoint(Viewpoint next) {
        usual = next;
        show(stage());
    }

    private Viewpoint viewpoint() {
        return looks.turned() ? usual.turnedRound() : usual;
    }

    /** What is marked, without the names and numbers that whoever sits here wants to see only on demand. */
    private Marks seenMarks() {
        return marks.withLabels(looks.writing().of(marks.labels(), buttons.noticed()));
    }

    private void noticed() {
        if (looks.writing() != BoardLooks.Writing.ALL) {
            show(scene.withMarks(seenMarks()));
        }
        if (sown.isPresent()
                && buttons.focused()
                        .filter(place -> !sown.equals(Optional.of(place)))
                        .isPresent()) {
            sown = Optional.empty();
            telling.ask();
        }
    }

    private void followLooks() {
        boolean turns = looks.turned() != BoardLooks.current().turned();
        looks = BoardLooks.current();
        BoardScene next = stage();
        Optional<HalfRound> motion = turns ? motion(next) : Optional.empty();
        show(next);
        tell();
        motion.ifPresent(this::move);
    }

    /** The motion to a scene; none where nobody sees it, where seeds are moving, or where motion is not wanted. */
    private Optional<HalfRound> motion(BoardScene next) {
        GraphicsConfiguration device = getGraphicsConfiguration();
        if (SeedMotion.now() == SeedMotion.OFF || device == null || !isShowing() || playback.fraction() > 0) {
            return Optional.empty();
        }
        BoardGeometry from = geometry();
        double scale = device.getDefaultTransform().getScaleX();
        double pixels = from.bounds().getWidth() * from.bounds().getHeight() * scale * scale;
        return pixels > MOST_PIXELS
                ? Optional.empty()
                : Optional.of(new HalfRound(
                        picture(scene, from, scale), picture(next, geometry(next), scale), from.bounds()));
    }

    private BufferedImage picture(BoardScene of, BoardGeometry at, double scale) {
        Rectangle2D room = at.bounds();
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(room.getWidth() * scale),
                (int) Math.ceil(room.getHeight() * scale),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.translate(-Math.rint(room.getX() * scale), -Math.rint(room.getY() * scale));
        g.scale(scale, scale);
        painter.paint(g, of, at, palette);
        g.dispose();
        return image;
    }

    private void move(HalfRound motion) {
        round = motion;
        ticker.start(passed -> {
            if (!motion.advance(passed)) {
                settle();
            }
            repaint();
        });
    }

    /** Ends a motion; what is there now is seen. */
    private void settle() {
        ticker.stop();
        if (round != null) {
            round = null;
            repaint();
        }
    }

    /** Chooses which numbers and names are shown. */
    public void setLabels(Labels labels) {
        setMarks(marks.withLabels(labels));
    }

    /** Marks places to look at. */
    public void setHighlights(List<BoardHighlight> highlights) {
        setMarks(marks.withHighlights(highlights));
    }

    /** Marks places to look at, and draws ways of hands in place of those that the playback has shown. */
    public void point(List<BoardHighlight> highlights, List<Trail> ways) {
        setMarks(marks.withHighlights(highlights).withWays(ways));
    }

    /** Marks places to look at and houses that may be chosen now. */
    public void mark(List<BoardHighlight> highlights, Set<House> legal) {
        setMarks(marks.withHighlights(highlights).withLegal(legal));
    }

    /** Marks the houses that may be chosen now. */
    public void setLegal(Set<House> legal) {
        setMarks(marks.withLegal(legal));
    }

    private void setMarks(Marks next) {
        if (next.equals(marks)) {
            return;
        }
        marks = next;
        show(scene.withMarks(seenMarks()));
        telling.ask();
    }

    /** Says what it means to choose a place from now on. */
    public void setChoosing(Choosing next) {
        if (!next.equals(choosing)) {
            choosing = next;
            telling.ask();
        }
    }

    /** What it means to choose a place now. */
    public Choosing choosing() {
        return choosing;
    }

    /** Says what assistive technology calls it where there are several boards. */
    public void setTitle(String next) {
        title = next;
        telling.ask();
    }

    /** Which houses may be sown now, or why none may. */
    public String tellChoices() {
        return report().mayBeSown();
    }

    /** What is otherwise than when this turn began, the latest first. */
    public String tellChanges() {
        return report().changed();
    }

    /**
     * How many seeds lie where on one side.
     *
     * @param near whether that is the side that is shown below
     */
    public String tellRow(boolean near) {
        Side bottom = viewpoint().bottom();
        return report().row(near ? bottom : bottom.opponent());
    }

    /** What kind of board it is, and the whole position in a sentence or two. */
    public String tellBoard() {
        return speech().board();
    }

    public String tellSide() {
        return speech().seen();
    }

    private BoardReport report() {
        return new BoardReport(words, scene, choosing, playback.timeline(), playback.cursor());
    }

    private BoardSpeech speech() {
        boolean moving = playback.cursor() < playback.timeline().size();
        return new BoardSpeech(words, scene, choosing, title, moving, sown);
    }

    /** Leaves the buttons in the corners out, where only the board is to be seen. */
    public void hideCorners() {
        corners.removeFrom(this);
    }

    /** The component over a place, to give it the focus for example. */
    public JComponent componentOf(Place place) {
        return buttons.of(place);
    }

    /** Says everything again to a screen reader at once, as after a change of language. */
    void tell() {
        if (!isDisplayable()) {
            // Nobody is there to hear it; it is said when the board comes to the screen.
            return;
        }
        BoardSpeech speech = speech();
        buttons.describe(speech);
        corners.describe(words);
        getAccessibleContext().setAccessibleName(speech.boardName());
        getAccessibleContext().setAccessibleDescription(speech.boardDescription());
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        telling.settle();
        return super.getAccessibleContext();
    }

    /** Chooses or picks a place, as a click on it does. */
    void choose(Place place) {
        // What the first listener does with it may close the board; all hear what it was when it was chosen.
        Choosing asked = choosing;
        boolean nothing = asked.kind() == Choosing.Kind.WATCH || asked.kind() == Choosing.Kind.CLOSED;
        if (nothing || !(asked.picks() || place instanceof House)) {
            inVain.accept(asked.kind());
        }
        sown = Optional.of(place).filter(choices()::contains);
        listeners.tell(listener -> {
            if (asked.picks()) {
                listener.placePicked(place);
            } else if (place instanceof House house) {
                listener.houseChosen(house);
            }
        });
    }

    /** The houses that may be sown now. */
    Set<House> choices() {
        boolean moving = playback.cursor() < playback.timeline().size();
        Set<House> may = choosing.may(scene.position(), moving);
        return may.isEmpty() ? marks.legal() : may;
    }

    private boolean isUnderWay() {
        return playback.fraction() > 0;
    }

    private Rings rings() {
        return new Rings(geometry(), palette);
    }

    private BoardScene stage() {
        return SeedMotion.now() == SeedMotion.OFF
                ? BoardScene.jumping(playback.timeline(), from, playback.cursor(), viewpoint(), seenMarks())
                : BoardScene.of(playback, viewpoint(), seenMarks());
    }

    private void follow(PlaybackListener.Change change) {
        if (change == PlaybackListener.Change.CONTROLS) {
            return;
        }
        int now = playback.cursor();
        if (change == PlaybackListener.Change.CURSOR
                && Math.abs(now - cursor) > 1
                && SeedMotion.now() == SeedMotion.SHORT) {
            fade.from(scene);
        }
        if (change == PlaybackListener.Change.LOADED) {
            from = now;
        } else if (now != cursor) {
            from = Math.min(cursor, now);
        }
        cursor = now;
        show(stage());
        if (change == PlaybackListener.Change.LOADED || change == PlaybackListener.Change.CURSOR) {
            telling.ask();
        }
    }

    private void show(BoardScene next) {
        Edt.check();
        BoardScene old = scene;
        if (round != null && !old.equals(next)) {
            settle();
        }
        scene = next;
        if (!old.layout().equals(next.layout()) || !old.viewpoint().equals(next.viewpoint())) {
            geometry = null;
            buttons.populate(next.layout(), next.viewpoint());
            telling.ask();
            revalidate();
            repaint();
            return;
        }
        // In one go: each wish to be painted goes through all that the board lies in, and Swing joins them anyway.
        SceneChange.between(old, next, geometry()).stream()
                .map(Rectangle2D::getBounds)
                .reduce(Rectangle::union)
                .ifPresent(area -> repaint(area.x - 1, area.y - 1, area.width + 2, area.height + 2));
    }

    @Override
    public void doLayout() {
        geometry = null;
        buttons.arrange(geometry(), rings().reach());
        corners.arrange(geometry());
    }

    @Override
    public void updateUI() {
        palette = BoardPalette.current();
        setBackground(palette.colour(BoardColour.SURFACE));
        show(stage());
        repaint();
    }

    @Override
    public void addNotify() {
        super.addNotify();
        playback.addListener(follower);
        BoardLooks.follow(looksFollower);
        looks = BoardLooks.current();
        cursor = playback.cursor();
        from = cursor;
        show(stage());
        tell();
    }

    @Override
    public void removeNotify() {
        playback.removeListener(follower);
        BoardLooks.unfollow(looksFollower);
        settle();
        fade.stop();
        ahead.stop();
        super.removeNotify();
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D copy = (Graphics2D) g.create();
        try {
            paintAll(copy);
        } finally {
            copy.dispose();
        }
    }

    private void paintAll(Graphics2D g) {
        if (round != null || !geometry().bounds().contains(g.getClipBounds())) {
            g.setColor(getBackground());
            g.fill(g.getClipBounds());
        }
        if (round == null) {
            if (painter.paint(g, scene, geometry(), palette)) {
                ahead.begin();
            }
            fade.paint(g, geometry(), palette);
        } else {
            round.paint(g);
        }
    }

    /** A seed on its way in one of the events to come; none where seeds are never seen on their way. */
    private @Nullable BoardScene coming(int number) {
        int event = playback.cursor() + number;
        return SeedMotion.now() != SeedMotion.OFF && event < playback.timeline().size()
                ? BoardScene.of(playback.timeline(), event, 0.5, viewpoint(), seenMarks())
                : null;
    }

    private @Nullable Image surface() {
        return isShowing() && getWidth() > 0 && getHeight() > 0 ? createVolatileImage(getWidth(), getHeight()) : null;
    }

    @Override
    protected void paintChildren(Graphics g) {
        if (round == null) {
            super.paintChildren(g);
            Graphics2D copy = (Graphics2D) g.create();
            Sprites.Hints.set(copy);
            buttons.focused().ifPresent(place -> rings().focus(copy, geometry().bowl(place)));
            copy.dispose();
        }
    }

    @Override
    public Dimension getPreferredSize() {
        return isPreferredSizeSet() ? super.getPreferredSize() : sizeFor(PREFERRED_WIDTH);
    }

    @Override
    public Dimension getMinimumSize() {
        return isMinimumSizeSet() ? super.getMinimumSize() : sizeFor(MINIMUM_WIDTH);
    }

    private Dimension sizeFor(int unscaledWidth) {
        int width = Px.of(unscaledWidth);
        return new Dimension(width, heightFor(width));
    }

    /** How high the board must be to fill a width. */
    int heightFor(int width) {
        return (int) Math.ceil(BoardGeometry.heightFor(
                scene.layout(), scene.viewpoint().kit(), width, leastType(), Zoom.percent() / 100.0));
    }
}
