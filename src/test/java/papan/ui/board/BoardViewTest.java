package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.accessibility.AccessibleState;
import javax.swing.JButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import papan.event.SowingEvent;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.replay.Timeline;
import papan.ui.board.BoardKeys.Arrow;
import papan.ui.common.SeedMotion;
import papan.ui.playback.Playback;
import papan.ui.playback.SwingTicker;
import papan.ui.playback.Ticker;

class BoardViewTest {
    private static final Viewpoint VIEW = Viewpoint.south(Direction.CLOCKWISE);

    /** A ticker that a test cranks by hand. */
    private static final class Crank implements Ticker {
        private Optional<Callback> callback = Optional.empty();

        @Override
        public void start(Callback next) {
            callback = Optional.of(next);
        }

        @Override
        public void stop() {
            callback = Optional.empty();
        }

        void turn(double milliseconds) {
            callback.ifPresent(c -> c.tick(milliseconds));
        }
    }

    private final Crank crank = new Crank();

    private static void onEdt(Runnable test) throws Exception {
        EventQueue.invokeAndWait(test);
    }

    private BoardView view(Playback playback) {
        BoardView view = new BoardView(playback, VIEW, Samples.words(), new SwingTicker());
        view.setSize(820, 360);
        view.addNotify();
        view.doLayout();
        return view;
    }

    private static String name(BoardView view, Place place) {
        return view.componentOf(place).getAccessibleContext().getAccessibleName();
    }

    private static String description(BoardView view, Place place) {
        return view.componentOf(place).getAccessibleContext().getAccessibleDescription();
    }

    @AfterEach
    void moveAgain() throws Exception {
        EventQueue.invokeAndWait(SeedMotion.FULL::install);
    }

    @Test
    void placesAreCalledByWhatLiesInThem() throws Exception {
        onEdt(() -> {
            Position position = Samples.position(3, new int[] {1, 7, 0, 2, 0, 4, 5, 0}, new House(Side.NORTH, 2));
            BoardView view = view(new Playback(crank, position));
            view.setLegal(Set.of(new House(Side.SOUTH, 2)));
            assertThat(name(view, new House(Side.SOUTH, 1))).isEqualTo("South house 1, 1 seed");
            assertThat(name(view, new House(Side.SOUTH, 2))).isEqualTo("South house 2, 7 seeds, can be played");
            assertThat(name(view, new House(Side.SOUTH, 3))).isEqualTo("South house 3, empty");
            assertThat(name(view, new House(Side.NORTH, 2))).isEqualTo("North house 2, burnt");
            assertThat(name(view, new Store(Side.SOUTH))).isEqualTo("South store, 5 seeds");
            assertThat(name(view, new Store(Side.NORTH))).isEqualTo("North store, empty");
            assertThat(description(view, new House(Side.SOUTH, 1))).isEqualTo("It’s across from N3.");
            assertThat(view.getAccessibleContext().getAccessibleName()).isEqualTo("Board with 3 houses a side");
        });
    }

