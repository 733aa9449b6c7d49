package papan.ui.app;

import java.awt.Component;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import javax.swing.filechooser.FileNameExtensionFilter;
import papan.export.ChartFile;
import papan.export.ComparisonFile;
import papan.format.FormatException;
import papan.format.WholeFile;
import papan.ui.common.Background;
import papan.ui.common.WindowText;

/**
 * Files and folders that somebody chooses, each kind where the last one of it was. Files are written whole or not at all,
 * in the background.
 */
final class FileDialogs {
    private final WindowText words;
    private final Map<Kind, Path> latest = new EnumMap<>(Kind.class);

    /** What is chosen. */
    enum Kind {
        OPENED("open-file", "json", "papan"),
        CHART("chart-file", "charts.saved", "charts.save.failed", ChartFile.ends()),
        COMPARISON("comparison-file", "compare.saved", "compare.save.failed", ComparisonFile.ends()),
        MATCH("match-save", "explore.saved", "explore.save.failed", List.of("json")),
        RULES("rules-file", "json"),
        PAPER("hand-out-file", "hand-out.saved", "hand-out.failed", List.of("pdf")),
        REPORT("failure-report", "failure.saved", "failure.not-saved", List.of("txt")),
        RESULTS("class-csv", "csv"),
        PACKAGE("lesson-package", "papan"),
        /** Something of a learner's; the proposed name says how such files end. */
        KEPT("progress-save"),
        CLASS_FOLDER("class-folder"),
        HAND_IN_FOLDER("hand-in-folder"),
        LESSON_FOLDER("lesson-folder");

        private final String dialog;
        private final String saved;
        private final String failed;

        @SuppressWarnings("ImmutableEnumChecker") // made by List.of
        private final List<String> ends;

        /**
         * A kind.
         *
         * @param dialog its name, for tests
         * @param saved the key of what is said when one has been written
         * @param failed the key of what is said when it could not be
         * @param ends how names may end, without the dot; the first is added to one that does not
         */
        Kind(String dialog, String saved, String failed, List<String> ends) {
            this.dialog = dialog;
            this.saved = saved;
            this.failed = failed;
            this.ends = List.copyOf(ends);
        }

        Kind(String dialog, String... ends) {
            this(dialog, "", "", List.of(ends));
        }
    }

    /** What makes the bytes of a file, on any thread. */
    interface Content {
        byte[] bytes() throws IOException, FormatException;
    }

    /**
     * A way to files.
     *
     * @param words in which it is asked before a file is replaced
     */
    FileDialogs(WindowText words) {
        this.words = words;
    }

    /** A file to be read; empty if none was chosen. */
    Optional<Path> open(Component parent) {
        JFileChooser chooser = new JFileChooser();
        String[] ends = Kind.OPENED.ends.toArray(String[]::new);
        chooser.setFileFilter(new FileNameExtensionFilter(words.text("open.kind"), ends));
        beside(Kind.OPENED).ifPresent(folder -> chooser.setCurrentDirectory(folder.toFile()));
        return chosen(chooser, JFileChooser.OPEN_DIALOG, Kind.OPENED, parent);
    }

    /**
     * A folder; empty if none was chosen.
     *
     * @param usual the one to begin with at first
     */
    Optional<Path> folder(Component parent, Kind kind, Optional<Path> usual) {
        JFileChooser chooser = new JFileChooser();
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        Optional.ofNullable(latest.get(kind))
                .or(() -> usual)
                .ifPresent(folder -> chooser.setSelectedFile(folder.toFile()));
        return chosen(chooser, JFileChooser.OPEN_DIALOG, kind, parent);
    }

