package papan.json.progress;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** What questions are called in xAPI: the same in results and in what describes them. */
final class Activities {
    /** Where the names of learners and lessons are at home. Nothing is there to be opened. */
    static final String HOME = "https://papan.example/";
    /** The type of each of them. */
    static final String TYPE = "http://adlnet.gov/expapi/activities/cmi.interaction";

    private Activities() {}

    /** The id of a question. */
    static String id(String lesson, String step) {
        return HOME + "lessons/" + escaped(lesson) + "/" + escaped(step);
    }

    /** The kind of interaction that a type of question is. */
    static String interaction(String type) {
        return switch (type) {
            case "landing", "rule", "choice", "similar", "bestMove", "spotError" -> "choice";
            case "order" -> "sequencing";
            case "number" -> "numeric";
            case "explain" -> "long-fill-in";
            default -> "other";
        };
    }

    /** Several options of one answer are joined as xAPI joins them. */
    static String response(String type, String given) {
        String interaction = interaction(type);
        return interaction.equals("choice") || interaction.equals("sequencing") ? given.replace(",", "[,]") : given;
    }

    private static String escaped(String id) {
        return URLEncoder.encode(id, StandardCharsets.UTF_8);
    }
}
