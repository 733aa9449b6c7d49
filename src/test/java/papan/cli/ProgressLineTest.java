package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.narration.Language;

class ProgressLineTest {
    private static final long SECOND = 1_000_000_000;

    private final StringWriter terminal = new StringWriter();
    private long now = 5 * SECOND;

    @Test
    void aTerminalIsToldHowFarTheWorkHasComeAndHowFastItGoes() {
        ProgressLine progress = progress(Optional.of(new PrintWriter(terminal)), Language.ENGLISH);
        now += 2 * SECOND;
        progress.tell(4_000);
        assertThat(terminal).hasToString("\r\u001b[K4,000 of 10,000 rounds, 2,000 a second");
    }

    @Test
    void itIsToldAFewTimesASecondAtMost() {
        ProgressLine progress = progress(Optional.of(new PrintWriter(terminal)), Language.ENGLISH);
        now += SECOND;
        progress.tell(1);
        String once = terminal.toString();
        now += SECOND / 100;
        progress.tell(2);
        assertThat(terminal).hasToString(once);
    }

    @Test
    void theLineIsClearedInTheEndIfThereWasOne() {
        ProgressLine progress = progress(Optional.of(new PrintWriter(terminal)), Language.SWEDISH);
        progress.clear();
        assertThat(terminal).hasToString("");
        now += SECOND;
        progress.tell(1);
        progress.clear();
        assertThat(terminal.toString()).endsWith("\r\u001b[K");
    }

    @Test
    void whereThereIsNoTerminalNothingIsSaid() {
        ProgressLine progress = progress(Optional.empty(), Language.ENGLISH);
        now += SECOND;
        progress.tell(1);
        progress.clear();
        assertThat(terminal).hasToString("");
    }

    private ProgressLine progress(Optional<PrintWriter> where, Language language) {
        return new ProgressLine(where, new CliText(language), "progress.rounds", 10_000, () -> now);
    }
}
