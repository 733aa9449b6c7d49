package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.narration.Language;
import papan.replay.Timeline;
import papan.testing.FocusPicture;
import papan.ui.common.Theme;
import papan.ui.playback.HandTicker;
import papan.ui.playback.Playback;
import papan.ui.playback.SwingTicker;

/**
 * The focus is seen on every place of the board, large or small, whatever else is drawn there: as many pixels change by
 * 3 : 1 as a line three pixels wide round the place has; WCAG asks for two.
 */
class BoardFocusTest {
    private static final Layout SEVEN = new Layout(7);
    private static final int[] WIDTHS = {820, 290};

    @AfterAll
    static void light() throws Exception {
        EventQueue.invokeAndWait(() -> Theme.LIGHT.install(Language.ENGLISH));
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void theFocusStandsOutFromAllThatMayLieUnderIt(Theme theme) throws Exception {
        List<String> faint = new ArrayList<>();
        EventQueue.invokeAndWait(() -> {
            theme.install(Language.ENGLISH);
            for (int width : WIDTHS) {
                BoardView view = view(width);
                look(view, width + " plain", faint);
                view.setLegal(Set.copyOf(SEVEN.row(Side.SOUTH)));
                look(view, width + " playable", faint);
                for (BoardHighlight.Role role : BoardHighlight.Role.values()) {
                    view.setHighlights(places().map(place -> new BoardHighlight(place, role, ""))
                            .toList());
                    look(view, width + " " + role, faint);
                }
            }
        });
        assertThat(faint).as(theme.id()).isEmpty();
    }

    /** In the middle of a turn, so that places in play are lit. */
    private static BoardView view(int width) {
        Timeline turn = Samples.turn(7, 7, 3);
        Playback playback = new Playback(new HandTicker(), turn.positionAt(0));
        playback.load(turn, 4, turn.size());
        BoardView view =
                new BoardView(playback, Viewpoint.south(Direction.CLOCKWISE), Samples.words(), new SwingTicker());
        view.setSize(width, view.heightFor(width));
        view.addNotify();
        view.doLayout();
        return view;
    }

    private static Stream<Place> places() {
        return Stream.of(
                new House(Side.SOUTH, 1),
                new House(Side.SOUTH, 2),
                new House(Side.SOUTH, 7),
                new House(Side.NORTH, 4),
                new Store(Side.SOUTH),
                new Store(Side.NORTH));
    }

    private static void look(BoardView view, String state, List<String> faint) {
        places().forEach(place -> {
            FocusPicture seen = FocusPicture.of(view, view.componentOf(place));
            Rectangle2D bowl = view.geometry().bowl(place);
            double round = Math.PI * (bowl.getWidth() + bowl.getHeight()) / 2;
            if (seen.counted() < 3 * round) {
                faint.add("%s %s: %.2f, %d pixels round %.0f"
                        .formatted(state, place, seen.usual(), seen.counted(), round));
            }
        });
    }
}
