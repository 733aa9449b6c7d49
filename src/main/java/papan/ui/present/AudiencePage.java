package papan.ui.present;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Page;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.ComparedBoards;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Place;
import papan.narration.CaptionText;
import papan.ui.board.Choosing;
import papan.ui.common.Arrangement;
import papan.ui.common.Paints;
import papan.ui.common.WindowText;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LessonBoard;
import papan.ui.lesson.LessonChart;
import papan.ui.lesson.LessonComparison;
import papan.ui.lesson.LessonCurve;
import papan.ui.lesson.PageText;

/** What the audience sees: the board and one sentence, or a question with its answers. */
final class AudiencePage extends JPanel {
    private final transient Presentation presentation;
    private final transient WindowText words;
    private final transient LearnSession session;
    private final transient Views views;
    private final BigText sentence = new BigText();
    private final BigOptions options = new BigOptions();
    private final BigCard card;
    private final FreeFrame frame = new FreeFrame();
    private final transient CardWords cards;
    private final transient Slide slide = new Slide(this::revalidate);
    private final transient LessonCurve curve;
    private final transient ClassAnswers answers;
    private transient Optional<Page> told = Optional.empty();

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
        curve = new LessonCurve(session, words);
        answers = new ClassAnswers(session);
        card = new BigCard(words);
        cards = new CardWords(session, words);
        setName("audience.page");
        // With one screen only it covers the presenter's window, and keys need somewhere to go.
        setFocusable(true);
        setLayout(new Lay());
        sentence.setName("audience.sentence");
        options.setName("audience.options");
        views.board().onChoice(this::sow);
        add(views.board().view());
        add(views.comparison().view());
        views.chart().ifPresent(chart -> {
            chart.view().setVisible(false);
            add(chart.view());
        });
        add(curve.view());
        add(sentence);
        add(options);
        add(card);
        add(frame, 0);
    }

    /** Shows what the presenter is told now. */
    void show(Page next) {
        told = Optional.of(next);
        refresh();
    }

    /** Brings everything up to date, unless the picture is frozen. */
    void refresh() {
        if (!presentation.isOn()) {
            views.comparison().putAway();
            return;
        }
        if (session.run().isEmpty() || told.isEmpty() || presentation.isFrozen()) {
            return;
        }
        CaptionText captions = told.get().words();
        PageText now = PageText.of(told.get(), words);
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
                                            captions.wording().language()),
                            view.bottom());
            views.comparison().tell(PageText.compared(told.get()));
        } else {
            views.comparison().putAway();
        }
        // Where a line is drawn first, the chart would give it away.
        boolean charts = !session.isFinished()
                && session.stage().step().asShowChart().isPresent()
                && session.lesson().sheet(session.stage()).isEmpty();
        views.chart().ifPresent(chart -> show(chart, charts));
        refreshCard();
        free();
        boolean supposes = session.isElsewhere();
        views.board().point(supposes ? List.of() : now.marks(), supposes ? List.of() : now.ways());
        curve.refresh();
        say(now, captions);
        getAccessibleContext().setAccessibleName(sentence.text());
        if (session.isAsking() && !session.isElsewhere()) {
            options.show(answers.lines(), session.votes().most(), answers.form() == AnswerForm.ORDERED);
        } else {
            options.show(List.of(), 0, false);
        }
        revalidate();
        repaint();
    }

    /** The learner's page has many rounds played; before that there is nothing to show of them. */
    private void show(LessonChart chart, boolean charts) {
        LessonRun run = session.lesson();
        Stage stage = session.stage();
        Optional<AskedChart> asked = run.chart(stage).filter(any -> charts && !run.lacksRounds(stage));
        boolean wanted = presentation.isShown(ClassCard.CHART);
        chart.view().setVisible(asked.isPresent() || (wanted && !session.isFinished()));
        asked.flatMap(any -> run.knownRounds(stage))
                .map(played -> session.state().withTally(played))
                .ifPresentOrElse(chart::askRounds, () -> asked.ifPresentOrElse(chart::ask, chart::rest));
    }

    private void say(PageText now, CaptionText captions) {
        if (session.isFinished()) {
            sentence.setText(end());
        } else if (session.isElsewhere()) {
            sentence.setText(
                    session.elsewhere(captions).orElse("").replace('\n', ' ').strip());
        } else if (session.isAsking()) {
            boolean written =
                    answers.form() == AnswerForm.WORDS && session.attempt().isSettled();
            String model = written ? now.reply() : now.question();
            sentence.setText(written ? now.question() + " " + model : now.asked(), model);
        } else if (session.isForetelling()
                && session.stage().step().asShowChart().isPresent()) {
            Step.ShowChart step = session.stage().step().asShowChart().get();
            String line = new AnswerWords(session.lesson(), captions)
                    .drawing(step.chart().plan(), 0);
            sentence.setText((now.sentence() + " " + line).strip(), line);
        } else {
            sentence.setText(rests() && !now.explanation().isEmpty() ? now.explanation() : now.sentence());
        }
    }

    /** With one screen the class's board is the only one there is to sow on. */
    private void free() {
        boolean began = session.free().isOn() && !frame.isVisible();
        frame.show(session.free());
        views.board().setChoosing(session.free().choosing().orElse(Choosing.WATCH));
        if (began && isFocusOwner()) {
            views.board().entry().requestFocusInWindow();
        } else if (!session.free().isOn() && isAncestorOf(focused())) {
            requestFocusInWindow();
        }
    }

    private static @Nullable Component focused() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    }

    private void sow(Place place) {
        if (place instanceof House house && session.free().isOn()) {
            session.free().sow(house);
        }
    }

    private void refreshCard() {
        if (presentation.isOn()
                && !presentation.isFrozen()
                && told.isPresent()
                && session.run().isPresent()) {
            Page page = told.get();
            boolean before = card.isVisible();
            card.show(presentation.card().map(which -> cards.of(which, page)).orElse(List.of()));
            if (card.isVisible() && !before) {
                slide.begin();
            }
        }
    }

    /** Turns to the next page of the card; false if there is none. */
    boolean turnCard() {
        return card.turn();
    }

    /** Why a card cannot be shown now, as a key of what is said to the teacher; empty where it can. */
    Optional<String> refusal(ClassCard which) {
        return told.flatMap(page -> cards.refusal(which, page));
    }

    /** Whether nothing happens on the board: there is time to read why boards differ. */
    private boolean rests() {
        return session.playback().cursor() == session.stage().start()
                || session.playback().atLimit();
    }

    private String end() {
        return words.text(
                "end.title",
                Map.of("lesson", session.lesson().text(session.lesson().lesson().title())));
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

    /** Words as high as they need at the foot, the board in the rest; a card to the right of all, or below several boards. */
    private final class Lay extends Arrangement {
        /** Of the width, or of the height, in percent. */
        private static final int CARD = 40;

        private static final int CARD_BELOW = 45;

        @Override
        public void layoutContainer(Container parent) {
            int width = parent.getWidth();
            int height = parent.getHeight();
            float size = BigText.size(height);
            int edge = Math.round(size * 0.8f);
            sentence.setSize(size);
            options.setSize(size);
            card.setSize(size);
            views.comparison().setLetters(size);
            views.chart().ifPresent(chart -> chart.setLetters(size));
            curve.setLetters(size);
            boolean below = card.isVisible() && session.compared().isPresent();
            int beside = card.isVisible() && !below ? slide.part(width * CARD / 100) : 0;
            if (below) {
                int high = slide.part(height * CARD_BELOW / 100);
                views.comparison().view().setBounds(edge / 2, edge / 2, width - edge, height - high - edge);
                sentence.setBounds(0, 0, 0, 0);
                card.setBounds(edge / 2, height - high, width - edge, height * CARD_BELOW / 100 - edge / 2);
            } else {
                card.setBounds(width - beside, edge / 2, width * CARD / 100 - edge / 2, height - edge);
                besides(width - beside, height, edge);
            }
        }

        /** All but the card. */
        private void besides(int width, int height, int edge) {
            int room = width - 2 * edge;
            int list = options.isVisible() ? Math.min(options.heightFor(room), height * 45 / 100) : 0;
            // What leads up to a question stands before it where it leaves the board enough.
            sentence.choose(room, height / 2 - edge - list - (list > 0 ? edge / 2 : 0));
            int words = sentence.heightFor(room);
            int foot = edge + list + (list > 0 ? edge / 2 : 0) + words;
            boolean charts = curve.view().isVisible()
                    || views.chart().filter(c -> c.view().isVisible()).isPresent();
            int chart = charts ? height * 36 / 100 : 0;
            int board = Math.max(height / 4, height - foot - edge - chart);
            views.board().view().setBounds(edge / 2, edge / 2, width - edge, board - edge / 2);
            views.comparison().view().setBounds(edge / 2, edge / 2, width - edge, board - edge / 2);
            views.chart().ifPresent(c -> c.view().setBounds(edge, board, room, chart));
            curve.view().setBounds(edge, board, room, chart);
            frame.setBounds(edge / 4, edge / 4, width - edge / 2, board - edge / 2);
            frame.setSize(sentence.getFont());
            sentence.setBounds(edge, board + chart, room, words);
            options.setBounds(edge, board + chart + words + edge / 2, room, list);
        }
    }
}
