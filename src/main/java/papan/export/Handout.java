package papan.export;

import java.util.List;
import papan.model.Direction;
import papan.model.Position;
import papan.model.Side;
import papan.narration.CaptionText;

/**
 * A lesson to read on paper: what is told, shown and asked, with the answers apart from the questions.
 *
 * @param words the language and terms that it is written in
 * @param bottom who sits at the bottom of its boards
 * @param summary one sentence; may be empty
 * @param goals what a learner can do afterwards
 * @param steps the steps of the lesson, in the order of its file
 * @param later what is asked on the days after the lesson
 * @param teacher what a teacher wants to know before it; may be empty
 */
public record Handout(
        CaptionText words,
        Side bottom,
        String title,
        String summary,
        List<String> goals,
        List<Section> steps,
        List<Section> later,
        String teacher) {
    public Handout {
        goals = List.copyOf(goals);
        steps = List.copyOf(steps);
        later = List.copyOf(later);
    }

    /**
     * One step.
     *
     * @param number as it is counted on the sheet, from 1
     * @param key what must not be read before the question has been answered
     */
    public record Section(int number, String title, List<Block> blocks, Key key) {
        public Section {
            blocks = List.copyOf(blocks);
        }

        /** Its number and title. */
        String heading() {
            return number + ". " + title;
        }
    }

    /**
     * What belongs to a step, but not on the sheet of a learner.
     *
     * @param answers the answer and why it is right; empty where nothing is asked
     * @param hints from "where to look" to "nearly the answer"
     * @param teacher a note for the teacher; may be empty
     */
    public record Key(List<String> answers, List<String> hints, String teacher) {
        public Key {
            answers = List.copyOf(answers);
            hints = List.copyOf(hints);
        }

        boolean isEmpty() {
            return answers.isEmpty() && hints.isEmpty() && teacher.isEmpty();
        }
    }

    /** A piece of a step. */
    public sealed interface Block permits Text, Told, Board, Asked, Table {}

    /** A paragraph. */
    public record Text(String text) implements Block {}

    /** Sentences about what happens on the board, one after another. */
    public record Told(List<String> sentences) implements Block {
        public Told {
            sentences = List.copyOf(sentences);
        }
    }

    /**
     * A board.
     *
     * @param caption what stands above it; may be empty
     * @param direction which way seeds go; it decides at which end each store lies
     */
    public record Board(String caption, Position position, Direction direction) implements Block {}

    /**
     * A question.
     *
     * @param options what may be answered; empty where the board says it
     * @param how how the answer is to be written; may be empty
     */
    public record Asked(String question, List<String> options, String how) implements Block {
        public Asked {
            options = List.copyOf(options);
        }
    }

    /**
     * A chart as numbers.
     *
     * @param rows the first one has the headings
     * @param below what is said about it
     */
    public record Table(String title, List<List<String>> rows, List<String> below) implements Block {
        public Table {
            rows = rows.stream().map(List::copyOf).toList();
            below = List.copyOf(below);
        }
    }
}
