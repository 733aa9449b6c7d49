package papan.ui.lesson;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import papan.event.SowingEvent;
import papan.lesson.ComparedBoards;
import papan.lesson.Highlight;
import papan.lesson.Lesson;
import papan.lesson.LessonRun;
import papan.lesson.Panel;
import papan.lesson.ProgressStore;
import papan.lesson.Reviews;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Translation;
import papan.lesson.Trial;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Reasoning;
import papan.narration.Wording;
import papan.rules.RuleSet;
import papan.ui.common.Edt;
import papan.ui.common.Paints;
import papan.ui.common.QuietScroll;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.telling.History;
import papan.ui.telling.NarrationLine;
import papan.ui.telling.RuleCard;

/**
 * The Learn workspace: header, board, sentence or question, chart, rule card and history. All of it is a function of the
 * session's step and the playback's cursor.
 */
public final class LearnWorkspace extends JPanel {
    private final transient LearnSession session;
    private final transient Playback playback;
    private final transient WindowText words;
    private final transient LessonBoard board;
    private final transient List<Consumer<CaptionText>> tellers = new ArrayList<>();
    private final transient List<Consumer<Told>> mirrors = new ArrayList<>();
    private final transient Parts parts;
    private final NarrationLine narration = new NarrationLine();
    private final WhatIfBand whatIf = new WhatIfBand();
    private final QuestionPanel question;
    private final QuietScroll questionScroll;
    private final EndPanel end = new EndPanel();
    private final PredictPanel predicting;
    private final JPanel chart = new JPanel(new BorderLayout());
    private final PictureView picture = new PictureView();
    private final JPanel boards = new JPanel(new BorderLayout());
    private final ComparedPanel compared;
    private final QuietScroll comparedScroll;
    private final TryPanel trying;
    private final QuietScroll tryScroll;
    private final RuleCard rule;
    private final History history;
    private final Library library;
    private final TextLabel status = new TextLabel("Papan.small.font", "Papan.secondary");
    private final CardLayout pages = new CardLayout();
    private transient List<Lesson> lessons = List.of();
    private transient List<Lesson> translated = List.of();
    private transient BiFunction<Lesson, Language, Translation> translations =
            (lesson, language) -> Translation.none(lesson);
    private boolean translating;
    private transient Optional<ClassFiles> classFiles = Optional.empty();
    private transient Function<Lesson, Optional<LessonRun>> runs = lesson -> Optional.empty();
    private transient Optional<LessonChart> lessonChart = Optional.empty();
    private transient Optional<LessonComparison> comparison = Optional.empty();
    private transient Runnable paged = () -> {};
    private transient Runnable rest = () -> {};
    private transient Runnable said = () -> {};
    private transient Journal journal = Journal.none();
    private transient Consumer<String> learnerChosen = name -> {};
    private transient Optional<ProgressStore.Trouble> trouble = Optional.empty();
    private transient Optional<Tried> tried = Optional.empty();
    private boolean choosing;
    private boolean narrow;

    /** The components that {@link LearnLayout} places. */
    record Parts(
            JComponent header,
            WhatIfBand whatIf,
            JComponent board,
            JComponent boards,
            JComponent picture,
            NarrationLine narration,
            JComponent compared,
            JComponent attempt,
            JComponent ask,
            JComponent end,
            JComponent chart,
            RuleCard rule,
            History history,
            JComponent status) {}

    /** How a try stood when the focus followed it last. */
    private record Tried(int step, boolean thinking, Optional<Trial.Outcome> outcome) {}

    /** A workspace that shows what a session says on a board. */
    public LearnWorkspace(LearnSession session, WindowText words, LessonBoard board) {
        this.session = session;
        this.playback = session.playback();
        this.words = words;
        this.board = board;
        setName("learn");
        setLayout(pages);
        question = new QuestionPanel(session, words, board);
        questionScroll = new QuietScroll(question, "Papan.background");
        rule = new RuleCard(words);
        history = new History(playback, words, captions(), this::jump);
        compared = new ComparedPanel(session, words);
        comparedScroll = new QuietScroll(compared, "Papan.background");
        trying = new TryPanel(session, words, board);
        predicting = new PredictPanel(session, words);
        tryScroll = new QuietScroll(trying, "Papan.background");
        tryScroll.setVisible(false);
        chart.setOpaque(false);
        boards.setOpaque(false);
        boards.setVisible(false);
        comparedScroll.setVisible(false);
        status.setName("status");
        Header header = new Header(session, words, this::chooseLesson);
        parts = new Parts(
                header,
                whatIf,
                board.view(),
                boards,
                picture,
                narration,
                comparedScroll,
                tryScroll,
                questionScroll,
                end,
                chart,
                rule,
                history,
                status);
        add(lessonPage(header), "lesson");
        library = new Library(words, new Shelved());
        add(library, "list");
        session.addListener(this::stepChanged);
        playback.addListener(this::played);
        words.follow(this::languageChanged);
        addComponentListener(new Width());
    }

