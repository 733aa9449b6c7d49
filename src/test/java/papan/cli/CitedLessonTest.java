package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a lesson says about the world is told with where it is from, and the teacher finds the plan on paper. */
final class CitedLessonTest {
    private static final String LESSON = """
            {
              "format": "lesson/1", "id": "cited", "revision": 1, "language": "en", "title": "Who plays?",
              "meta": {
                "minutes": 3,
                "sources": [{ "id": "page", "cite": "A page about boards" }],
                "plan": {
                  "aim": "Children ask at home.",
                  "run": [{ "minutes": 5, "text": "Look at the board." }, { "minutes": 35, "text": "Play." }],
                  "watch": ["Some have never played."],
                  "fast": "Draw a board.",
                  "without": "Dig holes."
                },
                "end": { "keep": "Ask at home.", "saying": { "text": "mati", "language": "ms", "means": "Your turn ends.", "source": "page" } }
              },
              "rules": { "id": "congklak-classic", "revision": 1 },
              "steps": [
                {
                  "id": "ask", "kind": "ask", "position": "start",
                  "question": { "type": "landing", "text": "Where?", "move": "S6", "until": "firstLap" },
                  "cites": [{ "source": "SOURCE", "where": "p. 3", "sure": "likely", "text": "Grandmothers play." }]
                }
              ]
            }
            """;

    @TempDir
    private Path folder;

    private String file(String source) throws IOException {
        Path file = folder.resolve("cited.lesson.json");
        Files.writeString(file, LESSON.replace("SOURCE", source));
        return file.toString();
    }

    @Test
    void aSourceIsToldOnceItGivesNoAnswerAway() throws IOException {
        Path answers = folder.resolve("answers");
        Files.writeString(answers, "N7\n");
        String told = Cli.run("lesson", "play", file("page"), "--answers", answers.toString())
                .out();
        assertThat(told.substring(0, told.indexOf("Right"))).doesNotContain("Grandmothers");
        assertThat(told)
                .containsSubsequence(
                        "Right",
                        "Where is this from?",
                        "Grandmothers play. (A page about boards, p. 3) One source says so.")
                .contains("Players say “mati”: Your turn ends.");
    }

    @Test
    void aSourceMustBeThere() throws IOException {
        assertThat(Cli.run("lesson", "check", file("pages")).out())
                .contains("E541", "steps[0].cites[0].source", "Write page, or name it in meta.sources.");
    }

    @Test
    void thePlanStandsOnPaper() throws IOException {
        Path sheet = folder.resolve("sheet.md");
        Cli.run("export", file("page"), "--to", "transcript", "--out", sheet.toString());
        assertThat(Files.readString(sheet))
                .containsSubsequence(
                        "For the teacher",
                        "Aim: Children ask at home.",
                        "5 minutes: Look at the board.",
                        "35 minutes: Play.",
                        "Watch for: Some have never played.",
                        "Fast pairs: Draw a board.",
                        "Without computers: Dig holes.");
    }
}
