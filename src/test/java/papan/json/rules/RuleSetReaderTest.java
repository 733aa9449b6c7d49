package papan.json.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.Problem;
import papan.model.Direction;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.rules.Source;
import papan.testing.RuleFiles;

class RuleSetReaderTest {
    private static List<String> problems(String text) {
        FormatException e = catchThrowableOfType(
                FormatException.class, () -> RuleBooks.read(JsonTree.read(text, "mine.json"), "mine.json"));
        return e.problems().stream().map(Problem::line).toList();
    }

    @Test
    void theEightRuleSetsOfTheDocumentsComeFirst() {
        assertThat(RuleBooks.shipped().ids())
                .startsWith(
                        "congkak",
                        "congkak-forfeit",
                        "congkak-even",
                        "congklak-classic",
                        "congklak-simple",
                        "congklak-simple-literal",
                        "sungka-alternate",
                        "sungka");
    }

    @Test
    void everyClauseOfEveryShippedRuleSetIsCitedOrMarkedAsAReading() {
        for (RuleSet rules : RuleBooks.shipped().all()) {
            for (ClauseId id : ClauseId.values()) {
                Clause clause = rules.clause(id);
                assertThat(!ClauseAnswer.arises(id, rules) || !clause.supports().isEmpty() || clause.isReading())
                        .as("%s#%s", rules.id(), id.id())
                        .isTrue();
            }
        }
    }

    @Test
    void aRuleSetThatExtendsAnotherChangesOnlyWhatItSays() {
        RuleSet mine = RuleFiles.changed("congklak-classic", "\"direction\": \"anticlockwise\"");
        RuleSet base = RuleFiles.shipped("congklak-classic");
        assertThat(mine.sowing().direction()).isEqualTo(Direction.ANTICLOCKWISE);
        assertThat(mine.lastSeed()).isEqualTo(base.lastSeed());
        assertThat(mine.clause(ClauseId.DIRECTION).supports()).isEmpty();
    }

    @Test
    void aRuleSetThatExtendsAnotherHasNeitherItsNameNorItsRegionNorItsDocuments() {
        RuleSet mine = RuleFiles.changed("congklak-classic", "\"leftovers\": \"lastMover\"");
        assertThat(mine.about().name("en")).isEqualTo("changed");
        assertThat(mine.principal()).isEmpty();
        assertThat(mine.about().region()).isEmpty();
        assertThat(mine.about().area()).isEmpty();
        assertThat(mine.about().sources()).isEmpty();
        assertThat(mine.clauses().values())
                .allSatisfy(clause -> assertThat(clause.citations()).isEmpty())
                .allSatisfy(clause -> assertThat(clause.isReading()).isFalse());
    }

    @Test
    void whatItNamesOrCitesItHas() {
        RuleSet base = RuleFiles.shipped("congklak-classic");
        RuleSet named = RuleFiles.changed(
                "congklak-classic",
                "\"sources\": [\"classic\", {\"id\": \"aunt\", \"title\": \"As my aunt plays it\", \"document\":"
                        + " \"told\"}], \"after\": \"aunt\"");
        assertThat(named.principal())
                .hasValueSatisfying(source -> assertThat(source.title()).isEqualTo("As my aunt plays it"));
        assertThat(named.about().sources()).extracting(Source::id).containsExactly("classic", "aunt");
        assertThat(named.clause(ClauseId.OCCUPIED_HOUSE).citations())
                .isEqualTo(base.clause(ClauseId.OCCUPIED_HOUSE).supports().stream()
                        .filter(citation -> citation.source().equals("classic"))
                        .toList());
        RuleSet citing = RuleFiles.changed(
                "congklak-classic", "\"clauses\": {\"own-store\": {\"supports\": [{\"source\": \"sungka\"}]}}");
        assertThat(citing.about().sources()).extracting(Source::id).containsExactly("sungka");
    }

    @Test
    void anotherNumberIsAnotherAnswer() {
        RuleSet mine = RuleFiles.changed(
                "congklak-classic",
                "\"sources\": [\"bga-intro\", \"bga-rules\", \"classic\", \"hand-out\", \"sungka\"],"
                        + " \"board\": {\"housesPerSide\": 5, \"setup\": {\"uniform\": 3}}");
        assertThat(mine.clause(ClauseId.SEEDS).citations()).isEmpty();
        assertThat(mine.clause(ClauseId.DIRECTION).citations()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkakk\"}|mine.json:1:43  R102 extends: The rule set \"congkakk\" is not installed. Did you mean \"congkak\"?",
                "{\"format\":\"rules/2\",\"id\":\"mine\",\"extends\":\"congkak\"}|mine.json:1:11  R101 format: This program reads the format \"rules/1\".",
                "{\"format\":\"rules/1\",\"id\":\"Mine!\",\"extends\":\"congkak\"}|mine.json:1:26  R103 id: An id is made of small letters, digits and hyphens and begins with a letter.",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"direktion\":\"clockwise\"}|mine.json:1:53  E015 direktion: The field \"direktion\" is unknown here. Did you mean \"direction\"?",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"direction\":\"clockwize\"}|mine.json:1:65  E014 direction: \"clockwize\" is unknown here. Did you mean \"clockwise\"?",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"direction\":\"left\"}|mine.json:1:65  E014 direction: \"left\" is unknown here. Known: clockwise, anticlockwise, chosenOnceForBoth, oppositePerPlayer, chosenEachMove.",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"board\":{\"housesPerSide\":13,\"setup\":{\"uniform\":7}}}|mine.json:1:78  E013 board.housesPerSide: This must be a whole number from 1 to 12, not 13.",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"countCapture\":{\"sizes\":[],\"side\":\"any\"}}|mine.json:1:77  E012 countCapture.sizes: \"sizes\" is empty.",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"sungka-alternate\",\"firstMove\":{\"forced\":\"S2\"}}|mine.json:1:74  R201 firstMove: firstMove names S2, but board.setup leaves that house empty. Name a house that holds seeds, or change the set-up.",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"originHouse\":\"firstSeedStays\"}|mine.json:1:67  R206 originHouse: originHouse is firstSeedStays, but occupiedHouse is a relay: the lap would stand still. Use single laps with firstSeedStays.",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"storeUse\":\"pile\"}|mine.json:1:64  R204 storeUse: onOwnStore is extraTurn, but storeUse is pile: no last seed ever falls into a store. Write \"onOwnStore\": \"turnEnds\", or let the own store be sown.",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"names\":{\"english\":\"Mine\",\"en\":\"\"}}|mine.json:1:62  E015 names.english: \"english\" is no language of this program. Known: en, ms, id, fil, zh, sv, own.",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"names\":{\"en\":\" \"}}|mine.json:1:67  E012 names.en: \"en\" is empty.",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"names\":{\"en\":\"My\\nrules\"}}|mine.json:1:67  R106 names.en: The text has a line end or another control character. Write it on one line.",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"vocabulary\":{\"en\":{\"hose\":\"pit\"}}}|mine.json:1:73  E015 vocabulary.en.hose: The field \"hose\" is unknown here. Did you mean \"house\"?",
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"vocabulary\":{\"en\":{\"house\":\"a house with {braces}\"}}}|mine.json:1:81  R107 vocabulary.en.house: This is no word for a term: it stands within sentences. Write a word or two, at most 30 characters, without braces."
            })
    void aMistakeIsNamedWithPlaceCauseAndCure(String text, String line) {
        assertThat(problems(text)).contains(line);
    }

