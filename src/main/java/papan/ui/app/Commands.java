package papan.ui.app;

import java.awt.Component;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import javax.swing.JComponent;
import javax.swing.MenuSelectionManager;
import papan.lesson.page.Offers;
import papan.lesson.page.Offers.Action;
import papan.replay.Grain;
import papan.ui.board.BoardLooks;
import papan.ui.common.Command;
import papan.ui.common.Part;
import papan.ui.common.Zoom;
import papan.ui.lesson.LearnSession;
import papan.ui.playback.ClassView;
import papan.ui.playback.Playback;
import papan.ui.playback.Speeds;
import papan.ui.playback.Transport;
import papan.ui.playback.Workbench;
import papan.ui.present.ClassCard;
import papan.ui.present.Presentation;
import papan.ui.present.TodaysLesson;

/** What each command does in the window. While a question is open the transport's commands do nothing, and say so. */
final class Commands {
    private final Inside inside;
    private final Contents contents;
    private final Playback playback;
    private final LearnSession session;

    Commands(Inside inside, Contents contents) {
        this.inside = inside;
        this.contents = contents;
        this.playback = contents.playback();
        this.session = contents.session();
    }

    Map<Command, Runnable> actions() {
        contents.presenting().presentation().onSkip(() -> say("status.try"));
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
        bench(actions, Command.HINT, Workbench::hint, "said.no-hint", this::hint);
        bench(actions, Command.WATCH_AGAIN, Workbench::watchAgain, "said.no-turn", () -> {});
        lesson(actions, Command.PLAY_THIS, contents::playLesson);
        told(actions, Command.WHY, Workbench::why, () -> focus(contents.learn().why()));
        told(
                actions,
                Command.WHY_NOT,
                Workbench::whyNot,
                () -> focus(contents.learn().whyNot()));
        told(actions, Command.READ_AGAIN, Workbench::told, this::readAgain);
        actions.put(Command.EARLIER_SENTENCE, () -> contents.ear().again(true));
        actions.put(Command.LATER_SENTENCE, () -> contents.ear().again(false));
        actions.put(Command.WHERE_AM_I, () -> contents.ear().whereAmI());
        actions.put(Command.WHICH_HOUSES, () -> contents.ear().whichHouses());
        actions.put(Command.WHAT_CHANGED, () -> contents.ear().whatChanged());
        actions.put(Command.DOCUMENTS, () -> contents.ear().answer("status.only-class", Map.of()));
        actions.put(Command.VERDICT, () -> contents.ear().answer("status.only-class", Map.of()));
        for (ClassCard each : ClassCard.values()) {
            forClass(actions, each);
        }
        actions.put(Command.NEAR_ROW, () -> contents.ear().row(true));
        actions.put(Command.FAR_ROW, () -> contents.ear().row(false));
        speed(actions, Command.FASTER, shown -> Speeds.shift(shown, 1));
        speed(actions, Command.SLOWER, shown -> Speeds.shift(shown, -1));
        speed(actions, Command.NORMAL_SPEED, shown -> shown.setSpeed(1));
        zoom(actions, Command.ZOOM_IN, Zoom::larger);
        zoom(actions, Command.ZOOM_OUT, Zoom::smaller);
        zoom(actions, Command.ZOOM_RESET, () -> 100);
        actions.put(Command.NEXT_REGION, () -> region(1));
        actions.put(Command.PREVIOUS_REGION, () -> region(-1));
        for (Workspace each : Workspace.values()) {
            actions.put(each.command(), () -> show(each));
        }
        change(actions, Command.UNDO, Workbench::undo, session::undo, "said.undone", "said.nothing-undone");
        change(actions, Command.REDO, Workbench::redo, session.free()::redo, "said.redone", "said.nothing-redone");
        lesson(actions, Command.TRY_HERE, this::tryHere);
        lesson(actions, Command.KEEP_FOUND, this::keepFound);
        actions.put(Command.COPY, this::copy);
        actions.put(Command.PASTE, () -> unseen(contents::paste));
        // A file is chosen where the class does not look.
        actions.put(Command.OPEN_FILE, () -> unseen(contents::chooseFile));
        actions.put(Command.SAVE, () -> unseen(() -> bench().ifPresent(Workbench::save)));
        actions.put(Command.HAND_OUT, () -> unseen(this::handOut));
        actions.put(Command.NEXT_FIRING, () -> firing(1));
        actions.put(Command.PREVIOUS_FIRING, () -> firing(-1));
        actions.put(Command.TODAYS_PLAN, this::planToday);
        actions.put(Command.PRESENT, () -> contents.present(false));
        actions.put(Command.PRESENT_FROM_HERE, () -> contents.present(true));
        actions.put(Command.BLANK, () -> held(Presentation::toggleBlank));
        actions.put(Command.FREEZE, () -> held(Presentation::toggleFrozen));
        actions.put(Command.LEAVE, () -> {
            MenuSelectionManager menus = MenuSelectionManager.defaultManager();
            if (menus.getSelectedPath().length > 0) {
                menus.clearSelectedPath();
            } else if (contents.presenting().isOn() || contents.bench().isPresent()) {
                boolean done = contents.presenting().closeStrip()
                        || bench().filter(Workbench::backToMatch).isPresent()
                        || leavesFree()
                        || contents.presenting().presentation().putCardAway()
                        || contents.presenting().backToLesson();
                if (!done) {
                    contents.presenting().end();
                }
            } else if (!leavesFree()) {
                contents.learn().leaveLibrary();
            }
        });
        actions.put(Command.TURN_BOARD, () -> {
            BoardLooks.current().turnedRound().install();
            contents.ear().whichSide();
        });
        actions.put(Command.LABELS, () -> {
            BoardLooks.current().withNextWriting().install();
            contents.ear().tell("labels." + BoardLooks.current().writing().id(), Map.of());
        });
        actions.put(Command.FULL_SCREEN, inside.around()::toggleFullScreen);
        actions.put(Command.SOUND, contents.sound()::toggle);
        actions.put(Command.KEYS, inside::showKeys);
        actions.put(Command.WORDS, inside::showWords);
        actions.put(Command.ACCESSIBLE_TREE, inside::showAccessibleTree);
        return actions;
    }

