package papan.json.lesson;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Visible;
import papan.json.FileShape;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;

/**
 * A rule set beside a lesson, by which the lesson is played: {@code "rules": {"file": "kampung.json"}}. Only files inside
 * the lesson's own folder are read.
 *
 * @param folder where the lesson lies; empty for a text, beside which nothing lies
 */
record LessonRulesFile(Problems problems, Optional<Path> folder) {

    /** The rule set that the field {@code file} names; empty, with problems noted, if it cannot be had. */
    Optional<RuleSet> read(JsonObjectReader in) {
        JsonValue at = in.value("file").orElseThrow();
        Optional<String> name = in.asText(at);
        in.value("id")
                .ifPresent(id -> problems.error(
                        "E202",
                        id,
                        "Both \"id\" and \"file\" say which rule set is meant.",
                        "Leave \"id\" out: the file has one of its own."));
        return name.flatMap(file -> inside(file, at)).flatMap(path -> rules(path, at));
    }

    /** Which rule set beside it a lesson's file names, whatever else is wrong with it; empty if it names none. */
    static Optional<Path> named(Path lesson) {
        try {
            return JsonTree.read(lesson)
                    .in("rules")
                    .flatMap(rules -> rules.in("file"))
                    .flatMap(JsonValue::asText)
                    .filter(name -> PictureFile.refuseName(name).isEmpty())
                    .map(lesson::resolveSibling);
        } catch (FormatException | IOException | InvalidPathException e) {
            return Optional.empty();
        }
    }

    private Optional<Path> inside(String name, JsonValue at) {
        if (PictureFile.refuseName(name).isPresent()) {
            return outside(name, at);
        }
        try {
            Path home = folder.orElseThrow(() -> new NoSuchFileException(name, null, "nothing lies beside a text"));
            return PictureFile.inside(home, name).or(() -> outside(name, at));
        } catch (IOException | InvalidPathException e) {
            return missing(name, at);
        }
    }

    private Optional<Path> outside(String name, JsonValue at) {
        problems.error(
                "E203",
                at,
                "\"" + Visible.shortened(name) + "\" is not a file inside the lesson's own folder.",
                "Put the rule set beside the lesson and write its name, such as \"kampung.json\".");
        return Optional.empty();
    }

    private Optional<Path> missing(String name, JsonValue at) {
        problems.error(
                "E204",
                at,
                "There is no rule set \"" + Visible.shortened(name) + "\" beside the lesson.",
                "Put it there, and mind capitals.");
        return Optional.empty();
    }

    private Optional<RuleSet> rules(Path file, JsonValue at) {
        try {
            if (FileShape.of(file) == FileShape.RULES) {
                return Optional.of(RuleBooks.read(file));
            }
            problems.error(
                    "E205",
                    at,
                    "\"" + Visible.shortened(name(file)) + "\" is not a rule set.",
                    "Look whether it is the file that you mean.");
        } catch (FormatException e) {
            Problem first = e.problems().get(0);
            int more = e.problems().size() - 1;
            problems.error(
                    "E205",
                    at,
                    "The rule set cannot be used. " + first.line() + (more == 0 ? "" : " (and " + more + " more)"),
                    "See papan rules check " + name(file) + ".");
        } catch (IOException e) {
            missing(name(file), at);
        }
        return Optional.empty();
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
