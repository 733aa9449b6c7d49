package papan.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonException;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.testing.LessonFiles;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Looks for a lesson's twins: the same lesson under rules of which one clause is another, or with another option marked as
 * right. Up to a question everything has happened in the same way, and the question is the same; but its answer is another.
 * What a learner sees while the question is open must then be the same, too.
 */
final class LessonTwin {
    /** The most rule sets with another clause that are tried for a lesson; some lessons are long to work out. */
    private static final int MOST = 24;

    private static final ObjectMapper JSON = new ObjectMapper();

    private final LessonRun run;
    private final Map<Integer, LessonRun> found = new LinkedHashMap<>();

    private LessonTwin(LessonRun run) {
        this.run = run;
    }

    /** For each question that has a twin, by its step, one lesson that asks it with another answer. */
    static Map<Integer, LessonRun> of(LessonRun run) throws IOException {
        LessonTwin twins = new LessonTwin(run);
        twins.otherOptions();
        twins.otherRules();
        return twins.found;
    }

    private boolean isComplete() {
        return found.size()
                == run.stages().stream()
                        .filter(stage -> stage.step() instanceof Step.Ask)
                        .count();
    }

    private void otherRules() {
        Set<RuleSet> tried = new HashSet<>();
        for (ClauseId clause : ClauseId.values()) {
            for (RuleSet other : RuleBooks.shipped().all()) {
                if (isComplete() || tried.size() >= MOST) {
                    return;
                }
                ClauseSwitch.take(run.rules(), other, clause)
                        .filter(rules -> rules.layout().equals(run.rules().layout()))
                        .filter(rules -> rules.sowing().direction()
                                == run.rules().sowing().direction())
                        .filter(tried::add)
                        .ifPresent(rules -> take(run.lesson(), new OneOther(RuleBooks.shipped(), rules)));
            }
        }
    }

    /** A book with another rule set in the place of the one with the same id. */
    private record OneOther(RuleBook book, RuleSet rules) implements RuleBook {
        @Override
        public Set<String> ids() {
            return book.ids();
        }

        @Override
        public Optional<RuleSet> find(String id) {
            return id.equals(rules.id()) ? Optional.of(rules) : book.find(id);
        }
    }

    private void otherOptions() throws IOException {
        Path file = LessonFiles.of(run.lesson().id());
        JsonNode lesson = JSON.readTree(Files.readString(file));
        for (JsonNode step : lesson.path("steps")) {
            turnRound(step.path("question").path("options"));
        }
        try {
            take(
                    LessonReader.read(lesson.toString(), file.getFileName().toString(), RuleBooks.shipped()),
                    RuleBooks.shipped());
        } catch (FormatException e) {
            // What is right in such a lesson is held together by more than its options.
            return;
        }
    }

    /** Marks the option after the right one as right. */
    private static void turnRound(JsonNode options) {
        if (!(options instanceof ArrayNode all) || all.size() < 2) {
            return;
        }
        List<Boolean> right = new ArrayList<>();
        all.forEach(option -> right.add(option.path("correct").asBoolean()));
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) instanceof ObjectNode option) {
                option.remove("correct");
                if (right.get((i + all.size() - 1) % all.size())) {
                    option.put("correct", true);
                }
            }
        }
    }

    private void take(Lesson lesson, RuleBook book) {
        LessonRun twin;
        try {
            twin = LessonRun.of(lesson, book);
        } catch (LessonException e) {
            return;
        }
        for (Stage stage : run.stages()) {
            if (stage.step() instanceof Step.Ask && looksAlike(stage, twin)) {
                found.putIfAbsent(stage.index(), twin);
            }
        }
    }

    private boolean looksAlike(Stage stage, LessonRun twin) {
        if (twin.stages().size() != run.stages().size()) {
            return false;
        }
        Stage other = twin.stages().get(stage.index());
        return stage.start() == other.start()
                && stage.end() == other.end()
                && stage.timeline().events().equals(other.timeline().events())
                && stage.timeline()
                        .positionAt(stage.end())
                        .equals(other.timeline().positionAt(other.end()))
                && run.options(stage).equals(twin.options(other))
                && !run.rightAnswer(stage)
                        .written()
                        .equals(twin.rightAnswer(other).written());
    }
}
