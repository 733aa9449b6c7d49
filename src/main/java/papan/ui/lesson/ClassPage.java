package papan.ui.lesson;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import papan.lesson.kind.AnswerForm;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.ClassResults;
import papan.lesson.learner.HandsStore;
import papan.lesson.learner.ResultGrid;
import papan.lesson.learner.ResultRow;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.Segments;
import papan.ui.common.SupersedingTask;
import papan.ui.common.WindowText;

/** What a class has answered, question by question; who gave which answer is said only when it is asked for. */
final class ClassPage {
    /** So many questions are shown at most; all of them are in the file that can be saved. */
    private static final int MOST_QUESTIONS = 300;
    /** So many are shown before somebody asks for more: each takes its time to be laid out. */
    private static final int AT_ONCE = 60;

    /** How the results are shown. */
    private enum View {
        BARS,
        TABLE,
        GRID;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        String key() {
            return "class.as-" + id();
        }
    }

    private final ClassFiles files;
    private final Optional<HandsStore> hands;
    private final Function<String, Optional<LessonRun>> runs;
    private final Runnable changed;
    private final SupersedingTask playing = new SupersedingTask();
    private ClassVotes votes = new ClassVotes(List.of());
    private Optional<ClassFound> found = Optional.empty();
    private ClassResults results = ClassResults.of(List.of());
    private ClassWords spoken = ClassWords.of(Map.of(), run -> run);
    private int shown = AT_ONCE;
    private UnaryOperator<LessonRun> translator = run -> run;
    private boolean names;
    private boolean stopped;
    private View view = View.BARS;
    /** Of which lesson the grid is shown; empty for the one that was answered last. */
    private String lesson = "";

    private Optional<ClassFiles.Saved> saved = Optional.empty();

    /**
     * A page that waits for its folder.
     *
     * @param hands where the hands of classes are kept
     * @param runs plays a lesson, in the background, so that answers can be said in its words
     * @param changed fills the page again
     */
    ClassPage(
            ClassFiles files,
            Optional<HandsStore> hands,
            Function<String, Optional<LessonRun>> runs,
            Runnable changed) {
        this.files = files;
        this.hands = hands;
        this.runs = runs;
        this.changed = changed;
    }

    /** Says how a lesson is put into the language of the window. */
    void setTranslator(UnaryOperator<LessonRun> inLanguage) {
        translator = inLanguage;
    }

    /** Takes what was found. Where its lessons cannot be played, answers are shown as they were written down. */
    void take(ClassFolder found) {
        if (stopped) {
            return;
        }
        playing.run(
                ended -> count(found, ended),
                this::show,
                failure -> show(new Counted(found, ClassResults.of(found.rows()), votes, Map.of())));
    }

    /** What was found, counted in the background. */
    private record Counted(ClassFolder found, ClassResults results, ClassVotes votes, Map<String, LessonRun> played) {}

    private Counted count(ClassFolder found, BooleanSupplier ended) {
        ClassResults counted = ClassResults.of(found.rows());
        ClassVotes voted = new ClassVotes(hands.map(HandsStore::all).orElse(List.of()));
        try {
            return new Counted(found, counted, voted, play(counted, voted, ended));
        } catch (RuntimeException e) {
            return new Counted(found, counted, voted, Map.of());
        }
    }

    private void show(Counted all) {
        found = Optional.of(new ClassFound(all.found(), this::recount));
        results = all.results();
        votes = all.votes();
        spoken = ClassWords.of(all.played(), translator);
        shown = AT_ONCE;
        changed.run();
    }

    /** Another file of a learner counts. */
    private void recount() {
        results = ClassResults.of(found.orElseThrow().rows());
        changed.run();
    }

    /** Those that a lesson asks today, before all others. */
    private List<ClassResults.Question> worthShowing() {
        return Stream.concat(
                        results.questions().stream().filter(spoken::isAsked),
                        results.questions().stream().filter(question -> !spoken.isAsked(question)))
                .limit(MOST_QUESTIONS)
                .toList();
    }

    /** And those for which hands were up, lesson by lesson. */
    private List<ClassResults.Question> withVotes() {
        List<ClassResults.Question> answered = worthShowing();
        return Stream.concat(answered.stream(), votes.beside(answered).stream())
                .sorted(Comparator.comparing(ClassResults.Question::lesson))
                .toList();
    }

    private Map<String, LessonRun> play(ClassResults counted, ClassVotes voted, BooleanSupplier ended) {
        Map<String, LessonRun> all = new HashMap<>();
        Stream.concat(counted.questions().stream(), voted.beside(List.of()).stream())
                .map(ClassResults.Question::lesson)
                .distinct()
                .takeWhile(lesson -> !ended.getAsBoolean())
                .forEach(lesson -> runs.apply(lesson).ifPresent(run -> all.put(lesson, run)));
        return all;
    }