    @Test
    void noTextIsLongerThanCanBeShown() {
        String name = "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"names\":{\"en\":\""
                + "x".repeat(81) + "\"}}";
        assertThat(problems(name))
                .containsExactly("mine.json:1:67  R105 names.en: The text has 81 characters; at most 80 fit.");
    }

    @Test
    void anAnswerWithoutADocumentIsNamedWhereItIsGiven() throws FormatException {
        String text = "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"sungka\",\"noMove\":\"roundEnds\"}";
        assertThat(RuleSetReader.check(
                        JsonTree.read(text, "mine.json"),
                        "mine.json",
                        new Bibliography(List.of()),
                        RuleBooks.shipped()))
                .extracting(Problem::line)
                .anyMatch(line -> line.startsWith("mine.json:1:61  R121 noMove: "));
    }

    @Test
    void whatIsNotTakenOverIsAskedFor() throws FormatException {
        String text = "{\"format\":\"rules/1\",\"id\":\"kampung\",\"extends\":\"congkak\"}";
        assertThat(RuleSetReader.check(
                        JsonTree.read(text, "mine.json"),
                        "mine.json",
                        new Bibliography(List.of()),
                        RuleBooks.shipped()))
                .extracting(Problem::line)
                .containsExactly(
                        "mine.json:1:46  R122 extends: \"names\" is missing. What congkak says of itself is not said of this. Write \"names\": {\"en\": … }; until then it is called by its id.",
                        "mine.json:1:46  R123 extends: \"region\" is missing. What congkak says of itself is not said of this. Write \"region\": {\"en\": … }.",
                        "mine.json:1:46  R124 extends: \"after\" is missing. Who told you to play like this? Let it name one of the \"sources\"; a person is one, too: {\"id\": \"aunt\", \"title\": \"As my aunt plays it\", \"document\": \"told in Ipoh, 2019\"}.");
    }

    @Test
    void aCitationOfASentenceThatSaysOtherwiseIsNoted() throws FormatException {
        String text =
                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congklak-classic\",\"names\":{\"en\":\"Mine\"},"
                        + "\"region\":{\"en\":\"Ipoh\"},\"sources\":[\"classic\"],\"after\":\"classic\",\"occupiedHouse\":\"turnEnds\","
                        + "\"clauses\":{\"occupied-house\":{\"supports\":[{\"source\":\"classic\",\"at\":7}]}}}";
        List<Problem> found = RuleSetReader.check(
                JsonTree.read(text, "mine.json"), "mine.json", new Bibliography(List.of()), RuleBooks.shipped());
        assertThat(found)
                .extracting(Problem::line)
                .containsExactly(
                        "mine.json:1:202  R125 clauses.occupied-house: Sentence 7 of \"classic\" says otherwise. Cite it in \"against\".");
    }

    @Test
    void aRuleThatNoAxisCanSayIsAnsweredWithWhatIsMissing() throws IOException {
        String text = "{\"format\":\"rules/1\",\"id\":\"kampung\",\"extends\":\"congkak\",\"opposition\":{"
                + "\"capturingSeed\":\"taken\",\"loneSeed\":\"stays\",\"fromAtLeast\":7}}";
        assertThat(problems(text))
                .contains(
                        "mine.json:1:113  E015 opposition.fromAtLeast: The field \"fromAtLeast\" is unknown here. Known: where, capturingSeed, loneSeed, circuit. Nothing says how many seeds must lie opposite: see docs/outside-the-axes.md.");
        String page = Files.readString(Path.of("docs/outside-the-axes.md"));
        assertThat(Outside.MISSING.values())
                .allSatisfy(missing -> assertThat(page).contains(missing.replace("Nothing says ", "")));
    }

    @Test
    void everyMistakeIsFoundInOnePass() {
        assertThat(
                        problems(
                                "{\"format\":\"rules/1\",\"id\":\"mine\",\"extends\":\"congkak\",\"noMove\":\"stay\",\"roundEnd\":7}"))
                .hasSize(2);
    }
}
