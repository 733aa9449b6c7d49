package papan.cli;

import java.io.PrintWriter;
import papan.export.PlainBoard;
import papan.lesson.play.LessonRun;
import papan.model.Position;
import papan.narration.Caption;
import papan.narration.CaptionText;
import papan.replay.Timeline;

/** What happens on the board of a lesson, told on a terminal. */
record PlainStory(LessonRun run, CaptionText words, PrintWriter out) {

    /** Shows a position as the author wants the board to be seen. */
    void board(Position position) {
        out.println(PlainBoard.of(position, run.lesson().view().bottom()));
    }

    /**
     * Tells the spoken events of a timeline in the program's own words.
     *
     * @param from the first of them
     * @param indent what each line begins with
     */
    void events(Timeline timeline, int from, String indent) {
        for (int i = from; i < timeline.size(); i++) {
            if (timeline.caption(i).volume() == Caption.Volume.SPOKEN) {
                out.println(indent + words.format(timeline.caption(i)));
            }
        }
    }
}
