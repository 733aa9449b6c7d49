package papan.ui.app;

import java.awt.Component;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.MenuSelectionManager;
import papan.replay.Grain;
import papan.ui.board.BoardLooks;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.Command;
import papan.ui.common.Parts;
import papan.ui.common.Zoom;
import papan.ui.compare.CompareWorkspace;
import papan.ui.explore.ExploreSession;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.lesson.LearnSession;
import papan.ui.playback.Playback;
import papan.ui.playback.Transport;
import papan.ui.playback.TransportBar;
import papan.ui.present.Presentation;

/** What each command does in the window. While a question is open the transport's commands do nothing, and say so. */
final class Commands {
    private final PapanFrame frame;
    private final Contents contents;
    private final Playback playback;
    private final LearnSession session;

    Commands(PapanFrame frame, Contents contents) {
        this.frame = frame;
        this.contents = contents;
        this.playback = contents.playback();
        this.session = contents.session();
    }

    Map<Command, Runnable> actions() {
        Map<Command, Runnable> actions = new EnumMap<>(Command.class);
        step(actions, Command.FORWARD, this::forward);
        step(actions, Command.BACK, Playback::back);
        grain(actions, Command.NEXT_LAP, Command.PREVIOUS_LAP, Grain.LAP);
        grain(actions, Command.NEXT_TURN, Command.PREVIOUS_TURN, Grain.TURN);
        grain(actions, Command.NEXT_ROUND, Command.PREVIOUS_ROUND, Grain.ROUND);
        step(actions, Command.FIRST, Playback::first);
        step(actions, Command.LAST, Playback::last);
        step(actions, Command.PLAY, this::play);
        clicker(actions, Command.NEXT_STEP, Presentation::advance, this::nextStep);
        clicker(actions, Command.PREVIOUS_STEP, Presentation::retreat, session::previous);
        lesson(actions, Command.RESTART, session::restart);
        lesson(actions, Command.HINT, this::hint);
        told(
                actions,
                Command.WHY,
                ExploreWorkspace::why,
                () -> focus(contents.learn().why()));
        told(
                actions,
                Command.WHY_NOT,
                ExploreWorkspace::whyNot,
                () -> focus(contents.learn().whyNot()));
        told(actions, Command.READ_AGAIN, ExploreWorkspace::narration, this::readAgain);
        actions.put(Command.EARLIER_SENTENCE, () -> contents.ear().again(true));
        actions.put(Command.LATER_SENTENCE, () -> contents.ear().again(false));
        actions.put(Command.WHERE_AM_I, () -> contents.ear().whereAmI());
        actions.put(Command.WHICH_HOUSES, () -> contents.ear().whichHouses());
        actions.put(Command.WHAT_CHANGED, () -> contents.ear().whatChanged());
        actions.put(Command.NEAR_ROW, () -> contents.ear().row(true));
        actions.put(Command.FAR_ROW, () -> contents.ear().row(false));
        actions.put(Command.FASTER, () -> transport().shiftSpeed(1));
        actions.put(Command.SLOWER, () -> transport().shiftSpeed(-1));
        actions.put(
                Command.NORMAL_SPEED,
                () -> contents.charts()
                        .<Transport>map(ChartsWorkspace::playback)
                        .or(() -> contents.compare().map(CompareWorkspace::playback))
                        .or(() -> contents.explore().map(ExploreWorkspace::playback))
                        .orElse(playback)
                        .setSpeed(1));
        actions.put(Command.ZOOM_IN, () -> frame.setZoom(Zoom.larger()));
        actions.put(Command.ZOOM_OUT, () -> frame.setZoom(Zoom.smaller()));
        actions.put(Command.ZOOM_RESET, () -> frame.setZoom(100));
        actions.put(Command.NEXT_REGION, () -> region(1));
        actions.put(Command.PREVIOUS_REGION, () -> region(-1));
        for (Workspace each : Workspace.values()) {
            actions.put(each.command(), () -> contents.show(each));
        }
        actions.put(Command.UNDO, () -> {
            contents.compare().ifPresent(CompareWorkspace::undo);
            contents.explore().map(ExploreWorkspace::session).ifPresent(ExploreSession::undo);
        });
        actions.put(Command.REDO, () -> {
            contents.compare().ifPresent(CompareWorkspace::redo);
            contents.explore().map(ExploreWorkspace::session).ifPresent(ExploreSession::redo);
        });
        actions.put(Command.OPEN_FILE, this::open);
        actions.put(Command.SAVE, () -> contents.explore().ifPresent(ExploreWorkspace::save));
        actions.put(Command.NEXT_FIRING, () -> firing(1));
        actions.put(Command.PREVIOUS_FIRING, () -> firing(-1));
        actions.put(Command.PRESENT, () -> contents.present(false));
        actions.put(Command.PRESENT_FROM_HERE, () -> contents.present(true));
        actions.put(Command.BLANK, () -> contents.presenting().presentation().toggleBlank());
        actions.put(Command.FREEZE, () -> contents.presenting().presentation().toggleFrozen());
        actions.put(Command.LEAVE, () -> {
            MenuSelectionManager menus = MenuSelectionManager.defaultManager();
            if (menus.getSelectedPath().length > 0) {
                menus.clearSelectedPath();
            } else if (contents.explore().filter(ExploreWorkspace::backToMatch).isEmpty()) {
                contents.presenting().end();
            }
        });
        actions.put(Command.TURN_BOARD, () -> BoardLooks.current().turnedRound().install());
        actions.put(Command.LABELS, () -> BoardLooks.current().withNextWriting().install());
        actions.put(Command.FULL_SCREEN, frame::toggleFullScreen);
        actions.put(Command.SOUND, contents.sound()::toggle);
        actions.put(Command.KEYS, frame::showKeys);
        actions.put(Command.ACCESSIBLE_TREE, frame::showAccessibleTree);
        return actions;
    }

