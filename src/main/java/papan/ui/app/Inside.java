package papan.ui.app;

import java.awt.BorderLayout;
import java.awt.Frame;
import java.awt.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import papan.json.progress.KeptFile;
import papan.narration.Language;
import papan.ui.board.BoardLooks;
import papan.ui.common.FillerRootPane;
import papan.ui.common.KeyTable;
import papan.ui.common.LastLine;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.present.TodaysLesson;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/**
 * What is in a window from its beginning to its end, or to another beginning: the rail and what lies beside it; with its
 * settings and its look. It is a root pane that needs no window to be laid out and painted. Lives on the event dispatch
 * thread.
 */
public final class Inside {
    private static final int TOOLTIP_MS = 400;

    private final JRootPane root = new FillerRootPane();
    private final Around around;
    private final KeptSettings kept;
    private final Preferences preferences;
    private final Environment outside;
    private final WindowText words;
    private final Appearance appearance;
    private final Rail rail;
    private final JPanel content = new JPanel(new BorderLayout());
    private final SafetyNet net;
    private final Farewell farewell;
    private final List<Runnable> endings = new ArrayList<>();
    private Optional<Contents> contents = Optional.empty();
    private Optional<AccessibleView> accessibleView = Optional.empty();

    /** The window around it. */
    interface Around {
        /** Is called something else. */
        void setTitle(String title);

        /** Where the window is, to be remembered; what was remembered before where that is not known. */
        Settings placed(Settings before);

        /** Comes back to a screen that is there, if the one on which the window was has gone. */
        void comeBack();

        /** The whole screen, or back to the window. */
        void toggleFullScreen();

        void close();
    }

    Inside(Settings settings, Preferences preferences, Environment outside, LastLine line, Around around) {
        this.preferences = preferences;
        this.outside = outside;
        this.around = around;
        kept = new KeptSettings(settings, preferences::save);
        kept.following(this::shown);
        words = new WindowText(settings.get(Settings.LANGUAGE));
        appearance = new Appearance(kept, words, outside.desktop(), new Dressed());
        words.setLetterKeys(settings.get(Settings.LETTER_KEYS));
        rail = new Rail(words, kept, appearance, new Ways());
        net = new SafetyNet(root, words, line, new Work());
        content.add(rail.scrolled(), BorderLayout.WEST);
        root.setContentPane(content);
        around.setTitle(words.text("title"));
        farewell = new Farewell(root, words);
    }

    /** Makes what lies beside the rail. */
    void furnish() {
        Contents made = new Contents(this, kept, appearance, words, rail, outside);
        contents = Optional.of(made);
        made.fill(content, net.bar());
        KeyTable.bind(root, words, made.actions());
        ToolTipManager.sharedInstance().setInitialDelay(TOOLTIP_MS);
        root.validate();
    }

    /** What is painted. */
    public JRootPane root() {
        return root;
    }

    Frame window() {
        return (Frame) SwingUtilities.getWindowAncestor(root);
    }

    Around around() {
        return around;
    }

    /** Has something done when it ends: whatever hears of more than this root pane hears no more. */
    void atEnd(Runnable ending) {
        endings.add(ending);
    }

    /** Takes the lessons. */
    void load(Course course, Options options) {
        contents().load(course, options, preferences);
    }

    /** What lies beside the rail; there as soon as it is furnished. */
    public Contents contents() {
        return contents.orElseThrow();
    }

    /** What would be remembered if the window were closed now. */
    public Settings settings() {
        return kept.whole();
    }

    private Settings shown(Settings chosen) {
        if (contents.isEmpty()) {
            return chosen;
        }
        Contents inside = contents.get();
        BoardLooks board = inside.writing().kept();
        Settings now = chosen.with(Settings.SPEED, inside.playback().speed())
                .with(Settings.GRAIN, inside.session().ownGrain())
                .with(Settings.BOARD_TURNED, board.turned())
                .with(Settings.BOARD_WRITING, board.writing());
        return root.isShowing()
                ? around.placed(now)
                        .with(Settings.WORKSPACE, inside.workspaces().shown().id())
                        .with(Settings.LESSON, inside.lesson().kept())
                : now;
    }

    /** Lets keys of one letter work, or not, from now on. */
    public void setLetterKeys(boolean on) {
        words.setLetterKeys(on);
        kept.keep(Settings.LETTER_KEYS, on);
    }

    /** Is coloured otherwise from now on. */
    public void setTheme(Theme theme) {
        appearance.setTheme(theme);
    }

    /** Seeds move like this from now on. */
    public void setMotion(SeedMotion motion) {
        appearance.setMotion(motion);
    }

    /** Shows everything larger or smaller from now on, at the nearest of {@link papan.ui.common.Zoom#STEPS}. */
    public void setZoom(int percent) {
        appearance.setZoom(percent);
    }

