package papan.lesson.script;

import java.util.Locale;

/** Says which houses of two boards correspond, where the boards are sown in opposite directions. */
public enum SameHouse {
    /** The one with the same name: as far from its owner's left. */
    NAME,
    /** The one as far before its owner's store on the way of the seeds. */
    RING;

    /** The word for it in lessons. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
