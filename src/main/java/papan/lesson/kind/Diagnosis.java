package papan.lesson.kind;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.engine.Engine;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.Ruling;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Ruled;
import papan.lesson.scene.Belief;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.From;
import papan.lesson.script.Misconception;
import papan.lesson.script.Question;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.rules.RuleSet;

/**
 * What somebody with a misconception would answer: the question is put to the engine once more, by the rules as they
 * would have to be.
 */
public final class Diagnosis {
    // Only questions that need no search can tell anything.
    private static final Effort NO_SEARCH = new Effort(0);

    private final Question question;
    private final Optional<QuestionKind.Diagnosable> asked;
    private final Scene scene;
    private final LessonBook book;
    private final RightAnswer right;

    public Diagnosis(Question question, Scene scene, LessonBook book, RightAnswer right) {
        this.question = question;
        this.asked = QuestionKinds.of(question).diagnosable();
        this.scene = scene;
        this.book = book;
        this.right = right;
    }

    /** Whether answers to a question can tell anything. */
    public static boolean canTell(Question question) {
        return QuestionKinds.of(question).diagnosable().isPresent();
    }

    /** What it costs to look for so many misconceptions: for each the turn is played again. */
    public long cost(int among) {
        if (among == 0 || scene.isStopped()) {
            return (long) among * scene.shown().size();
        }
        int turn = asked.flatMap(QuestionKind.Diagnosable::move)
                .filter(each -> scene.round().refuse(each).isEmpty())
                .map(each -> scene.choose(each).turn().size())
                .orElse(0);
        return 4L * among * (scene.shown().size() + turn + 50L);
    }

    /** The wrong answers to which misconceptions lead; none for those that lead to the right one, or nowhere. */
    public Map<Misconception, String> answers(List<Misconception> among) {
        Map<Misconception, String> wrong = new EnumMap<>(Misconception.class);
        for (Misconception each : among) {
            answer(each)
                    .filter(answer -> !answer.isEmpty() && !answer.equals(right.answer()) && isOffered(answer))
                    .ifPresent(answer -> wrong.put(each, answer));
        }
        return wrong;
    }

    private boolean isOffered(String answer) {
        return asked.filter(kind -> kind.takes(answer)).isPresent();
    }

    private Optional<String> answer(Misconception misconception) {
        RuleSet rules = scene.round().rules();
        boolean aboutRuling =
                asked.filter(QuestionKind.Diagnosable::isAboutRuling).isPresent();
        boolean needsRuling = misconception == Misconception.EXTRA_TURN_IN_HOUSE;
        if (right.finding().isPresent() || asked.isEmpty() || (needsRuling && !aboutRuling)) {
            return Optional.empty();
        }
        return Belief.of(misconception, rules)
                .flatMap(this::believed)
                .flatMap(belief -> needsRuling ? ruling(belief) : answer(belief));
    }

    private Optional<String> answer(Believed belief) {
        RightAnswer answer = belief.answer();
        return answer.finding().isPresent() ? Optional.empty() : Optional.of(answer.answer());
    }

    /** Whoever expects another turn for a last seed in a house calls the end of a turn there by that name. */
    private Optional<String> ruling(Believed belief) {
        return belief.answer()
                .ruling()
                .filter(ruled -> ruled.at() instanceof House)
                .map(ruled -> Ruling.EXTRA_TURN.id());
    }

    /** A question as it is seen by somebody with a misconception. */
    private record Believed(Question question, Scene scene, LessonBook book) {
        RightAnswer answer() {
            return QuestionKinds.of(question).answer(scene, book, "", NO_SEARCH);
        }
    }

    private Optional<Believed> believed(Belief belief) {
        if (scene.isStopped()) {
            return belief.fitsIntoTurns() ? goneOn(belief.rules()) : Optional.empty();
        }
        Position board = belief.board(scene.position());
        boolean same = board.equals(scene.position())
                && belief.rules().equals(scene.round().rules());
        if (same || scene.round().isOpening() || scene.round().isOver()) {
            return Optional.empty();
        }
        Scene believed = Scene.of(new Engine(belief.rules()), new From.Given(board));
        return Optional.of(new Believed(asked.orElseThrow().believed(belief), believed, book));
    }

    /** The turn under way: what has been seen of it stays. */
    private Optional<Believed> goneOn(RuleSet rules) {
        List<BoardEvent> turn = scene.turn();
        if (!(turn.get(0) instanceof Lifted first)) {
            return Optional.empty();
        }
        Engine engine = new Engine(scene.round().rules());
        Position before =
                Fold.after(scene.start(), scene.shown().subList(0, scene.shown().size() - scene.seen()));
        Move move = new Move(first.at(), first.direction());
        boolean plain = before.toMove() == first.player()
                && engine.refuse(before, move).isEmpty()
                && engine.play(before, move).events().equals(turn);
        if (!plain) {
            // Both hands of an opening are at work, for instance.
            return Optional.empty();
        }
        List<BoardEvent> other = engine.play(before, move, scene.seen(), rules).events();
        boolean goesOn = other.size() > scene.seen()
                && other.subList(scene.seen(), other.size()).stream().anyMatch(Ruled.class::isInstance);
        return goesOn
                ? Optional.of(new Believed(
                        question,
                        new Scene(scene.start(), scene.match(), scene.round(), scene.shown(), other, scene.seen()),
                        book))
                : Optional.empty();
    }
}
