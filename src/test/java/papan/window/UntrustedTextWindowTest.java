package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.JToolTip;
import javax.swing.plaf.basic.BasicHTML;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.rules.RuleSet;
import papan.ui.app.Lessons;
import papan.ui.app.Options;
import papan.ui.app.Workspace;
import papan.ui.common.Choice;
import papan.ui.compare.CompareWorkspace;

/** A lesson from a stranger, with a page that fetches a picture wherever a text may stand. */
@Windowed
class UntrustedTextWindowTest {
    private static final int PATIENCE_MS = 300;

    @TempDir
    private Path settings;

    private ServerSocket stranger;
    private Opened window;

    /** The lesson alone. */
    private record Alone(Lesson lesson) implements Lessons {
        @Override
        public List<Lesson> all() {
            return List.of(lesson);
        }

        @Override
        public Optional<LessonRun> ready(Lesson each) {
            return Optional.of(LessonRun.of(each, RuleBooks.shipped()));
        }
    }

    private String page(String name) {
        return "<html><img src='http://127.0.0.1:" + stranger.getLocalPort() + "/" + name + "'>" + name;
    }

    private String lesson() {
        return """
            {
              "format": "lesson/1", "id": "strange", "revision": 1, "language": "en", "title": "%title",
              "summary": "%summary",
              "meta": { "minutes": 5, "goals": [{ "id": "G1", "text": "%goal" }], "authors": ["%author"],
                        "keywords": ["%keyword"], "teacher": "%teacher",
                        "sources": [{ "id": "src", "cite": "%cite", "note": "%note" }] },
              "rules": { "id": "congklak-classic", "revision": 1 },
              "players": { "south": { "name": "%s" }, "north": { "name": "%n" } },
              "steps": [
                { "id": "a", "kind": "ask", "title": "%step", "position": "start", "say": "%said",
                  "hints": [{ "text": "%hint" }],
                  "question": { "type": "choice", "text": "%question",
                    "options": [{ "id": "x", "text": "%x", "correct": true, "feedback": "%right" },
                                { "id": "y", "text": "%y", "feedback": "%wrong" }] },
                  "feedback": { "correct": "%correct", "wrong": "%not" } },
                { "id": "b", "kind": "play", "title": "%play", "moves": ["S3"],
                  "say": [{ "on": { "event": "sow" }, "text": "%sow" }] },
                { "id": "c", "kind": "compare", "title": "%compare",
                  "boards": [{ "id": "A", "rules": "congklak-classic", "moves": ["S3"], "label": "%one" },
                             { "id": "B", "rules": "congklak-simple", "label": "%two" }] },
                { "id": "d", "kind": "try", "title": "%try", "position": "start", "say": "%goal",
                  "goal": { "ruling": "extraTurn" }, "moves": { "lte": 2 }, "hints": [{ "text": "%help" }] },
                { "id": "e", "kind": "chart", "chart": "own" }
              ],
              "charts": { "own": { "title": "%chart", "note": "%look", "kind": "heat" } },
              "glossary": { "store": "<html><img>" },
              "bank": [{ "id": "l", "title": "%later",
                "question": { "type": "explain", "goal": "G1", "text": "%why", "model": "%model" } }]
            }
            """;
    }

    private String filled() {
        return Pattern.compile("%([a-z]+)").matcher(lesson()).replaceAll(m -> page(m.group(1)));
    }

    @BeforeEach
    void open() throws Exception {
        stranger = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Lesson lesson = LessonReader.read(filled(), "strange.lesson.json", RuleBooks.shipped());
        window = new Opened(Options.NONE, settings, new Alone(lesson));
    }

    @AfterEach
    void close() throws IOException {
        window.close();
        stranger.close();
    }

    private boolean isCalled() throws IOException {
        return isCalled(PATIENCE_MS);
    }

    private boolean isCalled(int patience) throws IOException {
        stranger.setSoTimeout(patience);
        try {
            stranger.accept().close();
            return true;
        } catch (SocketTimeoutException e) {
            return false;
        }
    }

    /** Everything below a component, with tooltips as they would be shown. */
    private static void gather(Container in, List<JComponent> found) {
        for (Component child : in.getComponents()) {
            if (child instanceof JComponent component) {
                found.add(component);
                if (component.getToolTipText() != null) {
                    JToolTip tip = component.createToolTip();
                    tip.setTipText(component.getToolTipText());
                    found.add(tip);
                }
            }
            if (child instanceof Container container) {
                gather(container, found);
            }
        }
    }

