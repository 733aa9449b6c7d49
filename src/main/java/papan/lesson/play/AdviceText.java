package papan.lesson.play;

import java.util.Map;
import java.util.stream.Stream;
import papan.analysis.MoveAdvice;
import papan.narration.CaptionText;
import papan.narration.Narrator;

/** Says why a move is recommended: what it brings, in the sentences that are told when it is made. */
public final class AdviceText {
    private AdviceText() {}

    /** The sentences of an advice, as one text. */
    public static String of(MoveAdvice advice, CaptionText words) {
        Map<String, Object> values = Map.of("house", advice.move().toString(), "seeds", advice.gained());
        if (advice.byChance()) {
            return words.text("advice.chance", values);
        }
        String brings = words.text(advice.gained() > 0 ? "advice.brings" : "advice.nothing", values);
        String moment = advice.moment()
                .map(event -> words.format(Narrator.caption(event)))
                .orElse("");
        String later = advice.gained() < advice.most() ? words.text("advice.later", values) : "";
        return Stream.of(brings, moment, later)
                .filter(sentence -> !sentence.isEmpty())
                .reduce((first, second) -> words.text("advice.sentences", Map.of("first", first, "second", second)))
                .orElse("");
    }
}
