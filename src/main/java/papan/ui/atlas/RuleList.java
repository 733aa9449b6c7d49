package papan.ui.atlas;

import java.awt.BorderLayout;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import papan.rules.Facet;
import papan.rules.RuleFilter;
import papan.rules.RuleSet;
import papan.ui.common.CallAction;
import papan.ui.common.Fault;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.LetterKeys;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.Segments;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.Typing;
import papan.ui.common.WindowText;

/** All rule sets, those that a filter leaves over: search, chips, list or map, and the way to open a file. */
final class RuleList extends JPanel {
    private static final int GAP = 10;

    /** How the rule sets are shown. */
    enum Shown {
        LIST,
        MAP;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What somebody may want of it. */
    interface Acts {
        /** Lets a file be chosen. */
        void choose();

        /** Goes on to what is shown of a rule set. */
        void read();

        /** Reads a file that is remembered. */
        void open(Path file);

        /** Takes a rule set of one's own off the list. */
        void remove(Path file);
    }

    private final Selection selection;
    private final WindowText words;
    private final TextColumn top = new TextColumn();
    private final TextLabel title = new TextLabel("Papan.title.font", "Papan.text");
    private final JTextField search = new JTextField();
    private final Map<Facet, FacetButton> chips = new EnumMap<>(Facet.class);
    private final PillButton clear = new PillButton(null);
    private final TextLabel count = new TextLabel("Papan.small.font", "Papan.secondary");
    private final ReadOnlyText nothing = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private final DefaultListModel<Entry> model = new DefaultListModel<>();
    private final JList<Entry> list = new JList<>(model);
    private final QuietScroll scroll = new QuietScroll(list);
    private final MapPanel map;
    private final Segments<Shown> switcher;
    private final TextColumn below = new TextColumn();
    private final PillButton open;
    private final Acts acts;
    private List<Entry> entries = List.of();
    private List<RuleFiles.Outcome> lost = List.of();
    /** What stands below the list. */
    private List<Object> told = List.of();

    private RuleFilter filter = RuleFilter.NONE;
    private Shown shown = Shown.LIST;
    private boolean filling;

