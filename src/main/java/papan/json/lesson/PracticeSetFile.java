package papan.json.lesson;

import static papan.format.Shapes.keywords;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Stream;
import papan.format.FormatException;
import papan.format.JsonPrinter;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonFlag;
import papan.format.JsonValue.JsonNumber;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;
import papan.json.FileKinds;
import papan.json.rules.RuleBooks;
import papan.lesson.play.Practicable;
import papan.lesson.play.PracticeSet;
import papan.lesson.script.Lesson;
import papan.lesson.text.LessonCatalogue;
import papan.narration.Language;

/** Makes a package of a practice set: a lesson that is written from the files of the lessons it is taken from. */
public final class PracticeSetFile {
    /** Says of a step where it was taken from. */
    private static final String ORIGIN = "x-from";

    private static final List<String> FRAME = List.of("language", "rules", "players", "view", "glossary");
    /** What a step has in its own lesson only. */
    private static final Set<String> LEFT = Set.of("id", "kind", "next", "panels", "position", "from", "after");

    private static final Set<String> MOVES = Set.of("moves", "stopAt");
    private static final int LONGEST_ID = 36;

    private final PracticeSet set;
    private final Function<String, Optional<LessonFile>> files;
    private final Path folder;
    private final Map<String, Source> sources = new LinkedHashMap<>();
    private final Map<String, Map<String, Object>> goals = new LinkedHashMap<>();
    private final Map<String, Map<String, Object>> cited = new LinkedHashMap<>();
    private final List<Map<String, Object>> steps = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    private PracticeSetFile(PracticeSet set, Function<String, Optional<LessonFile>> files, Path folder) {
        this.set = set;
        this.files = files;
        this.folder = folder;
    }

    /** A lesson's file, and its texts in other languages. */
    private record Source(JsonValue root, Map<Language, LessonCatalogue> texts) {}

    /**
     * The set in a file, to be changed; empty if the file cannot be used.
     *
     * @param known the lessons that there are
     */
    public static Optional<PracticeSet> read(Path file, List<Lesson> known) {
        try {
            JsonValue root = LessonPackage.within(file, inside -> JsonTree.read(inside, FileKinds.LESSON));
            Map<String, String> origins = new LinkedHashMap<>();
            for (JsonObject step : objects(root, "steps")) {
                text(step, ORIGIN)
                        .ifPresent(origin -> origins.put(text(step, "id").orElse(""), origin));
            }
            return LessonFile.read(file, RuleBooks.shipped()).lesson().map(set -> PracticeSet.of(set, origins, known));
        } catch (FormatException | IOException e) {
            return Optional.empty();
        }
    }

