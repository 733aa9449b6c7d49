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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.JToolTip;
import javax.swing.plaf.basic.BasicHTML;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.LessonReader;
import papan.json.RuleBooks;
import papan.lesson.Lesson;
import papan.lesson.LessonRun;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.ui.app.Lessons;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;

/** A lesson from a stranger, with a page that fetches a picture wherever a text may stand. */
@Windowed
class UntrustedTextWindowTest {
    private static final int PATIENCE_MS = 300;

    @TempDir
    private Path settings;

    private ServerSocket stranger;
    private Robot robot;
    private PapanFrame frame;

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
        robot = BasicRobot.robotWithCurrentAwtHierarchy();
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        Lesson lesson = LessonReader.read(filled(), "strange.lesson.json", RuleBooks.shipped());
        PapanApp.start(
                PapanApp.Options.NONE,
                new Preferences(settings),
                new Alone(lesson),
                new HandTicker(),
                opened::complete);
        frame = opened.get(30, TimeUnit.SECONDS);
        robot.waitForIdle();
    }

    @AfterEach
    void close() throws IOException {
        GuiActionRunner.execute(frame::dispose);
        robot.cleanUpWithoutDisposingWindows();
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
        robot.waitForIdle();
        List<JComponent> all = new ArrayList<>();
        GuiActionRunner.execute(() -> {
            gather(frame.getContentPane(), all);
            Graphics2D g = new BufferedImage(1280, 800, BufferedImage.TYPE_INT_RGB).createGraphics();
            frame.getContentPane().paint(g);
            g.dispose();
        });
        assertThat(all)
                .as(where)
                .hasSizeGreaterThan(40)
                .allSatisfy(each -> assertThat(each.getClientProperty(BasicHTML.propertyKey))
                        .as("%s: %s is a page", where, each.getName())
                        .isNull());
    }

    private void run(Runnable action) {
        GuiActionRunner.execute(action::run);
        robot.waitForIdle();
    }

    private void press(String name) {
        run(() -> ((AbstractButton) robot.finder().findByName(frame, name)).doClick());
    }

    @Test
    void noTextOfALessonFetchesAnythingAndAllAreShownAsTheyAreWritten() throws IOException {
        for (Stage stage : frame.session().lesson().stages()) {
            run(() -> frame.session().show(stage.index()));
            look(stage.step().head().id());
            if (stage.step() instanceof Step.Ask) {
                run(() -> frame.session().hint());
                run(() -> frame.session().answer("y"));
                look("a wrong answer");
                run(() -> frame.session().tryAgain());
                run(() -> frame.session().answer("x"));
            }
            run(() -> frame.playback().last());
            look(stage.step().head().id() + " to its end");
        }
        run(() -> frame.session().next());
        look("the end");
        run(() -> frame.learn().chooseLesson());
        look("the library");
        run(() -> frame.showRules());
        look("the rule book");
        run(() -> frame.showLearn());
        assertThat(isCalled()).isFalse();
    }

    @Test
    void aNameOfALearnerIsNoPageEither() throws IOException {
        run(() -> frame.learn().chooseLesson());
        run(() -> ((JTextField) robot.finder().findByName(frame, "learner.name")).setText(page("l")));
        press("learner.add");
        look("the library");
        press("open.strange");
        run(() -> frame.session().answer("y"));
        run(() -> frame.learn().chooseLesson());
        press("answers.strange");
        look("the answers");
        assertThat(isCalled()).isFalse();
    }

    @Test
    void aPageWouldHaveBeenNoticed() {
        // A page waits for its pictures, so somebody else must answer.
        CompletableFuture<Boolean> called = CompletableFuture.supplyAsync(() -> {
            try {
                boolean came = isCalled(PATIENCE_MS * 30);
                // Java asks once more where nobody answers, and waits.
                stranger.close();
                return came;
            } catch (IOException e) {
                return false;
            }
        });
        GuiActionRunner.execute(() -> BasicHTML.createHTMLView(new JLabel(), page("control")));
        assertThat(called.join()).isTrue();
    }
}
