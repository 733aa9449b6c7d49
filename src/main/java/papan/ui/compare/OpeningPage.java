package papan.ui.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import papan.analysis.Interleavings;
import papan.analysis.Meeting;
import papan.engine.OpeningOrder;
import papan.engine.SimultaneousOpening;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.FirstMove.ContestedHouse;
import papan.rules.FirstMove.FinishedTogether;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.RuleSet;
import papan.ui.board.BoardBox;
import papan.ui.board.BoardHighlight;
import papan.ui.board.BoardListener;
import papan.ui.board.BoardView;
import papan.ui.board.Choosing;
import papan.ui.board.Viewpoint;
import papan.ui.common.Choice;
import papan.ui.common.Edt;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.KeptFocus;
import papan.ui.common.Part;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.SupersedingTask;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.UndoHistory;
import papan.ui.playback.Ensemble;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.playback.Reveal;
import papan.ui.playback.Walkthrough;
import papan.ui.telling.BesideOneAnother;
import papan.ui.telling.FollowedBoards;

/**
 * The laboratory of the simultaneous start: an opening lap by lap, seed by seed and in an order that is dragged together,
 * beside one another; where the two hands meet, and what else could have come of it.
 */
final class OpeningPage extends BoardsFirst {
    /** So many other outcomes are listed. */
    private static final int LISTED = 6;

    /** The share of the width that the house of a meeting has, in percent. */
    private static final int NARROW = 6;

    /** The least width of a board, of scale 1. */
    private static final int LEAST = 300;

    private static final List<String> BOARDS = List.of("lap", "seed", "own");

    private final CompareWords words;
    private final Ensemble ensemble;
    private final SupersedingTask trying = new SupersedingTask();
    private final UndoHistory<Experiment> past = new UndoHistory<>();
    private final Choice<RuleSet> rules;
    private final Choice<ContestedHouse> contested;
    private final Choice<FinishedTogether> together;
    private final TextLabel chosen = new TextLabel("Papan.body.font", "Papan.text");
    private final TextLabel whoLifts = new TextLabel("Papan.body.font", "Papan.text");
    private final TextLabel whoIsNext = new TextLabel("Papan.body.font", "Papan.text");
    private final PillButton byLap;
    private final PillButton bySeed;
    private final ReadOnlyText how = CompareTexts.quiet("");
    private final List<Reveal> reveals = new ArrayList<>();
    private final List<BoardView> boards = new ArrayList<>();
    private final List<ReadOnlyText> names = new ArrayList<>();
    private final List<ReadOnlyText> ends = new ArrayList<>();
    private final BesideOneAnother columns = new BesideOneAnother(LEAST);
    private final OrderLanes lanes;
    private final JScrollPane scroll;
    private final Sheet meetings = new Sheet("compare.meetings");
    private final Sheet outcomes = new Sheet("compare.outcomes");
    private final ReadOnlyText told = CompareTexts.body("");
    private Experiment experiment;
    private ExperimentResult tried;

