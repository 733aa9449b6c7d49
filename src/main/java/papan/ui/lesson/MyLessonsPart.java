package papan.ui.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papan.ui.common.Fault;
import papan.ui.common.FaultLine;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** My lessons, below those of the course: folder by folder, and what is wrong with those that cannot be used. */
final class MyLessonsPart {
    /** The name of the button that adds a folder, with which the part begins. */
    static final String ADD = "mine.add";

    /** So many faults of a file stand in the list; all of them on a page of their own. */
    private static final int MOST_FAULTS = 2;

    private final LibraryPage page;
    private final WindowText words;
    private final MyLessons.Acts acts;
    private final Function<String, Optional<LessonCard>> cards;

    /**
     * A part of a page.
     *
     * @param cards makes the card of a lesson
     */
    MyLessonsPart(
            LibraryPage page, WindowText words, MyLessons.Acts acts, Function<String, Optional<LessonCard>> cards) {
        this.page = page;
        this.words = words;
        this.acts = acts;
        this.cards = cards;
    }

    /** Puts it onto the page. */
    void put(MyLessons mine) {
        TextLabel title = new TextLabel("Papan.heading.font", "Papan.text");
        title.setText(words.text("mine.title"));
        page.put(title, 24);
        if (mine.folders().isEmpty()) {
            page.text("Papan.small.font", "Papan.secondary", words.text("mine.empty"), 2);
        }
        FlowRow row = new FlowRow(8);
        row.put(LibraryPage.button(ADD, words.text("mine.add"), Icons.PLUS, acts::addFolder), 0);
        page.put(row, 8);
        mine.folders().forEach(this::folder);
        if (!mine.lately().isEmpty()) {
            heading(words.text("mine.lately"));
            entries(mine.lately());
        }
    }

    private void folder(MyLessons.Folder folder) {
        FlowRow row = new FlowRow(12);
        TextLabel name = new TextLabel("Papan.strong.font", "Papan.text");
        name.setText(folder.path().toString());
        PillButton remove = LibraryPage.button(
                "mine.remove." + folder.path().getFileName(),
                words.text("mine.remove"),
                null,
                () -> acts.removeFolder(folder.path()));
        remove.getAccessibleContext()
                .setAccessibleName(words.text("mine.remove.name", Map.of("folder", folder.path())));
        row.put(name, 0);
        row.put(remove, 0);
        page.put(row, 18);
        if (!folder.there()) {
            page.text("Papan.small.font", "Papan.secondary", words.text("mine.gone"), 4);
        } else if (folder.entries().isEmpty()) {
            page.text("Papan.small.font", "Papan.secondary", words.text("mine.none"), 4);
        }
        entries(folder.entries());
        if (folder.left() > 0) {
            String left = words.text("mine.left", Map.of("count", folder.left(), "most", folder.looked()));
            page.text("Papan.small.font", "Papan.secondary", left, 4).setName("mine.left");
        }
    }

    private void heading(String text) {
        TextLabel heading = new TextLabel("Papan.strong.font", "Papan.text");
        heading.setText(text);
        page.put(heading, 18);
    }

    private void entries(List<MyLessons.Entry> entries) {
        CardGrid grid = new CardGrid();
        entries.forEach(entry -> entry.id().flatMap(cards).ifPresent(card -> {
            String what = words.text("mine.pack", Map.of("lesson", card.title()));
            if (card.isSet()) {
                String change = words.text("set.change", Map.of("lesson", card.title()));
                card.tool(
                        Icons.DRAW,
                        "set.change." + entry.name(),
                        change,
                        () -> acts.putTogether(Optional.of(entry.file())));
            }
            card.tool(Icons.SAVE, "mine.pack." + entry.name(), what, () -> acts.pack(entry.file()));
            grid.add(card);
        }));
        if (grid.getComponentCount() > 0) {
            page.put(grid, 8);
        }
        entries.stream().filter(entry -> entry.id().isEmpty()).forEach(this::broken);
    }

    /** A file that cannot be used: what is wrong with it, in place. */
    private void broken(MyLessons.Entry entry) {
        TextColumn column = new TextColumn();
        ReadOnlyText title = new ReadOnlyText("Papan.strong.font", "Papan.wrong");
        title.setName("mine.broken." + entry.name());
        title.setText(words.text(
                "open.faults",
                Map.of("file", entry.name(), "count", entry.faults().size())));
        title.getAccessibleContext().setAccessibleName(title.getText());
        column.put(title, 0);
        for (Fault fault : entry.faults().stream().limit(MOST_FAULTS).toList()) {
            column.put(new FaultLine(words, fault, "mine.fault"), 6);
        }
        FlowRow row = new FlowRow();
        PillButton all = LibraryPage.button(
                "mine.faults." + entry.name(), words.text("mine.faults"), null, () -> acts.open(entry.file()));
        all.getAccessibleContext().setAccessibleName(words.text("mine.faults.name", Map.of("file", entry.name())));
        row.put(all, 0);
        column.put(row, 8);
        page.put(column, 14);
    }
}
