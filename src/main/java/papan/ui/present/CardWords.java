package papan.ui.present;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.event.BoardEvent;
import papan.lesson.kind.AnswerOption;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.ComparedBoards;
import papan.lesson.script.Verdict;
import papan.narration.CaptionText;
import papan.narration.Reasoning;
import papan.replay.Timeline;
import papan.ui.common.CardLine;
import papan.ui.common.CardLine.Style;
import papan.ui.common.WindowText;
import papan.ui.lesson.LearnSession;
import papan.ui.playback.ClassView;
import papan.ui.playback.Playback;
import papan.ui.telling.RuleLines;
import papan.ui.telling.RuleTold;

/** What stands on a class's card at a moment. It never tells what is still asked. */
final class CardWords {
    private final LearnSession session;
    private final WindowText words;

    CardWords(LearnSession session, WindowText words) {
        this.session = session;
        this.words = words;
    }

    /** Why a card cannot be shown now, as a key of what is said to the teacher; empty where it can. */
    Optional<String> refusal(ClassCard card, Page page) {
        return switch (card) {
            case CHART -> Optional.of("card.answer-first").filter(any -> isStillAsked());
            case WHY, WHY_NOT ->
                isStillAsked()
                        ? Optional.of("card.answer-first")
                        : Optional.of("status.nothing-decided").filter(any -> !isAnyDecided(page));
            case DOCUMENTS ->
                isStillAsked()
                        ? Optional.of("card.answer-first")
                        : Optional.of("card.no-documents")
                                .filter(any -> of(card, page).isEmpty());
            case HINT -> hints(page).isEmpty() ? Optional.of("status.no-hint") : Optional.empty();
            case VERDICT -> of(card, page).isEmpty() ? Optional.of("card.no-answer") : Optional.empty();
        };
    }

    /** Whether a rule or a chart would give away what the class is to find out. */
    private boolean isStillAsked() {
        return !session.isElsewhere()
                && !session.isFinished()
                && (session.state().mayAnswer() || session.isForetelling() || session.isLookingFor());
    }

    /** The words of a card; none where there is nothing to read on it. */
    List<CardLine> of(ClassCard card, Page page) {
        return switch (card) {
            case WHY -> isStillAsked() ? List.of() : ruled(page, RuleLines::why);
            case WHY_NOT -> isStillAsked() ? List.of() : ruled(page, RuleLines::whyNot);
            case DOCUMENTS -> isStillAsked() ? List.of() : documents(page);
            case HINT -> hints(page);
            case VERDICT -> verdict(page);
            case CHART -> List.of();
        };
    }

    /** What a workspace says on a card; none where it has nothing to say on it. */
    static List<CardLine> of(ClassCard card, ClassView view) {
        return switch (card) {
            case WHY -> view.why();
            case WHY_NOT -> view.whyNot();
            case DOCUMENTS -> view.documents();
            case HINT, VERDICT, CHART -> List.of();
        };
    }

    /** Why a workspace has nothing to say on a card, as a key of what is said to the teacher; empty where it has. */
    static Optional<String> refusal(ClassCard card, ClassView view) {
        String key = switch (card) {
            case WHY, WHY_NOT -> "status.nothing-decided";
            case DOCUMENTS -> "card.no-documents";
            case HINT, VERDICT, CHART -> "card.only-lesson";
        };
        return of(card, view).isEmpty() ? Optional.of(key) : Optional.empty();
    }

    /** A rule on a board; the board's name where there are several. */
    private record Decided(String board, Optional<RuleTold> told) {}

    private List<Decided> decided(Page page) {
        Optional<ComparedBoards> compared = session.compared();
        if (compared.isPresent() && !session.isElsewhere()) {
            return onEach(compared.get(), page.words());
        }
        Playback playback = session.playback();
        Reasoning reasoning = new Reasoning(page.words(), session.rulesOnBoard());
        Optional<BoardEvent> answer = session.isElsewhere() ? Optional.empty() : ruling(page);
        return List.of(new Decided(
                "",
                answer.or(() -> playback.timeline().latestDecision(playback.cursor()))
                        .flatMap(event -> RuleTold.of(event, reasoning, words))));
    }

    private boolean isAnyDecided(Page page) {
        return decided(page).stream().anyMatch(each -> each.told().isPresent());
    }

