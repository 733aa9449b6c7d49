package papan.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.Main;
import papan.lesson.play.LessonText;
import papan.testing.Slow;

/** Lesson files that want more than to be read. What their texts do in a window is tried in {@code papan.window}. */
class UntrustedLessonTest {
    private static final int MIB = 1 << 20;
    private static final int SECONDS = 60;

    @TempDir
    private Path folder;

    /** Runs the program on a file, with little memory and its own folder to work in. */
    private String papan(Path work, String... arguments) throws Exception {
        List<String> command = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-Xmx256m",
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Djava.awt.headless=true",
                                "-cp",
                                Stream.of(System.getProperty("java.class.path").split(":", -1))
                                        .map(each ->
                                                Path.of(each).toAbsolutePath().toString())
                                        .collect(Collectors.joining(":")),
                                Main.class.getName()),
                        Stream.of(arguments))
                .toList();
        Path said = Files.createTempFile(folder, "said", ".txt");
        Process process = new ProcessBuilder(command)
                .directory(work.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS))
                .as("it comes to an end")
                .isTrue();
        assertThat(process.exitValue()).as(Files.readString(said)).isBetween(0, 2);
        return Files.readString(said);
    }

    private static List<Path> all(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.sorted().toList();
        }
    }

    @Test
    @Slow
    void nothingInALessonRunsOrWrites() throws Exception {
        Path work = Files.createDirectory(folder.resolve("work"));
        List<String> tricks = List.of(
                "$(touch ran)",
                "`touch ran`",
                "${java:version}${jndi:ldap://127.0.0.1:9/x}",
                "<script>fetch('http://127.0.0.1:9')</script>",
                "javascript:alert(1)",
                "%n%s%1000000000d",
                "file:///etc/hostname",
                "../../../../etc/hostname");
        String steps = IntStream.range(0, tricks.size())
                .mapToObj(i -> "{ 'id': 's" + i
                        + "', 'kind': 'show', 'position': 'start', 'title': '', 'say': '' }"
                                .replace("''", "'" + tricks.get(i).replace("'", "") + "'"))
                .collect(Collectors.joining(",\n"));
        Path lesson = Files.writeString(work.resolve("small.lesson.json"), LessonText.around(steps));
        List<Path> before = all(work);
        papan(work, "lesson", "check", lesson.toString());
        papan(work, "lesson", "strings", "status", lesson.toString());
        assertThat(all(work)).isEqualTo(before);
    }

    /** Whatever names something elsewhere is refused before anything is looked for. */
    @Test
    @Slow
    void noFileOutsideItsFolderIsRead() throws Exception {
        List<String> tricks = List.of(
                "'id': '../secret'",
                "'id': '/tmp/secret'",
                "'rules': { 'id': '../secret', 'revision': 1 }",
                "'rules': { 'id': '/etc/passwd', 'revision': 1 }",
                "'rules': { 'id': 'file:secret', 'revision': 1 }",
                "'language': '../secret'",
                "'$ref': '../secret.json'",
                "'include': '../secret.json'");
        Files.writeString(folder.resolve("secret.json"), "{ \"secret\": \"TOP-SECRET\" }");
        Files.writeString(folder.resolve("secret"), "TOP-SECRET");
        Path work = Files.createDirectory(folder.resolve("work"));
        List<String> call = new ArrayList<>(List.of("lesson", "check"));
        for (String trick : tricks) {
            Path lesson = work.resolve("trick" + tricks.indexOf(trick) + ".lesson.json");
            call.add(Files.writeString(lesson, hurt(trick.replace('\'', '"'))).toString());
        }
        List<Path> before = all(work);
        String said = papan(work, call.toArray(String[]::new));
        assertThat(said).doesNotContain("TOP-SECRET");
        for (int i = 0; i < tricks.size(); i++) {
            assertThat(said).as(tricks.get(i)).containsPattern("(?m)trick" + i + "\\.lesson\\.json:.* [EW][0-9]{3} ");
        }
        assertThat(all(work)).isEqualTo(before);
    }

    /** A lesson with a field that is another one there, or one more. */
    private static String hurt(String trick) {
        String field = trick.substring(0, trick.indexOf(':'));
        String whole = LessonText.around("{ 'id': 's', 'kind': 'show', 'position': 'start', 'say': 'Look.' }");
        if (whole.contains(field + ": {")) {
            return whole.replaceFirst(field + ": \\{[^}]*\\}", trick);
        }
        return whole.contains(field + ":")
                ? whole.replaceFirst(field + ": *\"[^\"]*\"", trick)
                : whole.replaceFirst("\\{", "{ " + trick.replace("$", "\\$") + ",");
    }

    /** As much as fits into a mebibyte, in every list that may be long. */
    @ParameterizedTest
    @ValueSource(strings = {"says", "options", "moves", "highlights", "positions", "boards", "conditions"})
    @Slow
    void aMebibyteOfListsIsReadOrRefusedWithinBounds(String what) throws Exception {
        String one = switch (what) {
            case "says" ->
                "{ 'id': '%d', 'kind': 'play', 'moves': ['S3'], 'position': 'start', 'say': ["
                        + "{ 'on': { 'event': 'sow' }, 'text': 'a {house}' },".repeat(100)
                        + "{ 'on': { 'event': 'sow' }, 'text': 'b' }] }";
            case "options" ->
                "{ 'id': '%d', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'choice', 'text': 't', 'options': ["
                        + IntStream.range(0, 100)
                                .mapToObj(i -> "{ 'id': 'o" + i + "', 'text': 'x" + i + "' }")
                                .collect(Collectors.joining(","))
                        + "] } }";
            case "moves" ->
                "{ 'id': '%d', 'kind': 'play', 'position': 'start', 'moves': [" + "'S3', 'N3',".repeat(400) + "'S1'] }";
            case "highlights" ->
                "{ 'id': '%d', 'kind': 'show', 'position': 'start', 'say': 's', 'highlight': ["
                        + "{ 'what': 'ring', 'role': 'path' },".repeat(100)
                        + "{ 'what': 'S3', 'role': 'focus' }] }";
            case "positions" ->
                "{ 'id': '%d', 'kind': 'show', 'say': 's', 'position': { 'south': [" + "1,".repeat(2000)
                        + "1], 'north': [0,0,0,0,0,0,0] } }";
            case "boards" ->
                "{ 'id': '%d', 'kind': 'compare', 'boards': ["
                        + "{ 'id': 'A', 'rules': 'congklak-classic', 'moves': ['S3'] },".repeat(60)
                        + "{ 'id': 'B', 'rules': 'sungka' }] }";
            default ->
                "{ 'id': '%d', 'kind': 'try', 'position': 'start', 'goal': { 'all': ["
                        + "{ 'not': { 'moves': 9 } },".repeat(100)
                        + "{ 'moves': 1 }] } }";
        };
        StringBuilder steps = new StringBuilder();
        for (int i = 0; steps.length() < MIB; i++) {
            steps.append(i == 0 ? "" : ",\n").append(one.replace("%d", "s" + i));
        }
        Path lesson = Files.writeString(folder.resolve("small.lesson.json"), LessonText.around(steps.toString()));
        assertThat(papan(folder, "lesson", "check", lesson.toString()))
                .doesNotContain("OutOfMemory", "\tat ", "Exception")
                .hasSizeLessThan(4 * MIB);
    }
}
