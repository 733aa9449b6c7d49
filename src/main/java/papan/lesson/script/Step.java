package papan.lesson.script;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import papan.analysis.ChartKind;
import papan.model.Says;
import papan.replay.Grain;
import papan.replay.Pairing;

/** One thing that a learner sees, watches or answers. */
public sealed interface Step {

    /** What every kind of step has. */
    Head head();

    /** Calls the visitor's method for this kind of step. */
    <R> R accept(Visitor<R> visitor);

    /**
     * One method for each kind of step; a new kind breaks every implementation at compile time, which is the point.
     *
     * @param <R> what a visit gives
     */
    interface Visitor<R> {
        R show(Show step);

        R play(Play step);

        R ask(Ask step);

        R letTry(Try step);

        R compare(Compare step);

        R showChart(ShowChart step);
    }

    /** The step itself if it looks at a position or a picture. */
    default Optional<Show> asShow() {
        return Optional.empty();
    }

    /** The step itself if it shows moves. */
    default Optional<Play> asPlay() {
        return Optional.empty();
    }

    /** The step itself if it asks. */
    default Optional<Ask> asAsk() {
        return Optional.empty();
    }

    /** The step itself if it lets try. */
    default Optional<Try> asTry() {
        return Optional.empty();
    }

    /** The step itself if it compares boards. */
    default Optional<Compare> asCompare() {
        return Optional.empty();
    }

    /** The step itself if it shows a chart. */
    default Optional<ShowChart> asShowChart() {
        return Optional.empty();
    }

    /** One board of a drill on its own, with nothing said of the others; empty for whatever is no drill. */
    default Optional<Step> on(Rung board) {
        return Optional.empty();
    }

    /**
     * A round that is played to its end, or several.
     *
     * @param stops whether the seeds wait at each rule that decides for the first time
     * @param rounds how many are played at most
     * @param aims what is worth bringing about in it
     */
    static Step game(Head head, Opponent opponent, boolean stops, int rounds, List<Aim> aims) {
        Condition over = new Condition.RoundOver(true);
        return new Try(
                head, over, Optional.empty(), Try.MAX_GAME, opponent, true, stops, rounds, 0, aims, "", Ladder.NONE);
    }

    /**
     * A ladder of boards on which the same goal is to be reached.
     *
     * @param ticks the id of the lesson's goal that is shown by it; empty if none
     */
    static Step drill(Head head, Condition goal, String ticks, Ladder ladder) {
        return new Try(
                head,
                goal,
                Optional.empty(),
                Try.MAX_MOVES,
                new Opponent.Nobody(),
                true,
                false,
                1,
                0,
                List.of(),
                ticks,
                ladder);
    }

    /** A goal that is to be reached in so many moves, by nobody in particular. */
    static Try supposed(Condition goal, int moves) {
        Opponent nobody = new Opponent.Nobody();
        return new Try(Head.NONE, goal, Optional.empty(), moves, nobody, true, false, 1, 0, List.of(), "", Ladder.NONE);
    }

    /** Whether it asks a question. */
    default boolean asks() {
        return asAsk().isPresent();
    }

    /** Whether the learner moves in it. */
    default boolean letsTry() {
        return asTry().isPresent();
    }

    /** Whether it begins where the step before ended, and its boards are no others. */
    default boolean goesOn() {
        boolean ownBoards = asCompare().isPresent()
                || asShowChart().flatMap(ShowChart::rounds).isPresent()
                || asTry().filter(Try::isDrill).isPresent();
        return head().from() instanceof From.Keep && !ownBoards;
    }

    /** Whether it plays a round to its end. */
    default boolean isPlayedOut() {
        return asTry().filter(Try::isGame).isPresent();
    }

    /** Whether a question right behind it may speak of what was seen or done: not of games and drills, which are over. */
    default boolean leadsToQuestions() {
        return !asks() && asTry().filter(any -> any.isGame() || any.isDrill()).isEmpty();
    }

