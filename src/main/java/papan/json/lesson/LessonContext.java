package papan.json.lesson;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Visible;
import papan.json.match.BoardShapes;
import papan.lesson.scene.Effort;
import papan.lesson.script.AnswerSpelling;
import papan.lesson.script.AskedChart;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * What every part of a lesson's reader needs: the board that the lesson is about, its positions, and a place for
 * problems.
 *
 * @param book the installed rule sets
 * @param positions the positions that steps may refer to
 * @param charts the author's own charts, by id
 * @param goals the ids of the steps that serve a goal, by the goal's id; goals that none serves are there too
 * @param effort what reading may still cost: positions of chance are looked for
 * @param steps the steps that other parts of the file name
 * @param around what is known of the file
 * @param condition the condition that is being read
 * @param boards the boards that are compared in the step that is being read
 */
record LessonContext(
        RuleBook book,
        RuleSet rules,
        Problems problems,
        Map<String, Position> positions,
        Map<String, AskedChart> charts,
        Map<String, List<String>> goals,
        Effort effort,
        NamedSteps steps,
        Around around,
        ConditionSize condition,
        ComparedBoards boards)
        implements HasRules {
    /**
     * What is known where a lesson names its rule set.
     *
     * @param folder where the lesson lies, if it is a file
     * @param checked whether nothing is wrong with the lesson, so that what only shows that is not looked at
     */
    record Around(RuleBook book, Optional<Path> folder, boolean checked) implements HasRuleBook {}

    static final Map<String, Side> SIDES = Map.of("south", Side.SOUTH, "north", Side.NORTH);

    private static final int MAX_TEXT = 400;
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]{0,39}");

    /** An installed rule set by its id. */
    static Optional<RuleSet> ruleSet(RuleBook book, Problems problems, String id, JsonValue at) {
        Optional<RuleSet> found = book.find(id);
        if (found.isEmpty()) {
            String fix = Nearest.suggestion(id, book.ids());
            problems.error(
                    "E201",
                    at,
                    "Rule set \"" + Visible.shortened(id) + "\" is unknown; "
                            + book.ids().size() + " are installed.",
                    fix.isEmpty() ? "Installed: " + String.join(", ", book.ids()) + "." : fix);
        }
        return found;
    }

    /** What is known before anything but the rules is read. */
    static LessonContext of(RuleBook book, RuleSet rules, Problems problems, List<JsonValue> steps, Around around) {
        return new LessonContext(
                book,
                rules,
                problems,
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                Effort.ofReading(),
                new NamedSteps(steps),
                around,
                new ConditionSize(ConditionSize.Where.BOARD),
                new ComparedBoards());
    }

    /** The same for the board of another rule set. */
    LessonContext with(RuleSet other) {
        return new LessonContext(
                book, other, problems, positions, charts, goals, effort, steps, around, condition, boards);
    }

    /** The same inside a condition. */
    LessonContext in(ConditionSize other) {
        return new LessonContext(book, rules, problems, positions, charts, goals, effort, steps, around, other, boards);
    }

    /** The same in a step that compares. */
    LessonContext comparing(ComparedBoards other) {
        return new LessonContext(
                book, rules, problems, positions, charts, goals, effort, steps, around, condition, other);
    }

    /** The reading of whatever needs to know this. */
    Reading reading() {
        return new Reading(problems, this);
    }

    /** Notes a field if it is there: this version would have to ignore it. */
    void unread(JsonObjectReader in, String name) {
        in.value(name)
                .ifPresent(value -> problems.error(
                        "E109",
                        value,
                        "The field \"" + name + "\" is not read by this version.",
                        "Leave it out, or use a newer version."));
    }

    /** Notes a problem if a goal is none of the lesson's. */
    void goal(String id, JsonValue at) {
        if (!goals.containsKey(id)) {
            problems.error(
                    "E831",
                    at,
                    "The lesson has no goal \"" + Visible.shortened(id) + "\".",
                    goals.isEmpty()
                            ? "Write it into \"goals\" of \"meta\"."
                            : Nearest.orAll(Visible.shortened(id), goals.keySet()));
        }
    }

    /** Whether a text is an id; a problem if not. */
    boolean isId(String id, JsonValue at) {
        if (ID.matcher(id).matches()) {
            return true;
        }
        String better = id.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^[^a-z]+|-+$", "");
        String fix = better.isEmpty() ? "" : " Try \"" + better.substring(0, Math.min(40, better.length())) + "\".";
        problems.error(
                "E103",
                at,
                "\"" + Visible.shortened(id) + "\" is not an id.",
                "An id has small letters, digits and hyphens, 40 at most." + fix);
        return false;
    }

    /** Notes a text that is too long to be shown. */
    String bounded(String text, JsonValue at) {
        if (text.length() > MAX_TEXT) {
            problems.error(
                    "E106",
                    at,
                    "The text has " + text.length() + " characters; at most " + MAX_TEXT + " fit.",
                    "Make two steps of it.");
        }
        return text;
    }

    /** A house of this board by its name. */
    Optional<House> house(String name, JsonValue at) {
        return BoardShapes.house(name, at, reading());
    }

    /** A house or store of this board, by its trace name. */
    Optional<Place> place(String name, JsonValue value) {
        Optional<Place> place = Place.parse(name).filter(rules.layout()::contains);
        if (place.isEmpty()) {
            int n = rules.layout().houses();
            problems.error(
                    "E216",
                    value,
                    "\"" + Visible.shortened(name) + "\" is not a place of this board.",
                    AnswerSpelling.suggestion(
                                    AnswerSpelling.place(name, rules.layout()).map(Place::name)) + "Places are S1 to S"
                            + n + ", N1 to N" + n
                            + ", S.store and N.store.");
        }
        return place;
    }

    /** {@code house:S3} or {@code store:south}. */
    Optional<Place> named(String name, JsonValue at) {
        if (name.startsWith("house:")) {
            return house(name.substring("house:".length()), at).map(h -> h);
        }
        return side(name, "store:", at).map(Store::new);
    }

    /** The side after a prefix. */
    Optional<Side> side(String name, String prefix, JsonValue at) {
        Side side = SIDES.get(name.substring(prefix.length()));
        if (side == null) {
            unknown(at, name, List.of(prefix + "south", prefix + "north"));
        }
        return Optional.ofNullable(side);
    }

    /** Notes that a word is not one of those that would do. */
    void unknown(JsonValue at, String word, Collection<String> known) {
        if (problems.isFull()) {
            return;
        }
        String shown = Visible.shortened(word);
        problems.error("E014", at, "\"" + shown + "\" is unknown here.", Nearest.orAll(shown, known));
    }
}
