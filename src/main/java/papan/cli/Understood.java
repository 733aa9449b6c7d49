package papan.cli;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.lesson.page.Block;

/** What a learner types for an answer: the ids of options or what they are called. */
record Understood(Block.Asked asked) {
    /** What is meant, with ids where options are called by their names. */
    String answer(String typed) {
        return switch (asked.form()) {
            case PLACE, ONE, SEVERAL, ORDERED ->
                id(typed)
                        .orElseGet(() -> Arrays.stream(typed.split(",", -1))
                                .map(part -> id(part.strip()).orElse(part))
                                .collect(Collectors.joining(",")));
            case NUMBERS, CURVE, TALLY, WORDS -> typed;
        };
    }

    private Optional<String> id(String typed) {
        return asked.options().stream()
                .filter(option -> option.id().equalsIgnoreCase(typed)
                        || plain(option.label()).equalsIgnoreCase(plain(typed)))
                .map(Block.Asked.Option::id)
                .findFirst();
    }

    /** Keyboards have an apostrophe that stands upright. */
    private static String plain(String label) {
        return label.replace('’', '\'');
    }
}
