package papan.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.model.Layout;
import papan.model.Says;

/**
 * Everything that decides how a match is played, as data, with a clause for every decision.
 *
 * <p>Adding a way to play means adding a case to one of the parts, never a question about the {@link #about() identity}.
 *
 * @param about what it is called and where it comes from; nothing in it changes play
 * @param board the board and its first seeds
 * @param sowing the way of the hand
 * @param firstMove how the first round is opened
 * @param playable which houses may be chosen
 * @param lastSeed what the last seed of a lap decides
 * @param feeding what a player owes an opponent who has nothing to sow
 * @param ending how a round ends
 * @param rounds what follows a round
 * @param clauses one for each {@link ClauseId}
 */
public record RuleSet(
        About about,
        Board board,
        Sowing sowing,
        FirstMove firstMove,
        Playable playable,
        LastSeed lastSeed,
        Feeding feeding,
        Ending ending,
        Rounds rounds,
        Map<ClauseId, Clause> clauses) {

    public RuleSet {
        clauses = Map.copyOf(clauses);
    }

    /** What a rule set is called and where it comes from. */
    @Says(name = "about")
    public record About(
            @Says(
                    value = "Small letters, digits and hyphens, at most 40, beginning with a letter.",
                    filled = true,
                    as = "id")
            String id,

            @Says(value = "Raise it when an answer or a clause changes.", usual = "1", min = 1, max = 9999)
            int revision,

            @Says(
                    value =
                            "What it is called, by language, own being the language that it is at home in; en must be there.",
                    whole = "called",
                    usual = "")
            Map<String, String> names,

            @Says("The part of the world that it is at home in; the Rules workspace can show one alone.")
            Optional<Area> area,

            @Says(value = "Where it is played, by language.", whole = "names", usual = "")
            Map<String, String> region,

            @Says(
                    value = "The documents that its clauses cite: known ones by their ids, others in full.",
                    whole = "sources",
                    usual = "")
            List<Source> sources,

            @Says(
                    "Who says so: the id of the one among the sources whose game it is, be it a page or a person; boards in"
                            + " the window stand under its title.")
            Optional<String> after,

            @Says(value = "Its own words for house, store and seed, by language.", whole = "vocabulary", usual = "")
            Map<String, Map<String, String>> vocabulary,

            @Says(
                    value = "What it is drawn with, where one of the sources tells what it is played with.",
                    name = "drawn",
                    usual = "USUAL")
            Kit kit) {
        /** Nothing yet. */
        static final About NOTHING = new About(
                "", 1, Map.of(), Optional.empty(), Map.of(), List.of(), Optional.empty(), Map.of(), Kit.USUAL);

        public About {
            names = Map.copyOf(names);
            region = Map.copyOf(region);
            sources = List.copyOf(sources);
            vocabulary = Map.copyOf(vocabulary);
        }

        private About named(Map<String, String> others) {
            return with(others, sources, vocabulary, kit);
        }

        private About citing(List<Source> others) {
            return with(names, others, vocabulary, kit);
        }

        /** The same with what may be taken over from another rule set. */
        public About with(
                Map<String, String> called, List<Source> cited, Map<String, Map<String, String>> words, Kit drawn) {
            return new About(id, revision, called, area, region, cited, after, words, drawn);
        }

        /** What it is called in a language, or else in English, or else its id. */
        public String name(String language) {
            return Texts.in(names, language).orElse(id);
        }

        /** Its own words for glossary terms in a language; none where it has no words of its own. */
        public Map<String, String> terms(String language) {
            return vocabulary.getOrDefault(language, Map.of());
        }
    }

    /** The stable name used in files and on the command line. */
    public String id() {
        return about.id();
    }

    /** The size and numbering of the board. */
    public Layout layout() {
        return board.layout();
    }

    /** Where the answer to a question comes from. */
    public Clause clause(ClauseId id) {
        Clause clause = clauses.get(id);
        return clause != null ? clause : Clause.bare(id);
    }

    /** Whether one of its clauses is taken from another rule set, so that it is no document's as it stands. */
    public boolean isAltered() {
        return clauses.values().stream().anyMatch(Clause::isBorrowed);
    }

    /** The document with an id, if this rule set cites it. */
    public Optional<Source> source(String id) {
        return about.sources().stream().filter(s -> s.id().equals(id)).findFirst();
    }

    /** The document whose game this is, if the rule set names it; what its clauses cite may come from many. */
    public Optional<Source> principal() {
        return about.after().flatMap(this::source);
    }

    /** What the document of a citation calls itself. */
    public String title(Citation citation) {
        return source(citation.source()).map(Source::title).orElse(citation.source());
    }

    /** The capture of the opposite house, if this rule set has it. */
    public Optional<Opposition.Opposite> opposite() {
        return lastSeed.opposition() instanceof Opposition.Opposite o ? Optional.of(o) : Optional.empty();
    }

    /** What lies between two rounds, if there is more than one. */
    public Optional<Rounds.Renewal> renewal() {
        return rounds.renewal();
    }

    /** The house that must open the first round, if one is named. */
    public Optional<FirstMove.Forced> forcedFirstMove() {
        return firstMove instanceof FirstMove.Forced f ? Optional.of(f) : Optional.empty();
    }

    /** The same under another name in every language, to tell it from others. */
    public RuleSet called(String name) {
        return called(Map.of("en", name));
    }

    /** The same under other names, by language tag; {@code en} must be there. */
    public RuleSet called(Map<String, String> names) {
        return withAbout(about.named(names));
    }

    /** The same with what another rule set says of a clause, and with the documents that it cites for it. */
    RuleSet borrowing(ClauseId id, RuleSet other) {
        String from = other.id() + "/";
        Clause theirs = other.clause(id);
        List<Source> sources = new ArrayList<>(about.sources());
        for (Citation citation : theirs.citations()) {
            Source source = other.source(citation.source())
                    .map(s -> s.as(from + s.id()))
                    .orElseGet(() -> Source.called(from + citation.source(), citation.source(), ""));
            if (!sources.contains(source)) {
                sources.add(source);
            }
        }
        Map<ClauseId, Clause> borrowed = new EnumMap<>(ClauseId.class);
        borrowed.putAll(clauses);
        borrowed.put(id, theirs.lentBy(other));
        return withAbout(about.citing(sources)).withClauses(borrowed);
    }

    /** The same with only some of its documents. */
    public RuleSet citing(Set<String> documents) {
        return withAbout(about.citing(about.sources().stream()
                .filter(source -> documents.contains(source.id()))
                .toList()));
    }

    /** The same rules under another identity. */
    public RuleSet withAbout(About other) {
        return new RuleSet(other, board, sowing, firstMove, playable, lastSeed, feeding, ending, rounds, clauses);
    }

    /** The same on another board. */
    public RuleSet withBoard(Board other) {
        return new RuleSet(about, other, sowing, firstMove, playable, lastSeed, feeding, ending, rounds, clauses);
    }

    /** The same with another way of the hand; what its clauses cite stays. */
    public RuleSet withSowing(Sowing other) {
        return new RuleSet(about, board, other, firstMove, playable, lastSeed, feeding, ending, rounds, clauses);
    }

    /** The same opened otherwise. */
    public RuleSet withFirstMove(FirstMove other) {
        return new RuleSet(about, board, sowing, other, playable, lastSeed, feeding, ending, rounds, clauses);
    }

    RuleSet withPlayable(Playable other) {
        return new RuleSet(about, board, sowing, firstMove, other, lastSeed, feeding, ending, rounds, clauses);
    }

    /** The same with another meaning of the last seed; what its clauses cite stays. */
    public RuleSet withLastSeed(LastSeed other) {
        return new RuleSet(about, board, sowing, firstMove, playable, other, feeding, ending, rounds, clauses);
    }

    RuleSet withFeeding(Feeding other) {
        return new RuleSet(about, board, sowing, firstMove, playable, lastSeed, other, ending, rounds, clauses);
    }

    RuleSet withEnding(Ending other) {
        return new RuleSet(about, board, sowing, firstMove, playable, lastSeed, feeding, other, rounds, clauses);
    }

    /** The same with something else after a round. */
    public RuleSet withRounds(Rounds other) {
        return new RuleSet(about, board, sowing, firstMove, playable, lastSeed, feeding, ending, other, clauses);
    }

    /** The same rules with other clauses. */
    public RuleSet withClauses(Map<ClauseId, Clause> other) {
        return new RuleSet(about, board, sowing, firstMove, playable, lastSeed, feeding, ending, rounds, other);
    }
}
