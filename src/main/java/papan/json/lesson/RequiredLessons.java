package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import papan.format.Nearest;
import papan.format.Problem;
import papan.format.Problems;
import papan.json.FolderFiles;
import papan.lesson.script.Lesson;

/** Looks whether the lessons that a lesson requires are known anywhere. */
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
