package papan.ui.board;

/**
 * One seed on its way.
 *
 * @param from where it was
 * @param to where it will be
 * @param progress how far it has come along its arc, 0 to 1, already eased
 */
public record Flight(Seat from, Seat to, double progress) {}
