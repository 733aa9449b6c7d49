package papan.export;

import java.awt.Graphics2D;

/** Something that can be drawn at any size, on a screen or into a file. */
@FunctionalInterface
public interface Drawing {
    /** Draws it into a rectangle from 0, 0, in the units of the graphics. */
    void draw(Graphics2D g, int width, int height);
}
