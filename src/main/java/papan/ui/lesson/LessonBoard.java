package papan.ui.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JComponent;
import papan.event.SowingEvent.TurnEnded;
import papan.lesson.script.Highlight;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.replay.Trail;
import papan.ui.board.BoardHighlight;
import papan.ui.board.BoardListener;
import papan.ui.board.BoardView;
import papan.ui.board.Choosing;
import papan.ui.board.Labels;
import papan.ui.playback.Playback;

/** The board that shows a lesson: what the author points at, by what the board has for it. */
public final class LessonBoard {
    private final BoardView view;
    private final Playback playback;

    /** A board, and what moves it. */
    public LessonBoard(BoardView view, Playback playback) {
        this.view = view;
        this.playback = playback;
    }

    /** The board itself. */
    public JComponent view() {
        return view;
    }

    /** The part of it that takes the focus when a place is to be chosen. */
    public JComponent entry() {
        return view.componentOf(new House(playback.position().toMove(), 1));
    }

    /** Shows what the author points at and the ways of hands, and nothing else. */
    public void point(List<Highlight> highlights, List<Trail> ways) {
        Position position = playback.position();
        Side mover = mover();
        // Of a place that is pointed at twice the later mark counts, with the word that stands at the earlier one.
        Map<Place, BoardHighlight> all = new LinkedHashMap<>();
        highlights.stream()
                .flatMap(highlight -> marks(highlight, position, mover).stream())
                .forEach(mark -> all.merge(mark.place(), mark, LessonBoard::over));
        view.point(List.copyOf(all.values()), ways);
    }

    private static BoardHighlight over(BoardHighlight earlier, BoardHighlight later) {
        String label = later.label().isBlank() ? earlier.label() : later.label();
        return new BoardHighlight(later.place(), later.role(), label);
    }

    /** Whose way is meant: where a turn has just ended, still that of the player whose turn it was. */
    private Side mover() {
        return playback.latest()
                .filter(TurnEnded.class::isInstance)
                .map(event -> ((TurnEnded) event).player())
                .orElse(playback.position().toMove());
    }

    /**
     * Says which words and numbers stand on it.
     *
     * @param names whether houses carry their names
     * @param counts whether the seeds of each place stand beside it as a number
     */
    public void label(boolean names, boolean counts) {
        view.setLabels(new Labels(counts, names, Set.of()));
    }

    /** Writes its numbers in letters of a size in pixels: those who look may be far away. */
    public void setLetters(float size) {
        view.setLetters(size);
    }

    /** Says what it means to choose a place. */
    public void setChoosing(Choosing choosing) {
        view.setChoosing(choosing);
    }

    /** Says who hears of a chosen place. */
    public void onChoice(Consumer<Place> listener) {
        view.addBoardListener(new BoardListener() {
            @Override
            public void houseChosen(House house) {
                listener.accept(house);
            }

            @Override
            public void placePicked(Place place) {
                listener.accept(place);
            }
        });
    }

    /** A highlight on each of its places, with the word beside the middle one of a row. */
    private static List<BoardHighlight> marks(Highlight highlight, Position position, Side mover) {
        List<Place> places = places(highlight.target(), position, mover);
        int middle = places.size() > 1 ? (position.layout().houses() - 1) / 2 : 0;
        List<BoardHighlight> marks = new ArrayList<>();
        for (Place place : places) {
            String label = marks.size() == middle ? highlight.label() : "";
            marks.add(new BoardHighlight(place, role(highlight.role()), label));
        }
        return marks;
    }

    private static List<Place> places(Highlight.Target target, Position position, Side mover) {
        if (target instanceof Highlight.Target.At at) {
            return List.of(at.place());
        }
        List<Place> places = new ArrayList<>();
        if (target instanceof Highlight.Target.Row row) {
            places.addAll(position.layout().row(row.side()));
        } else if (target instanceof Highlight.Target.Ring) {
            places.addAll(position.layout().row(mover));
            places.add(new Store(mover));
            places.addAll(position.layout().row(mover.opponent()));
        }
        return places;
    }

    private static BoardHighlight.Role role(Highlight.Role role) {
        return switch (role) {
            case FOCUS -> BoardHighlight.Role.FOCUS;
            case PATH -> BoardHighlight.Role.PATH;
            case COMPARE -> BoardHighlight.Role.COMPARE;
            case TAKE -> BoardHighlight.Role.TAKE;
            case WARN -> BoardHighlight.Role.WARN;
        };
    }
}
