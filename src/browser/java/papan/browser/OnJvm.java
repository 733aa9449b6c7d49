package papan.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

public final class OnJvm {
    private static String name = "";
    private static int lines;
    private static MessageDigest hash;
    private static Writer out;

    private OnJvm() {}

    public static void main(String[] args) throws Exception {
        hash = MessageDigest.getInstance("SHA-256");
        out = args.length > 2 ? Files.newBufferedWriter(Path.of(args[2])) : Writer.nullWriter();
        long t = System.nanoTime();
        Sections.all(Integer.parseInt(args[0]), args[1], OnJvm::section, OnJvm::line);
        end();
        out.close();
        System.err.println("ms " + (System.nanoTime() - t) / 1e6);
    }

    private static void end() {
        if (!name.isEmpty()) {
            System.out.println(name + " " + lines + " " + HexFormat.of().formatHex(hash.digest()).substring(0, 16));
        }
    }

    private static void section(String next) {
        end();
        name = next;
        lines = 0;
        try {
            out.write("== " + next + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void line(String text) {
        lines++;
        hash.update((text + "\n").getBytes(StandardCharsets.UTF_8));
        try {
            out.write(text + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