    /** What every kind of step has. */
    @Says
    record Head(
            @Says(value = "An id that no other step has.", filled = true, as = "id")
            String id,

            @Says(value = Head.BEGINS, name = "position", usual = "KEEP")
            From from,

            @Says(value = "A heading; without it the id is shown.", usual = "", translated = true)
            String title,

            @Says(
                    value = "What you say: one text for the step, or a list of texts for events.",
                    whole = "say",
                    usual = "",
                    translated = true)
            List<Say> say,

            @Says(value = "A note for the teacher.", usual = "", translated = true)
            String teacher,

            @Says(value = "Planned length.", usual = "0", min = 0.2, max = 20)
            double minutes,

            @Says(value = "What to look at.", name = "highlight", usual = "", translated = true)
            List<Highlight> highlights,

            @Says(
                    value = "A ladder of help, from where to look to nearly the answer.",
                    whole = "hints",
                    usual = "",
                    translated = true)
            List<Hint> hints,

            @Says Optional<Expectation> expect,

            @Says(value = "Whether it may be skipped.", usual = "true")
            boolean skippable,

            @Says(
                    value =
                            "Where the lesson goes on: the id of a step, \"end\", or a list of branches that ends in one.",
                    usual = "FOLLOWING")
            Next next,

            @Says(
                    "The parts of the window that this step reveals; without it in any step all are there from the beginning.")
            Optional<Set<Panel>> panels,

            @Says(
                    value = "Where its statements about the world are from; shown on demand.",
                    whole = "cites",
                    usual = "",
                    translated = true)
            List<Cite> cites) {
        private static final String BEGINS = "\"start\", \"keep\" (where the step before ended), the id of one of the"
                + " positions, or a position written out.";
        /** Of a step that is only supposed. */
        private static final Head NONE = alone("", new From.Keep());

        public Head {
            panels = panels.map(Set::copyOf);
            say = List.copyOf(say);
            highlights = List.copyOf(highlights);
            hints = List.copyOf(hints);
            cites = List.copyOf(cites);
        }

        /** Of a step that says nothing, on a board of its own. */
        public static Head alone(String id, From from) {
            return new Head(
                    id,
                    from,
                    "",
                    List.of(),
                    "",
                    0,
                    List.of(),
                    List.of(),
                    Optional.empty(),
                    true,
                    Next.FOLLOWING,
                    Optional.empty(),
                    List.of());
        }
    }

    /**
     * A position or a picture to look at.
     *
     * @param picture shown beside the position that the step gives, or alone if it gives none
     */
    record Show(
            @Says(beside = true, translated = true) Head head,
            @Says(beside = true, translated = true) Optional<Picture> picture)
            implements Step {
        /** Whether the board is seen: not where a picture stands alone. */
        public boolean showsBoard() {
            return picture.isEmpty() || !(head.from() instanceof From.Keep);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.show(this);
        }

        @Override
        public Optional<Show> asShow() {
            return Optional.of(this);
        }
    }

    /** Moves to watch. */
    @Says(
            value = "Moves.",
            name = "play",
            example = "{ 'id': 'turn', 'kind': 'play', 'from': 'start', 'moves': ['S3'] }")
    record Play(
            @Says(beside = true, as = "from", translated = true)
            Head head,

            @Says(
                    value = "The houses chosen, a common opening, and what happens between two rounds, in order.",
                    whole = "lessonMoves",
                    usual = "")
            List<LessonMove> moves,

            @Says(
                    value = "true: first finish the move that an earlier step stopped.",
                    name = "continue",
                    usual = "false")
            boolean continues,

            @Says("How far one press of Next goes in this step; as the learner has chosen if left out.")
            Optional<Grain> pace,

            @Says Optional<StopAt> stopAt,

            @Says(value = "The events after which Next and playing stop on the way.", whole = "pauses", usual = "")
            List<Selector> pauseOn)
            implements Step {
        /** The most moves of one step. */
        public static final int MAX_MOVES = 200;

        /** The most sorts of events to stop after. */
        public static final int MAX_PAUSES = 10;

        public Play {
            pauseOn = List.copyOf(pauseOn);
            moves = List.copyOf(moves);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.play(this);
        }

        @Override
        public Optional<Play> asPlay() {
            return Optional.of(this);
        }
    }

    /**
     * A question that is answered before anything more is shown.
     *
     * @param asking how it is put
     */
    record Ask(
            @Says(beside = true, translated = true) Head head,
            @Says(translated = true) Question question,
            @Says(translated = true) Feedback feedback,
            Asking asking)
            implements Step {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ask(this);
        }

