package papan.ui.app;

import java.awt.Rectangle;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import papan.narration.Language;
import papan.replay.Grain;
import papan.ui.board.BoardLooks;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;

/**
 * What is remembered from one time to the next.
 *
 * @param sitting who sat here
 * @param classroom what a teacher has set
 * @param seen what has been pointed out once and is not pointed out again, by its name
 */
public record Settings(
        Language language,
        Look look,
        Pace pace,
        Senses senses,
        Access access,
        Placed placed,
        Sitting sitting,
        Classroom classroom,
        Set<String> seen) {
    /** What holds when nothing is remembered. */
    public static final Settings DEFAULT = new Settings(
            Language.ENGLISH,
            new Look(Theme.LIGHT, true, 100, BoardLooks.USUAL),
            new Pace(1, Grain.SEED, true, false),
            new Senses(Optional.empty(), false),
            new Access(true, false),
            new Placed(Optional.empty(), false, Workspace.LEARN, Optional.empty(), false),
            new Sitting("", false, false),
            new Classroom(Optional.empty(), false),
            Set.of());

    public Settings {
        seen = Set.copyOf(seen);
    }

    /**
     * How everything looks.
     *
     * @param theme the theme that is worn, or was the last one that the system asked for
     * @param asSystem whether the theme follows the system's
     * @param zoom percent
     * @param board how boards are shown
     */
    public record Look(Theme theme, boolean asSystem, int zoom, BoardLooks board) {}

    /**
     * How fast things go.
     *
     * @param speed times one seed in 450 ms
     * @param grain how far one step goes
     * @param own whether lessons wait at each ruling until the learner goes on
     * @param clock whether a drill shows how long it has taken
     */
    public record Pace(double speed, Grain grain, boolean own, boolean clock) {}

    /**
     * What moves and sounds.
     *
     * @param motion how seeds travel; empty as long as nobody has chosen
     */
    public record Senses(Optional<SeedMotion> motion, boolean sound) {}

    /**
     * What helps whoever does not see the window.
     *
     * @param letterKeys whether keys of one letter do something
     * @param toNarration whether the focus goes to the sentence with each step
     */
    public record Access(boolean letterKeys, boolean toNarration) {}

    /**
     * Where one was.
     *
     * @param bounds where the window was while it was not maximized, in the screen's own units; empty at the first start
     * @param lesson the id of the lesson that was open, if one was
     * @param map whether the Rules workspace shows its map in place of the list
     */
    public record Placed(
            Optional<Rectangle> bounds, boolean maximized, Workspace workspace, Optional<String> lesson, boolean map) {
        /** The same in another workspace, on another lesson. */
        Placed in(Workspace other, Optional<String> open) {
            return new Placed(bounds, maximized, other, open, map);
        }
    }

    /**
     * Who sits here.
     *
     * @param learner a name; empty for whoever gives none
     * @param guest whether it is a guest, of whom nothing is kept
     * @param alwaysGuest whether a guest sits here whenever the program starts
     */
    public record Sitting(String learner, boolean guest, boolean alwaysGuest) {}

    /**
     * What a teacher has set.
     *
     * @param handIn the folder to which learners hand in; empty where they choose one
     * @param keepsHands whether the hands of a class are kept
     */
    public record Classroom(Optional<String> handIn, boolean keepsHands) {}

    /** The theme to wear. */
    public Theme theme() {
        return look.theme();
    }

    /** The size of everything, in percent. */
    public int zoom() {
        return look.zoom();
    }

    /** The same in another language. */
    public Settings withLanguage(Language next) {
        return new Settings(next, look, pace, senses, access, placed, sitting, classroom, seen);
    }

    /** The same in a theme that was chosen. */
    Settings withTheme(Theme next) {
        return with(new Look(next, false, look.zoom(), look.board()));
    }

    /** The same in the theme that the system asks for, and will ask for. */
    public Settings asSystem(Theme now) {
        return with(new Look(now, true, look.zoom(), look.board()));
    }

    /** The same at another zoom, in percent. */
    Settings withZoom(int next) {
        return with(new Look(look.theme(), look.asSystem(), next, look.board()));
    }

    /** The same with boards shown otherwise. */
    Settings withBoard(BoardLooks next) {
        return with(new Look(look.theme(), look.asSystem(), look.zoom(), next));
    }

    /** The same with keys of one letter that do something, or nothing. */
    Settings withLetterKeys(boolean next) {
        return with(new Access(next, access.toNarration()));
    }

    /** The same with the focus going to the sentence with each step, or not. */
    Settings withToNarration(boolean next) {
        return with(new Access(access.letterKeys(), next));
    }

    private Settings with(Access next) {
        return new Settings(language, look, pace, senses, next, placed, sitting, classroom, seen);
    }

    private Settings with(Look next) {
        return new Settings(language, next, pace, senses, access, placed, sitting, classroom, seen);
    }

    /** The same with another speed and grain. */
    Settings withPace(double nextSpeed, Grain nextGrain) {
        return with(new Pace(nextSpeed, nextGrain, pace.own(), pace.clock()));
    }

    /** The same with lessons that wait for the learner, or go on by themselves. */
    Settings withOwnPace(boolean next) {
        return with(new Pace(pace.speed(), pace.grain(), next, pace.clock()));
    }

    /** The same with drills that show how long they have taken, or don't. */
    Settings withClock(boolean next) {
        return with(new Pace(pace.speed(), pace.grain(), pace.own(), next));
    }

    private Settings with(Pace next) {
        return new Settings(language, look, next, senses, access, placed, sitting, classroom, seen);
    }

    /** The same with a motion that was chosen. */
    Settings withMotion(SeedMotion next) {
        return new Settings(
                language,
                look,
                pace,
                new Senses(Optional.of(next), senses.sound()),
                access,
                placed,
                sitting,
                classroom,
                seen);
    }

    /** The same with sound, or without. */
    Settings withSound(boolean next) {
        return new Settings(
                language, look, pace, new Senses(senses.motion(), next), access, placed, sitting, classroom, seen);
    }

    /** The same with the map of the Rules workspace, or without. */
    Settings withMap(boolean on) {
        return withPlaced(new Placed(placed.bounds(), placed.maximized(), placed.workspace(), placed.lesson(), on));
    }

    /** The same with the window elsewhere. */
    Settings withPlaced(Placed next) {
        return new Settings(language, look, pace, senses, access, next, sitting, classroom, seen);
    }

    /** The name of the learner who sits here; empty without one. */
    public String learner() {
        return sitting.learner();
    }

    /** The same with another learner. */
    public Settings withLearner(String next) {
        return withSitting(new Sitting(next, false, sitting.alwaysGuest()));
    }

    /** The same with somebody else sitting here. */
    Settings withSitting(Sitting next) {
        return new Settings(language, look, pace, senses, access, placed, next, classroom, seen);
    }

    /** The same with what a teacher sets. */
    public Settings withClassroom(Classroom next) {
        return new Settings(language, look, pace, senses, access, placed, sitting, next, seen);
    }

    /** The same after something was pointed out. */
    Settings withSeen(String name) {
        Set<String> more = new TreeSet<>(seen);
        more.add(name);
        return new Settings(language, look, pace, senses, access, placed, sitting, classroom, more);
    }
}
