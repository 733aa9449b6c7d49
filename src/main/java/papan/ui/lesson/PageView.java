package papan.ui.lesson;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.chart.ChartText;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.model.Place;
import papan.narration.Language;
import papan.ui.alter.AlterActs;
import papan.ui.alter.AlterPage;
import papan.ui.common.WindowText;
import papan.ui.map.Sighting;
import papan.ui.map.SightingMap;
import papan.ui.plot.LineSheet;
import papan.ui.plot.PlaybackChart;

/**
 * What is seen of a {@link Page} beside its words: the board, several that are compared, a map, a picture, or a chart, at a desk and
 * large for a class. Lives on the event dispatch thread.
 */
public final class PageView {
    private final LearnSession session;
    private final WindowText words;
    private final LessonBoard board;
    private final PictureView picture = new PictureView();
    private final JPanel boards = new JPanel(new BorderLayout());
    private Optional<LessonComparison> comparison = Optional.empty();
    private Optional<PlaybackChart> chart = Optional.empty();
    private Optional<LineSheet> line = Optional.empty();
    private Optional<AlterPage> altered = Optional.empty();
    private Optional<SightingMap> map = Optional.empty();
    private Consumer<String> hearer = text -> {};
    private BiConsumer<Integer, Place> picked = (board, place) -> {};
    private boolean picks;

    /** What is seen of the pages of a session's lesson. */
    public PageView(LearnSession session, WindowText words, LessonBoard board) {
        this.session = session;
        this.words = words;
        this.board = board;
        boards.setOpaque(false);
        boards.setVisible(false);
    }

    /** Says what shows boards side by side; without it a step that compares shows its first board. */
    public void setComparison(LessonComparison view) {
        comparison = Optional.of(view);
        boards.removeAll();
        boards.add(view);
        view.onPicked(picked);
        boards.revalidate();
    }

    /** Says who hears what is chosen, drawn and found where a rule is changed. */
    void onSaid(Consumer<String> listener) {
        hearer = listener;
    }

    /** Brings what is changed, the map, or the boards that are compared, to where the board would be. */
    private boolean replaces(Optional<List<Sighting>> mapped) {
        Optional<AlterActs> acts = session.changed();
        boolean on = acts.isPresent() && session.altering().isOn();
        if (on && altered.isEmpty()) {
            AlterPage made = new AlterPage(session.altering(), words, acts.get());
            made.onSaid(text -> hearer.accept(text));
            altered = Optional.of(made);
        }
        mapped.ifPresent(sightings -> {
            SightingMap shown = map.orElseGet(() -> new SightingMap(words));
            map = Optional.of(shown);
            shown.show(sightings);
        });
        Optional<? extends JComponent> wanted = on ? altered : mapped.isPresent() ? map : comparison;
        boolean there = boards.getComponentCount() > 0
                && wanted.filter(any -> boards.getComponent(0) == any).isPresent();
        if (!there) {
            boards.removeAll();
            wanted.ifPresent(boards::add);
            boards.revalidate();
        }
        return on || mapped.isPresent();
    }

    /** Says who hears of a place that is picked on one of several boards, counted from 0; without it none can be. */
    void onPicked(BiConsumer<Integer, Place> listener) {
        picked = listener;
        picks = true;
    }

    /** Says what draws charts; it may come after the window has been shown. */
    public void setChart(PlaybackChart view) {
        chart = Optional.of(view);
    }

    /** The line that a step asks for, for those who only look on: as it is drawn, and over it the true one in the end. */
    public JComponent watchLine() {
        LineSheet curve = new LineSheet(() -> {}, drawn -> {});
        curve.setName("lesson.curve");
        curve.setFocusable(false);
        session.sketch().addListener(() -> curve.copy(session.sketch().line()));
        line = Optional.of(curve);
        return curve;
    }

    public LessonBoard board() {
        return board;
    }

    public JPanel boards() {
        return boards;
    }

    public JComponent picture() {
        return picture;
    }

    /** Shows what the step wants to be seen; a lesson must be open. */
    public void show(Page page) {
        Lesson.View view = session.lesson().lesson().view();
        board.label(view.labels(), view.counts());
        Optional<Step.Show> looked = Optional.of(session.stage().step())
                .filter(step -> page.is(Page.Kind.SHOWN))
                .flatMap(Step::asShow);
        picture.show(looked.flatMap(Step.Show::picture), session.lesson()::text);
        Optional<ComparedBoards> shown = session.compared();
        boolean sideBySide = shown.isPresent() && comparison.isPresent();
        boolean replaced = replaces(session.mapped(page));
        // A chart of many rounds is of no board.
        boolean rounds = !page.is(Page.Kind.ENDED)
                && session.lesson().manyRounds(session.state().about()).isPresent();
        board.view()
                .setVisible(!sideBySide
                        && !replaced
                        && !rounds
                        && looked.map(Step.Show::showsBoard).orElse(true));
        boards.setVisible(sideBySide || replaced);
        Language language = words.language();
        comparison.ifPresent(side -> side.setLarge(session.isWatched()));
        comparison.ifPresent(side -> shown.ifPresentOrElse(
                these -> side.show(these, each -> session.lesson().label(these, each, language), view.bottom()),
                side::putAway));
        line.ifPresent(curve -> page.find(Block.Asked.class)
                .filter(asked -> asked.sheet().isPresent())
                .ifPresentOrElse(asked -> draw(asked, curve), curve::hideAll));
        follow(page);
    }

    private void draw(Block.Asked asked, LineSheet curve) {
        curve.show(asked.sheet().orElseThrow(), new ChartText(session.captions()));
        curve.setOpen(false);
        curve.copy(session.sketch().line());
        curve.reveal(String.join(",", asked.right()), words.text("curve.drawn"), words.text("curve.truth"));
    }

    /** Shows what is pointed at on the page of a moment, and what is told of each of several boards. */
    public void follow(Page page) {
        Optional<Block.Board> pointed =
                page.find(Block.Board.class).filter(any -> !page.isElsewhere() && !page.is(Page.Kind.ENDED));
        board.point(
                pointed.map(Block.Board::marks).orElse(List.of()),
                pointed.map(Block.Board::ways).orElse(List.of()));
        if (page.is(Page.Kind.COMPARED) && !page.isElsewhere()) {
            comparison.ifPresent(side -> {
                side.follow(PageText.compared(page));
                side.setPicking(picks && page.isPointing());
            });
        }
    }

    /** Has the chart of a page drawn; where it has none, one of the author's own is put away. */
    public void ask(Optional<Page> page) {
        chart.ifPresent(view -> page.flatMap(now -> now.find(Block.Charted.class))
                .ifPresentOrElse(
                        charted -> {
                            if (charted.isOfRounds()) {
                                view.askRounds(charted.chart());
                            } else {
                                view.ask(charted.asked());
                            }
                        },
                        view::rest));
    }

    /** Writes in letters of a size in pixels: those who look may be far away. */
    public void setLetters(float size) {
        board.setLetters(size);
        comparison.ifPresent(side -> side.setLetters(size));
        chart.ifPresent(drawn -> drawn.setLetters(size));
        line.ifPresent(curve -> curve.setLetters(size));
        map.ifPresent(shown -> shown.setLetters(size));
    }

    /** Follows the lesson no longer. */
    public void putAway() {
        comparison.ifPresent(LessonComparison::putAway);
    }
}
