package papan.cli;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.narration.CaptionText;

/** What a learner types for an answer: the ids of options or what they are called. A slip of the fingers is none. */
record Understood(LessonRun run, AnswerWords spoken, CaptionText words) {
    /** The answer that is meant; empty if there is none. */
    Optional<String> answer(Stage stage, String typed) {
        String meant = switch (stage.form()) {
            case PLACE, ONE, SEVERAL, ORDERED -> ids(stage, typed);
            case NUMBERS, CURVE, TALLY, WORDS -> typed;
        };
        return Optional.of(meant).filter(answer -> run.isAnswer(stage, answer));
    }

    /** What could be typed instead. */
    String instead(Stage stage) {
        String how = spoken.howToType(stage);
        String ids = run.options(stage, "").stream().map(AnswerOption::id).collect(Collectors.joining(", "));
        return how.isEmpty() ? words.text("ask.typeOneOf", Map.of("answers", ids)) : how;
    }

    /** With ids where options are called by their names. */
    private String ids(Stage stage, String typed) {
        return id(stage, typed)
                .orElseGet(() -> Arrays.stream(typed.split(",", -1))
                        .map(part -> id(stage, part.strip()).orElse(part))
                        .collect(Collectors.joining(",")));
    }

    private Optional<String> id(Stage stage, String typed) {
        return run.options(stage, "").stream()
                .filter(option -> option.id().equalsIgnoreCase(typed)
                        || plain(spoken.label(option, stage.form())).equalsIgnoreCase(plain(typed)))
                .map(AnswerOption::id)
                .findFirst();
    }

    /** Keyboards have an apostrophe that stands upright. */
    private static String plain(String label) {
        return label.replace('’', '\'');
    }
}
