package papan.lesson.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.analysis.Comparison;
import papan.analysis.Counterparts;
import papan.analysis.Courses;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.lesson.compare.ComparisonLine.Part;
import papan.narration.CaptionText;
import papan.narration.Narrator;
import papan.narration.Reasoning;
import papan.narration.Wording;
import papan.replay.Refusals;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.rules.Source;

/**
 * Tells in sentences where two boards part and why, with the documents of both: on the terminal and in the window.
 *
 * @param first what the first board is called
 * @param second and the second
 * @param wording the language, and what the players are called; each board's terms are its rule set's
 */
public record ComparisonText(Comparison comparison, String first, String second, Wording wording) {

    /**
     * A clause that makes the difference.
     *
     * @param question what it is about
     * @param answers what each of the two rule sets says to it
     */
    public record Reason(ClauseId clause, String question, List<Answer> answers) {
        public Reason {
            answers = List.copyOf(answers);
        }
    }

    /**
     * What a rule set says to the question of a clause.
     *
     * @param board what its board is called
     * @param documents the titles of those that say so
     * @param reading how it was understood, where a document left it open
     */
    public record Answer(String board, String sentence, List<String> documents, Optional<String> reading) {
        public Answer {
            documents = List.copyOf(documents);
        }

        String told() {
            return board + ": " + sentence;
        }
    }

    /** Boards of different sizes have no event in common: it explains nothing to name a clause as the cause. */
    private boolean isSameSize() {
        return new Counterparts(comparison.first().rules(), comparison.second().rules()).isSameSize();
    }

    private boolean parts() {
        return comparison.parts() && isSameSize();
    }

    /** How long the two agree; of boards of different sizes, how many houses they have. */
    public String agreement() {
        if (!isSameSize()) {
            int houses = comparison.first().rules().layout().houses();
            int others = comparison.second().rules().layout().houses();
            return words(comparison.first())
                    .text(
                            "compare.boards-sizes",
                            Map.of("one", first, "other", second, "houses", houses, "others", others));
        }
        Map<String, Object> both = Map.of("one", first, "other", second, "count", comparison.same());
        OptionalInt waiting = comparison.waiting();
        if (waiting.isPresent()) {
            return untilChoice(waiting.getAsInt() == 0, both);
        }
        return words(comparison.first()).text(comparison.parts() ? "compare.until" : "compare.same", both);
    }

    /** The seed after which they part, for those who see seeds fall and don't count events. */
    private String split(boolean severalBoards) {
        if (!parts()) {
            return agreement();
        }
        List<BoardEvent> common = comparison.first().events().subList(0, comparison.same());
        long seeds = BoardEvent.all(SowingEvent.Sown.class, common).count();
        return words(comparison.first())
                .text(
                        severalBoards ? "compare.split-off" : "compare.split",
                        Map.of("one", first, "other", second, "seed", (int) seeds));
    }

    /** A board that waits for a choice is not different; it has not gone on yet. */
    private String untilChoice(boolean firstWaits, Map<String, Object> both) {
        Courses.Played played = firstWaits ? comparison.first() : comparison.second();
        CaptionText words = words(played);
        Map<String, Object> args = new HashMap<>(both);
        args.put("board", firstWaits ? first : second);
        args.put("player", words.player(played.awaited().orElseThrow()));
        return words.text("compare.until-choice", args);
    }

    /** The last that both do before they part; or, where they don't part, why no more moves could be made. */
    public Optional<String> last() {
        CaptionText words = words(comparison.first());
        if (!isSameSize()) {
            return Optional.empty();
        }
        if (!comparison.parts()) {
            return comparison.first().refused().map(refusal -> words.format(Refusals.caption(refusal)));
        }
        return comparison.same() == 0
                ? Optional.empty()
                : Optional.of(
                        told(comparison.first(), comparison.first().events().get(comparison.same() - 1)));
    }

    /** What each does where they part; nothing where they don't. */
    public List<String> then() {
        return parts()
                ? List.of(
                        then(first, comparison.first(), comparison.firstEvent()),
                        then(second, comparison.second(), comparison.secondEvent()))
                : List.of();
    }

    private String then(String name, Courses.Played played, Optional<BoardEvent> event) {
        CaptionText words = words(played);
        String what = event.map(e -> told(played, e))
                .or(() -> played.refused().map(refusal -> words.format(Refusals.caption(refusal))))
                .orElseGet(() -> words.text("compare.stops"));
        return name + ": " + what;
    }

    /** How many clauses make the difference, as a sentence that introduces them; empty where the boards don't part. */
    public Optional<String> because() {
        if (!parts()) {
            return Optional.empty();
        }
        String key = switch (comparison.explanation().size()) {
            case 0 -> "compare.unexplained";
            case 1 -> "compare.because";
            default -> "compare.together";
        };
        return Optional.of(words(comparison.first()).text(key));
    }

    /** The clauses that make the difference. */
    public List<Reason> reasons() {
        List<Reason> reasons = new ArrayList<>();
        if (!isSameSize()) {
            return List.of();
        }
        for (ClauseId clause : comparison.explanation()) {
            reasons.add(new Reason(
                    clause,
                    question(clause),
                    List.of(answer(first, comparison.first(), clause), answer(second, comparison.second(), clause))));
        }
        return List.copyOf(reasons);
    }