    OpeningPage(CompareWords words, Ensemble ensemble, Experiment experiment) {
        this.words = words;
        this.ensemble = ensemble;
        this.experiment = experiment;
        this.tried = ExperimentResult.of(experiment);
        setName("compare.opening-page");
        ensemble.load(tried.lockstep(), 0);
        rules = new Choice<>(
                "compare.opening.rules", List.of(experiment.chosen()), each -> change(Experiment.of(each)));
        rules.limitWidth(340);
        contested = new Choice<>(
                "compare.opening.contested",
                List.of(ContestedHouse.values()),
                answer -> change(this.experiment.answering(opening -> opening.with(answer))));
        together = new Choice<>(
                "compare.opening.together",
                List.of(FinishedTogether.values()),
                answer -> change(this.experiment.answering(opening -> opening.with(answer))));
        told.setName("compare.opening.told");
        byLap = PillButton.of(
                words.words(),
                "compare.opening.by-lap",
                null,
                () -> change(this.experiment.in(tried.byLap().order())));
        bySeed = PillButton.of(
                words.words(),
                "compare.opening.by-seed",
                null,
                () -> change(this.experiment.in(tried.bySeed().order())));
        lanes = new OrderLanes(words, new Dragged());
        scroll = new JScrollPane(
                lanes,
                ScrollPaneConstants.VERTICAL_SCROLLBAR_NEVER,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_AS_NEEDED);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setOpaque(false);
        scroll.getHorizontalScrollBar().setOpaque(false);
        FlowRow bar = new FlowRow(8);
        for (JComponent part : List.of(rules, chosen, byLap, bySeed)) {
            bar.add(part);
        }
        FlowRow conflict = new FlowRow(8);
        for (JComponent part : List.of(whoLifts, contested, whoIsNext, together)) {
            conflict.add(part);
        }
        List<TextColumn> shown = new ArrayList<>();
        for (int i = 0; i < BOARDS.size(); i++) {
            shown.add(board(i));
        }
        columns.show(shown);
        TextColumn choices = new TextColumn();
        choices.put(bar, 0);
        choices.put(conflict, 6);
        choices.put(how, 6);
        putChoices(choices, 8);
        putBoards(columns, 8);
        put(scroll, 8);
        put(told, 6);
        put(meetings, 12);
        put(outcomes, 12);
        ensemble.addListener(this::played);
        updateUI();
        shown(tried, 0, 0);
        rules.bind(words.words(), "compare.opening.rules", words::name);
        words.words().bind(how, "compare.opening.how");
        words.words().follow(this, this::changeWords);
    }

    private TextColumn board(int number) {
        Reveal reveal = ensemble.board(number);
        reveals.add(reveal);
        BoardView board = new BoardView(reveal, Viewpoint.south(experiment.rules()), words.words());
        board.setName("compare.opening.board." + BOARDS.get(number));
        board.addBoardListener(new Chosen());
        board.setChoosing(Choosing.OPEN);
        ReadOnlyText name = CompareTexts.strong("");
        ReadOnlyText end = CompareTexts.body("");
        end.setFocusable(true);
        end.setName("compare.opening.end." + BOARDS.get(number));
        boards.add(board);
        names.add(name);
        ends.add(end);
        TextColumn column = new TextColumn();
        column.put(name, 0);
        column.put(new BoardBox(board), 4);
        column.put(end, 2);
        return column;
    }

    /** Says which rule sets there are; those without a simultaneous opening are left out. */
    void offer(List<RuleSet> all) {
        rules.setValues(all.stream()
                .filter(each -> SimultaneousOpening.in(each).isPresent())
                .toList());
        showChoices();
    }

    private void showChoices() {
        rules.show(experiment.chosen());
        SimultaneousOpening.in(experiment.rules()).ifPresent(opening -> {
            contested.show(opening.contested());
            together.show(opening.together());
        });
    }

    /** The order that one makes oneself, as it is told and heard. */
    Walkthrough walked() {
        return new Walkthrough(
                ensemble,
                ensemble.board(BOARDS.indexOf("own")),
                () -> experiment.rules().sowing().direction(),
                () -> lanes,
                this::act,
                this::sentence);
    }

    /** The act that the cursor has come to; −1 before the first. */
    private int act() {
        return tried.actAt(ensemble.cursor());
    }

    private String sentence() {
        int act = act();
        return act < 0 ? "" : lanes.told(tried.own().acts().get(act));
    }

    CompareForClass.Page forClass() {
        return new CompareForClass.Page(
                "",
                IntStream.range(0, BOARDS.size())
                        .mapToObj(i -> new FollowedBoards.Shown(
                                experiment.rules(), names.get(i).getText(), reveals.get(i)))
                        .toList(),
                ends.stream()
                        .map(end -> new FollowedBoards.Told(end.getText(), Optional.empty(), List.of(), Set.of()))
                        .toList(),
                told.getText(),
                List.of(),
                List.of());
    }

    boolean isBusy() {
        return trying.isRunning();
    }

    boolean undo() {
        return gone(past.undo(experiment));
    }

    boolean redo() {
        return gone(past.redo(experiment));
    }

    private boolean gone(Optional<Experiment> to) {
        to.ifPresent(next -> go(next, lanesAt()));
        return to.isPresent();
    }

    private int lanesAt() {
        return Math.max(0, act());
    }

    private void change(Experiment next) {
        change(next, 0);
    }

