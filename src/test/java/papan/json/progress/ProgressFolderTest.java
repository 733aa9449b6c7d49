package papan.json.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.format.WholeFile;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.learner.ClassHands;
import papan.lesson.learner.Progress;
import papan.lesson.learner.ProgressStore;
import papan.lesson.play.Votes;
import papan.testing.Attacks;
import papan.testing.Slow;

class ProgressFolderTest {
    private static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");
    private static final int KILLS = Attacks.rounds(20);
    private static final int LANES = 4;
    /** Who never pauses may keep others waiting for long. */
    private static final Duration LONG = Duration.ofMinutes(1);

    private static final Duration SHORT = Duration.ofMillis(50);

    private static final int LIVES_OF_A_FILE = 10;
    private static final int LONGEST_LIFE_MS = 60;

    @TempDir
    private Path folder;

    /** A folder that nothing can be written to as long as its disk is full. */
    static KeptFolder disk(Path folder, AtomicBoolean full) {
        return new KeptFolder(
                folder,
                (file, content) -> {
                    if (full.get()) {
                        throw new IOException("No space left on device");
                    }
                    Files.write(file, content);
                },
                LONG,
                LONG);
    }

    private static Answered answer(String step, String... given) {
        return new Answered(
                step,
                "q-" + step,
                "choice",
                "",
                "en",
                List.of(given).stream()
                        .map(each -> new Answered.Attempt(each, each.equals("yes"), NOW))
                        .toList(),
                1,
                false,
                4,
                List.of("counts-start"),
                2,
                NOW,
                false);
    }

    private static Progress begun(Progress before) {
        return before.in("relay").isPresent() ? before : before.begun("relay", 3, new Bookmark("one", 2, false), NOW);
    }

    private static Progress more(Progress before, String step, String... given) {
        return begun(before).answered("relay", answer(step, given));
    }

    @Test
    void whatIsWrittenIsReadAgain() throws Exception {
        ProgressFolder store = new ProgressFolder(folder.resolve("new/one"));
        Progress written = store.change("Siti 小明", p -> more(more(p, "one", "no", "yes"), "two", "no"));
        assertThat(new ProgressFolder(folder.resolve("new/one")).load("Siti 小明"))
                .isEqualTo(written);
        assertThat(store.learners()).containsExactly("Siti 小明");
        String text = Files.readString(store.fileOf("Siti 小明"));
        assertThat(text).contains("\n      \"lesson\" : \"relay\"").contains("\"given\" : \"no\"");
        assertThat(ProgressShape.KEPT.read(text, "file").problems()).isEmpty();
        assertThat(store.trouble()).isEmpty();
    }

    @Test
    void aFileThatWasRenamedOrBroughtFromElsewhereIsGoneOnWith() throws Exception {
        ProgressFolder store = new ProgressFolder(folder);
        Progress written = store.change("Siti", p -> more(p, "one", "yes"));
        Path copied = Files.move(store.fileOf("Siti"), folder.resolve("siti (copy)" + ProgressFolder.ENDING));

        assertThat(store.load("Siti")).isEqualTo(written);
        Progress more = store.change("Siti", p -> more(p, "two", "no"));

        assertThat(more.in("relay").orElseThrow().answers()).hasSize(2);
        assertThat(copied).doesNotExist();
        assertThat(ProgressFolder.files(folder)).containsExactly(store.fileOf("Siti"));
    }

    @Test
    void aFileThatIsChangedElsewhereIsReadAnew() throws Exception {
        ProgressFolder store = new ProgressFolder(folder.resolve("class"));
        store.change("Ana", before -> before.begun("relay", 1, new Bookmark("a", 0, false), NOW));
        assertThat(store.learners()).containsExactly("Ana");
        Path file = store.fileOf("Ana");
        Files.writeString(file, Files.readString(file).replace("\"Ana\"", "\"Anabel\""));
        assertThat(store.learners()).containsExactly("Anabel");
        Files.delete(file);
        assertThat(store.learners()).isEmpty();
    }

