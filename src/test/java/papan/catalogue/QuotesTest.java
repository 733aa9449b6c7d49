package papan.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.analysis.SmallestExample;
import papan.event.SowingEvent.TurnEnded;
import papan.json.rules.Documents;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.lesson.text.LessonStrings;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseId;
import papan.rules.Count;
import papan.rules.Document;
import papan.rules.RuleSet;
import papan.rules.Stance;
import papan.testing.PlayedLessons;
import papan.testing.RuleFiles;

/** Whatever stands in quotation marks is in the documents, word for word. */
class QuotesTest {
    private static final Pattern QUOTED = Pattern.compile("“([^”]*)”");

    /** What a learner may choose to say is nobody's quotation. */
    private static final Pattern ANSWER = Pattern.compile(".*\\.options\\.[a-z0-9-]+(\\.text)?");

    /** Words in quotation marks that are no document's: a heading, and the names of rule sets. */
    private static final Set<String> NAMES = Set.of("how to play", "congkak, filled evenly");

    static Stream<RuleSet> documents() {
        return RuleFiles.documents().stream().map(RuleFiles::shipped);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyCitationOfADocumentQuotesASentenceThatStandsThere(RuleSet rules) {
        int seen = 0;
        for (ClauseId id : ClauseId.values()) {
            for (Citation citation : rules.clause(id).citations()) {
                Document document = Documents.find(citation.source()).orElse(null);
                if (document != null) {
                    seen++;
                    String said = document.sentence(citation.at()).orElseThrow().text();
                    assertThat(said)
                            .as("%s, %s, %s", rules.id(), id.id(), citation.source())
                            .contains(citation.quote().orElseThrow());
                    assertThat(document.sentence(citation.at()).orElseThrow().clauses())
                            .as("%s, %s, %s", rules.id(), id.id(), citation.source())
                            .contains(id);
                }
            }
        }
        assertThat(seen).isGreaterThan(50);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void whatReadingsQuoteStandsInADocument(RuleSet rules) {
        for (ClauseId id : ClauseId.values()) {
            Clause clause = rules.clause(id);
            Stream<String> texts = Stream.concat(
                    clause.readingIn("en").stream(), clause.citations().stream().flatMap(c -> c.saysIn("en").stream()));
            assertThat(texts.flatMap(text -> invented(text).stream()))
                    .as("%s, %s", rules.id(), id.id())
                    .isEmpty();
        }
    }

    /** What families, friends and Papan say in lessons, and what a document or step is called. */
    private static final Set<String> NO_DOCUMENT = Set.of(
            "for ever",
            "Sungka in Philippines",
            "We’ve always played it this way",
            "take what’s across, and your own seed with it",
            "your own seed with it",
            "at the same time",
            "At the same time",
            "One lap",
            "As a slip",
            "it stays",
            "Sow the seeds round the board.");

    @Test
    void whatLessonsAboutTheDocumentsQuoteStandsThere() {
        List<Lesson> lessons = PlayedLessons.shipped().stream()
                .map(LessonRun::lesson)
                .filter(QuotesTest::isAboutTheDocuments)
                // These quote others, too, each with its own source.
                .filter(lesson -> lesson.meta().audience().strand() != Lesson.Strand.PEOPLE)
                .toList();
        assertThat(lessons).hasSizeGreaterThan(12);
        List<String> wrong = new ArrayList<>();
        for (Lesson lesson : lessons) {
            LessonStrings.of(lesson).entrySet().stream()
                    .filter(text -> !ANSWER.matcher(text.getKey()).matches())
                    // What a class may say, what a word means and what other sources say, not what a document says.
                    .filter(text -> !text.getKey().matches("meta\\.(plan\\..*|saying)|.*\\.cites\\[.*"))
                    .forEach(text -> invented(text.getValue()).stream()
                            .filter(quote -> !NO_DOCUMENT.contains(quote))
                            .forEach(quote -> wrong.add(lesson.id() + " " + text.getKey() + ": " + quote)));
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean isAboutTheDocuments(Lesson lesson) {
        return lesson.meta().sources().stream()
                .anyMatch(source ->
                        source.id().equals("bga") || Documents.find(source.id()).isPresent());
    }

    /** What a text puts between quotation marks and no document has; our own questions end with a question mark. */
    private static List<String> invented(String text) {
        List<String> invented = new ArrayList<>();
        Matcher quoted = QUOTED.matcher(text);
        while (quoted.find()) {
            String words = folded(quoted.group(1).replace("…", "").strip()).replaceAll("[.,;:!]$", "");
            if (!quoted.group(1).endsWith("?") && !NAMES.contains(words) && !ALL.contains(words)) {
                invented.add(quoted.group(1));
            }
        }
        return invented;
    }

    private static final String ALL = folded(Documents.shipped().stream()
            .flatMap(document -> document.sentences().stream())
            .map(Document.Sentence::text)
            .collect(Collectors.joining(" ")));

    private static String folded(String text) {
        return text.replace('’', '\'').replaceAll("\\s+", " ").strip().toLowerCase(Locale.ROOT);
    }

    @Test
    void marksThatDoNotSayTheAnswerLeaveItOpen() {
        RuleSet congkak = RuleFiles.shipped("congkak");
        assertThat(stance("bga-rules", 19, congkak, ClauseId.REFILL)).isEqualTo(Stance.LEAVES_OPEN);
        assertThat(stance("bga-intro", 19, congkak, ClauseId.REFILL)).isEqualTo(Stance.CONTRADICTS);
        assertThat(stance("bga-rules", 24, congkak, ClauseId.ROUNDS)).isEqualTo(Stance.LEAVES_OPEN);
        assertThat(stance("bga-intro", 8, congkak, ClauseId.WINNER)).isEqualTo(Stance.LEAVES_OPEN);
        assertThat(congkak.clause(ClauseId.REFILL).supports())
                .extracting(Citation::source)
                .containsExactly("bga-program");
        assertThat(stance("bga-rules", 19, RuleFiles.shipped("congkak-even"), ClauseId.REFILL))
                .isEqualTo(Stance.SAYS);
    }

    private static Stance stance(String document, int sentence, RuleSet rules, ClauseId clause) {
        return sentence(document, sentence).mark(clause, rules).orElseThrow().stance();
    }

    private static List<Document.Mark> marks(String document, int sentence, RuleSet rules) {
        return sentence(document, sentence).marks(rules);
    }

    private static Document.Sentence sentence(String document, int number) {
        return Documents.find(document).flatMap(found -> found.sentence(number)).orElseThrow();
    }

    @Test
    void everySentenceAboutARuleIsMarkedBesideSomeRuleSet() {
        for (Document document : Documents.shipped()) {
            assertThat(document.sentences()).hasSizeGreaterThan(15);
            for (Document.Sentence sentence : document.sentences()) {
                Set<ClauseId> marked = RuleBooks.shipped().all().stream()
                        .flatMap(rules -> sentence.marks(rules).stream())
                        .map(Document.Mark::clause)
                        .collect(Collectors.toSet());
                assertThat(marked)
                        .as(document.source().id() + " " + sentence.number())
                        .containsExactlyInAnyOrderElementsOf(sentence.clauses());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void aCitationStandsWhereTheMarkOfItsSentenceSays(RuleSet rules) {
        List<String> wrong = new ArrayList<>();
        for (ClauseId id : ClauseId.values()) {
            for (Stance stance : Stance.values()) {
                rules.clause(id).cited(stance).stream()
                        .filter(citation -> citation.at() > 0)
                        .forEach(citation -> marks(citation.source(), citation.at(), rules).stream()
                                .filter(mark -> mark.clause() == id && mark.stance() != stance)
                                .forEach(mark -> wrong.add(citation.source() + " " + citation.at() + ", " + id.id()
                                        + ": " + stance + ", not " + mark.stance())));
            }
        }
        assertThat(wrong).as(rules.id()).isEmpty();
    }

    /** "Your turn is over", of a last seed in an empty house of the player's own, beside a board on which it falls. */
    @ParameterizedTest
    @CsvSource({
        "congkak, '', true",
        "congklak-classic, '', true",
        "congklak-simple, '', true",
        "sungka, '', true",
        "congklak-classic, '\"opposition\": \"none\"', true",
        "congklak-classic, '\"playable\": {\"afterCapture\": \"oneMoreMove\"}', false"
    })
    void aSentenceThatEndsATurnIsMarkedByWhatTheBoardDoes(String base, String part, boolean ends) {
        RuleSet rules = part.isEmpty() ? RuleFiles.shipped(base) : RuleFiles.changed(base, part);
        SmallestExample example = SmallestExample.find(rules, ClauseId.EMPTY_OWN_HOUSE, () -> false)
                .orElseThrow();
        assertThat(example.events().stream()
                        .skip(example.cited())
                        .filter(TurnEnded.class::isInstance)
                        .map(TurnEnded.class::cast)
                        .findFirst())
                .hasValueSatisfying(
                        ended -> assertThat(ended.next() != ended.player()).isEqualTo(ends));
        assertThat(stance("bga-rules", 12, rules, ClauseId.EMPTY_OWN_HOUSE))
                .isEqualTo(ends ? Stance.SAYS : Stance.CONTRADICTS);
    }

    @Test
    void whatAClauseCallsOurReadingIsNowhereSaidSo() {
        assertThat(stance("hand-out", 15, RuleFiles.shipped("congklak-simple"), ClauseId.CAPTURING_SEED))
                .isEqualTo(Stance.LEAVES_OPEN);
        assertThat(stance("bga-intro", 14, RuleFiles.shipped("congkak"), ClauseId.LONE_SEED))
                .isEqualTo(Stance.LEAVES_OPEN);
        assertThat(stance("bga-rules", 11, RuleFiles.shipped("congkak"), ClauseId.CAPTURING_SEED))
                .isEqualTo(Stance.LEAVES_OPEN);
        assertThat(stance("classic", 21, RuleFiles.shipped("sungka"), ClauseId.REFILL))
                .isEqualTo(Stance.LEAVES_OPEN);
        for (RuleSet rules :
                RuleFiles.documents().stream().map(RuleFiles::shipped).toList()) {
            for (ClauseId id : List.of(ClauseId.ORIGIN, ClauseId.CONTESTED_HOUSE, ClauseId.ENDLESS)) {
                assertThat(Documents.shipped())
                        .flatExtracting(Document::sentences)
                        .flatExtracting(sentence -> sentence.marks(rules))
                        .extracting(Document.Mark::clause)
                        .doesNotContain(id);
            }
        }
    }

    @Test
    void aSentenceThatDiffersInOneNumberContradictsOnlyThatNumber() {
        RuleSet sungka = RuleFiles.shipped("sungka");
        assertThat(stance("sungka", 1, sungka, ClauseId.SEEDS)).isEqualTo(Stance.SAYS);
        RuleSet five =
                RuleFiles.changed("congklak-classic", "\"board\": {\"housesPerSide\": 5, \"setup\": {\"uniform\": 7}}");
        assertThat(stance("classic", 3, five, ClauseId.SEEDS)).isEqualTo(Stance.SAYS);
        assertThat(marks("hand-out", 9, five))
                .containsExactly(new Document.Mark(
                        ClauseId.SEEDS, Stance.CONTRADICTS, Optional.of(new Document.Difference(Count.HOUSES, 7, 5))));
    }

    @Test
    void whatAPageSaysOfItselfIsNoSentenceOfTheRules() {
        assertThat(Documents.shipped())
                .flatExtracting(Document::sentences)
                .extracting(Document.Sentence::text)
                .noneMatch(text -> text.matches("(Antal spelare|Spellängd|Komplexitet).*"));
    }

    @Test
    void theIntroductionIsQuotedInChineseWhereChineseIsRead() {
        Document introduction = Documents.find("bga-intro").orElseThrow();
        assertThat(introduction.sentences())
                .allSatisfy(sentence -> assertThat(sentence.textIn("zh"))
                        .isNotEqualTo(sentence.text())
                        .isEqualTo(sentence.others().get("zh")));
        int quoted = 0;
        for (String id : RuleFiles.documents()) {
            for (Clause clause : RuleFiles.shipped(id).clauses().values()) {
                for (Citation citation : clause.citations()) {
                    String said = introduction.source().id().equals(citation.source())
                            ? introduction.sentence(citation.at()).orElseThrow().textIn("zh")
                            : citation.quote().orElse("");
                    assertThat(said).contains(citation.quoteIn("zh").orElse(""));
                    quoted += citation.quotes().size();
                }
            }
        }
        assertThat(quoted).isGreaterThan(50);
    }
}