        @Override
        public Optional<Ask> asAsk() {
            return Optional.of(this);
        }
    }

    /**
     * A position in which the learner moves. The board of the steps after it is that of the step before it.
     *
     * @param goal what is to be brought about; the end of the round where a whole game is played
     * @param fail what must not happen
     * @param moves the most moves that may be made
     * @param allowIllegal whether a move that cannot be made may be chosen and is explained; else it cannot be chosen
     * @param stops whether the seeds wait in a game at each rule that decides for the first time
     * @param rounds how many rounds of a game follow one another, as long as the rules let them
     * @param par how few moves the author knows to be enough; 0 to take it from the rules
     * @param aims what is worth bringing about on the way; where there are any, a try counts for which one is
     * @param ticks the id of the lesson's goal that is shown by reaching the try's; empty if none
     * @param ladder the boards of a drill; none where the step has one board
     */
    record Try(
            @Says(beside = true, translated = true) Head head,
            Condition goal,
            Optional<Condition> fail,
            int moves,
            Opponent opponent,
            boolean allowIllegal,
            boolean stops,
            int rounds,
            int par,
            @Says(name = "goals", translated = true) List<Aim> aims,
            String ticks,
            Ladder ladder)
            implements Step {
        /** The most moves of one try. */
        public static final int MAX_MOVES = 50;
        /** The most moves of one round; the longest rounds that chance has come to are shorter. */
        private static final int MAX_GAME = 200;
        /** The most rounds of one game. */
        public static final int MAX_ROUNDS = 3;

        public Try {
            aims = List.copyOf(aims);
        }

        /** The boards of a drill, one after another; empty where the step has one board. */
        public List<Rung> rungs() {
            return ladder.rungs();
        }

        /** Whether the goal is reached on one board after another. */
        public boolean isDrill() {
            return !ladder.equals(Ladder.NONE);
        }

        @Override
        public Optional<Step> on(Rung board) {
            return isDrill() ? Optional.of(alone(board)) : Optional.empty();
        }

        private Step alone(Rung board) {
            Head practised = new Head(
                    head.id(),
                    new From.Given(board.position()),
                    head.title(),
                    head.say(),
                    head.teacher(),
                    0,
                    head.highlights(),
                    head.hints(),
                    Optional.empty(),
                    true,
                    Next.FOLLOWING,
                    Optional.empty(),
                    head.cites());
            return new Try(
                    practised, goal, fail, board.moves(), opponent, allowIllegal, stops, 1, 0, List.of(), "", Ladder.NONE);
        }

        /** Whether a round is played to its end. */
        public boolean isGame() {
            return goal.equals(new Condition.RoundOver(true));
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.letTry(this);
        }

        @Override
        public Optional<Try> asTry() {
            return Optional.of(this);
        }
    }

    /**
     * The same moves under several rule sets, side by side. The board of the other steps stays as it is.
     *
     * @param boards {@value #MIN_BOARDS} to {@value #MAX_BOARDS}, all from the same position with the same moves
     * @param sync what keeps them in step
     * @param houses which house is chosen on a board that is sown the other way round
     * @param lookFor what the learner is asked to look for before it is said why the boards part
     */
    record Compare(
            @Says(beside = true, translated = true) Head head,
            @Says(translated = true) List<Board> boards,
            Pairing sync,
            SameHouse houses,
            LookFor lookFor)
            implements Step {
        /** The fewest boards. */
        public static final int MIN_BOARDS = 2;
        /** The most boards that fit side by side. */
        public static final int MAX_BOARDS = 4;

        public Compare {
            boards = List.copyOf(boards);
        }

        /** What is chosen on the first board, as moves are written. */
        public String written() {
            return boards.get(0).moves().stream()
                    .map(LessonMove::written)
                    .filter(houses -> !houses.isEmpty())
                    .collect(Collectors.joining(", "));
        }

        /**
         * One of the boards.
         *
         * @param id unique in its step; expectations refer to it
         * @param rules the id of its rule set
         * @param borrowed the clauses that are another rule set's
         * @param from where it begins; never where the step before ended
         * @param moves what is done on it, in order; at most {@value Play#MAX_MOVES}
         * @param label what it is called; may be empty
         */
        public record Board(
                String id,
                String rules,
                Borrowed borrowed,
                From from,
                List<LessonMove> moves,
                @Says(translated = true) String label) {
            public Board {
                moves = List.copyOf(moves);
            }
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.compare(this);
        }

        @Override
        public Optional<Compare> asCompare() {
            return Optional.of(this);
        }
    }

    /**
     * A chart of what has happened on the board so far, or of many rounds.
     *
     * @param chart which one; it {@linkplain ChartKind#followsACourse() follows a course} unless there are rounds
     * @param predictFirst whether the learner draws the line before it is shown
     * @param rounds that are played for it
     * @param tally the step in which a class counts who won its own games, which stand beside the rounds
     */
    record ShowChart(
            @Says(beside = true, translated = true) Head head,
            AskedChart chart,
            boolean predictFirst,
            @Says(translated = true) Optional<ManyRounds> rounds,
            Optional<String> tally)
            implements Step {
        /** The same with another chart. */
        public ShowChart with(AskedChart other) {
            return new ShowChart(head, other, predictFirst, rounds, tally);
        }

        /** Whether a chart has lines that a learner can draw. */
        public static boolean canBePredicted(ChartKind chart) {
            return chart.form() == ChartKind.Form.LINES;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.showChart(this);
        }

        @Override
        public Optional<ShowChart> asShowChart() {
            return Optional.of(this);
        }
    }
}