    /**
     * The package of a set that has an id and a title, and in which something is chosen.
     *
     * @param files those of lessons that are none of the course, by the ids of their lessons
     * @throws FormatException if no lesson can be made of it
     */
    public static byte[] packed(PracticeSet set, Function<String, Optional<LessonFile>> files)
            throws FormatException, IOException {
        Path folder = Files.createTempDirectory("papan-set");
        try {
            return new PracticeSetFile(set, files, folder).packed();
        } finally {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path each : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
                    Files.delete(each);
                }
            }
        }
    }

    private byte[] packed() throws FormatException, IOException {
        for (Practicable each : set.chosen()) {
            put(each, source(each.lesson().id()));
        }
        Path file = folder.resolve(set.id() + ".lesson.json");
        Files.writeString(file, JsonPrinter.pretty(whole()));
        LessonFile made = LessonFile.read(file, RuleBooks.shipped());
        Lesson lesson = made.lesson().orElseThrow(() -> new FormatException(made.problems()));
        for (Language language : Language.values()) {
            if (sources.values().stream().anyMatch(source -> source.texts().containsKey(language))) {
                Files.writeString(LessonCatalogues.file(file, language), texts(lesson, language));
            }
        }
        return LessonPacker.pack(file);
    }

    private Source source(String lesson) throws FormatException, IOException {
        Source known = sources.get(lesson);
        if (known == null) {
            Optional<LessonFile> own = files.apply(lesson);
            known = own.isPresent()
                    ? new Source(
                            LessonPackage.within(own.get().file(), this::beside),
                            own.get().catalogues())
                    : shipped(lesson);
            sources.put(lesson, known);
        }
        return known;
    }

    /** What stands in a lesson's file; the rule set beside it is put beside the set, too. */
    private JsonValue beside(Path file) throws FormatException, IOException {
        Optional<Path> rules = LessonRulesFile.named(file);
        if (rules.isPresent()) {
            Path home = file.toAbsolutePath().resolveSibling("");
            Path copy =
                    folder.resolve(home.relativize(rules.get().toAbsolutePath()).toString());
            Files.createDirectories(copy.resolveSibling(""));
            Files.copy(rules.get(), copy, StandardCopyOption.REPLACE_EXISTING);
        }
        return JsonTree.read(file, FileKinds.LESSON);
    }

    private static Source shipped(String id) throws FormatException {
        Map<Language, LessonCatalogue> texts = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            LessonCatalogues.shipped(id, language).ifPresent(found -> texts.put(language, found));
        }
        String name = id + ".lesson.json";
        return new Source(JsonTree.read(ShippedFiles.text(name).orElseThrow(), name, FileKinds.LESSON), texts);
    }

    private Map<String, Object> whole() {
        // Whoever practises has begun before.
        Lesson.Level level = set.chosen().stream()
                .map(each -> each.lesson().meta().audience().level())
                .reduce(Lesson.Level.INTERMEDIATE, BinaryOperator.maxBy(Comparator.naturalOrder()));
        Map<String, Object> meta = keywords(
                "audience", Map.of("level", level.name().toLowerCase(Locale.ROOT)),
                "minutes", Math.max(1, Math.min(set.minutes(), Lesson.Meta.MAX_MINUTES)),
                "goals", goals.values(),
                "sources", cited.values(),
                "keywords", List.of(PracticeSet.KEYWORD));
        Map<String, Object> whole = keywords(
                "format", "lesson/1", "id", set.id(), "revision", set.revision(), "title", set.title(), "meta", meta);
        JsonValue first = sources.values().iterator().next().root();
        FRAME.forEach(name -> field(first, name).ifPresent(value -> whole.put(name, plain(value))));
        whole.put("steps", steps);
        return whole;
    }

    /** The texts of the set in a language: each as it is said in the lesson that it comes from, and the title as it is. */
    private String texts(Lesson lesson, Language language) {
        Map<String, LessonCatalogue.Entry> known = new LinkedHashMap<>();
        known.put("title", new LessonCatalogue.Entry(set.title(), set.title()));
        sources.forEach((id, source) -> Optional.ofNullable(source.texts().get(language))
                .ifPresent(texts -> texts.strings().forEach((key, entry) -> known.put(id + "/" + key, entry))));
        LessonCatalogue moved = new LessonCatalogue(set.id(), language, known, Map.of()).updated(lesson);
        return LessonCatalogueWriter.write(new LessonCatalogue(set.id(), language, moved.strings(), Map.of()), lesson);
    }

    /** Puts something chosen behind what is there: the moves that lead to its board, and what is asked. */
    private void put(Practicable one, Source source) {
        JsonObject asked = step(source, one.id());
        boolean kept = field(asked, "kind").isEmpty();
        Object board = one.board()
                .map(id -> step(source, id))
                .or(() -> Optional.of(asked))
                .flatMap(step -> field(step, "position").or(() -> field(step, "from")))
                .map(value -> board(value, source))
                .orElse("start");
        int first = steps.size();
        one.before().forEach(id -> steps.add(copy("play", step(source, id), one, source)));
        if (kept && field(asked, "moves").isPresent()) {
            Map<String, Object> moves = keywords("id", id(one.id() + "-moves"), "kind", "play");
            MOVES.forEach(name -> field(asked, name).ifPresent(value -> moves.put(name, plain(value))));
            steps.add(moves);
        }
        Map<String, Object> copy = copy(text(asked, "kind").orElse("ask"), asked, one, source);
        if (kept) {
            copy.keySet().removeAll(MOVES);
        }
        copy.putIfAbsent("minutes", 1);
        copy.putIfAbsent(ORIGIN, one.lesson().id() + "/" + one.id());
        steps.add(copy);
        if (!"drill".equals(copy.get("kind"))) {
            Map<String, Object> begin = steps.get(first);
            begin.put("play".equals(begin.get("kind")) ? "from" : "position", board);
        }
    }

    private Map<String, Object> copy(String kind, JsonObject step, Practicable one, Source source) {
        Map<String, Object> copy = keywords("id", id(text(step, "id").orElse(kind)), "kind", kind);
        step.fields().forEach((name, field) -> {
            if (!LEFT.contains(name)) {
                printed(name, field.value(), (part, text) -> named(part, text, one, source))
                        .ifPresent(value -> copy.put(name, value));
            }
        });
        return copy;
    }

    /** What a text of a step is here, which may name a goal or a source of its lesson; empty if it is left out. */
    private Optional<Object> named(String field, String text, Practicable one, Source source) {
        return switch (field) {
            case "goal", "ticks" -> named(text, "goals", "G", goals, one, source);
            case "source" -> named(text, "sources", "source-", cited, one, source);
            default -> Optional.of(text);
        };
    }

    /** What a goal or a source of a lesson is called here; empty if there are too many. */
    private Optional<Object> named(
            String id,
            String list,
            String prefix,
            Map<String, Map<String, Object>> all,
            Practicable one,
            Source source) {
        String key = one.lesson().id() + "/" + id;
        if (!all.containsKey(key) && (all != goals || goals.size() < MetaShape.MAX_GOALS)) {
            field(source.root(), "meta").stream()
                    .flatMap(meta -> objects(meta, list).stream())
                    .filter(each -> text(each, "id").equals(Optional.of(id)))
                    .findFirst()
                    .ifPresent(found -> {
                        Map<String, Object> copy = keywords("id", prefix + (all.size() + 1));
                        found.fields().forEach((name, field) -> copy.putIfAbsent(name, plain(field.value())));
                        all.put(key, copy);
                    });
        }
        return Optional.ofNullable(all.get(key)).map(found -> found.get("id"));
    }

    /** An id that no other step has. */
    private String id(String wanted) {
        String begins = wanted.substring(0, Math.min(wanted.length(), LONGEST_ID));
        String id = begins;
        for (int i = 2; !ids.add(id); i++) {
            id = begins + "-" + i;
        }
        return id;
    }

    private static Object board(JsonValue value, Source source) {
        Optional<JsonValue> named = value instanceof JsonText name
                ? field(source.root(), "positions").flatMap(all -> field(all, name.text()))
                : Optional.empty();
        return plain(named.orElse(value));
    }

    /** A step, or a question for later, of a lesson that has one with this id. */
    private static JsonObject step(Source source, String id) {
        return Stream.concat(objects(source.root(), "steps").stream(), objects(source.root(), "bank").stream())
                .filter(each -> text(each, "id").equals(Optional.of(id)))
                .findFirst()
                .orElseThrow();
    }

    private static Optional<JsonValue> field(JsonValue in, String name) {
        return in instanceof JsonObject object
                ? Optional.ofNullable(object.fields().get(name)).map(JsonValue.JsonField::value)
                : Optional.empty();
    }

    private static Optional<String> text(JsonValue in, String name) {
        return field(in, name).filter(JsonText.class::isInstance).map(value -> ((JsonText) value).text());
    }

    private static List<JsonObject> objects(JsonValue in, String name) {
        return field(in, name).stream()
                .filter(JsonArray.class::isInstance)
                .flatMap(list -> ((JsonArray) list).values().stream())
                .filter(JsonObject.class::isInstance)
                .map(JsonObject.class::cast)
                .toList();
    }

    /** A value as it is printed. */
    private static Object plain(JsonValue value) {
        return printed("", value, (name, text) -> Optional.of(text)).orElseThrow();
    }

    /**
     * A value as it is printed; empty if it is left out.
     *
     * @param texts what becomes of a text, by the name of the field in which it stands
     */
    private static Optional<Object> printed(
            String name, JsonValue value, BiFunction<String, String, Optional<Object>> texts) {
        if (value instanceof JsonObject object) {
            Map<String, Object> fields = new LinkedHashMap<>();
            object.fields()
                    .forEach((key, field) ->
                            printed(key, field.value(), texts).ifPresent(part -> fields.put(key, part)));
            return Optional.of(fields);
        }
        if (value instanceof JsonArray array) {
            return Optional.of(array.values().stream()
                    .flatMap(each -> printed(name, each, texts).stream())
                    .toList());
        }
        if (value instanceof JsonNumber number) {
            return Optional.of(new BigDecimal(number.written()));
        }
        if (value instanceof JsonFlag flag) {
            return Optional.of(flag.flag());
        }
        return value instanceof JsonText text ? texts.apply(name, text.text()) : Optional.of(Optional.empty());
    }
}
