package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.script.Reply;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.testing.PlayedLessons;
import papan.testing.Slow;

/** The whole course is told on a terminal in every language: to who is right, wrong first, or gives up. */
@Slow
class CourseInSixLanguagesTest {
    private static final Map<Path, LessonRun> COURSE = new TreeMap<>();
    private static final Map<String, LessonRun> TOLD = new HashMap<>();

    @BeforeAll
    static void theCourseIsPlayed() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("lessons"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".lesson.json"))
                    .toList()) {
                COURSE.put(file, PlayedLessons.of(file));
            }
        }
        assertThat(COURSE).hasSizeGreaterThan(25);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void whoIsRightIsToldSo(Language language) {
        everywhere(
                language,
                (run, stage) -> List.of(right(run, stage)),
                (run, state, name) -> assertThat(asked(run, state)).as(name).allMatch(Reply::atFirst));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void whoIsWrongFirstIsRightThen(Language language) {
        everywhere(
                language,
                (run, stage) -> Stream.concat(wrong(run, stage).stream(), Stream.of(right(run, stage)))
                        .toList(),
                (run, state, name) -> {
                    assertThat(asked(run, state)).as(name).allMatch(Reply::correct);
                    assertThat(asked(run, state)).as(name).anyMatch(reply -> !reply.atFirst());
                });
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void whoGivesUpIsShownTheAnswer(Language language) {
        everywhere(
                language,
                (run, stage) -> List.of(),
                (run, state, name) -> assertThat(asked(run, state)).as(name).allMatch(Reply::shown));
    }

    /** What is answered to a question, line by line; then nothing. */
    private interface Answers {
        List<String> to(LessonRun run, Stage stage);
    }

    private interface Expected {
        void of(LessonRun run, LessonState end, String name);
    }

    private static void everywhere(Language language, Answers answers, Expected expected) {
        COURSE.forEach((file, original) -> {
            String name = file.getFileName() + " in " + language.tag();
            LessonRun run = TOLD.computeIfAbsent(
                    name, any -> original.in(LessonArgument.translation(file.toString(), original.lesson(), language)));
            StringWriter out = new StringWriter();
            Typist typist = new Typist(run, answers);
            Lines typed = new Lines(new BufferedReader(typist, 1), "answers");
            PlainLesson plain = new PlainLesson(run, language, typed, new PrintWriter(out));
            typist.before(plain);
            try {
                plain.play();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            LessonState end = plain.learner().state();
            CaptionText words = new CaptionText(run.lesson().wording(language, run.rules()));

            assertThat(end.isFinished()).as(name).isTrue();
            expected.of(run, end, name);
            assertThat(out.toString().strip()).as(name).endsWith(words.text("cli.lessonDone"));
            assertThat(out.toString()).as(name).doesNotContain("{", "}", "null");
        });
    }

    private static List<Reply> asked(LessonRun run, LessonState end) {
        return run.stages().stream()
                .filter(stage -> stage.step().asks() && hasAnswer(run, stage))
                .map(stage -> end.replies().getOrDefault(stage.step().head().id(), Reply.NONE))
                .toList();
    }

    /** Hands of a class are neither right nor wrong. */
    private static boolean hasAnswer(LessonRun run, Stage stage) {
        return !run.rightAnswer(stage).written().isEmpty();
    }

    /** Of several best moves one is enough. */
    private static String right(LessonRun run, Stage stage) {
        String all = run.rightAnswer(stage).written();
        boolean one = stage.form() == AnswerForm.ONE || stage.form() == AnswerForm.PLACE;
        return one ? all.split(",", -1)[0] : all;
    }

    private static Optional<String> wrong(LessonRun run, Stage stage) {
        List<String> right = run.rightAnswer(stage).parts();
        return run.options(stage).stream()
                .map(AnswerOption::id)
                .filter(option -> !right.contains(option))
                .findFirst();
    }

    /** Types the answers to each question, and an empty line for all else. */
    private static final class Typist extends Reader {
        private final LessonRun run;
        private final Answers answers;
        private Optional<PlainLesson> lesson = Optional.empty();
        private StringReader line = new StringReader("");
        private int entries = -1;
        private int given;

        Typist(LessonRun run, Answers answers) {
            this.run = run;
            this.answers = answers;
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
                return "2";
            }
            if (!stage.step().asks() || !state.mayAnswer()) {
                return "";
            }
            if (entries != state.entries()) {
                entries = state.entries();
                given = 0;
            }
            List<String> all = answers.to(run, stage);
            return given < all.size() ? all.get(given++) : "";
        }

        @Override
        public void close() {
            line.close();
        }
    }
}
