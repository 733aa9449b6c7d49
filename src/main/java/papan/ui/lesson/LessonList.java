package papan.ui.lesson;

import java.util.List;
import java.util.Map;
import papan.lesson.learner.Curriculum;
import papan.lesson.learner.Progress;
import papan.lesson.play.Answered;
import papan.lesson.script.Lesson;
import papan.rules.Key;
import papan.ui.common.Command;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** A learner's home: what the game is, what to do next, who learns, and all lessons by level. */
final class LessonList {
    private LessonList() {}

    /** The page. */
    static LibraryPage page(LibraryShelf shelf, WindowText words, LibraryActs acts) {
        LibraryPage page = new LibraryPage();
        shelf.here().ifPresent(lesson -> {
            FlowRow row = new FlowRow();
            row.put(
                    LibraryPage.button(
                            "lessons.back",
                            words.text("lessons.back", Map.of("lesson", lesson.title())),
                            Icons.BACK,
                            acts::backToLesson),
                    0);
            page.put(row, 0);
        });
        Curriculum curriculum = Curriculum.of(shelf.lessons(), shelf.journal().progress());
        FlowRow next = next(curriculum, shelf, words, acts);
        shelf.rules()
                .ifPresentOrElse(
                        rules -> page.put(
                                new HomeHead(words, rules, seeds(shelf.journal().progress())), 6),
                        () -> page.heading(words.text("home.title")));
        if (next.getComponentCount() > 0) {
            page.put(next, 14);
        }
        if (shelf.journal().isKept()) {
            boolean played = shelf.games().filter(games -> !games.isEmpty()).isPresent();
            LearnerRow learner = new LearnerRow(shelf.journal(), played, shelf.seat(), words, acts);
            page.put(learner, 18);
            HandInPart.put(page, learner, shelf, words, acts);
        }
        shelf.trouble().ifPresent(found -> {
            String text = words.text(TroubleText.key(found), TroubleText.args(found));
            ReadOnlyText told = page.text("Papan.body.font", "Papan.text", text, 8);
            told.setName("trouble");
        });
        putRepair(page, shelf, words, acts);
        if (shelf.lessons().isEmpty()) {
            page.text("Papan.body.font", "Papan.text", words.text("lessons.none"), 16);
        }
        PracticePart.put(page, shelf.practice(), words, acts);
        shelf.games().ifPresent(games -> MyGamesPart.put(page, words, games, acts::allGames));
        for (Curriculum.Group group : curriculum.groups()) {
            List<Curriculum.Entry> course = group.entries().stream()
                    .filter(entry -> !shelf.mine().has(entry.lesson().id()))
                    .toList();
            if (!course.isEmpty()) {
                put(page, new Curriculum.Group(group.strand(), course), shelf, words, acts);
            }
        }
        new MyLessonsPart(
                        page,
                        words,
                        acts,
                        id -> curriculum.entries().stream()
                                .filter(entry -> entry.lesson().id().equals(id))
                                .findFirst()
                                .map(entry -> card(entry, shelf, words, acts)))
                .put(shelf.mine());
        putForTeachers(page, shelf, words, acts);
        return page;
    }

    private static void putRepair(LibraryPage page, LibraryShelf shelf, WindowText words, LibraryActs acts) {
        shelf.repaired()
                .ifPresent(answers -> page.text(
                                "Papan.body.font",
                                "Papan.text",
                                words.text("repair.done", Map.of("answers", answers)),
                                8)
                        .setName("repair.done"));
        if (shelf.journal().mayRepair()) {
            FlowRow row = new FlowRow(8);
            TextLabel told = new TextLabel("Papan.body.font", "Papan.text");
            told.setText(words.text("repair.may"));
            row.put(told, 0);
            row.put(LibraryPage.button("repair", words.text("repair"), null, acts::repair), 0);
            page.put(row, 8);
        }
    }

    /** One for each question that was answered right, by oneself. */
    private static int seeds(Progress progress) {
        return (int) progress.lessons().values().stream()
                .flatMap(lesson -> lesson.answers().stream())
                .filter(answer ->
                        !answer.revealed() && answer.attempts().stream().anyMatch(Answered.Attempt::correct))
                .count();
    }

    private static LessonCard card(Curriculum.Entry entry, LibraryShelf shelf, WindowText words, LibraryActs acts) {
        return new LessonCard(
                entry,
                shelf.boards().apply(entry.lesson()),
                words,
                () -> acts.open(entry.lesson()),
                () -> acts.answers(entry.lesson()));
    }

    private static void put(
            LibraryPage page, Curriculum.Group group, LibraryShelf shelf, WindowText words, LibraryActs acts) {
        TextLabel strand = new TextLabel("Papan.heading.font", "Papan.text");
        strand.setText(words.text("lessons.strand." + Key.of(group.strand())));
        page.put(strand, 24);
        TextLabel progress = new TextLabel("Papan.small.font", "Papan.secondary");
        progress.setName("progress." + Key.of(group.strand()));
        progress.setText(words.text(
                "lessons.group",
                Map.of(
                        "done", group.done(),
                        "lessons", group.entries().size(),
                        "minutes", group.minutes())));
        page.put(progress, 2);
        CardGrid grid = new CardGrid();
        for (Curriculum.Entry entry : group.entries()) {
            grid.add(card(entry, shelf, words, acts));
        }
        page.put(grid, 8);
    }

    /** What to do next. */
    private static FlowRow next(Curriculum curriculum, LibraryShelf shelf, WindowText words, LibraryActs acts) {
        FlowRow row = new FlowRow(8);
        curriculum.next(shelf.journal().progress()).ifPresent(entry -> {
            Lesson lesson = entry.lesson();
            boolean begun = entry.state() != Curriculum.State.NEW;
            PillButton button = LibraryPage.button(
                    "lessons.continue",
                    words.text(begun ? "lessons.continue" : "lessons.start", Map.of("lesson", lesson.title())),
                    Icons.PLAY,
                    () -> acts.open(lesson));
            button.setPrimary(true);
            row.put(button, 0);
        });
        if (!shelf.due().isEmpty()) {
            int due = shelf.due().size();
            row.put(
                    LibraryPage.button(
                            "lessons.today", words.text("today", Map.of("questions", due)), Icons.TODAY, acts::today),
                    0);
        }
        PracticePart.putNext(row, shelf.practice(), words, acts);
        return row;
    }

    /** What a teacher looks for. */
    private static void putForTeachers(LibraryPage page, LibraryShelf shelf, WindowText words, LibraryActs acts) {
        TextLabel heading = new TextLabel("Papan.heading.font", "Papan.text");
        heading.setText(words.text("home.teachers"));
        page.put(heading, 24);
        FlowRow row = new FlowRow(8);
        PillButton open =
                LibraryPage.button("lessons.open-file", words.text("open.button"), Icons.OPEN, acts::openFile);
        open.setToolTipText(KeyTable.tip(words, Command.OPEN_FILE, words.text("open.button.tip")));
        row.put(open, 0);
        if (shelf.classes()) {
            row.put(
                    LibraryPage.button("lessons.class", words.text("lessons.class"), Icons.CHART, acts::classResults),
                    0);
        }
        HandInPart.putForTeachers(page, row, shelf.handIn(), words, acts);
        page.put(row, 8);
    }
}
