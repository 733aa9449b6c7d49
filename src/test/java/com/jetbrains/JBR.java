package com.jetbrains;

/** Stands for the library of the same name: it hands out an announcer when a test says that there is one. */
public final class JBR {
    private static AccessibleAnnouncer announcer;

    private JBR() {}

    public static void setAccessibleAnnouncer(AccessibleAnnouncer next) {
        announcer = next;
    }

    public static boolean isAccessibleAnnouncerSupported() {
        return announcer != null;
    }

    public static AccessibleAnnouncer getAccessibleAnnouncer() {
        return announcer;
    }
}
