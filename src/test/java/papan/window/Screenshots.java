package papan.window;

import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import papan.ui.app.Options;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;
import papan.ui.common.Idle;
import papan.ui.common.Theme;

/**
 * Takes the pictures that the documents show, and no others, into {@code docs/images}: {@code mvn -q -Pscreenshots
 * test-compile exec:java}. Needs a display. Time stands still, so the same program gives the same pictures, byte for byte.
 */
final class Screenshots {
    private static final Dimension LAPTOP = new Dimension(1280, 800);
    private static final Dimension PROJECTOR = new Dimension(1920, 1080);

    private static final Pattern SHOWN = Pattern.compile("images/([\\w./-]+\\.png)");

    private final Path folder;
    private final Path settings;
    private final Set<String> shown;

    /**
     * Takes pictures.
     *
     * @param shown the names of those that are wanted, in the folder
     */
    private Screenshots(Path folder, Path settings, Set<String> shown) {
        this.folder = folder;
        this.settings = settings;
        this.shown = shown;
    }

    /** Takes the pictures into the folder named, or into {@code docs/images}. */
    public static void main(String[] args) throws Exception {
        // Whatever the desktop says about sizes and letters, the pictures are the same.
        System.setProperty("sun.java2d.uiScale", "1");
        System.setProperty("flatlaf.uiScale", "1");
        System.setProperty("awt.useSystemAAFontSettings", "on");
        Path folder = Path.of(args.length > 0 ? args[0] : "docs/images");
        Files.createDirectories(folder);
        Path settings = Files.createTempDirectory("papan");
        settings.toFile().deleteOnExit();
        Set<String> shown = shown();
        Screenshots screenshots = new Screenshots(folder, settings, shown);
        try {
            PaperShots.take(folder.resolve("paper"), screenshots::keep);
            for (Theme theme : Theme.values()) {
                if (shown.stream().anyMatch(name -> name.startsWith("learn-" + theme.id()))) {
                    screenshots.take(theme, LAPTOP, theme == Theme.LIGHT);
                    screenshots.take(theme, PROJECTOR, false);
                }
                ChartShots.take(theme, folder.resolve("charts"), screenshots::keep);
            }
        } finally {
            // A window that is left open would keep a failed run waiting.
            EventQueue.invokeLater(() -> Stream.of(Window.getWindows()).forEach(Window::dispose));
        }
    }

    /** The pictures that the documents show, by their names in {@code docs/images}. */
    private static Set<String> shown() throws IOException {
        List<Path> documents = new ArrayList<>(List.of(Path.of("README.md")));
        try (Stream<Path> all = Files.list(Path.of("docs"))) {
            all.filter(file -> file.toString().endsWith(".md")).forEach(documents::add);
        }
        Set<String> names = new TreeSet<>();
        for (Path document : documents) {
            SHOWN.matcher(Files.readString(document)).results().forEach(found -> names.add(found.group(1)));
        }
        return names;
    }

    private void keep(BufferedImage image, File file) {
        if (shown.contains(folder.relativize(file.toPath()).toString().replace(File.separatorChar, '/'))) {
            write(image, file);
        }
    }

    /** One window's pictures. */
    private void take(Theme theme, Dimension size, boolean allScenes) throws Exception {
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        Options options = new Options(
                Optional.of("ninety-eight"), Optional.empty(), Optional.of(theme), Optional.empty(), Optional.empty());
        PapanApp.start(options, new Preferences(settings), CourseLessons.shipped(), new HandTicker(), opened::complete);
        PapanFrame frame = opened.get();
        EventQueue.invokeAndWait(() -> {
            frame.getContentPane().setPreferredSize(size);
            frame.pack();
        });
        String name = "learn-" + theme.id() + "-" + size.width + "x" + size.height;
        Scenes.relay(frame);
        shoot(frame, size, 1, name);
        shoot(frame, size, 2, name + "-2x");
        if (allScenes) {
            Scenes.open(frame, "fifteen-in-one-hand");
            Scenes.answered(frame, "is-it-empty");
            shoot(frame, size, 1, "question");
            Scenes.end(frame);
            shoot(frame, size, 1, "end");
            Scenes.lessons(frame);
            shoot(frame, size, 1, "lessons");
        }
        if (size.equals(LAPTOP)) {
            Scenes.rules(frame);
            shoot(frame, size, 1, "rules-" + theme.id());
            shoot(frame, size, 2, "rules-" + theme.id() + "-2x");
            Scenes.comparison(frame);
            shoot(frame, size, 1, "rules-compared-" + theme.id());
            Scenes.charts(frame);
            shoot(frame, size, 1, "charts-" + theme.id());
            shoot(frame, size, 2, "charts-" + theme.id() + "-2x");
            Scenes.prediction(frame);
            shoot(frame, size, 1, "charts-predicted-" + theme.id());
            Scenes.boards(frame);
            shoot(frame, size, 1, "compare-" + theme.id());
            shoot(frame, size, 2, "compare-" + theme.id() + "-2x");
            Scenes.opening(frame);
            shoot(frame, size, 1, "compare-opening-" + theme.id());
            Scenes.explored(frame);
            shoot(frame, size, 1, "explore-" + theme.id());
        } else {
            Scenes.fourBoards(frame);
            shoot(frame, LAPTOP, 1, "compare-four-" + theme.id());
            Scenes.matrix(frame);
            shoot(frame, size, 1, "compare-matrix-" + theme.id());
        }
        EventQueue.invokeAndWait(frame::close);
    }

    private void shoot(PapanFrame frame, Dimension size, int scale, String name) throws Exception {
        if (!shown.contains(name + ".png")) {
            return;
        }
        EventQueue.invokeAndWait(
                () -> KeyboardFocusManager.getCurrentKeyboardFocusManager().clearGlobalFocusOwner());
        Idle.await();
        EventQueue.invokeAndWait(() -> keep(
                paint(Tour.content(frame, size), size, scale),
                folder.resolve(name + ".png").toFile()));
    }

    /** A picture of a window's content, and of a menu that is open over it. */
    static BufferedImage paint(JComponent content, Dimension size, int scale) {
        BufferedImage image = new BufferedImage(size.width * scale, size.height * scale, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        content.paint(g);
        Tour.menu().ifPresent(menu -> {
            Point at = SwingUtilities.convertPoint(menu, 0, 0, content);
            g.translate(at.x, at.y);
            menu.paint(g);
        });
        g.dispose();
        evenOut(image);
        return image;
    }

    /**
     * Drops the last of each colour's eight bits, keeping black and white. No eye sees it, and the grain of the wood takes
     * a fifth less room.
     */
    private static void evenOut(BufferedImage image) {
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = (pixels[i] & 0xFEFEFE) | ((pixels[i] >> 7) & 0x010101);
        }
        image.setRGB(0, 0, image.getWidth(), image.getHeight(), pixels, 0, image.getWidth());
    }

    /** Writes a picture as small as PNG allows. */
    static void write(BufferedImage image, File file) {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ImageWriteParam smallest = writer.getDefaultWriteParam();
        smallest.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        smallest.setCompressionQuality(0);
        file.delete();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(file)) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(image, null, null), smallest);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
    }
}
