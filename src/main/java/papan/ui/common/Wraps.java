package papan.ui.common;

/** Text that goes over several lines where one is too narrow for it. */
public interface Wraps {
    /** How high it must be at a width, so that all of its text is there. */
    int heightFor(int width);
}
