package papan.narration;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A language in which the program can speak, with its rule for plurals (after CLDR). */
public enum Language {
    /** English. */
    ENGLISH("en", "English"),
    /** Malay. */
    MALAY("ms", "Bahasa Melayu"),
    /** Indonesian. */
    INDONESIAN("id", "Bahasa Indonesia"),
    /** Filipino. */
    FILIPINO("fil", "Filipino"),
    /** Chinese in simplified characters. */
    CHINESE("zh", "简体中文"),
    /** Swedish. */
    SWEDISH("sv", "Svenska");

    private final String tag;
    private final String ownName;

    Language(String tag, String ownName) {
        this.tag = tag;
        this.ownName = ownName;
    }

    /** The BCP 47 tag used in files and on the command line. */
    public String tag() {
        return tag;
    }

    /** What its speakers call it. */
    public String ownName() {
        return ownName;
    }

    /** The CLDR category of a whole number: {@code one} or {@code other}. */
    public String plural(int number) {
        boolean one = switch (this) {
            case ENGLISH, SWEDISH -> number == 1;
            case FILIPINO -> isFilipinoOne(number);
            case MALAY, INDONESIAN, CHINESE -> false;
        };
        return one ? "one" : "other";
    }

    /** A whole number in a sentence. */
    public String count(long number) {
        return Long.toString(number).replaceAll("(?<=[0-9])(?=([0-9]{3})+$)", between());
    }

    /** Whether thousands are set apart. */
    public boolean setsThousandsApart() {
        return !between().isEmpty();
    }

    private String between() {
        return switch (this) {
            case ENGLISH, MALAY, FILIPINO -> ",";
            case INDONESIAN -> ".";
            case SWEDISH -> "\u00a0";
            case CHINESE -> "";
        };
    }

    /** CLDR: 1, 2, 3, and whatever does not end in 4, 6 or 9. */
    private static boolean isFilipinoOne(int number) {
        int last = number % 10;
        return last != 4 && last != 6 && last != 9;
    }

    /** The language with a tag such as {@code ms} or {@code zh-Hans}; empty if the program does not speak it. */
    public static Optional<Language> parse(String tag) {
        String primary = tag.split("[-_]", 2)[0];
        return Arrays.stream(values())
                .filter(l -> l.tag.equalsIgnoreCase(primary))
                .findFirst();
    }

    /** All tags, for messages. */
    public static List<String> tags() {
        return Arrays.stream(values()).map(Language::tag).toList();
    }
}
