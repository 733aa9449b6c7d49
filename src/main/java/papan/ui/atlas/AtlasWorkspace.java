package papan.ui.atlas;

import java.awt.BorderLayout;
import java.awt.Component;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.lesson.script.Lesson;
import papan.rules.AboutGame;
import papan.rules.Alteration;
import papan.rules.ClauseId;
import papan.rules.Document;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.alter.AlterActs;
import papan.ui.alter.AlterChoices;
import papan.ui.alter.AlterOutcome;
import papan.ui.alter.Altering;
import papan.ui.common.ArrangedPage;
import papan.ui.common.Background;
import papan.ui.common.Fault;
import papan.ui.common.Paints;
import papan.ui.common.Part;
import papan.ui.common.QuietScroll;
import papan.ui.common.WindowText;
import papan.ui.playback.ClassView;
import papan.ui.playback.Playback;
import papan.ui.playback.Ticker;
import papan.ui.playback.Walkthrough;
import papan.ui.playback.Workbench;

/**
 * The Rules workspace: a list of rule sets that can be filtered, the card of one of them, the smallest example of the
 * clause in focus, and a teacher's own rule sets from files. Its words are {@code atlas_<language>.properties} beside this
 * class.
 */
public final class AtlasWorkspace extends JPanel implements Workbench {
    private final transient WindowText words;
    private final transient RuleFiles files;
    private final transient Selection selection = new Selection();
    private final RuleList list;
    private final RuleCardPage card;
    private final ExamplePanel example;
    private final FaultPanel faults;
    private final transient Altering altering = new Altering();
    private final AlterChoices choices;
    private final AlterOutcome changed;
    private final QuietScroll becomes;
    private transient List<Entry> installed = List.of();
    private transient List<Entry> opened = List.of();
    private transient List<RuleFiles.Outcome> lost = List.of();
    private transient Consumer<RuleSet> hearer = rules -> {};
    private transient Consumer<RuleSet> dropped = rules -> {};
    private transient Consumer<RuleSet> player = rules -> {};
    private transient Consumer<Boolean> mapped = on -> {};
    private transient Optional<RuleFiles.Outcome> outcome = Optional.empty();

    /**
     * An empty workspace.
     *
     * @param words must include this package's texts
     * @param ticker drives the small board
     */
    public AtlasWorkspace(WindowText words, Ticker ticker, RuleFiles files) {
        super(new BorderLayout());
        this.words = words;
        this.files = files;
        setName("atlas");
        list = new RuleList(selection, words, new ListActs(), this::turn);
        choices = new AlterChoices(altering, words);
        changed = new AlterOutcome(altering, words, new AlteredActs());
        becomes = new QuietScroll(changed);
        becomes.setVisible(false);
        card = new RuleCardPage(
                selection,
                words,
                () -> list.entry().requestFocusInWindow(),
                rules -> player.accept(rules),
                choices,
                this::isAlterable);
        example = new ExamplePanel(selection, words, ticker);
        faults = new FaultPanel(words, this::readAgain, this::closeFaults);
        ArrangedPage page = new ArrangedPage(new AtlasLayout(list, faults, card, example, changed, becomes));
        Stream.of(list, faults, card, example, becomes).forEach(page::add);
        selection.addListener(this::alter);
        add(new QuietScroll(page));
        words.name(this, "atlas.title");
        words.follow(faults, this::tellFaults);
    }

    /** Begins to alter the rule set that is shown, where that page is turned to, and ends it elsewhere. */
    private void alter() {
        Optional<RuleSet> base = selection.rules().filter(any -> selection.page() == Selection.Page.ALTER);
        if (base.isEmpty()) {
            altering.end();
        } else if (!altering.isOn() || !altering.alteration().base().equals(base.get())) {
            altering.begin(base.get(), known(), selection.clause(), false, false);
        }
        becomes.setVisible(altering.isOn() && !list.isMapped());
        example.setVisible(!altering.isOn() && !list.isMapped());
        revalidate();
    }

    private boolean isAlterable(ClauseId clause) {
        return selection
                .rules()
                .filter(rules -> Alteration.of(rules).canAlter(clause, known()))
                .isPresent();
    }

    private List<RuleSet> known() {
        return Stream.concat(opened.stream(), installed.stream())
                .map(Entry::rules)
                .toList();
    }

