package papan.ui.app;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.KeyEvent;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.KeyStroke;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import papan.lesson.page.Page;
import papan.ui.board.BoardView;
import papan.ui.board.Viewpoint;
import papan.ui.common.Command;
import papan.ui.common.KeyTable;
import papan.ui.common.Screens;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LearnWorkspace;
import papan.ui.lesson.LessonBoard;
import papan.ui.lesson.LessonComparison;
import papan.ui.playback.ClassView;
import papan.ui.playback.Workbench;
import papan.ui.plot.PlaybackChart;
import papan.ui.present.AudienceWindow;
import papan.ui.present.ClassCard;
import papan.ui.present.Presentation;
import papan.ui.present.PresenterPanel;

/**
 * Shows a lesson, or a workspace beside it, to a class: brings up the audience's window and the presenter's panel, and takes both away again.
 * Meanwhile what is light wears the projector's theme, and nothing is written into a learner's progress.
 */
final class Presenting {
    /** How often it is looked whether a screen has gone, in milliseconds. */
    private static final int WATCH_MS = 1_000;

    /** What the two keys of a clicker do. */
    private static final Set<Command> CLICKER = Set.of(Command.NEXT_STEP, Command.PREVIOUS_STEP);

    /** What of the window around it changes while a class watches. */
    interface Surroundings {
        /** What colours were chosen for it. */
        Theme theme();

        /** Shows everything in a theme, without remembering it. */
        void wear(Theme theme);

        /** Comes back to a screen that is there, if the one on which the window was has gone. */
        void comeBack();

        /** Takes away what a class must not see. */
        void hideFromClass();

        /** Shows the lessons. */
        void showLearn();

        /** Where they are shown. */
        LearnWorkspace learn();

        /** The one that is open. */
        LearnSession session();

        /** Gives the focus to what is to be done. */
        void enter();

        /** Says that something has begun, where whoever sees the window sees it. */
        void tell(String key);
    }

    private final JRootPane root;
    private final Surroundings around;
    private final Screens screens;
    private final LearnWorkspace learn;
    private final LearnSession session;
    private final WindowText words;
    private final Presentation presentation;
    private final JPanel side = new JPanel(new BorderLayout());
    private Optional<AudienceWindow> audience = Optional.empty();
    private Optional<BoardView> board = Optional.empty();
    private Optional<Page> told = Optional.empty();
    /** What had the focus before; it may be gone while the class watches. */
    private Optional<Component> focused = Optional.empty();

    private final Map<Workbench, ClassView> views = new HashMap<>();
    private Optional<Workbench> bench = Optional.empty();
    private Optional<PresenterPanel> panel = Optional.empty();
    /** Whether the class has been shown the lesson since it began to watch. */
    private boolean lessonSeen;

    /** Takes the keys of a clicker while a class watches. */
    private Optional<KeyEventDispatcher> clicker = Optional.empty();

    private final Timer watch = new Timer(WATCH_MS, event -> lookAfterScreens());