    /** Says it where whoever looks at the window reads it. */
    private void say(String key) {
        say(key, Map.of());
    }

    private void say(String key, Map<String, Object> values) {
        if (contents.showsLearn()) {
            contents.learn().say(key, values);
        } else {
            contents.ear().answer(key, values);
        }
    }

    private void copy() {
        Optional<String> line = contents.line();
        line.ifPresent(contents::copy);
        say(line.isPresent() ? "line.copied" : "line.none", Map.of("line", line.orElse("")));
    }

    private void unseen(Runnable does) {
        if (contents.presenting().hasKeys()) {
            say("status.not-seen");
        } else {
            does.run();
        }
    }

    /** Where a class has seen only workspaces there may be no lesson to go to. */
    private void show(Workspace to) {
        if (to == Workspace.LEARN
                && contents.presenting().hasKeys()
                && session.run().isEmpty()) {
            say("status.nothing-to-present");
        } else {
            contents.show(to);
        }
    }

    /** A plan is the teacher's alone: it never comes up over what a class sees. */
    private void planToday() {
        Optional<TodaysLesson> today = contents.presenting().presentation().today();
        if (contents.presenting().hasKeys()) {
            say("status.not-before-class");
        } else if (today.filter(TodaysLesson::isOpen).isEmpty()) {
            say("status.nothing-to-plan");
        } else {
            inside.showPlan(today.get());
        }
    }

    private void handOut() {
        contents.handOuts().now().ifPresentOrElse(inside::showHandOut, () -> say("status.nothing-to-hand-out"));
    }

    /** While a class watches, what a learner reads on the own card is shown on the class's. */
    private void forClass(Map<Command, Runnable> actions, ClassCard card) {
        Runnable otherwise = actions.getOrDefault(card.command(), () -> {});
        actions.put(card.command(), () -> {
            if (!isForClass()) {
                otherwise.run();
            } else if (contents.presenting().bench().isPresent()) {
                showOfWorkspace(card, otherwise);
            } else if (card == ClassCard.HINT && isNextHint()) {
                hint();
                contents.presenting().presentation().show(card);
            } else {
                contents.presenting()
                        .show(card)
                        .ifPresent(key -> contents.learn().say(key, Map.of()));
            }
        });
    }

    /** A hint is seen on the board; a chart and what is said to an answer belong to lessons. */
    private void showOfWorkspace(ClassCard card, Runnable otherwise) {
        if (card == ClassCard.HINT) {
            otherwise.run();
        } else {
            contents.presenting().show(card).ifPresent(key -> contents.ear().answer(key, Map.of()));
        }
    }

    /** Whether a key is meant for what the class sees, and not for what the presenter looks at meanwhile. */
    private boolean isForClass() {
        Presenting shown = contents.presenting();
        boolean anything = shown.bench().isPresent() || session.run().isPresent();
        return shown.isOn() && anything && shown.isSeen(bench());
    }