    /** Says which rule sets are installed. */
    public void setRules(RuleBook book) {
        installed = book.all().stream()
                .map(rules -> new Entry(rules, Optional.empty()))
                .toList();
        refill();
        installed.stream()
                .findFirst()
                .filter(e -> selection.rules().isEmpty())
                .ifPresent(e -> selection.choose(e.rules()));
    }

    /**
     * Says which lessons there are and how one is opened.
     *
     * @param all in the language that the window has when it is asked
     */
    public void setLessons(Supplier<List<Lesson>> all, Consumer<Lesson> open) {
        example.setLessons(all, open);
    }

    /** Says who hears of a rule set that has been opened from a file, and of one that is not listed any more. */
    public void onOpened(Consumer<RuleSet> listener, Consumer<RuleSet> gone) {
        hearer = listener;
        dropped = gone;
    }

    /** Lists the rule sets that are remembered, as their files are now. */
    public void recall() {
        List<Path> remembered = files.remembered();
        if (!remembered.isEmpty()) {
            Background.run(() -> remembered.stream().map(files::read).toList(), this::recalled, failure -> {});
        }
    }

    /** What has been opened or taken off in the meantime stays so. */
    private void recalled(List<RuleFiles.Outcome> found) {
        List<Path> open = opened.stream().flatMap(each -> each.file().stream()).toList();
        List<RuleFiles.Outcome> news = found.stream()
                .filter(each -> files.remembered().contains(each.file()) && !open.contains(each.file()))
                .toList();
        lost = news.stream().filter(each -> each.rules().isEmpty()).toList();
        List<Entry> all = new ArrayList<>(opened);
        for (RuleFiles.Outcome each : news) {
            each.rules().ifPresent(rules -> {
                all.add(new Entry(rules, Optional.of(each.file())));
                hearer.accept(rules);
            });
        }
        opened = List.copyOf(all);
        refill();
    }

    private void remove(Path file) {
        files.forget(file);
        lost = without(lost, file);
        List<Entry> gone = opened.stream()
                .filter(each -> each.file().equals(Optional.of(file)))
                .toList();
        opened = opened.stream().filter(each -> !gone.contains(each)).toList();
        selection.setComparing(false);
        gone.forEach(each -> dropped.accept(each.rules()));
        Stream.concat(opened.stream(), installed.stream())
                .findFirst()
                .filter(first ->
                        gone.stream().anyMatch(each -> selection.rules().equals(Optional.of(each.rules()))))
                .ifPresent(first -> selection.choose(first.rules()));
        refill();
        list.entry().requestFocusInWindow();
    }

    private static List<RuleFiles.Outcome> without(List<RuleFiles.Outcome> outcomes, Path file) {
        return outcomes.stream().filter(each -> !each.file().equals(file)).toList();
    }

    /** Says what begins a match by the rule set that is shown. */
    public void onPlay(Consumer<RuleSet> listener) {
        player = listener;
    }

    /** Shows the rule sets on a map, or in a list. */
    public void showMap(boolean on) {
        list.show(on ? RuleList.Shown.MAP : RuleList.Shown.LIST);
        alter();
        if (on) {
            example.playback().pause();
        }
        revalidate();
        repaint();
    }

    /** Says who remembers whether the map is shown, when the user wants it otherwise. */
    public void onMap(Consumer<Boolean> listener) {
        mapped = listener;
    }

    private void turn(RuleList.Shown next) {
        showMap(next == RuleList.Shown.MAP);
        mapped.accept(list.isMapped());
    }

    /** Says what there is to read beside the rules: the documents, and what they tell of the game. */
    public void setLibrary(List<Document> documents, AboutGame about) {
        card.setLibrary(new BackgroundReading(documents, about));
    }

    /** Shows one of the installed rule sets. */
    public void show(String id) {
        rules(id).ifPresent(selection::choose);
    }

    /** Shows a clause of one of the installed rule sets with its example, and not any more what is different in another. */
    public void show(String id, ClauseId clause) {
        showMap(false);
        selection.turnTo(Selection.Page.RULES);
        selection.setComparing(false);
        show(id);
        selection.choose(clause);
    }

    /** Shows in which clauses two of the installed rule sets differ. */
    public void compare(String one, String other) {
        selection.turnTo(Selection.Page.RULES);
        selection.setComparing(false);
        show(one);
        selection.setComparing(true);
        show(other);
    }