    private List<Decided> onEach(ComparedBoards compared, CaptionText captions) {
        List<Decided> all = new ArrayList<>();
        List<Integer> cursors = compared.cursors(session.playback().cursor());
        for (ComparedBoards.Board board : compared.boards()) {
            int at = all.size();
            Timeline timeline = compared.lockstep().timelines().get(at);
            Reasoning reasoning =
                    new Reasoning(new CaptionText(captions.wording().withTerms(board.rules())), board.rules());
            String name =
                    session.lesson().label(compared, board, captions.wording().language());
            all.add(new Decided(
                    name,
                    timeline.latestDecision(cursors.get(at)).flatMap(event -> RuleTold.of(event, reasoning, words))));
        }
        return all;
    }

    private static Optional<BoardEvent> ruling(Page page) {
        return page.find(Block.Ruling.class).map(Block.Ruling::event);
    }

    /** What a card says of one rule. */
    private interface Telling {
        List<CardLine> of(RuleTold told);
    }

    private List<CardLine> ruled(Page page, Telling telling) {
        List<CardLine> lines = new ArrayList<>();
        for (Decided each : decided(page)) {
            if (!each.board().isEmpty()) {
                lines.add(new CardLine(Style.HEAD, each.board()));
            }
            lines.addAll(each.told().map(telling::of).orElseGet(this::nothingYet));
        }
        return lines;
    }

    private List<CardLine> nothingYet() {
        return List.of(
                new CardLine(Style.TITLE, words.text("rule.none")),
                new CardLine(Style.TEXT, words.text("rule.none.text")));
    }

    /** Those of the author's statements first, then those of the rule. */
    private List<CardLine> documents(Page page) {
        List<CardLine> lines = new ArrayList<>();
        page.all(Block.Cited.class).forEach(cited -> lines.addAll(RuleLines.section(cited.title(), cited.lines())));
        for (Decided each : decided(page)) {
            each.told().ifPresent(told -> lines.addAll(RuleLines.documents(told, each.board(), words)));
        }
        return lines;
    }

    private List<CardLine> hints(Page page) {
        List<String> hints =
                page.all(Block.Hinted.class).map(Block.Hinted::text).toList();
        return hints.isEmpty()
                ? List.of()
                : List.of(
                        new CardLine(Style.TITLE, words.text("card.hint")),
                        new CardLine(Style.TEXT, hints.get(hints.size() - 1)));
    }

    /** What is said to the answer that was given, or else to the one for which most hands are up. */
    private List<CardLine> verdict(Page page) {
        return page.find(Block.Judged.class)
                .map(said -> said(
                        said.correct(),
                        said.given(),
                        Stream.concat(Stream.of(said.gap()), said.feedback().stream())
                                .filter(text -> !text.isEmpty())
                                .toList()))
                .or(() -> mostHands().map(option -> said(page, option)))
                .orElse(List.of());
    }

    private List<CardLine> said(Page page, AnswerOption option) {
        AnswerWords spoken = new AnswerWords(session.lesson(), page.words());
        Verdict verdict = session.lesson().judge(session.stage(), option.id());
        return said(
                verdict.correct(),
                spoken.answer(session.stage(), option.id()),
                spoken.feedback(verdict).lines().toList());
    }

    private List<CardLine> said(boolean right, String given, List<String> feedback) {
        List<CardLine> lines = new ArrayList<>();
        lines.add(new CardLine(
                Style.TITLE, words.text(right ? "question.right" : "question.wrong", Map.of("answer", given))));
        feedback.forEach(text -> lines.add(new CardLine(Style.TEXT, text)));
        return lines;
    }

    /** The answer for which the class has put up more hands than for any other; empty without one. */
    private Optional<AnswerOption> mostHands() {
        if (!session.state().mayVote() || session.attempt().revealed()) {
            return Optional.empty();
        }
        List<AnswerOption> options = session.lesson().options(session.stage());
        int most = options.stream()
                .mapToInt(option -> session.votes().now(option.id()))
                .max()
                .orElse(0);
        List<AnswerOption> first = options.stream()
                .filter(option -> most > 0 && session.votes().now(option.id()) == most)
                .collect(Collectors.toList());
        return first.size() == 1 ? Optional.of(first.get(0)) : Optional.empty();
    }
}
