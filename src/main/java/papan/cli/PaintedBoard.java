package papan.cli;

import papan.export.Drawing;

/** A board that can be drawn, and told, at any moment of its timeline: after so many events. */
public interface PaintedBoard {
    /** How high it is where it fills a width. */
    int heightFor(int width);

    /** A drawing of shapes, for a file of shapes. */
    Drawing still(int cursor);

    /** The same for pixels; what many pictures that follow one another have in common is kept. */
    Drawing frame(int cursor);

    /** How long this moment is to be looked at when everything moves at speed 1, in milliseconds. */
    int millis(int cursor);

    /** What the picture is called. */
    String title();

    /** What has just happened and how many seeds lie where, in sentences. */
    String told(int cursor);
}
