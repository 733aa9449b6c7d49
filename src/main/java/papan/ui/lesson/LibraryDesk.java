package papan.ui.lesson;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import papan.analysis.Rival;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.HandsStore;
import papan.lesson.learner.PracticePlan;
import papan.lesson.learner.ProgressStore;
import papan.lesson.learner.Reviews;
import papan.lesson.play.Exercise;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.ui.common.WindowText;

/** What is done in the library: who sits here, which lesson is taken out, and what is kept of it. */
public final class LibraryDesk implements LibraryActs {
    private final LearnSession session;
    private final KnownLessons lessons;
    private final Library library;
    private final Runnable changed;
    private final BoardsOfToday today = new BoardsOfToday();
    private Journal journal = Journal.none();
    private LearnerSeat seat = LearnerSeat.NOWHERE;
    private Consumer<Lesson> broken = lesson -> {};
    private Optional<ProgressStore.Trouble> trouble = Optional.empty();
    private OptionalInt repaired = OptionalInt.empty();
    private Optional<ClassFiles> classFiles = Optional.empty();
    /** Whether the library has been opened over the lesson that is taken out. */
    private boolean choosing;

    private MyLessons mine = MyLessons.NONE;
    private Optional<HandsStore> hands = Optional.empty();
    private HandInShelf handIn = HandInShelf.NONE;
    private Optional<MyLessons.Acts> files = Optional.empty();
    private Optional<MyGames> games = Optional.empty();
    /** Whether the page of the library that is shown says what is wrong with a file. */
    private boolean tellingFaults;

    /**
     * The library of a session.
     *
     * @param changed hears when the library is to be shown again, or put away
     */
    LibraryDesk(LearnSession session, WindowText words, KnownLessons lessons, Runnable changed) {
        this.session = session;
        this.lessons = lessons;
        this.changed = changed;
        this.library = new Library(words, this);
    }

    Library library() {
        return library;
    }

    /**
     * Says where it is written down what learners do.
     *
     * @param here the computer at which that is
     */
    void setJournal(Journal next, LearnerSeat here) {
        journal = next;
        seat = here;
        next.onChosen(here::taken);
        next.setBank(lessons::later);
        session.setJournal(next);
    }

    /** Says where results of a class come from. */
    public void setClassFiles(ClassFiles source) {
        classFiles = Optional.of(source);
    }

    /** Says where the hands of classes are kept. */
    public void setHands(HandsStore store) {
        hands = Optional.of(store);
    }

    /** Says where it is handed in what learners have done. */
    public void setHandIn(HandInPlace place) {
        handIn = new HandInShelf(Optional.of(place), Optional.empty(), false);
    }

    @Override
    public void handIn(boolean elsewhere) {
        if (journal.isNameless()) {
            handIn = handIn.nameFirst();
            show();
            library.askName();
            return;
        }
        session.keep();
        String learner = journal.learner();
        handIn.place().orElseThrow().handIn(library, journal.progress(), elsewhere, handed -> {
            if (journal.learner().equals(learner)) {
                handIn = handIn.after(handed);
                show();
            }
        });
    }

    @Override
    public void chooseHandIn() {
        handIn.place().orElseThrow().choose(library);
        show();
    }

    @Override
    public void forgetHandIn() {
        handIn.place().orElseThrow().forget();
        show();
    }

    /** Says who hears of a lesson that cannot be opened. */
    void onBroken(Consumer<Lesson> listener) {
        broken = listener;
    }

    /** Says what can be done with files of lessons. */
    public void setFiles(MyLessons.Acts acts) {
        files = Optional.of(acts);
    }

    /** Says which games the learner has played. */
    void setGames(MyGames next) {
        games = Optional.of(next);
    }

    @Override
    public void allGames() {
        games.ifPresent(any -> library.showGames());
    }

    /** Says which lessons have been added to the course. */
    void setMine(MyLessons next) {
        mine = next;
    }

    @Override
    public void openFile() {
        files.ifPresent(MyLessons.Acts::openFile);
    }

    @Override
    public void open(Path file) {
        files.ifPresent(acts -> acts.open(file));
    }

    @Override
    public void addFolder() {
        files.ifPresent(MyLessons.Acts::addFolder);
    }

    @Override
    public void pack(Path file) {
        files.ifPresent(acts -> acts.pack(file));
    }