    private void told(
            Map<Command, Runnable> actions,
            Command command,
            Function<ExploreWorkspace, JComponent> explored,
            Runnable learnt) {
        actions.put(command, () -> {
            if (contents.explore().isPresent()) {
                explored.apply(contents.explore().get()).requestFocusInWindow();
            } else if (session.run().isPresent() && contents.showsLearn()) {
                learnt.run();
            }
        });
    }

    private void open() {
        if (contents.explore().isPresent()) {
            contents.explore().get().open();
        } else {
            contents.compare().ifPresentOrElse(CompareWorkspace::openRules, contents::openRuleSet);
        }
    }

    private void firing(int direction) {
        if (contents.explore().isPresent()) {
            contents.explore().get().goToFiring(direction);
        } else if (contents.rules().isEmpty() && !transport().goToFiring(direction) && contents.showsLearn()) {
            contents.learn().say(playback.isLocked() ? "status.locked" : "status.no-firing", Map.of());
        }
    }

    private TransportBar transport() {
        return contents.charts()
                .map(ChartsWorkspace::transport)
                .or(() -> contents.compare().map(CompareWorkspace::transport))
                .or(() -> contents.explore().map(ExploreWorkspace::transport))
                .orElseGet(contents::transport);
    }

    private void grain(Map<Command, Runnable> actions, Command next, Command previous, Grain grain) {
        step(actions, next, p -> {
            if (p.atLimit()) {
                forward(p);
            } else {
                p.forward(grain);
            }
        });
        step(actions, previous, p -> p.back(grain));
    }

    private void step(Map<Command, Runnable> actions, Command command, Consumer<Playback> does) {
        actions.put(command, () -> {
            if (contents.rules().isPresent()) {
                example(command, contents.rules().get().playback());
            } else if (contents.charts().isPresent()) {
                match(command, contents.charts().get().playback());
            } else if (contents.compare().isPresent()) {
                match(command, contents.compare().get().playback());
            } else if (contents.explore().isPresent()) {
                match(command, contents.explore().get().playback());
            } else if (session.run().isEmpty()) {
                return;
            } else if (playback.isLocked()) {
                contents.learn().say("status.locked", Map.of());
            } else {
                does.accept(playback);
            }
        });
    }

    private void lesson(Map<Command, Runnable> actions, Command command, Runnable does) {
        actions.put(command, () -> {
            if (isInLesson()) {
                does.run();
            }
        });
    }

    private boolean isInLesson() {
        return session.run().isPresent() && contents.showsLearn();
    }

    /** What a class sees goes on whatever the presenter looks at meanwhile. */
    private void clicker(
            Map<Command, Runnable> actions, Command command, Consumer<Presentation> presented, Runnable alone) {
        actions.put(command, () -> {
            if (contents.presenting().isOn()) {
                presented.accept(contents.presenting().presentation());
            } else if (isInLesson()) {
                alone.run();
            }
        });
    }

