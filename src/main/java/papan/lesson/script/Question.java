package papan.lesson.script;

import java.util.List;
import java.util.Optional;
import papan.analysis.ChartPlan;
import papan.event.Ruling;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Says;
import papan.model.Side;
import papan.rules.ClauseId;

/** What a learner is asked. The right answer comes from the rules, except where the author
 * alone can know it. */
@Says(name = "question", by = "type")
public sealed interface Question
        permits Question.Landing,
                Question.Rule,
                Question.Choice,
                Question.HowMany,
                Question.BestMove,
                Question.Order,
                Question.FillCounts,
                Question.Explain,
                Question.Similar,
                Question.SpotError,
                Question.Tally,
                Question.DrawCurve {

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

    /** Where does the last seed land? In the middle of a turn the move is the house of the lap that was or will be lifted. */
    @Says(
            value = "Where a last seed lands.",
            name = "landing",
            example = "{ 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }")
    record Landing(
            @Says(value = "The question in your own words.", usual = "", translated = true)
            String text,

            @Says("The house that is lifted.") Move move,
            @Says("firstLap, turn, or { \"lap\": 2 }.") Until until,

            @Says(value = "\"auto\", or the place; it is then compared with the rules.", name = "answer", or = "auto")
            Optional<Place> stated)
            implements Question {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.landing(this);
        }
    }

    /** Which rule decides over the last seed that has just fallen? Two or more options make it a question. */
    @Says(value = "Which rule decides.", name = "rule", example = "{ 'type': 'rule', 'options': ['relay', 'capture'] }")
    record Rule(
            @Says(value = "The question in your own words.", usual = "", translated = true)
            String text,

            @Says(value = "Rulings to choose from; all that the rule set can come to, if left out.", usual = "")
            List<Ruling> options,

            @Says(value = "\"auto\", or the ruling; it is then compared with the rules.", name = "answer", or = "auto")
            Optional<Ruling> stated)
            implements Question {
        public Rule {
            options = List.copyOf(options);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.rule(this);
        }
    }

    /** Which of the author's answers? Where several are right all of them must be named. */
    @Says(
            value = "Options of your own.",
            name = "choice",
            example = "{ 'type': 'choice', 'text': 'Whose store gets seeds?', 'options': ["
                    + "{ 'id': 'own', 'text': 'Only mine.', 'correct': true, 'feedback': 'Yes, the other is skipped.' },"
                    + " { 'id': 'both', 'text': 'Both.', 'feedback': 'Watch the hand at the other store.' }] }")
    record Choice(
            @Says(value = "The question.", filled = true, translated = true)
            String text,

            @Says(value = "What may be chosen.", whole = "options", translated = true)
            List<Option> options,

            @Says(value = "Whether several may be chosen.", usual = "false")
            boolean several)
            implements Question {
        public Choice {
            options = List.copyOf(options);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.choice(this);
        }
    }

    /** How many? */
    @Says(
            value = "How many seeds, laps or captured seeds.",
            name = "number",
            example = "{ 'type': 'number', 'of': 'laps', 'move': 'S3' }")
    record HowMany(
            @Says(value = "The question in your own words.", usual = "", translated = true)
            String text,

            @Says("What is counted: house:S3, store:south, laps or captured.")
            Measure of,

            @Says("The house that is lifted; leave it out for the turn that was stopped in the middle.")
            Optional<Move> move,

            @Says(value = "firstLap, turn, or { \"lap\": 2 }.", as = "upTo", usual = "TURN")
            Until until,

            @Says(
                    value = "\"auto\", or the number; it is then compared with the rules.",
                    name = "answer",
                    or = "auto",
                    as = "seeds")
            Optional<Integer> stated)
            implements Question {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.howMany(this);
        }
    }

    /** How many seeds lie in each of these houses? Counts that are stated stand in the order of the houses. */
    @Says(
            value = "How many seeds lie in each of several houses.",
            name = "fillCounts",
            example = "{ 'type': 'fillCounts', 'houses': ['S4', 'S5'], 'move': 'S3' }")
    record FillCounts(
            @Says(value = "The question in your own words.", usual = "", translated = true)
            String text,

            @Says(value = "Whose seeds are counted.", whole = "houses")
            List<House> houses,

            @Says("The house that is lifted; leave it out for the turn that was stopped in the middle.")
            Optional<Move> move,

            @Says(value = "firstLap, turn, or { \"lap\": 2 }.", as = "upTo", usual = "TURN")
            Until until,

            @Says(value = "\"auto\", or a count for each house.", name = "answer", or = "auto", as = "seeds")
            List<Integer> stated)
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

    /** Which move is the best? Either by what makes it so, or because the author says so. */
    @Says(value = "Which move is the best.", name = "bestMove", example = "{ 'type': 'bestMove' }")
    record BestMove(
            @Says(value = "The question in your own words.", usual = "", translated = true)
            String text,

            @Says(value = "\"auto\", a house, or a list of houses.", name = "answer", or = "auto", whole = "moves")
            List<Move> stated,

            @Says("storeGain: seeds in the store at once; search: the margin as far as is looked ahead.")
            Optional<Worth> by,

            @Says(value = "How many moves a search looks ahead.", as = "depth", usual = "1")
            int depth,

            @Says(
                    value = "By how many seeds a move may be worse and still be right.",
                    usual = "0",
                    max = BestMove.MAX_WITHIN)
            int within)
            implements Question {
        /** The most moves that are looked ahead. */
        public static final int MAX_DEPTH = 8;
        /** The most seeds by which a move may be worse. */
        public static final int MAX_WITHIN = 98;

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

    /** In which order does this happen? */
    @Says(value = "Events are put in order.", name = "order", example = "{ 'type': 'order', 'move': 'S3' }")
    record Order(
            @Says(value = "The question in your own words.", usual = "", translated = true)
            String text,

            @Says("The house that is lifted; leave it out for the turn that was stopped in the middle.")
            Optional<Move> move,

            @Says(
                    value = "What is put in order; leave it out for all events but the sowing of single seeds.",
                    whole = "events",
                    usual = "")
            List<Selector> events)
            implements Question {
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

    /** Why? Not scored; what an expert would write is shown beside the learner's own words afterwards. */
    @Says(
            value = "Why; answered in one's own words.",
            name = "explain",
            example =
                    "{ 'type': 'explain', 'text': 'Why does the turn go on?', 'model': 'The last seed fell into the own"
                            + " store.' }")
    record Explain(
            @Says(value = "The question.", filled = true, translated = true)
            String text,

            @Says(value = "What an expert would write.", filled = true, usual = "", translated = true)
            String model)
            implements Question {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.explain(this);
        }
    }

    /** What have two rule sets in common? */
    @Says(
            value = "What two rule sets have in common.",
            name = "similar",
            example = "{ 'type': 'similar', 'rules': ['congkak', 'sungka'] }")
    record Similar(
            @Says(value = "The question in your own words.", usual = "", translated = true)
            String text,

            @Says(value = "Two rule sets; each an id, or one with a clause of another.", whole = "twoRules")
            List<RulesName> rules,

            @Says(value = "What is offered; some of both sorts, if left out.", whole = "offered", usual = "")
            List<ClauseId> clauses)
            implements Question {
        /** The most clauses that are offered. */
        public static final int MAX_CLAUSES = 8;

        public Similar {
            rules = List.copyOf(rules);
            clauses = List.copyOf(clauses);
        }

        /** The first of the two. */
        public RulesName one() {
            return rules.get(0);
        }

        /** The second. */
        public RulesName other() {
            return rules.get(1);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.similar(this);
        }
    }

    /** Which event of a turn does not follow the rules? */
    @Says(
            value = "Which event of a turn is wrong.",
            name = "spotError",
            example = "{ 'type': 'spotError', 'move': 'S3', 'alter': 'counts-start' }")
    record SpotError(
            @Says(value = "The question in your own words.", usual = "", translated = true)
            String text,

            @Says("The house that is lifted.") Move move,

            @Says("The rule by which the turn goes wrong: a clause of another rule set, or a misconception.")
            Fault alter)
            implements Question {
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
     * @param side whose line is drawn, where each player has one
     */
    @Says(
            value = "How a line of a chart will go.",
            name = "drawCurve",
            example = "{ 'type': 'drawCurve', 'chart': 'stores', 'move': 'S3' }")
    record DrawCurve(
            @Says(value = "The question in your own words.", usual = "", translated = true)
            String text,

            @Says(beside = true, as = "curve") ChartPlan chart,

            @Says("The house that is chosen; left out if a move has been stopped in the middle.")
            Optional<Move> move,

            @Says(beside = true, as = "drawn") Side side,

            @Says(
                    value = "How much of the line's height the answer may be beside it on average, in per cent.",
                    usual = "20",
                    max = 100)
            int within)
            implements Question {
        /** The number of the line that is drawn. */
        public int line() {
            return chart.lineOf(side);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.drawCurve(this);
        }
    }

    /** How many of a class are for which option? Counted by a teacher, twice if wanted; not scored. */
    @Says(
            value = "The hands of a class are counted.",
            name = "tally",
            example =
                    "{ 'type': 'tally', 'text': 'Who would lift S3?', 'options': [{ 'id': 'yes', 'text': 'I would.' }] }")
    record Tally(
            @Says(value = "The question.", filled = true, translated = true)
            String text,

            @Says(value = "What hands are raised for.", whole = "counted", translated = true)
            List<Option> options)
            implements Question {
        public Tally {
            options = List.copyOf(options);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.tally(this);
        }
    }

    /** By what a turn goes wrong: a clause of another rule set, or else a misconception. */
    record Fault(Borrowed clause, Optional<Misconception> believed) {}

    /** One of the author's answers. */
    @Says(value = "Something that may be chosen.", name = "option")
    record Option(
            @Says(value = "An id that no other option has.", filled = true, as = "id")
            String id,

            @Says(value = "What it says.", filled = true, usual = "", translated = true)
            String text,

            @Says(value = "Whether it is right.", usual = "false")
            boolean correct,

            @Says(value = "Why it is right or wrong.", usual = "", translated = true)
            String feedback) {}

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
