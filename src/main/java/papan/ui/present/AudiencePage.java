package papan.ui.present;

import java.awt.Container;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.lesson.AnswerForm;
import papan.lesson.AnswerOption;
import papan.lesson.AnswerWords;
import papan.lesson.ComparedBoards;
import papan.lesson.Lesson;
import papan.lesson.LessonRun;
import papan.lesson.Question;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Votes;
import papan.model.Place;
import papan.ui.common.Arrangement;
import papan.ui.common.Paints;
import papan.ui.common.WindowText;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LessonBoard;
import papan.ui.lesson.LessonChart;
import papan.ui.lesson.LessonComparison;
import papan.ui.lesson.Told;

/** What the audience sees: the board and one sentence, or a question with its answers. */
final class AudiencePage extends JPanel {
    private final transient Presentation presentation;
    private final transient WindowText words;
    private final transient LearnSession session;
    private final transient Views views;
    private final BigText sentence = new BigText();
    private final BigOptions options = new BigOptions();
    private transient Optional<Told> told = Optional.empty();
    private transient Optional<BufferedImage> still = Optional.empty();

    /**
     * What is shown beside the words, each following the same playback as the presenter's.
     *
     * @param chart may come later than the window
     */
    record Views(LessonBoard board, LessonComparison comparison, Optional<LessonChart> chart) {}

    AudiencePage(Presentation presentation, WindowText words, Views views) {
        this.presentation = presentation;
        this.words = words;
        this.session = presentation.session();
        this.views = views;
        setName("audience.page");
        // With one screen only it covers the presenter's window, and keys need somewhere to go.
        setFocusable(true);
        setLayout(new Lay());
        sentence.setName("audience.sentence");
        options.setName("audience.options");
        add(views.board().view());
        add(views.comparison().view());
        views.chart().ifPresent(chart -> {
            chart.view().setVisible(false);
            add(chart.view());
        });
        add(sentence);
        add(options);
    }

    /** Shows what the presenter is told now. */
    void show(Told next) {
        told = Optional.of(next);
        refresh();
    }

    /** Brings everything up to date, unless the picture is frozen. */
    void refresh() {
        if (!presentation.isOn()) {
            views.comparison().putAway();
            still = Optional.empty();
            sentence.setVisible(true);
            return;
        }
        if (session.run().isEmpty() || told.isEmpty()) {
            return;
        }
        if (presentation.isFrozen()) {
            freeze();
            return;
        }
        if (still.isPresent()) {
            still = Optional.empty();
            sentence.setVisible(true);
        }
        Told now = told.get();
        Optional<ComparedBoards> compared = session.compared();
        Lesson.View view = session.lesson().lesson().view();
        views.board().label(view.labels(), view.counts());
        views.board().view().setVisible(compared.isEmpty());
        views.comparison().view().setVisible(compared.isPresent());
        if (compared.isPresent()) {
            views.comparison()
                    .show(
                            compared.get(),
                            board -> session.lesson()
                                    .label(
                                            compared.get(),
                                            board,
                                            now.words().wording().language()),
                            view.bottom());
        } else {
            views.comparison().putAway();
        }
        boolean charts = !session.isFinished() && session.stage().step() instanceof Step.ShowChart;
        views.chart().ifPresent(chart -> {
            chart.view().setVisible(charts);
            if (charts) {
                session.lesson().chart(session.stage()).ifPresent(chart::ask);
            }
        });
        views.board().point(now.highlights());
        boolean asks = session.isAsking();
        if (asks) {
            sentence.setText(now.asked(), now.question());
        } else {
            sentence.setText(session.isFinished() ? end() : explanation().orElse(now.sentence()));
        }
        getAccessibleContext().setAccessibleName(sentence.text());
        boolean ordered = asks && AnswerForm.of(asked()) == AnswerForm.ORDERED;
        options.show(asks ? answers() : List.of(), asks ? hands().most() : 0, ordered);
        views.board().showChoice(asks ? rightPlace() : Optional.empty());
        revalidate();
        repaint();
    }

