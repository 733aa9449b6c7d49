package papan.lesson.script;

import java.util.List;
import java.util.Optional;
import papan.analysis.ChartPlan;
import papan.event.Ruling;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Side;
import papan.rules.ClauseId;

/** What a learner is asked. The right answer comes from the rules, except where the author
 * alone can know it. */
public sealed interface Question {

    /** The question; empty for the program's own wording. */
    String text();

    /** Calls the visitor's method for this kind of question. */
    <R> R accept(Visitor<R> visitor);

    /**
     * One method for each kind of question; a new kind breaks every implementation at compile time, which is the point.
     *
     * @param <R> what a visit gives
     */
    interface Visitor<R> {
        R landing(Landing question);

        R rule(Rule question);

        R choice(Choice question);

        R howMany(HowMany question);

        R fillCounts(FillCounts question);

        R bestMove(BestMove question);

        R order(Order question);

        R explain(Explain question);

        R similar(Similar question);

        R spotError(SpotError question);

        R drawCurve(DrawCurve question);

        R tally(Tally question);
    }

    /**
     * Where does the last seed land?
     *
     * @param move the move that is asked about; in the middle of a turn the house from which the lap was or will be
     *     lifted
     * @param stated the answer that the author expects; empty to take it from the rules
     */
    record Landing(String text, Move move, Until until, Optional<Place> stated) implements Question {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.landing(this);
        }
    }

    /**
     * Which rule decides over the last seed that has just fallen?
     *
     * @param options the rulings offered; two or more make it a question
     * @param stated the answer that the author expects; empty to take it from the rules
     */
    record Rule(String text, List<Ruling> options, Optional<Ruling> stated) implements Question {
        public Rule {
            options = List.copyOf(options);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.rule(this);
        }
    }

    /**
     * Which of the author's answers?
     *
     * @param several whether more than one is right and all of them must be named
     */
    record Choice(String text, List<Option> options, boolean several) implements Question {
        public Choice {
            options = List.copyOf(options);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.choice(this);
        }
    }

    /**
     * How many?
     *
     * @param move the move that is asked about; empty for the turn that has been stopped in the middle
     * @param until up to which ruling is counted
     * @param stated the answer that the author expects; empty to take it from the rules
     */
    record HowMany(String text, Optional<Move> move, Until until, Measure of, Optional<Integer> stated)
            implements Question {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.howMany(this);
        }
    }

    /**
     * How many seeds lie in each of these houses?
     *
     * @param move the move that is asked about; empty for the turn that has been stopped in the middle
     * @param until up to which ruling is counted
     * @param stated the counts that the author expects, in the order of the houses; empty to take them from the rules
     */
    record FillCounts(String text, Optional<Move> move, Until until, List<House> houses, List<Integer> stated)
            implements Question {
        /** The most houses that are asked for at a time. */
        public static final int MAX_HOUSES = 8;

        public FillCounts {
            houses = List.copyOf(houses);
            stated = List.copyOf(stated);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.fillCounts(this);
        }
    }

    /**
     * Which move is the best?
     *
     * @param by what makes it so; empty if the author's list does
     * @param depth how many moves are looked ahead
     * @param within by how many seeds a move may be worse than the best and still be right
     * @param stated the moves that the author expects; empty to take them from the rules
     */
    record BestMove(String text, Optional<Worth> by, int depth, int within, List<Move> stated) implements Question {
        /** The most moves that are looked ahead. */
        public static final int MAX_DEPTH = 8;

        public BestMove {
            stated = List.copyOf(stated);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bestMove(this);
        }
    }

    /** What makes a move good. */
    enum Worth {
        /** The seeds that it brings into the own store at once. */
        STORE_GAIN,
        /** The margin after the best play of both, as far as is looked ahead. */
        SEARCH
    }

    /**
     * In which order does this happen?
     *
     * @param move the move that is asked about; empty for the turn that has been stopped in the middle
     * @param events what is put in order; empty for everything but the sowing of single seeds
     */
    record Order(String text, Optional<Move> move, List<Selector> events) implements Question {
        /** The most events that are put in order. */
        public static final int MAX_EVENTS = 6;

        public Order {
            events = List.copyOf(events);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.order(this);
        }
    }

    /**
     * Why? Not scored.
     *
     * @param model what an expert would write; shown beside the learner's own words afterwards
     */
    record Explain(String text, String model) implements Question {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.explain(this);
        }
    }

    /**
     * What have two rule sets in common?
     *
     * @param clauses the clauses that are offered
     */
    record Similar(String text, RulesName one, RulesName other, List<ClauseId> clauses) implements Question {
        /** The most clauses that are offered. */
        public static final int MAX_CLAUSES = 8;

        public Similar {
            clauses = List.copyOf(clauses);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.similar(this);
        }
    }

    /**
     * Which event of a turn does not follow the rules?
     *
     * @param alter the clauses by which the turn goes wrong; none where it is a misconception by which it does
     * @param believed the misconception by which it goes wrong
     */
    record SpotError(String text, Move move, Borrowed alter, Optional<Misconception> believed) implements Question {
        /** The most events that are offered. */
        public static final int MAX_EVENTS = 8;

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.spotError(this);
        }
    }

    /**
     * How will a line of a chart go in the coming turn?
     *
     * @param move the move that is asked about; empty for the turn that has been stopped in the middle
     * @param chart which chart it is a line of
     * @param side whose line is drawn, where each player has one
     * @param within how much of the height of the line the answer may be beside it on average, in per cent
     */
    record DrawCurve(String text, Optional<Move> move, ChartPlan chart, Side side, int within) implements Question {
        /** The number of the line that is drawn. */
        public int line() {
            return chart.lineOf(side);
        }

        /** How much an answer may be beside the line if the author does not say. */
        public static final int USUAL_WITHIN = 20;

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.drawCurve(this);
        }
    }

    /** How many of a class are for which option? Counted by a teacher, twice if wanted; not scored. */
    record Tally(String text, List<Option> options) implements Question {
        public Tally {
            options = List.copyOf(options);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.tally(this);
        }
    }

    /** One of the author's answers. */
    record Option(String id, String text, boolean correct, String feedback) {}

    /**
     * Which last seed is meant.
     *
     * @param lap the lap of the turn, from 1; 0 for the last one, whichever that is
     */
    record Until(int lap) {
        /** The last seed of the first lap. */
        public static final Until FIRST_LAP = new Until(1);
        /** The last seed of the whole turn. */
        public static final Until TURN = new Until(0);

        /** Whether the last seed of the whole turn is meant. */
        public boolean isTurn() {
            return lap == 0;
        }
    }
}
