package papan.ui.app;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import javax.swing.JComponent;
import javax.swing.MenuSelectionManager;
import papan.ui.board.BoardLooks;
import papan.ui.common.Command;
import papan.ui.common.Part;
import papan.ui.common.Zoom;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LessonKeys;
import papan.ui.playback.Keyed;
import papan.ui.playback.Speeds;
import papan.ui.playback.Transport;
import papan.ui.playback.Workbench;
import papan.ui.present.ClassCard;
import papan.ui.present.Presentation;
import papan.ui.present.TodaysLesson;

/** What each command does in the window: who is meant by a key does it. */
final class Commands {
    private final Inside inside;
    private final Contents contents;
    private final LearnSession session;
    private final LessonKeys lesson;
    private final Presenting presenting;
    private final ScreenReaderSummary ear;
    private final Map<Command, Runnable> actions = new EnumMap<>(Command.class);

    Commands(Inside inside, Contents contents, LessonKeys lesson) {
        this.inside = inside;
        this.contents = contents;
        this.session = contents.session();
        this.lesson = lesson;
        this.presenting = contents.presenting();
        this.ear = contents.ear();
    }

    Map<Command, Runnable> actions() {
        Keyed.steps().forEach((each, does) -> actions.put(each, () -> here().step(each, does)));
        lesson(Command.NEXT_STEP, lesson::next);
        lesson(Command.PREVIOUS_STEP, session::previous);
        forClass(Command.NEXT_STEP, () -> presenting.turn(true));
        forClass(Command.PREVIOUS_STEP, () -> presenting.turn(false));
        lesson(Command.RESTART, session::restart);
        done(Command.HINT, Keyed::hint, "said.no-hint");
        done(Command.WATCH_AGAIN, Keyed::watchAgain, "said.no-turn");
        lesson(Command.PLAY_THIS, contents.workspaces()::playLesson);
        told(Command.WHY, Keyed::why);
        told(Command.WHY_NOT, Keyed::whyNot);
        actions.put(Command.READ_AGAIN, this::readAgain);
        actions.put(Command.EARLIER_SENTENCE, () -> ear.again(true));
        actions.put(Command.LATER_SENTENCE, () -> ear.again(false));
        actions.put(Command.WHERE_AM_I, ear::whereAmI);
        actions.put(Command.WHICH_HOUSES, ear::whichHouses);
        actions.put(Command.WHAT_CHANGED, ear::whatChanged);
        actions.put(Command.DOCUMENTS, () -> ear.answer("status.only-class", Map.of()));
        actions.put(Command.VERDICT, () -> ear.answer("status.only-class", Map.of()));
        for (ClassCard each : ClassCard.values()) {
            forClass(each.command(), () -> presenting.called(each));
        }
        actions.put(Command.NEAR_ROW, () -> ear.row(true));
        actions.put(Command.FAR_ROW, () -> ear.row(false));
        speed(Command.FASTER, shown -> Speeds.shift(shown, 1));
        speed(Command.SLOWER, shown -> Speeds.shift(shown, -1));
        speed(Command.NORMAL_SPEED, shown -> shown.setSpeed(1));
        zoom(Command.ZOOM_IN, Zoom::larger);
        zoom(Command.ZOOM_OUT, Zoom::smaller);
        zoom(Command.ZOOM_RESET, () -> 100);
        actions.put(Command.NEXT_REGION, () -> Part.go(here().parts(), 1));
        actions.put(Command.PREVIOUS_REGION, () -> Part.go(here().parts(), -1));
        for (Workspace each : Workspace.values()) {
            actions.put(each.command(), () -> show(each));
        }
        change(Command.UNDO, Keyed::undo, "said.undone", "said.nothing-undone");
        change(Command.REDO, Keyed::redo, "said.redone", "said.nothing-redone");
        lesson(Command.TRY_HERE, lesson::tryHere);
        lesson(Command.KEEP_FOUND, this::keepFound);
        actions.put(Command.COPY, this::copy);
        actions.put(Command.PASTE, () -> unseen(() -> FileDrop.paste(inside.root())));
        // A file is chosen where the class does not look.
        actions.put(Command.OPEN_FILE, () -> unseen(() -> contents.opener().choose(inside.root())));
        actions.put(Command.SAVE, () -> unseen(here()::save));
        actions.put(Command.HAND_OUT, () -> unseen(this::handOut));
        done(Command.NEXT_FIRING, shown -> shown.goToFiring(1), "status.no-firing");
        done(Command.PREVIOUS_FIRING, shown -> shown.goToFiring(-1), "status.no-firing");
        actions.put(Command.TODAYS_PLAN, this::planToday);
        actions.put(Command.PRESENT, () -> presenting.toggle(false));
        actions.put(Command.PRESENT_FROM_HERE, () -> presenting.toggle(true));
        actions.put(Command.BLANK, () -> held(Presentation::toggleBlank));
        actions.put(Command.FREEZE, () -> held(Presentation::toggleFrozen));
        actions.put(Command.LEAVE, this::leave);
        actions.put(Command.TURN_BOARD, () -> {
            BoardLooks.current().turnedRound().install();
            ear.whichSide();
        });
        actions.put(Command.LABELS, () -> {
            BoardLooks.current().withNextWriting().install();
            ear.tell("labels." + BoardLooks.current().writing().id(), Map.of());
        });
        actions.put(Command.FULL_SCREEN, inside.around()::toggleFullScreen);
        actions.put(Command.SOUND, contents.sound()::toggle);
        actions.put(Command.KEYS, inside::showKeys);
        actions.put(Command.WORDS, inside::showWords);
        actions.put(Command.ACCESSIBLE_TREE, inside::showAccessibleTree);
        return actions;
    }

