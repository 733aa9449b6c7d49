package papan.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The dice and the threads of every command that plays in great numbers. */
final class SamplingOptions {
    private static final int MOST_THREADS = 256;

    @Option(names = "--seed", paramLabel = "K", defaultValue = "1", description = "of the dice (default: 1)")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "T", description = "default: one for each processor; changes no figure")
    private @Nullable Integer threads;

    /** What the dice begin with. */
    long seed() {
        return seed;
    }

    /** How many threads play. */
    int workers() {
        return threads == null
                ? Runtime.getRuntime().availableProcessors()
                : Arguments.within("--threads", threads, 1, MOST_THREADS);
    }
}
