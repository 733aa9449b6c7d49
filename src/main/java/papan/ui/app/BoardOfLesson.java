package papan.ui.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JComponent;
import papan.event.SowingEvent.TurnEnded;
import papan.lesson.Highlight;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.ui.board.BoardListener;
import papan.ui.board.BoardView;
import papan.ui.board.Choosing;
import papan.ui.board.Labels;
import papan.ui.lesson.LessonBoard;
import papan.ui.playback.Playback;

/** Lets a lesson use the board. */
final class BoardOfLesson implements LessonBoard {
    private final BoardView view;
    private final Playback playback;
    private List<papan.ui.board.BoardHighlight> pointed = List.of();
    private Optional<Place> chosen = Optional.empty();

    BoardOfLesson(BoardView view, Playback playback) {
        this.view = view;
        this.playback = playback;
    }

    @Override
    public JComponent view() {
        return view;
    }

    @Override
    public JComponent entry() {
        return view.componentOf(new House(playback.position().toMove(), 1));
    }

    @Override
    public void point(List<Highlight> highlights) {
        Position position = playback.position();
        Side mover = mover();
        pointed = highlights.stream()
                .flatMap(highlight -> marks(highlight, position, mover).stream())
                .toList();
        show();
    }

    /** Whose way is meant: where a turn has just ended, still that of the player whose turn it was. */
    private Side mover() {
        return playback.latest()
                .filter(TurnEnded.class::isInstance)
                .map(event -> ((TurnEnded) event).player())
                .orElse(playback.position().toMove());
    }

    @Override
    public void label(boolean names, boolean counts) {
        view.setLabels(new Labels(counts, names, Set.of()));
    }

    @Override
    public void setChoosing(Choosing choosing) {
        view.setChoosing(choosing);
    }

    @Override
    public void showChoice(Optional<Place> place) {
        chosen = place;
        show();
    }

    @Override
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

    private void show() {
        List<papan.ui.board.BoardHighlight> all = new ArrayList<>(pointed);
        chosen.ifPresent(place -> {
            String label = all.stream()
                    .filter(highlight -> highlight.place().equals(place))
                    .map(papan.ui.board.BoardHighlight::label)
                    .filter(word -> !word.isBlank())
                    .findFirst()
                    .orElse("");
            all.removeIf(highlight -> highlight.place().equals(place));
            all.add(new papan.ui.board.BoardHighlight(place, papan.ui.board.BoardHighlight.Role.FOCUS, label));
        });
        view.setHighlights(all);
    }

    /** A highlight on each of its places, with the word beside the middle one of a row. */
    private static List<papan.ui.board.BoardHighlight> marks(Highlight highlight, Position position, Side mover) {
        List<Place> places = places(highlight.target(), position, mover);
        int middle = places.size() > 1 ? (position.layout().houses() - 1) / 2 : 0;
        List<papan.ui.board.BoardHighlight> marks = new ArrayList<>();
        for (Place place : places) {
            String label = marks.size() == middle ? highlight.label() : "";
            marks.add(new papan.ui.board.BoardHighlight(place, role(highlight.role()), label));
        }
        return marks;
    }

    /** The places of a target on the board. */
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

    private static papan.ui.board.BoardHighlight.Role role(Highlight.Role role) {
        return switch (role) {
            case FOCUS -> papan.ui.board.BoardHighlight.Role.FOCUS;
            case PATH -> papan.ui.board.BoardHighlight.Role.PATH;
            case COMPARE -> papan.ui.board.BoardHighlight.Role.COMPARE;
            case TAKE -> papan.ui.board.BoardHighlight.Role.TAKE;
            case WARN -> papan.ui.board.BoardHighlight.Role.WARN;
        };
    }
}
