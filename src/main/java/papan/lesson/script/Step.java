package papan.lesson.script;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import papan.analysis.ChartKind;
import papan.model.Says;
import papan.replay.Grain;
import papan.replay.Pairing;
import papan.rules.ClauseId;

/** One thing that a learner sees, watches or answers. */
public sealed interface Step
        permits Step.Show, Step.Play, Step.Ask, Step.Trying, Step.Compare, Step.ShowChart, Step.Alter {
    /** Of kinds that show a goal of the lesson. */
    String TICKS = "The id of the lesson's goal that is shown by it.";

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

        R letTry(Trying step);

        R compare(Compare step);

        R showChart(ShowChart step);

        R alter(Alter step);
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
    default Optional<Trying> asTrying() {
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

    /** The step itself if it lets a rule be changed. */
    default Optional<Alter> asAlter() {
        return Optional.empty();
    }

    /** One board of a drill on its own, with nothing said of the others; empty for whatever is no drill. */
    default Optional<Step> on(Rung board) {
        return Optional.empty();
    }

    /** Whether it asks a question. */
    default boolean asks() {
        return asAsk().isPresent();
    }

    /** Whether the learner moves in it. */
    default boolean letsTry() {
        return asTrying().isPresent();
    }

    /** Whether an answer or a try is wanted of the learner. */
    default boolean isForLearner() {
        return asks() || letsTry();
    }

    /** Whether the learner answers, moves, draws or changes something in it. */
    default boolean isActive() {
        return isForLearner()
                || asAlter().isPresent()
                || asShowChart().filter(ShowChart::predictFirst).isPresent();
    }

    /** Whether the steps after it go on from the board of the step before it. */
    default boolean isAside() {
        return letsTry() || asCompare().isPresent();
    }

    /** Whether it begins where the step before ended, and its boards are no others. */
    default boolean goesOn() {
        boolean ownBoards = asCompare().isPresent()
                || asShowChart().flatMap(ShowChart::rounds).isPresent()
                || asTrying().flatMap(Trying::ladder).isPresent();
        return head().from() instanceof From.Keep && !ownBoards;
    }

    /** Whether it plays a round to its end. */
    default boolean isPlayedOut() {
        return false;
    }

    /** Whether a question right behind it may speak of what was seen or done: not of games and drills, which are over. */
    default boolean leadsToQuestions() {
        return asTrying()
                .map(any -> any.byKind(one -> true, game -> false, drill -> false))
                .orElse(!asks());
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

    /** A position or a picture to look at; a picture is alone if the step gives no position. */
    @Says(
            value = "A position, and perhaps a picture.",
            name = "show",
            example = "{ 'id': 'start', 'kind': 'show', 'say': 'Seven seeds lie in each house.' }")
    record Show(
            @Says(beside = true, translated = true) Head head,

            @Says(beside = true, as = "picture", translated = true)
            Optional<Picture> picture)
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

    /** A question that is answered before anything more is shown. */
    @Says(
            value = "A question.",
            name = "ask",
            example =
                    "{ 'id': 'where', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' } }")
    record Ask(
            @Says(beside = true, translated = true) Head head,

            @Says(beside = true, as = "question", name = "question", translated = true)
            Question question,

            @Says(usual = "NONE", translated = true) Feedback feedback,

            @Says(beside = true, as = "asking") Asking asking)
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

    /** A position in which the learner moves. The board of the steps after it is that of the step before it. */
    sealed interface Trying extends Step permits Try, Game, Drill {
        /** What is made of it by its kind; a new kind breaks whoever asks. */
        <R> R byKind(Function<Try, R> ofTry, Function<Game, R> ofGame, Function<Drill, R> ofDrill);

        /** What is to be brought about. */
        Condition goal();

        /** What must not happen. */
        default Optional<Condition> fail() {
            return Optional.empty();
        }

        /** The most moves that may be made. */
        default int moves() {
            return Try.MAX_MOVES;
        }

        /** Who moves for the other side. */
        default Opponent opponent() {
            return Opponent.NOBODY;
        }

        /** Whether a move that cannot be made may be chosen and is explained; else it cannot be chosen. */
        default boolean allowIllegal() {
            return true;
        }

        /** What is worth bringing about on the way; where there is anything, a try counts for which of it is. */
        default List<Aim> aims() {
            return List.of();
        }

        /** The id of the lesson's goal that is shown by reaching its own; empty if none. */
        default String ticks() {
            return "";
        }

        /** How many rounds of a game follow one another, as long as the rules have another one. */
        default int rounds() {
            return 1;
        }

        /** Its boards, where there are several. */
        default Optional<Ladder> ladder() {
            return Optional.empty();
        }

        /** The boards of a drill, one after another; empty where the step has one board. */
        default List<Rung> rungs() {
            return ladder().map(Ladder::rungs).orElse(List.of());
        }

        @Override
        default <R> R accept(Visitor<R> visitor) {
            return visitor.letTry(this);
        }

        @Override
        default Optional<Trying> asTrying() {
            return Optional.of(this);
        }
    }

    /** A goal on one board. */
    @Says(
            value = "The learner moves.",
            name = "try",
            example = "{ 'id': 'own', 'kind': 'try', 'goal': { 'at': 'S.store', 'gte': 1 }, 'moves': 1 }")
    record Try(
            @Says(beside = true, translated = true) Head head,

            @Says(value = "What is to be brought about.", as = "onBoard")
            Condition goal,

            @Says(value = "What must not happen on the way.", as = "onBoard")
            Optional<Condition> fail,

            @Says(value = "How many moves may be made.", as = "tries", usual = "10")
            int moves,

            @Says(
                    value = "none: nobody answers; engine: the program does; little-sister, big-sister or grandma: a"
                            + " computer player as in Explore; friend: somebody beside the learner; or a list of"
                            + " replies.",
                    as = "anybody",
                    usual = "NOBODY")
            Opponent opponent,

            @Says(value = "How well the program plays.", usual = "1", min = 1, max = Opponent.Program.MAX_LEVEL)
            int level,

            @Says(value = "Whether a move that cannot be made may be chosen and is explained.", usual = "true")
            boolean allowIllegal,

            @Says(
                    value = "How few moves you know to be enough; the check compares it.",
                    usual = "0",
                    min = 1,
                    max = Try.MAX_MOVES)
            int par,

            @Says(value = TICKS, as = "goal", usual = "") String ticks)
            implements Trying {
        /** The most moves of one try. */
        public static final int MAX_MOVES = 50;

        public Try {
            opponent = opponent instanceof Opponent.Program ? new Opponent.Program(level) : opponent;
        }

        /** A goal that is to be reached in so many moves, against nobody. */
        public static Try alone(Head head, Condition goal, int moves) {
            return new Try(head, goal, Optional.empty(), moves, Opponent.NOBODY, 1, true, 0, "");
        }

        @Override
        public <R> R byKind(Function<Try, R> ofTry, Function<Game, R> ofGame, Function<Drill, R> ofDrill) {
            return ofTry.apply(this);
        }
    }

    /** A round that is played to its end, or several. */
    @Says(
            value = "The learner plays a round to its end, or several.",
            name = "game",
            example = "{ 'id': 'play', 'kind': 'game', 'goals': [{ 'text': 'Win.', 'when': { 'winner': 'south' } }] }")
    record Game(
            @Says(beside = true, translated = true) Head head,

            @Says(
                    value = "little-sister chooses by dice, big-sister takes the most at once, grandma looks ahead;"
                            + " friend: somebody beside the learner.",
                    as = "player",
                    usual = "LITTLE_SISTER")
            Opponent opponent,

            @Says(
                    value =
                            "Whether the seeds wait at each rule that decides for the first time; without that, Why? tells whoever asks.",
                    usual = "true")
            boolean stops,

            @Says(
                    value =
                            "How many rounds are played, as long as the rule set has another one; in between it is counted and filled up.",
                    usual = "1",
                    min = 1,
                    max = Game.MAX_ROUNDS)
            int rounds,

            @Says(
                    value = "What is worth bringing about; each is ticked when it happens.",
                    name = "goals",
                    whole = "aims",
                    usual = "",
                    translated = true)
            List<Aim> aims)
            implements Trying {
        /** The most rounds of one game. */
        public static final int MAX_ROUNDS = 3;

        public Game {
            aims = List.copyOf(aims);
        }

        @Override
        public Condition goal() {
            return new Condition.RoundOver(true);
        }

        /** The longest rounds that chance has come to are shorter. */
        @Override
        public int moves() {
            return 200;
        }

        @Override
        public boolean isPlayedOut() {
            return true;
        }

        @Override
        public <R> R byKind(Function<Try, R> ofTry, Function<Game, R> ofGame, Function<Drill, R> ofDrill) {
            return ofGame.apply(this);
        }
    }

    /** A ladder of boards on which the same goal is to be reached. */
    @Says(
            value = "The learner reaches the same goal on one board after another, the easier ones first.",
            name = "drill",
            example = "{ 'id': 'climb', 'kind': 'drill', 'goal': { 'ruling': 'extraTurn', 'count': 1 }, 'rungs': 2 }")
    record Drill(
            @Says(beside = true, as = "nowhere", translated = true)
            Head head,

            @Says(value = "What is to be brought about on each board.", as = "onBoard")
            Condition goal,

            @Says(beside = true, as = "ladder") Ladder boards,

            @Says(value = TICKS, as = "goal", usual = "") String ticks)
            implements Trying {
        /** The same with boards that have been looked for. */
        public Drill with(Supplier<List<Rung>> found) {
            return new Drill(head, goal, new Ladder(boards.wish(), boards.par(), found), ticks);
        }

        @Override
        public Optional<Ladder> ladder() {
            return Optional.of(boards);
        }

        @Override
        public Optional<Step> on(Rung board) {
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
            return Optional.of(Try.alone(practised, goal, board.moves()));
        }

        @Override
        public <R> R byKind(Function<Try, R> ofTry, Function<Game, R> ofGame, Function<Drill, R> ofDrill) {
            return ofDrill.apply(this);
        }
    }

    /** The same moves from the same position under several rule sets. The board of the other steps stays as it is. */
    @Says(
            value = "Several boards, on which the same is played.",
            name = "compare",
            example = "{ 'id': 'two', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves':"
                    + " ['S3'] }, { 'id': 'B', 'rules': 'congkak' }] }")
    record Compare(
            @Says(beside = true, as = "compared", translated = true)
            Head head,

            @Says(beside = true, as = "boards", name = "boards", translated = true)
            List<Board> boards,

            @Says(value = "What keeps the boards in step.", as = "sync", usual = "CAUSE")
            Pairing sync,

            @Says(
                    value =
                            "Which house is chosen on a board that is sown the other way round: the one with the same name,"
                                    + " or the one as far before its owner's store.",
                    usual = "NAME")
            SameHouse houses,

            @Says(value = "What learners look for before the reason is shown.", name = "ask", usual = "NONE")
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

    /** A chart of what has {@linkplain ChartKind#followsACourse() happened} on the board so far, or of many rounds. */
    @Says(
            value = "A chart of what happened.",
            name = "chart",
            example = "{ 'id': 'seeds', 'kind': 'chart', 'chart': 'stores', 'per': 'seed' }")
    record ShowChart(
            @Says(beside = true, as = "nowhere", translated = true)
            Head head,

            @Says(value = "Whether the learner draws the line first.", usual = "false")
            boolean predictFirst,

            @Says(beside = true, as = "chart") AskedChart chart,

            @Says(
                    value = "Rounds that are played for a chart of many rounds: first, margins or usual.",
                    translated = true)
            Optional<ManyRounds> rounds,

            @Says(
                    value =
                            "The step in which a class counts who won its own games; they stand beside the rounds of the"
                                    + " chart first.",
                    as = "counting")
            Optional<String> tally)
            implements Step {
        /** The same with another chart. */
        public ShowChart with(AskedChart other) {
            return new ShowChart(head, predictFirst, other, rounds, tally);
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

    /** A rule that the learner changes. */
    @Says(
            value = "The learner changes a rule, draws what will become of it, and has many rounds played both ways.",
            name = "alter",
            example = "{ 'id': 'yours', 'kind': 'alter', 'say': 'Which rule would you change?' }")
    record Alter(
            @Says(beside = true, as = "nowhere", translated = true)
            Head head,

            @Says(value = "The id of the rule set that is changed; the lesson's own rules if left out.", as = "ruleSet")
            Optional<String> rules,

            @Says("The clause that stands there at first; any other can be chosen.")
            Optional<ClauseId> clause,

            @Says(
                    value = "true: several rules can be changed, as when somebody tells how it is played at home.",
                    usual = "false")
            boolean several,

            @Says(value = "false: rounds can be played without a line being drawn before.", usual = "true")
            boolean draw)
            implements Step {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.alter(this);
        }

        @Override
        public Optional<Alter> asAlter() {
            return Optional.of(this);
        }
    }
}
