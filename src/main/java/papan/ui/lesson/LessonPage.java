package papan.ui.lesson;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import papan.lesson.Lesson;
import papan.lesson.Panel;
import papan.ui.common.QuietScroll;
import papan.ui.common.WindowText;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.telling.History;

/**
 * A lesson as it is shown: header, board, sentence or question, chart, rule card and history, and which of them the step
 * shows.
 */
final class LessonPage extends JPanel {
    private final transient LearnSession session;
    private final transient WindowText words;
    private final transient LessonWords told;
    private final transient BoardPlace place;
    private final transient CursorNarration telling;
    private final transient LearnParts parts;
    private final transient StatusLine status;
    private final QuestionPanel question;
    private final EndPanel end = new EndPanel();
    private final ChartPlace chart;
    private final ComparedPanel compared;
    private final TryPanel trying;
    private final transient Pointers pointers = new Pointers();
    private final History history;
    private transient Runnable widened = () -> {};
    private boolean narrow;

    /**
     * The page of a session's lesson.
     *
     * @param choose leads to the other lessons
     */
    LessonPage(LearnSession session, WindowText words, LessonWords told, LessonBoard board, Runnable choose) {
        this.session = session;
        this.words = words;
        this.told = told;
        status = new StatusLine(words);
        question = new QuestionPanel(session, words, board);
        history = new History(session.playback(), words, told.captions(), this::jump);
        compared = new ComparedPanel(session, words);
        trying = new TryPanel(session, words, board);
        chart = new ChartPlace(session, words);
        place = new BoardPlace(session, board);
        telling = new CursorNarration(session, words, told, board, question, trying, compared);
        question.onReply(() -> {
            telling.follow();
            revalidate();
        });
        question.onDrawn(status::tell);
        chart.onDrawn(status::tell);
        parts = new LearnParts(
                new Header(session, words, choose),
                telling.whatIf(),
                board.view(),
                place.boards(),
                place.picture(),
                telling.narration(),
                hidden(compared),
                hidden(trying),
                new QuietScroll(question, "Papan.background").leavePaging(),
                question,
                hidden(end),
                end,
                chart,
                telling.rule(),
                history,
                pointers,
                status.line());
        setLayout(new LearnLayout(parts));
        parts.all().forEach(this::add);
        pointers.lines().forEach(this::add);
        pointers.onGone(() -> {
            revalidate();
            parts.board().requestFocusInWindow();
        });
        addComponentListener(new Width());
    }

    private static QuietScroll hidden(JComponent what) {
        QuietScroll scroll = new QuietScroll(what, "Papan.background").leavePaging();
        scroll.setVisible(false);
        return scroll;
    }

    /** Says who hears when the rule card comes or goes with the width, so that the reasons are told elsewhere. */
    void onWidth(Runnable listener) {
        widened = listener;
    }

    /** What is said of panels that have just come. */
    Pointers pointers() {
        return pointers;
    }

    /** Where boards are. */
    BoardPlace boards() {
        return place;
    }

    /** Where the chart is. */
    ChartPlace chart() {
        return chart;
    }

    /** What is told at the cursor. */
    CursorNarration telling() {
        return telling;
    }

    /** The line at the foot. */
    StatusLine status() {
        return status;
    }

    /** Where the focus goes from step to step. */
    StepFocus focus() {
        return new StepFocus(session, question, trying);
    }

    /** The parts that F6 goes through, in order; those that are not shown now are left out. */
    List<JComponent> regions(JComponent timeline) {
        List<JComponent> regions =
                new ArrayList<>(List.of(parts.board(), parts.boards(), parts.picture(), parts.narration(), timeline));
        if (session.run().isPresent() && session.isAsking()) {
            // Where the board is the answer, it is a part already; the question is read beside it.
            regions.add(isOnBoard(question.entry()) ? question.text() : question.entry());
        }
        if (chart.isFilled()) {
            regions.add(chart);
        }
        if (session.trial().isPresent() && !isOnBoard(trying.entry())) {
            regions.add(trying.entry());
        }
        regions.add(compared.entry());
        regions.add(end.text());
        return regions.stream().filter(JComponent::isShowing).toList();
    }

