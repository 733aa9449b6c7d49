package papan.ui.lesson;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.lesson.learner.LessonSearch;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.ui.common.Edt;
import papan.ui.common.KeptFocus;
import papan.ui.common.Paints;
import papan.ui.common.QuietScroll;
import papan.ui.common.WindowText;
import papan.ui.map.Sighting;
import papan.ui.map.SightingMap;

/** The lessons there are and what was done in them: the list, one lesson's answers, the day's questions, a class. */
final class Library extends JPanel {
    private final WindowText words;
    private LibraryShelf shelf = LibraryShelf.EMPTY;
    private LessonSearch search = LessonSearch.ALL;
    private Supplier<LibraryPage> page;
    private Optional<QuietScroll> scroll = Optional.empty();
    private boolean listed = true;

    private final transient LibraryActs acts;

    Library(WindowText words, LibraryActs acts) {
        super(new BorderLayout());
        this.words = words;
        this.acts = acts;
        this.page = this::lessons;
        setName("lesson-list");
    }

    /** Shows the lessons as they stand now, on the page that is open. */
    void show(LibraryShelf next) {
        shelf = next;
        fill();
    }

    /** Turns to the list. */
    void home() {
        page = this::lessons;
        listed = true;
    }

    private void turn(Supplier<LibraryPage> next) {
        page = next;
        listed = false;
        scroll = Optional.empty();
        fill();
        Edt.later(() -> entry().ifPresent(JComponent::requestFocusInWindow));
    }

    /** Shows what a learner has done in a lesson. */
    void showAnswers(Lesson lesson, LessonRun run) {
        turn(() -> AnswersPage.of(lesson, run, shelf.journal(), words, this::back, acts));
    }

    /** Shows how the questions of the day went. */
    void showRehearsed(Rehearsal done) {
        turn(() -> RehearsedPage.of(done, shelf.journal(), words, this::back));
    }

    /**
     * Shows how practice went.
     *
     * @param said puts what was practised into the language of the window
     */
    void showPractised(Rehearsal done, UnaryOperator<LessonRun> said) {
        turn(() -> PractisedPage.of(done, shelf.practice(), said, words, this::back, acts));
    }

    void showClass(ClassPage results) {
        show(results::page);
    }

    void showMap() {
        show((texts, back) -> {
            LibraryPage page = LibraryPage.with(texts, back, Sighting.count(shelf.sightings(), texts));
            page.text("Papan.body.font", "Papan.text", texts.text("map.note"), 4);
            SightingMap map = new SightingMap(texts);
            map.show(shelf.sightings());
            page.put(map, 12);
            return page;
        });
    }

    void showGames() {
        show((texts, back) -> MyGamesPart.all(texts, back, shelf.games().orElseThrow()));
    }

    /** Gives the focus to the way to bring back a game. */
    void offerGame() {
        shown().flatMap(page -> page.named(MyGamesPart.BACK)).ifPresent(JComponent::requestFocusInWindow);
    }

    /** Shows a page, which is given the words of the window and the way back. */
    void show(BiFunction<WindowText, Runnable, LibraryPage> shown) {
        turn(() -> shown.apply(words, this::back));
    }

    /** Fills the page again. */
    void fill() {
        KeptFocus focus = KeptFocus.on(this);
        int at = scroll.map(s -> s.getVerticalScrollBar().getValue()).orElse(0);
        removeAll();
        LibraryPage shown = page.get();
        QuietScroll next = new QuietScroll(shown);
        scroll = Optional.of(next);
        add(next);
        revalidate();
        repaint();
        Edt.later(() -> next.getVerticalScrollBar().setValue(at));
        focus.restore(() -> shown.first().orElse(this));
    }

    private void back() {
        turn(this::lessons);
        listed = true;
    }

    /** Whether the list is shown, and no other page. */
    boolean isListed() {
        return listed;
    }

    /** Turns back to the list; false if it is there already. */
    boolean turnBack() {
        boolean turned = !listed;
        if (turned) {
            back();
        }
        return turned;
    }

    private LibraryPage lessons() {
        return LessonList.page(shelf, search, next -> search = next, words, acts);
    }

    /** Where the focus goes first; empty while there is nothing. */
    Optional<JComponent> entry() {
        return shown().flatMap(LibraryPage::first);
    }

    /** Gives the focus to where a name is typed. */
    void askName() {
        shown().flatMap(page -> page.named(LearnerRow.ROW))
                .map(LearnerRow.class::cast)
                .ifPresent(LearnerRow::another);
    }

    /** Where My lessons begin, while the list is shown. */
    Optional<JComponent> mine() {
        return shown().flatMap(page -> page.named(MyLessonsPart.ADD));
    }

    /** The parts of the page through which one goes with a key. */
    List<JComponent> regions() {
        return shown().map(LibraryPage::regions).orElse(List.of());
    }

    private Optional<LibraryPage> shown() {
        return scroll.map(s -> (LibraryPage) s.getViewport().getView());
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.background"));
    }
}
