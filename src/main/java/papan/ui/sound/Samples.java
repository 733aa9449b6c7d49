package papan.ui.sound;

import java.util.List;

/**
 * Turns tones into samples: 16 bits, two channels, the low byte first. A tone is a sine with a quiet octave above it; it
 * comes within two milliseconds and dies away to nothing, so that nothing cracks at either end.
 */
final class Samples {
    /** Samples a second in each channel. */
    static final int RATE = 44_100;

    /** Bytes of one sample of both channels. */
    static final int FRAME = 4;

    private static final double ATTACK_S = 0.002;
    private static final double OCTAVE = 0.25;
    /** By how many times e a tone has become quieter at its end. */
    private static final double DECAY = 5;

    private Samples() {}

    /** The samples of tones one after another. */
    static byte[] of(List<Tone> tones) {
        byte[] all = new byte[tones.stream().mapToInt(Samples::frames).sum() * FRAME];
        int at = 0;
        for (Tone tone : tones) {
            at = write(tone, all, at);
        }
        return all;
    }

    /** How many samples a tone has in each channel. */
    static int frames(Tone tone) {
        return (int) Math.round(tone.milliseconds() * RATE / 1000.0);
    }

    private static int write(Tone tone, byte[] into, int from) {
        int frames = frames(tone);
        // The same loudness for both ears together, wherever the tone is heard.
        double left = Math.cos(tone.pan() * Math.PI / 2);
        double right = Math.sin(tone.pan() * Math.PI / 2);
        int at = from;
        for (int k = 0; k < frames; k++) {
            double value = tone.loudness() * envelope(k, frames) * wave(tone.hertz(), (double) k / RATE);
            at = put(into, at, value * left);
            at = put(into, at, value * right);
        }
        return at;
    }

    private static double wave(double hertz, double seconds) {
        double turn = 2 * Math.PI * hertz * seconds;
        return (Math.sin(turn) + OCTAVE * Math.sin(2 * turn)) / (1 + OCTAVE);
    }

    private static double envelope(int k, int frames) {
        double come = Math.min(1, k / (ATTACK_S * RATE));
        double gone = (double) k / frames;
        return come * Math.exp(-DECAY * gone) * (1 - gone);
    }

    private static int put(byte[] into, int at, double value) {
        int sample = (int) Math.round(value * Short.MAX_VALUE);
        into[at] = (byte) sample;
        into[at + 1] = (byte) (sample >> 8);
        return at + 2;
    }
}
