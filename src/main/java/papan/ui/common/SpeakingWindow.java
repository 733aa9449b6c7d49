package papan.ui.common;

/**
 * A window that can be called, for a moment, by what is to be heard. Screen readers that follow nothing else speak the
 * new name of the window that is used, wherever its focus is. Lives on the event dispatch thread.
 */
public interface SpeakingWindow {
    /** Is called by a text from now on, and tells so. */
    void say(String text);

    /** Has its own name back, without telling so: that would be spoken as well. */
    void hush();

    /** Whoever remembers what it was called last is told its own name. Where another window is used, nobody speaks that. */
    void recall();
}