    @Override
    public void putTogether(Optional<Path> file) {
        files.ifPresent(acts -> acts.putTogether(file));
    }

    @Override
    public void removeFolder(Path folder) {
        files.ifPresent(acts -> acts.removeFolder(folder));
    }

    /** Shows what is wrong with a file. */
    void showFaults(BiFunction<WindowText, Runnable, LibraryPage> page) {
        show(page);
        tellingFaults = true;
    }

    /** Whether it is shown what is wrong with a file. */
    public boolean tellsFaults() {
        return tellingFaults && isOpen() && !library.isListed();
    }

    /** Shows the list of lessons. */
    void list() {
        session.keep();
        choosing = true;
        library.home();
        changed.run();
    }

    /** Shows the lesson that is open, and not the library over it. */
    void backToOpen() {
        if (choosing && session.run().isPresent()) {
            turn();
        }
    }

    /** Shows a page of the library, over a lesson that is open. */
    void show(BiFunction<WindowText, Runnable, LibraryPage> page) {
        session.keep();
        choosing = true;
        tellingFaults = false;
        changed.run();
        library.show(page);
    }

    /** Whether the library is shown, and not a lesson. */
    boolean isOpen() {
        return choosing || session.run().isEmpty();
    }

    /** Shows the library as it stands; while the lessons are still being read there is nothing to show. */
    void show() {
        trouble();
        if (!lessons.areKnown()) {
            return;
        }
        Optional<Lesson> here = session.rehearsal().isPresent()
                ? Optional.empty()
                : session.run().map(LessonRun::lesson);
        library.show(new LibraryShelf(
                lessons.translated(),
                journal,
                seat,
                here,
                journal.due(lessons::ask),
                trouble,
                repaired,
                classFiles.isPresent(),
                lessons.rules(),
                lessons::board,
                mine,
                handIn,
                games,
                practice()));
    }

    private PracticeShelf practice() {
        PracticePlan plan = journal.plan(lessons.drills());
        return new PracticeShelf(plan, then -> today.ask(plan, then), lessons::nameOf, lessons::titleOf);
    }

    /** Looks for nothing any more. */
    public void stop() {
        today.stop();
    }

    /** Whatever went wrong with what is written down since this was asked last; it stays told in the library. */
    Optional<ProgressStore.Trouble> trouble() {
        Optional<ProgressStore.Trouble> found = journal.trouble();
        trouble = found.or(() -> trouble);
        return found;
    }

    /** Opens the library, or goes back to the lesson that is taken out. */
    void turn() {
        session.keep();
        if (session.rehearsal().isPresent()) {
            session.close();
        }
        choosing = session.run().isEmpty() || !choosing;
        library.home();
        changed.run();
    }

    /** Somebody else sits here: the lessons are shown as that learner left them. */
    @Override
    public void learner(String name) {
        sits(() -> journal.setLearner(name));
        games.ifPresent(theirs -> theirs.acts().somebodyElse());
    }

    @Override
    public void guest() {
        sits(journal::setGuest);
        games.ifPresent(theirs -> theirs.acts().somebodyElse());
    }

    @Override
    public void adopt(String name) {
        sits(() -> journal.adopt(name));
        games.ifPresent(theirs -> theirs.acts().refresh());
    }

    @Override
    public void repair() {
        repaired = OptionalInt.of(journal.repair());
        trouble = Optional.empty();
        show();
    }

    private void sits(Runnable down) {
        handIn = handIn.quiet();
        repaired = OptionalInt.empty();
        session.keep();
        down.run();
        choosing = true;
        session.somebodyElse();
    }

    @Override
    public void open(Lesson lesson) {
        lessons.ready(lesson).ifPresentOrElse(run -> take(run, session::resume), () -> broken.accept(lesson));
    }

    @Override
    public void again(Lesson lesson) {
        lessons.ready(lesson).ifPresent(run -> take(run, taken -> session.open(taken, 0)));
    }

    private void take(LessonRun run, Consumer<LessonRun> then) {
        handIn = handIn.quiet();
        library.home();
        choosing = false;
        then.accept(run);
    }

    @Override
    public void forget(Lesson lesson) {
        journal.forget(lesson.id());
        choosing = true;
        library.home();
        session.close();
    }

    @Override
    public void backToLesson() {
        turn();
    }

