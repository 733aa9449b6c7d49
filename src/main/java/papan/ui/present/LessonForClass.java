package papan.ui.present;

import java.awt.Container;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.event.BoardEvent;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.compare.ComparisonLine;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Aside;
import papan.lesson.page.Block;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Offers.Reason;
import papan.lesson.page.Page;
import papan.lesson.page.Page.Kind;
import papan.model.House;
import papan.narration.CaptionText;
import papan.narration.Reasoning;
import papan.ui.board.Choosing;
import papan.ui.common.Arrangement;
import papan.ui.common.CardLine;
import papan.ui.common.CardLine.Style;
import papan.ui.common.WindowText;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LessonBoard;
import papan.ui.lesson.LessonComparison;
import papan.ui.lesson.PageText;
import papan.ui.lesson.PageView;
import papan.ui.playback.ClassView;
import papan.ui.playback.Playback;
import papan.ui.plot.PlaybackChart;
import papan.ui.telling.RuleLines;
import papan.ui.telling.RuleTold;

/** A lesson for a class: the page of its presenter, and what is read of it on a card. It never tells what is still asked. */
final class LessonForClass implements ClassView {
    private final LearnSession session;
    private final WindowText words;
    private final PageView seen;
    private final JComponent chart;
    private final JComponent line;
    private final FreeFrame frame = new FreeFrame();
    private final JPanel view = new JPanel(new Lay()) {
        @Override
        public boolean isOptimizedDrawingEnabled() {
            // The frame lies on the board.
            return !frame.isVisible();
        }
    };
    private Optional<Page> told = Optional.empty();

    LessonForClass(
            LearnSession session,
            WindowText words,
            LessonBoard board,
            LessonComparison comparison,
            PlaybackChart chart) {
        this.session = session;
        this.words = words;
        this.chart = chart;
        seen = new PageView(session, words, board);
        seen.setComparison(comparison);
        seen.setChart(chart);
        line = seen.watchLine();
        board.onChoice(place -> {
            if (place instanceof House house && session.free().isOn()) {
                session.free().sow(house);
            }
        });
        this.chart.setVisible(false);
        view.setOpaque(false);
        view.add(frame);
        Stream.of(board.view(), seen.boards(), seen.picture(), this.chart, line).forEach(view::add);
    }

    /** Takes what the presenter is told now. */
    void tell(Page next) {
        told = Optional.of(next);
    }

    /** Whether there is anything to show. */
    boolean isTold() {
        return told.isPresent() && session.run().isPresent();
    }

    private Page page() {
        return told.orElseThrow();
    }

    /**
     * Brings what is seen to the page.
     *
     * @param charts whether the chart is wanted where no step asks for one
     */
    void refresh(boolean charts) {
        Page page = page();
        seen.show(page);
        // Where a line is drawn first, the chart would give it away.
        Optional<Page> charted = Optional.of(page)
                .filter(now ->
                        !line.isVisible() && now.find(Block.Charted.class).isPresent());
        seen.ask(charted);
        boolean none = page.is(Kind.ENDED) || session.state().isUnplayed();
        chart.setVisible(charted.isPresent() || (charts && !none));
        frame.show(session.free());
        seen.board().setChoosing(session.free().choosing().orElse(Choosing.WATCH));
        view.revalidate();
    }

    /** Nobody looks any more. */
    void putAway() {
        seen.putAway();
    }

    /** Whether the board is whoever's wants to try something. */
    boolean isFree() {
        return session.free().isOn();
    }

    /** What the class chooses from; empty where nothing is asked now. */
    Optional<Block.Asked> asked() {
        return Optional.of(page())
                .filter(now -> now.is(Kind.ASKED) && !now.isElsewhere())
                .flatMap(now -> now.find(Block.Asked.class));
    }

    /** Whether a rule or a chart would give away what the class is to find out. */
    boolean isStillAsked() {
        return reasons(Reason.AFTER_ANSWER);
    }

    /** Whether nothing is played in the step. */
    boolean playsNothing() {
        return reasons(Reason.NOTHING);
    }

    private boolean reasons(Reason reason) {
        return isTold() && !page().isElsewhere() && page().offers().reason() == reason;
    }

