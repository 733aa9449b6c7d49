package papan.ui.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.model.Store;

/** What is heard is right before any loudspeaker hears it. */
class SamplesTest {
    private static final Layout SEVEN = new Layout(7);

    private static int sample(byte[] samples, int frame, int channel) {
        int at = frame * Samples.FRAME + 2 * channel;
        return (short) ((samples[at] & 0xff) | (samples[at + 1] << 8));
    }

    private static int loudest(byte[] samples, int channel) {
        return IntStream.range(0, samples.length / Samples.FRAME)
                .map(frame -> Math.abs(sample(samples, frame, channel)))
                .max()
                .orElse(0);
    }

    /** How strong a pitch is in the left ear. */
    private static double strength(byte[] samples, double hertz) {
        double sine = 0;
        double cosine = 0;
        for (int frame = 0; frame < samples.length / Samples.FRAME; frame++) {
            double turn = 2 * Math.PI * hertz * frame / Samples.RATE;
            sine += sample(samples, frame, 0) * Math.sin(turn);
            cosine += sample(samples, frame, 0) * Math.cos(turn);
        }
        return Math.hypot(sine, cosine);
    }

    @ParameterizedTest
    @ValueSource(doubles = {261.63, 440, 1046.5, 2793})
    void aToneHasItsPitch(double hertz) {
        byte[] samples = Samples.of(List.of(new Tone(hertz, 200, 0.5, 0.5)));
        assertThat(strength(samples, hertz))
                .isGreaterThan(2 * strength(samples, hertz * 1.06))
                .isGreaterThan(2 * strength(samples, hertz / 1.06))
                .isGreaterThan(2 * strength(samples, hertz * 2));
    }

    @Test
    void tonesHaveTheirLength() {
        byte[] samples = Samples.of(List.of(new Tone(440, 100, 0.5, 0.5), new Tone(220, 50, 0.5, 0.5)));
        assertThat(samples).hasSize((4_410 + 2_205) * Samples.FRAME);
    }

    @ParameterizedTest
    @CsvSource({"0,1", "0.5,1", "1,1", "0.15,0.5"})
    void nothingIsClippedAndNothingCracks(double pan, double loudness) {
        byte[] samples = Samples.of(List.of(new Tone(440, 80, pan, loudness)));
        for (int channel : new int[] {0, 1}) {
            assertThat(loudest(samples, channel)).isLessThan(Short.MAX_VALUE);
            assertThat(sample(samples, 0, channel)).isZero();
            assertThat(sample(samples, samples.length / Samples.FRAME - 1, channel))
                    .isBetween(-20, 20);
        }
    }

    @Test
    void sidesAreHeardInTheirEars() {
        byte[] left = Samples.of(List.of(new Tone(440, 80, 0.15, 0.5)));
        assertThat(loudest(left, 0)).isGreaterThan(2 * loudest(left, 1)).isGreaterThan(4_000);
        byte[] middle = Samples.of(List.of(new Tone(440, 80, 0.5, 0.5)));
        assertThat(loudest(middle, 0)).isCloseTo(loudest(middle, 1), within(2));
    }

    @Test
    void aHandThatWalksOnClimbsOnceRoundItsRing() {
        assertThat(Pitch.position(SEVEN, Direction.CLOCKWISE, Side.SOUTH, new House(Side.SOUTH, 7)))
                .isZero();
        assertThat(Pitch.position(SEVEN, Direction.CLOCKWISE, Side.SOUTH, new Store(Side.SOUTH)))
                .isEqualTo(7);
        assertThat(Pitch.position(SEVEN, Direction.CLOCKWISE, Side.SOUTH, new House(Side.NORTH, 7)))
                .isEqualTo(8);
        assertThat(Pitch.position(SEVEN, Direction.CLOCKWISE, Side.SOUTH, new House(Side.NORTH, 1)))
                .isEqualTo(14);
        assertThat(Pitch.position(SEVEN, Direction.ANTICLOCKWISE, Side.NORTH, new House(Side.NORTH, 1)))
                .isZero();
        assertThat(Pitch.position(SEVEN, Direction.ANTICLOCKWISE, Side.NORTH, new House(Side.SOUTH, 1)))
                .isEqualTo(8);
        assertThat(IntStream.range(0, 26).mapToObj(Pitch::hertz).toList()).isSorted();
        assertThat(Pitch.hertz(14)).isCloseTo(4 * Pitch.LOWEST_HERTZ, within(0.1));
    }

    @Test
    void aToneThatCannotBeIsRefused() {
        assertThatThrownBy(() -> new Tone(440, 100, 1.2, 0.5)).hasMessageContaining("pan 1.2");
    }
}
