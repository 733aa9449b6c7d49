package papan.ui.lesson;

import java.awt.CardLayout;
import java.awt.Component;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import papan.lesson.page.Page;
import papan.lesson.play.LessonRun;
import papan.lesson.play.PracticeSet;
import papan.lesson.script.Lesson;
import papan.lesson.text.Translation;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.rules.RuleSet;
import papan.ui.common.Edt;
import papan.ui.common.Fault;
import papan.ui.common.KeptFocus;
import papan.ui.common.Listeners;
import papan.ui.common.Paints;
import papan.ui.common.QuietScroll;
import papan.ui.common.TallPage;
import papan.ui.common.WindowText;
import papan.ui.common.Zoom;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.playback.TransportBar;
import papan.ui.plot.ChartFiles;
import papan.ui.plot.PlaybackChart;
import papan.ui.settings.Settings;

/**
 * The Learn workspace: the library, or the page of the lesson that is open. This is the way in from the rest of the
 * window; what is done in the library is {@link LibraryDesk}'s, what a lesson shows {@link LessonPage}'s, and where the focus
 * goes {@link StepFocus}'s.
 */
public final class LearnWorkspace extends JPanel {
    /** The lowest that board, sentence and question are useful in, of scale 1. */
    private static final int LEAST = 320;

    /** The name under which it is remembered that it has been said how to go on after reading. */
    private static final String OWN_PACE = "own-pace";

    private final transient LearnSession session;
    private final transient WindowText words;
    private final transient KnownLessons lessons;
    private final transient LessonWords told;
    private final transient LibraryDesk desk;
    private final LessonPage page;
    private final TransportBar transport;
    private final transient StepFocus focus;
    private final CardLayout pages = new CardLayout();
    private final transient List<Object> madeIn = look();
    private transient Runnable paged = () -> {};
    private boolean listed;
    private boolean translating;

    /**
     * A workspace that shows what a session says on a board.
     *
     * @param transport moves the session's playback
     */
    public LearnWorkspace(LearnSession session, WindowText words, LessonBoard board, TransportBar transport) {
        this.session = session;
        this.words = words;
        this.transport = transport;
        setName("learn");
        setLayout(pages);
        lessons = new KnownLessons(words);
        told = new LessonWords(session, words);
        desk = new LibraryDesk(session, words, lessons, this::refresh);
        desk.onBroken(lesson -> say("status.broken", Map.of("lesson", lesson.title())));
        page = new LessonPage(session, words, told, board, transport, this::chooseLesson);
        focus = page.focus();
        add(desk.library(), "list");
        session.addListener(this::stepChanged);
        session.playback().addListener(this::played);
        words.follow(this::languageChanged);
    }

    /**
     * Says which lessons there are and how one is made ready.
     *
     * @param first opens a lesson, if one is to be open at once; otherwise the library is shown
     */
    public void setLessons(List<Lesson> all, Function<Lesson, Optional<LessonRun>> ready, Runnable first) {
        lessons.set(all, ready);
        translate();
        first.run();
        if (!showsLesson()) {
            refresh();
        }
    }

    /** Says by which rule set a lesson is played, for the small board beside it. */
    public void setRules(Function<Lesson, Optional<RuleSet>> of) {
        lessons.setRules(of);
    }

    /** Takes the lessons that there are from now on, and shows one of them: where it stood, if it is open. */
    public void show(List<Lesson> all, MyLessons mine, Lesson lesson) {
        change(all, mine, Optional.of(lesson));
        if (!isOpen(lesson)) {
            desk.open(lesson);
        }
        desk.backToOpen();
    }

    private boolean isOpen(Lesson lesson) {
        return session.rehearsal().isEmpty()
                && session.run()
                        .filter(run -> run.lesson().id().equals(lesson.id()))
                        .isPresent();
    }

    /** A lesson that is open and has changed is shown anew. */
    private void renew(Lesson changed) {
        if (isOpen(changed)) {
            lessons.ready(changed).ifPresent(session::renew);
        }
    }

    /** Shows what is wrong with a lesson's file. */
    public void showFaults(String file, List<Fault> faults, Runnable again) {
        desk.showFaults(FaultsPage.of(file, faults, again));
    }

    /**
     * A page on which a practice set is put together.
     *
     * @param room how wide it may be
     * @param saves saves the set as a file
     * @param announced hears what is to be said at once
     */
    public SetPage setPage(PracticeSet set, int room, Consumer<SetPage> saves, Consumer<String> announced) {
        return new SetPage(lessons, set, words, room, saves, announced);
    }

    public LibraryDesk desk() {
        return desk;
    }

    /** Shows the list of lessons, at those that have been added to the course. */
    public void showMine() {
        desk.list();
        Edt.later(() -> desk.library().mine().ifPresent(JComponent::requestFocusInWindow));
    }