    @Test
    void namesThatLookAlikeHaveTheirOwnFiles() {
        ProgressFolder store = new ProgressFolder(folder);
        List<String> names = List.of("Ana", "ana", "A/na", "A na", "..", "con", "小明", "x".repeat(400));
        names.forEach(name -> store.change(name, p -> more(p, "one", "yes")));
        assertThat(names.stream().map(store::fileOf))
                .doesNotHaveDuplicates()
                .allSatisfy(file -> assertThat(file).hasParent(folder).exists());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "{\"format\": \"progress/1\"}",
                "{\"format\": \"lesson/1\", \"learner\": \"Ana\"}",
                "{\"format\": \"progress/3\", \"learner\": 3, \"lessons\": []}",
                "{\"format\": \"progress/1\", \"learner\": \"Ana\", \"lessons\": []}",
                "{\"format\": \"progress/2\", \"learner\": \"Ana\", \"lessons\": []}"
            })
    void aBrokenFileIsPutAside(String content) throws IOException {
        ProgressFolder store = new ProgressFolder(folder);
        for (int time = 1; time <= 2; time++) {
            Files.writeString(store.fileOf("Ana"), content);
            Progress after = store.change("Ana", p -> more(p, "one", "yes"));
            assertThat(after.lessons()).containsOnlyKeys("relay");
            assertThat(store.load("Ana")).isEqualTo(after);
            assertThat(Path.of(store.fileOf("Ana") + ".broken-" + time)).hasContent(content);
            assertThat(store.trouble())
                    .hasValueSatisfying(t -> assertThat(t.kind()).isEqualTo(ProgressStore.Kind.BROKEN));
        }
    }

    @Test
    void aFileOfALaterVersionIsPutAsideAndNeverOverwritten() throws IOException {
        ProgressFolder store = new ProgressFolder(folder);
        String content = "{\"format\": \"progress/4\", \"pupil\": \"Ana\"}";
        Files.writeString(store.fileOf("Ana"), content);
        assertThat(store.learners()).isEmpty();
        assertThat(store.load("Ana")).isEqualTo(Progress.of("Ana"));
        assertThat(Path.of(store.fileOf("Ana") + ".newer-1")).hasContent(content);
        assertThat(store.trouble()).hasValueSatisfying(t -> assertThat(t.kind()).isEqualTo(ProgressStore.Kind.NEWER));
    }

    @Test
    void oneAnswerThatCannotBeReadTakesNoOtherWithIt() throws IOException {
        ProgressFolder store = new ProgressFolder(folder);
        store.change("Ana", p -> more(more(p, "one", "yes"), "two", "no"));
        Path file = store.fileOf("Ana");
        String whole = Files.readString(file);
        String hurt = whole.replaceFirst("\"step\" : \"two\"", "\"step\" : 2").replaceFirst("\"seconds\"", "\"secs\"");
        Files.writeString(file, hurt);
        assertThat(store.load("Ana").in("relay").orElseThrow().answers())
                .extracting(Answered::step)
                .containsExactly("one");
        assertThat(Path.of(file + ".broken-1")).hasContent(hurt);
        assertThat(store.trouble().orElseThrow().detail()).contains("secs");
        assertThat(store.load("Ana").lessons()).containsOnlyKeys("relay");
        assertThat(store.trouble()).isEmpty();
    }

    @Test
    void twoWindowsNeverLoseEachOthersAnswers() throws InterruptedException {
        List<Thread> windows = IntStream.range(0, 4)
                .mapToObj(w -> new Thread(() -> {
                    ProgressFolder mine = new ProgressFolder(folder);
                    for (int i = 0; i < 10; i++) {
                        String step = w + "." + i;
                        mine.change("Ana", p -> more(p, step, "yes"));
                    }
                }))
                .toList();
        windows.forEach(Thread::start);
        for (Thread window : windows) {
            window.join();
        }
        assertThat(new ProgressFolder(folder)
                        .load("Ana")
                        .in("relay")
                        .orElseThrow()
                        .answers())
                .hasSize(40);
    }

    @Test
    void aFullDiskIsToldAndNothingIsForgotten() {
        AtomicBoolean full = new AtomicBoolean(true);
        ProgressFolder store = new ProgressFolder(disk(folder, full));
        store.change("Ana", p -> more(p, "one", "yes"));
        Progress inMemory = store.change("Ana", p -> more(p, "two", "no"));
        assertThat(inMemory.in("relay").orElseThrow().answers()).hasSize(2);
        assertThat(store.load("Ana")).isEqualTo(inMemory);
        assertThat(store.learners()).containsExactly("Ana");
        assertThat(store.trouble()).hasValueSatisfying(t -> {
            assertThat(t.kind()).isEqualTo(ProgressStore.Kind.NOT_WRITTEN);
            assertThat(t.detail()).isEqualTo("No space left on device");
        });
        assertThat(store.trouble()).isEmpty();
        new ProgressFolder(folder).change("Ana", p -> more(p, "meanwhile", "yes"));
        full.set(false);
        store.change("Ana", p -> more(p, "three", "yes"));
        assertThat(new ProgressFolder(folder)
                        .load("Ana")
                        .in("relay")
                        .orElseThrow()
                        .answers())
                .extracting(Answered::step)
                .containsExactlyInAnyOrder("one", "two", "three", "meanwhile");
    }

    @Test
    void aFolderThatCannotBeMadeIsToldAndNothingIsForgotten() throws IOException {
        ProgressFolder store =
                new ProgressFolder(Files.writeString(folder.resolve("file"), "").resolve("in"));
        assertThat(store.change("Ana", p -> more(p, "one", "yes")).lessons()).containsOnlyKeys("relay");
        assertThat(store.trouble().orElseThrow().kind()).isEqualTo(ProgressStore.Kind.NOT_WRITTEN);
        assertThat(store.load("Ana").lessons()).containsOnlyKeys("relay");
    }

    @Test
    void whatSomebodyElseKeepsLockedIsToldAndWrittenLater() throws Exception {
        Path shared = folder.resolve("class");
        ProgressFolder store = new ProgressFolder(new KeptFolder(shared, WholeFile::write, SHORT, SHORT));
        HandsFile hands =
                new HandsFile(new KeptFolder(shared, WholeFile::write, SHORT, SHORT), shared.resolve("hands.json"));
        ClassHands raised = new ClassHands(NOW, "relay", "one", "0123456789ab", Votes.NONE.and(Map.of("N4", 3)));
        Process other = program(Locking.class, shared.resolve(".lock").toString())
                .redirectOutput(ProcessBuilder.Redirect.PIPE)
                .start();
        try {
            assertThat(other.getInputStream().read()).isEqualTo('!');
            assertThat(store.change("Ana", p -> more(p, "one", "yes")).lessons())
                    .containsOnlyKeys("relay");
            assertThat(store.trouble().orElseThrow().detail()).contains("another program");
            assertThat(hands.keep(raised)).isFalse();
            assertThat(hands.trouble().orElseThrow().detail()).contains("another program");
        } finally {
            other.destroyForcibly().waitFor();
        }
        store.change("Ana", p -> more(p, "two", "yes"));
        assertThat(new ProgressFolder(shared)
                        .load("Ana")
                        .in("relay")
                        .orElseThrow()
                        .answers())
                .hasSize(2);
        hands.retry();
        assertThat(new HandsFile(shared.resolve("hands.json")).all()).containsExactly(raised);
    }

    @Test
    @Slow
    void aProgramThatIsKilledMayTakeItsTimeToLetGo() throws Exception {
        Process other = program(Locking.class, folder.resolve(".lock").toString())
                .redirectOutput(ProcessBuilder.Redirect.PIPE)
                .start();
        try {
            assertThat(other.getInputStream().read()).isEqualTo('!');
            CompletableFuture.delayedExecutor(1_500, TimeUnit.MILLISECONDS).execute(other::destroyForcibly);
            ProgressFolder store = new ProgressFolder(folder);
            store.change("Ana", p -> more(p, "one", "yes"));
            assertThat(store.trouble()).isEmpty();
        } finally {
            other.destroyForcibly().waitFor();
        }
    }

    /**
     * A program answers without a pause and is killed at a moment that nobody chose, again and again: a few at once on
     * one folder, each after the other on one learner's file. Whatever a program has said it has kept is there afterwards,
     * and nobody waits for the lock of one that is dead.
     */
    @Test
    @Slow
    void aProgramThatIsKilledLosesNothingButTheAnswerInHand() throws Exception {
        ExecutorService lanes = Executors.newFixedThreadPool(LANES);
        List<Future<Integer>> killed = new ArrayList<>();
        for (int lane = 0; lane < LANES; lane++) {
            int mine = lane;
            killed.add(lanes.submit(() -> kill(mine)));
        }
        int kept = 0;
        try {
            for (Future<Integer> each : killed) {
                kept += each.get();
            }
        } finally {
            // Where one lane fails the others end too, and with each the program that it has started.
            lanes.shutdownNow();
        }
        assertThat(kept).as("answers kept by programs that were killed").isGreaterThan(KILLS);
    }

    /** One program after the other; how many answers they kept in all. */
    private int kill(int lane) throws Exception {
        Random random = new Random(lane);
        Path said = folder.resolve("said" + lane);
        int all = 0;
        int before = 0;
        for (int life = 0; life < KILLS / LANES; life++) {
            // Now and then somebody new, so that files do not grow without end.
            String learner = "L" + lane + "." + life / LIVES_OF_A_FILE;
            before = life % LIVES_OF_A_FILE == 0 ? 0 : before;
            Process process = program(
                            Answering.class, folder.resolve("class").toString(), learner, Integer.toString(before))
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            try {
                while (process.isAlive() && Files.size(said) == 0) {
                    Thread.sleep(2);
                }
                Thread.sleep(random.nextInt(LONGEST_LIFE_MS));
            } finally {
                process.destroyForcibly().waitFor();
            }
            int kept = before;
            for (String line : Files.readAllLines(said)) {
                // The last line may be cut, even in the middle of its number.
                if (line.matches("kept [0-9]+ \\.")) {
                    kept = Integer.parseInt(line.split(" ", -1)[1]);
                } else {
                    assertThat("kept " + (kept + 1) + " .").startsWith(line);
                }
            }
            ProgressFolder store =
                    new ProgressFolder(new KeptFolder(folder.resolve("class"), WholeFile::write, LONG, LONG));
            int found = store.load(learner)
                    .in("relay")
                    .map(lesson -> lesson.answers().size())
                    .orElse(0);
            assertThat(store.trouble()).as("life %d of lane %d", life, lane).isEmpty();
            assertThat(found).as("life %d of lane %d", life, lane).isBetween(kept, kept + 1);
            all += kept - before;
            before = found;
        }
        return all;
    }

    private static ProcessBuilder program(Class<?> main, String... args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(List.of(args));
        return new ProcessBuilder(command);
    }

    /** Keeps a file locked until it is killed. */
    static final class Locking {
        private Locking() {}

        public static void main(String[] args) throws Exception {
            Path file = Path.of(args[0]);
            Files.createDirectories(file.getParent());
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock held = channel.lock()) {
                System.out.print(held.isValid() ? '!' : '?');
                System.out.flush();
                Thread.sleep(Long.MAX_VALUE);
            }
        }
    }

    /** Answers until it is killed, and says what it has kept. */
    static final class Answering {
        private Answering() {}

        public static void main(String[] args) {
            ProgressFolder store = new ProgressFolder(new KeptFolder(Path.of(args[0]), WholeFile::write, LONG, LONG));
            for (int i = Integer.parseInt(args[2]) + 1; true; i++) {
                String step = "s" + i;
                store.change(args[1], p -> more(p, step, "yes"));
                System.out.println("kept " + i + " .");
            }
        }
    }
}
