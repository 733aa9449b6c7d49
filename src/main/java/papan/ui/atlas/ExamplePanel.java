package papan.ui.atlas;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import papan.analysis.SmallestExample;
import papan.lesson.script.Lesson;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Refusals;
import papan.replay.Timeline;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.ui.board.BoardBox;
import papan.ui.board.BoardHighlight;
import papan.ui.board.BoardView;
import papan.ui.board.Viewpoint;
import papan.ui.common.Background;
import papan.ui.common.Command;
import papan.ui.common.FlatButton;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.playback.Ticker;
import papan.ui.playback.Walkthrough;

/** The clause in focus at work: the smallest position and move that show it, on a small board, and its lessons. */
final class ExamplePanel extends TextColumn {
    private final Selection selection;
    private final WindowText words;
    private final Playback playback;
    private final BoardView board;
    private final List<BoardView> boards = new ArrayList<>();
    private final Examples examples = new Examples();
    private final TextLabel heading = new TextLabel("Papan.smallStrong.font", "Papan.secondary");
    private final ReadOnlyText question = new ReadOnlyText("Papan.heading.font", "Papan.text");
    private final ReadOnlyText caption = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final BoardBox box;
    private final FlowRow controls = new FlowRow(12);
    private final FlatButton first = new FlatButton(Icons.FIRST);
    private final FlatButton back = new FlatButton(Icons.BACK);
    private final FlatButton play = new FlatButton(Icons.PLAY);
    private final FlatButton forward = new FlatButton(Icons.FORWARD);
    private final TextLabel progress = new TextLabel("Papan.small.font", "Papan.secondary");
    private final TextLabel lessonsHeading = new TextLabel("Papan.smallStrong.font", "Papan.secondary");
    private final ReadOnlyText noLessons = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private final TextColumn lessonRows = new TextColumn();
    private Supplier<List<Lesson>> lessons = List::of;
    private Consumer<Lesson> openLesson = lesson -> {};
    private Optional<SmallestExample> example = Optional.empty();
    private Optional<RuleSet> shownRules = Optional.empty();
    private Optional<ClauseId> shownClause = Optional.empty();
    private boolean searching;
    private boolean failed;

    ExamplePanel(Selection selection, WindowText words, Ticker ticker) {
        this.selection = selection;
        this.words = words;
        setName("atlas.example");
        Layout layout = new Layout(7);
        playback = new Playback(ticker, Position.of(layout, new int[layout.places()], 0, Side.SOUTH, 1));
        board = newBoard();
        board.setName("atlas.board");
        box = new BoardBox(board);
        caption.setName("atlas.caption");
        question.setName("atlas.question");
        arrange();
        words.bind(heading, "atlas.example");
        words.bind(lessonsHeading, "atlas.lessons");
        words.bind(noLessons, "atlas.lessons.none");
        words.name(caption, "atlas.example.caption");
        words.name(this, "atlas.example");
        first.bind(words, Command.FIRST);
        back.bind(words, Command.BACK);
        play.bind(words, Command.PLAY);
        forward.bind(words, Command.FORWARD);
        selection.addListener(this::follow);
        playback.addListener(this::played);
        words.follow(this, this::changeWords);
    }

    private void arrange() {
        progress.setName("atlas.progress");
        first.does("atlas.first", playback::first);
        back.does("atlas.back", playback::back);
        play.does("atlas.play", playback::toggle);
        forward.does("atlas.forward", playback::forward);
        controls.add(FlowRow.of(4, first, back, play, forward));
        controls.add(progress);
        question.setFocusable(false);
        noLessons.setFocusable(false);
        put(heading, 0);
        put(question, 2);
        put(box, 12);
        put(controls, 8);
        put(caption, 8);
        put(lessonsHeading, 24);
        put(noLessons, 4);
        put(lessonRows, 4);
    }

    /** Says which lessons there are and how one is opened. */
    void setLessons(Supplier<List<Lesson>> all, Consumer<Lesson> open) {
        lessons = all;
        openLesson = open;
        listLessons();
    }

    /** The small board's own cursor. */
    Playback playback() {
        return playback;
    }

    /** The example, as it is told and heard. */
    Walkthrough walked() {
        return Walkthrough.of(playback, this::direction, caption, caption::getText);
    }

    private Direction direction() {
        return shownRules.map(rules -> rules.sowing().direction()).orElse(Direction.CLOCKWISE);
    }

    BoardView board() {
        return board;
    }

    /** One more board that shows the same. */
    BoardView newBoard() {
        Viewpoint viewpoint = shownRules.map(Viewpoint::south).orElseGet(() -> Viewpoint.south(Direction.CLOCKWISE));
        BoardView made = new BoardView(playback, viewpoint, words);
        made.setHighlights(highlights(playback.cursor()));
        boards.add(made);
        return made;
    }

    /** The place of the board that takes the focus first. */
    JComponent boardEntry() {
        return board.componentOf(new House(Side.SOUTH, 1));
    }

    ReadOnlyText caption() {
        return caption;
    }

    private void changeWords() {
        title();
        tell();
        listLessons();
    }

    private void follow() {
        if (shownRules.equals(selection.rules()) && shownClause.equals(selection.clause())) {
            return;
        }
        shownRules = selection.rules();
        shownClause = selection.clause();
        if (shownRules.isPresent() && shownClause.isPresent()) {
            title();
            example = Optional.empty();
            RuleSet rules = shownRules.get();
            searching = true;
            failed = false;
            searching = examples.ask(rules, shownClause.get(), found -> show(rules, found), this::fail);
            if (searching) {
                clearBoard(rules);
            }
            listLessons();
        }
    }

