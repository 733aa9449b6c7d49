package papan.lesson.compare;

import java.util.Map;
import papan.engine.OpeningAct;
import papan.model.Place;
import papan.narration.CaptionText;
import papan.rules.Key;

/** What hands do in a simultaneous opening, in words. */
public record OpeningText(CaptionText words) {
    /** What a hand does. */
    public String act(OpeningAct act) {
        return words.text(
                "opening.act." + Key.of(act.kind()),
                Map.of(
                        "side",
                        act.side().id(),
                        "place",
                        act.at().map(Place::name).orElse("")));
    }

    /** That the sowing was stopped. */
    public String endless() {
        return words.text("opening.endless");
    }
}
