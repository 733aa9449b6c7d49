package papan.ui.lesson;

import java.awt.Component;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import papan.event.BoardEvent;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Block;
import papan.lesson.page.Offers;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Offers.Reason;
import papan.lesson.page.Page;
import papan.lesson.page.Page.Kind;
import papan.lesson.page.Showing.Board;
import papan.lesson.play.Stage;
import papan.lesson.play.Trial;
import papan.lesson.script.Lesson;
import papan.lesson.script.Panel;
import papan.model.House;
import papan.model.Place;
import papan.ui.board.Choosing;
import papan.ui.common.CallAction;
import papan.ui.common.CoalescedTask;
import papan.ui.common.Command;
import papan.ui.common.KeyTable;
import papan.ui.common.Listeners;
import papan.ui.common.QuietScroll;
import papan.ui.common.WindowText;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.playback.TransportBar;
import papan.ui.telling.Choices;
import papan.ui.telling.History;
import papan.ui.telling.RuleCard;

/**
 * A lesson as it is shown: the {@link Page} of the session's state at the playback's cursor. Its parts show blocks of it and
 * keep nothing but focus and scroll; whoever else tells of the lesson is given the same page.
 */
final class LessonPage extends JPanel {
    private final transient LearnSession session;
    private final transient Playback playback;
    private final transient WindowText words;
    private final transient LessonWords told;
    private final transient LessonBoard board;
    private final transient PageView seen;
    private final transient LearnParts parts;
    private final transient LearnLayout layout;
    private final transient StatusLine status;
    private final StepWords said;
    private final ActionRow actions;
    private final EndPanel end = new EndPanel();
    private final ChartPlace chart;
    private final RuleCard rule;
    private final History history;
    private final transient Pointers pointers;
    private final transient CoalescedTask explaining = new CoalescedTask(this::explain);
    private final transient Listeners<Consumer<Page>> mirrors = new Listeners<>();
    private transient Optional<Page> page = Optional.empty();
    /** Whether the explanation of compared boards is what the learner has asked for last. */
    private boolean fresh;

    /** The step in which the rule card is wanted while a class watches. */
    private transient Optional<Stage> ruleCalled = Optional.empty();
    /** Whether somebody has asked why at the cursor. */
    private boolean asked;

    /**
     * The page of a session's lesson.
     *
     * @param choose leads to the other lessons
     */
    LessonPage(
            LearnSession session,
            WindowText words,
            LessonWords told,
            LessonBoard board,
            TransportBar transport,
            Runnable choose) {
        this.session = session;
        this.playback = session.playback();
        this.words = words;
        this.told = told;
        this.board = board;
        pointers = new Pointers(session.settings(), words);
        status = new StatusLine(words);
        said = new StepWords(session, words, board::entry);
        actions = new ActionRow(words, this::act);
        rule = new RuleCard(words);
        rule.fold();
        history = new History(playback, words, told.captions(), this::jump);
        seen = new PageView(session, words, board);
        seen.onPicked(this::point);
        seen.onSaid(status::tell);
        chart = new ChartPlace(session, words, seen);
        said.onTyped(() -> actions.setAnswerable(said.isAnswerable()));
        said.onDrawn(status::tell);
        said.onEnter(this::leaveVerdict);
        chart.onDrawn(status::tell);
        board.onChoice(this::choose);
        bindEnter();
        parts = new LearnParts(
                new Header(session, words, choose),
                board.view(),
                seen.boards(),
                seen.picture(),
                new QuietScroll(said).leavePaging(),
                said,
                said.telling(),
                hidden(end),
                end,
                chart,
                rule,
                history,
                actions,
                transport,
                pointers,
                status.line());
        layout = new LearnLayout(parts);
        setLayout(layout);
        parts.all().forEach(this::add);
        pointers.lines().forEach(this::add);
        pointers.onGone(() -> {
            revalidate();
            parts.board().requestFocusInWindow();
        });
        playback.setSentences(this::sentenceAt);
        session.addListener(() -> page = page.filter(any -> session.run().isPresent()));
        session.setDraft(() -> session.offers().has(Action.SHOW_LINE) ? chart.draft() : said.draft());
    }

