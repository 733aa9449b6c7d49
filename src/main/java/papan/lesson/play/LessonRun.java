package papan.lesson.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import papan.analysis.Course;
import papan.chart.Chart;
import papan.engine.Engine;
import papan.format.RecordTexts;
import papan.lesson.compare.BoardSentences;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.compare.PointedPlace;
import papan.lesson.kept.Waypoint;
import papan.lesson.kind.AnswerOption;
import papan.lesson.kind.AnswerOptions;
import papan.lesson.kind.Consequence;
import papan.lesson.kind.Curve;
import papan.lesson.kind.CurveGap;
import papan.lesson.kind.CurveSheet;
import papan.lesson.kind.HintLadder;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.kind.RightAnswer;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.scene.Spoken;
import papan.lesson.script.AskedChart;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.From;
import papan.lesson.script.Given;
import papan.lesson.script.Hint;
import papan.lesson.script.Lesson;
import papan.lesson.script.ManyRounds;
import papan.lesson.script.Reply;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;
import papan.lesson.script.Verdict;
import papan.lesson.text.TextCheck;
import papan.lesson.text.Translation;
import papan.model.Move;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.replay.Timeline;
import papan.replay.Trail;
import papan.rules.Alteration;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * A lesson played through the rules, ready to be shown step by step. Immutable.
 *
 * <p>What comes after a stage is known here but is nowhere in that stage: it judges answers and gives nothing away.
 */
public final class LessonRun implements Workings {
    private final Lesson lesson;
    private final RuleSet rules;
    private final LessonBook book;
    private final List<PlayedStep> played;
    private final List<Optional<RightAnswer>> answers;
    private final FirstOccurrences firsts;
    private final Spoken spoken;
    private final Branching branching;
    private final Translation translation;
    /** The questions of the lesson's bank; empty if it has none, or if this is a part of it. */
    private final Optional<LessonRun> bank;

    /** What of the lesson this is, where it is not the whole of it. */
    private final Optional<UnaryOperator<Lesson>> part;

    private final AnswerOptions offers;
    private final Verdicts verdicts;
    private final Sentences sentences;
    private final PlayedRounds rounds = new PlayedRounds();

    private LessonRun(
            Translation translation,
            RuleSet rules,
            LessonBook book,
            List<PlayedStep> played,
            FirstOccurrences firsts,
            List<Optional<RightAnswer>> answers,
            Optional<LessonRun> bank,
            Optional<UnaryOperator<Lesson>> part) {
        this.firsts = firsts;
        this.translation = translation;
        this.bank = bank;
        this.part = part;
        this.lesson = translation.lesson();
        this.rules = rules;
        this.book = book;
        this.played = List.copyOf(played);
        this.answers = List.copyOf(answers);
        this.spoken = Spoken.of(lesson, rules);
        this.branching = new Branching(lesson);
        this.offers = new AnswerOptions(rules, book, spoken);
        this.verdicts = new Verdicts(this.played, this.answers, offers, spoken);
        this.sentences = new Sentences(this.played, firsts, spoken);
    }

    /**
     * Plays a lesson.
     *
     * @param book where its rule sets are: its own, and those of boards that it compares
     * @throws IllegalArgumentException if the lesson's own rule set is not in the book
     * @throws LessonException if a text cannot be said, a step not be played, or a question has no answer; the first one
     */
    public static LessonRun of(Lesson lesson, RuleBook book) {
        RuleBook all = lesson.rules().in(book);
        RuleSet rules = LessonBook.rulesOf(lesson, all);
        TextCheck.errors(lesson, rules.layout()).stream().findFirst().ifPresent(LessonRun::refuse);
        Staging staging = Staging.of(lesson, all);
        staging.findings().stream().findFirst().ifPresent(LessonRun::refuse);
        List<Optional<RightAnswer>> answers = answers(staging, staging.played(), PlayedStep::path);
        Optional<LessonRun> bank = Optional.of(staging.bank())
                .filter(questions -> !questions.isEmpty())
                .map(questions -> new LessonRun(
                        Translation.none(lesson.asBank()),
                        rules,
                        staging.referred(),
                        questions,
                        staging.firsts(),
                        answers(
                                staging,
                                questions,
                                each -> BankQuestion.path(each.stage().index())),
                        Optional.empty(),
                        Optional.of(Lesson::asBank)));
        return new LessonRun(
                Translation.none(lesson),
                rules,
                staging.referred(),
                staging.played(),
                staging.firsts(),
                answers,
                bank,
                Optional.empty());
    }

