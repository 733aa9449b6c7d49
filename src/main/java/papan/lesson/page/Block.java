package papan.lesson.page;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import papan.chart.Chart;
import papan.event.BoardEvent;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.CurveSheet;
import papan.lesson.play.ComparisonLine;
import papan.lesson.play.Trial;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Highlight;
import papan.model.Direction;
import papan.model.Position;
import papan.narration.DecisionTable;
import papan.replay.Trail;
import papan.rules.DirectionChoice;
import papan.rules.Sowing;

/** A piece of a {@link Page}. All texts are ready to be shown, in the language of the page. */
public sealed interface Block {
    /** Calls the visitor's method for this kind of block. */
    <R> R accept(Visitor<R> visitor);

    /** Whether it tells something that other blocks do not. */
    default boolean isNew(List<Block> before) {
        return !before.contains(this);
    }

    /** One method for each kind of block. */
    interface Visitor<R> {
        R said(Said said);

        R told(Told told);

        R board(Board board);

        R compared(Compared compared);

        R explained(Explained explained);

        R chart(Charted chart);

        R asked(Asked asked);

        R look(Look look);

        R tried(Tried tried);

        R judged(Judged judged);

        R answer(Answer answer);

        R ruling(Ruling ruling);

        R cases(Cases cases);

        R hint(Hinted hint);

        R cited(Cited cited);

        R ended(Ended ended);
    }

    /** For those who have something to say of some kinds of blocks only; the others are alike to them. */
    interface SelectiveVisitor<R> extends Visitor<R> {
        /** What there is to say of every other block. */
        R other(Block block);

        @Override
        default R said(Said said) {
            return other(said);
        }

        @Override
        default R told(Told told) {
            return other(told);
        }

        @Override
        default R board(Board board) {
            return other(board);
        }

        @Override
        default R compared(Compared compared) {
            return other(compared);
        }

        @Override
        default R explained(Explained explained) {
            return other(explained);
        }

        @Override
        default R chart(Charted chart) {
            return other(chart);
        }

        @Override
        default R asked(Asked asked) {
            return other(asked);
        }

        @Override
        default R look(Look look) {
            return other(look);
        }

        @Override
        default R tried(Tried tried) {
            return other(tried);
        }

        @Override
        default R judged(Judged judged) {
            return other(judged);
        }

        @Override
        default R answer(Answer answer) {
            return other(answer);
        }

        @Override
        default R ruling(Ruling ruling) {
            return other(ruling);
        }

        @Override
        default R cases(Cases cases) {
            return other(cases);
        }

        @Override
        default R hint(Hinted hint) {
            return other(hint);
        }

        @Override
        default R cited(Cited cited) {
            return other(cited);
        }

        @Override
        default R ended(Ended ended) {
            return other(ended);
        }
    }