    /** Speaks another language from now on. */
    public void setLanguage(Language language) {
        appearance.setLanguage(language);
    }

    /** Opens the sheet of keys. */
    public void showKeys() {
        new KeysSheet(window(), words, kept, this::setLetterKeys).setVisible(true);
    }

    /** Opens the sheet of words and signs. */
    public void showWords() {
        new WordsSheet(window(), words).setVisible(true);
    }

    /** Opens the sheet that says what the program is and what is inside. */
    public void showAbout() {
        new AboutSheet(window(), words).setVisible(true);
    }

    /** Opens the sheet on which a lesson is planned for today. */
    void showPlan(TodaysLesson today) {
        closePlan();
        PlanSheet sheet = new PlanSheet(window(), words, today, contents().announcer());
        sheet.setVisible(true);
    }

    /** Opens the sheet on which something stands as it will be printed. */
    void showHandOut(HandOutSheet.Papers papers) {
        new HandOutSheet(window(), words, papers).setVisible(true);
    }

    /** Says it in other words, if it is there. */
    void showPlanAgain() {
        plan().map(PlanSheet::today).ifPresent(this::showPlan);
    }

    /** Takes it away, if it is there. */
    void closePlan() {
        plan().ifPresent(PlanSheet::dispose);
    }

    private Optional<PlanSheet> plan() {
        return Arrays.stream(window().getOwnedWindows())
                .filter(Window::isShowing)
                .filter(PlanSheet.class::isInstance)
                .map(PlanSheet.class::cast)
                .findFirst();
    }

    /** Opens the view of what a screen reader is told. */
    void showAccessibleTree() {
        accessibleView.ifPresent(AccessibleView::dispose);
        AccessibleView view = new AccessibleView(window(), root, words);
        accessibleView = Optional.of(view);
        view.setVisible(true);
        // It never takes the focus by itself.
        contents().ear().tell("accessible.title", Map.of());
    }

    /** Gives the focus to what is to be done, where it was lost. */
    void enterIfLost() {
        if (window().isFocused() && window().getMostRecentFocusOwner() == null) {
            contents().workspaces().enter();
        }
    }

    /** Looks around when the window is turned to. */
    void lookAround() {
        appearance.lookAround();
    }

    /** Closes, unless what was done cannot be written down and somebody wants to wait for that. */
    void leave() {
        contents.ifPresent(Contents::leave);
        kept.write();
        if (farewell.mayLeave(this::unwritten)) {
            around.close();
        }
    }

    private List<KeptFile<?>> unwritten() {
        return contents.map(Contents::unwritten).orElse(List.of());
    }

    /** Ends without another word: nothing moves, and nothing is heard of any more. */
    void end() {
        contents.ifPresent(Contents::end);
        endings.forEach(Runnable::run);
        endings.clear();
    }

    /** This window, as its safety net sees it. */
    private final class Work implements SafetyNet.Work {
        @Override
        public boolean isThere() {
            return contents.isPresent();
        }

        @Override
        public boolean save() {
            contents.ifPresent(c -> c.session().keep());
            kept.write();
            return unwritten().isEmpty();
        }

        @Override
        public void announce(JPanel about, String text) {
            contents.ifPresent(c -> c.announcer().say(about, text));
        }

        @Override
        public void lessons() {
            contents.map(Contents::workspaces).ifPresent(Workspaces::showLibrary);
        }

        @Override
        public void close() {
            leave();
        }
    }

    /** This window, as its look sees it. */
    private final class Dressed implements Appearance.Shown {
        @Override
        public Optional<SeedMotion> wishedMotion() {
            return contents.map(Contents::lesson).flatMap(OpenLesson::motion);
        }

        @Override
        public boolean isPresenting() {
            return contents.filter(c -> c.presenting().isOn()).isPresent();
        }

        @Override
        public void moves(SeedMotion motion) {
            contents.ifPresent(c -> c.moves(motion));
        }

        @Override
        public void refresh() {
            rail.refresh();
            contents.ifPresent(Contents::controls);
            content.invalidate();
            root.validate();
            root.repaint();
            kept.write();
        }
    }

    /** What only the window can do of what the rail offers. */
    private final class Ways implements Rail.Ways {
        @Override
        public void show(Workspace to) {
            contents.map(Contents::workspaces).ifPresent(all -> {
                all.turn(to);
                rail.select(all.shown());
            });
        }

        @Override
        public Optional<SoundSwitch> sound() {
            return contents.map(Contents::sound);
        }

        @Override
        public void showKeys() {
            Inside.this.showKeys();
        }

        @Override
        public void showWords() {
            Inside.this.showWords();
        }

        @Override
        public void showAbout() {
            Inside.this.showAbout();
        }
    }
}
