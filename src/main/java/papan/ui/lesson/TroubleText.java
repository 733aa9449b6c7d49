package papan.ui.lesson;

import java.util.Locale;
import java.util.Map;
import papan.lesson.learner.ProgressStore.Kind;
import papan.lesson.learner.ProgressStore.Trouble;
import papan.ui.common.WindowText;

/** Says what went wrong with a file that is kept. */
public final class TroubleText {
    private TroubleText() {}

    /** The sentence about a file of plans or hands. */
    public static String of(Trouble found, WindowText words) {
        return words.text(found.kind() == Kind.NOT_WRITTEN ? key(found) : key(found) + "-list", args(found));
    }

    /** The key of the sentence about a learner's file. */
    static String key(Trouble found) {
        return "trouble." + found.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Map<String, String> args(Trouble found) {
        return Map.of("file", found.file(), "detail", found.detail());
    }
}
