package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PipedReader;
import java.io.PipedWriter;
import org.junit.jupiter.api.Test;

class LinesTest {
    /** Whoever waits for an answer before the next line would wait for ever if the end of a line were taken for another. */
    @Test
    void nothingIsThereAfterTheEndOfALineAsWindowsWritesIt() throws Exception {
        try (PipedWriter sender = new PipedWriter();
                BufferedReader in = new BufferedReader(new PipedReader(sender))) {
            Lines lines = new Lines(in, "lines");
            sender.write("one\r\n");
            sender.flush();
            assertThat(lines.next().orElseThrow().text()).isEqualTo("one");
            assertThat(lines.ready()).isFalse();
            sender.write("\r\ntwo\r");
            sender.flush();
            assertThat(lines.ready()).isTrue();
            assertThat(lines.next().orElseThrow().text()).isEmpty();
            assertThat(lines.ready()).isTrue();
            assertThat(lines.next().orElseThrow().text()).isEqualTo("two");
            assertThat(lines.ready()).isFalse();
        }
    }
}