    private JPanel lessonPage(Header header) {
        JPanel page = new JPanel(new LearnLayout(parts));
        for (JComponent part : List.of(
                header,
                whatIf,
                board.view(),
                boards,
                picture,
                narration,
                comparedScroll,
                tryScroll,
                questionScroll,
                end,
                chart,
                rule,
                history,
                status)) {
            page.add(part);
        }
        return page;
    }

    /** Says which lessons there are and how one is made ready. */
    public void setLessons(List<Lesson> all, Function<Lesson, Optional<LessonRun>> ready) {
        lessons = List.copyOf(all);
        runs = ready;
        translate();
        refresh();
    }

    /** Says how lessons are put into the language of the window. */
    public void setTranslations(BiFunction<Lesson, Language, Translation> inLanguage) {
        translations = inLanguage;
        session.setTranslator(this::translated);
        translate();
        refresh();
    }

    private LessonRun translated(LessonRun run) {
        return run.in(translations.apply(written(run.lesson()), words.language()));
    }

    /** A lesson as its author wrote it. */
    private Lesson written(Lesson lesson) {
        return lessons.stream()
                .filter(each -> each.id().equals(lesson.id()))
                .findFirst()
                .orElse(lesson);
    }

    /** Brings the list of lessons and the open one into the language of the window; everything else stays. */
    private void translate() {
        translated = lessons.stream()
                .map(lesson -> translations.apply(lesson, words.language()).lesson())
                .toList();
        translating = true;
        try {
            session.retranslate();
        } finally {
            translating = false;
        }
    }

    /** The lessons there are. */
    public List<Lesson> lessons() {
        return lessons;
    }

    /** Puts the chart into its place; it may come after the window has been shown. */
    public void setChart(LessonChart view) {
        lessonChart = Optional.of(view);
        if (predicting.getParent() == null) {
            chart.removeAll();
            chart.add(view.view());
            chart.revalidate();
        }
        askChart();
    }

    /** Says what shows boards side by side; without it a step that compares shows its first board. */
    public void setComparison(LessonComparison view) {
        comparison = Optional.of(view);
        boards.removeAll();
        boards.add(view.view());
        boards.revalidate();
        refresh();
    }

    /** Puts the question of a step that shows a chart. */
    private void askChart() {
        if (session.run().isPresent()
                && !session.isFinished()
                && session.stage().step() instanceof Step.ShowChart step) {
            lessonChart.ifPresent(shown -> shown.ask(step.chart(), step.per()));
        }
    }

    /** Whether the chart is there already. */
    public boolean hasChart() {
        return chart.getComponentCount() > 0;
    }

    /** Says who is to be told in which words events are told now: chart and board. */
    public void onWords(Consumer<CaptionText> teller) {
        tellers.add(teller);
        teller.accept(captions());
    }

    /** Opens a lesson from its list. */
    public void open(Lesson lesson) {
        Optional<LessonRun> run = runs.apply(written(lesson));
        if (run.isPresent()) {
            library.home();
            choosing = false;
            session.resume(run.get());
        } else {
            say("status.broken", Map.of("lesson", lesson.title()));
        }
    }

    /**
     * Says where it is written down what learners do.
     *
     * @param chosen hears who sits here when that changes
     */
    public void setJournal(Journal next, Consumer<String> chosen) {
        journal = next;
        learnerChosen = chosen;
        session.setJournal(next);
        refresh();
    }

    /** Somebody else sits here: the lessons are shown as that learner left them. */
    private void chooseLearner(String name) {
        session.keep();
        journal.setLearner(name);
        learnerChosen.accept(journal.learner());
        choosing = true;
        session.close();
    }

    /** Says who else is told what a learner is told: an audience. */
    public void onTold(Consumer<Told> listener) {
        mirrors.add(listener);
        follow();
    }

    /** Says what is to happen when the list of lessons comes or goes. */
    public void onPage(Runnable listener) {
        paged = listener;
    }

    /** Says where the focus goes when what had it is no longer shown. */
    public void onRest(Runnable listener) {
        rest = listener;
    }

    /** Whether a lesson is shown, and not the list of them. */
    public boolean showsLesson() {
        return session.run().isPresent() && !choosing;
    }