    /**
     * All rule sets, as a list.
     *
     * @param turn is told that the user wants the list or the map
     */
    RuleList(Selection selection, WindowText words, Acts acts, Consumer<Shown> turn) {
        super(new BorderLayout(0, Px.of(GAP)));
        this.selection = selection;
        this.words = words;
        this.acts = acts;
        map = new MapPanel(words, selection::choose);
        switcher = new Segments<>("atlas.shown", List.of(Shown.values()), Shown::id, turn);
        switcher.show(shown);
        setOpaque(false);
        setName("atlas.list");
        search.setName("atlas.search");
        search.putClientProperty("JTextField.showClearButton", true);
        search.putClientProperty(
                "FlatLaf.style", "arc: 16; margin: 7,8,7,8; background: $Papan.card; font: $Papan.body.font");
        Typing.follow(search, () -> setFilter(filter.withSearch(search.getText())));
        keepLetters();
        fillTop();
        list.setName("atlas.rules");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new EntryCell(words));
        list.setOpaque(false);
        list.addListSelectionListener(event -> chosen());
        // Another width wraps other lines: the list must measure its cells again.
        list.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                measure();
            }
        });
        CallAction.on(list, KeyEvent.VK_ENTER, acts::read);
        CallAction.on(list, KeyEvent.VK_DELETE, () -> ownFile().ifPresent(acts::remove));
        for (int sideways : new int[] {KeyEvent.VK_LEFT, KeyEvent.VK_RIGHT}) {
            list.getInputMap().put(KeyStroke.getKeyStroke(sideways, 0), "none");
        }
        LetterKeys.search(list);
        list.addKeyListener(new KeyAdapter() {
            @Override
            public void keyTyped(KeyEvent event) {
                searchFor(event);
            }
        });
        CallAction.on(search, KeyEvent.VK_DOWN, list::requestFocusInWindow);
        CallAction.on(search, KeyEvent.VK_ENTER, list::requestFocusInWindow);
        open = PillButton.of(words, "atlas.open", Icons.OPEN, acts::choose);
        add(top, BorderLayout.NORTH);
        add(scroll);
        add(below, BorderLayout.SOUTH);
        words.bind(title, "atlas.title");
        words.name(search, "atlas.search");
        words.name(list, "atlas.list");
        words.bind(nothing, "atlas.nothing");
        words.name(nothing, "atlas.nothing");
        selection.addListener(this::follow);
        switcher.bind(words, "atlas.shown", "atlas.shown");
        search.putClientProperty("JTextField.leadingIcon", Icons.SEARCH.of(18, "Papan.secondary"));
        words.follow(search, () -> search.putClientProperty("JTextField.placeholderText", words.text("atlas.search")));
        words.follow(this, this::fill);
    }

    /** What is remembered and cannot be used now, the way off the list, and the way to open a file. */
    private void fillBelow() {
        List<Object> now = List.of(lost, ownFile(), words.language());
        if (now.equals(told)) {
            return;
        }
        told = now;
        below.removeAll();
        lost.stream().findFirst().ifPresent(this::tell);
        ownFile().ifPresent(file -> below.put(removal(file, removalOf(file)), lost.isEmpty() ? 0 : GAP));
        below.put(open, below.getComponentCount() == 0 ? 0 : GAP);
        revalidate();
        repaint();
    }

    /** That a file cannot be used now; the next one is told when this is settled. */
    private void tell(RuleFiles.Outcome each) {
        ReadOnlyText text = new ReadOnlyText("Papan.small.font", "Papan.wrong");
        text.setText(
                each.faults().equals(List.of(Fault.UNREAD))
                        ? words.text("open.unread", Map.of("file", each.name()))
                        : words.text(
                                "open.faults",
                                Map.of(
                                        "file",
                                        each.name(),
                                        "count",
                                        each.faults().size())));
        text.setName("atlas.lost");
        text.getAccessibleContext().setAccessibleName(text.getText());
        PillButton again = new PillButton(Icons.RESTART);
        again.setText(words.text("faults.again"));
        again.getAccessibleContext().setAccessibleName(again.getText());
        again.getAccessibleContext().setAccessibleDescription(text.getText());
        again.does("atlas.lost.again", () -> acts.open(each.file()));
        below.put(text, 0);
        below.put(FlowRow.of(8, again, removal(each.file(), words.text("mine.remove"))), 4);
    }

    private String removalOf(Path file) {
        return words.text("atlas.remove.name", Map.of("file", String.valueOf(file.getFileName())));
    }

    private PillButton removal(Path file, String text) {
        PillButton remove = new PillButton(null);
        remove.setText(text);
        remove.getAccessibleContext().setAccessibleName(removalOf(file));
        remove.does("atlas.remove", () -> acts.remove(file));
        return remove;
    }

    /** The file of what is selected, if it is a rule set of one's own. */
    private Optional<Path> ownFile() {
        return Optional.ofNullable(list.getSelectedValue()).flatMap(Entry::file);
    }

    /** Letters that are typed in the list go on in the search field. */
    private void searchFor(KeyEvent typed) {
        boolean plain = !typed.isControlDown() && !typed.isAltDown() && !typed.isMetaDown();
        if (plain && Character.isLetterOrDigit(typed.getKeyChar())) {
            typed.consume();
            search.requestFocusInWindow();
            search.setCaretPosition(search.getDocument().getLength());
            search.replaceSelection(String.valueOf(typed.getKeyChar()));
        }
    }

    private void fillTop() {
        top.put(FlowRow.of(14, title, switcher), 0);
        top.put(search, 12);
        FlowRow row = new FlowRow();
        for (Facet facet : Facet.values()) {
            FacetButton chip = new FacetButton(facet, words, value -> setFilter(filter.with(facet, value)));
            chips.put(facet, chip);
            row.add(chip);
        }
        top.put(row, 10);
        words.bind(clear, "atlas.clear");
        clear.does("atlas.clear", () -> {
            search.setText("");
            setFilter(RuleFilter.NONE);
        });
        nothing.setName("atlas.nothing");
        count.setName("atlas.count");
        top.put(count, 10);
        top.put(nothing, 10);
        FlowRow foot = new FlowRow();
        foot.add(clear);
        top.put(foot, 8);
    }

    /** Letters, digits and Space are text in the search field, whatever they mean to the window. */
    private void keepLetters() {
        search.getActionMap().put("atlas.typed", new CallAction(() -> {}));
        int command = InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK | InputEvent.META_DOWN_MASK;
        for (KeyTable.Row row : KeyTable.rows()) {
            for (KeyStroke key : row.keys()) {
                boolean letter = key.getKeyCode() >= KeyEvent.VK_SPACE
                        && key.getKeyCode() < KeyEvent.VK_F1
                        && search.getInputMap().get(key) == null;
                if (letter && (key.getModifiers() & command) == 0 && !isPaging(key.getKeyCode())) {
                    search.getInputMap().put(key, "atlas.typed");
                }
            }
        }
    }

    private static boolean isPaging(int code) {
        return code == KeyEvent.VK_PAGE_DOWN || code == KeyEvent.VK_PAGE_UP;
    }

    void show(List<Entry> all, List<RuleFiles.Outcome> unusable) {
        entries = List.copyOf(all);
        lost = List.copyOf(unusable);
        fill();
    }

    private void setFilter(RuleFilter next) {
        filter = next;
        fill();
    }

    private void fill() {
        List<RuleSet> all = entries.stream().map(Entry::rules).toList();
        chips.forEach((facet, chip) ->
                chip.show(all, Optional.ofNullable(filter.values().get(facet))));
        filling = true;
        List<Entry> left =
                entries.stream().filter(e -> filter.accepts(e.rules())).toList();
        model.clear();
        model.addAll(new ArrayList<>(left));
        filling = false;
        map.show(left.stream().map(Entry::rules).toList());
        count.setText(words.text("atlas.count", Map.of("count", left.size(), "all", entries.size())));
        nothing.setVisible(left.isEmpty() && !entries.isEmpty());
        clear.getParent().setVisible(!filter.isNone());
        follow();
        revalidate();
        repaint();
    }

    private void measure() {
        list.setFixedCellHeight(1);
        list.setFixedCellHeight(-1);
    }

    private void chosen() {
        Entry entry = list.getSelectedValue();
        if (!filling && !list.getValueIsAdjusting() && entry != null) {
            selection.choose(entry.rules());
        }
    }

    /** Selects what is shown, if it is in the list. */
    private void follow() {
        Optional<RuleSet> read = selection.isComparing() ? selection.other() : selection.rules();
        map.lit(read);
        filling = true;
        list.clearSelection();
        for (int i = 0; i < model.size(); i++) {
            if (read.isPresent()
                    && list.isSelectionEmpty()
                    && model.get(i).rules().equals(read.get())) {
                list.setSelectedIndex(i);
                list.ensureIndexIsVisible(i);
            }
        }
        filling = false;
        fillBelow();
    }

    /** Where the focus goes first. */
    JComponent entry() {
        if (shown == Shown.MAP) {
            return map.entry().orElse(search);
        }
        return model.isEmpty() ? search : list;
    }

    /** Shows the list or the map in the same place. */
    void show(Shown next) {
        if (shown != next) {
            shown = next;
            switcher.show(next);
            remove(next == Shown.MAP ? scroll : map);
            add(next == Shown.MAP ? map : scroll);
            follow();
            revalidate();
            repaint();
        }
    }

    boolean isMapped() {
        return shown == Shown.MAP;
    }

    /** How much higher than the way to open a file it is below the list, at a width. */
    int moreBelow(int width) {
        return below.heightFor(width) - open.heightFor(width);
    }

    /** How high it must be at a width with the map. */
    int heightWithMap(int width) {
        return top.heightFor(width) + map.heightFor(width) + below.heightFor(width) + 2 * Px.of(GAP);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (list != null) {
            setLayout(getLayout());
            list.setBackground(Paints.colour("Papan.background"));
            ((BorderLayout) getLayout()).setVgap(Px.of(GAP));
            (isMapped() ? scroll : map).updateUI();
        }
    }
}
