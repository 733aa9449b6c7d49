package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.replay.Mark;
import papan.ui.playback.MarkIcon;

class IconsTest {
    private static final int SIZE = 24;
    /** The share of all ink that two symbols may have in common; those in a ring have the most. */
    private static final double ALIKE = 0.85;

    private static final Path SOURCES = Path.of("src/main/java/papan/ui");

    @Test
    void noTwoMeaningsHaveOneShape() {
        Map<Icons, double[]> drawn = new EnumMap<>(Icons.class);
        Stream.of(Icons.values()).forEach(icon -> drawn.put(icon, ink(icon)));
        List<String> alike = new ArrayList<>();
        for (Icons one : Icons.values()) {
            for (Icons other : Icons.values()) {
                if (one.compareTo(other) < 0 && inCommon(drawn.get(one), drawn.get(other)) > ALIKE) {
                    alike.add(one + " " + other + " " + inCommon(drawn.get(one), drawn.get(other)));
                }
            }
        }
        assertThat(drawn).hasSizeGreaterThan(40);
        assertThat(alike).isEmpty();
    }

    @Test
    void whatHappensInAGameHasSymbolsThatStandForNothingElse() throws IOException {
        Pattern symbols = Pattern.compile("\\bIcons\\.(?:"
                + String.join(
                        "|",
                        Stream.of(Mark.Kind.values())
                                .map(kind -> MarkIcon.of(kind).name())
                                .toList())
                + ")\\b");
        try (Stream<Path> files = Files.walk(SOURCES)) {
            List<Path> naming = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> symbols.matcher(read(file)).find())
                    .toList();
            assertThat(naming).extracting(file -> file.getFileName().toString()).containsExactly("MarkIcon.java");
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How dark each pixel is, 0 to 1. */
    private static double[] ink(Icons icon) {
        BufferedImage picture = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = picture.createGraphics();
        g.setColor(Color.WHITE);
        icon.draw(g, 0, 0, SIZE, 2);
        g.dispose();
        double[] ink = new double[SIZE * SIZE];
        for (int at = 0; at < ink.length; at++) {
            ink[at] = picture.getRaster().getSample(at % SIZE, at / SIZE, 0) / 255.0;
        }
        return ink;
    }

    private static double inCommon(double[] one, double[] other) {
        double both = 0;
        double any = 0;
        for (int at = 0; at < one.length; at++) {
            both += Math.min(one[at], other[at]);
            any += Math.max(one[at], other[at]);
        }
        return both / any;
    }
}
