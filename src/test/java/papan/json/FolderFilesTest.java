package papan.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderFilesTest {
    @TempDir
    private Path folder;

    /** A folder that goes away when its first file has been read. */
    private static final class GoesAway implements DirectoryStream<Path> {
        @Override
        public Iterator<Path> iterator() {
            return new Halfway();
        }

        @Override
        public void close() {}
    }

    private static final class Halfway implements Iterator<Path> {
        private int read;

        @Override
        public boolean hasNext() {
            if (read > 0) {
                throw new DirectoryIteratorException(new IOException("gone"));
            }
            return true;
        }

        @Override
        public Path next() {
            read++;
            return Path.of("a.json");
        }
    }

    @Test
    void filesComeByName() throws Exception {
        for (String name : new String[] {"b.json", "a.json", "c.txt"}) {
            Files.createFile(folder.resolve(name));
        }
        assertThat(FolderFiles.ending(folder, ".json"))
                .containsExactly(folder.resolve("a.json"), folder.resolve("b.json"));
    }

    @Test
    void aFolderThatGoesAwayHalfwayCannotBeRead() {
        assertThatThrownBy(() -> FolderFiles.ending(new GoesAway(), ".json"))
                .isInstanceOf(IOException.class)
                .hasMessage("gone");
    }
}
