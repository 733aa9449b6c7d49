package papan.ui.board;

import java.beans.PropertyChangeListener;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.swing.UIManager;
import papan.model.House;
import papan.model.Place;

/**
 * How whoever sits here wants all boards to be shown, whatever they show. Kept where the theme is kept, among the defaults
 * of the look, so every board follows it at once and a new one begins with it.
 *
 * @param turned whether boards are turned half round, so that who usually sits at the top sits at the bottom
 * @param writing which names and numbers stand on them
 */
public record BoardLooks(boolean turned, Writing writing) {
    /** As a board comes: not turned, everything written on it. */
    public static final BoardLooks USUAL = new BoardLooks(false, Writing.ALL);

    private static final String KEY = "Papan.board.looks";

    /** Which names and numbers stand on a board. What a lesson or a question leaves out is never added. */
    public enum Writing {
        /** Names of houses, and numbers of seeds. */
        ALL,
        /** Numbers of seeds only. */
        NUMBERS,
        /** Only those of the place under the pointer, or with the focus. */
        ASKED;

        /** Its name in settings. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The one with a name; empty if there is none. */
        public static Optional<Writing> parse(String id) {
            for (Writing each : values()) {
                if (each.id().equals(id)) {
                    return Optional.of(each);
                }
            }
            return Optional.empty();
        }

        /** The next, round and round. */
        Writing next() {
            return switch (this) {
                case ALL -> NUMBERS;
                case NUMBERS -> ASKED;
                case ASKED -> ALL;
            };
        }

        /** What is left of what may be shown. */
        Labels of(Labels allowed, Optional<Place> asked) {
            if (this == ALL) {
                return allowed;
            }
            Set<Place> counted = allowed.counts() && this == ASKED ? some(asked) : Set.of();
            Set<House> named =
                    allowed.names() ? some(asked.filter(House.class::isInstance).map(House.class::cast)) : Set.of();
            return new Labels(allowed.counts() && this == NUMBERS, false, allowed.blank(), counted, named);
        }

        private static <T> Set<T> some(Optional<T> one) {
            return one.map(Set::of).orElse(Set.of());
        }
    }

    /** How boards are shown now. */
    public static BoardLooks current() {
        return UIManager.get(KEY) instanceof BoardLooks looks ? looks : USUAL;
    }

    /** Shows all boards like this from now on. On the event dispatch thread. */
    public void install() {
        UIManager.put(KEY, this);
    }

    /** The same, seen from the other side. */
    public BoardLooks turnedRound() {
        return new BoardLooks(!turned, writing);
    }

    /** The same with these names and numbers. */
    public BoardLooks with(Writing other) {
        return new BoardLooks(turned, other);
    }

    /** The same with the next choice of names and numbers. */
    public BoardLooks withNextWriting() {
        return with(writing.next());
    }

    /** Hears of {@link #install()} until it is {@linkplain #unfollow removed}. */
    static void follow(PropertyChangeListener listener) {
        UIManager.getDefaults().addPropertyChangeListener(listener);
    }

    /** Hears no more. */
    static void unfollow(PropertyChangeListener listener) {
        UIManager.getDefaults().removePropertyChangeListener(listener);
    }

    /** A listener that runs something when the looks have changed. */
    static PropertyChangeListener listener(Runnable changed) {
        return event -> {
            if (KEY.equals(event.getPropertyName())) {
                changed.run();
            }
        };
    }
}