    /** Says which games the learner has played. */
    public void setGames(MyGames games) {
        desk.setGames(games);
        if (desk.isOpen()) {
            desk.show();
        }
    }

    /** Gives the focus to the way to bring back a game that has been removed. */
    public void offerGame() {
        Edt.later(desk.library()::offerGame);
    }

    /**
     * Takes the lessons that there are from now on.
     *
     * @param mine which of them are not of the course
     * @param changed a lesson that has changed; if it is open it is shown anew where it stood
     */
    public void change(List<Lesson> all, MyLessons mine, Optional<Lesson> changed) {
        lessons.change(all);
        desk.setMine(mine);
        changed.ifPresent(this::renew);
        translate();
        refresh();
    }

    /** Says how lessons are put into the language of the window. */
    public void setTranslations(BiFunction<Lesson, Language, Translation> inLanguage) {
        lessons.setTranslations(inLanguage);
        session.setTranslator(lessons::translated);
        translate();
        refresh();
    }

    /** Brings the list of lessons and the open one into the language of the window; everything else stays. */
    private void translate() {
        lessons.translate();
        translating = true;
        try {
            session.retranslate();
        } finally {
            translating = false;
        }
    }

    /** The lessons there are, in the language of the window. */
    public List<Lesson> lessons() {
        return lessons.translated();
    }

    public PlaybackChart newChart(ChartFiles files, Supplier<RuleSet> rules) {
        PlaybackChart chart = new PlaybackChart(session.playback(), rules, captions(), files);
        told.onWords(chart::setWords);
        return chart;
    }

    /** Puts the chart into its place; it may come after the window has been shown. */
    public void setChart(PlaybackChart view) {
        page.chart().setChart(view);
    }

    public boolean hasChart() {
        return page.chart().isFilled();
    }

    /** Says what shows boards side by side; without it a step that compares shows its first board. */
    public void setComparison(LessonComparison view) {
        page.seen().setComparison(view);
        refresh();
    }

    /**
     * Says where it is written down what learners do.
     *
     * @param here the computer at which that is
     */
    public void setJournal(Journal next, LearnerSeat here) {
        desk.setJournal(next, here);
        refresh();
    }

    /** Says who else is told what a learner is told: an audience. */
    public Listeners.Handle onTold(Consumer<Page> listener) {
        Listeners.Handle handle = page.onTold(listener);
        follow();
        return handle;
    }

    /** Says what is to happen when the list of lessons comes or goes. */
    public void onPage(Runnable listener) {
        paged = listener;
    }

    /** Says where the focus goes when what had it is no longer shown. */
    public void onRest(Runnable listener) {
        // What takes its place has its size only once it is laid out.
        focus.onRest(() -> page.explained().ifPresentOrElse(text -> Edt.later(text::requestFocusInWindow), listener));
    }

    public void open(Lesson lesson) {
        desk.open(lesson);
    }

    /** Goes to a step of a lesson, and opens it where it is not open. */
    public void goTo(Lesson lesson, Optional<String> step) {
        if (!isOpen(lesson)) {
            desk.open(lesson);
        }
        desk.backToOpen();
        session.run()
                .filter(run -> isOpen(lesson))
                .flatMap(run -> step.flatMap(run::stage))
                .ifPresent(stage -> session.show(stage.index()));
    }

    /** What is asked, and what has been chosen for an answer; nothing where nothing is asked. */
    List<String> asked() {
        return showsLesson() ? page.asked() : List.of();
    }

    /** Whether a lesson is shown, and not the list of them. */
    public boolean showsLesson() {
        return !desk.isOpen();
    }

    /** Shows all lessons, or goes back to the one that is open. */
    public void chooseLesson() {
        desk.turn();
        if (desk.isOpen() && isShowing()) {
            takeFocus();
        }
    }

    /** Goes back from a page of the library to the list, and from the list to the lesson that is open; false if neither. */
    public boolean leaveLibrary() {
        if (showsLesson()) {
            return false;
        }
        boolean turned = desk.library().turnBack();
        boolean lesson = session.run().isPresent() && session.rehearsal().isEmpty();
        if (!turned && lesson) {
            chooseLesson();
        }
        return turned || lesson;
    }

    /** Gives the focus to what is to be done here now: in the lesson that is open, or in the library. */
    public void takeFocus() {
        if (showsLesson()) {
            focus.enter();
        } else {
            Edt.later(() -> desk.library().entry().ifPresent(JComponent::requestFocusInWindow));
        }
    }

    /** Says something in the line at the foot, such as why a key does nothing. */
    public void say(String key, Map<String, ?> args) {
        page.status().say(key, args);
    }

    /** The words in which events are told: the window's language, the lesson's players, the rule set's terms. */
    public CaptionText captions() {
        return told.captions();
    }

