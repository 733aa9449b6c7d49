package papan.cli;

import java.util.Map;
import java.util.Objects;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Pattern;
import papan.narration.TextFamily;
import papan.narration.Wording;

/** What the commands themselves say, from {@code cli_<language>.properties} beside this class. */
final class CliText {
    private static final TextFamily FAMILY = new TextFamily(CliText.class, "cli");

    private final CaptionText captions;
    private final Map<String, Pattern> patterns;

    CliText(Language language) {
        captions = new CaptionText(Wording.of(language));
        patterns = FAMILY.inOrEnglish(language);
    }

    /** The words in which events, rules and wrong ideas are told. */
    CaptionText captions() {
        return captions;
    }

    String text(String key) {
        return text(key, Map.of());
    }

    /** The text of a key with arguments: whole numbers and texts by name. */
    String text(String key, Map<String, ?> args) {
        return captions.format(Objects.requireNonNull(patterns.get(key), key), args);
    }
}
