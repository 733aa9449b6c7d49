package papan.installer;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import papan.ui.common.AppIcon;

/** The program's own picture as the files that Linux, Windows and macOS want. */
final class Icons {
    /** What Windows looks for, in pixels. */
    private static final List<Integer> ICO = List.of(16, 24, 32, 48, 64, 128, 256);
    /** What macOS calls a PNG of each size. */
    private static final Map<Integer, String> ICNS =
            new TreeMap<>(Map.of(16, "icp4", 32, "icp5", 64, "icp6", 128, "ic07", 256, "ic08", 512, "ic09"));

    private static final int LARGEST = 512;

    private Icons() {}

    /** One picture. */
    static byte[] png() throws IOException {
        return png(LARGEST);
    }

    private static byte[] png(int size) throws IOException {
        BufferedImage image = AppIcon.image(size);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    /** All sizes for Windows: a header, an entry of sixteen bytes for each, and the pictures. */
    static byte[] ico() throws IOException {
        ByteBuffer file = ByteBuffer.allocate(1 << 20).order(ByteOrder.LITTLE_ENDIAN);
        file.putShort((short) 0).putShort((short) 1).putShort((short) ICO.size());
        int at = 6 + 16 * ICO.size();
        for (int size : ICO) {
            byte[] png = png(size);
            // 256 is written as 0; one plane of 32 bits.
            file.put((byte) size)
                    .put((byte) size)
                    .putShort((short) 0)
                    .putShort((short) 1)
                    .putShort((short) 32);
            file.putInt(png.length).putInt(at);
            file.put(at, png);
            at += png.length;
        }
        return start(file, at);
    }

    /** All sizes for macOS: each with its name and its length, eight bytes of header included. */
    static byte[] icns() throws IOException {
        ByteBuffer file = ByteBuffer.allocate(1 << 20).order(ByteOrder.BIG_ENDIAN);
        file.position(8);
        for (Map.Entry<Integer, String> kind : ICNS.entrySet()) {
            byte[] png = png(kind.getKey());
            file.put(kind.getValue().getBytes(StandardCharsets.US_ASCII))
                    .putInt(png.length + 8)
                    .put(png);
        }
        int length = file.position();
        file.put(0, "icns".getBytes(StandardCharsets.US_ASCII)).putInt(4, length);
        return start(file, length);
    }

    private static byte[] start(ByteBuffer file, int length) {
        byte[] bytes = new byte[length];
        file.get(0, bytes);
        return bytes;
    }
}