    /** Where a file is to be written; empty if none was chosen. */
    Optional<Path> save(Component parent, Kind kind, String proposed) {
        List<String> ends = kind.ends.isEmpty() ? List.of(proposed.substring(proposed.indexOf('.') + 1)) : kind.ends;
        JFileChooser chooser = new Asking(ends);
        Optional<Path> folder = beside(kind);
        folder.ifPresent(f -> chooser.setCurrentDirectory(f.toFile()));
        chooser.setSelectedFile(
                folder.map(f -> f.resolve(proposed)).orElse(Path.of(proposed)).toFile());
        return chosen(chooser, JFileChooser.SAVE_DIALOG, kind, parent);
    }

    /**
     * Lets a file be chosen and writes it.
     *
     * @param content is made ready on this thread
     * @param then is told which file it was, and why it could not be written or nothing
     */
    void save(
            Component parent,
            Kind kind,
            String proposed,
            Function<Path, Content> content,
            BiConsumer<Path, Optional<String>> then) {
        save(parent, kind, proposed).ifPresent(file -> {
            Content ready = content.apply(file);
            Background.run(
                    () -> written(file, ready),
                    failed -> then.accept(file, failed),
                    failure -> then.accept(file, Optional.of(Background.reason(failure))));
        });
    }

    /**
     * Lets a file be chosen and writes it.
     *
     * @param texts in which it is told
     * @param then is told in one sentence what came of it
     */
    void save(
            Component parent,
            Kind kind,
            String proposed,
            Function<Path, Content> content,
            BiFunction<String, Map<String, ?>, String> texts,
            Consumer<String> then) {
        save(
                parent,
                kind,
                proposed,
                content,
                (file, failed) -> then.accept(
                        failed.map(reason -> texts.apply(kind.failed, Map.of("file", file, "reason", reason)))
                                .orElseGet(() -> texts.apply(kind.saved, Map.of("file", file)))));
    }

    private Optional<Path> beside(Kind kind) {
        return Optional.ofNullable(latest.get(kind)).map(Path::getParent);
    }

    private Optional<Path> chosen(JFileChooser chooser, int dialog, Kind kind, Component parent) {
        chooser.setName(kind.dialog);
        chooser.setDialogType(dialog);
        if (chooser.showDialog(parent, null) != JFileChooser.APPROVE_OPTION) {
            return Optional.empty();
        }
        Path file = chooser.getSelectedFile().toPath().toAbsolutePath();
        latest.put(kind, file);
        return Optional.of(file);
    }

    private static Optional<String> written(Path file, Content content) {
        try {
            WholeFile.write(file, content.bytes());
            return Optional.empty();
        } catch (FormatException e) {
            return Optional.of(e.problems().get(0).message());
        } catch (IOException e) {
            return Optional.of(Background.reason(e));
        }
    }

    /** A chooser that replaces no file unasked. */
    private final class Asking extends JFileChooser {
        @SuppressWarnings("ImmutableEnumChecker") // made by List.of
        private final List<String> ends;

        Asking(List<String> ends) {
            this.ends = ends;
            setFileFilter(new FileNameExtensionFilter(
                    ends.stream().map(end -> end.toUpperCase(Locale.ROOT)).collect(Collectors.joining(", ")),
                    ends.toArray(String[]::new)));
        }

        @Override
        public void approveSelection() {
            File file = getSelectedFile();
            String chosen = file.getName().toLowerCase(Locale.ROOT);
            if (ends.stream().noneMatch(end -> chosen.endsWith("." + end))) {
                file = new File(file.getParentFile(), file.getName() + "." + ends.get(0));
                setSelectedFile(file);
            }
            if (!file.exists() || mayReplace(file.getName())) {
                super.approveSelection();
            }
        }

        private boolean mayReplace(String file) {
            String[] ways = {words.text("save.replace"), words.text("save.keep")};
            return JOptionPane.showOptionDialog(
                            this,
                            words.text("save.exists", Map.of("file", file)),
                            words.text("title"),
                            JOptionPane.DEFAULT_OPTION,
                            JOptionPane.QUESTION_MESSAGE,
                            null,
                            ways,
                            ways[1])
                    == 0;
        }
    }
}
