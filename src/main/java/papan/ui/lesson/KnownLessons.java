package papan.ui.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import papan.engine.Engine;
import papan.lesson.learner.Reviews;
import papan.lesson.play.Drill;
import papan.lesson.play.Drills;
import papan.lesson.play.Exercise;
import papan.lesson.play.LessonRun;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.From;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.lesson.text.Translation;
import papan.model.Position;
import papan.narration.Language;
import papan.rules.RuleSet;
import papan.ui.board.BoardThumbnail;
import papan.ui.common.WindowText;

/** The lessons there are, as their authors wrote them and in the language of the window. */
final class KnownLessons {
    private final WindowText words;
    private List<Lesson> written = List.of();
    private List<Lesson> translated = List.of();
    private boolean known;
    private Function<Lesson, Optional<LessonRun>> runs = lesson -> Optional.empty();
    private Function<Lesson, Optional<RuleSet>> rules = lesson -> Optional.empty();
    private final Map<String, Optional<BoardThumbnail>> boards = new HashMap<>();
    private BiFunction<Lesson, Language, Translation> translations = (lesson, language) -> Translation.none(lesson);

    private Drills drills = new Drills(List.of(), lesson -> Optional.empty());

    KnownLessons(WindowText words) {
        this.words = words;
    }

    /** Says which there are and how one is made ready. */
    void set(List<Lesson> all, Function<Lesson, Optional<LessonRun>> ready) {
        known = true;
        change(all);
        runs = ready;
    }

    /** Says which there are from now on. */
    void change(List<Lesson> all) {
        written = List.copyOf(all);
        boards.clear();
        drills = new Drills(written, lesson -> rules.apply(lesson));
    }

    /** Says by which rule set a lesson is played; for any thread. */
    void setRules(Function<Lesson, Optional<RuleSet>> of) {
        rules = of;
    }

    /** By which rule set the first lesson is played. */
    Optional<RuleSet> rules() {
        return written.stream().findFirst().flatMap(rules);
    }

    /** Of the boards that the author of a lesson has set the most uneven; empty where its rules are missing. */
    Optional<BoardThumbnail> board(Lesson lesson) {
        return boards.computeIfAbsent(lesson.id(), id -> boardOf(written(lesson)));
    }

    private Optional<BoardThumbnail> boardOf(Lesson lesson) {
        return rules.apply(lesson)
                .map(found -> BoardThumbnail.near(
                        lesson.steps().stream()
                                .flatMap(step -> step.head().from() instanceof From.Given given
                                        ? Stream.of(given.position())
                                        : Stream.empty())
                                .reduce((first, next) -> unevenness(next) > unevenness(first) ? next : first)
                                .orElseGet(() -> new Engine(found).start()),
                        found));
    }

    /** How far the houses are from holding equally many: boards on which they all do look alike. */
    private static long unevenness(Position position) {
        long[] houses = IntStream.of(position.cells())
                .limit(2L * position.layout().houses())
                .asLongStream()
                .toArray();
        long all = LongStream.of(houses).sum();
        return houses.length * LongStream.of(houses).map(n -> n * n).sum() - all * all;
    }

    /** Whether it has been said which there are, be there none. */
    boolean areKnown() {
        return known;
    }

    /** Says how one is put into a language. */
    void setTranslations(BiFunction<Lesson, Language, Translation> inLanguage) {
        translations = inLanguage;
    }

    /** Brings all of them into the language of the window. */
    void translate() {
        translated = written.stream()
                .map(lesson -> translations.apply(lesson, words.language()).lesson())
                .toList();
    }

    /** As their authors wrote them. */
    List<Lesson> written() {
        return written;
    }

    Drills drills() {
        return drills;
    }

    /** A board of a drill where it is practised; empty if its lesson cannot be made ready. */
    Optional<Rehearsal.Question> practised(Exercise exercise) {
        return runs.apply(exercise.drill().lesson())
                .map(run ->
                        Rehearsal.Question.of(run.practising(exercise.drill().id(), exercise.board()), exercise));
    }

    /** What a rule set is called in the language of the window. */
    String nameOf(String id) {
        return written.stream()
                .filter(lesson -> lesson.rulesId().equals(id))
                .findFirst()
                .flatMap(rules)
                .map(found -> found.about().names())
                .map(names -> names.getOrDefault(words.language().tag(), names.getOrDefault("en", id)))
                .orElse(id);
    }

    /** What a drill is called in the language of the window. */
    String titleOf(Drill drill) {
        return titleOf(drill.lesson(), drill.id());
    }

    /** What a step of a lesson, or a question that it keeps for later, is called in the language of the window. */
    String titleOf(Lesson lesson, String step) {
        Lesson said = translated(lesson);
        return Stream.concat(said.steps().stream(), said.bank().stream().map(BankQuestion::ask))
                .map(Step::head)
                .filter(head -> head.id().equals(step))
                .findFirst()
                .map(Step.Head::title)
                .filter(title -> !title.isEmpty())
                .orElse(step);
    }

    /** A lesson in the language of the window, as far as it is there. */
    Lesson translated(Lesson lesson) {
        return translated.stream()
                .filter(each -> each.id().equals(lesson.id()))
                .findFirst()
                .orElse(lesson);
    }

    /** In the language of the window. */
    List<Lesson> translated() {
        return translated;
    }

    /** A lesson made ready, as its author wrote it; empty if that fails. */
    Optional<LessonRun> ready(Lesson lesson) {
        return runs.apply(written(lesson));
    }

    /** The lesson of an id, made ready as its author wrote it; empty if there is none or that fails. */
    Optional<LessonRun> ready(String id) {
        return find(id).flatMap(runs);
    }

    /** A lesson that is ready, in the language of the window. */
    LessonRun translated(LessonRun run) {
        return run.in(translations.apply(written(run.lesson()), words.language()));
    }

    /** Whether a question is still in a lesson. */
    boolean ask(Reviews.Due due) {
        return later(due.lesson()).contains(due.step())
                || find(due.lesson()).stream()
                        .flatMap(lesson -> lesson.steps().stream())
                        .anyMatch(step -> step.asks() && step.head().id().equals(due.step()));
    }

    /** The ids of the questions that a lesson keeps for later days. */
    List<String> later(String id) {
        return find(id).stream()
                .flatMap(lesson -> lesson.bank().stream())
                .map(BankQuestion::id)
                .toList();
    }

    private Lesson written(Lesson lesson) {
        return find(lesson.id()).orElse(lesson);
    }

    private Optional<Lesson> find(String id) {
        return written.stream().filter(each -> each.id().equals(id)).findFirst();
    }
}
