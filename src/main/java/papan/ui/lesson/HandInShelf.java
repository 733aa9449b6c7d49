package papan.ui.lesson;

import java.util.Optional;

/**
 * Handing in, as it stands on the page of lessons.
 *
 * @param place where it goes; empty where nothing can be handed in
 * @param handed what came of it, if somebody has just handed in
 * @param isNameFirst whether somebody wanted to, who has no name
 */
record HandInShelf(Optional<HandInPlace> place, Optional<HandInPlace.Handed> handed, boolean isNameFirst) {
    static final HandInShelf NONE = new HandInShelf(Optional.empty(), Optional.empty(), false);

    /** The same after something was handed in. */
    HandInShelf after(HandInPlace.Handed next) {
        return new HandInShelf(place, Optional.of(next), false);
    }

    /** The same while a name is wanted first. */
    HandInShelf nameFirst() {
        return new HandInShelf(place, Optional.empty(), true);
    }

    /** The same with nothing to tell. */
    HandInShelf quiet() {
        return new HandInShelf(place, Optional.empty(), false);
    }
}