    /** Keeps a picture of what is shown, so that nothing moves while the presenter looks at something else. */
    private void freeze() {
        if (still.isPresent() || getWidth() == 0 || getHeight() == 0) {
            return;
        }
        BufferedImage picture = new BufferedImage(getWidth(), getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = picture.createGraphics();
        g.setColor(getBackground());
        g.fillRect(0, 0, getWidth(), getHeight());
        printAll(g);
        g.dispose();
        still = Optional.of(picture);
        for (JComponent part : List.of(views.board().view(), views.comparison().view(), sentence, options)) {
            part.setVisible(false);
        }
        views.chart().ifPresent(chart -> chart.view().setVisible(false));
        repaint();
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        still.ifPresent(picture -> g.drawImage(picture, 0, 0, getWidth(), getHeight(), this));
    }

    /** Why boards differ or are alike, where they rest once the class has looked for it itself. */
    private Optional<String> explanation() {
        int cursor = session.playback().cursor();
        boolean rests = cursor == session.stage().start() || session.playback().atLimit();
        return rests ? session.explanation() : Optional.empty();
    }

    private String end() {
        return words.text(
                "end.title",
                Map.of("lesson", session.lesson().text(session.lesson().lesson().title())));
    }

    private Question asked() {
        return ((Step.Ask) session.stage().step()).question();
    }

    /** The answers to choose from, or the right ones where something is written; none where a place is pointed at. */
    private List<BigOptions.Line> answers() {
        Stage stage = session.stage();
        LessonRun run = session.lesson();
        AnswerForm form = AnswerForm.of(asked());
        // A wrong answer can be followed by another try.
        List<String> right =
                session.attempt().isSettled() ? List.of(run.rightAnswer(stage).split(",", -1)) : List.of();
        List<AnswerOption> offered = run.options(stage);
        return switch (form) {
            case NUMBERS -> numbers(offered, right);
            case ORDERED -> inOrder(offered, right);
            default -> choices(offered, form, right);
        };
    }

    private List<BigOptions.Line> choices(List<AnswerOption> offered, AnswerForm form, List<String> right) {
        Votes votes = hands();
        AnswerWords spoken = new AnswerWords(session.lesson(), session.lesson().words());
        List<BigOptions.Line> lines = new ArrayList<>();
        for (AnswerOption option : offered) {
            boolean worthALine = votes.has(option.id()) || right.contains(option.id());
            if (form == AnswerForm.PLACE && !worthALine) {
                continue;
            }
            String letter = Letters.of(form, lines.size(), option);
            String text = spoken.label(option, form);
            lines.add(line(
                    option,
                    letter,
                    text.equals(letter) ? "" : text,
                    right.isEmpty() ? Optional.empty() : Optional.of(right.contains(option.id()))));
        }
        return lines;
    }

    /** As they were asked, and once that is known, one after the other as they happen. */
    private List<BigOptions.Line> inOrder(List<AnswerOption> offered, List<String> right) {
        List<AnswerOption> ordered = new ArrayList<>(offered);
        if (!right.isEmpty()) {
            ordered.sort(Comparator.comparingInt(option -> right.indexOf(option.id())));
        }
        Optional<Boolean> known = right.isEmpty() ? Optional.empty() : Optional.of(true);
        return ordered.stream()
                .map(option -> line(option, Letters.of(AnswerForm.ORDERED, 0, option), option.text(), known))
                .toList();
    }

    /** Nothing to choose from, but what is right in the end: a number, or one for each house. */
    private static List<BigOptions.Line> numbers(List<AnswerOption> offered, List<String> right) {
        List<BigOptions.Line> lines = new ArrayList<>();
        for (int i = 0; i < right.size(); i++) {
            boolean named = offered.size() == right.size();
            lines.add(new BigOptions.Line(
                    named ? offered.get(i).text() : right.get(i),
                    named ? right.get(i) : "",
                    0,
                    Optional.empty(),
                    Optional.of(true)));
        }
        return lines;
    }

    private BigOptions.Line line(AnswerOption option, String letter, String text, Optional<Boolean> right) {
        Votes votes = hands();
        return new BigOptions.Line(letter, text, votes.first(option.id()), votes.second(option.id()), right);
    }

    /** What the presenter has counted beside the lesson, or in the step itself where it is one that counts hands. */
    private Votes hands() {
        if (AnswerForm.of(asked()) != AnswerForm.TALLY) {
            return presentation.votes();
        }
        return session.votes();
    }

    /** The right place, once nothing is left to find out. */
    private Optional<Place> rightPlace() {
        return AnswerForm.of(asked()) == AnswerForm.PLACE && session.attempt().isSettled()
                ? Place.parse(session.lesson().rightAnswer(session.stage()).split(",", 2)[0])
                : Optional.empty();
    }

    /** The words that are shown, for tests and for whoever reads the screen. */
    String words() {
        return sentence.text();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.background"));
    }

    /** Words as high as they need at the foot, the board in the rest. */
    private final class Lay extends Arrangement {
        @Override
        public void layoutContainer(Container parent) {
            int width = parent.getWidth();
            int height = parent.getHeight();
            float size = BigText.size(height);
            int edge = Math.round(size * 0.8f);
            int room = width - 2 * edge;
            sentence.setSize(size);
            options.setSize(size);
            views.comparison().setLetters(size);
            views.chart().ifPresent(chart -> chart.setLetters(size));
            int list = options.isVisible() ? Math.min(options.heightFor(room), height * 45 / 100) : 0;
            // What leads up to a question stands before it where it leaves the board enough.
            sentence.choose(room, height / 2 - edge - list - (list > 0 ? edge / 2 : 0));
            int words = sentence.heightFor(room);
            int foot = edge + list + (list > 0 ? edge / 2 : 0) + words;
            boolean charts = views.chart().filter(c -> c.view().isVisible()).isPresent();
            int chart = charts ? height * 36 / 100 : 0;
            int board = Math.max(height / 4, height - foot - edge - chart);
            views.board().view().setBounds(edge / 2, edge / 2, width - edge, board - edge / 2);
            views.comparison().view().setBounds(edge / 2, edge / 2, width - edge, board - edge / 2);
            views.chart().ifPresent(c -> c.view().setBounds(edge, board, room, chart));
            sentence.setBounds(edge, board + chart, room, words);
            options.setBounds(edge, board + chart + words + edge / 2, room, list);
        }
    }
}
