package papan.ui.common;

import java.awt.Color;

/** What draws its symbol in another colour as it is pointed at or pressed. */
interface Inked {
    /** The colour of symbol and word now. */
    Color ink();
}
