package papan.ui.people;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import papan.analysis.Rival;
import papan.narration.CaptionText;

/** Somebody whom a learner meets. All have the same face; hair, what is worn over it and clothes tell them apart. */
public enum Person {
    /** Her hair falls on her shoulders, with a clip in it. */
    AINA(
            List.of(
                    new Shape(
                            "hair",
                            "M24 4.5C34 4.5 38.5 12 37.5 22C37 28 39.5 33 36.5 37.5C30 41 18 41 11.5 37.5"
                                    + "C8.5 33 11 28 10.5 22C9.5 12 14 4.5 24 4.5Z"),
                    new Shape("aina", Person.SHOULDERS),
                    new Shape("skin", Person.NECK)),
            List.of(
                    new Shape(
                            "hair",
                            "M12.8 23C11.5 13 16.5 6.5 24 6.5C31.5 6.5 36.5 13 35.2 23C34.4 18.5 32.5 15.5 29.5 13"
                                    + "C26 17 20 19 15.6 18.6C14 19.6 13.2 21 12.8 23Z"),
                    new Shape("aina", "M31 11.5C32.6 10.2 35 10.8 35.8 12.6C35.2 14.6 32.8 15.2 31.2 14Z"))),
    /** His hair is short and stands up at the crown. */
    BEN(
            List.of(
                    new Shape("ben", Person.SHOULDERS),
                    new Shape("skin", Person.NECK),
                    new Shape("skin", "M14 19.5C10.5 18.5 9.6 22 10.8 24.6C11.6 26.6 13.4 27.2 14.6 26.4Z"),
                    new Shape("skin", "M34 19.5C37.5 18.5 38.4 22 37.2 24.6C36.4 26.6 34.6 27.2 33.4 26.4Z")),
            List.of(new Shape(
                    "hair",
                    "M13 20.5C11.5 11.5 15.5 6.2 22 5.8L22.6 3.2L25.2 5.4L28.6 3.8L28.8 6.6C33.8 8.2 36.2 13.4 35 20.5"
                            + "C34.2 17.6 33.2 15.6 31.8 14L28.6 15.2L26.6 13L23.2 15.2L20.6 13.2L17.4 15.4L15.6 14.6"
                            + "C14.2 16.2 13.4 18 13 20.5Z"))),
    /** Two tufts of hair stand off above her ears. */
    LITTLE_SISTER(
            List.of(
                    new Shape(
                            "hair",
                            "M14.5 12C10 5.5 3.2 7.4 2.6 13.2C2 18.8 7 22.6 11.4 20.4C13.4 18.6 14.6 15.4 14.5 12Z"),
                    new Shape(
                            "hair",
                            "M33.5 12C38 5.5 44.8 7.4 45.4 13.2C46 18.8 41 22.6 36.6 20.4C34.6 18.6 33.4 15.4 33.5 12Z"),
                    new Shape("hair", "M12.8 24C11 12 16 6 24 6C32 6 37 12 35.2 24Z"),
                    new Shape("little-sister", Person.SHOULDERS),
                    new Shape("skin", Person.NECK)),
            List.of(
                    new Shape(
                            "hair",
                            "M12.8 22C11.6 12.5 16.5 6.5 24 6.5C31.5 6.5 36.4 12.5 35.2 22C34 17.4 30 14.6 24 14.6"
                                    + "C18 14.6 14 17.4 12.8 22Z"),
                    new Shape(
                            "little-sister",
                            "M12 10.2C14 9.4 15.8 11 15.2 13.2C14 15.2 11.4 15 10.8 13C10.6 11.6 11 10.6 12 10.2Z"),
                    new Shape(
                            "little-sister",
                            "M36 10.2C34 9.4 32.2 11 32.8 13.2C34 15.2 36.6 15 37.2 13C37.4 11.6 37 10.6 36 10.2Z"))),
    /** She wears a tudung. */
    BIG_SISTER(
            List.of(
                    new Shape(
                            "big-sister",
                            "M24 3.5C34.5 3.5 39 12 38.3 22C38 29 39.6 34 45 48L3 48C8.4 34 10 29 9.7 22C9 12 13.5 3.5 24 3.5Z")),
            List.of(
                    new Shape(
                            "big-sister",
                            "M24 6C32.5 6 36.8 12.6 35.6 21.5C35 17 33.4 14.8 31 13.2C27 10.8 21 10.8 17 13.2"
                                    + "C14.6 14.8 13 17 12.4 21.5C11.2 12.6 15.5 6 24 6Z"),
                    new Shape(
                            "big-sister",
                            "M13 26C14.8 32.2 19 35.4 24 35.4C29 35.4 33.2 32.2 35 26C36.6 31 37 36 38 40C34 44.5 29 46"
                                    + " 23.4 45.4C17.4 44.8 13 42.6 10 39.4C11.2 35.4 11.8 31 13 26Z"))),
    /** A selendang lies loosely over her grey hair, with one end over her shoulder; she wears glasses. */
    GRANDMA(
            List.of(
                    new Shape(
                            "selendang",
                            "M23.5 2.5C35.5 2 40.5 11.5 39.4 22C38.8 30 41.5 38 44.5 48L3.5 48C6.5 38 9.4 30 8.8 22"
                                    + "C7.8 11 12.5 3 23.5 2.5Z"),
                    new Shape("grandma", "M16 48C16 41 18.6 37.4 21 36.2L27 36.2C29.4 37.4 32 41 32 48Z"),
                    new Shape("skin", Person.NECK)),
            List.of(
                    new Shape(
                            "grey",
                            "M12.8 22.5C11.4 12.5 16.4 7 24 7C31.6 7 36.6 12.5 35.2 22.5C33.8 17.6 29.6 15.6 24 12.4"
                                    + "C18.4 15.6 14.2 17.6 12.8 22.5Z"),
                    new Shape(
                            "selendang",
                            "M10.6 31C13.4 36.6 17.4 38.8 22 40C29.6 41.8 36 40.4 39.6 36.6C41.4 40 42.6 43 43.4 46"
                                    + "C34 49.4 18 48.4 8 41.4C8.6 37.6 9.4 34.4 10.6 31Z")));