    public Optional<RuleSet> shown() {
        return selection.rules();
    }

    private Optional<RuleSet> rules(String id) {
        return installed.stream()
                .map(Entry::rules)
                .filter(rules -> rules.id().equals(id))
                .findFirst();
    }

    /** Reads a rule set from a file and shows it, or what is wrong with the file. */
    public void open(Path file) {
        Background.run(() -> files.read(file), this::opened, failure -> opened(unread(file, failure)));
    }

    private static RuleFiles.Outcome unread(Path file, Throwable failure) {
        Fault fault = new Fault(0, 0, "", "", Background.reason(failure));
        return new RuleFiles.Outcome(file, Optional.empty(), List.of(fault));
    }

    @Override
    public void onSaid(Consumer<String> listener) {
        choices.onSaid(listener);
        changed.onSaid(listener);
    }

    /** From what is altered one goes back to the rules as they are; rounds that are being played end first. */
    @Override
    public boolean backToMatch() {
        boolean on = altering.isOn();
        if (on && !altering.cancel()) {
            selection.turnTo(Selection.Page.RULES);
            card.entry().requestFocusInWindow();
        }
        return on;
    }

    @Override
    public boolean undo() {
        return altering.undo();
    }

    @Override
    public boolean redo() {
        return altering.redo();
    }

    @Override
    public ClassView forClass() {
        return new RulesForClass(selection, example, card, words, altering, changed);
    }

    @Override
    public Playback playback() {
        return example.playback();
    }

    @Override
    public List<Walkthrough> walked() {
        return List.of(example.walked());
    }

    @Override
    public List<Part> parts() {
        return List.of(
                new Part(list, list::entry),
                new Part(faults, faults::entry),
                new Part(card, card::entry),
                new Part(becomes, changed::entry),
                new Part(example.board(), example::boardEntry),
                Part.of(example.caption()));
    }

    @Override
    public JComponent entry() {
        return list.entry();
    }

    private void readAgain() {
        outcome.ifPresent(o -> open(o.file()));
    }

    private void closeFaults() {
        faults.setVisible(false);
        list.entry().requestFocusInWindow();
        revalidate();
    }

    private void opened(RuleFiles.Outcome next) {
        outcome = Optional.of(next);
        next.rules().ifPresent(rules -> {
            files.remember(next.file());
            lost = without(lost, next.file());
            List<Entry> all = new ArrayList<>(opened);
            all.removeIf(e -> e.file().equals(Optional.of(next.file())));
            all.add(0, new Entry(rules, Optional.of(next.file())));
            opened = List.copyOf(all);
            refill();
            selection.choose(rules);
            hearer.accept(rules);
        });
        faults.show(next);
        revalidate();
        repaint();
        (next.rules().isEmpty() ? faults.entry() : list.entry()).requestFocusInWindow();
    }

    private void refill() {
        list.show(Stream.concat(opened.stream(), installed.stream()).toList(), lost);
    }

    /** What is done with rules that have been altered here. */
    private final class AlteredActs implements AlterActs {
        @Override
        public void play(RuleSet altered) {
            player.accept(altered);
        }

        @Override
        public void keep(Component parent, Alteration alteration, String name, String teller, Consumer<String> then) {
            Set<String> taken = known().stream().map(RuleSet::id).collect(Collectors.toSet());
            files.keep(parent, alteration, name, teller, taken, (file, failed) -> {
                then.accept(AlterOutcome.kept(words, file, failed));
                if (failed.isEmpty()) {
                    selection.turnTo(Selection.Page.RULES);
                    open(file);
                }
            });
        }
    }

    /** What the list asks for. */
    private final class ListActs implements RuleList.Acts {
        @Override
        public void choose() {
            files.choose(AtlasWorkspace.this);
        }

        @Override
        public void read() {
            card.entry().requestFocusInWindow();
        }

        @Override
        public void open(Path file) {
            AtlasWorkspace.this.open(file);
        }

        @Override
        public void remove(Path file) {
            AtlasWorkspace.this.remove(file);
        }
    }

    private void tellFaults() {
        boolean shown = faults.isVisible();
        outcome.ifPresent(faults::show);
        faults.setVisible(shown);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.background"));
    }
}
