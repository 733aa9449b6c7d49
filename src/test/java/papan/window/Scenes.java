package papan.window;

import java.awt.EventQueue;
import java.util.function.Consumer;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.replay.Mark;
import papan.ui.app.PapanFrame;

/** The moments of a lesson of which pictures are taken. */
final class Scenes {
    private Scenes() {}

    /** Brings the window to each moment in turn, by name. */
    static void each(PapanFrame frame, Consumer<String> take) throws Exception {
        scene("learn-start", take, () -> frame.session().show(0));
        scene("learn-question", take, () -> frame.session().show(first(frame, Step.Ask.class)));
        scene("learn-answered", take, () -> {
            int ask = first(frame, Step.Ask.class);
            frame.session().show(ask);
            frame.session().reveal();
        });
        scene("learn", take, () -> {
            frame.session().show(last(frame, Step.Play.class));
            Stage stage = frame.session().stage();
            // The relay's own lift, one event after its ruling.
            int relay = stage.timeline().marks().stream()
                    .filter(mark -> mark.kind() == Mark.Kind.RELAY && mark.cursor() >= stage.start())
                    .findFirst()
                    .map(mark -> mark.cursor() + 1)
                    .orElse(stage.end());
            frame.playback().seek(Math.min(relay, stage.end()));
        });
        scene("learn-far", take, () -> {
            frame.session().show(last(frame, Step.Play.class));
            frame.playback().last();
        });
        scene("learn-end", take, () -> {
            frame.session().show(frame.session().size() - 1);
            if (frame.session().isOpenQuestion()) {
                frame.session().reveal();
            }
            frame.session().next();
        });
        scene("lessons", take, () -> frame.learn().chooseLesson());
    }

    private static void scene(String name, Consumer<String> take, Runnable arrange) throws Exception {
        EventQueue.invokeAndWait(arrange);
        for (int i = 0; i < 5; i++) {
            EventQueue.invokeAndWait(() -> {});
        }
        EventQueue.invokeAndWait(() -> take.accept(name));
    }

    private static int first(PapanFrame frame, Class<? extends Step> kind) {
        return frame.session().lesson().stages().stream()
                .filter(stage -> kind.isInstance(stage.step()))
                .mapToInt(Stage::index)
                .findFirst()
                .orElse(0);
    }

    private static int last(PapanFrame frame, Class<? extends Step> kind) {
        return frame.session().lesson().stages().stream()
                .filter(stage -> kind.isInstance(stage.step()))
                .mapToInt(Stage::index)
                .reduce((a, b) -> b)
                .orElse(0);
    }
}
