package papan.ui.present;

import java.awt.CardLayout;
import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.JPanel;
import papan.lesson.page.Page;
import papan.ui.common.AppIcon;
import papan.ui.common.CallAction;
import papan.ui.common.Command;
import papan.ui.common.KeyTable;
import papan.ui.common.Screens;
import papan.ui.common.SpeakingFrame;
import papan.ui.common.WindowText;
import papan.ui.lesson.LessonBoard;
import papan.ui.lesson.LessonComparison;
import papan.ui.plot.PlaybackChart;

/**
 * The window for the audience: on the second screen if there is one, else over the whole of the only one. It is moved by
 * the same keys as the presenter's window.
 */
public final class AudienceWindow extends SpeakingFrame {
    private final transient Presentation presentation;
    private final transient WindowText words;
    private final transient Screens screens;
    private final transient Cursor none = noCursor();
    private transient Rectangle screen = new Rectangle();
    private final AudiencePage page;
    private final Still still = new Still();
    private final CardLayout cards = new CardLayout();
    private final TeacherStrip strip;
    private boolean only;
    private final JPanel content = new Content(cards);
    private final HoldMark mark;
    private final ClassPreview preview;

    /**
     * A window that is not shown yet.
     *
     * @param screens where it can be shown
     * @param actions what the keys do
     * @param ending ends the class
     */
    public AudienceWindow(
            Presentation presentation,
            WindowText words,
            LessonBoard board,
            LessonComparison comparison,
            PlaybackChart chart,
            Screens screens,
            Map<Command, Runnable> actions,
            Runnable ending) {
        this.presentation = presentation;
        this.words = words;
        this.screens = screens;
        LessonForClass lesson = new LessonForClass(presentation.session(), words, board, comparison, chart);
        page = new AudiencePage(presentation, words, lesson);
        setName("audience");
        setUndecorated(true);
        content.add(page, "page");
        content.add(still, "still");
        content.add(new JPanel(), "blank");
        setContentPane(content);
        mark = new HoldMark(presentation, words);
        setGlassPane(mark);
        preview = new ClassPreview(presentation, getRootPane());
        setFocusTraversalKeysEnabled(false);
        strip = new TeacherStrip(presentation, words, page::leaveFoot);
        getLayeredPane().add(strip, JLayeredPane.PALETTE_LAYER);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                strip.place();
            }
        });
        CallAction.on(page, KeyEvent.VK_TAB, this::toggleStrip);
        KeyTable.bind(getRootPane(), words, actions);
        setDefaultCloseOperation(DO_NOTHING_ON_CLOSE);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                strip.watchEdge(false);
            }

            @Override
            public void windowClosing(WindowEvent event) {
                ending.run();
            }
        });
        presentation.addListener(this::refresh);
    }

    /** Shows what the presenter is told now. */
    public void show(Page told) {
        page.show(told);
    }

    /** Turns to the next page of the card, or to the one before of what is read of a workspace; false if there is none. */
    public boolean turnCard(boolean on) {
        return page.turnCard(on);
    }

    /** Why the class cannot be shown a card now, as a key of what is said; empty where it can. */
    public Optional<String> refusal(ClassCard card) {
        return page.refusal(card);
    }

    /** What a presenter has at hand where the class sees the only screen. */
    private void toggleStrip() {
        if (only && presentation.workspace().isEmpty()) {
            strip.toggle();
        }
    }

    /** Takes away what the presenter has at hand; false if it is not there. */
    public boolean closeStrip() {
        boolean any = strip.close();
        if (any) {
            takeFocus();
        }
        return any;
    }

    /** A small picture of this window. */
    public JComponent preview() {
        return preview;
    }

    private void refresh() {
        AppIcon.dress(this);
        setTitle(words.text("audience.title"));
        if (presentation.isFrozen() && !still.isHeld()) {
            still.hold(page);
        } else if (!presentation.isFrozen()) {
            still.letGo();
        }
        boolean back = !presentation.isHeld() && !page.isVisible();
        boolean turned = page.refresh();
        cards.show(content, presentation.isBlank() ? "blank" : presentation.isFrozen() ? "still" : "page");
        if (back || turned) {
            // What is hidden loses the focus and does not get it back by itself.
            takeFocus();
        }
        // Whoever tries something on the board points at it.
        boolean points = strip.isVisible()
                || presentation.session().free().isOn()
                || (only && presentation.workspace().isPresent());
        content.setCursor(points ? Cursor.getDefaultCursor() : none);
        mark.refresh();
        preview.follow();
    }

    /** With the only screen it is the class's board on which one chooses. */
    private void takeFocus() {
        page.entry().requestFocusInWindow();
    }

    /**
     * Comes up on the screen that the presenter's window is not on.
     *
     * @return whether there is one; else it covers the only screen
     */
    public boolean open(Window presenters) {
        Optional<Rectangle> other = screens.besides(presenters.getBounds());
        only = other.isEmpty();
        page.setOnly(only);
        strip.watchEdge(only);
        screen = other.orElseGet(() -> screens.holding(presenters.getBounds()));
        setBounds(screen);
        content.setCursor(none);
        // On a screen of its own it takes no keys: they are the presenter's.
        setFocusableWindowState(other.isEmpty());
        setVisible(true);
        if (other.isPresent()) {
            presenters.toFront();
        } else {
            toFront();
            page.requestFocus();
            takeFocus();
        }
        return other.isPresent();
    }

    /**
     * Comes up on another screen, or over the only one, if the one on which it was shown is no longer there.
     *
     * @return whether it had to
     */
    public boolean stayOnScreen(Window presenters) {
        boolean gone = !screens.all().contains(screen);
        if (gone) {
            open(presenters);
        }
        return gone;
    }

    /** A pointer that nobody sees; a class would look at it. */
    private static Cursor noCursor() {
        return Toolkit.getDefaultToolkit()
                .createCustomCursor(new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB), new Point(0, 0), "none");
    }

    /** What the class sees; whatever is painted of it, the picture of it follows. */
    private final class Content extends JPanel {
        Content(CardLayout cards) {
            super(cards);
        }

        @Override
        protected boolean isPaintingOrigin() {
            return true;
        }

        @Override
        public void paint(Graphics g) {
            super.paint(g);
            if (!isPaintingForPrint()) {
                preview.follow();
            }
        }
    }

    /** A picture of what was shown when it was frozen, so that nothing moves while the presenter looks at something else. */
    private static final class Still extends JPanel {
        private transient Optional<BufferedImage> picture = Optional.empty();

        boolean isHeld() {
            return picture.isPresent();
        }

        void hold(JPanel shown) {
            if (shown.getWidth() > 0 && shown.getHeight() > 0) {
                BufferedImage taken =
                        new BufferedImage(shown.getWidth(), shown.getHeight(), BufferedImage.TYPE_INT_RGB);
                Graphics2D g = taken.createGraphics();
                shown.printAll(g);
                g.dispose();
                picture = Optional.of(taken);
            }
        }

        void letGo() {
            picture = Optional.empty();
        }

        @Override
        protected void paintComponent(Graphics g) {
            super.paintComponent(g);
            picture.ifPresent(taken -> g.drawImage(taken, 0, 0, getWidth(), getHeight(), this));
        }
    }
}
