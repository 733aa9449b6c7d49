package papan.lesson.page;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import papan.chart.Chart;
import papan.event.BoardEvent;
import papan.lesson.compare.ComparisonLine;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.CurveSheet;
import papan.lesson.play.Trial;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Highlight;
import papan.model.Direction;
import papan.model.Position;
import papan.model.Says;
import papan.narration.DecisionTable;
import papan.replay.Trail;
import papan.rules.DirectionChoice;
import papan.rules.Sowing;

/** A piece of a {@link Page}. All texts are ready to be shown, in the language of the page. */
@Says(value = "What kind of block it is.", name = "block", by = "kind")
public sealed interface Block
        permits Block.Said,
                Block.Told,
                Block.Board,
                Block.Compared,
                Block.Look,
                Block.Explained,
                Block.Charted,
                Block.Asked,
                Block.Tried,
                Block.Judged,
                Block.Answer,
                Block.Ruling,
                Block.Cases,
                Block.Hinted,
                Block.Cited,
                Block.Ended {
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
    @Says(value = "A paragraph.", name = "said")
    record Said(@Says("What is said.") String text) implements Block {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.said(this);
        }
    }

    /** Sentences about what happens on the board, one after another. */
    @Says(value = "What happens on the board.", name = "told")
    record Told(@Says("One after another.") List<String> sentences) implements Block {
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
    @Says(name = "board")
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
    @Says(value = "Boards on which the same moves are made.", name = "compared")
    record Compared(@Says("The boards.") List<Entry> boards) implements Block {
        public Compared {
            boards = List.copyOf(boards);
        }

        /** One of them; what happened last is left out where the learner is to look first. */
        @Says(value = "One of several boards.", name = "comparedBoard")
        public record Entry(
                @Says("What it is called.") String label,

                @Says("What is chosen on it, as moves are written.")
                String moves,

                @Says("The board as it is then.") Board board,

                @Says("What happened on it last; left out if nothing did.")
                Optional<String> last,

                @Says("The rule that decided it; left out where none did.")
                Optional<String> rule,

                @Says(value = "What was decided on it so far.", usual = "")
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

    /** What is to be looked for on compared boards before it is said why they differ. */
    @Says(value = "What is to be looked for on compared boards.", name = "look")
    record Look(
            @Says("What is asked.") String question,

            @Says("Whether it is answered by a place in which the boards differ now.")
            boolean points)
            implements Block {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.look(this);
        }
    }

    /** Why compared boards differ, or are alike. */
    @Says(value = "Why compared boards differ, or are alike.", name = "explained")
    record Explained(@Says("One after another.") List<ComparisonLine> lines) implements Block {
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
    @Says(name = "chart")
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
    @Says(value = "A question.", name = "asked")
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
        @Says(value = "Something that may be answered.", name = "option")
        public record Option(
                @Says("How an answer names it.") String id,
                String letter,
                @Says("What is read.") String label,

                @Says("right or wrong: it was chosen; missed: it would have been right; open: nobody knows yet.")
                Mark mark,

                List<Integer> hands) {
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

    /** How it stands with a goal that is to be reached by moves. */
    @Says(value = "A goal that is to be reached by moves.", name = "tried")
    record Tried(
            @Says("What the author asks for; may be empty.") String task,
            @Says("What is to be reached, or that it is.") String sentence,
            @Says("How it stands with it.") Trial.Outcome outcome,

            @Says("Why the house chosen last cannot be sown; may be empty.")
            String refused,

            @Says("What is worth bringing about on the way.")
            List<Aim> aims)
            implements Block {
        public Tried {
            aims = List.copyOf(aims);
        }

        /** Something that is worth bringing about. */
        @Says(name = "aim")
        public record Aim(
                @Says("What it is.") String text,
                @Says("Whether it has been.") boolean reached) {}

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.tried(this);
        }
    }

    /** Whether an answer is right, and what is said to it. */
    @Says(value = "Whether an answer is right.", name = "judged")
    record Judged(
            @Says("Whether it is.") boolean correct,
            @Says("What was answered, in words.") String given,

            @Says("How far a line that was drawn is from the true one; may be empty.")
            String gap,

            @Says("What is said to it, line by line.") List<String> feedback)
            implements Block {
        public Judged {
            feedback = List.copyOf(feedback);
        }

        /** What is said to it, to a line first how far it is from the true one. */
        public Stream<String> said() {
            return Stream.concat(Stream.of(gap), feedback.stream()).filter(line -> !line.isEmpty());
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.judged(this);
        }
    }

    /** The right answer in a sentence. */
    @Says(value = "The right answer, or an expert's where nothing is right or wrong.", name = "answer")
    record Answer(
            @Says("The answer.") String sentence,

            @Says("What the author says to it, line by line.")
            List<String> why) implements Block {
        public Answer {
            why = List.copyOf(why);
        }

        /** The right answer among what is told, with what is said to it; empty while that is not known, or nothing is. */
        public static Optional<Answer> reasoned(List<Block> told) {
            return told.stream()
                    .flatMap(block -> block instanceof Judged judged && judged.correct()
                            ? Stream.of(new Answer(judged.given(), judged.feedback()))
                            : block instanceof Answer answer ? Stream.of(answer) : Stream.empty())
                    .filter(answer -> !answer.why().isEmpty())
                    .findFirst();
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
    @Says(name = "ruling")
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
     */
    @Says(value = "All that a last seed can meet: the first line that fits decides.", name = "cases")
    record Cases(
            @Says("How it is read.") String note,
            @Says("From top to bottom.") List<DecisionTable.Line> lines) implements Block {
        public Cases {
            lines = List.copyOf(lines);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cases(this);
        }
    }

    /** A rung of the ladder of help that was asked for. */
    @Says(value = "A rung of the ladder of help.", name = "hint")
    record Hinted(
            @Says(value = "Which one, from 1.", min = 1) int number,
            @Says("What is said.") String text) implements Block {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.hint(this);
        }
    }

    /** Where statements about the world are from. */
    @Says(value = "Where statements about the world are from.", name = "cited")
    record Cited(
            @Says("What asks for it.") String title,
            @Says("What each source says.") List<String> lines) implements Block {
        public Cited {
            lines = List.copyOf(lines);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cited(this);
        }
    }

    /** What a learner takes along, after the last step. */
    @Says(value = "What a learner takes along, after the last step.", name = "ended")
    record Ended(
            @Says("The goals of the lesson.") List<Goal> goals,

            @Says("How many answers were right at the first try; may be empty.")
            String atFirst,

            @Says("The rule to remember; may be empty.") String keep,
            @Says("A word of the players; may be empty.") String saying,
            @Says("What there is to come back to.") List<Open> open)
            implements Block {
        public Ended {
            goals = List.copyOf(goals);
            open = List.copyOf(open);
        }

        /** How the lesson went and what there is to remember of it. */
        public Stream<String> said() {
            return Stream.of(atFirst, keep, saying).filter(line -> !line.isEmpty());
        }

        /** A goal. */
        @Says(value = "A goal of the lesson.", name = "reachedGoal")
        public record Goal(
                @Says("What a learner can do.") String text,
                @Says("Whether the learner has shown it.") boolean shown,
                @Says("Its questions to come back to.") List<Open> open) {
            public Goal {
                open = List.copyOf(open);
            }
        }

        /** A step to come back to. */
        @Says(value = "A step to come back to.", name = "openStep")
        public record Open(
                @Says("Its id.") String step,
                @Says("What it is called.") String title,
                @Says("The words that invite to it.") String invitation) {}

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ended(this);
        }
    }
}
