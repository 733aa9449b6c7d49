package papan.json.progress;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Collator;
import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import papan.format.FileFormat;
import papan.format.FormatException;
import papan.format.WholeFile;
import papan.json.FolderFiles;
import papan.lesson.learner.Progress;
import papan.lesson.learner.ProgressStore;

/** A folder with one {@linkplain KeptFile kept file} for each learner. */
public final class ProgressFolder implements ProgressStore {
    /** How names of progress files end. */
    public static final String ENDING = ".progress.json";

    /** Every other name has six letters or digits at its end. */
    private static final String NAMELESS_FILE = "you";

    /** How the names of folders end in which the learners' games are. */
    private static final String GAMES = ".games";

    private static final int LONGEST_STEM = 40;
    private static final int DIGITS = 6;

    private final KeptFolder kept;
    private final Path folder;
    private final LearnerNames named = new LearnerNames();
    private final Map<String, KeptFile<Progress>> files = new HashMap<>();
    private final Deque<Trouble> troubles = new ArrayDeque<>();

    /** A folder, which is made when it is first needed. */
    public ProgressFolder(Path folder) {
        this(new KeptFolder(folder));
    }

    /** The format of what is kept of a learner. */
    public static FileFormat<?> format() {
        return ProgressShape.FORMAT;
    }

    ProgressFolder(KeptFolder kept) {
        this.kept = kept;
        this.folder = kept.path();
    }

    @Override
    public synchronized List<String> learners() {
        List<String> names = new ArrayList<>();
        files.forEach((name, file) -> {
            if (!file.isWritten()) {
                names.add(name);
            }
        });
        files(folder).forEach(file -> named.in(file).ifPresent(names::add));
        return names.stream()
                .filter(name -> !name.equals(Progress.NAMELESS))
                .distinct()
                .sorted(Collator.getInstance(Locale.ROOT))
                .toList();
    }

    /** The progress files in a folder, by name; none if it cannot be read. */
    public static List<Path> files(Path folder) {
        try {
            return listed(folder);
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The progress files in a folder, by name. */
    static List<Path> listed(Path folder) throws IOException {
        return FolderFiles.ending(folder, ENDING);
    }

    @Override
    public Progress load(String learner) {
        return change(learner, UnaryOperator.identity());
    }

    @Override
    public synchronized Progress change(String learner, UnaryOperator<Progress> change) {
        return files.computeIfAbsent(learner, OfLearner::new).change(change);
    }

    /** The files of whoever has done something that could not be written yet. */
    public synchronized List<KeptFile<Progress>> unwritten() {
        return files.values().stream().filter(file -> !file.isWritten()).toList();
    }

    /** The file of a learner. */
    private final class OfLearner extends KeptFile<Progress> {
        private final String learner;

        OfLearner(String learner) {
            super(kept, fileOf(learner), ProgressShape.KEPT, Progress.of(learner));
            this.learner = learner;
        }

        @Override
        void tell(Trouble trouble) {
            ProgressFolder.this.tell(trouble);
        }

        @Override
        KeptFormat.Found<Progress> read(Path from) throws FormatException, IOException {
            KeptFormat.Found<Progress> found = super.read(from);
            return new KeptFormat.Found<>(found.content().called(learner), found.problems());
        }

        @Override
        byte[] bytes(Progress progress) {
            return Bounded.bytes(progress);
        }

        @Override
        Optional<Path> elsewhere() {
            return renamed(learner);
        }
    }

    /** The folder of a learner's games, beside the file of progress. */
    public Path gamesOf(String learner) {
        String name = String.valueOf(fileOf(learner).getFileName());
        return folder.resolve(name.substring(0, name.length() - ENDING.length()) + GAMES);
    }

    /** The games that were played without a name go along. */
    @Override
    public synchronized Progress adopt(String learner) {
        Path games = gamesOf(Progress.NAMELESS);
        try {
            if (Files.isDirectory(games)) {
                Files.createDirectories(gamesOf(learner));
                WholeFile.keepPrivate(gamesOf(learner));
                for (Path game : FolderFiles.ending(games, "")) {
                    Files.move(game, gamesOf(learner).resolve(game.getFileName()));
                }
            }
        } catch (IOException e) {
            tell(new Trouble(Kind.NOT_WRITTEN, games.toString(), String.valueOf(e.getMessage())));
        }
        return ProgressStore.super.adopt(learner);
    }

    @Override
    public synchronized boolean mayRepair(String learner) {
        return !setAside(learner).isEmpty();
    }

    /** Files of a learner that were put aside because they could not be read in full. */
    private List<Path> setAside(String learner) {
        String begins = fileOf(learner).getFileName() + "." + KeptFile.BROKEN + "-";
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().startsWith(begins))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    @Override
    public synchronized int repair(String learner) {
        int before = answers(load(learner));
        Progress now = Progress.of(learner);
        for (Path file : setAside(learner)) {
            try {
                Optional<Progress> found = Salvage.read(file);
                now = change(learner, there -> found.map(there::and).orElse(there));
                Files.move(file, KeptFolder.free(fileOf(learner), "repaired"));
            } catch (IOException e) {
                tell(new Trouble(Kind.NOT_WRITTEN, file.toString(), String.valueOf(e.getMessage())));
            }
        }
        return Math.max(0, answers(now) - before);
    }

    private static int answers(Progress progress) {
        return progress.lessons().values().stream()
                .mapToInt(lesson -> lesson.answers().size())
                .sum();
    }

    @Override
    public synchronized Optional<Trouble> trouble() {
        return Optional.ofNullable(troubles.poll());
    }

    private void tell(Trouble trouble) {
        if (troubles.stream().noneMatch(told -> told.kind() == trouble.kind())) {
            troubles.add(trouble);
        }
    }

    /** The learner's file under another name: somebody has brought it from elsewhere, or renamed it by hand. */
    private Optional<Path> renamed(String learner) {
        if (learner.equals(Progress.NAMELESS)) {
            // Somebody else's without a name is not this computer's.
            return Optional.empty();
        }
        String name = Normalizer.normalize(learner, Normalizer.Form.NFC);
        return files(folder).stream()
                .filter(file -> named.in(file)
                        .filter(its ->
                                Normalizer.normalize(its, Normalizer.Form.NFC).equals(name))
                        .isPresent())
                .findFirst();
    }

    /** The file of a learner: the letters and digits of the name, and what tells it from all other names. */
    public Path fileOf(String learner) {
        if (learner.equals(Progress.NAMELESS)) {
            return folder.resolve(NAMELESS_FILE + ENDING);
        }
        String name = Normalizer.normalize(learner, Normalizer.Form.NFC);
        String stem = name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
        String kept = stem.substring(
                0, stem.offsetByCodePoints(0, Math.min(LONGEST_STEM, stem.codePointCount(0, stem.length()))));
        return folder.resolve(kept + "-" + hash(name) + ENDING);
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256", e);
        }
    }
}
