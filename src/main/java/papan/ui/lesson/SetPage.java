package papan.ui.lesson;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import papan.lesson.play.Practicable;
import papan.lesson.play.PracticeSet;
import papan.lesson.script.Lesson;
import papan.ui.board.BoardThumbnail;
import papan.ui.common.CallAction;
import papan.ui.common.Choice;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.TickList;
import papan.ui.common.WindowText;

/** A practice set that is put together: what lessons have to ask, what of it is chosen, and in which order. */
public final class SetPage extends TextColumn {
    private static final int WIDTH = 1000;

    private final transient KnownLessons lessons;
    private final transient WindowText words;
    private final transient Consumer<String> announced;
    private final int room;
    private final AskingField name;
    private final Choice<Lesson> lesson;
    private final TickList<Practicable> offered;
    private final TickList<Practicable> chosen;
    private final ReadOnlyText total = text("set.total", "Papan.strong.font", "Papan.text");
    private final Small board = new Small();
    private final ReadOnlyText asked = text("set.asked", "Papan.body.font", "Papan.text");
    private final ReadOnlyText told = text("set.told", "Papan.body.font", "Papan.accentText");
    private transient PracticeSet set;
    private transient List<PillButton> orders = List.of();

    /**
     * A page.
     *
     * @param begun what is chosen already
     * @param room how wide it may be
     * @param saves saves the set as a file
     * @param announced hears what is to be said at once
     */
    SetPage(
            KnownLessons lessons,
            PracticeSet begun,
            WindowText words,
            int room,
            Consumer<SetPage> saves,
            Consumer<String> announced) {
        this.lessons = lessons;
        this.words = words;
        this.room = room;
        this.announced = announced;
        set = begun;
        name = new AskingField("set.name", words.text("set.name"));
        name.setText(set.title());
        List<Lesson> all = lessons.written().stream()
                .filter(each -> !PracticeSet.is(each) && !Practicable.of(each).isEmpty())
                .toList();
        lesson = new Choice<>("set.lesson", all, each -> offer());
        lesson.setWords(words.text("set.lesson"), this::called);
        set.chosen().stream()
                .map(Practicable::lesson)
                .filter(all::contains)
                .findFirst()
                .ifPresent(lesson::show);
        offered = new TickList<>("set.questions", this::offered, this::turn, this::look);
        chosen = new TickList<>("set.chosen", this::chosen, each -> {}, this::look);
        offered.getAccessibleContext().setAccessibleName(words.text("set.questions"));
        chosen.getAccessibleContext().setAccessibleName(words.text("set.chosen"));
        CallAction.on(chosen, KeyEvent.VK_DELETE, this::takeOut);
        CallAction.within(this, KeyStroke.getKeyStroke(KeyEvent.VK_UP, KeyEvent.ALT_DOWN_MASK), () -> move(true));
        CallAction.within(this, KeyStroke.getKeyStroke(KeyEvent.VK_DOWN, KeyEvent.ALT_DOWN_MASK), () -> move(false));
        put(FlowRow.of(8, label("set.name"), name), 0);
        put(body(), 12);
        put(buttons(saves), 12);
        put(told, 8);
        ReadOnlyText keys = text("set.keys", "Papan.small.font", "Papan.secondary");
        keys.setText(words.text("set.keys"));
        put(keys, 8);
        refresh();
        offer();
        told.setText(set.gone() == 0 ? "" : words.text("set.gone", Map.of("count", set.gone())));
    }

    private JComponent body() {
        JPanel body = new JPanel(new MigLayout(
                "ins 0, fill, wrap 2, novisualpadding",
                "[50%!,fill]20lp[grow,fill]",
                "[fill][250lp,fill]10lp[86lp,fill]"));
        body.setOpaque(false);
        body.add(lesson, "wmin 0");
        body.add(FlowRow.of(12, label("set.chosen"), total), "wmin 0");
        body.add(new QuietScroll(offered), "wmin 0");
        body.add(new QuietScroll(chosen), "wmin 0");
        JPanel looked =
                new JPanel(new MigLayout("ins 0, fill, novisualpadding", "[210lp!,fill]16lp[grow,fill]", "[fill]"));
        looked.setOpaque(false);
        looked.add(board);
        looked.add(new QuietScroll(asked), "wmin 0");
        body.add(looked, "span 2, wmin 0");
        return body;
    }

    private JComponent buttons(Consumer<SetPage> saves) {
        PillButton save = LibraryPage.button("set.save", words.text("set.save"), Icons.SAVE, () -> save(saves));
        save.setPrimary(true);
        orders = List.of(
                LibraryPage.button("set.up", words.text("set.up"), null, () -> move(true)),
                LibraryPage.button("set.down", words.text("set.down"), null, () -> move(false)),
                LibraryPage.button("set.out", words.text("set.out"), null, this::takeOut));
        return FlowRow.of(8, save, orders.get(0), orders.get(1), orders.get(2));
    }

