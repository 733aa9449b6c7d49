package papan.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    @TempDir
    private Path folder;

    @Test
    void aFileIsReplacedWhole() throws Exception {
        Path file = folder.resolve("chart.csv");
        Files.writeString(file, "old");
        WholeFile.write(file, "new".getBytes(StandardCharsets.UTF_8));
        assertThat(file).hasContent("new");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void twoWhoWriteOneFileLeaveOneOfTheirsWhole() throws Exception {
        Path file = folder.resolve("chart.csv");
        WholeFile.write(file, out -> {
            out.write("first ".repeat(10_000).getBytes(StandardCharsets.UTF_8));
            out.flush();
            WholeFile.write(file, "second".getBytes(StandardCharsets.UTF_8));
            assertThat(file).hasContent("second");
            out.write("end".getBytes(StandardCharsets.UTF_8));
        });
        assertThat(file).hasContent("first ".repeat(10_000) + "end");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void whoMayReadAFileIsTheSameAfterwards() throws Exception {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path file = Files.writeString(folder.resolve("n".repeat(250)), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        WholeFile.write(file, "new".getBytes(StandardCharsets.UTF_8));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void aDeviceIsWrittenIntoAndNotReplaced() throws Exception {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device) && !Files.isRegularFile(device));
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), device);
        WholeFile.write(link, "new".getBytes(StandardCharsets.UTF_8));
        assertThat(link).isSymbolicLink();
    }

    @Test
    void aLinkStaysAndItsFileIsWritten() throws Exception {
        Path inside = Files.createDirectory(folder.resolve("inside"));
        Path file = inside.resolve("own.json");
        Files.createSymbolicLink(inside.resolve("second"), Path.of("own.json"));
        Path link = Files.createSymbolicLink(folder.resolve("first"), Path.of("inside", "second"));
        WholeFile.write(link, "begun".getBytes(StandardCharsets.UTF_8));
        assertThat(file).hasContent("begun");
        WholeFile.write(link, "new".getBytes(StandardCharsets.UTF_8));
        assertThat(link).isSymbolicLink();
        assertThat(file).isRegularFile().hasContent("new");
        Path endless = Files.createSymbolicLink(folder.resolve("endless"), Path.of("endless"));
        assertThatThrownBy(() -> WholeFile.write(endless, new byte[1])).isInstanceOf(IOException.class);
    }

    /** What the shell has opened is not this program's: it may have been told to append to it. */
    @Test
    void whatStandsForTheOutputOfAProgramIsAppendedTo() throws Exception {
        assumeTrue(Files.isSymbolicLink(Path.of("/dev/stdout")));
        Path file = Files.writeString(folder.resolve("all.txt"), "before\n");
        int status = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        ToOutput.class.getName())
                .redirectOutput(ProcessBuilder.Redirect.appendTo(file.toFile()))
                .start()
                .waitFor();
        assertThat(status).isZero();
        assertThat(file).hasContent("before\nnew");
    }

    /** Writes to its own output by name. */
    static final class ToOutput {
        private ToOutput() {}

        public static void main(String[] args) throws Exception {
            WholeFile.write(Path.of("/dev/stdout"), "new".getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void whatCannotBeWrittenLeavesTheOldFileAndNoOther() throws Exception {
        Path occupied = Files.createDirectory(folder.resolve("chart.png"));
        Files.writeString(occupied.resolve("inside"), "kept");
        assertThatThrownBy(() -> WholeFile.write(occupied, new byte[1])).isInstanceOf(IOException.class);
        assertThat(occupied.resolve("inside")).hasContent("kept");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(occupied);
        }
    }
}