    LibraryPage page(WindowText words, Runnable back) {
        LibraryPage page = LibraryPage.with(words, back, words.text("class.title"));
        if (found.isEmpty()) {
            page.text("Papan.body.font", "Papan.text", words.text("class.working"), 12);
            FlowRow row = new FlowRow(8);
            row.put(LibraryPage.button("class.stop", words.text("try.stop"), null, () -> stop(back)), 0);
            page.put(row, 12);
            return page;
        }
        found.get().put(page, results.learners(), names, words);
        hands.flatMap(HandsStore::trouble)
                .map(trouble -> TroubleText.of(trouble, words))
                .ifPresent(told ->
                        page.text("Papan.body.font", "Papan.text", told, 8).setName("class.hands-trouble"));
        page.put(buttons(found.get(), page, words), 14);
        saved.ifPresent(file -> page.text(
                        "Papan.body.font",
                        "Papan.text",
                        file.failed()
                                .map(why -> words.text("class.not-saved", Map.of("file", file.file(), "reason", why)))
                                .orElseGet(() -> words.text("class.saved", Map.of("file", file.file()))),
                        8)
                .setName("class.saved"));
        if (view == View.TABLE) {
            page.put(table(words), 16);
        } else if (view == View.GRID && !results.questions().isEmpty()) {
            page.put(grid(words), 16);
        } else {
            String lesson = "";
            List<ClassResults.Question> all = withVotes();
            for (ClassResults.Question question : all.subList(0, Math.min(shown, all.size()))) {
                if (!question.lesson().equals(lesson)) {
                    lesson = question.lesson();
                    page.text("Papan.heading.font", "Papan.text", spoken.title(lesson), 22);
                }
                put(page, question, words);
            }
            putRest(page, all.size(), words);
        }
        return page;
    }

    /** How many more there are: some to be shown, and some that are not shown at all. */
    private void putRest(LibraryPage page, int all, WindowText words) {
        if (shown < all) {
            FlowRow row = new FlowRow(8);
            row.put(
                    LibraryPage.button(
                            "class.more", words.text("class.more", Map.of("questions", all - shown)), null, () -> {
                                shown += AT_ONCE;
                                changed.run();
                            }),
                    0);
            page.put(row, 16);
        }
        int rest = results.questions().size() - all;
        if (rest > 0) {
            page.text("Papan.small.font", "Papan.secondary", words.text("class.rest", Map.of("questions", rest)), 16)
                    .setName("class.rest");
        }
    }

    private FlowRow buttons(ClassFound counted, LibraryPage page, WindowText words) {
        FlowRow row = new FlowRow(8);
        row.put(
                LibraryPage.button(
                        "class.open",
                        words.text(counted.folder().equals(ClassFolder.NONE) ? "class.open.one" : "class.open"),
                        Icons.OPEN,
                        () -> files.open(page, this::working, this::take)),
                0);
        if (!votes.all().isEmpty()) {
            row.put(forget(words), 0);
        }
        if (results.questions().isEmpty()) {
            return row;
        }
        Segments<View> as = new Segments<>("class.view", List.of(View.values()), View::id, shown -> {
            view = shown;
            saved = Optional.empty();
            changed.run();
        });
        as.setWords(words.text("class.view"), each -> words.text(each.key()), each -> "");
        as.show(view);
        row.put(as, 0);
        row.put(LibraryPage.button("class.save", words.text("class.save"), Icons.SAVE, () -> save(page, counted)), 0);
        JCheckBox show = new JCheckBox(words.text("class.names"), names);
        show.setName("class.names");
        show.setOpaque(false);
        show.setFont(Paints.font("Papan.body.font"));
        show.addActionListener(event -> {
            names = show.isSelected();
            changed.run();
        });
        row.put(show, 0);
        return row;
    }

    private PillButton forget(WindowText words) {
        PillButton forget = LibraryPage.button("class.hands.forget", words.text("class.hands.forget"), null, () -> {});
        String sure = words.text("lessons.forget.sure");
        forget.addActionListener(event -> {
            if (forget.getText().equals(sure)) {
                hands.ifPresent(HandsStore::clear);
                votes = new ClassVotes(List.of());
                changed.run();
            } else {
                forget.setText(sure);
                forget.getParent().revalidate();
            }
        });
        return forget;
    }

    /** What is shown is saved: the grid, or all answers. */
    private void save(LibraryPage page, ClassFound counted) {
        Consumer<ClassFiles.Saved> then = file -> {
            saved = Optional.of(file);
            changed.run();
        };
        String name = counted.folder().name();
        if (view == View.GRID) {
            files.save(page, name, grid(), then);
        } else {
            files.save(page, name, counted.rows(), names, then);
        }
    }

    private ResultGrid grid() {
        List<ResultRow> rows = found.orElseThrow().rows();
        return ResultGrid.of(names ? rows : ResultRow.withoutNames(rows));
    }

    private JComponent grid(WindowText words) {
        ResultGrid all = grid();
        String shown = all.lessons().contains(lesson) ? lesson : all.lessons().get(0);
        return new ClassGrid(all, shown, names, spoken, words, next -> {
            lesson = next;
            changed.run();
        });
    }

    /** Nobody waits any more for what is still being read. */
    private void stop(Runnable back) {
        stopped = true;
        playing.stop();
        back.run();
    }

