package papan.ui.lesson;

import java.util.Optional;
import papan.lesson.kind.Consequence;
import papan.narration.CaptionText;
import papan.replay.Timeline;
import papan.ui.common.WindowText;
import papan.ui.telling.DashedBand;

/** Says above the board that it is not the lesson's now, what is supposed on it, and what happens there. */
final class WhatIfBand extends DashedBand {
    WhatIfBand() {
        setName("what-if.band");
        setVisible(false);
    }

    /** Shows what is said of the board; hides itself while that is the lesson's. */
    void show(Optional<String> said, WindowText words) {
        getAccessibleContext().setAccessibleName(words.text("question.what-if"));
        said.ifPresent(this::setText);
        setVisible(said.isPresent());
    }

    /** What is supposed, and below it what happens at a cursor of it. */
    static String text(Consequence what, Timeline timeline, int cursor, CaptionText captions) {
        return captions.text(what.captionKey(), what.captionArgs()) + "\n" + timeline.told(cursor, captions);
    }
}