    @Test
    void aHouseThatMayNotBeSownSaysWhyAndStaysWithinReach() throws Exception {
        onEdt(() -> {
            Position position = Samples.position(3, new int[] {1, 7, 0, 2, 0, 4, 5, 0}, new House(Side.NORTH, 2));
            BoardView view = view(new Playback(crank, position));
            House second = new House(Side.SOUTH, 2);
            view.setChoosing(Choosing.sowing(Set.of(second), position));
            assertThat(name(view, second)).isEqualTo("South house 2, 7 seeds, can be played");
            assertThat(name(view, new House(Side.SOUTH, 1)))
                    .isEqualTo("South house 1, 1 seed, can’t be played because the rules don’t allow it");
            assertThat(name(view, new House(Side.SOUTH, 3)))
                    .isEqualTo("South house 3, can’t be played because it’s empty");
            assertThat(name(view, new House(Side.NORTH, 1)))
                    .isEqualTo("North house 1, 2 seeds, can’t be played because it’s South’s turn");
            assertThat(name(view, new House(Side.NORTH, 2)))
                    .isEqualTo("North house 2, can’t be played because it’s burnt");
            assertThat(isAvailable(view, second)).isTrue();
            assertThat(isAvailable(view, new House(Side.SOUTH, 1)))
                    .as("its name says it; a state would be remembered, and told when it no longer holds")
                    .isTrue();
            assertThat(view.componentOf(new House(Side.SOUTH, 1)).isEnabled()).isTrue();
            view.setChoosing(Choosing.CLOSED);
            assertThat(name(view, second))
                    .isEqualTo("South house 2, 7 seeds, can’t be played because there’s a question to answer");
            assertThat(isAvailable(view, second)).isTrue();
            assertThat(name(view, new House(Side.SOUTH, 3)))
                    .isEqualTo("South house 3, empty, can’t be played because there’s a question to answer");
            assertThat(name(view, new House(Side.NORTH, 2)))
                    .isEqualTo("North house 2, empty, can’t be played because there’s a question to answer");
            view.setChoosing(Choosing.PICK);
            assertThat(name(view, second)).isEqualTo("South house 2, 7 seeds");
            assertThat(isAvailable(view, new Store(Side.NORTH))).isTrue();
        });
    }

    private static boolean isAvailable(BoardView view, Place place) {
        return view.componentOf(place)
                .getAccessibleContext()
                .getAccessibleStateSet()
                .contains(AccessibleState.ENABLED);
    }

    @Test
    void whileSeedsMoveNoHouseMayBeSown() throws Exception {
        onEdt(() -> {
            Timeline turn = Samples.turn(7, 7, 3);
            Playback playback = new Playback(crank, Samples.start(7, 7));
            BoardView view = view(playback);
            House house = new House(Side.NORTH, 1);
            view.setChoosing(Choosing.sowing(Map.of()));
            playback.load(turn, 1, turn.size());
            assertThat(name(view, house)).endsWith("can’t be played because the last move hasn’t all been shown");
            assertThat(view.tellChoices())
                    .isEqualTo("No house can be played yet. The last move hasn’t all been shown.");
            playback.seek(turn.size());
            assertThat(name(view, house)).endsWith("can be played");
        });
    }

    @Test
    void theHouseThatIsSownHasOnlyItsNameUntilAllHasBeenShown() throws Exception {
        onEdt(() -> {
            Timeline turn = Samples.turn(7, 7, 3);
            Playback playback = new Playback(crank, Samples.start(7, 7));
            BoardView view = view(playback);
            House house = new House(Side.SOUTH, 3);
            view.setChoosing(Choosing.sowing(Map.of()));
            view.choose(house);
            List<Object> read = new ArrayList<>();
            for (int cursor = 1; cursor <= turn.size(); cursor++) {
                playback.load(turn, cursor, turn.size());
                read.add(name(view, house));
            }
            assertThat(Set.copyOf(read.subList(0, read.size() - 1))).containsExactly("South house 3");
            assertThat(read).last().asString().startsWith("South house 3, ");
        });
    }

    @Test
    void itIsToldWhatLiesWhereAndWhatHasChanged() throws Exception {
        onEdt(() -> {
            Timeline turn = Samples.turn(7, 7, 3);
            Playback playback = new Playback(crank, Samples.start(7, 7));
            BoardView view = view(playback);
            assertThat(view.tellChanges()).isEqualTo("Nothing has happened yet.");
            playback.load(turn, 3, turn.size());
            assertThat(view.tellRow(true))
                    .isEqualTo("South, from house 1 on: 8, 8, 0, 7, 7, 7, 7. Store: 0. In the hand: 5.");
            assertThat(view.tellRow(false)).startsWith("North, from house 1 on: 7, 7, 7, 7, 7, 7, 7. Store: 0.");
            assertThat(view.tellChanges())
                    .isEqualTo("Since this turn began: South house 1 now 8, before 7, South house 2 now 8, before 7, "
                            + "South house 3 now 0, before 7.");
            view.setLabels(new Labels(true, true, Set.of(new House(Side.SOUTH, 1))));
            assertThat(view.tellRow(true)).startsWith("South, from house 1 on: not told, 8");
            assertThat(view.tellChanges()).doesNotContain("house 1");
        });
    }

