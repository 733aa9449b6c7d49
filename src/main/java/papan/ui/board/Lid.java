package papan.ui.board;

import papan.model.House;

/**
 * The cover over a burnt house.
 *
 * @param presence 1 where it lies, less while it comes down
 */
public record Lid(House house, double presence) {}