    private static List<Optional<RightAnswer>> answers(
            Staging staging, List<PlayedStep> all, Function<PlayedStep, String> path) {
        List<Optional<RightAnswer>> answers = new ArrayList<>();
        for (PlayedStep played : all) {
            Optional<RightAnswer> answer = staging.answer(played, path.apply(played));
            if (staging.effort().isSpent()) {
                refuse(Effort.spent(path.apply(played)));
            }
            answer.flatMap(RightAnswer::finding).ifPresent(LessonRun::refuse);
            answers.add(answer);
        }
        return answers;
    }

    /** The steps of a lesson that has been played without fault, and its answers. */
    public static LessonRun of(Lesson lesson, RuleSet rules, Staging staging, List<Optional<RightAnswer>> answers) {
        return new LessonRun(
                Translation.none(lesson),
                rules,
                staging.referred(),
                staging.played(),
                staging.firsts(),
                answers,
                Optional.empty(),
                Optional.empty());
    }

    /**
     * The same lesson in another language: stages, timelines and answers are the same ones, only the texts are others.
     *
     * @param other a translation of this lesson, or this lesson in its own language
     */
    public LessonRun in(Translation other) {
        Translation mine = part.map(other::of).orElse(other);
        List<PlayedStep> said =
                played.stream().map(each -> each.with(mine.lesson())).toList();
        List<Optional<RightAnswer>> told = new ArrayList<>(answers);
        for (PlayedStep each : said) {
            Optional<Step.Ask> asked = each.stage().asked();
            if (asked.filter(ask -> QuestionKinds.of(ask.question()).isAnswerText())
                    .isPresent()) {
                told.set(each.stage().index(), each.answer(book, each.path(), new Effort(Effort.MOST)));
            }
        }
        return new LessonRun(mine, rules, book, said, firsts, told, bank.map(questions -> questions.in(other)), part);
    }

    /**
     * The questions of the lesson's bank as a run of their own, one stage for each: they are asked outside the lesson. Empty
     * if there are none.
     */
    public Optional<LessonRun> bank() {
        return bank;
    }

    /**
     * One board of a drill as a run of its own: it is practised outside the lesson.
     *
     * @param drill the id of the step
     * @throws IllegalArgumentException if there is no such drill
     */
    public LessonRun practising(String drill, Rung board) {
        UnaryOperator<Lesson> alone = whole -> whole.asExercise(drill, board);
        Translation mine = translation.of(alone);
        Scene scene = Scene.of(new Engine(rules), new From.Given(board.position()));
        Timeline timeline = Timeline.of(scene.start(), scene.shown());
        PlayedStep only = PlayedStep.still(0, mine.lesson().steps().get(0), scene, timeline);
        return new LessonRun(
                mine,
                rules,
                book,
                List.of(only),
                new FirstOccurrences(Map.of()),
                List.of(Optional.empty()),
                Optional.empty(),
                Optional.of(alone));
    }

    /** Whether this is not the steps of a lesson but something that is asked outside it: its bank, or a board of a drill. */
    public boolean isApart() {
        return part.isPresent();
    }

    /** How far the texts of the lesson are translated into its language. */
    public Translation translation() {
        return translation;
    }

    private static void refuse(Finding finding) {
        throw new LessonException(finding);
    }

    /** The lesson. */
    public Lesson lesson() {
        return lesson;
    }

    /** The rule sets that its questions refer to. */
    LessonBook book() {
        return book;
    }

    /** The rules by which it was played; boards that are compared have their own. */
    public RuleSet rules() {
        return rules;
    }

    /** The rules by which a stage was played: the first board's where boards are compared. */
    public RuleSet rules(Stage stage) {
        return compared(stage).map(boards -> boards.boards().get(0).rules()).orElse(rules);
    }

    /** The rule set that is changed in a stage, as it is; empty in any other. */
    public Optional<Alteration> alteration(Stage stage) {
        return stage.step()
                .asAlter()
                .map(step -> step.rules().flatMap(book.book()::find).orElse(rules))
                .map(Alteration::of);
    }

    /** The rule sets whose answers a rule can be changed to. */
    public Collection<RuleSet> known() {
        return book.book().all();
    }

