package papan.lesson.script;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;

/**
 * Corrects letter case and separators in names that authors write, as in {@code s6}, {@code {South}} or
 * {@code store.south}. Words with other letters are left alone: offering S1 for S8 would only mislead.
 */
public final class AnswerSpelling {
    /** Nothing that anybody meant is as long. */
    private static final int LONGEST = 60;

    private AnswerSpelling() {}

    /** The house or store of a board, by its trace name: {@code S6} for {@code s6}, {@code S.store} for {@code store:south}. */
    public static Optional<Place> place(String written, Layout layout) {
        String key = key(written);
        return places(layout).stream()
                .filter(place -> keys(place).contains(key))
                .findFirst();
    }

    /** The house of a board; empty for a store. */
    public static Optional<House> house(String written, Layout layout) {
        return place(written, layout).filter(House.class::isInstance).map(House.class::cast);
    }

    /** The placeholder of a place as texts and expectations have it: {@code house:S3} or {@code store:south}. */
    public static Optional<String> placeholder(String written, Layout layout) {
        return place(written, layout)
                .map(place -> place instanceof House
                        ? "house:" + place.name()
                        : "store:" + place.side().id());
    }

    /** One of the words that would do, or else the placeholder of a place. */
    public static Optional<String> placeholder(String written, Collection<String> words, Layout layout) {
        String key = key(written);
        return words.stream()
                .filter(word -> !key.isEmpty() && key(word).equals(key))
                .findFirst()
                .or(() -> placeholder(written, layout));
    }

    /** "Did you mean …? " in front of the other advice, if anything was meant. */
    public static String suggestion(Optional<String> meant) {
        return meant.map(word -> "Did you mean \"" + word + "\"? ").orElse("");
    }

    private static List<Place> places(Layout layout) {
        List<Place> places = new ArrayList<>();
        for (Side side : Side.values()) {
            for (int number = 1; number <= layout.houses(); number++) {
                places.add(new House(side, number));
            }
            places.add(new Store(side));
        }
        return places.stream().filter(layout::contains).toList();
    }

    /** All ways to write a place, without signs and in small letters. */
    private static List<String> keys(Place place) {
        String side = place.side().id();
        String letter = side.substring(0, 1);
        if (place instanceof House house) {
            int number = house.number();
            return List.of(letter + number, side + number, "house" + letter + number, "house" + side + number);
        }
        return List.of(letter + "store", side + "store", "store" + letter, "store" + side);
    }

    private static String key(String written) {
        return written.length() > LONGEST
                ? ""
                : written.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
