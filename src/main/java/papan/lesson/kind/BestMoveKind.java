package papan.lesson.kind;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.Highlight;
import papan.lesson.script.Hint;
import papan.lesson.script.Question;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Place;
import papan.model.Side;
import papan.narration.Caption;
import papan.narration.CaptionText;
import papan.replay.Trail;

/** Which move is the best? */
record BestMoveKind(Question.BestMove question) implements QuestionKind {
    @Override
    public String type() {
        return "bestMove";
    }

    @Override
    public AnswerForm form() {
        return AnswerForm.PLACE;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        return BestMoveAnswer.of(question, scene, path, effort);
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return offers.houses(scene.round().mover());
    }

    @Override
    public String words(QuestionWords words) {
        return words.words().text("ask.bestMove");
    }

    /** Of several best moves the first one's first lap. */
    @Override
    public Optional<Trail> way(RightAnswer right, Scene scene) {
        return right.anyOf().stream()
                .findFirst()
                .flatMap(Move::parse)
                .map(move -> UpcomingTurn.of(Optional.of(move), Question.Until.FIRST_LAP, scene, ""))
                .flatMap(turn -> Trail.last(turn.events()));
    }

    @Override
    public String print() {
        return "";
    }

    @Override
    public void check(RightAnswer right, QuestionCheck check) {
        Set<Move> moves = new HashSet<>();
        question.stated().stream()
                .filter(move -> !moves.add(move))
                .forEach(move -> check.findings()
                        .error(
                                "E803",
                                check.path() + ".question.answer",
                                "Two answers are the same move " + move + ".",
                                "Leave one out."));
        // Where the author has a list and a reason for it, the two are compared.
        if (question.by().isPresent()
                && !question.stated().isEmpty()
                && right.finding().isEmpty()) {
            String stated =
                    question.stated().stream().map(Move::toString).sorted().collect(Collectors.joining(","));
            String given = right.anyOf().stream().sorted().collect(Collectors.joining(","));
            if (!stated.equals(given)) {
                check.stated(stated, right);
            }
        }
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.places(layout);
    }

    /** Rules wrong moves out until one of them is left beside the right ones. */
    @Override
    public List<Hint> hints(HintLadder ladder) {
        CaptionText words = ladder.words();
        Side mover = ladder.scene().round().mover();
        List<Move> legal = ladder.scene().round().legalMoves();
        List<House> wrong = legal.stream()
                .filter(move -> !ladder.right().anyOf().contains(move.toString()))
                .map(Move::from)
                .toList();
        List<Hint> hints = new ArrayList<>();
        hints.add(new Hint(
                words.text("hint.moves"),
                List.of(new Highlight(new Highlight.Target.Row(mover), Highlight.Role.FOCUS, ""))));
        if (wrong.size() > 2) {
            hints.add(new Hint(
                    words.text(
                            "hint.notThese", Map.of("houses", new Caption.AnyOf(wrong.subList(0, wrong.size() / 2)))),
                    List.of()));
        }
        if (wrong.size() > 1) {
            House left = wrong.get(wrong.size() - 1);
            List<House> these = legal.stream()
                    .map(Move::from)
                    .filter(house -> house.equals(left) || !wrong.contains(house))
                    .toList();
            hints.add(new Hint(
                    words.text("hint.oneOf", Map.of("houses", these)),
                    these.stream().map(HintLadder::focus).toList()));
        }
        return hints;
    }

    @Override
    public boolean hasConsequence() {
        return true;
    }

    @Override
    public Optional<Consequence> consequence(Place place, Scene scene) {
        return scene.round().legalMoves().stream()
                .filter(move -> move.from().equals(place))
                .findFirst()
                .map(move -> Consequence.chosen(move, scene));
    }
}
