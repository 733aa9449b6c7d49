package papan.ui.lesson;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.ClassFolder.Again;
import papan.lesson.learner.ClassFolder.Kind;
import papan.lesson.learner.HandIn;
import papan.lesson.learner.ResultRow;
import papan.ui.common.Choice;
import papan.ui.common.FlowRow;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** What was handed in, which file counts where a learner has several, and what was not as it should be. */
final class ClassFound {
    private static final int MOST_TOLD = 5;

    private final ClassFolder folder;
    private final Runnable changed;
    private final Map<String, Optional<HandIn>> chosen = new HashMap<>();

    /**
     * What was found in a folder.
     *
     * @param changed hears that another file counts
     */
    ClassFound(ClassFolder folder, Runnable changed) {
        this.folder = folder;
        this.changed = changed;
    }

    ClassFolder folder() {
        return folder;
    }

    /** What counts. */
    List<ResultRow> rows() {
        return folder.rows(chosen);
    }

    /**
     * Tells it.
     *
     * @param learners how many have answered anything
     * @param names whether names may be seen, and with them the names of files
     */
    void put(LibraryPage page, int learners, boolean names, WindowText words) {
        page.text("Papan.body.font", "Papan.text", said(learners, names, words), 8)
                .setName("class.found");
        if (names) {
            folder.again().stream().filter(Again::isApart).forEach(again -> page.put(row(again, words), 8));
        }
    }

    private String said(int learners, boolean names, WindowText words) {
        List<String> lines = new ArrayList<>();
        if (folder.equals(ClassFolder.NONE)) {
            lines.add(words.text("class.hands.only"));
        } else if (folder.files() == 0 && folder.told().isEmpty()) {
            lines.add(words.text("class.empty", Map.of("folder", folder.name())));
        } else if (folder.files() > 0) {
            lines.add(words.text(
                    "class.found", Map.of("folder", folder.name(), "files", folder.files(), "learners", learners)));
            if (learners == 0) {
                lines.add(words.text("class.nothing"));
            }
        }
        again(lines, names, words);
        told(lines, names, words);
        return String.join("\n", lines);
    }

    private void again(List<String> lines, boolean names, WindowText words) {
        List<Again> all = folder.again();
        int apart = (int) all.stream().filter(Again::isApart).count();
        if (names) {
            all.stream()
                    .filter(again -> !again.isApart())
                    .forEach(again -> lines.add(words.text(
                            "class.again.names",
                            Map.of(
                                    "learner", again.learner(),
                                    "files", again.files().size()))));
            return;
        }
        if (all.size() > apart) {
            lines.add(words.text("class.again", Map.of("learners", all.size() - apart)));
        }
        if (apart > 0) {
            lines.add(words.text("class.apart", Map.of("learners", apart)));
        }
    }

    private void told(List<String> lines, boolean names, WindowText words) {
        int same = (int)
                folder.told().stream().filter(told -> told.kind() == Kind.SAME).count();
        if (same > 0 && !names) {
            lines.add(words.text("class.same", Map.of("files", same)));
        }
        folder.told().stream()
                .filter(told -> names || told.kind() != Kind.SAME)
                .limit(MOST_TOLD)
                .forEach(told -> lines.add(said(told, words)));
        int more = folder.told().size() - MOST_TOLD - (names ? 0 : same);
        if (more > 0) {
            lines.add(words.text("class.told.more", Map.of("files", more)));
        }
    }

    private static String said(ClassFolder.Told told, WindowText words) {
        return switch (told.kind()) {
            case BROKEN -> words.text("class.broken", Map.of("reason", told.detail()));
            case NO_RESULT -> words.text("class.no-result", Map.of("file", told.file()));
            case SAME -> words.text("class.same.names", Map.of("file", told.file(), "other", told.detail()));
        };
    }

    /** Which of a learner's files counts; all of them where they are different learners' of one name. */
    private FlowRow row(Again again, WindowText words) {
        List<Optional<HandIn>> ways = new ArrayList<>();
        again.files().forEach(file -> ways.add(Optional.of(file)));
        ways.add(Optional.empty());
        Choice<Optional<HandIn>> choice = new Choice<>("class.apart." + again.learner(), ways, way -> {
            chosen.put(again.learner(), way);
            changed.run();
        });
        String asked = words.text(
                "class.apart.names",
                Map.of("learner", again.learner(), "files", again.files().size()));
        choice.setWords(
                asked,
                way -> way.map(file ->
                                words.text("class.apart.file", Map.of("file", file.file(), "day", day(file, words))))
                        .orElseGet(() -> words.text("class.apart.all")));
        choice.show(chosen.getOrDefault(again.learner(), ways.get(0)));
        TextLabel label = new TextLabel("Papan.body.font", "Papan.text");
        label.setText(asked);
        label.setLabelFor(choice);
        return FlowRow.of(8, label, choice);
    }

    private static String day(HandIn file, WindowText words) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(Locale.forLanguageTag(words.language().tag()))
                .format(file.time().atZone(ZoneId.systemDefault()));
    }
}
