package papan.json.progress;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shape;
import papan.lesson.kept.LessonProgress;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Progress;

/** Progress files as texts. */
public final class ProgressFiles {
    /** The endings of what is kept of learners and classes, and what reads it. */
    private static final Map<String, Shape<?>> LISTS =
            Map.of(".plans.json", PlanFile.FORMAT.shape(), ".hands.json", HandsFile.FORMAT.shape());

    private ProgressFiles() {}

    /** Whether a file of that name is one of a learner, of plans or of hands. */
    public static boolean isKept(String file) {
        return file.endsWith(ProgressFolder.ENDING) || list(file).isPresent();
    }

    private static Optional<Shape<?>> list(String file) {
        return LISTS.entrySet().stream()
                .filter(list -> file.endsWith(list.getKey()))
                .<Shape<?>>map(Map.Entry::getValue)
                .findFirst();
    }

    /** What is said of such a file. */
    public static List<String> said(String text, String file) {
        try {
            Optional<Shape<?>> list = list(file);
            List<Problem> problems = list.isPresent()
                    ? problems(list.get(), text, file)
                    : ProgressShape.KEPT.read(text, file).problems();
            return problems.stream().map(Problem::line).toList();
        } catch (FormatException e) {
            return e.problems().stream().map(Problem::line).toList();
        }
    }

    private static List<Problem> problems(Shape<?> list, String text, String file) throws FormatException {
        Problems problems = new Problems(file);
        list.read(JsonTree.read(text, file), Reading.of(problems));
        return problems.inOrder();
    }

    /** Ana's file with one lesson. */
    public static String of(LessonProgress lesson) {
        return new String(
                ProgressWriter.bytes(new Progress("Ana", Map.of(lesson.lesson(), lesson), Practice.NONE)),
                StandardCharsets.UTF_8);
    }
}
