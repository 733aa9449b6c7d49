package papan.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.format.JsonTree;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Spot;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonText;
import papan.testing.Attacks;
import papan.testing.Slow;

/**
 * Files that were damaged on their way: each is read, or refused with a line, a column and a sentence, in no more than a
 * second and 256 MB.
 */
final class DamagedLessonsTest {
    private static final int FILES = Attacks.rounds(1_000);
    private static final long SEED = 20261121;
    private static final double SECONDS = 1;
    private static final long BYTES = 256L << 20;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final Pattern VALUE = Pattern.compile("(?<=[:\\[,] ?)(\"[^\"]*\"|-?[0-9.]+|true|false)");
    private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"");
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "-1",
            "1e999",
            "0.5",
            "2147483648",
            "99999999999999999999",
            "\"\"",
            "\"start\"",
            "\"S9\"",
            "\"\\ud800\"",
            "\"\\u0000\"",
            "{}",
            "[]",
            "[[]]",
            "{\"id\": \"x\"}",
            "[null]",
            "\"{\"",
            "\"{house:S3\"");

    @TempDir
    private Path folder;

    private static List<String> originals() throws IOException {
        return List.of(
                LessonText.around("{ 'id': 's', 'kind': 'show', 'position': 'few', 'say': '{south} and {house:S3}' }"),
                LessonText.around("""
                        { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'stopAt': { 'ruling': 'relay', 'when': 'before' },
                          'expect': { 'at': 'N4', 'hand': 0 } },
                        { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'rule', 'options': ['relay', 'capture'] },
                          'hints': [{ 'text': 'h' }], 'expect': { 'answer': 'relay' } },
                        { 'id': 'q', 'kind': 'play', 'continue': true, 'say': [{ 'on': { 'event': 'capture' }, 'text': '{seeds}' }] }"""),
                LessonText.around("""
                        { 'id': 'a', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'landing', 'move': 'S3', 'until': { 'lap': 1 } },
                          'feedback': { 'byAnswer': { 'N5': 'n' } } },
                        { 'id': 'c', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 't',
                          'options': [{ 'id': 'o', 'text': 'o', 'correct': true }, { 'id': 'p', 'text': 'p' }] } }"""),
                LessonText.around("""
                        { 'id': 'c', 'kind': 'compare', 'boards': [{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] },
                          { 'id': 'B', 'rules': 'congklak-simple' }], 'expect': { 'differBy': ['capturing-seed'] } },
                        { 'id': 'h', 'kind': 'chart', 'chart': 'stores', 'per': 'seed' }"""),
                Files.readString(Path.of("examples/first.lesson.json")),
                Files.readString(Path.of("examples/own-store.lesson.json")));
    }

    private static byte[] damaged(String original, Random random) {
        byte[] bytes = original.getBytes(StandardCharsets.UTF_8);
        switch (random.nextInt(9)) {
            case 0 -> {
                for (int i = 0; i <= random.nextInt(4); i++) {
                    bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
                }
                return bytes;
            }
            case 1 -> {
                return Arrays.copyOf(bytes, random.nextInt(bytes.length));
            }
            case 2, 3 -> {
                return utf8(replaced(original, VALUE, VALUES.get(random.nextInt(VALUES.size())), random));
            }
            case 4, 5 -> {
                List<String> texts =
                        TEXT.matcher(original).results().map(MatchResult::group).toList();
                return utf8(replaced(original, TEXT, texts.get(random.nextInt(texts.size())), random));
            }
            case 6 -> {
                int deep = random.nextInt(2000);
                String nested = random.nextBoolean()
                        ? "[".repeat(deep) + "]".repeat(deep)
                        : "{\"steps\":".repeat(deep) + "1" + "}".repeat(deep);
                return utf8(replaced(original, VALUE, nested, random));
            }
            case 7 -> {
                Charset charset = List.of(
                                StandardCharsets.UTF_16,
                                StandardCharsets.UTF_16LE,
                                StandardCharsets.ISO_8859_1,
                                Charset.forName("GB18030"))
                        .get(random.nextInt(4));
                return replaced(original, TEXT, "\"漢字 é\"", random).getBytes(charset);
            }
            default -> {
                int from = random.nextInt(original.length());
                int to = Math.min(original.length(), from + random.nextInt(200));
                int at = random.nextInt(original.length());
                return utf8(original.substring(0, at) + original.substring(from, to) + original.substring(at));
            }
        }
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String replaced(String text, Pattern what, String with, Random random) {
        List<MatchResult> found = what.matcher(text).results().toList();
        MatchResult one = found.get(random.nextInt(found.size()));
        return text.substring(0, one.start()) + with + text.substring(one.end());
    }

    /** What is told of a file, having seen to it that it is told in time and in sentences. */
    private static List<Problem> told(Path file) throws IOException {
        // Its own time, and not the clock's: other tests run beside it.
        long begun = THREADS.getCurrentThreadCpuTime();
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        List<Problem> problems = LessonReader.check(file, RuleBooks.shipped());
        long used = THREADS.getCurrentThreadAllocatedBytes() - allocated;
        double seconds = (THREADS.getCurrentThreadCpuTime() - begun) / 1e9;
        assertThat(seconds).as("seconds").isLessThan(SECONDS);
        assertThat(used).as("bytes").isLessThan(BYTES);
        int lines = Files.size(file) > JsonTree.MAX_BYTES ? 1 : lines(file);
        assertThat(problems).allSatisfy(problem -> {
            assertThat(problem.spot().line()).isBetween(1, lines);
            assertThat(problem.spot().column()).isPositive();
            assertThat(problem.message()).hasSizeBetween(10, 600).endsWith(".");
            assertThat(problem.code()).matches("[EWX][0-9]{3}");
        });
        return problems;
    }

    private static int lines(Path file) throws IOException {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        return Spot.endOf(text).line();
    }

    @Test
    @Slow
    void everyDamagedFileIsReadOrRefusedInASentence() throws IOException {
        List<String> originals = originals();
        for (String original : originals) {
            // Rule sets are read when they are first asked for, which is not what is measured here.
            assertThat(LessonReader.check(original, "original", RuleBooks.shipped()))
                    .noneMatch(p -> p.code().startsWith("E0"));
        }
        Random random = new Random(SEED);
        Path file = folder.resolve("damaged.lesson.json");
        TreeMap<String, Integer> codes = new TreeMap<>();
        int refused = 0;
        for (int i = 0; i < FILES; i++) {
            byte[] bytes = damaged(originals.get(random.nextInt(originals.size())), random);
            Files.write(file, bytes);
            try {
                List<Problem> problems = told(file);
                problems.forEach(p -> codes.merge(p.code(), 1, Integer::sum));
                refused += problems.isEmpty() ? 0 : 1;
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("file " + i + ": " + new String(bytes, StandardCharsets.ISO_8859_1), e);
            }
        }
        assertThat(refused).isBetween(FILES / 2, FILES - 1);
        assertThat(codes).hasSizeGreaterThan(FILES < 10_000 ? 25 : 30);
    }

    static List<String> large() {
        int most = JsonTree.MAX_BYTES - 2000;
        List<String> large = new ArrayList<>();
        String head =
                LessonText.around("{ 'id': 's', 'kind': 'show', 'say': 'x' }").strip();
        String open = head.substring(0, head.length() - 1);
        large.add(open + ", \"zzz\": [" + "0,".repeat(most / 2) + "0]}");
        large.add("{\"" + "k".repeat(most / 2) + "\": [" + "0,".repeat(most / 4) + "0]}");
        large.add("{\"kkkkkkkkkkkkk\":".repeat(60) + "[" + "0,".repeat(most / 2 - 1000) + "0]" + "}".repeat(60));
        large.add(open.replace("\"say\": \"x\"", "\"say\": [" + "0,".repeat(most / 2 - 1000) + "0]") + "}");
        large.add(open.replace("\"show\"", "\"play\"")
                        .replace("\"say\": \"x\"", "\"moves\": [" + "\"S\",".repeat(most / 4 - 1000) + "\"S\"]")
                + "}");
        large.add(open.replace(
                        "\"say\": \"x\"", "\"expect\": {\"rules\": [" + "\"relai\",".repeat(most / 8 - 1000) + "0]}")
                + "}");
        StringBuilder fields = new StringBuilder(open);
        for (int i = 0; fields.length() < most; i++) {
            fields.append(",\"f").append(i).append("\":0");
        }
        large.add(fields + "}");
        large.add(open.replace("\"show\"", "\"" + "s".repeat(most - 1000) + "\"") + "}");
        large.add(open.replace("\"small\"", "\"" + " -".repeat(most / 2 - 1000) + "\"") + "}");
        large.add(open.replace("\"congklak-classic\"", "\"" + "c".repeat(most - 1000) + "\"") + "}");
        large.add(open.replace("\"x\"", "\"" + "{".repeat(most - 1000) + "\"") + "}");
        large.add("[".repeat(most));
        return large;
    }

    @ParameterizedTest
    @MethodSource("large")
    @Slow
    void aLargeFileIsRefusedInTimeToo(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("large.lesson.json"), text);
        told(file);
        List<Problem> problems = told(file);
        assertThat(problems).isNotEmpty().hasSizeLessThanOrEqualTo(Problems.MOST + 1);
    }

    @Test
    void aFileOf50MegabytesIsNotEvenOpened() throws IOException {
        byte[] bytes = new byte[50 << 20];
        Arrays.fill(bytes, (byte) '[');
        Path file = Files.write(folder.resolve("huge.lesson.json"), bytes);
        assertThat(told(file))
                .hasSize(1)
                .first()
                .hasToString(
                        "huge.lesson.json:1:1  E005 The file has 52428800 bytes; at most 1048576 are read. Look whether it is the file that you mean.");
    }

    @Test
    void whatIsNotUtf8IsFound() throws IOException {
        Path file =
                Files.write(folder.resolve("latin.lesson.json"), "{\r\n \"é\"".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(told(file)).hasSize(1).first().asString().startsWith("latin.lesson.json:2:3  E003");
    }
}
