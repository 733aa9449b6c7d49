package papan.lesson.script;

import java.util.Locale;

/** What a learner is asked to look for on several boards before it is said why they part. */
public enum LookFor {
    /** Nothing: the explanation comes at once. */
    NONE,
    /** What the boards have in common. */
    SIMILARITIES,
    /** Where they differ. */
    DIFFERENCES;

    /** The word for it in lessons. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The catalogue key of the question. */
    public String key() {
        return "lookFor." + id();
    }
}
