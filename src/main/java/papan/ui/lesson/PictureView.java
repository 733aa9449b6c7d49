package papan.ui.lesson;

import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.accessibility.AccessibleRole;
import papan.lesson.script.Picture;
import papan.ui.common.FocusRepaint;
import papan.ui.common.Painted;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.SupersedingTask;

/**
 * A picture of the author's, as large as fits, with what is to be seen on it for assistive technology; in words where it
 * cannot be shown. Decodes in the background. Lives on the event dispatch thread.
 */
final class PictureView extends Painted {
    private final ReadOnlyText words = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private final transient SupersedingTask decoding = new SupersedingTask();
    private transient Optional<Picture> wanted = Optional.empty();
    private transient Optional<BufferedImage> image = Optional.empty();

    PictureView() {
        super(AccessibleRole.ICON);
        setLayout(new BorderLayout());
        setName("picture");
        setFocusable(true);
        setVisible(false);
        addFocusListener(new FocusRepaint());
        words.setVisible(false);
        add(words);
    }

    /**
     * Shows a picture, or none.
     *
     * @param speak puts the author's words
     */
    void show(Optional<Picture> next, UnaryOperator<String> speak) {
        setVisible(next.isPresent());
        String alt = next.map(Picture::alt).map(speak).orElse("");
        getAccessibleContext().setAccessibleName(alt);
        words.setText(alt);
        words.getAccessibleContext().setAccessibleName(alt);
        if (!next.map(Picture::source).equals(wanted.map(Picture::source))) {
            decoding.stop();
            image = Optional.empty();
            words.setVisible(false);
            next.ifPresent(this::load);
        }
        wanted = next;
        repaint();
    }

    private void load(Picture picture) {
        decoding.run(ended -> Decoded.of(picture), this::decoded, failure -> decoded(Optional.empty()));
    }

    private void decoded(Optional<BufferedImage> found) {
        image = found;
        words.setVisible(found.isEmpty());
        revalidate();
        repaint();
    }

    /** Whether the picture is there to be seen. */
    boolean isShown() {
        return image.isPresent();
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        Graphics2D g2 = Paints.smooth(g);
        g2.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        image.ifPresent(shown -> {
            double scale = Math.min(getWidth() / (double) shown.getWidth(), getHeight() / (double) shown.getHeight());
            int width = (int) Math.round(shown.getWidth() * scale);
            int height = (int) Math.round(shown.getHeight() * scale);
            g2.drawImage(shown, (getWidth() - width) / 2, (getHeight() - height) / 2, width, height, null);
        });
        if (isFocusOwner()) {
            int ring = Px.of(2);
            g2.setColor(Paints.colour("Papan.accent"));
            g2.setStroke(new BasicStroke(ring));
            g2.drawRect(ring / 2, ring / 2, getWidth() - ring, getHeight() - ring);
        }
        g2.dispose();
    }
}