    private void change(Experiment next, int select) {
        Edt.check();
        if (!next.equals(experiment)) {
            past.leave(experiment);
            go(next, select);
        }
    }

    private void go(Experiment next, int select) {
        experiment = next;
        showChoices();
        int cursor = ensemble.cursor();
        boolean sameChoices = next.choices().equals(tried.experiment().choices())
                && next.chosen().equals(tried.experiment().chosen());
        trying.run(
                ended -> ExperimentResult.of(next),
                made -> shown(made, sameChoices ? cursor : 0, select),
                failure -> putBack());
    }

    /** What cannot be tried leaves the boards as they were. */
    private void putBack() {
        experiment = tried.experiment();
        showChoices();
        lanes.show(tried, lanesAt());
        told.setText(words.text("compare.failed"));
    }

    private void shown(ExperimentResult next, int cursor, int select) {
        KeptFocus focus = KeptFocus.on(this);
        tried = next;
        boards.forEach(
                board -> board.setViewpoint(Viewpoint.south(next.experiment().rules())));
        ensemble.load(next.lockstep(), Math.min(cursor, next.lockstep().size()));
        lanes.show(next, select);
        tell();
        follow();
        revalidate();
        repaint();
        focus.restore(this::entry);
    }

    private void played(Change change) {
        if ((change == Change.CURSOR || change == Change.LOADED) && ensemble.lockstep() == tried.lockstep()) {
            follow();
        }
        if (change == Change.CURSOR) {
            told.setText(sentence());
        }
    }

    private void follow() {
        lanes.follow(act());
        boolean atStart = ensemble.cursor() == 0;
        boards.forEach(board -> board.setHighlights(
                atStart
                        ? tried.experiment().choices().values().stream()
                                .flatMap(List::stream)
                                .map(move -> new BoardHighlight(move.from(), BoardHighlight.Role.FOCUS))
                                .toList()
                        : List.of()));
    }

    private void changeWords() {
        ask(ClauseId.CONTESTED_HOUSE, whoLifts, contested, Simultaneous::with);
        ask(ClauseId.FINISHED_TOGETHER, whoIsNext, together, Simultaneous::with);
        for (int i = 0; i < BOARDS.size(); i++) {
            names.get(i).setText(words.text("compare.opening.board." + BOARDS.get(i)));
            boards.get(i).setTitle(names.get(i).getText());
        }
        lanes.show(tried, lanesAt());
        told.setText(sentence());
        tell();
    }

    private void tell() {
        chosen.setText(
                words.text("compare.opening.chosen", Map.of("south", houses(Side.SOUTH), "north", houses(Side.NORTH))));
        for (int i = 0; i < BOARDS.size(); i++) {
            ends.get(i).setText(end(tried.boards().get(i)));
        }
        tellMeetings();
        tellOutcomes();
        revalidate();
    }

    private String houses(Side side) {
        return tried.experiment().choices().getOrDefault(side, List.of()).stream()
                .map(Move::toString)
                .collect(Collectors.joining(", "));
    }

    private String end(SimultaneousOpening.Played played) {
        Position after = played.after();
        String text = words.text(
                "compare.opening.end",
                Map.of(
                        "south", after.inStore(Side.SOUTH),
                        "north", after.inStore(Side.NORTH),
                        "first", played.first().id()));
        String resting = played.resting().stream()
                .sorted()
                .map(side -> words.text("compare.opening.rests", Map.of("side", side.id())))
                .collect(Collectors.joining(" "));
        String endless = played.endless() ? words.opening().endless() : "";
        return String.join(" ", List.of(text, resting, endless)).strip();
    }