    /** The boards of a stage that compares; empty for any other. */
    public Optional<ComparedBoards> compared(Stage stage) {
        return played.get(stage.index()).compared();
    }

    /** What a learner draws on where a stage asks for a line, or lets one be drawn before a chart is shown. */
    public Optional<CurveSheet> sheet(Stage stage) {
        return curve(stage).map(Curve::sheet);
    }

    /**
     * How the line goes that a learner draws before a chart is shown; for a stage that asks
     * take {@link #rightAnswer}.
     *
     * @throws IllegalArgumentException if the stage shows no chart, or asks for no line before
     */
    public Given truth(Stage stage) {
        return curve(stage)
                .map(curve -> Given.of(CurveSheet.write(curve.truth())))
                .orElseThrow(() -> new IllegalArgumentException(
                        "stage " + stage.step().head().id() + " has no line to draw"));
    }

    /** How far a line is from the true one that is drawn in a stage; empty unless it is an answer to it. */
    public Optional<CurveGap> gap(Stage stage, String drawn) {
        return curve(stage)
                .flatMap(curve -> curve.sheet().parse(drawn).map(line -> CurveGap.between(line, curve.truth())));
    }

    private Optional<Curve> curve(Stage stage) {
        return stage.asked()
                .map(ask -> QuestionKinds.of(ask.question())
                        .curve(played.get(stage.index()).after()))
                .orElseGet(() -> stage.step()
                        .asShowChart()
                        .filter(chart -> chart.predictFirst() && game(stage).isEmpty())
                        .map(chart -> Curve.of(course(stage), chart.chart().plan(), 0))
                        .filter(curve -> curve.sheet().points() > 0));
    }

    /** The chart that a stage shows, its texts ready to be shown; empty for any other stage. */
    public Optional<AskedChart> chart(Stage stage) {
        return stage.step().asShowChart().map(Step.ShowChart::chart).map(this::said);
    }

    /** What the rounds for a stage's chart came to, if they have been played; empty where there are none to play. */
    public Optional<Chart> knownRounds(Stage stage) {
        return manyRounds(stage).flatMap(rounds::known).map(samples -> chartOf(stage, samples));
    }

    /** The same; plays them first, which takes a second or so. Any thread may ask. Empty also if they take too long. */
    public Optional<Chart> rounds(Stage stage) {
        return rounds(stage, () -> false);
    }

    /** The same, unless it is over with waiting for them. */
    public Optional<Chart> rounds(Stage stage, BooleanSupplier over) {
        return manyRounds(stage).flatMap(many -> rounds.of(many, over)).map(samples -> chartOf(stage, samples));
    }

    /** Whether the rounds for a stage's chart were given up, because they take too long. */
    public boolean gaveUpRounds(Stage stage) {
        return manyRounds(stage).filter(rounds::areGivenUp).isPresent();
    }

    /** Whether a stage's chart is of rounds that have not been played yet. */
    public boolean lacksRounds(Stage stage) {
        return manyRounds(stage).flatMap(rounds::known).isEmpty()
                && manyRounds(stage).isPresent();
    }

    private static Chart chartOf(Stage stage, List<Chart.Sample> samples) {
        Step.ShowChart shown = stage.step().asShowChart().orElseThrow();
        return Chart.ofSamples(shown.chart().plan().kind(), samples);
    }

    /** The rounds that are to be played for a stage's chart. */
    public Optional<ManyRounds> manyRounds(Stage stage) {
        return stage.step().asShowChart().flatMap(Step.ShowChart::rounds).map(this::said);
    }

    /** The same with its texts ready to be shown. */
    private <T> T said(T part) {
        return RecordTexts.said(part, "", (key, text) -> text(text));
    }

    /** What has happened in a stage's scene by its end, as something to count along. */
    public Course course(Stage stage) {
        return course(stage, stage.timeline());
    }

    /** The same of what was played there. */
    public Course course(Stage stage, Timeline played) {
        return Course.of(rules(stage), played.positionAt(0), played.events());
    }

    /** The game that a stage's chart is of: it goes on from one. */
    public Optional<Stage> game(Stage chart) {
        return stages().stream()
                .filter(before ->
                        before.index() == chart.index() - 1 && before.step().isPlayedOut())
                .filter(any ->
                        chart.step().asShowChart().isPresent() && chart.step().goesOn())
                .findFirst();
    }

