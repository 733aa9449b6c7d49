package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import papan.export.PlainBoard;
import papan.lesson.play.LessonRun;
import papan.model.Position;
import papan.narration.Caption;
import papan.narration.CaptionText;
import papan.replay.Timeline;

/**
 * What is typed and told on a terminal while a lesson is gone through.
 *
 * @param answers where lines come from; at its end every answer is missing
 * @param clock tells milliseconds: hints may be offered after some time
 */
record PlainTerminal(LessonRun run, CaptionText words, Lines answers, LongSupplier clock, PrintWriter out) {

    /** What is typed; empty for a blank line, and at the end of the input. */
    Optional<String> answer() throws IOException {
        Optional<String> line = line().map(String::strip).filter(typed -> !typed.isEmpty());
        if (line.isEmpty()) {
            out.println();
        }
        return line;
    }

    /** Waits for a line, blank or not; empty at the end of the input. What follows begins below it. */
    Optional<String> anyLine() throws IOException {
        Optional<String> line = line();
        out.println();
        return line;
    }

    private Optional<String> line() throws IOException {
        out.print("> ");
        out.flush();
        Optional<Lines.Line> line = answers.next();
        line.flatMap(Lines.Line::excess).ifPresent(problem -> {
            throw CallException.file(problem.line());
        });
        return line.map(Lines.Line::text);
    }

    /** Says the text of a key, behind what each such line begins with. */
    void say(String begin, String key) {
        say(begin, key, Map.of());
    }

    void say(String begin, String key, Map<String, ?> args) {
        out.println(begin + words.text(key, args));
    }

    /** Shows a position as the author wants the board to be seen. */
    void board(Position position) {
        out.println(PlainBoard.of(position, run.lesson().view().bottom()));
    }

    /**
     * Tells the spoken events of a timeline in the program's own words.
     *
     * @param from the first of them
     */
    void events(String begin, Timeline timeline, int from) {
        for (int i = from; i < timeline.size(); i++) {
            if (timeline.caption(i).volume() == Caption.Volume.SPOKEN) {
                out.println(begin + words.format(timeline.caption(i)));
            }
        }
    }
}