    /** Whether there is another hint, and the class reads the one before it or none. */
    private boolean isNextHint() {
        Presentation shown = contents.presenting().presentation();
        return session.offers().has(Action.ASK_FOR_HINT) && (session.attempt().hints() == 0 || shown.isShown(ClassCard.HINT));
    }

    /** The workspace beside the lessons that the keys go to: the one that is looked at, or the one that a class sees. */
    private Optional<Workbench> bench() {
        return contents.presenting().hasKeys() ? contents.presenting().bench() : contents.bench();
    }

    private void told(
            Map<Command, Runnable> actions,
            Command command,
            Function<Workbench, Optional<JComponent>> shown,
            Runnable learnt) {
        actions.put(command, () -> {
            if (bench().isPresent()) {
                bench().flatMap(shown).ifPresent(JComponent::requestFocusInWindow);
            } else if (isInLesson()) {
                learnt.run();
            }
        });
    }

    private void speed(Map<Command, Runnable> actions, Command command, Consumer<Transport> does) {
        actions.put(command, () -> {
            Transport shown = bench().map(Workbench::playback).orElse(playback);
            does.accept(shown);
            contents.ear().speed(shown.speed());
        });
    }

    private void zoom(Map<Command, Runnable> actions, Command command, IntSupplier next) {
        actions.put(command, () -> {
            int percent = next.getAsInt();
            inside.setZoom(percent);
            contents.ear().tell("zoom", Map.of("percent", percent));
        });
    }

    private void change(
            Map<Command, Runnable> actions,
            Command command,
            Predicate<Workbench> does,
            BooleanSupplier tried,
            String done,
            String nothing) {
        actions.put(command, () -> {
            boolean any = bench().isPresent() ? bench().filter(does).isPresent() : isInLesson() && tried.getAsBoolean();
            if (any) {
                contents.ear().tell(done, Map.of());
            } else {
                contents.ear().answer(nothing, Map.of());
            }
        });
    }

    private boolean leavesFree() {
        boolean on = isInLesson() && session.free().isOn();
        if (on) {
            session.free().leave();
        }
        return on;
    }

    /** Whoever asks may play on the board as it stands; the same key leads back to the lesson. */
    private void tryHere() {
        if (!session.toggleFree()) {
            contents.learn().say(session.isFinished() ? "free.not-here" : "status.locked", Map.of());
        } else if (session.free().isOn()) {
            contents.learn().say("free.begun", Map.of());
        }
    }

    private void keepFound() {
        if (session.free().match().filter(match -> match.size() > 0).isPresent()) {
            contents.keepFound(session.free().match().orElseThrow());
        } else {
            contents.learn().say("free.nothing", Map.of());
        }
    }

