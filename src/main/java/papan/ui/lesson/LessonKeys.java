package papan.ui.lesson;

import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import papan.lesson.page.Offers;
import papan.lesson.page.Offers.Action;
import papan.ui.board.BoardView;
import papan.ui.board.Choosing;
import papan.ui.common.Command;
import papan.ui.common.Part;
import papan.ui.common.WindowText;
import papan.ui.playback.Keyed;
import papan.ui.playback.Playback;
import papan.ui.playback.Transport;
import papan.ui.playback.TransportBar;

/**
 * What keys do in a lesson, and clicks where nothing is to be chosen. What cannot be done says so; while a question is open
 * nothing is stepped.
 */
public final class LessonKeys implements Keyed {
    private final LearnWorkspace learn;
    private final LearnSession session;
    private final WindowText words;
    private final Playback playback;
    private final TransportBar transport;

    public LessonKeys(LearnWorkspace learn, WindowText words, BoardView board, TransportBar transport) {
        this.learn = learn;
        this.session = learn.session();
        this.words = words;
        this.playback = session.playback();
        this.transport = transport;
        board.onChosenInVain(this::watched);
        board.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                session.goOnPlaying();
            }
        });
    }

    @Override
    public Transport playback() {
        return playback;
    }

    @Override
    public List<Part> parts() {
        return learn.regions(transport.timeline()).stream()
                .map(region -> new Part(region, () -> entry(region)))
                .toList();
    }

    /** A region, or the first thing in it that takes the focus. */
    private static Component entry(JComponent region) {
        boolean itself = region.isFocusCycleRoot() || (region.isFocusable() && region.getComponentCount() == 0);
        return itself ? region : FirstFocusable.in(region).orElse(region);
    }

    @Override
    public void step(Command command, Consumer<Transport> does) {
        if (session.run().isEmpty()) {
            return;
        }
        boolean further = switch (command) {
            case FORWARD, NEXT_LAP, NEXT_TURN, NEXT_ROUND -> true;
            default -> false;
        };
        if (playback.isLocked()) {
            say("status.locked");
        } else if (command == Command.PLAY) {
            play();
        } else if (further && playback.atLimit() && !playback.isPlaying()) {
            say(session.offers().has(Action.BE_TOLD_WHY) ? "summary.do.look" : "status.step-over");
        } else {
            does.accept(playback);
        }
    }

    /** Plays or pauses; where all has been played, does what the large button does, but gives no answer. */
    private void play() {
        Offers offers = session.offers();
        if (session.free().isOn() || playback.isPlaying() || !playback.atLimit()) {
            playback.toggle();
        } else if (offers.has(Action.MOVE) || offers.has(Action.STOP_THINKING)) {
            say("status.try");
        } else if (offers.isToTryAgain()) {
            sayTryAgain(offers);
        } else {
            learn.press();
        }
    }

    /** Goes on, but not past boards of which it has not been said why they differ: that is told to who has seen it. */
    public void next() {
        Offers offers = session.offers();
        if (offers.has(Action.GO_ON)) {
            session.does(Action.GO_ON);
        } else if (offers.has(Action.BE_TOLD_WHY) && offers.showing().plays()) {
            playback.hasten();
        } else if (offers.has(Action.ANSWER) && !offers.showing().isElsewhere()) {
            say("status.locked");
        } else {
            learn.press();
        }
    }

    @Override
    public boolean goToFiring(int direction) {
        if (!transport.goToFiring(direction)) {
            say(playback.isLocked() ? "status.locked" : "status.no-firing");
        }
        return true;
    }

    @Override
    public boolean undo() {
        return session.run().isPresent() && session.undo();
    }

    @Override
    public boolean redo() {
        return session.run().isPresent() && session.free().redo();
    }

    @Override
    public boolean hint() {
        Offers offers = session.offers();
        if (offers.has(Action.ASK_FOR_HINT)) {
            session.does(Action.ASK_FOR_HINT);
        } else if (offers.isToTryAgain()) {
            sayTryAgain(offers);
        } else if (session.run().isPresent()) {
            say("status.no-hint");
        }
        return true;
    }

    @Override
    public boolean watchAgain() {
        return true;
    }

    @Override
    public boolean backToMatch() {
        boolean on = session.free().isOn();
        if (on) {
            session.free().leave();
        }
        return on || session.altering().cancel();
    }

    @Override
    public Optional<JComponent> why() {
        return session.run().map(run -> learn.why());
    }

    @Override
    public Optional<JComponent> whyNot() {
        return session.run().map(run -> learn.whyNot());
    }

    @Override
    public Optional<JComponent> told() {
        return session.run().map(run -> learn.reading());
    }

    @Override
    public Optional<String> toldInFull() {
        return learn.readingInFull();
    }

    /** Whoever asks may play on the board as it stands; the same key leads back to the lesson. */
    public void tryHere() {
        if (!session.toggleFree()) {
            say(session.isFinished() ? "free.not-here" : "status.locked");
        } else if (session.free().isOn()) {
            say("free.begun");
        }
    }

    /**
     * A house was chosen on a board on which nothing is to be chosen: what waited for its reader goes on, else it is said why
     * nothing happens.
     */
    private void watched(Choosing.Kind why) {
        if (why == Choosing.Kind.CLOSED) {
            say("status.locked");
        } else if (!session.goOnPlaying() && why == Choosing.Kind.WATCH) {
            Offers offers = session.offers();
            if (offers.isToTryAgain()) {
                sayTryAgain(offers);
            } else {
                say("status.watch");
            }
        }
    }

    /** After a wrong answer another one is wanted, or what the author shows first. */
    private void sayTryAgain(Offers offers) {
        if (offers.has(Action.ANSWER)) {
            say("status.question");
        } else {
            learn.say("status.again", Map.of("again", words.text("question.again")));
        }
    }

    private void say(String key) {
        learn.say(key, Map.of());
    }
}
