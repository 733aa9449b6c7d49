package papan.lesson.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Engine;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Sown;
import papan.json.lesson.ClaimsFile;
import papan.json.lesson.LessonCatalogues;
import papan.json.lesson.LessonReader;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.kind.AnswerForm;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.play.Trial;
import papan.lesson.play.TrySearch;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Scene;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Claim;
import papan.lesson.script.Claims;
import papan.lesson.script.Condition;
import papan.lesson.script.Expectation;
import papan.lesson.script.From;
import papan.lesson.script.Lesson;
import papan.lesson.script.Next;
import papan.lesson.script.Question;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;
import papan.lesson.text.Translation;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.narration.Language;
import papan.rules.ClauseId;
import papan.search.Watch;
import papan.testing.LessonFiles;
import papan.testing.PlayedLessons;
import papan.testing.RuleFiles;
import papan.testing.Slow;

/** Every lesson in {@code lessons/} loads, plays and meets its expectations. */
final class ShippedLessonsTest {
    /** What is done with others takes longer. */
    private static final Map<String, Integer> LONGER =
            Map.of("ask-at-home", 18, "change-one-rule", 20, "the-real-thing", 21, "congkak-day", 40);

    /** How a reply begins that says no more than that an answer is right, in six languages. */
    private static final Pattern YES = Pattern.compile(
            "(?:Yes|Right|Good|Well|Betul|Bagus|Ya|Benar|Oo|Tama|Magaling|Ja|Rätt|Bra)(?!\\p{L})|对(?!面)|没错|好");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("lessons"))) {
            return files.filter(f -> f.toString().endsWith(".lesson.json"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theCourseNamesEachOfThemOnce() throws IOException {
        List<String> ids = files().stream()
                .map(f -> f.getFileName().toString().replace(".lesson.json", ""))
                .toList();

        assertThat(LessonShelf.ids()).containsExactlyInAnyOrderElementsOf(ids);
    }

    @Test
    void noneRequiresALessonThatComesLaterInTheCourse() {
        List<String> before = new ArrayList<>();
        for (LessonRun run : PlayedLessons.shipped()) {
            Lesson lesson = run.lesson();
            assertThat(before)
                    .as(lesson.id())
                    .containsAll(lesson.meta().audience().requires());
            before.add(lesson.id());
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void nothingIsWrongWithThem(Path file) throws IOException {
        assertThat(LessonReader.check(file, RuleBooks.shipped())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("files")
    void whatTheySayOfAllOfNoneOrOfMostIsProved(Path file) throws Exception {
        Lesson lesson = run(file).lesson();

        assertThat(ClaimCheck.check(lesson, ClaimsFile.of(lesson, RuleBooks.shipped()), RuleBooks.shipped()))
                .isEmpty();
    }

    @Test
    void claimsLieBesideNoLessonThatIsNotThere() throws IOException {
        assertThat(LessonShelf.ids().stream().map(ClaimsFile::of).toList()).containsAll(ClaimsFile.all());
    }

    /** What cannot be tested is said in other words. */
    @ParameterizedTest
    @MethodSource("files")
    void noneOfTheirClaimsIsOnlyMeant(Path file) throws Exception {
        Claims claims = ClaimsFile.of(run(file).lesson(), RuleBooks.shipped());

        assertThat(Stream.concat(
                        claims.meta().stream(), claims.steps().values().stream().flatMap(List::stream)))
                .noneMatch(claim -> claim.proof() instanceof Claim.Meant);
    }

    @ParameterizedTest
    @MethodSource("files")
    void theyBeginWithAQuestionOrTheLearnersOwnHand(Path file) {
        List<Step> steps = run(file).lesson().steps();

        assertThat(steps).hasSizeBetween(6, 20);
        assertThat(steps.get(0)).isInstanceOfAny(Step.Ask.class, Step.Trying.class);
    }

    /** Detours are not counted: only who needs them takes them. */
    @ParameterizedTest
    @MethodSource("files")
    void theyTakeFiveToFifteenMinutesAndAsLongAsTheirSteps(Path file) {
        Lesson lesson = run(file).lesson();
        List<String> detours = lesson.steps().stream()
                .flatMap(step -> step.head().next().branches().stream())
                .filter(Next.Branch::back)
                .map(Next.Branch::go)
                .toList();
        double minutes = lesson.steps().stream()
                .map(Step::head)
                .filter(head -> !detours.contains(head.id()))
                .mapToDouble(Step.Head::minutes)
                .sum();

        assertThat(lesson.steps()).allMatch(step -> step.head().minutes() > 0);
        assertThat(minutes).isCloseTo(lesson.meta().minutes(), Offset.offset(1.0));
        assertThat(lesson.meta().minutes()).isBetween(5, LONGER.getOrDefault(lesson.id(), 15));
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyPlayAndAskStatesWhatToExpect(Path file) {
        for (Stage stage : run(file).stages()) {
            boolean shows = stage.step() instanceof Step.Show || stage.step() instanceof Step.ShowChart;
            // Whatever rule is changed, it is the learner's own.
            shows |= stage.step().asAlter().isPresent();
            // What can be reached in a game is its own business, and in a drill what the rules found.
            shows |= stage.step()
                    .asTrying()
                    .filter(step -> step.isPlayedOut() || step.ladder().isPresent())
                    .isPresent();
            if (!shows && !asksForWords(stage)) {
                assertThat(stage.step().head().expect())
                        .as(stage.step().head().id())
                        .isPresent();
            }
        }
    }

    /** The steps of a lesson that are drills. */
    private static List<Step.Trying> drills(LessonRun run) {
        return run.lesson().steps().stream()
                .flatMap(step -> step.asTrying().stream())
                .filter(step -> step.ladder().isPresent())
                .toList();
    }

    @Test
    void noTwoDrillsAskForTheSame() {
        Stream<Condition> goals = PlayedLessons.shipped().stream()
                .flatMap(run -> drills(run).stream())
                .map(Step.Trying::goal);

        assertThat(goals).doesNotHaveDuplicates();
    }

    @Test
    void theTableForTeachersIsTheCourse() throws IOException {
        List<String> rows = Files.readAllLines(Path.of("docs", "teachers.md")).stream()
                .filter(line -> line.matches("\\|.*\\|.*\\| \\d+ \\|.*\\|"))
                .map(line -> line.replaceAll("^\\|[^|]*\\| ([^|]*) \\| (\\d+) \\|.*$", "$1: $2"))
                .toList();

        assertThat(rows)
                .containsExactlyElementsOf(PlayedLessons.shipped().stream()
                        .map(run -> run.lesson().title() + ": "
                                + run.lesson().meta().minutes())
                        .toList());
    }

    @Test
    void theRulesTakeSeventyMinutesAtMost() {
        int minutes = PlayedLessons.shipped().stream()
                .map(run -> run.lesson().meta())
                .filter(meta -> meta.audience().strand() == Lesson.Strand.RULES)
                .mapToInt(Lesson.Meta::minutes)
                .sum();

        assertThat(minutes).isBetween(60, 70);
    }

    /** A board of a drill after the shortest way to its goal. */
    private static Trial solved(LessonRun run, Step.Trying drill, Rung rung) {
        Scene scene = Scene.of(new Engine(run.rules()), new From.Given(rung.position()));
        Step.Try one = Step.Try.alone(Step.Head.alone("", new From.Keep()), drill.goal(), rung.moves());
        Trial trial = Trial.of(one, run.rules(), scene);
        for (Move move : TrySearch.way(trial, new Effort(Effort.MOST))) {
            trial = trial.play(move);
        }
        return trial;
    }

    @ParameterizedTest
    @MethodSource("files")
    void noHouseIsRightOnTwoBoardsOfADrillAndTheyGetHarder(Path file) {
        LessonRun run = run(file);
        for (Step.Trying drill : drills(run)) {
            List<Integer> harder = new ArrayList<>();
            Set<House> right = new HashSet<>();
            for (Rung rung : drill.rungs()) {
                Set<House> here = rung.firsts().stream().map(Move::from).collect(Collectors.toSet());
                assertThat(right).as(rung.toString()).doesNotContainAnyElementsOf(here);
                right.addAll(here);
                long sown = solved(run, drill, rung).events().stream()
                        .filter(Sown.class::isInstance)
                        .count();
                long astray = IntStream.rangeClosed(1, rung.position().houses())
                                .filter(i -> rung.position().seedsIn(new House(Side.SOUTH, i)) > 0)
                                .count()
                        - here.size();
                harder.add((int) (1_000_000L * rung.moves() + sown * astray));
            }
            assertThat(harder).isSorted();
            assertThat(harder.get(harder.size() - 1)).isGreaterThan(harder.get(0));
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void whereADrillAllowsItItsBoardsAreRightForMoreThanOneReason(Path file) {
        LessonRun run = run(file);
        for (Step.Trying drill : drills(run)) {
            Set<Object> reasons = new HashSet<>();
            for (Rung rung : drill.rungs()) {
                reasons.add(solved(run, drill, rung).events().stream()
                        .filter(Ruled.class::isInstance)
                        .map(event -> ((Ruled) event).ruling())
                        .collect(Collectors.toSet()));
            }
            // A single lap that ends in the store is always right for the same reason.
            boolean allowed = drill.ladder().orElseThrow().wish().laps() > 1
                    || drill.ladder().orElseThrow().wish().look() > 1;
            assertThat(reasons).as(drill.head().id()).hasSizeGreaterThan(allowed ? 1 : 0);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyBoardOfAComparisonAddsOneClauseAtMostAndItIsStated(Path file) {
        LessonRun run = run(file);
        for (Stage stage : run.stages()) {
            Optional<ComparedBoards> compared = run.compared(stage);
            if (compared.isPresent()) {
                int boards = compared.get().boards().size();
                assertThat(compared.get().differBy()).isNotEmpty().hasSizeLessThan(boards);
                assertThat(stage.step().head().expect().flatMap(Expectation::differBy))
                        .contains(compared.get().differBy());
            }
        }
    }

    /** A rule of many Malaysian homes stood in four rule sets and in no lesson. */
    @Test
    void whoMustGoRoundFirstIsComparedWithWhoCapturesAtOnce() {
        assertThat(PlayedLessons.shipped())
                .filteredOn(run -> run.stages().stream()
                        .flatMap(stage -> run.compared(stage).stream())
                        .anyMatch(boards -> boards.differBy().contains(ClauseId.CIRCUIT)))
                .extracting(run -> run.lesson().id())
                .contains("once-round-first", "ask-at-home");
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyQuestionHasOneRightAnswerAndAllButTheLastHaveHints(Path file) {
        LessonRun run = run(file);
        List<Stage> questions = run.stages().stream()
                .filter(stage -> stage.step() instanceof Step.Ask && !asksForWords(stage))
                .toList();
        for (Stage stage : questions) {
            // Of several right houses each is an answer by itself.
            boolean houses = stage.form() == AnswerForm.PLACE;
            String right = houses
                    ? run.rightAnswer(stage).first()
                    : run.rightAnswer(stage).written();
            boolean last = stage.equals(questions.get(questions.size() - 1));
            assertThat(last || !stage.step().head().hints().isEmpty())
                    .as("hints of " + stage.step().head().id())
                    .isTrue();
            assertThat(run.judge(stage, right).correct()).isTrue();
            assertThat(houses
                            || run.options(stage).stream()
                                            .filter(o ->
                                                    run.judge(stage, o.id()).correct())
                                            .count()
                                    <= 1)
                    .as(stage.step().head().id())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void noStageShowsWhatComesAfterIt(Path file) {
        for (Stage stage : run(file).stages()) {
            assertThat(stage.timeline().size()).isEqualTo(stage.end());
            boolean asksForARuling = stage.step() instanceof Step.Ask ask && ask.question() instanceof Question.Rule;
            if (asksForARuling) {
                assertThat(stage.timeline().events().get(stage.end() - 1)).isNotInstanceOf(Ruled.class);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void theySpeakSixLanguages(Path file) throws IOException {
        Lesson lesson = PlayedLessons.of(file).lesson();

        assertThat(LessonCatalogues.check(file, RuleBooks.shipped(), Set.of())).isEmpty();
        for (Language language : Language.values()) {
            if (language != Language.ENGLISH) {
                Translation told = LessonCatalogues.shipped(lesson, language);
                assertThat(told.lesson().language()).isEqualTo(language.tag());
                assertThat(told.status().isComplete()).as(language.tag()).isTrue();
            }
        }
    }

    /** Whoever asked to be shown the answer reads it as well, and that an answer is right Papan says itself. */
    @ParameterizedTest
    @MethodSource("files")
    void whatIsSaidToTheRightAnswerGivesAReasonAndNeitherPraiseNorYes(Path file) throws IOException {
        for (Lesson told : inEveryLanguage(run(file).lesson())) {
            assertThat(asks(told).flatMap(ShippedLessonsTest::saidToTheRightAnswer))
                    .as(told.language())
                    .isNotEmpty()
                    .noneMatch(said -> YES.matcher(said).lookingAt());
        }
    }

    /** Whoever was wrong is told where to look, and then tries again. */
    @ParameterizedTest
    @MethodSource("files")
    void noReplyToAWrongAnswerNamesTheRightOne(Path file) {
        PlayedLessons.withBanks(Stream.of(run(file)))
                .flatMap(run -> run.stages().stream()
                        .filter(stage -> stage.step() instanceof Step.Ask && !asksForWords(stage))
                        .flatMap(stage -> namedRight(run, stage)))
                .forEach(said -> assertThat(said).isEmpty());
    }

    private static Stream<String> namedRight(LessonRun run, Stage stage) {
        Step.Ask ask = stage.ask();
        List<String> right = run.rightAnswer(stage).parts();
        Stream<String> replies = Stream.concat(
                Stream.of(ask.feedback().wrong()),
                ask.feedback().byAnswer().entrySet().stream()
                        .filter(reply -> !right.contains(reply.getKey()))
                        .map(Map.Entry::getValue));
        if (ask.question() instanceof Question.Choice choice) {
            replies = Stream.concat(
                    replies,
                    choice.options().stream()
                            .filter(option -> !option.correct())
                            .map(Question.Option::feedback));
        }
        return replies.filter(said -> right.stream().anyMatch(each -> names(said, ask, each)))
                .map(said -> run.lesson().id() + "/" + ask.head().id() + ": " + said);
    }

    /** What the question itself names is no answer yet. */
    private static boolean names(String said, Step.Ask ask, String right) {
        if (ask.question() instanceof Question.Choice choice) {
            return choice.options().stream()
                    .filter(option -> option.id().equals(right))
                    .anyMatch(option -> Pattern.compile(
                                    "(?<!\\w)" + Pattern.quote(option.text()) + "(?!\\w)", Pattern.CASE_INSENSITIVE)
                            .matcher(said)
                            .find());
        }
        String house = "{house:" + right + "}";
        String asked = ask.question().text() + ask.head().say();
        return said.contains(house) && !asked.contains(house);
    }

    /** Aina and Ben stay at home: by the rules of another place others play, and Chinese writes all names its way. */
    @ParameterizedTest
    @MethodSource("files")
    void playersAreCalledAsPeopleAreWhereTheyPlay(Path file) throws IOException {
        Lesson lesson = run(file).lesson();
        Set<String> atHome = Set.of("congklak-classic", "congklak-simple-literal", "congkak");

        assertThat(lesson.players().containsValue("Aina")).isEqualTo(atHome.contains(lesson.rulesId()));
        assertThat(LessonCatalogues.shipped(lesson, Language.CHINESE)
                        .lesson()
                        .players()
                        .values())
                .allMatch(name -> name.matches("\\p{IsHan}+"));
    }

    private static List<Lesson> inEveryLanguage(Lesson lesson) throws IOException {
        List<Lesson> told = new ArrayList<>(List.of(lesson));
        for (Language language : Language.values()) {
            if (language != Language.ENGLISH) {
                told.add(LessonCatalogues.shipped(lesson, language).lesson());
            }
        }
        return told;
    }

    /** What a lesson asks, and what it asks later. */
    private static Stream<Step.Ask> asks(Lesson lesson) {
        return Stream.concat(
                lesson.steps().stream().flatMap(step -> step.asAsk().stream()),
                lesson.bank().stream().map(BankQuestion::ask));
    }

    private static Stream<String> saidToTheRightAnswer(Step.Ask ask) {
        Stream<String> options = ask.question() instanceof Question.Choice choice
                ? choice.options().stream().filter(Question.Option::correct).map(Question.Option::feedback)
                : Stream.of();
        return Stream.concat(Stream.of(ask.feedback().correct()), options).filter(said -> !said.isEmpty());
    }

    /** Those that only guard a clause count, too. */
    @Test
    @Slow
    void noClauseOfADocumentIsUntaught() {
        Set<String> documents = Set.copyOf(RuleFiles.documents());
        List<Lesson> lessons = new ArrayList<>();
        for (Path file : LessonFiles.all()) {
            lessons.add(PlayedLessons.of(file).lesson());
        }
        LessonCoverage coverage = LessonCoverage.of(lessons, RuleBooks.shipped(), documents, Watch.NOBODY);

        assertThat(coverage.rules())
                .extracting(LessonCoverage.OfRules::id)
                .containsExactlyInAnyOrderElementsOf(documents);
        for (LessonCoverage.OfRules rules : coverage.rules()) {
            assertThat(rules.clauses())
                    .as(rules.id())
                    .filteredOn(clause -> clause.state() == LessonCoverage.State.UNTAUGHT)
                    .isEmpty();
        }
    }

    /** Whether an answer is written in one's own words or counted by hands, to which there is nothing to expect. */
    private static boolean asksForWords(Stage stage) {
        return stage.step() instanceof Step.Ask ask
                && (ask.question() instanceof Question.Explain || ask.question() instanceof Question.Tally);
    }

    private static LessonRun run(Path file) {
        return PlayedLessons.of(file);
    }
}