    /** The workspace beside the lessons that the keys go to: the one that is looked at, or the one that a class sees. */
    private Optional<Workbench> bench() {
        return presenting.hasKeys() ? presenting.bench() : contents.workspaces().bench();
    }

    /** What the keys go to: that, or the lesson. */
    private Keyed here() {
        return bench().<Keyed>map(bench -> bench).orElse(lesson);
    }

    /** Says it where whoever looks at the window reads it. */
    private void say(String key, Map<String, Object> values) {
        if (contents.workspaces().showsLearn()) {
            contents.learn().say(key, values);
        } else {
            ear.answer(key, values);
        }
    }

    private void copy() {
        Optional<String> line = contents.opener().line();
        line.ifPresent(WorkspaceFiles::copy);
        say(line.isPresent() ? "line.copied" : "line.none", Map.of("line", line.orElse("")));
    }

    private void unseen(Runnable does) {
        if (presenting.hasKeys()) {
            say("status.not-seen", Map.of());
        } else {
            does.run();
        }
    }

    /** Where a class has seen only workspaces there may be no lesson to go to. */
    private void show(Workspace to) {
        if (to == Workspace.LEARN && presenting.hasKeys() && session.run().isEmpty()) {
            say("status.nothing-to-present", Map.of());
        } else {
            contents.workspaces().show(to);
        }
    }

    /** A plan is the teacher's alone: it never comes up over what a class sees. */
    private void planToday() {
        Optional<TodaysLesson> today = presenting.presentation().today();
        if (presenting.hasKeys()) {
            say("status.not-before-class", Map.of());
        } else if (today.filter(TodaysLesson::isOpen).isEmpty()) {
            say("status.nothing-to-plan", Map.of());
        } else {
            inside.showPlan(today.get());
        }
    }

    private void handOut() {
        contents.handOuts()
                .now()
                .ifPresentOrElse(inside::showHandOut, () -> say("status.nothing-to-hand-out", Map.of()));
    }

    private void leave() {
        MenuSelectionManager menus = MenuSelectionManager.defaultManager();
        if (menus.getSelectedPath().length > 0) {
            menus.clearSelectedPath();
        } else if (!presenting.closeStrip() && !here().backToMatch() && !presenting.back() && bench().isEmpty()) {
            contents.learn().leaveLibrary();
        }
    }

    /** While a class watches, it comes first: what it sees is meant, where it can be. */
    private void forClass(Command command, BooleanSupplier first) {
        Runnable otherwise = actions.getOrDefault(command, () -> {});
        actions.put(command, () -> {
            if (!first.getAsBoolean()) {
                otherwise.run();
            }
        });
    }

    private void told(Command command, Function<Keyed, Optional<JComponent>> read) {
        actions.put(command, () -> read.apply(here()).ifPresent(this::tellWhy));
    }

    private void speed(Command command, Consumer<Transport> does) {
        actions.put(command, () -> {
            Transport shown = here().playback();
            does.accept(shown);
            ear.speed(shown.speed());
        });
    }

    private void zoom(Command command, IntSupplier next) {
        actions.put(command, () -> {
            int percent = next.getAsInt();
            inside.setZoom(percent);
            ear.tell("zoom", Map.of("percent", percent));
        });
    }

    private void change(Command command, Predicate<Keyed> does, String done, String nothing) {
        actions.put(command, () -> {
            if (does.test(here())) {
                ear.tell(done, Map.of());
            } else {
                ear.answer(nothing, Map.of());
            }
        });
    }

    private void keepFound() {
        session.free()
                .match()
                .filter(match -> match.size() > 0)
                .ifPresentOrElse(
                        match -> contents.games().ifPresent(games -> games.keepFound(match)),
                        () -> contents.learn().say("free.nothing", Map.of()));
    }

    /** Where nothing comes of a key, says so. */
    private void done(Command command, Predicate<Keyed> does, String none) {
        actions.put(command, () -> {
            if (!does.test(here())) {
                ear.answer(none, Map.of());
            }
        });
    }

    private void lesson(Command command, Runnable does) {
        actions.put(command, () -> {
            if (session.run().isPresent() && bench().isEmpty()) {
                does.run();
            }
        });
    }

    /**
     * The focus goes to what is to be read, so that it is read; where it is there already, or where the focus brings only
     * a part of it, it is said again.
     */
    private void readAgain() {
        here().told().ifPresent(what -> {
            Optional<String> whole = here().toldInFull();
            if (whole.isEmpty() && what.isFocusOwner()) {
                ear.sayAgain(what);
            } else {
                what.requestFocusInWindow();
                whole.ifPresent(text -> ear.sayAgain(what, text));
            }
        });
    }

    /** Holds back what the class sees, or lets it go, and says which. */
    private void held(Consumer<Presentation> toggling) {
        Presentation presentation = presenting.presentation();
        toggling.accept(presentation);
        if (presentation.isOn()) {
            ear.tell(
                    presentation.isBlank()
                            ? "presenter.isBlank"
                            : presentation.isFrozen() ? "presenter.isFrozen" : "presenter.isShown",
                    Map.of());
        }
    }

    /** The focus goes to where the reasons are read; where there are none, it is said why. */
    private void tellWhy(JComponent where) {
        if (where.isShowing() && !inside.window().isFocused()) {
            // The class's window is used, and keeps the focus.
            ear.sayAgain(where);
        } else if (where.isShowing()) {
            where.requestFocusInWindow();
        } else {
            contents.learn().sayNoReason();
        }
    }
}
