package papan.ui.atlas;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.narration.CaptionText;
import papan.narration.CitationText;
import papan.narration.DecisionTable;
import papan.narration.Language;
import papan.narration.Reasoning;
import papan.narration.Wording;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.Key;
import papan.rules.Kit;
import papan.rules.RuleSet;
import papan.rules.Setup;
import papan.ui.common.WindowText;

/**
 * A rule set in the words of the window's language, with its own words for house, store and seed.
 *
 * @param words the window's words
 */
record RuleWords(WindowText words, RuleSet rules) {

    /** What the rule set is called. */
    String name() {
        return rules.about().name(words.language().tag());
    }

    /** What it is called where it comes from, if that is something else: in its own languages, or where it has its own words. */
    Optional<String> ownName() {
        RuleSet.About about = rules.about();
        String names = about.names().entrySet().stream()
                .filter(e -> Language.parse(e.getKey()).isEmpty() || isOwn(e.getKey()))
                .map(Map.Entry::getValue)
                .filter(name -> !name.equals(name()))
                .distinct()
                .sorted()
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? Optional.empty() : Optional.of(names);
    }

    private boolean isOwn(String tag) {
        return !tag.equals(Language.ENGLISH.tag())
                && !tag.equals(words.language().tag())
                && !tag.equals(Language.CHINESE.tag())
                && !rules.about().terms(tag).isEmpty();
    }

    /** Where it is played; empty if it does not say. */
    String region() {
        Map<String, String> region = rules.about().region();
        return Objects.requireNonNullElse(
                region.get(words.language().tag()), region.getOrDefault(Language.ENGLISH.tag(), ""));
    }

    /** What it is drawn with, and who tells of that; empty where it is drawn as usual. */
    Optional<String> drawn() {
        Kit kit = rules.about().kit();
        String what = Stream.of(kit.board(), kit.seeds())
                .filter(any -> any != Kit.USUAL.board() && any != Kit.USUAL.seeds())
                .map(any -> words.text("atlas.drawn." + Key.of(any)))
                .collect(Collectors.joining(", "));
        return kit.after()
                .flatMap(rules::source)
                .map(source -> words.text("atlas.drawn", Map.of("what", what, "source", source.title())));
    }

    /** Houses and seeds, such as 7 × 7. */
    String board() {
        int houses = rules.layout().houses();
        if (rules.board().setup() instanceof Setup.Uniform uniform) {
            return words.text("atlas.board.uniform", Map.of("houses", houses, "seeds", uniform.seeds()));
        }
        return words.text(
                "atlas.board.other",
                Map.of("houses", houses, "seeds", rules.board().total()));
    }

    /** What tells it from others at a glance. */
    String facts() {
        return words.text(
                "atlas.facts",
                Map.of(
                        "board",
                        board(),
                        "direction",
                        brief(ClauseId.DIRECTION),
                        "laps",
                        brief(ClauseId.OCCUPIED_HOUSE)));
    }

    CaptionText captions() {
        return new CaptionText(Wording.of(words.language()).withTerms(rules));
    }

    /** The question that a clause answers, with the numbers that belong to the answer. */
    String question(ClauseId id) {
        String question = new Reasoning(captions(), rules).question(id);
        String detail = ClauseAnswer.of(id, rules).detail();
        return detail.isEmpty()
                ? question
                : words.text("atlas.question.detail", Map.of("question", question, "detail", detail));
    }

    String sentence(ClauseId id) {
        return new Reasoning(captions(), rules).sentence(id);
    }

    /** The rule in a few words. */
    String brief(ClauseId id) {
        return new Reasoning(captions(), rules).cell(id);
    }

    /** The rule in a few words, with the numbers that belong to it. */
    String briefWithDetail(ClauseId id) {
        return new Reasoning(captions(), rules).brief(id);
    }

    /** What a last seed can meet, and what comes of it. */
    DecisionTable table() {
        return DecisionTable.of(new Reasoning(captions(), rules));
    }

    /** Documents and what they say. */
    List<String> citations(List<Citation> citations) {
        return citations.stream().map(cited()::whole).toList();
    }

    /** Where its documents were read, and how sure that is. */
    List<String> sources() {
        return rules.about().sources().stream().map(cited()::where).toList();
    }

    /** Documents or a reading, below a heading. */
    record Section(String heading, List<String> lines) {}

    /** What stands below a clause: the documents that say so, those that don't, and how we read them. */
    List<Section> sections(Clause clause) {
        return Stream.of(
                        new Section(words.text("atlas.sources.for"), citations(clause.supports())),
                        new Section(words.text("atlas.sources.against"), citations(clause.against())),
                        new Section(words.text("atlas.sources.open"), citations(clause.open())),
                        new Section(
                                words.text("atlas.reading"),
                                reading(clause).stream().toList()))
                .filter(section -> !section.lines().isEmpty())
                .toList();
    }

    /** What its documents say. */
    CitationText cited() {
        return new CitationText(captions(), rules);
    }

    /** Our reading of a clause, where no document decides. */
    Optional<String> reading(Clause clause) {
        return clause.readingIn(words.language().tag());
    }
}
