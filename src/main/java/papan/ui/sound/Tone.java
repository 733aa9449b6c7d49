package papan.ui.sound;

/**
 * A short tone that fades away.
 *
 * @param hertz its pitch
 * @param milliseconds how long it is
 * @param pan where it is heard: 0 in the left ear, 1 in the right
 * @param loudness 0 to 1; 1 is as loud as can be without clipping
 */
record Tone(double hertz, int milliseconds, double pan, double loudness) {
    Tone {
        if (!(hertz > 0) || milliseconds < 1 || !(pan >= 0 && pan <= 1) || !(loudness >= 0 && loudness <= 1)) {
            throw new IllegalArgumentException(
                    "tone of " + hertz + " Hz, " + milliseconds + " ms, pan " + pan + ", loudness " + loudness);
        }
    }
}
