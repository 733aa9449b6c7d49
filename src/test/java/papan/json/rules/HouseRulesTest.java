package papan.json.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.format.FormatException;
import papan.rules.Alteration;
import papan.rules.ClauseId;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

class HouseRulesTest {
    private static final RuleBook BOOK = RuleBooks.shipped();
    private static final LocalDate DAY = LocalDate.of(2026, 11, 28);

    @TempDir
    private Path folder;

    private static RuleSet told(Alteration altered, String id) {
        return altered.told(id, Map.of("en", "As we play"), Map.of("en", "At home"), "Grandma Siti", DAY);
    }

    private static Alteration altered(RuleSet base, ClauseId clause, String answer) {
        return Alteration.of(base)
                .with(Alteration.of(base).choices(clause, BOOK.all()).stream()
                        .filter(each -> each.answer().key().equals(answer))
                        .findFirst()
                        .orElseThrow());
    }

    private Path file(RuleSet rules, RuleSet base) throws IOException {
        return Files.writeString(folder.resolve(rules.id() + ".json"), HouseRules.written(rules, base, BOOK));
    }

    @Test
    void anAlteredRuleSetIsAShortFileInOrderThatNamesWhoToldIt() throws IOException, FormatException {
        RuleSet base = BOOK.find("congklak-classic").orElseThrow();
        RuleSet mine = told(altered(base, ClauseId.OCCUPIED_HOUSE, "turnEnds"), "as-we-play");
        Path file = file(mine, base);
        assertThat(RuleBooks.check(file)).isEmpty();
        assertThat(RuleBooks.read(file)).isEqualTo(mine);
        assertThat(Files.readString(file))
                .contains("\"extends\" : \"congklak-classic\"", "\"after\" : \"told\"", "Grandma Siti")
                .contains("\"occupiedHouse\" : \"turnEnds\"")
                .doesNotContain("onOwnStore", "\"board\"");
    }

    @Test
    void whatWasAlteredOnceCanBeAlteredAgainAndIsWrittenWhole() throws IOException, FormatException {
        RuleSet base = BOOK.find("congklak-classic").orElseThrow();
        RuleSet first = RuleBooks.read(file(told(altered(base, ClauseId.OCCUPIED_HOUSE, "turnEnds"), "first"), base));
        RuleSet second = told(altered(first, ClauseId.OWN_STORE, "turnEnds"), "second");
        Path file = file(second, first);
        assertThat(RuleBooks.check(file)).isEmpty();
        assertThat(RuleBooks.read(file)).isEqualTo(second);
        assertThat(Files.readString(file)).doesNotContain("extends");
    }

    @Test
    void everyAlterationOfTheDocumentsRuleSetsIsAFileInOrder() throws IOException {
        for (String id : papan.testing.RuleFiles.documents()) {
            RuleSet base = BOOK.find(id).orElseThrow();
            for (ClauseId clause : ClauseId.values()) {
                for (Alteration.Choice each : Alteration.of(base).choices(clause, BOOK.all())) {
                    if (each.fits() && !Alteration.of(base).with(each).isNone()) {
                        RuleSet mine = told(Alteration.of(base).with(each), "mine");
                        assertThat(RuleBooks.check(file(mine, base)))
                                .as(base.id() + " " + clause + " as "
                                        + each.as().id())
                                .isEmpty();
                    }
                }
            }
        }
    }

    @Test
    void anIdIsMadeOfAnyName() {
        assertThat(HouseRules.id("Nenek Siti’s", Set.of())).isEqualTo("nenek-siti-s");
        assertThat(HouseRules.id("Mormors på ön!", Set.of())).isEqualTo("mormors-pa-on");
        assertThat(HouseRules.id("外婆的棋", Set.of("house"))).isEqualTo("house-2");
        assertThat(HouseRules.id("2 seeds", Set.of())).isEqualTo("seeds");
        assertThat(HouseRules.id("x".repeat(90), Set.of())).hasSize(32);
    }
}