    private void firing(int direction) {
        Optional<Workbench> bench = bench();
        boolean found = bench.isPresent()
                ? bench.get().goToFiring(direction)
                : contents.transport().goToFiring(direction);
        if (found) {
            return;
        }
        if (bench.isPresent()) {
            contents.ear().answer("status.no-firing", Map.of());
        } else {
            contents.learn().say(playback.isLocked() ? "status.locked" : "status.no-firing", Map.of());
        }
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
            if (bench().isPresent()) {
                step(command, bench().get().playback());
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

    /** The same key in a workspace beside the lessons and in a lesson. */
    private void bench(
            Map<Command, Runnable> actions, Command command, Predicate<Workbench> does, String none, Runnable learnt) {
        actions.put(command, () -> {
            Optional<Workbench> bench = bench();
            if (bench.isEmpty() && isInLesson()) {
                learnt.run();
            } else if (bench.isPresent() && !does.test(bench.get())) {
                contents.ear().answer(none, Map.of());
            }
        });
    }

    private boolean isInLesson() {
        return session.run().isPresent()
                && (contents.presenting().hasKeys()
                        ? contents.presenting().bench().isEmpty()
                        : contents.showsLearn());
    }

    /** What a class sees goes on whatever the presenter looks at meanwhile. */
    private void clicker(
            Map<Command, Runnable> actions, Command command, Consumer<Presentation> presented, Runnable alone) {
        actions.put(command, () -> {
            Optional<Workbench> seen = contents.presenting().bench();
            if (seen.isPresent()) {
                page(seen.get(), command);
            } else if (contents.presenting().isOn()) {
                presented.accept(contents.presenting().presentation());
            } else if (isInLesson()) {
                alone.run();
            }
        });
    }

    /** A clicker goes turn by turn through what a class sees of a workspace; what is long is turned page by page first. */
    private void page(Workbench seen, Command command) {
        boolean on = command == Command.NEXT_STEP;
        boolean moves = contents.presenting()
                .presentation()
                .workspace()
                .filter(ClassView::isSeen)
                .isPresent();
        if (contents.presenting().turnCard(on) || !moves) {
            return;
        }
        if (on) {
            seen.playback().forward(Grain.TURN);
        } else {
            seen.playback().back(Grain.TURN);
        }
    }

    /** The same where no lesson says how far one may go. */
    private static void step(Command command, Transport shown) {
        switch (command) {
            case FORWARD -> shown.forward();
            case BACK -> shown.back();
            case NEXT_LAP -> shown.forward(Grain.LAP);
            case PREVIOUS_LAP -> shown.back(Grain.LAP);
            case NEXT_TURN -> shown.forward(Grain.TURN);
            case PREVIOUS_TURN -> shown.back(Grain.TURN);
            case NEXT_ROUND -> shown.forward(Grain.ROUND);
            case PREVIOUS_ROUND -> shown.back(Grain.ROUND);
            case FIRST -> shown.first();
            case LAST -> shown.last();
            case PLAY -> shown.toggle();
            default -> throw new IllegalArgumentException("command " + command + " does not step");
        }
    }

    private void forward(Playback transport) {
        if (transport.atLimit() && !transport.isPlaying()) {
            contents.learn().say(session.offers().has(Action.BE_TOLD_WHY) ? "summary.do.look" : "status.step-over", Map.of());
        } else {
            transport.forward();
        }
    }

    /** Plays or pauses; where all has been played, does what the large button does, but gives no answer. */
    private void play(Playback transport) {
        Offers offers = session.offers();
        if (session.free().isOn() || transport.isPlaying() || !transport.atLimit()) {
            transport.toggle();
        } else if (offers.has(Action.MOVE) || offers.has(Action.STOP_THINKING)) {
            contents.learn().say("status.try", Map.of());
        } else if (offers.isToTryAgain()) {
            contents.sayTryAgain(offers);
        } else {
            contents.learn().press();
        }
    }

    /** Goes on, but not past boards of which it has not been said why they differ: that is told to who has seen it. */
    private void nextStep() {
        Offers offers = session.offers();
        if (offers.has(Action.GO_ON)) {
            session.does(Action.GO_ON);
        } else if (offers.has(Action.BE_TOLD_WHY) && offers.showing().plays()) {
            playback.hasten();
        } else if (offers.has(Action.ANSWER) && !offers.showing().isElsewhere()) {
            contents.learn().say("status.locked", Map.of());
        } else {
            contents.learn().press();
        }
    }

    private void hint() {
        Offers offers = session.offers();
        if (offers.has(Action.ASK_FOR_HINT)) {
            session.does(Action.ASK_FOR_HINT);
        } else if (offers.isToTryAgain()) {
            contents.sayTryAgain(offers);
        } else {
            contents.learn().say("status.no-hint", Map.of());
        }
    }

    /**
     * The focus goes to what is to be read, so that it is read; where it is there already, or where the focus brings only
     * a part of it, it is said again.
     */
    private void readAgain() {
        JComponent what = contents.learn().reading();
        Optional<String> whole = contents.learn().readingInFull();
        if (whole.isPresent()) {
            what.requestFocusInWindow();
            contents.ear().sayAgain(what, whole.get());
        } else if (what.isFocusOwner()) {
            contents.ear().sayAgain(what);
        } else {
            what.requestFocusInWindow();
        }
    }

    /** Holds back what the class sees, or lets it go, and says which. */
    private void held(Consumer<Presentation> toggling) {
        Presentation presentation = contents.presenting().presentation();
        toggling.accept(presentation);
        if (presentation.isOn()) {
            contents.ear()
                    .tell(
                            presentation.isBlank()
                                    ? "presenter.isBlank"
                                    : presentation.isFrozen() ? "presenter.isFrozen" : "presenter.isShown",
                            Map.of());
        }
    }

    private void focus(JComponent where) {
        if (where.isShowing() && !inside.window().isFocused()) {
            // The class's window is used, and keeps the focus.
            contents.ear().sayAgain(where);
        } else if (where.isShowing()) {
            where.requestFocusInWindow();
        } else {
            contents.learn().say("status.nothing-decided", Map.of());
        }
    }

    private void region(int by) {
        List<Part> parts = bench().map(Workbench::parts)
                .orElseGet(() -> contents.learn().regions(contents.transport().timeline()).stream()
                        .map(region -> new Part(region, () -> entry(region)))
                        .toList());
        Part.go(parts, by);
    }

    /** A region, or the first thing in it that takes the focus. */
    private static Component entry(JComponent region) {
        boolean itself = region.isFocusCycleRoot() || (region.isFocusable() && region.getComponentCount() == 0);
        return itself ? region : FirstFocusable.in(region).orElse(region);
    }
}
