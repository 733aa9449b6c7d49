package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.narration.Language;

/** On a terminal a hint is offered when its author wants, by a clock that is wound by hand. */
final class HintInTimeTest {
    private static final String OFFER = "Type ? for a hint.";

    /** What is printed if every answer takes ten seconds. */
    private static String told(String after, String answers) throws IOException, FormatException {
        String step =
                "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S6', 'until': 'firstLap' },"
                        + " 'hints': [{ 'text': 'One.', 'after': " + after + " }, { 'text': 'Two.', 'after': " + after
                        + " }] }";
        LessonRun run = LessonRun.of(
                LessonReader.read(LessonText.around(step), "x.lesson.json", RuleBooks.shipped()), RuleBooks.shipped());
        AtomicLong now = new AtomicLong();
        BufferedReader slow = new BufferedReader(new StringReader(answers)) {
            @Override
            public int read() throws IOException {
                int c = super.read();
                if (c == '\n') {
                    now.addAndGet(10_000);
                }
                return c;
            }
        };
        StringWriter out = new StringWriter();
        new PlainLesson(run, Language.ENGLISH, new Lines(slow, "answers"), new PrintWriter(out), now::get).play();
        return out.toString();
    }

    private static int offers(String told) {
        return told.split(Pattern.quote(OFFER), -1).length - 1;
    }

    @Test
    void afterSoManyWrongAnswers() throws IOException, FormatException {
        assertThat(offers(told("{ 'attempts': 1 }", "N5\nN4\n"))).isEqualTo(2);
        assertThat(offers(told("{ 'attempts': 3 }", "N5\nN4\n"))).isZero();
        assertThat(offers(told("{ 'attempts': 3 }", "N5\nN4\nN3\n"))).isEqualTo(1);
    }

    @Test
    void afterSoMuchTimeCountedAnewFromEachHint() throws IOException, FormatException {
        assertThat(offers(told("{ 'seconds': 25 }", "N5\nN4\n"))).isZero();
        assertThat(offers(told("{ 'seconds': 25 }", "N5\nN4\nN3\n"))).isEqualTo(1);
        assertThat(offers(told("{ 'seconds': 25 }", "N5\nN4\nN3\n?\nN5\n"))).isEqualTo(1);
        assertThat(offers(told("{ 'seconds': 25 }", "N5\nN4\nN3\n?\nN5\nN4\nN3\n")))
                .isEqualTo(2);
    }

    @Test
    void whoAsksIsAlwaysHelped() throws IOException, FormatException {
        assertThat(told("{ 'seconds': 600 }", "?\n")).contains("One.").doesNotContain(OFFER);
    }
}
