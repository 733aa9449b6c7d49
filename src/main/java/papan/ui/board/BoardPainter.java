package papan.ui.board;

import java.awt.Graphics2D;

/**
 * Draws a scene. The same painter serves the screen, pictures and paper; it keeps pictures of what does not change, so
 * each component has one of its own. Not safe for several threads at once.
 */
public final class BoardPainter {
    private final Backdrop backdrop;
    private final Sprites sprites;

    private BoardPainter(boolean kept) {
        this.backdrop = new Backdrop(kept);
        this.sprites = new Sprites(kept);
    }

    /** A painter for a device of pixels, on which it draws again and again. */
    static BoardPainter forScreen() {
        return new BoardPainter(true);
    }

    /** A painter for files and paper: everything is drawn as shapes, nothing as pictures. */
    public static BoardPainter forExport() {
        return new BoardPainter(false);
    }

    /**
     * Draws a scene where a geometry says.
     *
     * @param g left as it was
     * @param geometry must be for the scene's layout and viewpoint
     * @param theme its colours, which stuffs may have otherwise
     * @return whether nothing that had been drawn before could be used again
     */
    public boolean paint(Graphics2D g, BoardScene scene, BoardGeometry geometry, BoardPalette theme) {
        BoardPalette palette = theme.of(geometry.viewpoint().kit());
        Graphics2D copy = (Graphics2D) g.create();
        try {
            Sprites.Hints.set(copy);
            boolean anew = backdrop.prepare(
                    copy, geometry, palette, scene.marks().labels().names());
            if (anew) {
                sprites.clear();
            }
            backdrop.paint(copy);
            new FramePainter(copy, scene, geometry, palette, sprites).paint();
            return anew;
        } finally {
            copy.dispose();
        }
    }
}
