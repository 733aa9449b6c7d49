package papan.lesson.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import papan.event.SowingEvent;
import papan.lesson.kind.AnswerOptions;
import papan.lesson.kind.Consequence;
import papan.lesson.kind.Diagnosis;
import papan.lesson.kind.QuestionKind;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.kind.RightAnswer;
import papan.lesson.scene.Scene;
import papan.lesson.scene.Spoken;
import papan.lesson.script.Given;
import papan.lesson.script.Misconception;
import papan.lesson.script.Step;
import papan.lesson.script.Verdict;
import papan.model.Place;

/** Judges answers to the questions of a lesson, as {@link LessonRun} says, and knows the right ones. */
final class Verdicts {
    private final List<PlayedStep> played;
    private final List<Optional<RightAnswer>> answers;
    private final AnswerOptions offers;
    private final Spoken spoken;
    /** What misconceptions would answer, by stage, as far as anybody has asked. */
    private final Map<Integer, Map<Misconception, String>> believed = new ConcurrentHashMap<>();

    /**
     * Verdicts on one lesson.
     *
     * @param answers the right ones, by stage; empty where a stage does not ask
     */
    Verdicts(List<PlayedStep> played, List<Optional<RightAnswer>> answers, AnswerOptions offers, Spoken spoken) {
        this.played = played;
        this.answers = answers;
        this.offers = offers;
        this.spoken = spoken;
    }

    /**
     * The right answer of a stage, with how it came about.
     *
     * @throws IllegalArgumentException if the stage does not ask
     */
    RightAnswer right(Stage stage) {
        return answers.get(stage.index())
                .orElseThrow(() -> new IllegalArgumentException(
                        "stage " + stage.step().head().id() + " does not ask anything"));
    }

    /** The right answer as it is shown: a model answer is a text of the author's. */
    Given shown(Stage stage) {
        String answer = right(stage).answer();
        return QuestionKinds.of(stage.ask().question()).isAnswerText()
                ? Given.words(spoken.text(answer))
                : Given.of(answer);
    }

    Verdict judge(Stage stage, String answer) {
        RightAnswer right = right(stage);
        Step.Ask ask = stage.ask();
        Judging judging = judging(stage, ask);
        Given given = judging.understood(answer);
        QuestionKind kind = QuestionKinds.of(ask.question());
        boolean correct = judging.isRight(given, right)
                || kind.isNear(given, played.get(stage.index()).after());
        Optional<SowingEvent.Ruled> why = ask.feedback().why() ? kind.why(right) : Optional.empty();
        List<Misconception> found = correct ? List.of() : misconceptions(stage, ask, right, given.written());
        return new Verdict(correct, given, shown(stage), spoken.text(feedback(ask, given, correct)), why, found);
    }

    boolean isAnswer(Stage stage, String answer) {
        return stage.asked().filter(ask -> judging(stage, ask).isAnswer(answer)).isPresent();
    }

    private Judging judging(Stage stage, Step.Ask ask) {
        return new Judging(
                stage.form(),
                QuestionKinds.of(ask.question())
                        .options(played.get(stage.index()).after(), offers));
    }

    /** The misconceptions that explain a wrong answer; what each would answer is worked out once for a stage. */
    private List<Misconception> misconceptions(Stage stage, Step.Ask ask, RightAnswer right, String given) {
        List<Misconception> among = ask.feedback().misconceptions();
        if (among.isEmpty()) {
            return List.of();
        }
        Scene scene = played.get(stage.index()).after();
        Map<Misconception, String> wrong = believed.computeIfAbsent(
                stage.index(), index -> new Diagnosis(ask.question(), scene, offers.book(), right).answers(among));
        return among.stream().filter(each -> given.equals(wrong.get(each))).toList();
    }

    Optional<Consequence> consequence(Stage stage, String answer) {
        Verdict verdict = judge(stage, answer);
        Step.Ask ask = stage.ask();
        return verdict.correct() || !ask.feedback().consequence()
                ? Optional.empty()
                : consequence(
                        QuestionKinds.of(ask.question()),
                        played.get(stage.index()).after(),
                        verdict.given().written());
    }

    private static Optional<Consequence> consequence(QuestionKind kind, Scene scene, String answer) {
        if (!kind.hasConsequence() || scene.isStopped() || scene.round().isOpening()) {
            return Optional.empty();
        }
        return Place.parse(answer)
                .filter(scene.position().layout()::contains)
                .flatMap(place -> kind.consequence(place, scene));
    }

    /** The author's words for these answers: for the answer itself, for its option, or for any right or wrong one. */
    private static String feedback(Step.Ask ask, Given given, boolean correct) {
        String byAnswer = ask.feedback().byAnswer().get(given.written());
        if (byAnswer != null) {
            return byAnswer;
        }
        Optional<String> own = QuestionKinds.of(ask.question()).feedback(given, correct, ask.feedback());
        if (own.isPresent()) {
            return own.get();
        }
        return correct ? ask.feedback().correct() : ask.feedback().wrong();
    }
}
