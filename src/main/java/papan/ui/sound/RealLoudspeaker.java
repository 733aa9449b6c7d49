package papan.ui.sound;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.jspecify.annotations.Nullable;

/** The computer's own loudspeaker, with so short a buffer that a click is heard when its seed is seen to fall. */
public final class RealLoudspeaker implements Loudspeaker {
    private static final Logger LOG = System.getLogger(RealLoudspeaker.class.getName());
    private static final int BUFFER_MS = 60;

    private @Nullable SourceDataLine line;

    @Override
    public boolean open() {
        if (line != null && line.isOpen()) {
            return true;
        }
        AudioFormat format = new AudioFormat(Samples.RATE, 16, 2, true, false);
        try {
            SourceDataLine fresh = AudioSystem.getSourceDataLine(format);
            fresh.open(format, Samples.RATE * BUFFER_MS / 1000 * Samples.FRAME);
            fresh.start();
            line = fresh;
            return true;
        } catch (LineUnavailableException | IllegalArgumentException | SecurityException | LinkageError e) {
            LOG.log(Level.DEBUG, "There is no loudspeaker.", e);
            return false;
        }
    }

    @Override
    public void play(byte[] samples) {
        if (line != null) {
            line.write(samples, 0, samples.length);
        }
    }

    @Override
    public void close() {
        if (line != null) {
            line.close();
            line = null;
        }
    }
}
