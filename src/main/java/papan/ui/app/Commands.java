package papan.ui.app;

import java.awt.Component;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JComponent;
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

/** What each command does in the window. While a question is open the transport's commands do nothing, and say so. */
final class Commands {
    private final PapanFrame frame;
    private final Playback playback;
    private final LearnSession session;

    Commands(PapanFrame frame) {
        this.frame = frame;
        this.playback = frame.playback();
        this.session = frame.session();
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
        lesson(actions, Command.NEXT_STEP, () -> {
            if (frame.presenting().isOn()) {
                frame.presenting().presentation().advance();
            } else {
                nextStep();
            }
        });
        lesson(actions, Command.PREVIOUS_STEP, () -> {
            if (frame.presenting().isOn()) {
                frame.presenting().presentation().retreat();
            } else {
                session.previous();
            }
        });
        lesson(actions, Command.RESTART, session::restart);
        lesson(actions, Command.HINT, this::hint);
        told(
                actions,
                Command.WHY,
                ExploreWorkspace::why,
                () -> focus(frame.learn().why()));
        told(
                actions,
                Command.WHY_NOT,
                ExploreWorkspace::whyNot,
                () -> focus(frame.learn().whyNot()));
        told(actions, Command.READ_AGAIN, ExploreWorkspace::narration, this::readAgain);
        actions.put(Command.EARLIER_SENTENCE, () -> frame.ear().again(true));
        actions.put(Command.LATER_SENTENCE, () -> frame.ear().again(false));
        actions.put(Command.WHERE_AM_I, () -> frame.ear().whereAmI());
        actions.put(Command.WHICH_HOUSES, () -> frame.ear().whichHouses());
        actions.put(Command.WHAT_CHANGED, () -> frame.ear().whatChanged());
        actions.put(Command.NEAR_ROW, () -> frame.ear().row(true));
        actions.put(Command.FAR_ROW, () -> frame.ear().row(false));
        actions.put(Command.FASTER, () -> transport().shiftSpeed(1));
        actions.put(Command.SLOWER, () -> transport().shiftSpeed(-1));
        actions.put(
                Command.NORMAL_SPEED,
                () -> frame.charts()
                        .<Transport>map(ChartsWorkspace::playback)
                        .or(() -> frame.compare().map(CompareWorkspace::playback))
                        .or(() -> frame.explore().map(ExploreWorkspace::playback))
                        .orElse(playback)
                        .setSpeed(1));
        actions.put(Command.ZOOM_IN, () -> frame.setZoom(Zoom.larger()));
        actions.put(Command.ZOOM_OUT, () -> frame.setZoom(Zoom.smaller()));
        actions.put(Command.ZOOM_RESET, () -> frame.setZoom(100));
        actions.put(Command.NEXT_REGION, () -> region(1));
        actions.put(Command.PREVIOUS_REGION, () -> region(-1));
        actions.put(Command.LEARN, frame::showLearn);
        actions.put(Command.RULES, frame::showRules);
        actions.put(Command.CHARTS, frame::showCharts);
        actions.put(Command.COMPARE, frame::showCompare);
        actions.put(Command.EXPLORE, frame::showExplore);
        actions.put(Command.UNDO, () -> {
            frame.compare().ifPresent(CompareWorkspace::undo);
            frame.explore().map(ExploreWorkspace::session).ifPresent(ExploreSession::undo);
        });
        actions.put(Command.REDO, () -> {
            frame.compare().ifPresent(CompareWorkspace::redo);
            frame.explore().map(ExploreWorkspace::session).ifPresent(ExploreSession::redo);
        });
        actions.put(Command.OPEN_FILE, this::open);
        actions.put(Command.SAVE, () -> frame.explore().ifPresent(ExploreWorkspace::save));
        actions.put(Command.NEXT_FIRING, () -> firing(1));
        actions.put(Command.PREVIOUS_FIRING, () -> firing(-1));
        actions.put(Command.PRESENT, () -> frame.present(false));
        actions.put(Command.PRESENT_FROM_HERE, () -> frame.present(true));
        actions.put(Command.BLANK, () -> frame.presenting().presentation().toggleBlank());
        actions.put(Command.FREEZE, () -> frame.presenting().presentation().toggleFrozen());
        actions.put(Command.LEAVE, () -> {
            if (frame.explore().filter(ExploreWorkspace::backToMatch).isEmpty()) {
                frame.presenting().end();
            }
        });
        actions.put(Command.TURN_BOARD, () -> BoardLooks.current().turnedRound().install());
        actions.put(Command.LABELS, () -> BoardLooks.current().withNextWriting().install());
        actions.put(Command.FULL_SCREEN, frame::toggleFullScreen);
        actions.put(Command.SOUND, frame::toggleSound);
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
            if (frame.explore().isPresent()) {
                explored.apply(frame.explore().get()).requestFocusInWindow();
            } else if (session.run().isPresent() && frame.showsLearn()) {
                learnt.run();
            }
        });
    }

    private void open() {
        if (frame.explore().isPresent()) {
            frame.explore().get().open();
        } else {
            frame.compare().ifPresentOrElse(CompareWorkspace::openRules, frame::openRuleSet);
        }
    }

    private void firing(int direction) {
        if (frame.explore().isPresent()) {
            frame.explore().get().goToFiring(direction);
        } else if (frame.rules().isEmpty() && !transport().goToFiring(direction) && frame.showsLearn()) {
            frame.learn().say(playback.isLocked() ? "status.locked" : "status.no-firing", Map.of());
        }
    }

    private TransportBar transport() {
        return frame.charts()
                .map(ChartsWorkspace::transport)
                .or(() -> frame.compare().map(CompareWorkspace::transport))
                .or(() -> frame.explore().map(ExploreWorkspace::transport))
                .orElseGet(frame::transport);
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
            if (frame.rules().isPresent()) {
                example(command, frame.rules().get().playback());
            } else if (frame.charts().isPresent()) {
                match(command, frame.charts().get().playback());
            } else if (frame.compare().isPresent()) {
                match(command, frame.compare().get().playback());
            } else if (frame.explore().isPresent()) {
                match(command, frame.explore().get().playback());
            } else if (session.run().isEmpty()) {
                return;
            } else if (playback.isLocked()) {
                frame.learn().say("status.locked", Map.of());
            } else {
                does.accept(playback);
            }
        });
    }

    private void lesson(Map<Command, Runnable> actions, Command command, Runnable does) {
        actions.put(command, () -> {
            if (session.run().isPresent() && frame.showsLearn()) {
                does.run();
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
            frame.learn().say("status.step-over", Map.of());
        } else {
            transport.forward();
        }
    }

    /** Plays or pauses; at the end of a step goes to the next, but not past what is still to be tried. */
    private void play(Playback transport) {
        if (!transport.isPlaying() && transport.atLimit() && session.isOpenTry()) {
            frame.learn().say("status.try", Map.of());
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
            frame.learn().say("status.locked", Map.of());
        }
    }

    private void hint() {
        if ((session.isOpenQuestion() || session.isOpenTry())
                && session.attempt().hints() < session.hints().size()) {
            session.hint();
        } else {
            frame.learn().say("status.no-hint", Map.of());
        }
    }

    /** The focus goes to what is to be read, so that it is read; where it is there already, it is said again. */
    private void readAgain() {
        JComponent what = frame.learn().reading();
        if (what.isFocusOwner()) {
            frame.ear().sayAgain(what);
        } else {
            what.requestFocusInWindow();
        }
    }

    private void focus(JComponent where) {
        if (where.isShowing()) {
            where.requestFocusInWindow();
        } else {
            frame.learn().say("status.nothing-decided", Map.of());
        }
    }

    private void region(int by) {
        if (frame.rules().isPresent()) {
            frame.rules().get().goToPart(by);
            return;
        }
        if (frame.charts().isPresent()) {
            frame.charts().get().goToPart(by);
            return;
        }
        if (frame.compare().isPresent()) {
            frame.compare().get().goToPart(by);
            return;
        }
        if (frame.explore().isPresent()) {
            frame.explore().get().goToPart(by);
            return;
        }
        List<JComponent> regions =
                new ArrayList<>(frame.learn().regions(frame.transport().timeline()));
        regions.add(frame.ear().summary());
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
