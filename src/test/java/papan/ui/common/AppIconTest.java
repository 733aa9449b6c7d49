package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The program's picture is a board at every size, also at the smallest. */
class AppIconTest {
    static Iterable<Integer> sizes() {
        return AppIcon.SIZES;
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void aBoardIsToBeSeen(int size) {
        BufferedImage image = AppIcon.image(size);
        assertThat(image.getWidth()).isEqualTo(size);
        assertThat(image.getHeight()).isEqualTo(size);
        Set<Integer> dark = new HashSet<>();
        int filled = 0;
        int light = 0;
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                int argb = image.getRGB(x, y);
                if (argb >>> 24 > 200) {
                    filled++;
                    int brightness = (argb >> 16 & 0xFF) + (argb >> 8 & 0xFF) + (argb & 0xFF);
                    light += brightness > 560 ? 1 : 0;
                    if (brightness < 180) {
                        dark.add(x);
                    }
                }
            }
        }
        assertThat(filled).as("fills most of its square").isGreaterThan(size * size / 2);
        assertThat(dark.size()).as("columns with a hollow").isGreaterThan(size / 4);
        assertThat(light).as("seeds").isPositive();
        assertThat(image.getRGB(0, 0) >>> 24).as("nothing in the corner").isZero();
    }
}