    private String question(ClauseId clause) {
        return reasoning(comparison.first()).question(clause);
    }

    private Answer answer(String board, Courses.Played played, ClauseId clause) {
        RuleSet rules = played.rules();
        List<String> documents = rules.clause(clause).supports().stream()
                .map(citation ->
                        rules.source(citation.source()).map(Source::title).orElse(citation.source()))
                .toList();
        return new Answer(
                board,
                sentence(played, clause),
                documents,
                rules.clause(clause).readingIn(wording.language().tag()));
    }

    /** What a rule set says; in a few words with its numbers where the two differ in the numbers only. */
    private String sentence(Courses.Played played, ClauseId clause) {
        boolean numbersOnly = ClauseAnswer.of(clause, comparison.first().rules())
                .key()
                .equals(ClauseAnswer.of(clause, comparison.second().rules()).key());
        boolean numbers = !ClauseAnswer.of(clause, played.rules()).detail().isEmpty();
        return numbersOnly && numbers
                ? reasoning(played).brief(clause)
                : reasoning(played).sentence(clause);
    }

    private Reasoning reasoning(Courses.Played played) {
        return new Reasoning(words(played), played.rules());
    }

    private CaptionText words(Courses.Played played) {
        return new CaptionText(wording.withTerms(played.rules()));
    }

    private String told(Courses.Played played, BoardEvent event) {
        return words(played).format(Narrator.caption(event));
    }

    /**
     * All of it line by line.
     *
     * @param agreement how long the two agree
     * @param isNew whether a sentence has not been told yet: of several boards that are compared with the same one, what
     *     that one does is told once
     */
    public List<ComparisonLine> lines(String agreement, Predicate<String> isNew) {
        List<ComparisonLine> lines = new ArrayList<>(List.of(ComparisonLine.of(Part.AGREEMENT, agreement)));
        Part before = comparison.parts() ? Part.BEFORE : Part.EVENT;
        last().filter(isNew).ifPresent(last -> lines.add(ComparisonLine.of(before, last)));
        then().stream().filter(isNew).forEach(then -> lines.add(ComparisonLine.of(Part.EVENT, then)));
        because().ifPresent(line -> lines.add(ComparisonLine.of(Part.BECAUSE, line)));
        for (Reason reason : reasons()) {
            lines.add(new ComparisonLine(Part.QUESTION, reason.question(), Optional.of(reason.clause())));
            reason.answers().stream()
                    .filter(answer -> isNew.test(answer.told()))
                    .forEach(answer -> lines.addAll(lines(answer)));
        }
        return lines;
    }

    /**
     * What several comparisons with the same first board have to say, in few lines: after which seed each of the other
     * boards parts, and for each clause that makes a difference what each rule set says to it, the same words once.
     */
    public static List<ComparisonLine> inShort(List<ComparisonText> pairs) {
        List<ComparisonLine> lines = new ArrayList<>();
        Map<ClauseId, Map<String, List<Answer>>> answers = new LinkedHashMap<>();
        for (ComparisonText pair : pairs) {
            lines.add(ComparisonLine.of(Part.AGREEMENT, pair.split(pairs.size() > 1)));
            List<Reason> reasons = pair.reasons();
            if (reasons.isEmpty()) {
                pair.then().forEach(then -> lines.add(ComparisonLine.of(Part.EVENT, then)));
            }
            for (Reason reason : reasons) {
                Map<String, List<Answer>> said = answers.computeIfAbsent(reason.clause(), any -> new LinkedHashMap<>());
                reason.answers()
                        .forEach(answer -> said.computeIfAbsent(answer.sentence(), any -> new ArrayList<>())
                                .add(answer));
            }
        }
        answers.forEach((clause, said) -> {
            lines.add(new ComparisonLine(Part.QUESTION, pairs.get(0).question(clause), Optional.of(clause)));
            said.values().forEach(same -> lines.addAll(pairs.get(0).together(same)));
        });
        return lines;
    }

    /** Boards whose rules say the same, and what documents say so. */
    private List<ComparisonLine> together(List<Answer> same) {
        CaptionText words = words(comparison.first());
        String boards =
                same.stream().map(Answer::board).distinct().collect(Collectors.joining(words.text("list.comma")));
        String told = words.text(
                "compare.told", Map.of("boards", boards, "sentence", same.get(0).sentence()));
        Stream<ComparisonLine> sources =
                same.stream().flatMap(answer -> lines(answer).stream().skip(1)).distinct();
        return Stream.concat(Stream.of(ComparisonLine.of(Part.ANSWER, told)), sources)
                .toList();
    }

    private static List<ComparisonLine> lines(Answer answer) {
        List<ComparisonLine> lines = new ArrayList<>(List.of(ComparisonLine.of(Part.ANSWER, answer.told())));
        answer.documents().forEach(title -> lines.add(ComparisonLine.of(Part.DOCUMENT, title)));
        answer.reading().ifPresent(reading -> lines.add(ComparisonLine.of(Part.READING, reading)));
        return lines;
    }
}
