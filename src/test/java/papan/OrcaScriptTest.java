package papan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.lesson.text.LessonStrings;
import papan.model.Side;

/** What the script for the screen reader opens and waits for is shipped: lessons, steps, and each sentence. */
class OrcaScriptTest {
    private static final Path SCRIPT = Path.of(".ci/orca.keys");
    /** What a screen reader says of itself after a name. */
    private static final Pattern ROLE =
            Pattern.compile(" (push button|toggle button|(not )?selected radio button|combo box|dialog)$");
    /** A message that is hardly more than placeholders would be found in anything. */
    private static final int LETTERS = 4;

    private final List<Lesson> shipped = LessonShelf.all(RuleBooks.shipped());

    @Test
    void everyLessonAndStepThatItOpensIsShippedAndOneOfEachStrandIsAmongThem() {
        List<Lesson> lessons = new ArrayList<>();
        List<Step> steps = new ArrayList<>();
        lines().filter(line -> line.startsWith("begin lesson ")).forEach(line -> {
            String[] words = line.split(" ", -1);
            Lesson lesson = lesson(words[2]).orElseThrow(() -> new AssertionError(line));
            lessons.add(lesson);
            if (words.length > 3) {
                steps.add(lesson.steps().stream()
                        .filter(step -> step.head().id().equals(words[4]))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(line)));
            }
        });
        assertThat(lessons)
                .extracting(lesson -> lesson.meta().audience().strand())
                .containsAll(shipped.stream()
                        .map(lesson -> lesson.meta().audience().strand())
                        .toList());
        assertThat(steps)
                .as("a drill")
                .anyMatch(step -> step.asTrying().flatMap(Step.Trying::ladder).isPresent());
        assertThat(lessons.stream().flatMap(lesson -> lesson.steps().stream()))
                .as("a game, to which it pages on")
                .anyMatch(step -> step.isPlayedOut());
        assertThat(steps)
                .as("boards beside one another")
                .anyMatch(step -> step.asCompare().isPresent());
        assertThat(lines()).contains("press F5");
    }

    @Test
    void everySentenceThatItWaitsForIsSaidByTheLessonThatIsOpenOrByTheWindow() throws IOException {
        List<Pattern> window = window();
        List<Pattern> said = List.of();
        List<String> strangers = new ArrayList<>();
        for (String line : lines().toList()) {
            String[] words = line.split(" ", 3);
            if (line.startsWith("begin")) {
                said = line.startsWith("begin lesson ")
                        ? texts(lesson(words[2].replaceAll(" .*", "")).orElseThrow())
                        : List.of();
            }
            String heard = line.startsWith("hear ") ? line.substring(5) : line.startsWith("seek ") ? words[2] : "";
            for (String sentence : sentences(ROLE.matcher(heard).replaceFirst(""))) {
                if (!sentence.isEmpty()
                        && Stream.concat(said.stream(), window.stream())
                                .noneMatch(each -> each.matcher(sentence).matches())) {
                    strangers.add(sentence);
                }
            }
        }
        assertThat(strangers).isEmpty();
    }

    private static Stream<String> lines() {
        try {
            return Files.readAllLines(SCRIPT).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<Lesson> lesson(String id) {
        return shipped.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    private static List<Pattern> texts(Lesson lesson) {
        String north = lesson.players().getOrDefault(Side.NORTH, "");
        String south = lesson.players().getOrDefault(Side.SOUTH, "");
        return LessonStrings.of(lesson).values().stream()
                .map(text -> text.replaceAll("\\{(?:house|store):([^}]+)}", "$1")
                        .replace("{north}", north)
                        .replace("{south}", south))
                .flatMap(text -> sentences(text).stream())
                .map(sentence -> Pattern.compile(regex(sentence)))
                .toList();
    }

    /** The sentences of all English catalogues of the window, the narration and the charts. */
    private static List<Pattern> window() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources/papan"))) {
            return files.filter(file -> file.toString().endsWith("_en.properties"))
                    .flatMap(file -> messages(file).stream())
                    .flatMap(message -> sentences(message).stream())
                    .filter(sentence -> letters(sentence) >= LETTERS)
                    .map(sentence -> Pattern.compile(regex(sentence)))
                    .toList();
        }
    }

    private static List<String> messages(Path file) {
        Properties all = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            all.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all.entrySet().stream()
                .map(Map.Entry::getValue)
                .map(Object::toString)
                .toList();
    }

    private static long letters(String sentence) {
        return sentence.replaceAll("\\{\\w[\\w.-]*}", "")
                .chars()
                .filter(Character::isLetter)
                .count();
    }

    /** Cut where a sentence ends, but not within braces, and without the sign at the end. */
    private static List<String> sentences(String text) {
        List<String> all = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
            boolean ends = ".!?…".indexOf(text.charAt(i)) >= 0 && (i + 1 == text.length() || text.charAt(i + 1) == ' ');
            if (depth == 0 && ends) {
                all.add(text.substring(from, i).strip());
                from = i + 1;
            }
        }
        all.add(text.substring(from).strip());
        all.removeIf(String::isEmpty);
        return all;
    }

    /** What a pattern may be when its places are filled. */
    private static String regex(String pattern) {
        int open = pattern.indexOf('{');
        if (open < 0) {
            return Stream.of(pattern.split("#", -1)).map(Pattern::quote).collect(Collectors.joining("\\d+"));
        }
        int close = close(pattern, open);
        return regex(pattern.substring(0, open))
                + filled(pattern.substring(open + 1, close))
                + regex(pattern.substring(close + 1));
    }

    private static String filled(String inside) {
        if (!inside.contains("{")) {
            return ".*";
        }
        List<String> branches = new ArrayList<>();
        for (int open = inside.indexOf('{'); open >= 0; open = inside.indexOf('{', open)) {
            int close = close(inside, open);
            branches.add(regex(inside.substring(open + 1, close)));
            open = close;
        }
        return "(?:" + String.join("|", branches) + ")";
    }

    private static int close(String text, int open) {
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException(text);
    }
}
