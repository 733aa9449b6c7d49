package papan.json.lesson;

import java.util.HashMap;
import java.util.Map;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonObject;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Spot;
import papan.lesson.scene.Finding;

/** Finds where in a file a path leads, or as much of it as is there. */
final class LessonSpots {
    private final Map<String, Spot> spots = new HashMap<>();

    LessonSpots(JsonValue root) {
        collect(root);
    }

    private void collect(JsonValue value) {
        spots.put(value.path(), value.spot());
        value.values().forEach(this::collect);
        if (value instanceof JsonObject object) {
            object.fields().values().forEach(field -> collect(field.value()));
        }
    }

    /** Notes what was found, where it stands. */
    void add(Finding finding, Problems problems) {
        Problem.Severity severity = finding.isError() ? Problem.Severity.ERROR : Problem.Severity.WARNING;
        problems.add(finding.code(), severity, of(finding.path()), finding.path(), finding.message(), finding.fix());
    }

    /** The spot of a path, or else of the nearest part of the document that holds it. */
    Spot of(String path) {
        String at = path;
        while (!at.isEmpty()) {
            Spot spot = spots.get(at);
            if (spot != null) {
                return spot;
            }
            at = at.substring(0, Math.max(0, Math.max(at.lastIndexOf('.'), at.lastIndexOf('['))));
        }
        return spots.getOrDefault("", Spot.START);
    }
}
