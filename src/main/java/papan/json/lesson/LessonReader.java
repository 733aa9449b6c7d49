package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import papan.format.FormatException;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Visible;
import papan.json.FileKinds;
import papan.lesson.check.LessonCheck;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Borrowed;
import papan.lesson.script.Lesson;
import papan.lesson.script.LessonTest;
import papan.lesson.script.Panel;
import papan.lesson.script.Step;
import papan.model.Position;
import papan.model.Side;
import papan.narration.Language;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * Reads lessons: the part of {@code lesson/1} that this version shows. Everything else is refused with a sentence that
 * says so; nothing is passed over.
 */
public final class LessonReader {
    /** The format that is read. */
    public static final String FORMAT = "lesson/1";

    private static final int MAX_REVISION = 99_999;
    private static final Pattern LANGUAGE_TAG = Pattern.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}");
    /** Other files of this program that could be mistaken for a lesson. */
    private static final Map<String, String> OTHERS = Map.of(
            "match/1", "that of a recorded match, not of a lesson",
            "rules/1", "that of a rule set, not of a lesson",
            "progress/1", "that of a learner's progress, not of a lesson",
            "lesson-strings/1", "that of a lesson's texts in another language, not of a lesson");

    private static final Pattern LATER_FORMAT = Pattern.compile("lesson/[2-9][0-9]*");

    /** The kinds of steps that are answered. */
    private static final Set<String> ASKING = Set.of("ask", "try");

    /** With the lesson's own rule set as soon as that has been read. */
    private RuleBook book;

    private final Problems problems;
    /** Where the lesson lies, if it is a file. */
    private final Optional<Path> folder;

    private LessonReader(RuleBook book, String file, Optional<Path> folder) {
        this.book = book;
        this.folder = folder;
        this.problems = new Problems(file);
    }

    /**
     * Reads a file.
     *
     * @param book the installed rule sets
     * @throws FormatException with everything that is wrong with its form
     * @throws IOException if it cannot be read at all
     */
    public static Lesson read(Path file, RuleBook book) throws FormatException, IOException {
        return new LessonReader(book, String.valueOf(file.getFileName()), folder(file))
                .lesson(JsonTree.read(file, FileKinds.LESSON));
    }

    private static Optional<Path> folder(Path file) {
        return Optional.ofNullable(file.toAbsolutePath().getParent());
    }

    /**
     * Reads a text. Pictures are not looked for: nothing lies beside a text.
     *
     * @param file what to call it in messages
     */
    public static Lesson read(String text, String file, RuleBook book) throws FormatException {
        return new LessonReader(book, file, Optional.empty()).lesson(JsonTree.read(text, file, FileKinds.LESSON));
    }

    /**
     * Reads a file, plays it and tells everything that is wrong with it, in the order of the file; nothing if it is in
     * order.
     *
     * @throws IOException if it cannot be read at all
     */
    public static List<Problem> check(Path file, RuleBook book) throws IOException {
        return check(file, LessonsTogether.NONE, book);
    }

    /**
     * The same for one of several lessons.
     *
     * @param together lessons that are checked with it: they may require one another
     * @throws IOException if it cannot be read at all
     */
    public static List<Problem> check(Path file, LessonsTogether together, RuleBook book) throws IOException {
        try {
            return check(
                    JsonTree.read(file, FileKinds.LESSON),
                    String.valueOf(file.getFileName()),
                    folder(file),
                    together,
                    book);
        } catch (FormatException e) {
            return e.problems();
        }
    }

    /** As {@link #check(Path, RuleBook)}, for a text. */
    public static List<Problem> check(String text, String file, RuleBook book) {
        try {
            return check(
                    JsonTree.read(text, file, FileKinds.LESSON), file, Optional.empty(), LessonsTogether.NONE, book);
        } catch (FormatException e) {
            return e.problems();
        }
    }

    private static List<Problem> check(
            JsonValue root, String file, Optional<Path> folder, LessonsTogether together, RuleBook book)
            throws FormatException {
        Lesson lesson = new LessonReader(book, file, folder).lesson(root);
        LessonSpots spots = new LessonSpots(root);
        Problems found = new Problems(file);
        LessonCheck.check(lesson, together.lessons(), book).forEach(finding -> add(finding, spots, found));
        folder.ifPresent(around -> new RequiredLessons(lesson, around, together).check(spots, found));
        return found.inOrder();
    }

    /**
     * What is wrong with the lesson in a file, as {@link #check(Path, RuleBook)} tells it, with its line and column.
     *
     * @throws FormatException if the file has become another one since it was read
     * @throws IOException if it cannot be read any more
     */
    public static Problem located(Path file, Finding finding) throws FormatException, IOException {
        Problems found = new Problems(String.valueOf(file.getFileName()));
        add(finding, new LessonSpots(JsonTree.read(file, FileKinds.LESSON)), found);
        return found.inOrder().get(0);
    }

    private static void add(Finding finding, LessonSpots spots, Problems found) {
        Problem.Severity severity = finding.isError() ? Problem.Severity.ERROR : Problem.Severity.WARNING;
        found.add(finding.code(), severity, spots.of(finding.path()), finding.path(), finding.message(), finding.fix());
    }

    private Lesson lesson(JsonValue root) throws FormatException {
        Optional<JsonObjectReader> in = JsonObjectReader.of(root, problems);
        in.ifPresent(this::format);
        problems.throwIfAny();
        JsonObjectReader object = in.orElseThrow();
        Optional<JsonObjectReader> rules = object.required("rules").flatMap(v -> JsonObjectReader.of(v, problems));
        Optional<RuleSet> ruleSet = rules.flatMap(this::ruleSet);
        Optional<Lesson.RulesRef> ref = rules.flatMap(written -> rulesRef(written, ruleSet));
        boolean known = !problems.hasErrors();
        // Where the rules cannot be had, the rest is read by others: what is said of its form holds all the same.
        RuleSet played = ruleSet.flatMap(
                        base -> ref.flatMap(meant -> meant.set().in(base, book)))
                .orElseGet(() -> book.find(book.ids().iterator().next()).orElseThrow());
        Problems byRules = known ? problems : new Problems(problems.file());
        LessonContext context = new LessonContext(
                book,
                played,
                byRules,
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                Effort.ofReading(),
                new NamedSteps(LessonIds.of(written(object)), LessonIds.of(written(object), ASKING)),
                new ConditionSize(ConditionSize.Where.BOARD));
        Lesson.Meta meta = meta(object, context);
        meta.goals().forEach(goal -> context.goals().put(goal.id(), LessonIds.serving(written(object), goal.id())));
        positions(object, context);
        String id = context.id(object).orElse("");
        int own = object.required("revision")
                .flatMap(v -> object.asWhole(v, 1, MAX_REVISION))
                .orElse(1);
        String language = object.requiredText("language")
                .map(tag -> language(tag, object))
                .orElse("en");
        String title = context.requiredText(object, "title");
        String summary = context.text(object, "summary");
        Map<Side, String> players = players(object, context);
        Lesson.View view = object.object("view").map(this::view).orElse(Lesson.View.USUAL);
        context.charts().putAll(new LessonChartsReader(context).read(object));
        Map<String, String> glossary = new LessonGlossaryReader(context).read(object);
        List<Step> steps = steps(object, context);
        List<BankQuestion> bank = new LessonBankReader(context, context.steps().all()).read(object);
        List<LessonTest> tests = new LessonTestReader(context).read(object);
        object.finish();
        if (!known) {
            byRules.inOrder().stream().filter(LessonReader::isOfForm).forEach(problems::add);
        }
        problems.throwIfAny();
        return new Lesson(
                id,
                own,
                language,
                title,
                summary,
                meta,
                ref.orElseThrow(),
                players,
                view,
                context.positions(),
                steps,
                tests,
                new Lesson.Material(context.charts(), glossary, bank));
    }

    /** Whether it is wrong by whatever rules are played. */
    private static boolean isOfForm(Problem problem) {
        return problem.code().startsWith("E0") || problem.code().startsWith("E1");
    }

    private void format(JsonObjectReader in) {
        Optional<String> format = in.requiredText("format");
        if (format.isEmpty() || format.get().equals(FORMAT)) {
            needs(in);
            return;
        }
        JsonValue at = in.value("format").orElseThrow();
        String name = Visible.shortened(format.get());
        if (LATER_FORMAT.matcher(format.get()).matches()) {
            problems.error(
                    "E101",
                    at,
                    "Format \"" + name + "\" is newer than this program, which reads \"" + FORMAT + "\".",
                    "Update the program, or ask the author for an older copy.");
        } else {
            problems.error(
                    "E101",
                    at,
                    "Format \"" + name + "\" is " + OTHERS.getOrDefault(format.get(), "not that of a lesson") + ".",
                    OTHERS.containsKey(format.get())
                            ? "Look whether it is the file that you mean."
                            : "Write \"" + FORMAT + "\".");
        }
    }

    private void needs(JsonObjectReader in) {
        for (JsonValue need : in.list("needs")) {
            in.asText(need)
                    .ifPresent(name -> problems.error(
                            "E102",
                            need,
                            "The lesson needs \"" + Visible.shortened(name) + "\", which this version cannot do.",
                            "Use a newer version."));
        }
    }

    private Optional<RuleSet> ruleSet(JsonObjectReader in) {
        if (in.has("file")) {
            Optional<RuleSet> own = new LessonRulesFile(problems, folder).read(in);
            own.ifPresent(rules -> book = new Lesson.RulesRef(rules.id(), 1, Borrowed.NONE, own).in(book));
            return own;
        }
        Optional<String> id = in.requiredText("id");
        return id.flatMap(name ->
                LessonContext.ruleSet(book, problems, name, in.value("id").orElseThrow()));
    }

    /** Which rules are meant; empty, with problems noted, if they cannot be had. */
    private Optional<Lesson.RulesRef> rulesRef(JsonObjectReader in, Optional<RuleSet> ruleSet) {
        boolean brought = in.has("file");
        int revision = (brought ? in.value("revision") : in.required("revision"))
                .flatMap(v -> in.asWhole(v, 1, MAX_REVISION))
                .or(() -> ruleSet.map(rules -> rules.about().revision()))
                .orElse(1);
        in.has("set");
        Optional<Borrowed> set = ruleSet.flatMap(base -> BorrowedShape.bridge(in, base, false, new papan.format.Reading(problems, (HasRuleBook) () -> book)));
        in.finish();
        return ruleSet.flatMap(base -> set.map(
                clauses -> new Lesson.RulesRef(base.id(), revision, clauses, brought ? ruleSet : Optional.empty())));
    }

    private Lesson.Meta meta(JsonObjectReader in, LessonContext context) {
        return in.required("meta")
                .flatMap(v -> JsonObjectReader.of(v, problems))
                .map(meta -> new LessonMetaReader(context, book).read(meta))
                .orElse(new Lesson.Meta(
                        new Lesson.Audience(0, 0, Lesson.Level.BEGINNER, List.of()),
                        1,
                        List.of(),
                        List.of(),
                        List.of(),
                        "",
                        List.of(),
                        ""));
    }

    private void positions(JsonObjectReader in, LessonContext context) {
        Map<String, Position> read = in.map("positions", (id, value) -> {
            boolean named = context.isId(id, value);
            if (id.equals("start") || id.equals("keep")) {
                problems.error(
                        "E218", value, "\"" + id + "\" has a meaning of its own and cannot name a position.", "");
                return Optional.empty();
            }
            boolean generates =
                    value instanceof JsonValue.JsonObject o && o.fields().containsKey("generate");
            Optional<Position> position = generates
                    ? JsonObjectReader.of(value, context.problems()).flatMap(new LessonFromReader(context)::generated)
                    : new LessonPositions(context.rules(), context.problems()).read(value);
            return named ? position : Optional.empty();
        });
        context.positions().putAll(read);
    }

    private String language(String tag, JsonObjectReader in) {
        if (!LANGUAGE_TAG.matcher(tag).matches()) {
            String fix = Arrays.stream(Language.values())
                    .filter(l -> l.name().equals(tag.toUpperCase(Locale.ROOT))
                            || l.ownName().equalsIgnoreCase(tag))
                    .map(l -> "Did you mean \"" + l.tag() + "\"?")
                    .findFirst()
                    .orElse("The program speaks " + String.join(", ", Language.tags()) + ".");
            problems.error(
                    "E104",
                    in.value("language").orElseThrow(),
                    "\"" + Visible.shortened(tag) + "\" is not a language tag.",
                    fix);
        }
        return tag;
    }

    private Map<Side, String> players(JsonObjectReader in, LessonContext context) {
        Map<Side, String> players = new EnumMap<>(Side.class);
        in.object("players").ifPresent(inner -> {
            for (Side side : Side.values()) {
                inner.object(side.id()).ifPresent(player -> {
                    players.put(side, context.requiredText(player, "name"));
                    player.finish();
                });
            }
            inner.finish();
        });
        return players;
    }

    private Lesson.View view(JsonObjectReader in) {
        boolean labels = in.flag("labels", true);
        boolean counts = in.flag("counts", true);
        int seedMs = in.value("seedMs").map(this::seedMs).orElse(Lesson.View.USUAL.seedMs());
        Map<String, Lesson.Motion> motions = Ids.of(Lesson.Motion.class, Lesson.Motion::id);
        Optional<Lesson.Motion> motion = in.word("motion", motions);
        Side bottom = in.word("orientation", LessonContext.SIDES).orElse(Lesson.View.USUAL.bottom());
        Optional<Set<Panel>> panels = LessonStepReader.panels(in);
        in.finish();
        return new Lesson.View(labels, counts, seedMs, motion, bottom, panels);
    }

    private int seedMs(JsonValue value) {
        int min = Lesson.View.MIN_SEED_MS;
        int max = Lesson.View.MAX_SEED_MS;
        if (value instanceof JsonValue.JsonNumber n && n.isWhole() && n.number() >= min && n.number() <= max) {
            return (int) n.number();
        }
        String nearest = value instanceof JsonValue.JsonNumber n
                ? "Write " + (int) Math.max(min, Math.min(Math.rint(n.number()), max)) + "."
                : "The usual time is " + Lesson.View.USUAL.seedMs() + ".";
        problems.error(
                "E301", value, "This must be a whole number of milliseconds from " + min + " to " + max + ".", nearest);
        return Lesson.View.USUAL.seedMs();
    }

    private List<Step> steps(JsonObjectReader in, LessonContext context) {
        Optional<JsonValue> value = in.required("steps");
        if (value.isPresent() && value.get() instanceof JsonArray array) {
            int size = array.values().size();
            if (size == 0) {
                problems.error("E401", array, "A lesson without steps teaches nothing.", "Write at least one step.");
            } else if (size > Lesson.MAX_STEPS) {
                problems.error(
                        "E404",
                        array,
                        "There are " + size + " steps; a lesson has at most " + Lesson.MAX_STEPS + ".",
                        "Make several lessons of them.");
                return List.of();
            }
            new LessonIds(problems).unique(array, bank(in));
        }
        LessonNextReader next = new LessonNextReader(context);
        LessonStepReader reader = new LessonStepReader(context, next, folder);
        List<Step> steps = in.list("steps", reader::read);
        long comparing =
                steps.stream().filter(step -> step.asCompare().isPresent()).count();
        if (comparing > Lesson.MAX_COMPARING) {
            problems.error(
                    "E405",
                    value.orElseThrow(),
                    comparing + " steps compare boards; a lesson has at most " + Lesson.MAX_COMPARING + " of them.",
                    "Make several lessons of them.");
        }
        long trying = steps.stream().filter(Step::letsTry).count();
        if (trying > Lesson.MAX_TRYING) {
            problems.error(
                    "E610",
                    value.orElseThrow(),
                    trying + " steps let try; a lesson has at most " + Lesson.MAX_TRYING + " of them.",
                    "Make several lessons of them.");
        }
        return steps;
    }

    /** The questions of the bank as they are written. */
    private static List<JsonValue> bank(JsonObjectReader in) {
        return in.value("bank").filter(JsonArray.class::isInstance).isPresent() ? in.list("bank") : List.of();
    }

    /** The steps as they are written. */
    private static List<JsonValue> written(JsonObjectReader in) {
        return in.value("steps").isPresent() && in.value("steps").get() instanceof JsonArray array
                ? array.values()
                : List.of();
    }
}