    @Override
    public void answers(Lesson lesson) {
        lessons.ready(lesson).ifPresent(run -> {
            journal.in(run);
            library.showAnswers(lesson, lessons.translated(run));
        });
    }

    /** Asks the questions of the day; those that have changed since they were answered are set aside instead. */
    @Override
    public void today() {
        List<Rehearsal.Question> questions = questions();
        if (questions.isEmpty()) {
            changed.run();
            return;
        }
        choosing = false;
        session.rehearse(questions, done -> {
            choosing = true;
            changed.run();
            library.showRehearsed(done);
        });
    }

    @Override
    public void practise() {
        today.ask(journal.plan(lessons.drills()), boards -> practise(boards.all()));
    }

    @Override
    public void practise(Exercise exercise) {
        practise(List.of(exercise));
    }

    private void practise(List<Exercise> boards) {
        List<Rehearsal.Question> questions = boards.stream()
                .flatMap(board -> lessons.practised(board).stream())
                .toList();
        if (!questions.isEmpty()) {
            choosing = false;
            session.rehearse(questions, this::practised);
        }
    }

    @Override
    public void practiseOn() {
        PracticePlan begun = journal.plan(lessons.drills());
        choosing = false;
        session.practise(asked -> another(begun, asked), this::practised);
    }

    /** The board after those so far. Of a guest nothing is kept, so that the plan is told here what has become of them. */
    private Optional<Rehearsal.Question> another(PracticePlan begun, Rehearsal asked) {
        List<Exercise> before = new ArrayList<>();
        PracticePlan now = begun;
        for (int i = 0; i < asked.firsts().size(); i++) {
            Exercise exercise = asked.questions().get(i).exercise().orElseThrow();
            before.add(exercise);
            Optional<Boolean> first = asked.firsts().get(i);
            if (first.isPresent()) {
                now = now.after(journal.practisedNow(exercise, first.get()));
            }
        }
        return now.next(before).flatMap(lessons::practised);
    }

    private void practised(Rehearsal done) {
        choosing = true;
        changed.run();
        library.showPractised(done, lessons::translated);
    }

    @Override
    public void invited(Rival rival, boolean plays) {
        journal.answers(rival);
        show();
        if (plays) {
            games.orElseThrow().acts().play(rival, lessons.rules().orElseThrow());
        }
    }

    @Override
    public void practises(String rules, boolean wanted) {
        journal.practises(rules, wanted);
        show();
    }

    private List<Rehearsal.Question> questions() {
        List<Rehearsal.Question> questions = new ArrayList<>();
        List<Reviews.Due> due = List.of();
        for (boolean settled = false; !settled; ) {
            List<Reviews.Due> before = due;
            due = journal.due(lessons::ask);
            settled = due.equals(before);
            questions.clear();
            for (Reviews.Due each : due) {
                lessons.ready(each.lesson())
                        .flatMap(run -> question(run, each.step()))
                        .ifPresent(questions::add);
            }
        }
        // The board of a later question shows what an earlier one of its lesson asks.
        questions.sort(
                Comparator.comparing((Rehearsal.Question q) -> q.run().lesson().id())
                        .thenComparing(q -> q.run().isApart())
                        .thenComparing(q -> q.stage().index()));
        return questions;
    }

    private Optional<Rehearsal.Question> question(LessonRun run, String step) {
        boolean same = journal.in(run).flatMap(done -> done.answer(step)).isPresent();
        return Rehearsal.Question.of(run, step)
                .filter(each -> same || each.run().isApart());
    }

    @Override
    public void classResults() {
        ClassFiles source = classFiles.orElseThrow();
        ClassPage page = classPage(source);
        if (hands.filter(kept -> !kept.all().isEmpty()).isPresent()) {
            library.showClass(page);
            page.take(ClassFolder.NONE);
        } else {
            source.open(library, () -> library.showClass(page), page::take);
        }
    }

    /** Shows what the learners of a folder have done. */
    public void classResults(Path folder) {
        ClassFiles source = classFiles.orElseThrow();
        ClassPage page = classPage(source);
        show(page::page);
        source.read(folder, page::take);
    }

    private ClassPage classPage(ClassFiles source) {
        ClassPage page = new ClassPage(source, hands, lessons::ready, library::fill);
        page.setTranslator(lessons::translated);
        return page;
    }
}
