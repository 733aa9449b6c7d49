package papan.ui.app;

import java.awt.BorderLayout;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.Map;
import java.util.Optional;
import javax.swing.JPanel;
import javax.swing.ToolTipManager;
import papan.narration.Language;
import papan.ui.common.AppIcon;
import papan.ui.common.Edt;
import papan.ui.common.KeyTable;
import papan.ui.common.LastLine;
import papan.ui.common.LetterKeys;
import papan.ui.common.SeedMotion;
import papan.ui.common.SpeakingFrame;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.present.TodaysLesson;

/**
 * The window: its rail, its place and its look. What lies beside the rail comes when the window has been painted for the
 * first time.
 */
public final class PapanFrame extends SpeakingFrame {
    private static final int TOOLTIP_MS = 400;

    private final transient KeptSettings kept;
    private final transient Preferences preferences;
    private final transient Environment outside;
    private final transient WindowText words;
    private final transient WindowPlace place;
    private final transient Appearance appearance;
    private final Rail rail;
    private final JPanel content = new JPanel(new BorderLayout());
    private final transient SafetyNet net;
    private final transient Farewell farewell;
    private transient Optional<Contents> contents = Optional.empty();
    private transient Optional<PlanSheet> plan = Optional.empty();
    private transient Optional<AccessibleView> accessibleView = Optional.empty();

    PapanFrame(Settings settings, Preferences preferences, Environment outside, LastLine line) {
        this.preferences = preferences;
        this.outside = outside;
        kept = new KeptSettings(settings, preferences);
        kept.following(this::shown);
        setName("papan");
        AppIcon.dress(this);
        words = new WindowText(settings.language());
        place = new WindowPlace(this, outside.screens());
        appearance = new Appearance(kept, words, outside.desktop(), new Dressed());
        LetterKeys.set(settings.access().letterKeys());
        rail = new Rail(words, new RailLooks());
        net = new SafetyNet(this, words, line, new Work());
        content.add(rail.scrolled(), BorderLayout.WEST);
        setContentPane(content);
        setTitle(words.text("title"));
        setDefaultCloseOperation(DO_NOTHING_ON_CLOSE);
        addWindowListener(new Comings());
        farewell = new Farewell(this, words);
        place.restore(settings.placed());
    }

    /** Makes what the first paint did not need. */
    void furnish() {
        Contents made = new Contents(this, kept, appearance, words, rail, outside);
        contents = Optional.of(made);
        made.fill(content, net.bar());
        KeyTable.bind(getRootPane(), made.actions());
        ToolTipManager.sharedInstance().setInitialDelay(TOOLTIP_MS);
        validate();
    }

    /** Takes the lessons. */
    void load(Course course, Options options) {
        contents().load(course, options, preferences);
    }