    @Override
    public JComponent view() {
        return view;
    }

    /** With one screen the class's board is the only one there is to sow on. */
    @Override
    public JComponent entry() {
        return seen.board().entry();
    }

    @Override
    public boolean isSeveral() {
        return page().is(Kind.COMPARED) && !page().isElsewhere();
    }

    @Override
    public String title() {
        return "";
    }

    @Override
    public String sentence() {
        PageText text = PageText.of(page(), words);
        return modelAnswer()
                .map(model -> text.question() + " " + model)
                .or(() -> Optional.of(text.asked()).filter(any -> isAsked()))
                .orElseGet(this::least);
    }

    /** Of a question, all that it rests on may be left out. */
    @Override
    public String least() {
        PageText text = PageText.of(page(), words);
        if (page().is(Kind.ENDED)) {
            String lesson = session.lesson().text(session.lesson().lesson().title());
            return words.text("end.title", Map.of("lesson", lesson));
        }
        if (page().isElsewhere()) {
            return session.elsewhere(page().words())
                    .orElse("")
                    .replace('\n', ' ')
                    .strip();
        }
        if (isAsked()) {
            return modelAnswer().orElse(text.question());
        }
        if (isExplained()) {
            return text.explanation();
        }
        if (session.state().isUnplayed()) {
            return text.reply();
        }
        // What is to be looked for stays in sight until somebody has found it.
        return page().find(Block.Look.class)
                .filter(any -> isStillAsked())
                .map(Block.Look::question)
                .orElseGet(() -> text.heard().replace('\n', ' '));
    }

    /** The clause in which boards differ, and for each of its answers the first document that gives it. */
    @Override
    public String source() {
        Set<String> told = new LinkedHashSet<>();
        ComparisonLine.Part before = ComparisonLine.Part.SAID;
        List<ComparisonLine> lines = page().all(Block.Explained.class)
                .filter(any -> isExplained())
                .flatMap(explained -> explained.lines().stream())
                .toList();
        for (ComparisonLine line : lines) {
            boolean first = line.part() == ComparisonLine.Part.DOCUMENT && before != ComparisonLine.Part.DOCUMENT;
            if (first || line.part() == ComparisonLine.Part.QUESTION) {
                told.add(line.text());
            }
            before = line.part();
        }
        return String.join(" · ", told);
    }

    /** Why boards differ, once it is told and while nothing happens on them: then there is time to read it. */
    private boolean isExplained() {
        boolean rests = session.playback().cursor() == session.stage().start()
                || session.playback().atLimit();
        return !page().is(Kind.ENDED)
                && !page().isElsewhere()
                && rests
                && !PageText.of(page(), words).explanation().isEmpty();
    }

    /** Whether there is an answer to give, or a line to draw. */
    private boolean isAsked() {
        return !page().isElsewhere()
                && (page().is(Kind.ASKED) || page().offers().has(Action.SHOW_LINE));
    }

    /** What an expert would have written, once that is shown. */
    private Optional<String> modelAnswer() {
        return asked().filter(asked -> asked.form() == AnswerForm.WORDS)
                .flatMap(any -> page().find(Block.Answer.class))
                .map(Block.Answer::sentence);
    }

    /** A rule on a board; the board's name where there are several. */
    private record Decided(String board, Optional<RuleTold> told) {}

    private List<Decided> decided() {
        Page page = page();
        Optional<ComparedBoards> compared = session.compared();
        if (isStillAsked()) {
            return List.of();
        }
        if (compared.isPresent()) {
            return onEach(compared.get(), page.words());
        }
        Playback playback = session.playback();
        Reasoning reasoning = new Reasoning(page.words(), session.rulesOnBoard());
        Optional<BoardEvent> answer = page.isElsewhere()
                ? Optional.empty()
                : page.find(Block.Ruling.class).map(Block.Ruling::event);
        return List.of(new Decided(
                "",
                answer.or(() -> playback.timeline().latestDecision(playback.cursor()))
                        .flatMap(event -> RuleTold.of(event, reasoning, words))));
    }