    /**
     * What a board is called: as its author says, or as its rule set is called, with the board's id where that would
     * not tell it from another.
     *
     * @param language of the rule set's name
     */
    public String label(ComparedBoards compared, ComparedBoards.Board board, Language language) {
        return sentences.label(compared, board, language);
    }

    /** Says whether boards differ where somebody points. */
    public String told(ComparedBoards compared, PointedPlace pointed, CaptionText words) {
        Language language = words.wording().language();
        return pointed.sentence(
                compared.boards().stream()
                        .map(board -> label(compared, board, language))
                        .toList(),
                words);
    }

    /** What the author says to a stage as a whole, all of it in the author's order; empty if nothing. */
    public Optional<String> said(Stage stage) {
        return sentences.said(stage);
    }

    /** What a learner is to look for on the boards of a stage; empty where nothing is asked before it is explained. */
    public Optional<String> question(Stage stage, CaptionText words) {
        return sentences.question(stage, words);
    }

    /**
     * The sentence under the board at a cursor of a stage: the author's about the event before the cursor, else the
     * program's own; where the stage begins, what the author says to the step as a whole, or the question of one that
     * compares: the author's words come after it then. Of boards that are compared it is told only where it holds for all.
     * Where a scene begins with a move of which nothing is said, the house that is lifted.
     *
     * @param words in which the program's own sentences are put
     */
    public Optional<String> sentence(Stage stage, int cursor, CaptionText words) {
        return sentences.sentence(stage, cursor, words);
    }

    /** What happened last on each board of a stage that compares, at a cursor of it; empty for any other stage. */
    public List<Optional<String>> latest(Stage stage, int cursor, CaptionText words) {
        return sentences.boards(stage, words).map(boards -> boards.at(cursor)).orElse(List.of());
    }

    /** The same at the end. */
    public List<Optional<String>> ends(Stage stage, CaptionText words) {
        return sentences.boards(stage, words).map(BoardSentences::ends).orElse(List.of());
    }

    /** Whether what led to a cursor of a stage, 1 or more, is worth a sentence while everything runs by itself. */
    public boolean isSpoken(Stage stage, int cursor) {
        return sentences.isSpoken(stage, cursor);
    }

    /** Whether the sentence about the event before a cursor of a stage is the author's, or has something of the author's. */
    public boolean isAuthors(Stage stage, int cursor) {
        return sentences.isAuthors(stage, cursor);
    }

    /** The cursors of a stage at which the learner is stopped on the way, in order. */
    public List<Integer> pauses(Stage stage) {
        return sentences.pauses(stage);
    }

    /** One stage for each step, in order. */
    public List<Stage> stages() {
        return played.stream().map(PlayedStep::stage).toList();
    }

    /** The stage of a step; empty if the lesson has none of that id. */
    public Optional<Stage> stage(String step) {
        return played.stream()
                .map(PlayedStep::stage)
                .filter(stage -> stage.step().head().id().equals(step))
                .findFirst();
    }

    /**
     * Where a learner who has done with a step goes on.
     *
     * @param trial what was made of it, where it lets try
     * @param replies what was answered so far, by the ids of steps
     */
    public Waypoint onwards(Waypoint at, Optional<Trial> trial, Map<String, Reply> replies) {
        return at.repeats()
                ? at.repeated()
                : branching.onwards(at, stages().get(at.step()).circumstances(trial, replies));
    }

    /** The way of the hand to the right answer of a stage, if it asks and a hand leads there. */
    public Optional<Trail> way(Stage stage) {
        return stage.asked()
                .flatMap(ask -> QuestionKinds.of(ask.question())
                        .way(verdicts.right(stage), played.get(stage.index()).after()));
    }

    /** The detour that a learner makes before another answer is given. */
    public Optional<Waypoint> detour(Waypoint at, Map<String, Reply> replies) {
        return at.repeats()
                ? Optional.empty()
                : branching.detour(at, stages().get(at.step()).circumstances(Optional.empty(), replies));
    }

    /**
     * A stage's trial, of which nothing has been made yet.
     *
     * @throws IllegalArgumentException if the stage does not let try
     */
    public Trial begin(Stage stage) {
        Step.Trying step = stage.step()
                .asTrying()
                .orElseThrow(() -> new IllegalArgumentException(
                        "stage " + stage.step().head().id() + " does not let try"));
        return Trial.of(step, rules, played.get(stage.index()).after());
    }