    private void tellMeetings() {
        List<Meeting> all = tried.meetings();
        meetings.begin(words.text("compare.meetings", Map.of("count", all.size())), List.of());
        if (all.isEmpty()) {
            meetings.say(words.text("compare.meetings.none"));
        }
        for (Meeting meeting : all) {
            ReadOnlyText text = CompareTexts.body(words.text(
                    "compare.meeting",
                    Map.of(
                            "place", meeting.at().map(Place::name).orElse(""),
                            "first", lanes.told(meeting.first()),
                            "second", lanes.told(meeting.second()),
                            "changes", changes(meeting),
                            "south", meeting.outcome().inStore(Side.SOUTH),
                            "north", meeting.outcome().inStore(Side.NORTH))));
            text.setFocusable(true);
            PillButton exchange = new PillButton(Icons.SWAP);
            exchange.setName("compare.exchange." + meeting.act());
            exchange.setText(words.text("compare.exchange"));
            exchange.addActionListener(
                    event -> change(experiment.in(tried.own().order().exchanged(meeting.act())), meeting.act()));
            ReadOnlyText where =
                    CompareTexts.strong(meeting.at().map(Place::name).orElse("–"));
            GridRow row = new GridRow(List.of(where, text), Optional.of(exchange), NARROW);
            row.setLit(meeting.changesOutcome());
            meetings.add(row);
        }
    }

    /** What the exchange changes: seeds, only who has finished first, or nothing. */
    private String changes(Meeting meeting) {
        if (!meeting.changesOutcome()) {
            return "nothing";
        }
        boolean sameSeeds =
                Arrays.equals(meeting.outcome().cells(), tried.own().after().cells());
        return sameSeeds ? "first" : "seeds";
    }

    private void tellOutcomes() {
        Interleavings.Outcomes all = tried.outcomes();
        String key = all.complete() ? "compare.outcomes.all" : "compare.outcomes.near";
        outcomes.begin(words.text(key, Map.of("count", all.outcomes().size())), List.of());
        if (!all.complete()) {
            outcomes.say(words.text("compare.outcomes.more"));
        }
        for (Interleavings.Outcome outcome :
                all.outcomes().subList(0, Math.min(LISTED, all.outcomes().size()))) {
            ReadOnlyText text = CompareTexts.body(words.text(
                    "compare.outcome",
                    Map.of(
                            "south", outcome.after().inStore(Side.SOUTH),
                            "north", outcome.after().inStore(Side.NORTH),
                            "deviations", outcome.deviations())));
            PillButton take = new PillButton(Icons.FORWARD);
            take.setName("compare.outcome." + outcome.deviations());
            take.setText(words.text("compare.outcome.show"));
            take.getAccessibleContext().setAccessibleName(take.getText() + ": " + text.getText());
            OpeningOrder order = outcome.order();
            take.addActionListener(event -> change(experiment.in(order)));
            outcomes.add(new GridRow(List.of(CompareTexts.quiet(""), text), Optional.of(take), 0));
        }
    }

    private <A> void ask(
            ClauseId clause, TextLabel asked, Choice<A> answers, BiFunction<Simultaneous, A, Simultaneous> with) {
        String question = words.question(experiment.rules(), clause);
        asked.setText(question);
        answers.setWords(
                question,
                answer -> words.brief(
                        ClauseSwitch.opening(experiment.chosen(), opening -> with.apply(opening, answer)), clause));
    }

    /** The parts between which F6 goes. */
    List<Part> parts() {
        List<Part> parts = new ArrayList<>(List.of(Part.of(rules), Part.of(contested), Part.of(together)));
        boards.forEach(board -> parts.add(new Part(board, () -> board.componentOf(new House(Side.SOUTH, 1)))));
        parts.add(Part.of(lanes));
        return parts;
    }

    JComponent entry() {
        return lanes;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(14, 24, 20, 24));
    }

    /** A house is chosen on any of the boards: for the first time, or for an extra turn that nothing is chosen for. */
    private final class Chosen implements BoardListener {
        @Override
        public void houseChosen(House house) {
            // The board may still be that of the rule set before.
            if (house.number() <= experiment.chosen().layout().houses()) {
                boolean further = tried.own().resting().contains(house.side());
                change(experiment.choosing(house, further));
            }
        }
    }

    /** What is done to the beads. */
    private final class Dragged implements OrderLanes.Listener {
        @Override
        public void ordered(OpeningOrder order, int selected) {
            change(experiment.in(order), selected);
            told.setText(words.text("compare.lanes.moved"));
        }

        @Override
        public void chosen(int act) {
            int events = tried.own().acts().get(act).to();
            ensemble.seek(events == 0 ? 0 : tried.lockstep().lastWith(2, events - 1) + 1);
            told.setText(lanes.told(tried.own().acts().get(act)));
        }
    }
}