    /** The parts that F6 goes through, in order; those that are not shown now are left out. */
    public List<JComponent> regions(JComponent timeline) {
        return showsLesson() ? page.regions(timeline) : desk.library().regions();
    }

    /** Says what begins a match by the rules of the lesson that is at its end. */
    public void onPlay(Runnable listener) {
        page.onPlay(listener);
    }

    /** Gives the focus to the sensible next thing: play, or at the end of a step the way to the next. */
    public void rest() {
        if (session.isFinished()) {
            // What is offered there is shown a moment later, and nothing else is to be done.
            Edt.later(() -> page.end().requestFocusInWindow());
            return;
        }
        JComponent next = page.onwards();
        boolean plays = transport.isShowing() && (transport.playButton().isEnabled() || !next.isEnabled());
        (plays ? transport.entry() : next).requestFocusInWindow();
    }

    /** While a class watches, the rule card is there only in a step in which it is called for. */
    public void callRule(boolean called) {
        page.callRule(called);
    }

    /** Does what the large button does. */
    public void press() {
        if (showsLesson()) {
            page.press();
        }
    }

    /** Where the reasons are read, unfolded; not shown where there are none. */
    public JComponent why() {
        return page.why();
    }

    /** Where the rules are read that did not apply, unfolded; not shown where there are none. */
    public JComponent whyNot() {
        page.callCard();
        return page.rule().whyNotText();
    }

    /** Says why there is no reason to be read. */
    public void sayNoReason() {
        say(page.noReason(), Map.of());
    }

    /** The sentence under the board. */
    public JComponent narration() {
        return page.words().narration();
    }

    /** What is to be read now: the question, the sentence under the board, or that the lesson is over. */
    public JComponent reading() {
        return page.reading();
    }

    /** All of what is to be read now, where it is more than the text that takes the focus for it. */
    public Optional<String> readingInFull() {
        return page.whole();
    }

    /** That there is a hint for whoever wants one; empty while none is offered. */
    String offered() {
        return page.words().offered();
    }

    /** What is only supposed on the board, and what happens there. */
    String supposed() {
        return page.words().supposed();
    }

    /** Says who else hears what is said in the line at the foot. */
    Listeners.Handle onSaid(Consumer<String> hearer) {
        return page.status().onSaid(hearer);
    }

    public LearnSession session() {
        return session;
    }

    private void languageChanged() {
        KeptFocus focused = KeptFocus.on(page);
        translate();
        changeWords();
        page.chart().ask();
        focused.restore(page::reading);
    }

    private void changeWords() {
        told.tell();
        page.changeWords();
        refresh();
    }

    private void stepChanged() {
        if (translating) {
            return;
        }
        page.status().clear();
        session.setLanguage(words.language().tag());
        Optional<Component> before = StepFocus.owner();
        changeWords();
        page.chart().ask();
        if (session.offers().isAsked()) {
            page.status().show("status.question", Map.of());
        }
        desk.trouble().ifPresent(found -> say(TroubleText.key(found), TroubleText.args(found)));
        focus.follow(isShowing(), before, showsLesson());
    }

    private void played(Change change) {
        if (change == Change.CURSOR || change == Change.LOADED) {
            page.played(change);
            page.status().clear();
        }
        if (change == Change.LOADED) {
            follow();
        } else if (change == Change.CURSOR && showsLesson()) {
            page.move();
        } else if (change == Change.CONTROLS) {
            page.stand();
        }
        if (change != Change.FRACTION) {
            sayThatItWaits();
        }
    }

    /** When it waits for the first time until a ruling has been read, says how to go on. */
    private void sayThatItWaits() {
        if (session.playback().isWaiting()
                && !session.settings().get(Settings.SEEN).contains(OWN_PACE)) {
            session.settings().see(OWN_PACE);
            say("status.waits", Map.of());
        }
    }

    /** Not before there is a lesson: laying out a page that nobody sees would make the start longer. */
    private void addPage() {
        if (!madeIn.equals(look())) {
            SwingUtilities.updateComponentTreeUI(page);
        }
        QuietScroll whole = new QuietScroll(new TallPage(page, LEAST)).leavePaging();
        add(whole, "lesson");
    }

    private static List<Object> look() {
        return List.of(UIManager.getLookAndFeel(), Zoom.percent());
    }

    private void refresh() {
        boolean list = desk.isOpen();
        boolean back = listed && !list;
        listed = list;
        if (!list && page.getParent() == null) {
            addPage();
        }
        pages.show(this, list ? "list" : "lesson");
        if (list) {
            page.pointers().hide();
            desk.show();
        }
        paged.run();
        if (!list) {
            page.refresh(lessons.translated(), this::open);
            follow();
        }
        if (back && isShowing()) {
            takeFocus();
        }
    }

    /** Brings everything that depends on the cursor to it. */
    private void follow() {
        if (showsLesson()) {
            page.follow();
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.background"));
    }
}
