package papan.ui.explore;

import java.awt.Component;
import java.nio.file.Path;
import java.util.function.Consumer;
import papan.replay.RecordedMatch;

/** Whatever reads and writes recorded matches. Everything is told on the event dispatch thread. */
public interface ExploreFiles {

    /** Hears how the opening of a file goes. */
    interface Reading {
        /**
         * A file has been chosen and is being read.
         *
         * @param stop ends the reading; nothing more is told then
         */
        void begun(String file, Runnable stop);

        /** A part of it has been read, from 0 to 1. Told only of what takes its time. */
        void progress(double part);

        void read(RecordedMatch match);

        /** It cannot be used; {@code problem} says where and why. */
        void failed(String file, String problem);
    }

    /** Lets somebody choose a file, which is shown where it belongs: a recorded match comes to the workspace. */
    void choose(Component parent);

    /** Reads a file in the background. */
    void read(Path file, Reading then);

    /**
     * Lets somebody choose where to keep a match, and writes it whole or not at all.
     *
     * @param proposed the name that is proposed
     * @param then is told what came of it, in words; nothing if no file was chosen
     */
    void save(Component parent, RecordedMatch match, String proposed, Consumer<String> then);
}