    private List<Decided> onEach(ComparedBoards compared, CaptionText captions) {
        List<Decided> all = new ArrayList<>();
        List<Integer> cursors = compared.cursors(session.playback().cursor());
        for (ComparedBoards.Board board : compared.boards()) {
            int at = all.size();
            Reasoning reasoning =
                    new Reasoning(new CaptionText(captions.wording().withTerms(board.rules())), board.rules());
            all.add(new Decided(
                    session.lesson().label(compared, board, captions.wording().language()),
                    compared.lockstep()
                            .timelines()
                            .get(at)
                            .latestDecision(cursors.get(at))
                            .flatMap(event -> RuleTold.of(event, reasoning, words))));
        }
        return all;
    }

    private List<CardLine> ruled(Function<RuleTold, List<CardLine>> telling) {
        List<Decided> decided = decided();
        if (decided.stream().allMatch(each -> each.told().isEmpty())) {
            return List.of();
        }
        List<CardLine> lines = new ArrayList<>();
        for (Decided each : decided) {
            if (!each.board().isEmpty()) {
                lines.add(new CardLine(Style.HEAD, each.board()));
            }
            lines.addAll(each.told()
                    .map(telling)
                    .orElseGet(() -> titled(words.text("rule.none"), List.of(words.text("rule.none.text")))));
        }
        return lines;
    }

    private static List<CardLine> titled(String title, List<String> texts) {
        return Stream.concat(
                        Stream.of(new CardLine(Style.TITLE, title)),
                        texts.stream().map(text -> new CardLine(Style.TEXT, text)))
                .toList();
    }

    @Override
    public List<CardLine> why() {
        return reasons(Reason.ANSWER)
                ? Block.Answer.reasoned(page().blocks())
                        .map(answer -> titled(answer.sentence(), answer.why()))
                        .orElse(List.of())
                : ruled(RuleLines::why);
    }

    @Override
    public List<CardLine> whyNot() {
        return reasons(Reason.ANSWER) ? List.of() : ruled(RuleLines::whyNot);
    }

    /** Those of the author's statements first, then those of the rule. */
    @Override
    public List<CardLine> documents() {
        List<CardLine> lines = new ArrayList<>();
        if (!isStillAsked()) {
            page().all(Block.Cited.class)
                    .forEach(cited -> lines.addAll(RuleLines.section(cited.title(), cited.lines())));
        }
        decided()
                .forEach(each ->
                        each.told().ifPresent(rule -> lines.addAll(RuleLines.documents(rule, each.board(), words))));
        return lines;
    }

    @Override
    public List<CardLine> hint() {
        return page().all(Block.Hinted.class)
                .reduce((first, last) -> last)
                .map(hint -> titled(words.text("card.hint"), List.of(hint.text())))
                .orElse(List.of());
    }

    /** What is said to the answer that was given, or else to the one for which most hands are up. */
    @Override
    public List<CardLine> verdict() {
        return page().find(Block.Judged.class)
                .or(() -> new Aside(session.state(), page().words()).favoured())
                .map(said -> titled(
                        words.text(
                                said.correct() ? "question.right" : "question.wrong", Map.of("answer", said.given())),
                        said.said().toList()))
                .orElse(List.of());
    }

    @Override
    public void setLetters(float size) {
        seen.setLetters(size);
        frame.setLetters(size);
    }

    @Override
    public void onWords(Runnable listener) {
        // The presenter's page tells of it.
    }

    /** The board with a picture beside it, and below it a chart or a line. */
    private final class Lay extends Arrangement {
        /** What a chart has of the height, in percent. */
        private static final int CHART = 42;

        @Override
        public void layoutContainer(Container parent) {
            int width = parent.getWidth();
            int height = parent.getHeight();
            boolean charts = chart.isVisible() || line.isVisible();
            int low = charts ? height * CHART / 100 : 0;
            boolean pictured = seen.picture().isVisible();
            int half = pictured && seen.board().view().isVisible() ? width / 2 : 0;
            seen.board().view().setBounds(0, 0, width - half, height - low);
            seen.picture().setBounds(width - (half > 0 ? half : width), 0, half > 0 ? half : width, height - low);
            seen.boards().setBounds(0, 0, width, height - low);
            frame.setBounds(0, 0, width - half, height - low);
            chart.setBounds(0, height - low, width, low);
            line.setBounds(0, height - low, width, low);
        }
    }
}
