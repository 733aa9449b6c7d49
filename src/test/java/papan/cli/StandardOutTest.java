package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandardOutTest {
    @ParameterizedTest
    @CsvSource({
        "rules list, Broken pipe, 0, ''",
        "rules list, The pipe is being closed, 0, ''",
        "rules list, No space left on device, 3, Not all of it could be written to standard output.",
        "examples/congklak-five.json, Broken pipe, 0, ''",
        "examples/own-store.lesson.json, Broken pipe, 0, ''"
    })
    void whoStopsReadingHasEnoughButALostFileIsTold(String call, String failure, int status, String said) {
        StringWriter err = new StringWriter();
        StandardOut out = StandardOut.to(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(failure);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                throw new IOException(failure);
            }
        });
        assertThat(Cli.run(out, new PrintWriter(err), call.split(" "))).isEqualTo(status);
        assertThat(err.toString().strip()).isEqualTo(said);
    }
}
