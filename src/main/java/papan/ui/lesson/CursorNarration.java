package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import papan.event.BoardEvent;
import papan.lesson.Highlight;
import papan.lesson.Stage;
import papan.lesson.StepState;
import papan.narration.CaptionText;
import papan.ui.common.CoalescedTask;
import papan.ui.common.WindowText;
import papan.ui.playback.Playback;
import papan.ui.telling.NarrationLine;
import papan.ui.telling.RuleCard;

/**
 * What is told at the cursor: the sentence below the board, what the author points at, the ruling and its reasons. All of
 * it is a function of the session's step and the playback's cursor.
 */
final class CursorNarration {
    private final LearnSession session;
    private final WindowText words;
    private final LessonWords told;
    private final LessonBoard board;
    private final QuestionPanel question;
    private final TryPanel trying;
    private final ComparedPanel compared;
    private final NarrationLine narration = new NarrationLine();
    private final WhatIfBand whatIf = new WhatIfBand();
    private final RuleCard rule;
    private final CoalescedTask explaining = new CoalescedTask(this::explain);
    private final List<Consumer<LessonMoment>> mirrors = new ArrayList<>();

    CursorNarration(
            LearnSession session,
            WindowText words,
            LessonWords told,
            LessonBoard board,
            QuestionPanel question,
            TryPanel trying,
            ComparedPanel compared) {
        this.session = session;
        this.words = words;
        this.told = told;
        this.board = board;
        this.question = question;
        this.trying = trying;
        this.compared = compared;
        this.rule = new RuleCard(words);
        session.playback().setSentences(cursor -> session.run().isEmpty() ? "" : sentence(cursor, told.captions()));
    }

    /** The sentence below the board. */
    NarrationLine narration() {
        return narration;
    }

    /** What is said above a board on which something is supposed. */
    WhatIfBand whatIf() {
        return whatIf;
    }

    /** The rule that decided. */
    RuleCard rule() {
        return rule;
    }

    /** Says who else is told what a learner is told: an audience. */
    void onTold(Consumer<LessonMoment> listener) {
        mirrors.add(listener);
    }

    /** Leaves room for the longest sentence of the step, so that nothing jumps while it is shown. */
    void expect() {
        Stage stage = session.stage();
        CaptionText captions = told.captions();
        narration.expect(IntStream.rangeClosed(stage.start(), stage.end())
                .mapToObj(cursor ->
                        session.lesson().sentence(stage, cursor, captions).orElse(""))
                .toList());
        narration.getAccessibleContext().setAccessibleName(words.text("narration"));
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

    private void explain() {
        ruling(session.playback().cursor())
                .filter(ruled -> session.supposed().isEmpty())
                .ifPresentOrElse(event -> rule.show(event, told.reasoning()), rule::showNothing);
        rule.showBoard(told.board());
    }

    private void tell() {
        Playback playback = session.playback();
        int cursor = playback.cursor();
        CaptionText captions = told.captions();
        whatIf.show(session.supposed(), playback.timeline(), cursor, captions, words);
        if (session.supposed().isPresent()) {
            board.point(List.of());
            tell(whatIf.getText(), List.of(), captions);
            return;
        }
        String sentence = sentence(cursor, captions);
        // Of several boards each may have a number of its own.
        boolean one = session.compared().isEmpty();
        narration.show(sentence, one ? NarrationLine.pill(playback.timeline(), cursor) : OptionalInt.empty());
        List<Highlight> pointed = highlights(cursor);
        board.point(pointed);
        tell(sentence, pointed, captions);
    }

    private void tell(String sentence, List<Highlight> pointed, CaptionText captions) {
        // What came of a try is told when it has been shown.
        boolean shown = !session.playback().isPlaying();
        String reply = session.isAsking() ? question.reply() : shown ? replied() : "";
        String offer = session.isAsking() ? question.offered() : trying.offered();
        LessonMoment now =
                new LessonMoment(sentence, question.asked(), question.askedInFull(), reply, offer, pointed, captions);
        mirrors.forEach(mirror -> mirror.accept(now));
    }

    /** What is said to a try, or to whoever has looked at boards for long enough. */
    private String replied() {
        return session.run().isPresent() && session.compared().isPresent() ? compared.explanation() : trying.reply();
    }

    private String sentence(int cursor, CaptionText captions) {
        Stage stage = session.stage();
        boolean tried = session.trial().isPresent() && cursor > stage.end();
        return tried
                ? captions.format(session.playback().timeline().caption(cursor - 1))
                : session.lesson().sentence(stage, cursor, captions).orElse("");
    }

    /**
     * The ruling that a question was about, or the one at the cursor; none while it is still to be found out, which may be
     * the next one.
     */
    private Optional<BoardEvent> ruling(int cursor) {
        if (session.isAsking() && !session.attempt().isSettled()) {
            return Optional.empty();
        }
        return Optional.of(session.attempt())
                .filter(attempt -> session.isAsking())
                .flatMap(StepState::ruling)
                .<BoardEvent>map(ruled -> ruled)
                .or(() -> session.playback().timeline().decisionAt(cursor));
    }

    /** What the author points at where the step begins, and with a hint. */
    private List<Highlight> highlights(int cursor) {
        List<Highlight> all = new ArrayList<>();
        if (session.isFinished()) {
            return all;
        }
        Stage stage = session.stage();
        if (cursor == stage.start()) {
            all.addAll(stage.step().head().highlights());
        }
        if (session.isAsking() || session.trial().isPresent()) {
            session.hints().stream().limit(session.attempt().hints()).forEach(hint -> all.addAll(hint.highlights()));
        }
        return all.stream()
                .map(each -> new Highlight(
                        each.target(), each.role(), session.lesson().text(each.label())))
                .toList();
    }
}