    private TextLabel label(String key) {
        TextLabel label = new TextLabel("Papan.strong.font", "Papan.text");
        label.setText(words.text(key));
        return label;
    }

    private static ReadOnlyText text(String name, String font, String colour) {
        ReadOnlyText text = new ReadOnlyText(font, colour);
        text.setName(name);
        return text;
    }

    /** Where it is begun. */
    public JComponent entry() {
        return set.title().isEmpty() ? name : offered;
    }

    /** The set as it stands. */
    public PracticeSet set() {
        return set.titled(name.getText().strip());
    }

    /** It has been saved so. */
    public void saved(PracticeSet as) {
        set = set.saved(as);
    }

    /** Says what came of something. */
    public void tell(String text) {
        told.setText(text);
        announced.accept(text);
        revalidate();
    }

    private void save(Consumer<SetPage> saves) {
        if (set.chosen().isEmpty()) {
            tell(words.text("set.no-question"));
            offered.requestFocusInWindow();
        } else if (set().title().isEmpty()) {
            tell(words.text("set.no-name"));
            name.requestFocusInWindow();
        } else {
            saves.accept(this);
        }
    }

    private void offer() {
        List<Practicable> all = Practicable.of(lesson.value());
        offered.show(all);
        told.setText(all.stream().anyMatch(set::takes) ? "" : words.text("set.other"));
        revalidate();
    }

    private void turn(Practicable one) {
        boolean in = set.chosen().contains(one);
        if (!in && !set.takes(one)) {
            tell(words.text("set.other"));
            return;
        }
        set = set.turned(one);
        refresh();
        tell(words.text(in ? "set.taken-out" : "set.put-in", Map.of("question", title(one))));
    }

    private void takeOut() {
        chosen.picked().ifPresent(this::turn);
    }

    private void move(boolean up) {
        chosen.picked().ifPresent(one -> {
            Optional<PracticeSet> next = set.moved(set.chosen().indexOf(one), up);
            set = next.orElse(set);
            refresh();
            int place = set.chosen().indexOf(one) + 1;
            tell(
                    next.isEmpty()
                            ? words.text("set.edge")
                            : words.text("set.moved", Map.of("question", title(one), "place", place)));
        });
    }

    private void refresh() {
        chosen.show(set.chosen());
        orders.forEach(each -> each.setEnabled(!set.chosen().isEmpty()));
        offered.repaint();
        lesson.repaint();
        total.setText(words.text("set.total", Map.of("count", set.chosen().size(), "minutes", set.minutes())));
    }

    /** Shows what a question asks, as far as its lesson is there. */
    private void look(Practicable one) {
        Optional<Rehearsal.Question> there =
                lessons.ready(one.lesson()).flatMap(run -> Rehearsal.Question.of(lessons.translated(run), one.id()));
        asked.setText(there.map(found -> AnswersPage.asked(found.run(), found.stage(), words))
                .orElse(""));
        board.show(there.map(found -> new BoardThumbnail(
                found.stage().timeline().positionAt(found.stage().start()),
                found.run().rules())));
    }

    private String called(Lesson each) {
        long ticked =
                set.chosen().stream().filter(one -> one.lesson().equals(each)).count();
        String title = lessons.translated(each).title();
        return ticked == 0 ? title : words.text("set.lesson.ticked", Map.of("lesson", title, "count", ticked));
    }

    private TickList.Row offered(Practicable one) {
        boolean in = set.chosen().contains(one);
        String said = words.text(in ? "set.in" : "set.not-in", Map.of("question", title(one)));
        return new TickList.Row(title(one), minutes(one), Optional.of(in), false, 0, said + ", " + minutes(one));
    }

    private TickList.Row chosen(Practicable one) {
        String title = (set.chosen().indexOf(one) + 1) + "  " + title(one);
        String from = lessons.translated(one.lesson()).title();
        return new TickList.Row(title, from, Optional.empty(), false, 0, title + ", " + from);
    }

    private String title(Practicable one) {
        return lessons.titleOf(one.lesson(), one.id());
    }

    private String minutes(Practicable one) {
        return words.text("set.minutes", Map.of("minutes", Math.max(1, Math.round(one.minutes()))));
    }

    /** The board on which something is asked. */
    private static final class Small extends JComponent {
        private transient Optional<BoardThumbnail> shown = Optional.empty();

        void show(Optional<BoardThumbnail> next) {
            shown = next;
            repaint();
        }

        @Override
        protected void paintComponent(Graphics g) {
            shown.ifPresent(board -> board.paint((Graphics2D) g, 0, 0, getWidth()));
        }
    }

    @Override
    public Dimension getPreferredSize() {
        int width = Math.min(room, Px.of(WIDTH));
        return new Dimension(width, heightFor(getWidth() > 0 ? getWidth() : width));
    }
}
