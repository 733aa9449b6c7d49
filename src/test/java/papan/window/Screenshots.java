package papan.window;

import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;
import papan.ui.common.Theme;

/**
 * Takes the pictures of {@code docs/images}: {@code mvn -q test-compile exec:java -Dexec.classpathScope=test
 * -Dexec.mainClass=papan.window.Screenshots}. Needs a display. Time stands still, so the same program gives the same
 * pictures.
 */
final class Screenshots {
    private final Path folder;
    private final Path settings;

    private Screenshots(Path folder, Path settings) {
        this.folder = folder;
        this.settings = settings;
    }

    /** Takes all pictures into the folder named, or into {@code docs/images}. */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args.length > 0 ? args[0] : "docs/images");
        Files.createDirectories(folder);
        Screenshots screenshots = new Screenshots(folder, Files.createTempDirectory("papan"));
        for (Theme theme : Theme.values()) {
            for (Dimension size : new Dimension[] {new Dimension(1280, 800), new Dimension(1920, 1080)}) {
                screenshots.take(theme, size);
            }
        }
        System.exit(0);
    }

    private void take(Theme theme, Dimension size) throws Exception {
        CountDownLatch opened = new CountDownLatch(1);
        PapanFrame[] window = new PapanFrame[1];
        PapanApp.Options options = new PapanApp.Options(
                Optional.of("first-turn"), Optional.empty(), Optional.of(theme), Optional.empty(), Optional.empty());
        PapanApp.start(options, new Preferences(settings), new LessonFiles(), new HandTicker(), frame -> {
            window[0] = frame;
            frame.getContentPane().setPreferredSize(size);
            frame.pack();
            opened.countDown();
        });
        opened.await();
        for (int i = 0; i < 20; i++) {
            EventQueue.invokeAndWait(() -> {});
            Thread.sleep(30);
        }
        String name = "-" + theme.id() + "-" + size.width + "x" + size.height;
        PapanFrame frame = window[0];
        Scenes.each(frame, scene -> {
            for (int scale = 1; scale <= 2; scale++) {
                write(frame, size, scale, scene + name + (scale > 1 ? "@2x" : "") + ".png");
            }
        });
        EventQueue.invokeAndWait(frame::dispose);
    }

    private void write(PapanFrame frame, Dimension size, int scale, String name) {
        BufferedImage image = new BufferedImage(size.width * scale, size.height * scale, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        JComponent content = (JComponent) frame.getContentPane();
        content.setSize(size);
        content.validate();
        content.paint(g);
        g.dispose();
        try {
            ImageIO.write(image, "png", new File(folder.toFile(), name));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
