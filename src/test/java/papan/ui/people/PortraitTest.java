package papan.ui.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.narration.Language;
import papan.ui.common.Theme;
import papan.ui.common.Zoom;

/** Each person is known by the face, and each mood is seen in it, in every theme and as small as faces are shown. */
class PortraitTest {
    private static final int EDGE = 10;

    @AfterAll
    static void light() throws Exception {
        wear(Theme.LIGHT);
    }

    private static void wear(Theme theme) throws Exception {
        EventQueue.invokeAndWait(() -> theme.install(Language.ENGLISH));
    }

    private static List<Portrait> all(int size) {
        return Stream.of(Person.values())
                .flatMap(person -> Stream.of(Mood.values()).map(mood -> new Portrait(person, mood, size)))
                .toList();
    }

    /** A portrait with something free around it. */
    private static BufferedImage painted(Portrait portrait) {
        int side = portrait.size() + 2 * EDGE;
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        portrait.paintIcon(new JLabel(), g, EDGE, EDGE);
        g.dispose();
        return image;
    }

    private static int[] pixels(Portrait portrait) {
        BufferedImage image = painted(portrait);
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    /** How many pixels are plainly another colour. */
    private static long differences(int[] one, int[] other) {
        return IntStream.range(0, one.length)
                .filter(i -> IntStream.of(0, 8, 16, 24)
                        .anyMatch(shift -> Math.abs((one[i] >> shift & 0xFF) - (other[i] >> shift & 0xFF)) > 40))
                .count();
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyPersonAndEveryMoodLooksUnlikeAllOthers(Theme theme) throws Exception {
        wear(theme);
        int size = 32;
        List<Portrait> all = all(size);
        List<int[]> seen = all.stream().map(PortraitTest::pixels).toList();
        List<String> alike = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (differences(seen.get(i), seen.get(j)) < size * size / 40) {
                    alike.add(all.get(i) + " " + all.get(j));
                }
            }
        }
        assertThat(alike).isEmpty();
    }

    @Test
    void aPortraitKeepsToItsSquareAndIsCutOffOnlyAtTheShoulders() {
        for (Portrait portrait : all(96)) {
            BufferedImage image = painted(portrait);
            int first = EDGE;
            int last = EDGE + portrait.size() - 1;
            for (int x = 0; x < image.getWidth(); x++) {
                for (int y = 0; y < image.getHeight(); y++) {
                    boolean inside = x > first && x < last && y > first && y <= last;
                    assertThat(inside || image.getRGB(x, y) >>> 24 == 0)
                            .as("%s at %d, %d", portrait, x, y)
                            .isTrue();
                }
            }
            assertThat(IntStream.range(first, last).filter(x -> image.getRGB(x, last) >>> 24 > 0))
                    .as("shoulders")
                    .hasSizeGreaterThan(portrait.size() / 2);
        }
    }

    @Test
    void underLargeLettersTheWordsHaveTheRoom() throws Exception {
        Portrait portrait = new Portrait(Person.GRANDMA, Mood.GLAD, 40);
        EventQueue.invokeAndWait(() -> {
            try {
                Zoom.set(150);
                assertThat(portrait.getIconWidth()).isEqualTo(60);
                Zoom.set(200);
                assertThat(portrait.getIconWidth()).isZero();
                assertThat(pixels(portrait)).containsOnly(0);
            } finally {
                Zoom.set(100);
            }
        });
    }
}
