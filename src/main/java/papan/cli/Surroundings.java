package papan.cli;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import papan.format.JsonTree;
import papan.json.match.PositionLine;
import papan.json.match.PositionReader;
import papan.json.rules.RuleBooks;
import papan.model.Position;
import papan.rules.RuleBook;
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
        return UnreadFile.read(
                Exit.FILE, "The file " + file, () -> Files.newBufferedReader(path, StandardCharsets.UTF_8));
    }

    /** A position as a line, in a file, or on the input for {@code -}; empty for the rule set's own start. */
    Optional<Position> position(String given, RuleSet rules) {
        boolean line = isPosition(given);
        String text = line ? given : text(given);
        String name = line ? "--position" : Arguments.nameOf(given);
        return UnreadFile.read(
                Exit.WRONG_CALL,
                name,
                () -> PositionLine.is(text)
                        ? ofRules(PositionLine.read(text, name, new WithOwn(rules)), rules)
                        : Optional.of(PositionReader.read(text, name, rules)));
    }

    /** Whether a word of a call is a position as a line, and no file's name with a space in it. */
    static boolean isPosition(String given) {
        return PositionLine.is(given) && !given.endsWith(".json") && !new File(given).exists();
    }

    private static Optional<Position> ofRules(PositionLine line, RuleSet rules) {
        if (!line.rules().id().equals(rules.id())) {
            throw CallException.wrong("The position is one of " + line.rules().id() + ", and --rules says " + rules.id()
                    + ". Write the same in both places.");
        }
        return line.position();
    }

    /** The installed rule sets, and before them the one that was asked for. */
    private record WithOwn(RuleSet own) implements RuleBook {
        @Override
        public Set<String> ids() {
            return RuleBooks.shipped().ids();
        }

        @Override
        public Optional<RuleSet> find(String id) {
            return own.id().equals(id) ? Optional.of(own) : RuleBooks.shipped().find(id);
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
