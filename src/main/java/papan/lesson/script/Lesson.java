package papan.lesson.script;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import papan.model.Position;
import papan.model.Says;
import papan.model.Side;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** A lesson as its author wrote it. */
@Says(value = "A lesson of Papan, as docs/lesson-authors.md describes it.", name = "lesson")
public record Lesson(
        @Says(value = "A stable id; results and other lessons refer to it.", filled = true, as = "id")
        String id,

        @Says(value = "Raise it when you publish a change.", min = 1, max = Lesson.MAX_REVISION)
        int revision,

        @Says(
                value = "Tag of the language in which the lesson is written, such as en.",
                filled = true,
                as = "languageTag")
        String language,

        @Says(value = "Shown in the list of lessons.", filled = true, translated = true)
        String title,

        @Says(value = "One sentence for the list.", usual = "", translated = true)
        String summary,

        @Says(translated = true) Meta meta,

        @Says(
                "The rule set by which the lesson is played: an installed one by its id and revision, or one of your own from a"
                        + " file beside the lesson.")
        RulesRef rules,

        @Says(value = "Names instead of South and North.", whole = "players", usual = "", translated = true)
        Map<Side, String> players,

        @Says(value = "How the board is shown.", usual = "USUAL")
        View view,

        @Says(value = "Positions of your own, by id.", whole = "positions", usual = "")
        Map<String, Position> positions,

        @Says(value = "Charts of your own, by id.", whole = "charts", usual = "", translated = true)
        Map<String, AskedChart> charts,

        @Says(
                value = "What this lesson calls houses and stores, instead of the rule set's words.",
                whole = "glossary",
                usual = "",
                translated = true)
        Map<String, String> glossary,

        @Says(value = "What happens, in order.", whole = "steps", translated = true)
        List<Step> steps,

        @Says(value = "Questions for the days after the lesson.", whole = "bank", usual = "", translated = true)
        List<BankQuestion> bank,

        @Says(value = "Walks through the lesson that must come out as written.", whole = "tests", usual = "")
        List<LessonTest> tests) {

    /** The highest revision of a lesson, and of a rule set. */
    public static final int MAX_REVISION = 99_999;
    /** The most steps that a lesson may have. */
    public static final int MAX_STEPS = 200;
    /** The most steps that may compare boards: why they part takes long to find out. */
    public static final int MAX_COMPARING = 20;
    /** The most steps that may let try: whether the goal can be reached takes long to find out. */
    public static final int MAX_TRYING = 20;
    /** The most questions of a bank. */
    public static final int MAX_BANK = 50;
    /** The most charts of the author's own. */
    public static final int MAX_CHARTS = 20;
    /**
     * The glossary terms that a lesson may call otherwise: those that stand in sentences as words of their own. Seeds are
     * not among them: they are counted, with forms that every language has for itself.
     */
    public static final List<String> TERMS = List.of("house", "houses", "store");
    /** The longest word for a term, in characters. */
    public static final int MAX_TERM = 30;

    public Lesson {
        // Of what is translated the order of the file is kept.
        Map<String, AskedChart> own = Collections.unmodifiableMap(new LinkedHashMap<>(charts));
        charts = own;
        glossary = Collections.unmodifiableMap(new LinkedHashMap<>(glossary));
        players = Collections.unmodifiableMap(new TreeMap<>(players));
        positions = Map.copyOf(positions);
        steps = steps.stream().map(step -> showing(own, step)).toList();
        bank = List.copyOf(bank);
        tests = List.copyOf(tests);
        if (steps.isEmpty() || steps.size() > MAX_STEPS) {
            throw new IllegalArgumentException("steps has " + steps.size() + " entries, not 1 to " + MAX_STEPS);
        }
    }

    /** A chart of the author's own says in a step what it says in the lesson, in whatever language that is. */
    private static Step showing(Map<String, AskedChart> own, Step step) {
        return step.asShowChart()
                .<Step>map(shows -> shows.with(own.getOrDefault(shows.chart().id(), shows.chart())))
                .orElse(step);
    }

    /** Whether a text can stand for a term within any sentence. */
    public static boolean isTerm(String text) {
        return !text.isBlank()
                && text.length() <= MAX_TERM
                && text.codePoints().noneMatch(c -> c == '{' || c == '}' || Character.isISOControl(c));
    }

    /** The id of the rule set that it is played by. */
    public String rulesId() {
        return rules.id();
    }

    /**
     * The program's words in a language, with the lesson's players and a rule set's terms; in the lesson's own language its
     * glossary comes first.
     */
    public Wording wording(Language spoken, RuleSet by) {
        boolean own = Language.parse(language).filter(spoken::equals).isPresent();
        Map<String, String> terms = by.about().terms(spoken.tag());
        return new Wording(spoken, players, terms, own ? glossary : Map.of());
    }

    /** The clauses that a course has come to with this lesson, as its sources say. */
    public Set<String> known(List<Lesson> course) {
        Set<String> clauses = new HashSet<>();
        for (Lesson each : course) {
            each.meta().sources().stream()
                    .flatMap(source -> source.supports().stream())
                    .forEach(named -> clauses.add(named.clause()));
            if (each.id().equals(id)) {
                break;
            }
        }
        return clauses;
    }

    /** The questions of its bank as a lesson of their own, for when they are asked; there must be one. */
    public Lesson asBank() {
        return with(bank.stream().map(BankQuestion::ask).toList(), bank);
    }

    /**
     * One board of one of its drills as a lesson of its own, for when it is practised.
     *
     * @param drill the id of the step
     * @throws IllegalArgumentException if there is no such drill
     */
    public Lesson asExercise(String drill, Rung board) {
        Step alone = steps.stream()
                .filter(step -> step.head().id().equals(drill))
                .flatMap(step -> step.on(board).stream())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("lesson " + id + " has no drill " + drill));
        return with(List.of(alone), List.of());
    }

    /** The lesson up to one of its steps, without walks and without what is asked later. */
    public Lesson upTo(int step) {
        return with(steps.subList(0, step + 1), List.of());
    }

    private Lesson with(List<? extends Step> others, List<BankQuestion> later) {
        return new Lesson(
                id,
                revision,
                language,
                title,
                summary,
                meta,
                rules,
                players,
                view,
                positions,
                charts,
                glossary,
                List.copyOf(others),
                later,
                List.of());
    }

    /** The same lesson in another language, in which fewer of its own words are known. */
    public Lesson in(String other, Map<String, String> known) {
        return new Lesson(
                id, revision, other, title, summary, meta, rules, players, view, positions, charts, known, steps, bank,
                tests);
    }

    /**
     * Whether a panel is there from the beginning: as the view says; where it says nothing all are, unless a step says which
     * panels it reveals.
     */
    public boolean beginsWith(Panel panel) {
        return view.panels()
                .map(panels -> panels.contains(panel))
                .orElseGet(() ->
                        steps.stream().noneMatch(step -> step.head().panels().isPresent()));
    }

    /** How the board of a lesson is shown; where boards are turned round, whoever sits at the bottom sits at the top. */
    @Says
    public record View(
            @Says(value = "Whether houses carry their names.", usual = "true")
            boolean labels,

            @Says(
                    value =
                            "Whether the seeds of each place stand beside it as a number; without, learners count, and they"
                                    + " stay readable for those who hear the board.",
                    usual = "true")
            boolean counts,

            @Says(
                    value =
                            "How long one seed takes at speed 1, in milliseconds; all motion takes its time in proportion, the"
                                    + " time to read a sentence gets no shorter, and the learner's own speed still counts.",
                    as = "seedMs",
                    usual = "450")
            int seedMs,

            @Says(
                    "How seeds are to move: full (they travel), short (they travel, but not for long) or off (they jump); the"
                            + " learner's own setting wins.")
            Optional<Motion> motion,

            @Says(
                    value = "Who sits at the bottom of every board of the lesson, the own row from left to right.",
                    name = "orientation",
                    as = "bottom",
                    usual = "SOUTH")
            Side bottom,

            @Says("The parts of the window that are there from the beginning; without it all are, unless a step has"
                    + " panels.")
            Optional<Set<Panel>> panels) {
        /** The shortest time of a seed, in milliseconds. */
        public static final int MIN_SEED_MS = 50;
        /** The longest time of a seed, in milliseconds. */
        public static final int MAX_SEED_MS = 2_000;
        /** How a board is shown where the author does not say. */
        public static final View USUAL = new View(true, true, 450, Optional.empty(), Side.SOUTH, Optional.empty());

        public View {
            panels = panels.map(Set::copyOf);
        }
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
     * @param own the rule set itself, if the lesson brings it along
     */
    public record RulesRef(String id, int revision, Borrowed set, Optional<RuleSet> own) {
        /** A rule set that is in a book. */
        public RulesRef(String id, int revision, Borrowed set) {
            this(id, revision, set, Optional.empty());
        }

        /** A book with the lesson's own rule set before the others. */
        public RuleBook in(RuleBook book) {
            return own.map(rules -> ChangedBook.with(rules, book)).orElse(book);
        }
    }

    /** What a teacher wants to know before the lesson. */
    @Says(value = "For teachers.", name = "meta")
    public record Meta(
            @Says(value = "Whom it is for.", usual = "ANYBODY")
            Audience audience,

            @Says(value = "Planned length.", needed = true, usual = "1", min = 1, max = Meta.MAX_MINUTES)
            int minutes,

            @Says(value = "What a learner can do afterwards.", usual = "", whole = "goals", translated = true)
            List<Goal> goals,

            @Says(value = "The documents it rests on.", usual = "")
            List<Reference> sources,

            @Says(value = "Who wrote it.", usual = "", as = "plain")
            List<String> authors,

            @Says(value = "An SPDX id.", usual = "") String license,

            @Says(value = "Words to find it by.", usual = "", as = "plain")
            List<String> keywords,

            @Says(beside = true, translated = true) Teaching teaching,

            @Says(value = "What the last page shows.", usual = "NONE", translated = true, key = "")
            End end) {
        /** The longest that a lesson is planned for. */
        public static final int MAX_MINUTES = 90;

        public Meta {
            goals = List.copyOf(goals);
            sources = List.copyOf(sources);
            authors = List.copyOf(authors);
            keywords = List.copyOf(keywords);
        }
    }

    /** What an author wants the last page of a lesson to show. */
    @Says
    public record End(
            @Says(
                    value = "One sentence to remember; without it, the rule that decides at the best moment.",
                    usual = "",
                    translated = true)
            String keep,

            @Says(
                    value = "The step with the lesson's best moment; without it, the largest capture or the longest"
                            + " relay.",
                    as = "step")
            Optional<String> best,

            @Says(value = "A word that players say.", translated = true)
            Optional<Saying> saying) {
        /** Nothing in particular. */
        public static final End NONE = new End("", Optional.empty(), Optional.empty());
    }

    /** A word that players say, in their own language. */
    @Says(value = "A word that players say, in their own language.", name = "saying")
    public record Saying(
            @Says(value = "The word itself; it is not translated.", filled = true, usual = "")
            String text,

            @Says(value = "The tag of its language, such as ms.", filled = true, usual = "", as = "plain")
            String language,

            @Says(value = "What it means.", filled = true, usual = "", translated = true, key = "")
            String means,

            @Says(value = "The id of the source that has it.", filled = true, usual = "", as = "plain")
            String source) {}

    /** For whom a lesson is. */
    @Says
    public record Audience(
            @Says(value = "Youngest and oldest.", whole = "ages", usual = "ALL_AGES")
            List<Integer> ages,

            @Says(value = "What learners know already.", usual = "BEGINNER")
            Level level,

            @Says(
                    value =
                            "The part of a course it belongs to: play, plan (playing well), people (and boards), numbers, rules"
                                    + " (texts that disagree), make (something of one's own).",
                    usual = "OTHER")
            Strand strand,

            @Says(value = "Ids of lessons that come before.", as = "id", usual = "")
            List<String> requires) {
        /** The oldest that a lesson can be for. */
        public static final int MAX_AGE = 120;
        /** Of whoever wants to learn. */
        private static final List<Integer> ALL_AGES = List.of(0, MAX_AGE);
        /** Whoever wants to learn. */
        public static final Audience ANYBODY = new Audience(ALL_AGES, Level.BEGINNER, Strand.OTHER, List.of());

        public Audience {
            ages = List.copyOf(ages);
            requires = List.copyOf(requires);
        }

        /** In years. */
        public int youngest() {
            return ages.get(0);
        }

        /** In years. */
        public int oldest() {
            return ages.get(1);
        }
    }

    /** The parts of a course, in their order. */
    public enum Strand {
        /** First steps up to a whole game. */
        PLAY,
        /** How to play better. */
        PLAN,
        /** Who plays, where and on what. */
        PEOPLE,
        /** Mathematics on the board. */
        NUMBERS,
        /** Texts that disagree. */
        RULES,
        /** Something of one's own. */
        MAKE,
        /** None of these. */
        OTHER
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
    @Says
    public record Goal(
            @Says(filled = true, usual = "", as = "plain") String id,

            @Says(value = "What a learner can do then.", filled = true, usual = "", translated = true, key = "")
            String text) {}

    /** A document that a lesson rests on. */
    @Says
    public record Reference(
            @Says(filled = true, usual = "", as = "plain") String id,

            @Says(value = "How the document is called.", filled = true, usual = "")
            String cite,

            @Says(value = "Where it is.", usual = "") String url,
            @Says(value = "When it was read.", usual = "") String accessed,

            @Says(value = "Clauses, as RULE-SET#CLAUSE.", usual = "")
            List<ClauseRef> supports,

            @Says(usual = "") String note) {
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
