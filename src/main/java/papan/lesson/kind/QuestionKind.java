package papan.lesson.kind;

import java.util.List;
import java.util.Optional;
import papan.analysis.ChartPlan;
import papan.event.SowingEvent.Ruled;
import papan.lesson.scene.Belief;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.scene.Spoken;
import papan.lesson.script.Feedback;
import papan.lesson.script.Given;
import papan.lesson.script.Hint;
import papan.lesson.script.Question;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Place;
import papan.replay.Trail;

/**
 * Everything that belongs to one kind of question, in one place: one class for each kind of {@link Question}, bound to a
 * question. What every kind must say has no body here, so the compiler names what a new kind lacks; what only some kinds
 * have is empty until a kind says otherwise.
 */
public interface QuestionKind {

    /** The name of the kind, as it stands in lesson files and progress files. */
    String type();

    /** How it is answered. */
    AnswerForm form();

    /**
     * The right answer in a scene.
     *
     * @param book the rule sets that it refers to
     * @param path where in the file the question stands
     * @param effort what a search may cost, and is charged
     */
    RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort);

    /** What may be answered in a scene; nothing where the answer is written. */
    List<AnswerOption> options(Scene scene, AnswerOptions offers);

    /** The question in the program's own words. */
    String words(QuestionWords words);

    /** What tells it from other questions of its kind on the same board; never a text. Fingerprints are made of it. */
    String print();

    /** Compares it with the answer that the rules give. */
    void check(RightAnswer right, QuestionCheck check);

    /** How its answers are written in files. */
    AnswerNotation notation(Layout layout);

    /** The help that is offered where the author has thought of none. */
    default List<Hint> hints(HintLadder ladder) {
        return List.of();
    }

    /** The right answer as a text could give it away; empty where a word of it may well be said. */
    default Optional<String> told(RightAnswer right, Spoken spoken) {
        return Optional.empty();
    }

    /** Whether the right answer is a text of the author's, which is translated. */
    default boolean isAnswerText() {
        return false;
    }

    /** Whether its options stand in an order that means something. */
    default boolean isOrdered() {
        return false;
    }

    /** Whether each learner sees its options in another order unless the author says otherwise. */
    default boolean isShuffled() {
        return false;
    }

    /** Whether an answer that is not the right one is near enough. */
    default boolean isNear(Given given, Scene scene) {
        return false;
    }

    /** The ruling that explains the right answer. */
    default Optional<Ruled> why(RightAnswer right) {
        return right.ruling();
    }

    /** What the author says to these answers in their options. */
    default Optional<String> feedback(Given given, boolean correct, Feedback feedback) {
        return Optional.empty();
    }

    /** What misconceptions make of it; empty where its answers can tell nothing of them. */
    default Optional<Diagnosable> diagnosable() {
        return Optional.empty();
    }

    /** Whether its answers have a consequence that could be played. */
    default boolean hasConsequence() {
        return false;
    }

    /** What would come of answering a place; empty if nothing can be played. */
    default Optional<Consequence> consequence(Place place, Scene scene) {
        return Optional.empty();
    }

    /** The way of the hand to the right answer, to be drawn once that is known; empty where no hand leads to it. */
    default Optional<Trail> way(RightAnswer right, Scene scene) {
        return Optional.empty();
    }

    /** The chart of which a line is drawn. */
    default Optional<ChartPlan> drawn() {
        return Optional.empty();
    }

    /** The line that is drawn. */
    default Optional<Curve> curve(Scene scene) {
        return Optional.empty();
    }

    /** A question whose answers tell misconceptions. */
    interface Diagnosable {
        /** The move that is asked about; empty for what has been stopped in the middle. */
        Optional<Move> move();

        /** The question as it is for somebody who believes something. */
        Question believed(Belief belief);

        /** Whether an answer can be given. */
        default boolean takes(String answer) {
            return true;
        }

        /** Whether a ruling is asked for. */
        default boolean isAboutRuling() {
            return false;
        }
    }
}
