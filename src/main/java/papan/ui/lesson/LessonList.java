package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JPopupMenu;
import papan.analysis.Rival;
import papan.lesson.learner.Curriculum;
import papan.lesson.learner.LessonSearch;
import papan.lesson.script.Lesson;
import papan.ui.common.Command;
import papan.ui.common.FlatButton;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.SpokenMenu;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.map.Sighting;
import papan.ui.people.Mood;
import papan.ui.people.Person;
import papan.ui.people.Portrait;
import papan.ui.telling.MatchWords;

/** A learner's home: what the game is, what to do next, who learns; the course; and what one has beside it. */
final class LessonList {
    private LessonList() {}

    /**
     * The page.
     *
     * @param before what is looked for in the course
     * @param search hears what is looked for from now on
     */
    static LibraryPage page(
            LibraryShelf shelf,
            LessonSearch before,
            Consumer<LessonSearch> search,
            WindowText words,
            LibraryActs acts) {
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
        List<FlowRow> rows = new ArrayList<>();
        FlowRow next = next(curriculum, shelf, words, acts);
        if (!shelf.sightings().isEmpty()) {
            FlatButton map = new FlatButton(Icons.MAP, 36, 20);
            map.does("home.map", acts::map);
            map.setText(Sighting.count(shelf.sightings(), words));
            next.put(map, 0);
        }
        if (next.getComponentCount() > 0) {
            rows.add(next);
        }
        Invitations invitations = Invitations.of(shelf.journal().progress());
        invitations
                .now()
                .filter(any -> shelf.games().isPresent() && shelf.rules().isPresent())
                .ifPresent(rival -> rows.add(invitation(rival, words, acts)));
        rows.add(people(shelf, words, acts));
        shelf.rules().ifPresentOrElse(rules -> page.put(new HomeHead(words, rules, invitations, rows), 6), () -> {
            page.heading(words.text("home.title"));
            rows.forEach(row -> page.put(row, 12));
        });
        HandInPart.putTold(page, shelf.handIn(), words);
        shelf.trouble().ifPresent(found -> {
            String text = words.text(TroubleText.key(found), TroubleText.args(found));
            ReadOnlyText told = page.text("Papan.body.font", "Papan.text", text, 8);
            told.setName("trouble");
        });
        putRepair(page, shelf, words, acts);
        if (shelf.lessons().isEmpty()) {
            page.text("Papan.body.font", "Papan.text", words.text("lessons.none"), 16);
        } else {
            Function<Curriculum.Entry, LessonCard> cards = entry -> card(entry, shelf, words, acts);
            new CoursePart(page, words, before, search, cards)
                    .put(course(curriculum, shelf).toList());
        }
        PracticePart.put(page, shelf.practice(), words, acts);
        shelf.games().ifPresent(games -> MyGamesPart.put(page, words, games, acts::allGames));
        new MyLessonsPart(
                        page,
                        words,
                        acts,
                        id -> curriculum.entries().stream()
                                .filter(entry -> entry.lesson().id().equals(id))
                                .findFirst()
                                .map(entry -> card(entry, shelf, words, acts)))
                .put(shelf.mine());
        return page;
    }

    /** The strands of the course, without the lessons that are one's own. */
    private static Stream<Curriculum.Group> course(Curriculum curriculum, LibraryShelf shelf) {
        return curriculum.groups().stream()
                .map(group -> new Curriculum.Group(
                        group.strand(),
                        group.entries().stream()
                                .filter(entry ->
                                        !shelf.mine().has(entry.lesson().id()))
                                .toList()))
                .filter(group -> !group.entries().isEmpty());
    }

    /** Who learns, and what a teacher looks for. */
    private static FlowRow people(LibraryShelf shelf, WindowText words, LibraryActs acts) {
        FlowRow row;
        if (shelf.journal().isKept()) {
            boolean played = shelf.games().filter(games -> !games.isEmpty()).isPresent();
            row = new LearnerRow(shelf.journal(), played, shelf.seat(), words, acts);
            HandInPart.put(row, shelf, words, acts);
        } else {
            row = new FlowRow(8);
        }
        PillButton teachers = new PillButton(null);
        teachers.setText(words.text("home.teachers"));
        teachers.does("teachers", () -> teachers(shelf, words, acts).show(teachers, 0, teachers.getHeight()));
        row.put(teachers, 0);
        return row;
    }

    /** What a teacher looks for on the home: files, results, folders. */
    private static JPopupMenu teachers(LibraryShelf shelf, WindowText words, LibraryActs acts) {
        SpokenMenu menu = new SpokenMenu();
        menu.item("lessons.open-file", words.text("open.button"), acts::openFile)
                .setToolTipText(KeyTable.tip(words, Command.OPEN_FILE, words.text("open.button.tip")));
        if (shelf.classes()) {
            menu.item("lessons.class", words.text("lessons.class"), acts::classResults);
        }
        menu.item("set.new", words.text("set.new"), () -> acts.putTogether(Optional.empty()));
        menu.item("mine.add-folder", words.text("mine.add"), acts::addFolder);
        shelf.handIn().place().ifPresent(place -> {
            menu.item("hand-in.folder", words.text("hand-in.folder"), acts::chooseHandIn);
            place.folder()
                    .ifPresent(folder -> menu.item("hand-in.forget", words.text("hand-in.forget"), acts::forgetHandIn));
        });
        return menu;
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

    /** Somebody wants to play. */
    private static FlowRow invitation(Rival rival, WindowText words, LibraryActs acts) {
        Map<String, String> who = Map.of("rival", MatchWords.name(rival, words.language()));
        TextLabel told = new TextLabel("Papan.strong.font", "Papan.text");
        told.setName("home.invited");
        told.setText(words.text("home.invited", who));
        Portrait face = new Portrait(Person.of(rival), Mood.GLAD, 44);
        told.setIcon(face);
        told.setIconTextGap(face.getIconWidth() > 0 ? Px.of(10) : 0);
        PillButton play =
                LibraryPage.button("home.play", words.text("home.play"), Icons.PLAY, () -> acts.invited(rival, true));
        PillButton later =
                LibraryPage.button("home.later", words.text("home.later"), null, () -> acts.invited(rival, false));
        play.getAccessibleContext().setAccessibleDescription(told.getText());
        later.getAccessibleContext().setAccessibleDescription(told.getText());
        FlowRow row = new FlowRow(8);
        row.put(told, 0);
        row.put(play, 0);
        row.put(later, 0);
        return row;
    }

    private static LessonCard card(Curriculum.Entry entry, LibraryShelf shelf, WindowText words, LibraryActs acts) {
        return new LessonCard(
                entry,
                shelf.boards().apply(entry.lesson()),
                words,
                () -> acts.open(entry.lesson()),
                () -> acts.answers(entry.lesson()));
    }

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
}
