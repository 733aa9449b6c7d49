package papan.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.model.Position;
import papan.model.Side;

/**
 * A lesson as its author wrote it.
 *
 * @param id stable name, used by progress and results
 * @param revision raised at each publication, 1 or more
 * @param language BCP 47 tag of the texts in it
 * @param summary one sentence for the list of lessons; may be empty
 * @param rules which rule set it is played by
 * @param players what the players are called; a side without a name is called by its side
 * @param view how its board is shown
 * @param positions the positions that steps refer to, by id
 * @param steps in the order in which they are taught, unless a step says otherwise; ids are unique
 * @param tests walks through it that the author has thought of
 */
public record Lesson(
        String id,
        int revision,
        String language,
        String title,
        String summary,
        Meta meta,
        RulesRef rules,
        Map<Side, String> players,
        View view,
        Map<String, Position> positions,
        List<Step> steps,
        List<LessonTest> tests) {

    /** The most steps that a lesson may have. */
    public static final int MAX_STEPS = 200;
    /** The most steps that may compare boards: why they part takes long to find out. */
    public static final int MAX_COMPARING = 20;
    /** The most steps that may let try: whether the goal can be reached takes long to find out. */
    public static final int MAX_TRYING = 20;

    public Lesson {
        players = Map.copyOf(players);
        positions = Map.copyOf(positions);
        steps = List.copyOf(steps);
        tests = List.copyOf(tests);
        if (steps.isEmpty() || steps.size() > MAX_STEPS) {
            throw new IllegalArgumentException("steps has " + steps.size() + " entries, not 1 to " + MAX_STEPS);
        }
    }

    /** The id of the rule set that it is played by. */
    public String rulesId() {
        return rules.id();
    }

    /** Whether its steps say which panels they reveal; without that all are there from the beginning. */
    public boolean holdsPanelsBack() {
        return steps.stream().anyMatch(step -> step.head().panels().isPresent());
    }

    /**
     * How the board of a lesson is shown.
     *
     * @param labels whether houses carry their names
     * @param counts whether the seeds of each place stand beside it as a number
     * @param seedMs how long one seed takes at speed 1, in milliseconds; all else in proportion
     * @param motion how seeds are to move, unless the learner has chosen otherwise; empty if the author does not say
     */
    public record View(boolean labels, boolean counts, int seedMs, Optional<Motion> motion) {
        /** The shortest time of a seed, in milliseconds. */
        public static final int MIN_SEED_MS = 50;
        /** The longest time of a seed, in milliseconds. */
        public static final int MAX_SEED_MS = 2_000;
        /** How a board is shown where the author does not say. */
        public static final View USUAL = new View(true, true, 450, Optional.empty());
    }

    /** How seeds get from place to place. */
    public enum Motion {
        /** They travel, so that the eye can follow. */
        FULL("full"),
        /** They travel, but not for long. */
        SHORT("short"),
        /** They jump. */
        OFF("off");

        private final String id;

        Motion(String id) {
            this.id = id;
        }

        /** The word used in lessons. */
        public String id() {
            return id;
        }
    }

    /**
     * The rule set that a lesson was written for.
     *
     * @param revision the revision that it was written for
     * @param set the clauses that this lesson has otherwise
     */
    public record RulesRef(String id, int revision, Borrowed set) {}

    /**
     * What a teacher wants to know before the lesson.
     *
     * @param minutes planned length, 1 to 90
     * @param goals what a learner can do afterwards
     * @param sources the documents it rests on
     * @param license SPDX id; may be empty
     * @param teacher notes for the teacher; may be empty
     */
    public record Meta(
            Audience audience,
            int minutes,
            List<Goal> goals,
            List<Reference> sources,
            List<String> authors,
            String license,
            List<String> keywords,
            String teacher) {
        public Meta {
            goals = List.copyOf(goals);
            sources = List.copyOf(sources);
            authors = List.copyOf(authors);
            keywords = List.copyOf(keywords);
        }
    }

    /**
     * For whom a lesson is.
     *
     * @param youngest age in years
     * @param oldest age in years
     * @param requires ids of lessons that come before
     */
    public record Audience(int youngest, int oldest, Level level, List<String> requires) {
        public Audience {
            requires = List.copyOf(requires);
        }
    }

    /** How much a learner knows already. */
    public enum Level {
        /** Nothing yet. */
        BEGINNER,
        /** A turn and its rulings. */
        INTERMEDIATE,
        /** Whole rounds and several rule sets. */
        ADVANCED
    }

    /** Something that a learner can do after the lesson. */
    public record Goal(String id, String text) {}

    /**
     * A document that a lesson rests on.
     *
     * @param cite what to look for; the document's name
     * @param url where it can be read; may be empty
     * @param accessed when it was read; may be empty
     * @param supports the clauses that it supports
     * @param note anything else; may be empty
     */
    public record Reference(
            String id, String cite, String url, String accessed, List<ClauseRef> supports, String note) {
        public Reference {
            supports = List.copyOf(supports);
        }
    }

    /**
     * A clause of a rule set, written {@code congklak-classic#own-store}.
     *
     * @param clause a {@link papan.rules.ClauseId#id() clause id}
     */
    public record ClauseRef(String rules, String clause) {}
}