    /** The same on the small board of the Rules workspace, which is not part of a lesson. */
    private static void example(Command command, Playback small) {
        switch (command) {
            case FORWARD -> small.forward();
            case BACK -> small.back();
            case NEXT_LAP -> small.forward(Grain.LAP);
            case PREVIOUS_LAP -> small.back(Grain.LAP);
            case NEXT_TURN, NEXT_ROUND, LAST -> small.last();
            case PREVIOUS_TURN, PREVIOUS_ROUND, FIRST -> small.first();
            case PLAY -> small.toggle();
            default -> throw new IllegalArgumentException("command " + command + " does not step");
        }
    }

    /** The same on the match of the Charts workspace, and on the boards of the Compare workspace. */
    private static void match(Command command, Transport whole) {
        switch (command) {
            case FORWARD -> whole.forward();
            case BACK -> whole.back();
            case NEXT_LAP -> whole.forward(Grain.LAP);
            case PREVIOUS_LAP -> whole.back(Grain.LAP);
            case NEXT_TURN -> whole.forward(Grain.TURN);
            case PREVIOUS_TURN -> whole.back(Grain.TURN);
            case NEXT_ROUND -> whole.forward(Grain.ROUND);
            case PREVIOUS_ROUND -> whole.back(Grain.ROUND);
            case FIRST -> whole.first();
            case LAST -> whole.last();
            case PLAY -> whole.toggle();
            default -> throw new IllegalArgumentException("command " + command + " does not step");
        }
    }

    private void forward(Playback transport) {
        if (transport.atLimit() && !transport.isPlaying()) {
            contents.learn().say("status.step-over", Map.of());
        } else {
            transport.forward();
        }
    }

    /** Plays or pauses; at the end of a step goes to the next, but not past what is still to be tried. */
    private void play(Playback transport) {
        if (!transport.isPlaying() && transport.atLimit() && session.isOpenTry()) {
            contents.learn().say("status.try", Map.of());
        } else if (!transport.isPlaying() && transport.atLimit() && session.mayTryAgain()) {
            contents.sayTryAgain();
        } else if (!transport.isPlaying() && transport.atLimit()) {
            nextStep();
        } else {
            transport.toggle();
        }
    }

    private void nextStep() {
        if (session.mayGoOn()) {
            session.next();
        } else if (session.isOpenQuestion()) {
            contents.learn().say("status.locked", Map.of());
        }
    }

    private void hint() {
        if ((session.isOpenQuestion() || session.isOpenTry())
                && session.attempt().hints() < session.hints().size()) {
            session.hint();
        } else if (session.mayTryAgain()) {
            contents.sayTryAgain();
        } else {
            contents.learn().say("status.no-hint", Map.of());
        }
    }

    /** The focus goes to what is to be read, so that it is read; where it is there already, it is said again. */
    private void readAgain() {
        JComponent what = contents.learn().reading();
        if (what.isFocusOwner()) {
            contents.ear().sayAgain(what);
        } else {
            what.requestFocusInWindow();
        }
    }

    private void focus(JComponent where) {
        if (where.isShowing()) {
            where.requestFocusInWindow();
        } else {
            contents.learn().say("status.nothing-decided", Map.of());
        }
    }

    private void region(int by) {
        if (contents.rules().isPresent()) {
            contents.rules().get().goToPart(by);
            return;
        }
        if (contents.charts().isPresent()) {
            contents.charts().get().goToPart(by);
            return;
        }
        if (contents.compare().isPresent()) {
            contents.compare().get().goToPart(by);
            return;
        }
        if (contents.explore().isPresent()) {
            contents.explore().get().goToPart(by);
            return;
        }
        List<JComponent> regions =
                new ArrayList<>(contents.learn().regions(contents.transport().timeline()));
        regions.add(contents.ear().summary());
        Parts.next(regions, by).ifPresent(Commands::enter);
    }

    /** Gives the focus to a region, or to the first thing in it that takes it. */
    private static void enter(JComponent region) {
        if (region.isFocusable() && region.getComponentCount() == 0) {
            region.requestFocusInWindow();
            return;
        }
        Component first =
                region.isFocusCycleRoot() ? region : FirstFocusable.in(region).orElse(region);
        first.requestFocusInWindow();
    }
}
