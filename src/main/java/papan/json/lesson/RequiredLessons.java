package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.format.FormatException;
import papan.format.Nearest;
import papan.format.Problem;
import papan.format.Problems;
import papan.json.FolderFiles;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;

/** The lessons that a lesson requires, wherever they are known. */
final class RequiredLessons {
    private static final String ENDING = ".lesson.json";

    private final Lesson lesson;
    private final Path folder;
    private final LessonsTogether together;

    RequiredLessons(Lesson lesson, Path folder, LessonsTogether together) {
        this.lesson = lesson;
        this.folder = folder;
        this.together = together;
    }

    /** Warns of each that is neither shipped, nor checked with the lesson, nor in its folder. */
    void check(LessonSpots spots, Problems problems) {
        List<String> required = lesson.meta().audience().requires();
        Set<String> known = new LinkedHashSet<>(together.ids());
        known.add(lesson.id()); // what requires itself is told of as a circle
        if (!required.isEmpty()) {
            known.addAll(ShippedFiles.ids());
        }
        if (!known.containsAll(required)) {
            known.addAll(inFolder());
        }
        for (int i = 0; i < required.size(); i++) {
            String id = required.get(i);
            if (!known.contains(id)) {
                String path = "meta.audience.requires[" + i + "]";
                String near = Nearest.suggestion(id, known);
                problems.add(
                        "W117",
                        Problem.Severity.WARNING,
                        spots.of(path),
                        path,
                        "No lesson \"" + id + "\" is known: none is shipped, checked with this one or in its folder.",
                        near.isEmpty() ? "Mend the id, or put that lesson beside this one." : near);
            }
        }
    }

    /** The lessons that are checked with a lesson, and the shipped ones that it requires, itself or through another. */
    static List<Lesson> known(Lesson lesson, LessonsTogether together, RuleBook book) {
        Map<String, Lesson> known = new LinkedHashMap<>();
        together.lessons().forEach(each -> known.put(each.id(), each));
        Set<String> met = new HashSet<>(Set.of(lesson.id()));
        Deque<Lesson> open = new ArrayDeque<>(List.of(lesson));
        while (!open.isEmpty()) {
            for (String id : open.remove().meta().audience().requires()) {
                if (met.add(id)) {
                    Optional.ofNullable(known.get(id))
                            .or(() -> shipped(id, book))
                            .ifPresent(required -> {
                                known.put(id, required);
                                open.add(required);
                            });
                }
            }
        }
        return List.copyOf(known.values());
    }

    /** Empty also where a rule set of the book stands in the way of a shipped lesson. */
    private static Optional<Lesson> shipped(String id, RuleBook book) {
        String file = id + ENDING;
        return ShippedFiles.text(file).flatMap(text -> {
            try {
                return Optional.of(LessonReader.read(text, file, book));
            } catch (FormatException e) {
                return Optional.empty();
            }
        });
    }

    private List<String> inFolder() {
        try {
            return FolderFiles.ending(folder, ENDING).stream()
                    .flatMap(file -> LessonsTogether.id(file).stream())
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