    @Test
    void aNumberThatIsAskedForIsNotReadOutEither() throws Exception {
        onEdt(() -> {
            House house = new House(Side.SOUTH, 1);
            BoardView view = view(new Playback(crank, Samples.start(7, 7)));
            view.setLabels(new Labels(true, true, Set.of(house)));
            assertThat(name(view, house)).isEqualTo("South house 1");
        });
    }

    @Test
    void namesFollowThePlayback() throws Exception {
        onEdt(() -> {
            Timeline turn = Samples.turn(7, 7, 3);
            Playback playback = new Playback(crank, Samples.start(7, 7));
            BoardView view = view(playback);
            playback.load(turn, 0, turn.size());
            playback.forward();
            crank.turn(1000);
            assertThat(name(view, new House(Side.SOUTH, 3))).isEqualTo("South house 3, empty");
        });
    }

    @Test
    void aSeedOnItsWayIsShown() throws Exception {
        onEdt(() -> {
            Timeline turn = Samples.turn(7, 7, 3);
            Playback playback = new Playback(crank, Samples.start(7, 7));
            BoardView view = view(playback);
            playback.load(turn, 1, turn.size());
            playback.forward();
            crank.turn(400);
            assertThat(view.scene().flights()).hasSize(1);
            SeedMotion.OFF.install();
            view.updateUI();
            assertThat(view.scene().flights()).isEmpty();
        });
    }

    @Test
    void aViewThatIsNoLongerShownNoLongerFollows() throws Exception {
        onEdt(() -> {
            Timeline turn = Samples.turn(7, 7, 3);
            Playback playback = new Playback(crank, Samples.start(7, 7));
            BoardView view = view(playback);
            view.removeNotify();
            BoardScene before = view.scene();
            playback.load(turn, 3, turn.size());
            assertThat(view.scene()).isSameAs(before);
        });
    }

    @Test
    void aClickChoosesAHouseAndWhileSelectingPicksAnyPlace() throws Exception {
        onEdt(() -> {
            BoardView view = view(new Playback(crank, Samples.start(7, 7)));
            List<Place> chosen = new ArrayList<>();
            List<Place> picked = new ArrayList<>();
            view.addBoardListener(new BoardListener() {
                @Override
                public void houseChosen(House house) {
                    chosen.add(house);
                }

                @Override
                public void placePicked(Place place) {
                    picked.add(place);
                }
            });
            House house = new House(Side.SOUTH, 4);
            Store store = new Store(Side.NORTH);
            ((JButton) view.componentOf(house)).doClick(0);
            ((JButton) view.componentOf(store)).doClick(0);
            assertThat(chosen).containsExactly(house);
            assertThat(picked).isEmpty();
            view.setChoosing(Choosing.PICK);
            ((JButton) view.componentOf(store)).doClick(0);
            assertThat(picked).containsExactly(store);
            assertThat(chosen).hasSize(1);
        });
    }

    @Test
    void everyPlaceHasAComponentOverItsHollow() throws Exception {
        onEdt(() -> {
            BoardView view = view(new Playback(crank, Samples.start(7, 7)));
            Layout layout = new Layout(7);
            assertThat(view.getComponentCount())
                    .isEqualTo(layout.places() + new CornerButtons().all().size());
            for (int i = 0; i < layout.places(); i++) {
                Place place = layout.placeAt(i);
                assertThat(view.componentOf(place)
                                .getBounds()
                                .contains(view.geometry().bowl(place).getBounds()))
                        .as("%s", place)
                        .isTrue();
                assertThat(view.componentOf(place).isFocusable()).isTrue();
            }
        });
    }