    private void look(String where) {
        List<JComponent> all = new ArrayList<>();
        window.run(() -> {
            gather(window.frame().getContentPane(), all);
            Graphics2D g = new BufferedImage(1280, 800, BufferedImage.TYPE_INT_RGB).createGraphics();
            window.frame().getContentPane().paint(g);
            g.dispose();
        });
        assertThat(all)
                .as(where)
                .hasSizeGreaterThan(40)
                .allSatisfy(each -> assertThat(each.getClientProperty(BasicHTML.propertyKey))
                        .as("%s: %s is a page", where, each.getName())
                        .isNull());
    }

    @Test
    void noTextOfALessonFetchesAnythingAndAllAreShownAsTheyAreWritten() throws IOException {
        for (Stage stage : window.session().lesson().stages()) {
            window.run(() -> window.session().show(stage.index()));
            look(stage.step().head().id());
            if (stage.step() instanceof Step.Ask) {
                window.run(() -> window.session().hint());
                window.run(() -> window.session().answer("y"));
                look("a wrong answer");
                window.run(() -> window.session().tryAgain());
                window.run(() -> window.session().answer("x"));
            }
            window.run(() -> window.playback().last());
            look(stage.step().head().id() + " to its end");
        }
        window.run(() -> window.session().next());
        look("the end");
        window.run(() -> window.frame().contents().learn().chooseLesson());
        look("the library");
        window.run(() -> window.frame().contents().workspaces().show(Workspace.RULES));
        look("the rule book");
        window.run(() -> window.frame().contents().workspaces().show(Workspace.LEARN));
        assertThat(isCalled()).isFalse();
    }

    @Test
    void aNameOfALearnerIsNoPageEither() throws IOException {
        window.run(() -> window.frame().contents().learn().chooseLesson());
        window.run(() -> {
            Choice<?> choice = (Choice<?>) window.named("learner");
            choice.setSelectedIndex(choice.getItemCount() - 2);
            ((JTextField) window.named("learner.name")).setText(page("l"));
        });
        window.click("learner.add");
        look("the library");
        window.click("open.strange");
        window.run(() -> window.session().answer("y"));
        window.run(() -> window.frame().contents().learn().chooseLesson());
        window.click("answers.strange");
        look("the answers");
        assertThat(isCalled()).isFalse();
    }

    /** Whether somebody calls before the stranger goes; a page waits for its pictures, so this must answer meanwhile. */
    private CompletableFuture<Boolean> listen() {
        return CompletableFuture.supplyAsync(() -> {
            try {
                stranger.accept().close();
                // Java asks once more where nobody answers, and waits.
                stranger.close();
                return true;
            } catch (IOException e) {
                return false;
            }
        });
    }

    @Test
    void noNameOfARuleSetFetchesAnythingWhereBoardsAreCompared() throws Exception {
        CompletableFuture<Boolean> called = listen();
        String named = """
            {"format": "rules/1", "id": "strange", "revision": 1, "extends": "congklak-classic",
             "names": {"en": "%s"}, "clauses": {"seeds": {"reading": {"en": "%s"}}}}
            """;
        Path file = Files.writeString(settings.resolve("strange.json"), named.formatted(page("name"), page("reading")));
        RuleSet strange = RuleBooks.read(file);
        window.run(() -> window.frame().contents().workspaces().show(Workspace.COMPARE));
        window.run(() -> {
            CompareWorkspace compare = window.frame()
                    .contents()
                    .workspaces()
                    .bench(CompareWorkspace.class)
                    .orElseThrow();
            compare.compare(strange, RuleBooks.shipped().find("congkak").orElseThrow());
        });
        window.until(
                "the boards are there",
                () -> !window.frame()
                        .contents()
                        .workspaces()
                        .bench(CompareWorkspace.class)
                        .orElseThrow()
                        .isBusy());
        look("boards compared");
        stranger.close();
        assertThat(called.join()).as("called").isFalse();
    }

    @Test
    void aPageWouldHaveBeenNoticed() {
        CompletableFuture<Boolean> called = listen();
        window.run(() -> BasicHTML.createHTMLView(new JLabel(), page("control")));
        assertThat(called.join()).isTrue();
    }
}
