package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.json.match.PositionReader;
import papan.model.Position;
import papan.rules.RuleSet;

/**
 * What a command finds around it: a window to open, and the input that a person types or another program sends.
 *
 * @param window what commands that show something open
 * @param painter draws what commands write as pictures
 * @param input standard input, or what a test puts in its place
 */
public record Surroundings(Window window, Painter painter, BufferedReader input) {
    /** With an input that is not yet buffered. */
    public Surroundings(Window window, Painter painter, Reader input) {
        this(window, painter, new BufferedReader(input));
    }

    /** A file, or the input for {@code -}; whoever opens it closes it. */
    BufferedReader open(String file) {
        if (file.equals("-")) {
            return input;
        }
        Path path = Arguments.file("file", file);
        try {
            return Files.newBufferedReader(path, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw CallException.file("The file " + file + " cannot be read.");
        }
    }

    /** A position from a file, or from the input for {@code -}. */
    Position position(String file, RuleSet rules) {
        try {
            return PositionReader.read(text(file), Arguments.nameOf(file), rules);
        } catch (FormatException e) {
            throw CallException.wrong(e.problems().get(0).line());
        }
    }

    /** A whole file; never much more than a file may hold. */
    String text(String file) {
        try (BufferedReader in = open(file)) {
            StringBuilder text = new StringBuilder();
            char[] buffer = new char[8192];
            for (int n = in.read(buffer); n >= 0 && text.length() <= JsonTree.MAX_BYTES; n = in.read(buffer)) {
                text.append(buffer, 0, n);
            }
            return text.toString();
        } catch (IOException e) {
            throw CallException.file("The file " + file + " cannot be read as text in UTF-8.");
        }
    }
}