    private void title() {
        if (shownRules.isPresent() && shownClause.isPresent()) {
            question.setText(new RuleWords(words, shownRules.get()).question(shownClause.get()));
        }
    }

    private void clearBoard(RuleSet rules) {
        Layout layout = rules.layout();
        load(rules, Timeline.still(Position.of(layout, new int[layout.places()], 0, Side.SOUTH, 1)));
    }

    private void show(RuleSet rules, Optional<SmallestExample> found) {
        searching = false;
        example = found;
        if (found.isPresent()) {
            load(rules, Timeline.of(found.get().before(), found.get().events()));
        } else {
            clearBoard(rules);
        }
    }

    private void fail() {
        searching = false;
        failed = true;
        tell();
    }

    private void load(RuleSet rules, Timeline timeline) {
        boards.forEach(each -> each.setHighlights(List.of()));
        playback.load(timeline, 0, timeline.size());
        boards.forEach(each -> each.setViewpoint(Viewpoint.south(rules)));
        tell();
        revalidate();
    }

    private void played(Change change) {
        if (change != Change.FRACTION) {
            tell();
        }
    }

    /** Brings sentence, buttons and highlights to the cursor. */
    private void tell() {
        int cursor = playback.cursor();
        boolean events = playback.timeline().size() > 0;
        controls.setVisible(events);
        play.setSymbol(playback.isPlaying() ? Icons.PAUSE : Icons.PLAY);
        play.setEnabled(!playback.atLimit());
        forward.setEnabled(!playback.atLimit());
        back.setEnabled(cursor > 0 || playback.fraction() > 0);
        first.setEnabled(cursor > 0);
        progress.setText(words.text(
                "atlas.progress",
                Map.of("cursor", cursor, "size", playback.timeline().size())));
        boards.forEach(each -> each.setHighlights(highlights(cursor)));
        boolean waits =
                cursor == 0 && example.filter(e -> e.refusal().isEmpty()).isPresent();
        String sentence = waits ? words.text("atlas.example.ready", Map.of("text", told())) : told();
        if (!sentence.equals(caption.getText())) {
            caption.setText(sentence);
            revalidate();
        }
    }

    private List<BoardHighlight> highlights(int cursor) {
        return example
                .filter(e -> cursor == 0)
                .flatMap(e -> e.move()
                        .map(move -> new BoardHighlight(
                                move.from(),
                                e.refusal().isPresent() ? BoardHighlight.Role.WARN : BoardHighlight.Role.FOCUS)))
                .stream()
                .toList();
    }

    /** What has just happened, or what is about to; not what whoever sits here can do. */
    String told() {
        return sentence(playback.cursor());
    }

    private String sentence(int cursor) {
        if (shownRules.isEmpty() || shownClause.isEmpty()) {
            return "";
        }
        RuleWords rules = new RuleWords(words, shownRules.get());
        if (searching) {
            return words.text("atlas.example.searching");
        }
        if (failed) {
            return words.text(Background.FAILED);
        }
        if (example.isEmpty()) {
            return words.text("atlas.example.none", Map.of("seeds", SmallestExample.limit(shownRules.get())));
        }
        SmallestExample shown = example.get();
        if (shown.refusal().isPresent()) {
            return rules.captions().format(Refusals.caption(shown.refusal().get()));
        }
        if (cursor > 0) {
            return playback.timeline().told(cursor, rules.captions());
        }
        if (shownClause.get() == ClauseId.CONTESTED_HOUSE || shownClause.get() == ClauseId.FINISHED_TOGETHER) {
            Map<String, Object> args = new HashMap<>(Map.of("seeds", shown.seeds()));
            for (Side side : Side.values()) {
                args.put(side.id(), filled(shown.before(), side));
            }
            return words.text("atlas.example.both", args);
        }
        return shown.move().isPresent() && shownClause.get() != ClauseId.FIRST_MOVE
                ? words.text(
                        "atlas.example.start",
                        Map.of(
                                "seeds",
                                shown.seeds(),
                                "house",
                                shown.move().get().from().name()))
                : words.text("atlas.example.beginning");
    }

    /** The name of a row's house with seeds. */
    private static String filled(Position position, Side side) {
        return position.layout().row(side).stream()
                .filter(house -> position.seedsIn(house) > 0)
                .map(House::name)
                .findFirst()
                .orElse("");
    }

    private void listLessons() {
        lessonRows.removeAll();
        if (shownRules.isPresent() && shownClause.isPresent()) {
            String rules = shownRules.get().id();
            String clause = shownClause.get().id();
            for (Lesson lesson : lessons.get()) {
                boolean uses = lesson.meta().sources().stream()
                        .flatMap(source -> source.supports().stream())
                        .anyMatch(
                                ref -> ref.rules().equals(rules) && ref.clause().equals(clause));
                if (uses) {
                    CellsRow row = new CellsRow(
                            List.of(new CellsRow.Cell(lesson.title(), 1, "Papan.accentText", false)),
                            Optional.of(Icons.LEARN),
                            () -> openLesson.accept(lesson));
                    row.setName("atlas.lesson." + lesson.id());
                    lessonRows.put(row, 0);
                }
            }
        }
        noLessons.setVisible(lessonRows.getComponentCount() == 0);
        revalidate();
        repaint();
    }
}