    private static final String SHOULDERS =
            "M6 48C6.5 41.5 10.5 38.6 17 37.4C19.4 36.8 20.6 36.4 21 35.4L27 35.4C27.4 36.4 28.6 36.8 31 37.4"
                    + "C37.5 38.6 41.5 41.5 42 48Z";
    private static final String NECK = "M20.6 31L27.4 31L27.4 36C28 39.6 25.8 41 24 41C22.2 41 20 39.6 20.6 36Z";

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<Shape> behind;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<Shape> before;

    /**
     * One of the shapes that lie over one another.
     *
     * @param colour what it is made of, as the theme calls it
     * @param outline in a square of 48
     */
    record Shape(String colour, String outline) {}

    Person(List<Shape> behind, List<Shape> before) {
        this.behind = behind;
        this.before = before;
    }

    /** The one whom children know a computer player as. */
    public static Person of(Rival rival) {
        return switch (rival) {
            case LITTLE_SISTER -> LITTLE_SISTER;
            case BIG_SISTER -> BIG_SISTER;
            case GRANDMA -> GRANDMA;
        };
    }

    /** The one in the words of lessons whom they call so. */
    public static Optional<Person> called(String name, CaptionText words) {
        return Stream.of(AINA, BEN)
                .filter(each -> words.text("person." + each.id()).equals(name))
                .findFirst();
    }

    /** What lies behind the face, the hindmost first. */
    List<Shape> behind() {
        return behind;
    }

    /** What lies before the face. */
    List<Shape> before() {
        return before;
    }

    /** The name in catalogues, and of what is worn. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
