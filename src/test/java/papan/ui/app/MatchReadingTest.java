package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.match.MatchWriter;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.replay.Variations;
import papan.rules.RuleSet;
import papan.ui.common.Edt;
import papan.ui.common.Idle;
import papan.ui.explore.ExploreFiles;

/** A recorded match is read in the background, and nothing comes of it once nobody waits for it. */
class MatchReadingTest {
    @TempDir
    private Path folder;

    private final CountDownLatch over = new CountDownLatch(1);
    private final List<String> told = new ArrayList<>();

    /** Notes what it is told; stops at once if it is impatient. */
    private final class ScreenReaderSummary implements ExploreFiles.Reading {
        private final boolean impatient;

        ScreenReaderSummary(boolean impatient) {
            this.impatient = impatient;
        }

        @Override
        public void begun(String file, Runnable stop) {
            Edt.check();
            told.add("begun " + file);
            if (impatient) {
                stop.run();
            }
        }

        @Override
        public void progress(double part) {
            Edt.check();
            assertThat(part).isBetween(0.0, 1.0);
        }

        @Override
        public void read(RecordedMatch match) {
            Edt.check();
            told.add("read " + match.variations().main().size());
            over.countDown();
        }

        @Override
        public void failed(String file, String problem) {
            told.add("failed " + problem);
            over.countDown();
        }
    }

    private Path written(int moves) throws Exception {
        RuleSet rules = RuleBooks.shipped().find("congklak-classic").orElseThrow();
        Random dice = new Random(7);
        PlayedMatch match = PlayedMatch.begin(rules, Optional.empty());
        while (match.size() < moves && !match.isOver()) {
            List<Move> legal = match.match().legalMoves();
            match = match.with(legal.get(dice.nextInt(legal.size())));
        }
        Path file = folder.resolve("long.match.json");
        Files.write(file, MatchWriter.write(new RecordedMatch(Variations.of(match), Map.of())));
        return file;
    }

    @Test
    void aFileIsReadInTheBackground() throws Exception {
        Path file = written(20);
        Edt.await(() -> MatchReading.begin(file, new ScreenReaderSummary(false)));
        assertThat(over.await(10, TimeUnit.SECONDS)).isTrue();
        Edt.await(() -> {});
        assertThat(told).containsExactly("begun long.match.json", "read 20");
    }

    @Test
    void nothingIsToldOnceNobodyWaits() throws Exception {
        Path file = written(20);
        Edt.await(() -> MatchReading.begin(file, new ScreenReaderSummary(true)));
        Idle.awaitBackground();
        assertThat(told).containsExactly("begun long.match.json");
    }
}