    /** The shortest moves that reach the goal of a stage that lets try; empty if none were found. */
    public List<Move> solution(Stage stage) {
        return TrySearch.way(begin(stage), new Effort(Effort.MOST));
    }

    /**
     * The ladder of help of a stage, ready to be shown: the author's, or for a question without one the program's own.
     *
     * @param words in which the program's own is put
     */
    public List<Hint> hints(Stage stage, CaptionText words) {
        List<Hint> own = stage.step().head().hints();
        if (own.isEmpty() && stage.step().asks()) {
            RightAnswer right = verdicts.right(stage);
            return right.finding().isPresent()
                    ? List.of()
                    : QuestionKinds.of(stage.ask().question())
                            .hints(new HintLadder(played.get(stage.index()).after(), right, words));
        }
        return own.stream()
                .map(hint -> new Hint(text(hint.text()), hint.highlights(), hint.after()))
                .toList();
    }

    /** The program's own words in a language, with the lesson's players and the rule set's terms. */
    public CaptionText captions(Language language) {
        return new CaptionText(lesson.wording(language, rules));
    }

    /**
     * A trial after a shortest way to its goal from the beginning of its board, as far as one is found; that can take long.
     *
     * @param stopped ends it early, with what was found by then
     */
    public static Trial solved(Trial tried, BooleanSupplier stopped) {
        Trial trial = tried.restart();
        for (Move move : TrySearch.of(trial, stopped).shortest()) {
            trial = trial.next().play(move);
        }
        return trial;
    }

    @Override
    public Trial helped(Stage stage, Trial before) {
        return before.step().isPlayedOut() ? before.advised(() -> false) : solved(before, () -> false);
    }

    @Override
    public Trial played(Stage stage, Trial before, Optional<Move> move) {
        return move.map(before::play).orElseGet(before::next);
    }

    @Override
    public Trial replayed(Stage stage, List<String> moves) {
        return begin(stage).replay(moves, () -> false);
    }

    /** Any text of the author's that is not about an event (a question, an option, a hint), ready to be shown. */
    public String text(String authors) {
        return spoken.text(authors);
    }

    /** The words in which the author's texts are put: the lesson's language, players and terms. */
    public CaptionText words() {
        return spoken.words();
    }

    /** What may be answered at a stage; nothing where it does not ask. */
    public List<AnswerOption> options(Stage stage) {
        return stage.asked()
                .map(ask -> QuestionKinds.of(ask.question())
                        .options(played.get(stage.index()).after(), offers))
                .orElse(List.of());
    }

    /**
     * The same in the order in which a learner sees them: shuffled, or the author's where that means something.
     *
     * @param learner whose; empty for whoever has no name
     */
    public List<AnswerOption> options(Stage stage, String learner) {
        boolean shuffled = stage.asked()
                .filter(ask -> ask.asking()
                        .shuffled()
                        .orElseGet(() -> QuestionKinds.of(ask.question()).isShuffled()))
                .isPresent();
        return shuffled
                ? Shuffled.of(
                        options(stage),
                        learner,
                        lesson.id(),
                        stage.step().head().id())
                : options(stage);
    }

    /**
     * The right answer to a stage's question; options of a question with several are joined by commas.
     *
     * @throws IllegalArgumentException if the stage does not ask
     */
    @Override
    public Given rightAnswer(Stage stage) {
        return verdicts.shown(stage);
    }

    /**
     * Judges an answer.
     *
     * @param answer the id of an {@link AnswerOption}, in any letter case, or a number; several joined by commas
     * @throws IllegalArgumentException if the stage does not ask; any answer at all may be given
     */
    @Override
    public Verdict judge(Stage stage, String answer) {
        return verdicts.judge(stage, answer);
    }

    /**
     * Whether an answer could be right: options that there are, or numbers, and as many as a stage asks for. Anything else
     * may be a slip of the fingers.
     */
    public boolean isAnswer(Stage stage, String answer) {
        return verdicts.isAnswer(stage, answer);
    }

    /**
     * What would come of a wrong answer, where the author wants it shown; empty for a right one, and where nothing can be
     * played.
     *
     * @param answer as for {@link #judge}
     * @throws IllegalArgumentException if the stage does not ask
     */
    public Optional<Consequence> consequence(Stage stage, String answer) {
        return verdicts.consequence(stage, answer);
    }
}