    /** Says what begins a match by the rules of the lesson. */
    void onPlay(Runnable listener) {
        end.onPlay(listener);
    }

    /** Where it begins what is offered at the end. */
    JComponent end() {
        return end.entry();
    }

    private boolean isOnBoard(JComponent part) {
        return SwingUtilities.isDescendingFrom(part, parts.board());
    }

    /** What is asked, and what has been chosen for an answer; nothing where nothing is asked. */
    List<String> asked() {
        return question.open();
    }

    /** What is to be read now: the question, the sentence under the board, or that the lesson is over. */
    JComponent reading() {
        return telling.whatIf().isVisible()
                ? telling.whatIf()
                : question.isShowing()
                        ? question.text()
                        : end.isShowing() ? end.text() : compared.isFresh() ? compared.entry() : telling.narration();
    }

    /** All of what is to be read now, where it is more than the text that takes the focus for it. */
    Optional<String> whole() {
        return compared.isFresh() ? Optional.of(compared.explanation()) : Optional.empty();
    }

    /** Where the focus goes when the button is gone with which an explanation was asked for; empty anywhere else. */
    Optional<JComponent> explained() {
        return compared.isFresh() ? Optional.of(compared.entry()) : Optional.empty();
    }

    private void jump(int cursor) {
        Playback playback = session.playback();
        if (playback.isLocked()) {
            status.say("status.locked", Map.of());
        } else {
            playback.seek(cursor);
        }
    }

    /** The playback has moved. */
    void played(Change change) {
        compared.leave();
        if (change == Change.LOADED) {
            history.load(told.captions());
        } else {
            history.follow();
        }
    }

    /** Tells everything again in the words of the window and the lesson. */
    void retext() {
        history.load(told.captions());
        status.retext();
    }

    /**
     * Shows the step as it stands.
     *
     * @param offered the lessons of which some are offered at the end
     * @param open goes to one of them
     */
    void refresh(List<Lesson> offered, Consumer<Lesson> open) {
        showPanels();
        place.refresh(words.language());
        session.compared()
                .ifPresent(shown -> compared.show(shown, told.captions().wording()));
        narrow = isWithoutRuleCard();
        question.refresh(told.reasoning(), narrow);
        trying.refresh(told.captions());
        chart.refresh(told.captions());
        chart.getAccessibleContext().setAccessibleName(words.text("chart"));
        telling.expect();
        if (session.isFinished()) {
            end.show(session, offered, words, open);
        }
        revalidate();
    }

    private void showPanels() {
        boolean asking = session.isAsking();
        boolean finished = session.isFinished();
        boolean compares = session.compared().isPresent();
        boolean tries = session.trial().isPresent();
        parts.narration().setVisible(!asking && !finished);
        chart.setVisible(!asking && !finished && !compares && !tries && session.isRevealed(Panel.CHART));
        parts.rule().setVisible(session.isRevealed(Panel.RULE));
        history.setVisible(session.isRevealed(Panel.HISTORY));
        history.showBoard(told.board());
        pointers.show(session, words);
        parts.attempt().setVisible(tries);
        parts.compared().setVisible(compares);
        parts.ask().setVisible(asking);
        parts.end().setVisible(finished);
    }

    /** Whether there is no rule card to tell the reasons. */
    private boolean isWithoutRuleCard() {
        return LearnLayout.isNarrow(getWidth()) || !session.isRevealed(Panel.RULE);
    }

    private final class Width extends ComponentAdapter {
        @Override
        public void componentResized(ComponentEvent event) {
            if (session.run().isPresent() && narrow != isWithoutRuleCard()) {
                widened.run();
            }
        }
    }
}