    private void working() {
        stopped = false;
        playing.stop();
        found = Optional.empty();
        saved = Optional.empty();
        changed.run();
    }

    private void put(LibraryPage page, ClassResults.Question question, WindowText words) {
        String asked = spoken.asked(question, words);
        page.text("Papan.strong.font", "Papan.text", asked, 16);
        if (question.learners() > 0) {
            putAnswers(page, question, asked, words);
        }
        votes.put(page, question, spoken.asking(question), words);
    }

    private void putAnswers(LibraryPage page, ClassResults.Question question, String asked, WindowText words) {
        String count = words.text("class.question", Map.of("right", question.right(), "learners", question.learners()));
        page.text("Papan.small.font", "Papan.secondary", count, 2);
        bars(
                page,
                asked + " " + count,
                question,
                answers(question),
                bar -> spoken.answered(question, bar, words),
                words);
        if (!question.misconceptions().isEmpty()) {
            String points = words.text("class.misconceptions");
            page.text("Papan.small.font", "Papan.secondary", points, 6);
            bars(
                    page,
                    points,
                    question,
                    question.misconceptions(),
                    bar -> ClassWords.misconception(bar.answer(), words),
                    words);
        }
    }

    /** What was answered, and the right answer even where nobody gave it. */
    private List<ClassResults.Bar> answers(ClassResults.Question question) {
        List<ClassResults.Bar> all = new ArrayList<>(question.answers());
        if (all.stream().noneMatch(ClassResults.Bar::correct)) {
            spoken.asking(question)
                    .filter(asking -> hasOneName(asking.stage()))
                    .flatMap(Rehearsal.Question::settled)
                    .map(asked -> String.join(",", asked.right()))
                    .ifPresent(right -> all.add(new ClassResults.Bar(right, true, List.of())));
        }
        return all;
    }

    /** A try has many good ends, and a line that is drawn only comes near the true one. */
    private static boolean hasOneName(Stage stage) {
        return stage.isScored() && stage.form() != AnswerForm.CURVE;
    }

    private void bars(
            LibraryPage page,
            String name,
            ClassResults.Question question,
            List<ClassResults.Bar> bars,
            Function<ClassResults.Bar, String> labels,
            WindowText words) {
        AnswerBars shown = new AnswerBars();
        shown.show(bars.stream().map(bar -> line(bar, labels.apply(bar), words)).toList(), question.learners());
        shown.call(
                name,
                bars.stream().map(bar -> said(bar, labels.apply(bar), words)).collect(Collectors.joining(" ")));
        page.put(shown, 4);
    }

    private AnswerBars.Line line(ClassResults.Bar bar, String label, WindowText words) {
        int count = bar.learners().size();
        return new AnswerBars.Line("", label, List.of(count), Optional.of(bar.correct()), who(bar, words));
    }

    private String said(ClassResults.Bar bar, String label, WindowText words) {
        String key = bar.correct() ? "class.bar.right" : "class.bar";
        String said = words.text(
                key, Map.of("answer", label, "learners", bar.learners().size()));
        return (said + " " + who(bar, words)).strip();
    }

    private String who(ClassResults.Bar bar, WindowText words) {
        return names ? String.join(words.text("lessons.comma"), bar.learners()) : "";
    }

    /** The same numbers as rows and columns, for those who cannot see the bars. */
    private JComponent table(WindowText words) {
        List<Object[]> rows = new ArrayList<>();
        for (ClassResults.Question question : worthShowing()) {
            for (ClassResults.Bar bar : answers(question)) {
                rows.add(new Object[] {
                    spoken.title(question.lesson()),
                    spoken.asked(question, words),
                    spoken.answered(question, bar, words),
                    words.text(bar.correct() ? "class.yes" : "class.no"),
                    bar.learners().size(),
                    who(bar, words)
                });
            }
        }
        List<String> heads = new ArrayList<>(
                List.of("class.lesson", "class.asked", "class.answer", "class.right", "class.learners"));
        if (names) {
            heads.add("class.who");
        }
        JTable made = new AnswerTable(
                rows.toArray(Object[][]::new), heads.stream().map(words::text).toArray());
        made.setName("class.numbers");
        made.getAccessibleContext().setAccessibleName(words.text("class.title"));
        made.setRowHeight(Px.of(28));
        made.setPreferredScrollableViewportSize(
                new Dimension(Px.of(600), Math.min(Px.of(460), made.getRowHeight() * rows.size())));
        return new JScrollPane(made);
    }

    /** A table that is only read. */
    private static final class AnswerTable extends JTable {
        AnswerTable(Object[][] rows, Object[] heads) {
            super(rows, heads);
            setAutoCreateRowSorter(true);
            putClientProperty("html.disable", true);
            for (Class<?> type : List.of(Object.class, Number.class)) {
                if (getDefaultRenderer(type) instanceof JComponent plain) {
                    plain.putClientProperty("html.disable", true);
                }
            }
        }

        @Override
        public boolean isCellEditable(int row, int column) {
            return false;
        }
    }
}