    Presenting(JRootPane root, Surroundings around, WindowText words, Screens screens) {
        this.root = root;
        this.around = around;
        this.screens = screens;
        this.learn = around.learn();
        this.session = around.session();
        this.words = words;
        this.presentation = new Presentation(session, InstantSource.system());
        side.setOpaque(false);
        root.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                side.revalidate();
            }
        });
        session.addListener(() -> {
            if (isOn() && session.run().isEmpty() && bench.isEmpty()) {
                end();
            }
        });
        learn.onTold(now -> {
            told = Optional.of(now);
            audience.ifPresent(window -> window.show(now));
        });
    }

    /** The presenter's window. */
    private Window window() {
        return SwingUtilities.getWindowAncestor(root);
    }

    /** Where that lies which only the presenter sees, beside the lesson; empty while no class is watching. */
    JComponent panel() {
        return side;
    }

    Presentation presentation() {
        return presentation;
    }

    boolean isOn() {
        return presentation.isOn();
    }

    /** From where the stores and houses are seen. */
    void setViewpoint(Viewpoint viewpoint) {
        board.ifPresent(view -> view.setViewpoint(viewpoint));
    }

    /** What a class's window is made with, when there is first one. */
    record Making(Map<Command, Runnable> actions, Viewpoint viewpoint, Supplier<PlaybackChart> chart) {}

    /**
     * Shows the class what the window shows, or ends if that is what the class sees.
     *
     * @param here the workspace that is shown; empty for the lesson
     */
    void toggle(boolean fromHere, Optional<Workbench> here, Making making) {
        if (isOn() && isSeen(here)) {
            end();
        } else if (here.isEmpty() && session.run().isEmpty()) {
            learn.say("status.nothing-to-present", Map.of());
        } else if (isOn()) {
            show(here);
        } else {
            begin(fromHere, here, making);
        }
    }

    /** Whether the class sees a workspace; empty for the lesson. */
    boolean isSeen(Optional<Workbench> here) {
        return bench.equals(here);
    }

    /** The workspace that the class sees; empty while it sees the lesson, or nothing. */
    Optional<Workbench> bench() {
        return bench;
    }

    /** Shows the class a workspace, or the lesson where that is empty. */
    private void show(Optional<Workbench> here) {
        bench = here;
        lessonSeen |= here.isEmpty();
        presentation.show(here.map(each -> views.computeIfAbsent(each, this::view)));
        if (here.isEmpty() && !learn.showsLesson()) {
            learn.chooseLesson();
        }
        around.tell(here.isPresent() ? "present.workspace" : "present.begun");
        offer(here);
    }

    /** The window shows another workspace; where the keys go to what the class sees, nobody else would see it. */
    void turnedTo(Optional<Workbench> here) {
        if (hasKeys() && !isSeen(here) && (here.isPresent() || session.run().isPresent())) {
            show(here);
        }
    }

    private ClassView view(Workbench made) {
        ClassView view = made.forClass();
        view.onWords(() -> presentation.told(view));
        return view;
    }

    /** Leads the class back from a workspace to the lesson; false if it has not come from there. */
    boolean backToLesson() {
        boolean back =
                isOn() && bench.isPresent() && lessonSeen && session.run().isPresent();
        if (back) {
            around.showLearn();
            if (!isSeen(Optional.empty())) {
                show(Optional.empty());
            }
        }
        return back;
    }

    /** The window shows a workspace; empty for the lessons. */
    void offer(Optional<Workbench> here) {
        panel.ifPresent(shown -> shown.here(!isSeen(here), here.isEmpty()));
    }

    private void begin(boolean fromHere, Optional<Workbench> here, Making making) {
        focused = Optional.ofNullable(window().getMostRecentFocusOwner());
        session.keep();
        session.setClassWatches(true);
        lessonSeen = false;
        if (here.isEmpty()) {
            around.showLearn();
        }
        around.wear(forClass(around.theme()));
        AudienceWindow window = audience.orElseGet(() -> open(making));
        setViewpoint(making.viewpoint());
        presentation.begin(fromHere || here.isPresent());
        side.revalidate();
        if (!fromHere && here.isEmpty()) {
            session.open(session.lesson(), presentation.first());
        }
        show(here);
        told.ifPresent(window::show);
        window.open(window());
        if (focused.filter(Component::isShowing).isEmpty()) {
            // What has given its room to the class hears no keys.
            around.enter();
        }
        watch.start();
        KeyEventDispatcher taking = event -> clicked(event, making.actions());
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(taking);
        clicker = Optional.of(taking);
    }

    /**
     * Shows the class a card; the next page of the one that it sees, and after the last takes that away.
     *
     * @return why it cannot be shown, as a key of what is said; empty where it can
     */
    Optional<String> show(ClassCard card) {
        AudienceWindow window = audience.orElseThrow();
        boolean out = presentation.isShown(card);
        if (out && window.turnCard(true)) {
            return Optional.empty();
        }
        Optional<String> refusal = out ? Optional.empty() : window.refusal(card);
        if (refusal.isEmpty()) {
            presentation.toggle(card);
        }
        return refusal;
    }

    /** Turns to the next page of what the class reads, or to the one before; false if there is none. */
    boolean turnCard(boolean on) {
        return audience.filter(window -> window.turnCard(on)).isPresent();
    }

    /** Takes away what the presenter has at hand on the class's screen; false if it is not there. */
    boolean closeStrip() {
        return isOn() && audience.filter(AudienceWindow::closeStrip).isPresent();
    }

    /** A clicker works whatever has the focus, where a list or a page would else scroll; only an open list keeps its keys. */
    private boolean clicked(KeyEvent event, Map<Command, Runnable> actions) {
        Window window = event.getComponent() instanceof Window itself
                ? itself
                : SwingUtilities.getWindowAncestor(event.getComponent());
        boolean ours =
                window == window() || audience.filter(seen -> seen == window).isPresent();
        boolean listed = MenuSelectionManager.defaultManager().getSelectedPath().length > 0;
        Optional<Command> meant = KeyTable.rows().stream()
                .filter(row ->
                        CLICKER.contains(row.command()) && row.keys().contains(KeyStroke.getKeyStrokeForEvent(event)))
                .map(KeyTable.Row::command)
                .findFirst()
                .filter(command -> ours && !listed);
        meant.map(actions::get).ifPresent(Runnable::run);
        return meant.isPresent();
    }

    /** Whether the keys go to what the class sees. */
    boolean hasKeys() {
        return isOn() && audience.filter(AudienceWindow::isActive).isPresent();
    }

    /** Who has chosen a dark theme has a dark room, or eyes that need it. */
    static Theme forClass(Theme chosen) {
        return chosen == Theme.LIGHT ? Theme.PROJECTOR : chosen;
    }

    /** A screen that is unplugged takes no window with it. */
    void lookAfterScreens() {
        if (isOn()) {
            around.comeBack();
            audience.filter(window -> window.stayOnScreen(window())).ifPresent(moved -> around.hideFromClass());
        }
    }

    /** Makes the audience's window and the presenter's panel; they are kept for the next time. */
    private AudienceWindow open(Making making) {
        words.including(PresenterPanel.class, "present");
        BoardView view = new BoardView(session.playback(), making.viewpoint(), words::text);
        view.hideCorners();
        board = Optional.of(view);
        words.follow(view, view::retext);
        LessonComparison comparison = new LessonComparison(session.playback(), words);
        comparison.hideCorners();
        comparison.hideCaptions();
        AudienceWindow window = new AudienceWindow(
                presentation,
                words,
                new LessonBoard(view, session.playback()),
                comparison,
                making.chart().get(),
                screens,
                making.actions(),
                this::end);
        audience = Optional.of(window);
        PresenterPanel made = new PresenterPanel(presentation, words, window.preview(), this::end);
        panel = Optional.of(made);
        side.add(made);
        return window;
    }

    /** Takes the class's window away, and hears no clicker. */
    void close() {
        watch.stop();
        clicker.ifPresent(KeyboardFocusManager.getCurrentKeyboardFocusManager()::removeKeyEventDispatcher);
        audience.ifPresent(AudienceWindow::dispose);
    }

    /** The class is over: the window is as it was before. */
    void end() {
        if (!isOn()) {
            return;
        }
        bench = Optional.empty();
        boolean lesson = presentation.workspace().isEmpty();
        presentation.end();
        side.revalidate();
        close();
        session.setClassWatches(false);
        around.wear(around.theme());
        window().toFront();
        focused.filter(before -> before.isShowing() && before.isEnabled())
                .ifPresentOrElse(Component::requestFocusInWindow, around::enter);
        if (session.run().isPresent() && lesson) {
            learn.say(
                    "status.shown",
                    Map.of(
                            "key",
                            KeyTable.label(words, Command.PRESENT_FROM_HERE).orElse("")));
        }
    }
}
