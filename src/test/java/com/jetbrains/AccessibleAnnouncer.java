package com.jetbrains;

import javax.accessibility.Accessible;

/** The announcing call as JetBrains Runtime has it. */
public interface AccessibleAnnouncer {
    void announce(Accessible about, String text, int priority);
}
