package papan.rules;

import papan.model.Layout;

/**
 * The board and what lies on it when a match begins.
 *
 * @param layout the size
 * @param setup the seeds of the first round
 */
public record Board(Layout layout, Setup setup) {
    public Board {
        setup.check(layout);
    }
}
