package papan.ui.lesson;

import java.awt.Component;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import papan.lesson.learner.Curriculum;
import papan.lesson.learner.LessonSearch;
import papan.lesson.script.Lesson;
import papan.rules.Key;
import papan.ui.common.Choice;
import papan.ui.common.FlowRow;
import papan.ui.common.TextLabel;
import papan.ui.common.Typing;
import papan.ui.common.WindowText;

/** The course on the home: what one looks for in it, and its lessons strand by strand. What is not looked for is hidden. */
final class CoursePart {
    private static final List<Integer> MINUTES = List.of(0, 8, 10, 15, 20);
    private static final List<Integer> AGES = List.of(0, 7, 8, 9, 10, 11, 13);

    private final LibraryPage page;
    private final WindowText words;
    private final LessonSearch before;
    private final Consumer<LessonSearch> search;
    private final Function<Curriculum.Entry, LessonCard> cards;
    private final Map<Curriculum.Entry, LessonCard> shown = new LinkedHashMap<>();
    /** What belongs to the lessons of a strand, and is hidden with the last of them. */
    private final Map<CardGrid, List<JComponent>> around = new LinkedHashMap<>();

    private final TextLabel count = new TextLabel("Papan.small.font", "Papan.secondary");

    private Supplier<LessonSearch> looks = () -> LessonSearch.ALL;

    /**
     * A part of a page.
     *
     * @param before what is looked for
     * @param search hears what is looked for from now on, so that it outlives the page
     * @param cards makes the card of a lesson
     */
    CoursePart(
            LibraryPage page,
            WindowText words,
            LessonSearch before,
            Consumer<LessonSearch> search,
            Function<Curriculum.Entry, LessonCard> cards) {
        this.page = page;
        this.words = words;
        this.before = before;
        this.search = search;
        this.cards = cards;
    }

    /** Puts it onto the page. */
    void put(List<Curriculum.Group> groups) {
        page.put(finder(groups.stream().map(Curriculum.Group::strand).toList()), 20);
        groups.forEach(this::put);
        look();
    }

    private FlowRow finder(List<Lesson.Strand> strands) {
        AskingField text = new AskingField("find", words.text("find"));
        text.setText(before.words());
        Choice<Integer> minutes =
                number("find.minutes", MINUTES, before.minutes(), "find.minutes.any", "find.minutes.at");
        Choice<Integer> age = number("find.age", AGES, before.age(), "find.age.any", "find.age.at");
        List<Optional<Lesson.Strand>> parts = new ArrayList<>(List.of(Optional.empty()));
        strands.forEach(strand -> parts.add(Optional.of(strand)));
        Choice<Optional<Lesson.Strand>> strand = choice(
                "find.strand",
                parts,
                before.strand(),
                part -> part.map(this::title).orElseGet(() -> words.text("find.strand.any")));
        JCheckBox left = new JCheckBox(words.text("find.left"), before.left());
        left.setName("find.left");
        left.setOpaque(false);
        looks = () -> new LessonSearch(text.getText(), minutes.value(), age.value(), strand.value(), left.isSelected());
        Typing.follow(text, this::look);
        text.addActionListener(event -> found().findFirst().ifPresent(LessonCard::enter));
        left.addActionListener(event -> look());
        count.setName("find.found");
        return FlowRow.of(8, text, minutes, age, strand, left, count);
    }

    /** A choice of a number, whose first value is: any. */
    private Choice<Integer> number(String name, List<Integer> values, int now, String any, String at) {
        return choice(
                name, values, now, value -> value == 0 ? words.text(any) : words.text(at, Map.of("number", value)));
    }

    private <T> Choice<T> choice(String name, List<T> values, T now, Function<T, String> called) {
        Choice<T> choice = new Choice<>(name, values, chosen -> look());
        choice.setWords(words.text(name), called);
        choice.show(now);
        return choice;
    }

    private String title(Lesson.Strand strand) {
        return words.text("lessons.strand." + Key.of(strand));
    }

    private void put(Curriculum.Group group) {
        TextLabel strand = new TextLabel("Papan.heading.font", "Papan.text");
        strand.setText(title(group.strand()));
        page.put(strand, 20);
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
            LessonCard card = cards.apply(entry);
            shown.put(entry, card);
            grid.add(card);
        }
        page.put(grid, 8);
        around.put(grid, List.of(strand, progress, grid));
    }

    private Stream<LessonCard> found() {
        return shown.values().stream().filter(LessonCard::isVisible);
    }

    /** Leaves in sight what is looked for. */
    private void look() {
        LessonSearch now = looks.get();
        search.accept(now);
        shown.forEach((entry, card) -> card.setVisible(now.finds(entry)));
        around.forEach((grid, parts) -> {
            boolean any = Arrays.stream(grid.getComponents()).anyMatch(Component::isVisible);
            parts.forEach(part -> part.setVisible(any));
        });
        count.setText(
                now.equals(LessonSearch.ALL) ? "" : words.text("find.found", Map.of("lessons", (int) found().count())));
        page.revalidate();
        page.repaint();
    }
}