    @Test
    void arrowsGoAlongTheRowAcrossAndToTheStores() {
        Layout layout = new Layout(7);
        House s1 = new House(Side.SOUTH, 1);
        assertThat(BoardKeys.neighbour(layout, VIEW, s1, Arrow.RIGHT)).contains(new House(Side.SOUTH, 2));
        assertThat(BoardKeys.neighbour(layout, VIEW, s1, Arrow.UP)).contains(new House(Side.NORTH, 7));
        assertThat(BoardKeys.neighbour(layout, VIEW, s1, Arrow.DOWN)).isEmpty();
        assertThat(BoardKeys.neighbour(layout, VIEW, s1, Arrow.LEFT)).contains(new Store(Side.SOUTH));
        assertThat(BoardKeys.neighbour(layout, VIEW, new House(Side.NORTH, 7), Arrow.LEFT))
                .contains(new Store(Side.SOUTH));
        assertThat(BoardKeys.neighbour(layout, VIEW, new House(Side.NORTH, 7), Arrow.RIGHT))
                .contains(new House(Side.NORTH, 6));
        assertThat(BoardKeys.neighbour(layout, VIEW, new Store(Side.SOUTH), Arrow.RIGHT))
                .contains(s1);
        assertThat(BoardKeys.neighbour(layout, VIEW, new Store(Side.SOUTH), Arrow.LEFT))
                .isEmpty();
        assertThat(BoardKeys.neighbour(layout, VIEW, new Store(Side.NORTH), Arrow.UP))
                .contains(new House(Side.NORTH, 1));
    }

    @Test
    void everyTextOfTheCatalogueIsUsedAndNoneIsMissing() throws Exception {
        onEdt(this::everyTextIsUsed);
    }

    private void everyTextIsUsed() {
        Set<String> used = new TreeSet<>();
        BoardWords plain = Samples.words();
        BoardWords watched = (key, args) -> {
            used.add(key);
            return plain.text(key, args);
        };
        Position position = Samples.position(3, new int[] {1, 7, 0, 2, 0, 4, 5, 0}, new House(Side.NORTH, 2));
        BoardScene scene = BoardScene.still(position, VIEW);
        House legal = new House(Side.SOUTH, 2);
        Set<Place> blank = Set.of(new House(Side.SOUTH, 1), new Store(Side.SOUTH));
        List<BoardHighlight> labelled = List.of(new BoardHighlight(legal, BoardHighlight.Role.FOCUS, "last seed"));
        BoardScene marked =
                scene.withMarks(new BoardScene.Marks(new Labels(true, true, blank), labelled, Set.of(legal)));
        List<String> spoken = new ArrayList<>();
        CornerButtons corners = new CornerButtons();
        for (BoardLooks.Writing writing : BoardLooks.Writing.values()) {
            new BoardLooks(false, writing).install();
            corners.describe(watched);
            corners.all().forEach(button -> spoken.add(button.getToolTipText()));
        }
        BoardLooks.USUAL.install();
        Timeline turn = Samples.turn(7, 7, 3);
        for (Choosing.Kind kind : Choosing.Kind.values()) {
            Choosing choosing = new Choosing(kind, Map.of());
            BoardSpeech speech = new BoardSpeech(
                    watched, marked, choosing, kind == Choosing.Kind.LAY ? "A" : "", true, Optional.empty());
            spoken.add(speech.board());
            for (int i = 0; i < scene.layout().places(); i++) {
                Place place = scene.layout().placeAt(i);
                spoken.add(speech.name(place) + speech.description(place));
            }
            for (int cursor : new int[] {0, 1, turn.size()}) {
                BoardReport report = new BoardReport(watched, marked, choosing, turn, cursor);
                spoken.add(report.mayBeSown() + report.changed() + report.row(Side.SOUTH) + report.row(Side.NORTH));
            }
        }
        Choosing none = Choosing.sowing(Set.of(), scene.position());
        spoken.add(new BoardReport(watched, scene, none, Timeline.still(scene.position()), 0).mayBeSown());
        int ruled = Samples.before(turn, SowingEvent.Ruled.class);
        Timeline only =
                Timeline.of(turn.positionAt(ruled), List.of(turn.events().get(ruled)));
        spoken.add(new BoardReport(watched, scene, none, only, 1).changed());
        assertThat(spoken).noneMatch(text -> text.contains("[") || text.contains("null"));
        assertThat(used).isEqualTo(Samples.textKeys());
    }
}
