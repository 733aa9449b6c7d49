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
import papan.lesson.page.Page.Action;
import papan.replay.Grain;
import papan.ui.board.BoardView;
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
import papan.ui.playback.Transport;
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

    private final JRootPane root;
    private final Runnable hidden;
    private final Runnable comingBack;
    private final Appearance appearance;
    private final Screens screens;
    private final Workspaces workspaces;
    private final OpenLesson lesson;
    private final ScreenReaderSummary ear;
    private final Supplier<Map<Command, Runnable>> actions;
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

    /**
     * Nobody watches yet.
     *
     * @param hidden takes away what a class must not see
     * @param comingBack brings the window back to a screen that is there
     * @param actions what keys do in the window, and in that of the class
     */
    Presenting(
            JRootPane root,
            Runnable hidden,
            Runnable comingBack,
            Appearance appearance,
            LearnWorkspace learn,
            OpenLesson lesson,
            Workspaces workspaces,
            ScreenReaderSummary ear,
            WindowText words,
            Screens screens,
            Supplier<Map<Command, Runnable>> actions) {
        this.root = root;
        this.hidden = hidden;
        this.comingBack = comingBack;
        this.appearance = appearance;
        this.screens = screens;
        this.learn = learn;
        this.lesson = lesson;
        this.session = lesson.session();
        this.workspaces = workspaces;
        this.ear = ear;
        this.actions = actions;
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
            session.run().ifPresent(run -> board.ifPresent(view -> view.setViewpoint(lesson.viewpoint())));
            if (isOn() && session.run().isEmpty() && bench.isEmpty()) {
                end();
            }
        });
        presentation.addListener(this::callRule);
        presentation.onSkip(() -> say("status.try", Map.of()));
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

    /**
     * Shows the class what the window shows, a lesson from its first step or from where it is; ends if that is what the class
     * sees.
     */
    void toggle(boolean fromHere) {
        hidden.run();
        Optional<Workbench> here = workspaces.bench();
        if (isOn() && isSeen(here)) {
            end();
        } else if (here.isEmpty() && session.run().isEmpty()) {
            learn.say("status.nothing-to-present", Map.of());
        } else if (isOn()) {
            show(here);
        } else {
            begin(fromHere, here);
        }
    }

    /** The presenter reads the rule while the class is shown it. */
    private void callRule() {
        learn.callRule(presentation.isShown(ClassCard.WHY) || presentation.isShown(ClassCard.WHY_NOT));
    }

    /** Says why a key does nothing, where the presenter looks. */
    private void say(String key, Map<String, Object> values) {
        if (workspaces.showsLearn()) {
            learn.say(key, values);
        } else {
            ear.answer(key, values);
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
        ear.tell(here.isPresent() ? "present.workspace" : "present.begun", Map.of());
        offer();
    }

    /** The window shows another workspace; where the keys go to what the class sees, nobody else would see it. */
    void turned() {
        Optional<Workbench> here = workspaces.bench();
        if (hasKeys() && !isSeen(here) && (here.isPresent() || session.run().isPresent())) {
            show(here);
        }
    }

    private ClassView view(Workbench made) {
        ClassView view = made.forClass();
        view.onWords(() -> presentation.told(view));
        return view;
    }

    /** Takes the card away that the class sees, else leads it back to the lesson, else ends; false if no class watches. */
    boolean back() {
        boolean on = isOn();
        if (!presentation.putCardAway() && !backToLesson()) {
            end();
        }
        return on;
    }

    /** Leads the class back from a workspace to the lesson; false if it has not come from there. */
    private boolean backToLesson() {
        boolean back =
                isOn() && bench.isPresent() && lessonSeen && session.run().isPresent();
        if (back) {
            workspaces.show(Workspace.LEARN);
            if (!isSeen(Optional.empty())) {
                show(Optional.empty());
            }
        }
        return back;
    }

    /** What the window shows is offered to the class, unless it sees that. */
    void offer() {
        Optional<Workbench> here = workspaces.bench();
        panel.ifPresent(shown -> shown.here(!isSeen(here), here.isEmpty()));
    }

    private void begin(boolean fromHere, Optional<Workbench> here) {
        focused = Optional.ofNullable(window().getMostRecentFocusOwner());
        session.keep();
        session.setClassWatches(true);
        lessonSeen = false;
        if (here.isEmpty()) {
            workspaces.show(Workspace.LEARN);
        }
        appearance.wear(forClass(appearance.chosen()));
        AudienceWindow window = audience.orElseGet(this::open);
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
            workspaces.enter();
        }
        watch.start();
        KeyEventDispatcher taking = event -> clicked(event);
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(taking);
        clicker = Optional.of(taking);
    }

    /**
     * Shows the class a card; the next page of the one that it sees, and after the last takes that away.
     *
     * @return why it cannot be shown, as a key of what is said; empty where it can
     */
    private Optional<String> show(ClassCard card) {
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

    /**
     * Shows the class a card that a key asks for; false if the key is meant for what the presenter looks at: a hint in a
     * workspace is seen on its board.
     */
    boolean called(ClassCard card) {
        boolean anything = bench.isPresent() || session.run().isPresent();
        boolean meant = isOn() && anything && (hasKeys() || isSeen(workspaces.bench()));
        if (!meant || (bench.isPresent() && card == ClassCard.HINT)) {
            return false;
        }
        if (bench.isEmpty() && card == ClassCard.HINT && isNextHint()) {
            session.hint();
            presentation.show(card);
            return true;
        }
        Optional<String> refusal = show(card);
        if (bench.isPresent()) {
            refusal.ifPresent(key -> ear.answer(key, Map.of()));
        } else {
            refusal.ifPresent(key -> learn.say(key, Map.of()));
        }
        return true;
    }

    /** Whether there is another hint, and the class reads the one before it or none. */
    private boolean isNextHint() {
        boolean reads = session.run().isPresent() && session.attempt().hints() > 0;
        return session.may(Action.ASK_FOR_HINT) && (!reads || presentation.isShown(ClassCard.HINT));
    }

    /**
     * What a clicker does: what the class sees goes on, or back, whatever the presenter looks at meanwhile. A workspace goes
     * turn by turn; what is long is turned page by page first.
     *
     * @return false if no class watches
     */
    boolean turn(boolean on) {
        if (bench.isPresent()) {
            boolean moves = presentation.workspace().filter(ClassView::isSeen).isPresent();
            boolean turned = audience.filter(window -> window.turnCard(on)).isPresent();
            Transport seen = bench.get().playback();
            if (!turned && moves && on) {
                seen.forward(Grain.TURN);
            } else if (!turned && moves) {
                seen.back(Grain.TURN);
            }
        } else if (isOn() && on) {
            presentation.advance();
        } else if (isOn()) {
            presentation.retreat();
        }
        return isOn();
    }

    /** Takes away what the presenter has at hand on the class's screen; false if it is not there. */
    boolean closeStrip() {
        return isOn() && audience.filter(AudienceWindow::closeStrip).isPresent();
    }

    /** A clicker works whatever has the focus, where a list or a page would else scroll; only an open list keeps its keys. */
    private boolean clicked(KeyEvent event) {
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
        meant.map(actions.get()::get).ifPresent(Runnable::run);
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
            comingBack.run();
            audience.filter(window -> window.stayOnScreen(window())).ifPresent(moved -> hidden.run());
        }
    }

    /** Makes the audience's window and the presenter's panel; they are kept for the next time. */
    private AudienceWindow open() {
        words.including(PresenterPanel.class, "present");
        BoardView view = new BoardView(session.playback(), lesson.viewpoint(), words);
        view.hideCorners();
        board = Optional.of(view);
        LessonComparison comparison = new LessonComparison(session.playback(), words);
        comparison.hideCorners();
        comparison.hideCaptions();
        PlaybackChart chart = learn.newChart(workspaces.files(), lesson::rules);
        chart.hideTools();
        AudienceWindow window = new AudienceWindow(
                presentation,
                words,
                new LessonBoard(view, session.playback()),
                comparison,
                chart,
                screens,
                actions.get(),
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
        appearance.wear(appearance.chosen());
        window().toFront();
        focused.filter(before -> before.isShowing() && before.isEnabled())
                .ifPresentOrElse(Component::requestFocusInWindow, workspaces::enter);
        if (session.run().isPresent() && lesson) {
            learn.say(
                    "status.shown",
                    Map.of(
                            "key",
                            KeyTable.label(words, Command.PRESENT_FROM_HERE).orElse("")));
        }
    }
}
