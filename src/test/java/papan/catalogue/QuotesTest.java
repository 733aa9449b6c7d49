package papan.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.json.rules.Documents;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonStrings;
import papan.lesson.script.Lesson;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseId;
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
        assertThat(stance("bga-rules", congkak, ClauseId.REFILL)).isEqualTo(Stance.LEAVES_OPEN);
        assertThat(stance("bga-intro", congkak, ClauseId.REFILL)).isEqualTo(Stance.CONTRADICTS);
        assertThat(stance("bga-rules", congkak, ClauseId.ROUNDS)).isEqualTo(Stance.LEAVES_OPEN);
        assertThat(stance("bga-intro", congkak, ClauseId.WINNER)).isEqualTo(Stance.LEAVES_OPEN);
        assertThat(congkak.clause(ClauseId.REFILL).supports())
                .extracting(Citation::source)
                .containsExactly("bga-program");
        assertThat(stance("bga-rules", RuleFiles.shipped("congkak-even"), ClauseId.REFILL))
                .isEqualTo(Stance.SAYS);
    }

    private static Stance stance(String document, RuleSet rules, ClauseId clause) {
        return Documents.find(document).orElseThrow().stance(rules, clause).orElseThrow();
    }

    @Test
    void everySentenceAboutARuleIsCitedBySomeRuleSetForItsClause() {
        for (Document document : Documents.shipped()) {
            assertThat(document.sentences()).hasSizeGreaterThan(15);
            for (Document.Sentence sentence : document.sentences()) {
                assertThat(sentence.clauses())
                        .as(document.source().id() + " " + sentence.number())
                        .allSatisfy(clause -> assertThat(RuleBooks.shipped().all().stream()
                                        .flatMap(r -> document.stance(r, clause).stream()))
                                .isNotEmpty());
            }
        }
    }
}