    /** What lies beside the rail; there as soon as the window has been painted. */
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
        Settings now = chosen.withPace(
                        inside.playback().speed(), inside.session().ownGrain())
                .withBoard(inside.writing().kept());
        return isShowing()
                ? now.withPlaced(new Settings.Placed(
                        place.bounds().or(() -> now.placed().bounds()),
                        place.isMaximized(),
                        inside.workspace(),
                        inside.lesson(),
                        now.placed().map()))
                : now;
    }

    void setLetterKeys(boolean on) {
        LetterKeys.set(on);
        kept.set(kept.now().withLetterKeys(on));
        words.setLanguage(words.language());
        kept.write();
    }

    void setToNarration(boolean on) {
        kept.keep(kept.now().withToNarration(on));
    }

    /** Is coloured otherwise from now on. */
    public void setTheme(Theme theme) {
        appearance.setTheme(theme);
    }

    /** Shows everything in a theme, without remembering it. */
    void wear(Theme theme) {
        appearance.wear(theme);
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
        new KeysSheet(this, words, kept.now().access(), this::setLetterKeys, this::setToNarration).setVisible(true);
    }

    /** Opens the sheet of words and signs. */
    public void showWords() {
        new WordsSheet(this, words).setVisible(true);
    }

    /** Opens the sheet on which a lesson is planned for today. */
    void showPlan(TodaysLesson today) {
        closePlan();
        PlanSheet sheet = new PlanSheet(this, words, today, contents().announcer());
        plan = Optional.of(sheet);
        sheet.setVisible(true);
    }

    /** Says it in other words, if it is there. */
    void retextPlan() {
        plan.filter(PlanSheet::isShowing).map(PlanSheet::today).ifPresent(this::showPlan);
    }

    /** Takes it away, if it is there. */
    void closePlan() {
        plan.ifPresent(PlanSheet::dispose);
        plan = Optional.empty();
    }

    /** Opens the view of what a screen reader is told. */
    void showAccessibleTree() {
        accessibleView.ifPresent(AccessibleView::dispose);
        AccessibleView view = new AccessibleView(this, words);
        accessibleView = Optional.of(view);
        view.setVisible(true);
        // It never takes the focus by itself.
        contents().ear().tell("accessible.title", Map.of());
    }

    /** The whole screen, or back to the window. */
    void toggleFullScreen() {
        // The window comes up anew, and has no focus to give before that.
        addWindowFocusListener(new WindowAdapter() {
            @Override
            public void windowGainedFocus(WindowEvent event) {
                removeWindowFocusListener(this);
                enterIfLost();
            }
        });
        place.toggleFullScreen();
        // Where the screen gives the focus back before Java has heard that it was taken, nothing tells of it.
        Edt.later(this::enterIfLost);
    }

    private void enterIfLost() {
        if (isFocused() && getMostRecentFocusOwner() == null) {
            contents().enter();
        }
    }

    /** Comes back to a screen that is there, if the one on which the window was has gone. */
    void comeBack() {
        place.comeBack();
    }

    /** Looks around when the window is turned to, and remembers when it is closed. */
    private final class Comings extends WindowAdapter {
        @Override
        public void windowActivated(WindowEvent event) {
            appearance.lookAround();
            comeBack();
        }

        @Override
        public void windowClosing(WindowEvent event) {
            leave();
        }
    }

    /** Closes, unless what was done cannot be written down and somebody wants to wait for that. */
    void leave() {
        contents.ifPresent(Contents::leave);
        kept.write();
        if (contents.flatMap(Contents::progress).map(farewell::mayLeave).orElse(true)) {
            dispose();
        }
    }

    @Override
    public void dispose() {
        contents.ifPresent(Contents::standStill);
        super.dispose();
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
            return contents.flatMap(Contents::progress)
                    .map(progress -> progress.unwritten().isEmpty())
                    .orElse(true);
        }

        @Override
        public void announce(JPanel about, String text) {
            contents.ifPresent(c -> c.announcer().say(about, text));
        }

        @Override
        public void lessons() {
            contents.ifPresent(Contents::showLibrary);
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
            return contents.flatMap(Contents::wishedMotion);
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
            rail.retext();
            contents.ifPresent(Contents::controls);
            getContentPane().invalidate();
            validate();
            repaint();
            kept.write();
        }
    }

    /** What the rail does to this window. */
    private final class RailLooks implements Rail.Looks {
        @Override
        public Settings settings() {
            return kept.now();
        }

        @Override
        public void setTheme(Theme theme) {
            appearance.setTheme(theme);
        }

        @Override
        public void followSystem() {
            appearance.setThemeOfSystem();
        }

        @Override
        public SeedMotion motion() {
            return SeedMotion.now();
        }

        @Override
        public void setMotion(SeedMotion motion) {
            appearance.setMotion(motion);
        }

        @Override
        public void setOwnPace(boolean on) {
            kept.keep(kept.now().withOwnPace(on));
        }

        @Override
        public void setClock(boolean on) {
            kept.keep(kept.now().withClock(on));
        }

        @Override
        public boolean isSounding() {
            return contents.filter(c -> c.sound().isOn()).isPresent();
        }

        @Override
        public boolean isMute() {
            return contents.filter(c -> c.sound().isMute()).isPresent();
        }

        @Override
        public void setSound(boolean on) {
            contents.ifPresent(c -> c.sound().set(on));
        }

        @Override
        public void setLanguage(Language language) {
            appearance.setLanguage(language);
        }

        @Override
        public void setZoom(int percent) {
            appearance.setZoom(percent);
        }

        @Override
        public void showKeys() {
            PapanFrame.this.showKeys();
        }

        @Override
        public void showWords() {
            PapanFrame.this.showWords();
        }

        @Override
        public void show(Workspace to) {
            contents.ifPresent(c -> c.turn(to));
        }
    }
}
