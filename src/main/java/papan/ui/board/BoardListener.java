package papan.ui.board;

import papan.model.House;
import papan.model.Place;

/** Hears what is chosen on a board by click, Enter or number key. Called on the event dispatch thread. */
public interface BoardListener {

    /** A house was chosen to be lifted; whether it may be is for the listener to say. */
    void houseChosen(House house);

    /** A place was picked while the board was asking for one. */
    default void placePicked(Place place) {}
}