    /** Shows all lessons, or goes back to the one that is open. */
    public void chooseLesson() {
        session.keep();
        if (session.rehearsal().isPresent()) {
            session.close();
        }
        choosing = session.run().isEmpty() || !choosing;
        library.home();
        refresh();
        if (choosing && isShowing()) {
            Edt.later(() -> library.entry().ifPresent(JComponent::requestFocusInWindow));
        }
    }

    /** Says something in the line at the foot, such as why a key does nothing. */
    public void say(String key, Map<String, ?> args) {
        said = () -> status.setText(words.text(key, args));
        said.run();
    }

    private void sayNothing() {
        said = () -> {};
        status.setText("");
    }

    /** The words in which events are told: the window's language, the lesson's players, the rule set's terms. */
    public CaptionText captions() {
        Language language = words.language();
        return session.run()
                .map(run -> {
                    RuleSet rules = run.rules(session.stage());
                    Map<String, String> terms = rules.about().vocabulary().getOrDefault(language.tag(), Map.of());
                    return new CaptionText(new Wording(language, run.lesson().players(), terms));
                })
                .orElseGet(() -> new CaptionText(Wording.of(language)));
    }

    /** The parts that F6 goes through, in order; those that are not shown now are left out. */
    public List<JComponent> regions(JComponent timeline) {
        List<JComponent> regions = new ArrayList<>(List.of(board.view(), boards, picture, narration, timeline));
        if (session.run().isPresent() && session.isAsking()) {
            regions.add(question.entry());
        }
        if (chart.getComponentCount() > 0) {
            regions.add(chart);
        }
        if (session.trial().isPresent()) {
            regions.add(trying.entry());
        }
        regions.add(compared.entry());
        return regions.stream().filter(JComponent::isShowing).toList();
    }

    /** Where the reasons are read. */
    public JComponent why() {
        return rule.whyText();
    }

    /** Where the rules are read that did not apply. */
    public JComponent whyNot() {
        return rule.whyNotText();
    }

    /** The sentence under the board. */
    public JComponent narration() {
        return narration;
    }

    private void jump(int cursor) {
        if (playback.isLocked()) {
            say("status.locked", Map.of());
        } else {
            playback.seek(cursor);
        }
    }

    private void languageChanged() {
        translate();
        retext();
    }

    private void retext() {
        tellers.forEach(teller -> teller.accept(captions()));
        history.load(captions());
        said.run();
        refresh();
    }

    private void stepChanged() {
        if (translating) {
            return;
        }
        sayNothing();
        session.setLanguage(words.language().tag());
        boolean asks = session.run().isPresent() && session.isAsking();
        boolean losing = hasFocusInside(questionScroll)
                || hasFocusInside(comparedScroll)
                || hasFocusInside(tryScroll)
                || hasFocusInside(end)
                || hasFocusInside(library);
        retext();
        askChart();
        tried = session.trial().isPresent() ? tried : Optional.empty();
        if (asks && session.isOpenQuestion()) {
            say("status.question", Map.of());
        }
        journal.trouble().ifPresent(this::tell);
        if (asks && isShowing()) {
            // Both need the layout: a place of the board has its size only then, and what to do next its position.
            Edt.later(() -> {
                JComponent next = session.isOpenQuestion() ? question.entry() : question.exit();
                next.requestFocusInWindow();
                question.reveal(next);
            });
        } else if (session.trial().isPresent() && isShowing()) {
            follow(losing);
        } else if (losing && showsLesson()) {
            rest.run();
        }
    }

    /** The focus goes with a try: to the board while a house is to be chosen, to what comes next when it is over. */
    private void follow(boolean losing) {
        Optional<Tried> now = Optional.of(
                new Tried(session.index(), session.isThinking(), session.trial().map(Trial::outcome)));
        if (losing || !now.equals(tried)) {
            Edt.later(() -> trying.entry().requestFocusInWindow());
        }
        tried = now;
    }