    /** An answer that is put together on the board's own sheet is given from there, too. */
    private void bindEnter() {
        JComponent view = board.view();
        view.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "give");
        view.getActionMap().put("give", new CallAction(said::give));
    }

    private static QuietScroll hidden(JComponent what) {
        QuietScroll scroll = new QuietScroll(what).leavePaging();
        scroll.setVisible(false);
        return scroll;
    }

    /** What is told at a cursor: how long it is to be read. */
    private String sentenceAt(int cursor) {
        if (session.isElsewhere()) {
            return cursor == 0 ? "" : told.captions().format(playback.timeline().caption(cursor - 1));
        }
        return session.run().isEmpty()
                ? ""
                : PageText.of(Page.of(session.state(), cursor, told.captions()), words)
                        .heard();
    }

    /** Says who else is given each page. */
    Listeners.Handle onTold(Consumer<Page> listener) {
        return mirrors.add(listener);
    }

    /** What is said of panels that have just come. */
    Pointers pointers() {
        return pointers;
    }

    /** Boards, pictures and charts. */
    PageView seen() {
        return seen;
    }

    ChartPlace chart() {
        return chart;
    }

    /** The line at the foot. */
    StatusLine status() {
        return status;
    }

    RuleCard rule() {
        return rule;
    }

    /** The words beside the board. */
    StepWords words() {
        return said;
    }

    /** Whether the focus is passed on from something to the way on, because that has taken its place. */
    boolean goesOn(Component from) {
        return actions.goesOn(from);
    }

    /** The way on. */
    JComponent onwards() {
        return actions.onwards();
    }

    StepFocus focus() {
        return new StepFocus(session, this);
    }

    /** The parts that F6 goes through, in order; those that are not shown now are left out. */
    List<JComponent> regions(JComponent timeline) {
        List<JComponent> regions = new ArrayList<>(
                List.of(parts.board(), parts.boards(), parts.picture(), said.narration(), said.whatIf(), timeline));
        if (is(Kind.ASKED)) {
            regions.add(said.question());
        }
        if (chart.isFilled()) {
            regions.add(chart);
        }
        regions.add(said.explained());
        regions.add(end.text());
        regions.add(actions.entry());
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

    /** From what was said to an answer, back to the answers while one may be given; otherwise on. */
    private void leaveVerdict() {
        if (offers().has(Action.ANSWER)) {
            toAnswer().requestFocusInWindow();
        } else {
            actions.press();
        }
    }

    /** Where the focus goes while a question is open. */
    JComponent toAnswer() {
        return said.toAnswer();
    }

    /** What is said to the answer; or where that is gone, the button for what comes after it. */
    JComponent verdict() {
        return offers().showing().isElsewhere()
                ? actions.entry()
                : said.verdict().orElseGet(actions::entry);
    }

    /** The board while a house is to be chosen, or else what is to be done next. */
    JComponent toTry() {
        return offers().has(Action.MOVE) ? board.entry() : actions.entry();
    }

    /** Scrolls to a part of the words, or for anything else to their beginning; nothing outside of a window. */
    void reveal(JComponent what) {
        JRootPane root = getRootPane();
        if (root == null) {
            return;
        }
        root.validate();
        boolean there = what.isShowing() && SwingUtilities.isDescendingFrom(what, said);
        Rectangle spot =
                there ? SwingUtilities.convertRectangle(what.getParent(), what.getBounds(), said) : new Rectangle(1, 1);
        said.scrollRectToVisible(spot);
    }

    /** What is asked, in a try what is to be brought about; nothing where nothing is. */
    List<String> asked() {
        return page.map(now -> PageText.of(now, words))
                .map(now -> offers().has(Action.ANSWER) ? List.of(now.question()) : now.aims())
                .orElse(List.of());
    }

    /** What is to be read now: the question, the sentence about the board, or that the lesson is over. */
    JComponent reading() {
        return said.whatIf().isVisible()
                ? said.whatIf()
                : is(Kind.ASKED)
                        ? said.question()
                        : end.isShowing() ? end.text() : isFresh() ? said.explained() : said.sentence();
    }

    private boolean isFresh() {
        return fresh && said.explained().isShowing();
    }

    /** All of what is to be read now, where it is more than the text that takes the focus for it. */
    Optional<String> whole() {
        return page.filter(now -> isFresh()).map(now -> PageText.of(now, words).reply());
    }

    /** Where the focus goes when the button is gone with which an explanation was asked for; empty anywhere else. */
    Optional<JComponent> explained() {
        return isFresh() ? Optional.of(said.explained()) : Optional.empty();
    }

    /** Does what the large button does. */
    void press() {
        actions.press();
    }

    private void act(Action action) {
        switch (action) {
            case ANSWER -> said.give();
            case KEEP_FOUND -> KeyTable.call(this, Command.KEEP_FOUND);
            default -> {
                fresh = action == Action.BE_TOLD_WHY;
                session.does(action);
            }
        }
    }

    /** A place is picked on one of several boards: do they differ there? */
    private void point(int board, Place at) {
        session.pointed(board, at).ifPresent(pointed -> {
            fresh = pointed.differs();
            session.point(pointed);
            status.tell(said.looked());
        });
    }

    private void jump(int cursor) {
        if (playback.isLocked()) {
            status.say("status.locked", Map.of());
        } else {
            playback.seek(cursor);
        }
    }

    /** One choice on the board answers, or makes a move; there is nothing to confirm. */
    private void choose(Place chosen) {
        if (page.filter(LessonPage::isAnsweredOnBoard).isPresent()) {
            session.answer(chosen.name());
        } else if (chosen instanceof House house && offers().showing().board() == Board.FREE) {
            FreeBoard free = session.free();
            free.refuse(house).ifPresent(why -> status.tell(FreeBoard.refused(why, told.captions())));
            free.sow(house);
        } else if (chosen instanceof House house) {
            session.trying().move(house);
        }
    }

    private static boolean isAnsweredOnBoard(Page now) {
        return now.offers().has(Action.ANSWER)
                && now.find(Block.Asked.class)
                        .filter(asked -> asked.form() == AnswerForm.PLACE)
                        .isPresent();
    }

    /** The page that is shown; empty while no lesson is open. */
    Optional<Page> now() {
        return page;
    }

    private boolean is(Kind kind) {
        return page.filter(now -> now.is(kind)).isPresent();
    }

    /** What can be done. */
    Offers offers() {
        return page.map(Page::offers).orElse(Offers.NONE);
    }

    /** The playback has moved. */
    void played(Change change) {
        fresh = false;
        asked = false;
        if (change == Change.LOADED) {
            history.load(told.captions());
        } else {
            history.follow();
        }
    }

    /** Tells the history again in the words of the window and the lesson. */
    void changeWords() {
        history.load(told.captions());
    }

    /**
     * Shows the step as it stands.
     *
     * @param offered the lessons of which some are offered at the end
     * @param open goes to one of them
     */
    void refresh(List<Lesson> offered, Consumer<Lesson> open) {
        Page now = page();
        Set<String> known = session.lesson().lesson().known(offered);
        rule.setKnown(clause -> known.contains(clause.id()));
        showPanels(now);
        parts.header().show(now);
        seen.show(now);
        said.show(now, told.captions());
        said.expect(now, told.captions());
        actions.show(now.offers());
        actions.setAnswerable(said.isAnswerable());
        chart.refresh(now, told.captions());
        chart.getAccessibleContext().setAccessibleName(words.text("chart"));
        board.setChoosing(choosing(now));
        if (now.is(Kind.ENDED)) {
            end.show(session, now, offered, words, open);
        }
        revalidate();
    }

    private Choosing choosing(Page now) {
        if (now.offers().showing().board() == Board.FREE) {
            return session.free().choosing().orElse(Choosing.WATCH);
        }
        if (now.offers().has(Action.ANSWER) && !now.isElsewhere()) {
            return isAnsweredOnBoard(now) ? Choosing.PICK : Choosing.CLOSED;
        }
        return session.trial()
                .filter(any -> now.offers().has(Action.MOVE))
                .map(LessonPage::sowing)
                .orElse(Choosing.WATCH);
    }

    private static Choosing sowing(Trial trial) {
        return Choices.of(trial.position().layout(), house -> trial.refuse(trial.from(house)));
    }

    private Page page() {
        Page now = session.page(told.captions());
        page = Optional.of(now);
        return now;
    }

    /** What is shown plays now, or stands still. */
    void stand() {
        page.ifPresent(said::stand);
    }

    /** Tells what is at the cursor, all of it at once. */
    void follow() {
        tell();
        explaining.now();
    }

    /** Tells what is at the cursor now that it has moved; the reasons follow a moment later. */
    void move() {
        tell();
        explaining.ask();
    }

    private void tell() {
        Page now = page();
        said.tell(now, told.captions());
        seen.follow(now);
        actions.show(now.offers());
        mirrors.tell(mirror -> mirror.accept(now));
    }

    private void explain() {
        boolean free = offers().showing().board() == Board.FREE;
        Optional<BoardEvent> ruled = free
                ? playback.timeline().latestDecision(playback.cursor())
                : page.filter(now -> !now.isElsewhere()).flatMap(this::ruled);
        ruled.ifPresentOrElse(decided -> rule.show(decided, told.reasoning()), rule::showNothing);
        page.ifPresent(this::showRule);
    }

    private void showRule(Page now) {
        boolean free = now.offers().showing().board() == Board.FREE;
        // Of several boards each has a ruling of its own; why they differ is told in words.
        boolean one = !now.is(Kind.CHARTED, Kind.ENDED) && (free || !now.is(Kind.COMPARED));
        boolean called = !session.isWatched() || ruleCalled.equals(Optional.of(session.stage()));
        boolean shown = rule.hasDecided()
                && (free || ruled(now).isPresent())
                && one
                && called
                && (asked || now.is(Kind.ASKED) || session.isRevealed(Panel.RULE));
        if (shown != rule.isVisible()) {
            rule.setVisible(shown);
            revalidate();
        }
    }

    /** While a class watches, the rule card is there only in a step in which it is called for. */
    void callRule(boolean called) {
        ruleCalled = page.filter(any -> called).map(any -> session.stage());
        page.ifPresent(this::showRule);
    }

    /** What a rule has decided in the turn that is shown; for whoever asks, in whichever turn. */
    private Optional<BoardEvent> ruled(Page page) {
        boolean earlier = asked && page.offers().reason() == Reason.RULE && !page.is(Kind.ASKED);
        return page.find(Block.Ruling.class)
                .map(Block.Ruling::event)
                .or(() -> earlier ? playback.timeline().latestDecision(playback.cursor()) : Optional.empty());
    }

    /** Where it is read why: what is said to an answer or of several boards, or the card of the rule that decided. */
    JComponent why() {
        if (!session.isElsewhere() && page().offers().reason() == Reason.ANSWER) {
            return verdict();
        }
        callCard();
        return session.compared().isPresent() ? said.explained() : rule.whyText();
    }

    /** Shows the card of the rule that decided last, if one has. */
    void callCard() {
        asked = true;
        explain();
        rule.unfold();
    }

    /** What is said where no reason is read, as a key. */
    String noReason() {
        return switch (page().offers().reason()) {
            case AFTER_ANSWER -> offers().has(Action.BE_TOLD_WHY) ? "summary.do.look" : "status.locked";
            case NOTHING -> "status.nothing-played";
            case RULE, ANSWER, NOT_YET -> "status.nothing-decided";
        };
    }

    private void showPanels(Page now) {
        boolean finished = now.is(Kind.ENDED);
        boolean seen = now.is(Kind.SHOWN, Kind.PLAYED, Kind.CHARTED);
        boolean unplayed = !finished && session.state().isUnplayed();
        boolean charts = !finished
                && !unplayed
                && session.state().about().step().asShowChart().isPresent();
        boolean watched = session.isWatched();
        layout.setChartFirst(charts);
        layout.setCompared(
                now.isElsewhere() || !watched ? 0 : PageText.compared(now).size());
        chart.setVisible(charts || (seen && !unplayed && session.isRevealed(Panel.CHART)));
        place(now.is(Kind.TRIED, Kind.COMPARED, Kind.PLAYED) && !chart.isVisible());
        showRule(now);
        history.setVisible((seen || now.is(Kind.TRIED)) && !charts && !watched && session.isRevealed(Panel.HISTORY));
        pointers.show(session);
        parts.said().setVisible(!finished);
        parts.end().setVisible(finished);
        parts.actions().setVisible(!finished);
        parts.transport().setVisible(hasSomethingToPlay(now));
    }

    /** What happens is told below the board; what is only said, or has a chart below the board, beside it. */
    private void place(boolean happens) {
        if (happens == (said.telling().getParent() == this)) {
            return;
        }
        if (happens) {
            add(said.telling());
        } else {
            said.takeNarration();
        }
    }

    /** Whether there is something to play, or to look at again: not while a question is open. */
    private boolean hasSomethingToPlay(Page now) {
        return now.isElsewhere()
                || (!now.is(Kind.ENDED, Kind.ASKED)
                        && !playback.isLocked()
                        && playback.timeline().size() > 0);
    }
}
