package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import papan.json.progress.ProgressFolder;
import papan.lesson.kept.LessonProgress;
import papan.lesson.learner.Progress;

/**
 * Kills a window that answers questions, again and again, at moments that nobody chose, and reads the learner's file after
 * each: no answer is lost that the window had taken, the file can always be read, and the next window begins where this one
 * was. {@code mvn -q -Pbench test-compile exec:exec "-Dbench=papan.window.KilledWindow 200"} does it 200 times. Needs a
 * display.
 */
final class KilledWindow {
    private static final int LONGEST_LIFE_MS = 1200;
    private static final int LIVES_OF_A_LEARNER = 10;
    private static final int START_MS = 60_000;

    private final Path folder;
    private final Random random;
    private int answers;
    private int all;

    /** What a window said before it was killed. */
    private record Said(int at, int kept) {}

    KilledWindow(Path folder, long seed) {
        this.folder = folder;
        this.random = new Random(seed);
    }

    /** Argument: how many times. */
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("papan-killed");
        int times = Integer.parseInt(args[0]);
        System.out.println(times + " windows killed, " + new KilledWindow(folder, times).kill(times)
                + " answers kept, none lost but the one in hand; their files are in " + folder);
    }

    /** Kills windows one after the other; how many answers they kept in all. */
    int kill(int times) throws Exception {
        for (int life = 0; life < times; life++) {
            String learner = "L" + life / LIVES_OF_A_LEARNER;
            answers = life % LIVES_OF_A_LEARNER == 0 ? 0 : answers;
            live(life, learner);
        }
        return all;
    }

    private void live(int life, String learner) throws Exception {
        Path output = folder.resolve("said");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        AnsweringWindow.class.getName(),
                        folder.toString(),
                        learner,
                        Integer.toString(answers))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            long patience = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(START_MS);
            while (process.isAlive() && Files.size(output) == 0 && System.nanoTime() < patience) {
                process.waitFor(5, TimeUnit.MILLISECONDS);
            }
            process.waitFor(random.nextInt(LONGEST_LIFE_MS), TimeUnit.MILLISECONDS);
            assertThat(process.isAlive()).as("%s", Files.readString(output)).isTrue();
        } finally {
            process.destroyForcibly().waitFor();
        }
        Said said = said(Files.readAllLines(output));
        assertThat(said.at()).as("where life %d began", life).isEqualTo(answers % AnsweringWindow.QUESTIONS);
        int found = kept(life, learner);
        assertThat(found).as("answers after life %d", life).isBetween(said.kept(), said.kept() + 1);
        all += found - answers;
        answers = found;
    }

    private Said said(List<String> lines) {
        int at = answers % AnsweringWindow.QUESTIONS;
        int kept = answers;
        for (String line : lines) {
            // The last line may be cut, even in the middle of its number.
            if (line.matches("at [0-9]+ \\.")) {
                at = number(line) % AnsweringWindow.QUESTIONS;
            } else if (line.matches("kept [0-9]+ \\.")) {
                kept = number(line);
            } else {
                assertThat(List.of("at " + at + " .", "kept " + (kept + 1) + " ."))
                        .as("what it said: %s", lines)
                        .anyMatch(whole -> whole.startsWith(line));
            }
        }
        return new Said(at, kept);
    }

    private static int number(String line) {
        return Integer.parseInt(line.split(" ", -1)[1]);
    }

    /** How many answers the learner's file has. */
    private int kept(int life, String learner) {
        ProgressFolder store = new ProgressFolder(folder.resolve("learners"));
        Progress progress = store.load(learner);
        assertThat(store.trouble()).as("the file after life %d", life).isEmpty();
        List<LessonProgress> lessons = new ArrayList<>(progress.lessons().values());
        return lessons.stream().mapToInt(lesson -> lesson.answers().size()).sum();
    }
}