    private static boolean hasFocusInside(JComponent part) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return owner != null && SwingUtilities.isDescendingFrom(owner, part);
    }

    private void played(Change change) {
        if (change == Change.CURSOR || change == Change.LOADED) {
            if (change == Change.LOADED) {
                history.load(captions());
            } else {
                history.follow();
            }
            sayNothing();
            follow();
        }
    }

    private void refresh() {
        boolean list = choosing || session.run().isEmpty();
        pages.show(this, list ? "list" : "lesson");
        if (list) {
            journal.trouble().ifPresent(found -> trouble = Optional.of(found));
            library.show(shelf());
            paged.run();
            return;
        }
        paged.run();
        boolean asking = session.isAsking();
        boolean finished = session.isFinished();
        narration.setVisible(!asking && !finished);
        Optional<ComparedBoards> shown = session.compared();
        boolean tries = session.trial().isPresent();
        chart.setVisible(!asking && !finished && shown.isEmpty() && !tries && session.isRevealed(Panel.CHART));
        rule.setVisible(session.isRevealed(Panel.RULE));
        history.setVisible(session.isRevealed(Panel.HISTORY));
        Lesson.View view = session.lesson().lesson().view();
        board.label(view.labels(), view.counts());
        tryScroll.setVisible(tries);
        comparedScroll.setVisible(shown.isPresent());
        compare(shown);
        questionScroll.setVisible(asking);
        end.setVisible(finished);
        narrow = isWithoutRuleCard();
        question.refresh(new Reasoning(captions(), rules()), narrow);
        trying.refresh(captions());
        foretell();
        narration.expect(sentences());
        if (finished) {
            end.show(session, translated, words, this::open);
        }
        narration.getAccessibleContext().setAccessibleName(words.text("narration"));
        chart.getAccessibleContext().setAccessibleName(words.text("chart"));
        status.getAccessibleContext().setAccessibleName(words.text("status"));
        follow();
    }

    /** Whether there is no rule card to tell the reasons. */
    private boolean isWithoutRuleCard() {
        return LearnLayout.isNarrow(getWidth()) || !session.isRevealed(Panel.RULE);
    }

    /** Puts boards that are compared in the place of the one board, and what there is to say below them. */
    private void compare(Optional<ComparedBoards> shown) {
        boolean sideBySide = shown.isPresent() && comparison.isPresent();
        Optional<Step.Show> looked = Optional.of(session.stage().step())
                .filter(step -> !session.isFinished())
                .filter(Step.Show.class::isInstance)
                .map(Step.Show.class::cast);
        picture.show(looked.flatMap(Step.Show::picture), session.lesson()::text);
        board.view().setVisible(!sideBySide && looked.map(Step.Show::showsBoard).orElse(true));
        boards.setVisible(sideBySide);
        if (shown.isPresent()) {
            Wording wording = captions().wording();
            compared.show(shown.get(), wording);
            comparison.ifPresent(view ->
                    view.show(shown.get(), each -> session.lesson().label(shown.get(), each, wording.language())));
        } else {
            comparison.ifPresent(LessonComparison::putAway);
        }
    }

    private Library.Shelf shelf() {
        Optional<Lesson> here = session.rehearsal().isPresent()
                ? Optional.empty()
                : session.run().map(LessonRun::lesson);
        return new Library.Shelf(
                translated, journal, here, journal.due(this::isThere), trouble, classFiles.isPresent());
    }

    /** Whether a question is still in a lesson. */
    private boolean isThere(Reviews.Due due) {
        return lessons.stream()
                .filter(lesson -> lesson.id().equals(due.lesson()))
                .flatMap(lesson -> lesson.steps().stream())
                .anyMatch(step -> step instanceof Step.Ask && step.head().id().equals(due.step()));
    }

    private Optional<LessonRun> run(String id) {
        return lessons.stream()
                .filter(lesson -> lesson.id().equals(id))
                .findFirst()
                .flatMap(runs);
    }

    /** Asks the questions of the day; those that have changed since they were answered are set aside instead. */
    private void rehearse() {
        List<Rehearsal.Question> questions = new ArrayList<>();
        List<Reviews.Due> due = List.of();
        for (boolean settled = false; !settled; ) {
            List<Reviews.Due> before = due;
            due = journal.due(this::isThere);
            settled = due.equals(before);
            questions.clear();
            for (Reviews.Due each : due) {
                run(each.lesson()).flatMap(run -> question(run, each.step())).ifPresent(questions::add);
            }
        }
        if (questions.isEmpty()) {
            refresh();
            return;
        }
        // The board of a later question shows what an earlier one of its lesson asks.
        questions.sort(
                Comparator.comparing((Rehearsal.Question q) -> q.run().lesson().id())
                        .thenComparing(q -> q.stage().index()));
        choosing = false;
        session.rehearse(questions, done -> {
            choosing = true;
            refresh();
            library.showRehearsed(done);
        });
    }

    private Optional<Rehearsal.Question> question(LessonRun run, String step) {
        boolean same = journal.in(run).flatMap(done -> done.answer(step)).isPresent();
        return run.stages().stream()
                .filter(stage -> same && stage.step().head().id().equals(step))
                .map(stage -> new Rehearsal.Question(run, stage))
                .findFirst();
    }

    /** Says where results of a class come from. */
    public void setClassFiles(ClassFiles source) {
        classFiles = Optional.of(source);
    }

    /** What the library asks for. */
    private final class Shelved implements Library.Acts {
        @Override
        public void learner(String name) {
            chooseLearner(name);
        }

        @Override
        public void open(Lesson lesson) {
            LearnWorkspace.this.open(lesson);
        }

        @Override
        public void again(Lesson lesson) {
            run(lesson.id()).ifPresent(run -> {
                library.home();
                choosing = false;
                session.open(run, 0);
            });
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
            chooseLesson();
        }

        @Override
        public void answers(Lesson lesson) {
            run(lesson.id()).ifPresent(run -> {
                journal.in(run);
                library.showAnswers(lesson, translated(run));
            });
        }

        @Override
        public void today() {
            rehearse();
        }

        @Override
        public void classResults() {
            ClassFiles source = classFiles.orElseThrow();
            ClassPage page = new ClassPage(source, LearnWorkspace.this::run, library::fill);
            page.setTranslator(LearnWorkspace.this::translated);
            source.open(LearnWorkspace.this, () -> library.showClass(page), page::take);
        }
    }

    private void tell(ProgressStore.Trouble found) {
        trouble = Optional.of(found);
        say(LessonList.key(found), LessonList.args(found));
    }

    private RuleSet rules() {
        return session.lesson().rules(session.stage());
    }

    /** Brings everything that depends on the cursor to it. */
    private void follow() {
        if (session.run().isEmpty() || choosing) {
            return;
        }
        Stage stage = session.stage();
        int cursor = playback.cursor();
        CaptionText captions = captions();
        whatIf.show(session.supposed(), playback.timeline(), cursor, captions, words);
        if (session.supposed().isPresent()) {
            board.point(List.of());
            rule.showNothing();
            return;
        }
        boolean tried = session.trial().isPresent() && cursor > stage.end();
        String sentence = tried
                ? captions.format(playback.timeline().caption(cursor - 1))
                : session.lesson().sentence(stage, cursor, captions).orElse("");
        narration.show(sentence, NarrationLine.pill(playback.timeline(), cursor));
        List<Highlight> pointed = highlights(stage, cursor);
        board.point(pointed);
        mirrors.forEach(mirror -> mirror.accept(new Told(sentence, question.asked(), pointed, captions)));
        Optional<SowingEvent.Ruled> ruled = Optional.of(session.attempt())
                .filter(attempt -> session.isAsking())
                .flatMap(LearnSession.Attempt::ruling)
                .or(() -> playback.timeline().rulingAt(cursor));
        if (ruled.isPresent()) {
            rule.show(ruled.get(), new Reasoning(captions, rules()));
        } else {
            rule.showNothing();
        }
        Optional.ofNullable(narration.getParent()).ifPresent(page -> {
            page.revalidate();
            page.repaint();
        });
    }

    /** Draws in place of the chart where the learner is to draw first. */
    private void foretell() {
        boolean draws = session.isForetelling();
        if (draws) {
            predicting.refresh(captions());
        }
        if (draws && predicting.getParent() == null) {
            chart.removeAll();
            chart.add(predicting);
            chart.revalidate();
        } else if (!draws && predicting.getParent() != null) {
            chart.remove(predicting);
            lessonChart.ifPresent(view -> chart.add(view.view()));
            chart.revalidate();
        }
    }

    /** All sentences of this step. */
    private List<String> sentences() {
        Stage stage = session.stage();
        CaptionText captions = captions();
        return IntStream.rangeClosed(stage.start(), stage.end())
                .mapToObj(cursor ->
                        session.lesson().sentence(stage, cursor, captions).orElse(""))
                .toList();
    }

    /** What the author points at where the step begins, and with a hint. */
    private List<Highlight> highlights(Stage stage, int cursor) {
        List<Highlight> all = new ArrayList<>();
        if (session.isFinished()) {
            return all;
        }
        if (cursor == stage.start()) {
            all.addAll(stage.step().head().highlights());
        }
        if (session.isAsking() || session.trial().isPresent()) {
            session.hints().stream().limit(session.attempt().hints()).forEach(hint -> all.addAll(hint.highlights()));
        }
        return all;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.background"));
    }

    /** Tells the reasons elsewhere when the rule card comes or goes. */
    private final class Width extends ComponentAdapter {
        @Override
        public void componentResized(ComponentEvent event) {
            if (session.run().isPresent() && narrow != isWithoutRuleCard()) {
                refresh();
            }
        }
    }
}
