package papan.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import papan.lesson.AnswerForm;
import papan.lesson.AnswerOption;
import papan.lesson.AnswerWords;
import papan.lesson.LessonRun;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.narration.CaptionText;

/** What a learner types for an answer: the ids of options or what they are called. A slip of the fingers is none. */
final class Understood {
    private static final Pattern NUMBERS = Pattern.compile("-?[0-9]+(?:\\s*[,\\s]\\s*-?[0-9]+)*");

    private final LessonRun run;
    private final AnswerWords spoken;
    private final CaptionText words;

    Understood(LessonRun run, AnswerWords spoken, CaptionText words) {
        this.run = run;
        this.spoken = spoken;
        this.words = words;
    }

    /** The answer that is meant; empty if there is none. */
    Optional<String> answer(Stage stage, String typed) {
        return switch (form(stage)) {
            case PLACE, ONE, SEVERAL, ORDERED -> ids(stage, typed);
            case NUMBERS -> NUMBERS.matcher(typed).matches() ? Optional.of(typed) : Optional.empty();
            case CURVE, TALLY, WORDS -> Optional.of(typed);
        };
    }

    /** What could be typed instead. */
    String instead(Stage stage) {
        String how = spoken.howToType(stage);
        String ids = run.options(stage, "").stream().map(AnswerOption::id).collect(Collectors.joining(", "));
        return how.isEmpty() ? words.text("ask.typeOneOf", Map.of("answers", ids)) : how;
    }

    private Optional<String> ids(Stage stage, String typed) {
        Optional<String> whole = id(stage, typed);
        if (whole.isPresent()) {
            return whole;
        }
        List<String> ids = new ArrayList<>();
        for (String part : typed.split(",", -1)) {
            Optional<String> id = id(stage, part.strip());
            if (id.isEmpty()) {
                return Optional.empty();
            }
            ids.add(id.get());
        }
        return Optional.of(String.join(",", ids));
    }

    private Optional<String> id(Stage stage, String typed) {
        return run.options(stage, "").stream()
                .filter(option -> option.id().equalsIgnoreCase(typed)
                        || plain(spoken.label(option, form(stage))).equalsIgnoreCase(plain(typed)))
                .map(AnswerOption::id)
                .findFirst();
    }

    /** Keyboards have an apostrophe that stands upright. */
    private static String plain(String label) {
        return label.replace('’', '\'');
    }

    private static AnswerForm form(Stage stage) {
        return AnswerForm.of(((Step.Ask) stage.step()).question());
    }
}
