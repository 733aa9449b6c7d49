package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.progress.ClassFolders;
import papan.json.progress.ProgressFiles;
import papan.json.progress.ProgressFolder;
import papan.json.rules.RuleBooks;
import papan.lesson.check.Walks;
import papan.lesson.kept.Act;
import papan.lesson.kept.Answered;
import papan.lesson.kept.LessonProgress;
import papan.lesson.kind.AnswerOption;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.PlannedWayTest;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.LessonText;
import papan.lesson.play.Stage;
import papan.lesson.play.StepState;
import papan.lesson.play.TodaysWay;
import papan.lesson.script.Reply;
import papan.lesson.script.Step;
import papan.lesson.script.Verdict;
import papan.model.Move;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.testing.Attacks;
import papan.testing.PlayedLessons;
import papan.ui.lesson.SessionLearner;
import papan.ui.playback.OnEdt;

/** Whatever a learner does: terminal, window, walk and file lead to the same steps and keep the same. */
@ExtendWith(OnEdt.class)
final class LessonPathsTest {
    /** Ways through each lesson; three hundred with {@code -Pattack}. */
    private static final int WAYS = Attacks.rounds(6);

    @TempDir
    private Path folder;

    static Stream<LessonRun> shipped() {
        return PlayedLessons.shipped().stream();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void anyWayIsTheSameEverywhere(LessonRun run) throws IOException {
        for (int seed = 1; seed <= WAYS; seed++) {
            String name = run.lesson().id() + ", way " + seed;
            Way way = compare(run, new Typist(run, seed, 4), name);
            broken(run, way, new Random(seed).nextInt(way.acts().size() + 1), name);
        }
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void anyWayAlongAPlanIsTheSameEverywhere(LessonRun run) {
        for (int seed = 1; seed <= WAYS; seed++) {
            String name = run.lesson().id() + ", planned way " + seed;
            Random random = new Random(seed);
            TodaysWay plan = PlannedWayTest.random(run.lesson(), random);
            LessonState begun = LessonState.of(run).along(Optional.of(plan));
            List<Act> acts = new Planned(plan, random).acts(begun);
            Way way = Way.of(begun, acts);
            goesOn(begun, acts, way, name);

            SessionLearner window = new SessionLearner(run, Optional.of(plan));
            acts.forEach(window::act);
            assertThat(window.visited()).as("window, %s", name).isEqualTo(way.visited());
            ended(window.state(), way, "window, " + name);
        }
    }

    /** Somebody who does whatever can be done, where steps are shown in another order or left out. */
    private record Planned(TodaysWay plan, Random random) {
        /** The acts from here to the end. */
        List<Act> acts(LessonState begun) {
            List<Act> acts = new ArrayList<>();
            LessonState now = begun;
            while (!now.isFinished()) {
                Act act = act(now);
                LessonState next = now.after(act);
                if (act instanceof Act.WentOn && next.entries() != now.entries() && isOnTheWay(now, next)) {
                    assertThat(Optional.of(next.index()))
                            .as(
                                    "after step %d of %s",
                                    now.index(), now.run().lesson().id())
                            .isEqualTo(plan.after(now.index()));
                }
                acts.add(act);
                now = next;
            }
            return acts;
        }

        /** The author's detours lead aside and back, as do questions that come once more; they lead to nothing left out. */
        private boolean isOnTheWay(LessonState now, LessonState next) {
            boolean aside = next.route().here().back().size()
                    > now.route().here().back().size();
            assertThat(!aside || next.isRepeating() || plan.isShown(next.index()))
                    .isTrue();
            return !aside && now.route().here().back().isEmpty();
        }

        private Act act(LessonState state) {
            if (state.here().waiting().isPresent()) {
                return new Act.WasSure(1 + random.nextInt(3));
            }
            int mood = random.nextInt(8);
            if (mood == 0) {
                return new Act.WentBack();
            }
            if (state.isLookedFor()) {
                return new Act.Looked();
            }
            if (state.isOpenQuestion()) {
                List<AnswerOption> options = state.run().options(state.stage());
                return mood == 1
                        ? new Act.GaveUp()
                        : new Act.Answered(
                                options.isEmpty() || mood < 4
                                        ? state.run().rightAnswer(state.stage()).written()
                                        : options.get(random.nextInt(options.size()))
                                                .id());
            }
            return state.mayTryAgain() && mood < 4 ? new Act.TriedAgain() : new Act.WentOn();
        }
    }

    @Test
    void anExplanationCountsAsAnAnswer() throws IOException, FormatException {
        String asked = "{ 'id': 'why', 'kind': 'ask', 'position': 'start', 'say': 'Think.',"
                + " 'question': { 'type': 'explain', 'text': 'Why?', 'model': 'Because.' },";

        Way way = ledTo(asked, "why", "my words\n");

        assertThat(way.visited()).containsExactly("why", "counted");
    }

    @Test
    void aTryThatIsGivenUpIsNoAttempt() throws IOException, FormatException {
        String tried =
                "{ 'id': 'goal', 'kind': 'try', 'position': 'start', 'goal': { 'event': 'capture' }, 'moves': 1,";

        Way way = ledTo(tried, "goal", "\n");

        assertThat(way.visited()).containsExactly("goal", "notcounted");
    }

    /** What comes of lines that are typed to a step which asks whether there was an attempt. */
    private static Way ledTo(String step, String id, String typed) throws IOException, FormatException {
        String lesson = LessonText.around(step + " 'next': [{ 'if': { 'question': '" + id
                + "', 'attempts': { 'gte': 1 } }, 'go': 'counted' }, 'notcounted'] },"
                + "{ 'id': 'counted', 'kind': 'show', 'say': 'Counted.', 'next': 'end' },"
                + "{ 'id': 'notcounted', 'kind': 'show', 'say': 'Not counted.', 'next': 'end' }");
        LessonRun run =
                LessonRun.of(LessonReader.read(lesson, "x.lesson.json", RuleBooks.shipped()), RuleBooks.shipped());
        return compare(run, new StringReader(typed), id);
    }

    /**
     * A way through a lesson.
     *
     * @param acts all that was done, in order
     * @param visited the ids of the steps, in order
     * @param answers what was answered or moved in each
     */
    private record Way(
            List<Act> acts, List<String> visited, Map<String, List<String>> answers, LessonState end, boolean repeats) {
        static Way of(LessonState begun, List<Act> acts) {
            LessonState state = begun;
            List<String> visited = new ArrayList<>(List.of(id(state)));
            Map<String, List<String>> answers = new LinkedHashMap<>();
            Set<String> tried = new HashSet<>();
            boolean repeats = false;
            for (Act act : acts) {
                int before = state.entries();
                List<String> here = answers.computeIfAbsent(id(state), any -> new ArrayList<>());
                if (act instanceof Act.Answered answer) {
                    // A walk answers as soon as it has an answer: it cannot give up first.
                    repeats |= state.reply().shown();
                    here.add(answer.given());
                } else if (act instanceof Act.Moved move && !refused(state, move)) {
                    here.add(move.move().toString());
                }
                state = state.after(act);
                boolean went = state.entries() != before && !(act instanceof Act.BeganAgain);
                if (went) {
                    visited.add(id(state));
                    // A walk makes the moves of a try that comes twice twice.
                    repeats |= state.stage().step() instanceof Step.Trying && !tried.add(id(state));
                }
                repeats |= act instanceof Act.TookBack;
            }
            return new Way(acts, visited, answers, state, repeats);
        }

        private static boolean refused(LessonState state, Act.Moved move) {
            return state.trial().orElseThrow().refuse(move.move()).isPresent();
        }

        private static String id(LessonState state) {
            return state.stage().step().head().id();
        }
    }

    /**
     * Goes the same way, but for a break at any place: what was done is written to a file and read again, and window,
     * terminal and walk go on from there. So they do where the way is not told any more.
     */
    private void broken(LessonRun run, Way way, int at, String name) throws IOException {
        List<Act> acts = way.acts();
        SessionLearner window = new SessionLearner(run);
        acts.subList(0, at).forEach(window::act);
        LessonState before = window.state();
        List<Act> rest = acts.subList(at, acts.size());
        LessonProgress kept = window.kept();
        LessonProgress file = throughAFile(ProgressFiles.of(kept));
        assertThat(file).as("file, %s", name).isEqualTo(kept);

        LessonState folded = LessonState.resumed(run, file, run);
        same(folded, before, "file, " + name);
        goesOn(folded, rest, way, name);
        window.reopen(file);
        if (!before.isFinished()) {
            same(window.state(), before, "window, " + name);
            rest.forEach(window::act);
            assertThat(window.state().replies())
                    .as("window, %s", name)
                    .isEqualTo(way.end().replies());
            assertThat(window.state().isFinished()).as("window, %s", name).isTrue();
        }
        // Without a way it is not told that a question came once more, what was done in a drill, nor what was looked
        // for.
        boolean drills = run.lesson().steps().stream()
                .anyMatch(step -> step.asTrying().flatMap(Step.Trying::ladder).isPresent());
        if (drills
                || before.here().explained()
                || before.replies().values().stream().anyMatch(Reply::repeated)) {
            return;
        }
        LessonProgress first = throughAFile(ProgressFiles.of(kept.withoutWay()));
        LessonState older = LessonState.resumed(run, first, run);
        assertThat(older.route().here())
                .as("without a way, %s", name)
                .isEqualTo(before.route().here());
        assertThat(older.replies()).as("without a way, %s", name).isEqualTo(before.replies());
        goesOn(older, rest, way, "without a way, " + name);
        window.reopen(first);
        if (!before.isFinished()) {
            rest.forEach(window::act);
            ended(window.state(), way, "window, without a way, " + name);
            assertThat(throughAFile(ProgressFiles.of(window.kept())).answers())
                    .as("what the window has written then, without a way, %s", name)
                    .isEqualTo(window.kept().answers());
        }
    }

    private static void goesOn(LessonState from, List<Act> rest, Way way, String name) {
        PlainLearner terminal = new PlainLearner(
                from,
                new CaptionText(
                        from.run().lesson().wording(Language.ENGLISH, from.run().rules())),
                new Lines(new BufferedReader(Reader.nullReader()), "nothing"),
                () -> 0,
                new PrintWriter(new StringWriter()));
        rest.forEach(terminal::act);
        ended(terminal.state(), way, "terminal, " + name);
        ended(Walks.after(from, rest), way, "walk, " + name);
    }

    private static void ended(LessonState state, Way way, String name) {
        assertThat(state.isFinished()).as(name).isTrue();
        assertThat(state.replies()).as(name).isEqualTo(way.end().replies());
        assertThat(state.route().here()).as(name).isEqualTo(way.end().route().here());
    }

    /** Whether all that counts is the same. */
    private static void same(LessonState state, LessonState before, String name) {
        assertThat(state.route()).as(name).isEqualTo(before.route());
        assertThat(state.isFinished()).as(name).isEqualTo(before.isFinished());
        assertThat(state.replies()).as(name).isEqualTo(before.replies());
        assertThat(state.first()).as(name).isEqualTo(before.first());
        for (int i = 0; i < before.run().stages().size(); i++) {
            assertThat(shown(state.at(i))).as("%s, step %d", name, i).isEqualTo(shown(before.at(i)));
        }
    }

    /** What there is to see in a step. */
    private static List<Object> shown(StepState done) {
        return List.of(
                done.seen(),
                done.verdict(),
                done.hints(),
                done.revealed(),
                done.waiting(),
                done.moves(),
                done.votes(),
                done.explained(),
                done.drawn());
    }

    private LessonProgress throughAFile(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("ana" + ProgressFolder.ENDING), text);
        ClassFolder read = ClassFolders.read(List.of(file), count -> true);
        assertThat(read.told()).isEmpty();
        return read.handed().get(0).progress().lessons().values().iterator().next();
    }

    /** Goes a way on a terminal, does the same in a window and in a walk, and opens the window again. */
    private static Way compare(LessonRun run, Reader typist, String name) throws IOException {
        StringWriter out = new StringWriter();
        Lines typed = new Lines(new BufferedReader(typist, 1), "answers");
        PlainLesson plain = new PlainLesson(run, Language.ENGLISH, typed, new PrintWriter(out));
        if (typist instanceof Typist someone) {
            someone.before(plain);
        }
        plain.play();
        List<Act> acts = plain.learner().acts();
        Way way = Way.of(LessonState.of(run), acts);

        SessionLearner window = new SessionLearner(run);
        for (Act act : acts) {
            window.act(act);
            if (act instanceof Act.Answered || act instanceof Act.WasSure) {
                window.state().here().verdict().map(Verdict::feedback).stream()
                        .flatMap(String::lines)
                        .forEach(line -> assertThat(out.toString().contains(line))
                                .as("%s is told on the terminal, %s", line, name)
                                .isTrue());
            }
        }
        assertThat(window.visited()).as("window, %s", name).isEqualTo(way.visited());
        assertThat(window.state().replies())
                .as("window, %s", name)
                .isEqualTo(way.end().replies());
        assertThat(window.state().isFinished()).as("window, %s", name).isTrue();
        if (!way.repeats()) {
            assertThat(Walks.visited(run, way.answers())).as("walk, %s", name).isEqualTo(way.visited());
        }
        for (Answered kept : window.kept().answers()) {
            List<String> given =
                    kept.attempts().stream().map(Answered.Attempt::given).toList();
            assertThat(given).as("file, %s, %s", name, kept.step()).hasSize(attempts(way, kept.step()));
        }
        window.reopen();
        assertThat(window.state().replies())
                .as("opened again, %s", name)
                .isEqualTo(way.end().replies());
        return way;
    }

    private static int attempts(Way way, String step) {
        return Optional.ofNullable(way.end().replies().get(step))
                .map(reply -> Math.min(reply.attempts(), Answered.MOST))
                .orElse(0);
    }

    /** Types what comes to mind, with the question before its eyes. */
    private static final class Typist extends Reader {
        private final LessonRun run;
        private final Random random;
        private final int patience;
        private Optional<PlainLesson> lesson = Optional.empty();
        private StringReader line = new StringReader("");

        /** @param patience how many lines out of so many are worth typing before something is given up */
        Typist(LessonRun run, long seed, int patience) {
            this.run = run;
            this.random = new Random(seed);
            this.patience = patience;
        }

        void before(PlainLesson next) {
            lesson = Optional.of(next);
        }

        @Override
        public int read(char[] into, int offset, int length) throws IOException {
            int got = line.read(into, offset, 1);
            if (got < 0) {
                line = new StringReader(next(lesson.orElseThrow().learner().state()) + "\n");
                got = line.read(into, offset, 1);
            }
            return got;
        }

        private String next(LessonState state) {
            Stage stage = state.stage();
            if (state.here().waiting().isPresent()) {
                return String.valueOf(1 + random.nextInt(3));
            }
            if (stage.step() instanceof Step.Compare) {
                return "";
            }
            if (stage.step() instanceof Step.ShowChart) {
                return run.sheet(stage).isPresent() && random.nextBoolean()
                        ? run.truth(stage).written()
                        : "";
            }
            if (random.nextInt(patience) == 0) {
                return List.of("", "?", "what?").get(random.nextInt(3));
            }
            if (state.trial().isPresent()) {
                List<Move> moves = state.trial().get().legalMoves();
                return moves.isEmpty()
                        ? List.of("-", "").get(random.nextInt(2))
                        : any(moves).from().name();
            }
            List<String> options =
                    run.options(stage).stream().map(AnswerOption::id).toList();
            return options.isEmpty() || random.nextInt(3) == 0
                    ? run.rightAnswer(stage).written()
                    : any(options);
        }

        private <T> T any(List<T> all) {
            return all.get(random.nextInt(all.size()));
        }

        @Override
        public void close() {
            line.close();
        }
    }
}
