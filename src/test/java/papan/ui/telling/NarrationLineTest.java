package papan.ui.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import papan.narration.Language;
import papan.ui.common.Edt;
import papan.ui.common.Idle;
import papan.ui.common.Theme;

class NarrationLineTest {
    private static final int WIDTH = 400;
    private static final int HEIGHT = 60;
    private static final OptionalInt SEVEN = OptionalInt.of(7);

    private final AtomicReference<NarrationLine> made = new AtomicReference<>();

    @BeforeEach
    void line() {
        Edt.await(() -> {
            Theme.LIGHT.install(Language.ENGLISH);
            NarrationLine line = new NarrationLine();
            line.setSize(WIDTH, HEIGHT);
            made.set(line);
        });
    }

    @Test
    void itIsToldAtOnceAndWrittenAMomentLater() {
        Edt.await(() -> {
            made.get().show("Aina lifts 7 seeds.", SEVEN);
            assertThat(made.get().sentence()).isEqualTo("Aina lifts 7 seeds.");
            assertThat(made.get().getDocument().getLength()).isZero();
        });
        Idle.await();
        Edt.await(() -> assertThat(made.get().getDocument().getLength()).isPositive());
    }

    @Test
    void whoReadsItEarlierReadsWhatItSaysNow() {
        Edt.await(() -> {
            made.get().show("One seed falls.", OptionalInt.empty());
            assertThat(made.get().getText()).isEqualTo("One seed falls.");
        });
    }

    @Test
    void whoSeesItEarlierSeesWhatItSaysNow() {
        Edt.await(() -> {
            made.get().show("Aina lifts 7 seeds.", SEVEN);
            BufferedImage early = picture();
            made.get().getText();
            assertThat(pixels(early)).isEqualTo(pixels(picture()));
            made.get().show("", OptionalInt.empty());
            assertThat(pixels(early)).isNotEqualTo(pixels(picture()));
        });
    }

    private BufferedImage picture() {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.WHITE);
        g.fillRect(0, 0, WIDTH, HEIGHT);
        made.get().paint(g);
        g.dispose();
        return image;
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
    }
}
