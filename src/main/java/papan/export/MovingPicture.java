package papan.export;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import papan.search.Watch;

/**
 * Makes a GIF file of drawings that follow one another and begin anew after the last. All share one set of colours, and of
 * each only the rectangle is kept in which it differs from the one before.
 */
public final class MovingPicture {
    /** From how many drawings the colours are chosen. */
    private static final int TASTED = 8;

    private static final int MILLIS_IN_UNIT = 10;

    /** What browsers take for slower than it says. */
    private static final int LEAST_UNITS = 2;

    private static final String STREAM = "javax_imageio_gif_stream_1.0";
    private static final String IMAGE = "javax_imageio_gif_image_1.0";

    /**
     * One of the drawings.
     *
     * @param millis how long it is shown, in milliseconds
     */
    public record Frame(Drawing drawing, int millis) {}

    private final List<Frame> frames;
    private final int width;
    private final int height;
    private final int scale;

    /**
     * Moving pictures of a size.
     *
     * @param frames one or more
     * @param scale pixels for each unit of the drawings
     */
    public MovingPicture(List<Frame> frames, int width, int height, int scale) {
        this.frames = List.copyOf(frames);
        this.width = width;
        this.height = height;
        this.scale = scale;
    }

    /**
     * Draws and writes one after another; never more than two are in memory.
     *
     * @param watch hears how many have been written
     * @throws InterruptedIOException if the watch ended the work
     */
    public void write(OutputStream out, Watch watch) throws IOException {
        Swatches swatches = swatches(watch);
        IndexColorModel model = swatches.model();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.prepareWriteSequence(metadata(writer, model));
            byte[] before = new byte[0];
            for (int i = 0; i < frames.size(); i++) {
                goOn(watch);
                byte[] now = indices(pixels(i), swatches);
                Rectangle changed = i == 0 ? new Rectangle(width * scale, height * scale) : changed(before, now);
                BufferedImage part = part(before, now, changed, model);
                writer.writeToSequence(new IIOImage(part, null, metadata(writer, part, changed, i)), null);
                stream.flushBefore(stream.getStreamPosition());
                before = now;
                watch.progress(i + 1L);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
    }

    private Swatches swatches(Watch watch) throws IOException {
        Swatches.Gathering gathering = new Swatches.Gathering();
        int tasted = Math.min(TASTED, frames.size());
        for (int i = 0; i < tasted; i++) {
            goOn(watch);
            gathering.add(pixels((int) ((long) i * (frames.size() - 1) / Math.max(1, tasted - 1))));
        }
        return gathering.choose();
    }

    private static void goOn(Watch watch) throws InterruptedIOException {
        if (watch.isOver()) {
            throw new InterruptedIOException("ended before all was drawn");
        }
    }

    private BufferedImage pixels(int frame) {
        return Pictures.pixels(frames.get(frame).drawing(), width, height, scale);
    }

    private static byte[] indices(BufferedImage image, Swatches swatches) {
        int across = image.getWidth();
        byte[] indices = new byte[across * image.getHeight()];
        int[] row = new int[across];
        for (int y = 0; y < image.getHeight(); y++) {
            image.getRGB(0, y, across, 1, row, 0, across);
            for (int x = 0; x < across; x++) {
                indices[y * across + x] = swatches.index(row[x], x, y);
            }
        }
        return indices;
    }

    /** Where two pictures differ; one pixel where they do not, because a picture must have one. */
    private Rectangle changed(byte[] before, byte[] now) {
        int across = width * scale;
        Rectangle changed = new Rectangle(0, 0, -1, -1);
        for (int y = 0; y < height * scale; y++) {
            int row = y * across;
            int first = Arrays.mismatch(before, row, row + across, now, row, row + across);
            if (first >= 0) {
                int last = across - 1;
                while (before[row + last] == now[row + last]) {
                    last--;
                }
                changed.add(new Rectangle(first, y, last - first + 1, 1));
            }
        }
        return changed.isEmpty() ? new Rectangle(1, 1) : changed;
    }

    /** The rectangle that changed, and in it only what did: the rest is as before, which takes next to no room. */
    private BufferedImage part(byte[] before, byte[] now, Rectangle area, IndexColorModel model) {
        BufferedImage part = new BufferedImage(area.width, area.height, BufferedImage.TYPE_BYTE_INDEXED, model);
        byte[] into = ((DataBufferByte) part.getRaster().getDataBuffer()).getData();
        for (int y = 0; y < area.height; y++) {
            int from = (area.y + y) * width * scale + area.x;
            for (int x = 0; x < area.width; x++) {
                boolean same = before.length > 0 && before[from + x] == now[from + x];
                into[y * area.width + x] = same ? (byte) Swatches.AS_BEFORE : now[from + x];
            }
        }
        return part;
    }

    /** The size of all, and the colours that all share. */
    private IIOMetadata metadata(ImageWriter writer, IndexColorModel model) throws IOException {
        IIOMetadata metadata = writer.getDefaultStreamMetadata(null);
        IIOMetadataNode root = new IIOMetadataNode(STREAM);
        IIOMetadataNode screen = child(root, "LogicalScreenDescriptor");
        screen.setAttribute("logicalScreenWidth", Integer.toString(width * scale));
        screen.setAttribute("logicalScreenHeight", Integer.toString(height * scale));
        screen.setAttribute("colorResolution", "8");
        screen.setAttribute("pixelAspectRatio", "0");
        IIOMetadataNode colours = child(root, "GlobalColorTable");
        colours.setAttribute("sizeOfGlobalColorTable", Integer.toString(model.getMapSize()));
        colours.setAttribute("backgroundColorIndex", "0");
        colours.setAttribute("sortFlag", "FALSE");
        for (int i = 0; i < model.getMapSize(); i++) {
            IIOMetadataNode colour = child(colours, "ColorTableEntry");
            colour.setAttribute("index", Integer.toString(i));
            colour.setAttribute("red", Integer.toString(model.getRed(i)));
            colour.setAttribute("green", Integer.toString(model.getGreen(i)));
            colour.setAttribute("blue", Integer.toString(model.getBlue(i)));
        }
        metadata.mergeTree(STREAM, root);
        return metadata;
    }

    private IIOMetadata metadata(ImageWriter writer, BufferedImage part, Rectangle area, int frame) throws IOException {
        // The factory methods of the specifier would take the colours of Java's own palette instead.
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(part), null);
        IIOMetadataNode root = new IIOMetadataNode(IMAGE);
        IIOMetadataNode place = child(root, "ImageDescriptor");
        place.setAttribute("imageLeftPosition", Integer.toString(area.x));
        place.setAttribute("imageTopPosition", Integer.toString(area.y));
        place.setAttribute("imageWidth", Integer.toString(area.width));
        place.setAttribute("imageHeight", Integer.toString(area.height));
        place.setAttribute("interlaceFlag", "FALSE");
        int units = Math.max(LEAST_UNITS, Math.round(frames.get(frame).millis() / (float) MILLIS_IN_UNIT));
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "doNotDispose");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "TRUE");
        control.setAttribute("transparentColorIndex", Integer.toString(Swatches.AS_BEFORE));
        control.setAttribute("delayTime", Integer.toString(units));
        if (frame == 0) {
            IIOMetadataNode again = child(child(root, "ApplicationExtensions"), "ApplicationExtension");
            again.setAttribute("applicationID", "NETSCAPE");
            again.setAttribute("authenticationCode", "2.0");
            again.setUserObject(new byte[] {1, 0, 0}); // again and again, without end
        }
        metadata.mergeTree(IMAGE, root);
        return metadata;
    }

    private static IIOMetadataNode child(IIOMetadataNode parent, String name) {
        IIOMetadataNode child = new IIOMetadataNode(name);
        parent.appendChild(child);
        return child;
    }
}