    /** A paragraph: the author's words, or what stands for a picture. */
    record Said(String text) implements Block {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.said(this);
        }
    }

    /** Sentences about what happens on the board, one after another. */
    record Told(List<String> sentences) implements Block {
        public Told {
            sentences = List.copyOf(sentences);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.told(this);
        }
    }

    /**
     * A board.
     *
     * @param sowing which way seeds go; it decides at which end each store lies
     * @param marks what is pointed at
     * @param ways of the hand that are drawn on it
     * @param known whether it is as the last one that was shown, which a reader may have before the eyes
     */
    record Board(Position position, Sowing sowing, List<Highlight> marks, List<Trail> ways, boolean known)
            implements Block {
        public Board {
            marks = List.copyOf(marks);
            ways = List.copyOf(ways);
        }

        /** A board on which no way is drawn. */
        public Board(Position position, Sowing sowing, List<Highlight> marks, boolean known) {
            this(position, sowing, marks, List.of(), known);
        }

        /** The same with ways of the hand. */
        Board drawing(List<Trail> next) {
            return new Board(position, sowing, marks, next, known);
        }

        /** Which way seeds go, as far as that is fixed. */
        public Optional<Direction> oneWay() {
            return sowing.choice() == DirectionChoice.FIXED ? Optional.of(sowing.direction()) : Optional.empty();
        }

        /** What is pointed at may change, and the board stays. */
        @Override
        public boolean isNew(List<Block> before) {
            return before.stream().noneMatch(block -> block instanceof Board other && position.equals(other.position));
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.board(this);
        }
    }

    /** Boards on which the same moves are made, each as it is afterwards. */
    record Compared(List<Entry> boards) implements Block {
        public Compared {
            boards = List.copyOf(boards);
        }

        /**
         * One of them.
         *
         * @param label what it is called
         * @param moves what is chosen on it, as moves are written
         * @param last what happened on it last; empty if nothing, or if the learner is to look first
         * @param rule the rule that decided it; empty where none did
         * @param soFar what was decided on it so far, each several times in a row once with its number; empty where nothing
         *     is told
         */
        public record Entry(
                String label,
                String moves,
                Board board,
                Optional<String> last,
                Optional<String> rule,
                List<String> soFar) {
            public Entry {
                soFar = List.copyOf(soFar);
            }
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.compared(this);
        }
    }

    /** Why compared boards differ, or are alike. */
    record Explained(List<ComparisonLine> lines) implements Block {
        public Explained {
            lines = List.copyOf(lines);
        }

        /** The lines as they stand on a terminal or on paper. */
        public List<String> plain() {
            return lines.stream().map(ComparisonLine::plain).toList();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.explained(this);
        }
    }

    /**
     * A chart.
     *
     * @param cursor how much of it has happened
     * @param asked what the author wants to be seen of it
     */
    record Charted(Chart chart, int cursor, AskedChart asked) implements Block {
        /** Whether it is of many rounds, and not of what happens on the board. */
        public boolean isOfRounds() {
            return chart.entries().stream().anyMatch(entry -> entry.sample().isPresent());
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.chart(this);
        }
    }

    /**
     * A question.
     *
     * @param form how it is answered
     * @param options what may be answered, also where it is pointed at or typed
     * @param how how the answer is to be written; may be empty
     * @param right the right answer part by part, as answers are written; empty until nothing is left to find out
     * @param sheet on what a line is drawn; empty where none is
     */
    record Asked(
            String question,
            AnswerForm form,
            List<Option> options,
            String how,
            List<String> right,
            Optional<CurveSheet> sheet)
            implements Block {
        public Asked {
            options = List.copyOf(options);
            right = List.copyOf(right);
        }

        /** What is chosen from a list, or counted one after the other; empty where an answer is given otherwise. */
        public List<Option> listed() {
            return form.isChosen() || form == AnswerForm.TALLY ? options : List.of();
        }

        /** The options in the order in which a class calls them, whatever order a learner sees. */
        public List<Option> lettered() {
            return listed().isEmpty()
                    ? options
                    : options.stream()
                            .sorted(Comparator.comparing(Option::letter))
                            .toList();
        }

        /**
         * What may be answered, and how it stands with it.
         *
         * @param letter under which a class calls it; of a place its name
         * @param hands how many of a class were up for it, in each vote
         */
        public record Option(String id, String letter, String label, Mark mark, List<Integer> hands) {
            public Option {
                hands = List.copyOf(hands);
            }
        }

        /** How it stands with an option. */
        public enum Mark {
            /** Nobody knows yet. */
            OPEN,
            /** It was chosen, and it is right. */
            RIGHT,
            /** It was chosen, and it is wrong. */
            WRONG,
            /** It would have been right. */
            MISSED
        }

        /** Whether it asks the same, whatever has been answered. */
        private boolean isSame(Asked other) {
            return question.equals(other.question) && form == other.form;
        }

        @Override
        public boolean isNew(List<Block> before) {
            return before.stream().noneMatch(block -> block instanceof Asked other && isSame(other));
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.asked(this);
        }
    }

    /**
     * What is to be looked for on compared boards before it is said why they differ.
     *
     * @param points whether it is answered by a place in which they differ now
     */
    record Look(String question, boolean points) implements Block {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.look(this);
        }
    }

    /**
     * How it stands with a goal that is to be reached by moves.
     *
     * @param task what the author asks for; empty if nothing
     * @param sentence what is to be reached, or that it is
     * @param refused why the house that was chosen last cannot be sown; empty if it can
     * @param aims what is worth bringing about on the way
     */
    record Tried(String task, String sentence, Trial.Outcome outcome, String refused, List<Aim> aims) implements Block {
        public Tried {
            aims = List.copyOf(aims);
        }

        /**
         * Something that is worth bringing about.
         *
         * @param reached whether it has been
         */
        public record Aim(String text, boolean reached) {}

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.tried(this);
        }
    }

    /**
     * Whether an answer is right, and what is said to it.
     *
     * @param given what was answered, in words
     * @param gap how far a line that was drawn is from the true one; empty for any other answer
     * @param feedback the author's words and what a wrong answer points to, line by line
     */
    record Judged(boolean correct, String given, String gap, List<String> feedback) implements Block {
        public Judged {
            feedback = List.copyOf(feedback);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.judged(this);
        }
    }

    /**
     * The right answer in a sentence, or an expert's words where nothing is right or wrong.
     *
     * @param why what the author says to it
     */
    record Answer(String sentence, List<String> why) implements Block {
        public Answer {
            why = List.copyOf(why);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.answer(this);
        }
    }

    /**
     * The ruling that decides: the clause, why it applies, and why no other does.
     *
     * @param event what decided
     * @param clause in a sentence
     */
    record Ruling(BoardEvent event, String title, String clause, List<String> because, List<String> whyNot)
            implements Block {
        public Ruling {
            because = List.copyOf(because);
            whyNot = List.copyOf(whyNot);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ruling(this);
        }
    }

    /**
     * All that a last seed can meet, line by line: those that were passed over with the fact that ruled each of them out,
     * the one that decides, and the rest.
     *
     * @param note how it is read
     */
    record Cases(String note, List<DecisionTable.Line> lines) implements Block {
        public Cases {
            lines = List.copyOf(lines);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cases(this);
        }
    }

    /**
     * A rung of the ladder of help that was asked for.
     *
     * @param number from 1
     */
    record Hinted(int number, String text) implements Block {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.hint(this);
        }
    }

    /**
     * Where statements about the world are from.
     *
     * @param title what asks for it
     * @param lines what each source says, which one, and how sure it is
     */
    record Cited(String title, List<String> lines) implements Block {
        public Cited {
            lines = List.copyOf(lines);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cited(this);
        }
    }

    /**
     * What a learner takes along, after the last step.
     *
     * @param goals of the lesson, and which of them were shown
     * @param atFirst how many questions were answered rightly at the first try, in a sentence; empty where nothing was asked
     * @param keep the rule to be remembered, in a sentence; empty where none has decided
     * @param saying a word of the players and what it means; may be empty
     * @param open what is to be come back to, the first first
     */
    record Ended(List<Goal> goals, String atFirst, String keep, String saying, List<Open> open) implements Block {
        public Ended {
            goals = List.copyOf(goals);
            open = List.copyOf(open);
        }

        /**
         * A goal.
         *
         * @param shown whether the learner has shown it
         * @param open its questions that are to be come back to
         */
        public record Goal(String text, boolean shown, List<Open> open) {
            public Goal {
                open = List.copyOf(open);
            }
        }

        /**
         * A step to come back to.
         *
         * @param step its id
         * @param title what it is called
         * @param invitation to come back to it, in a few words
         */
        public record Open(String step, String title, String invitation) {}

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ended(this);
        }
    }
}
