package papan.ui.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.JComponent;
import papan.model.Side;
import papan.replay.Variations;
import papan.rules.RuleSet;
import papan.rules.Source;
import papan.search.Strategy;
import papan.ui.common.Choice;
import papan.ui.common.Command;
import papan.ui.common.FlatButton;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.RulesMark;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** What is played and by whom, and what can be done with the match as a whole. */
final class MatchBar extends TextColumn {
    private static final List<Optional<Strategy>> PLAYERS = List.of(
            Optional.empty(),
            Optional.of(new Strategy(Strategy.Kind.RANDOM, 0)),
            Optional.of(new Strategy(Strategy.Kind.GREEDY, 0)),
            Optional.of(new Strategy(Strategy.Kind.SEARCH, 2)),
            Optional.of(new Strategy(Strategy.Kind.SEARCH, 4)));

    private final transient ExploreSession session;
    private final transient WindowText words;
    private final List<RuleSet> offered = new ArrayList<>();
    private transient List<RuleSet> listed = List.of();
    private final Choice<RuleSet> rules;
    private final TextLabel text = new TextLabel("Papan.small.font", "Papan.secondary");
    private final TextLabel southLabel = new TextLabel("Papan.small.font", "Papan.secondary");
    private final TextLabel northLabel = new TextLabel("Papan.small.font", "Papan.secondary");
    /** Whether a computer plays like this here: what a file names could think for ever. */
    static boolean offers(Strategy strategy) {
        return PLAYERS.contains(Optional.of(strategy));
    }

    private final Choice<Optional<Strategy>> south;
    private final Choice<Optional<Strategy>> north;
    private final FlatButton begin = new FlatButton(Icons.RESTART, 36, 20);
    private final FlatButton undo = new FlatButton(Icons.UNDO, 36, 20);
    private final FlatButton redo = new FlatButton(Icons.REDO, 36, 20);
    private final FlatButton open = new FlatButton(Icons.OPEN, 36, 20);
    private final FlatButton save = new FlatButton(Icons.SAVE, 36, 20);
    private final Choice<Integer> lines;

    MatchBar(ExploreSession session, WindowText words, Runnable opens, Runnable saves, IntConsumer looksAt) {
        this.session = session;
        this.words = words;
        setName("explore.bar");
        rules = new Choice<>("explore.rules", List.of(session.rules()), session::begin);
        rules.limitWidth(284);
        rules.setIcons(each -> RulesMark.of(each.id()));
        south = new Choice<>("explore.south", PLAYERS, chosen -> session.setComputer(Side.SOUTH, chosen));
        north = new Choice<>("explore.north", PLAYERS, chosen -> session.setComputer(Side.NORTH, chosen));
        south.limitWidth(180);
        north.limitWidth(180);
        lines = new Choice<>("explore.lines", List.of(Variations.MAIN), looksAt::accept);
        begin.setName("explore.begin");
        undo.setName("explore.undo");
        redo.setName("explore.redo");
        open.setName("explore.open");
        save.setName("explore.save");
        begin.addActionListener(event -> session.begin(session.rules()));
        undo.addActionListener(event -> session.undo());
        redo.addActionListener(event -> session.redo());
        open.addActionListener(event -> opens.run());
        save.addActionListener(event -> saves.run());
        FlowRow played = FlowRow.of(16, rules, FlowRow.of(8, southLabel, south), FlowRow.of(8, northLabel, north));
        FlowRow done = FlowRow.of(8, FlowRow.of(0, begin, undo, redo, open, save), lines, text);
        // Where both do not fit beside one another, what belongs together goes to the next row together.
        put(FlowRow.of(16, played, done), 0);
    }

    /** Offers rule sets. */
    void offer(List<RuleSet> all) {
        offered.clear();
        offered.addAll(all);
        refresh();
    }

    JComponent entry() {
        return rules;
    }

    /** Shows the match as it stands. */
    void refresh() {
        RuleSet now = session.rules();
        List<RuleSet> all = new ArrayList<>(offered);
        if (!all.contains(now)) {
            all.add(0, now);
        }
        if (!listed.equals(all)) {
            listed = List.copyOf(all);
            rules.setValues(all);
        }
        rules.show(now);
        text.setText(now.principal().map(Source::title).orElse(""));
        south.show(session.computer(Side.SOUTH));
        north.show(session.computer(Side.NORTH));
        List<Integer> numbers = new ArrayList<>(List.of(Variations.MAIN));
        session.variations().branches().forEach(branch -> numbers.add(branch.number()));
        lines.setValues(numbers);
        lines.show(session.variations().current());
        lines.setVisible(numbers.size() > 1);
        save.setEnabled(session.variations().main().size() > 0);
        revalidate();
    }

    void retext() {
        rules.setWords(
                words.text("explore.rules"),
                each -> each.about().name(words.language().tag()));
        south.setWords(words.text("explore.south"), this::player);
        north.setWords(words.text("explore.north"), this::player);
        southLabel.setText(words.text("explore.south"));
        northLabel.setText(words.text("explore.north"));
        begin.setToolTipText(words.text("explore.begin.tip"));
        begin.getAccessibleContext().setAccessibleName(words.text("explore.begin"));
        name(undo, "explore.undo", Command.UNDO);
        name(redo, "explore.redo", Command.REDO);
        name(open, "explore.open", Command.OPEN_FILE);
        name(save, "explore.save", Command.SAVE);
        lines.setWords(words.text("explore.lines"), this::line);
        getAccessibleContext().setAccessibleName(words.text("explore.bar"));
        refresh();
    }

    private void name(FlatButton button, String key, Command command) {
        button.setToolTipText(KeyTable.tip(words, command, words.text(key)));
        button.getAccessibleContext().setAccessibleName(words.text(key));
    }

    private String line(int number) {
        return number == Variations.MAIN
                ? words.text("explore.line.match")
                : words.text("explore.line.branch", Map.of("letter", letter(number)));
    }

    static String letter(int number) {
        return String.valueOf((char) ('A' + number - 1));
    }

    private String player(Optional<Strategy> player) {
        if (player.isEmpty()) {
            return words.text("explore.player.person");
        }
        return switch (player.get().kind()) {
            case RANDOM -> words.text("explore.player.random");
            case GREEDY -> words.text("explore.player.greedy");
            case SEARCH ->
                words.text("explore.player.search", Map.of("depth", player.get().strength()));
            case MONTE_CARLO -> player.get().toString();
        };
    }
}
