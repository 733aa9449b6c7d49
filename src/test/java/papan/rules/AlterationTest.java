package papan.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.json.rules.RuleBooks;

class AlterationTest {
    private static final Collection<RuleSet> BOOK = RuleBooks.shipped().all();
    private static final RuleSet CONGKLAK =
            RuleBooks.shipped().find("congklak-classic").orElseThrow();

    private static Alteration.Choice choice(Alteration of, ClauseId clause, String answer) {
        return of.choices(clause, BOOK).stream()
                .filter(each -> each.answer().key().equals(answer))
                .findFirst()
                .orElseThrow();
    }

    private static Alteration altered(Alteration before, ClauseId clause, String answer) {
        return before.with(choice(before, clause, answer));
    }

    @Test
    void theFirstAnswerIsThatOfTheRuleSetAndEachStandsThereOnce() {
        List<Alteration.Choice> choices = Alteration.of(CONGKLAK).choices(ClauseId.OCCUPIED_HOUSE, BOOK);
        assertThat(choices.get(0).as()).isEqualTo(CONGKLAK);
        assertThat(choices)
                .extracting(each -> each.answer().key())
                .startsWith("relay")
                .doesNotHaveDuplicates();
        assertThat(choices).extracting(each -> each.answer().key()).contains("turnEnds", "relayFromNext", "bank");
    }

    @Test
    void anAlteredRuleSetHasTheAnswerAndNothingElseIsOtherwise() {
        Alteration one = altered(Alteration.of(CONGKLAK), ClauseId.OCCUPIED_HOUSE, "turnEnds");
        assertThat(ClauseAnswer.differing(CONGKLAK, one.rules())).containsExactly(ClauseId.OCCUPIED_HOUSE);
        Alteration two = altered(one, ClauseId.OWN_STORE, "turnEnds");
        assertThat(ClauseAnswer.differing(CONGKLAK, two.rules()))
                .containsExactly(ClauseId.OCCUPIED_HOUSE, ClauseId.OWN_STORE);
    }

    @Test
    void theOldAnswerUndoesAnAlteration() {
        Alteration one = altered(Alteration.of(CONGKLAK), ClauseId.OCCUPIED_HOUSE, "turnEnds");
        assertThat(altered(one, ClauseId.OCCUPIED_HOUSE, "relay")).isEqualTo(Alteration.of(CONGKLAK));
    }

    @Test
    void anAnswerThatDoesNotFitNamesTheClauseInItsWay() {
        Alteration.Choice bad = choice(Alteration.of(CONGKLAK), ClauseId.OCCUPIED_HOUSE, "relayFromNext");
        assertThat(bad.fits()).isFalse();
        assertThat(bad.rival()).contains(ClauseId.EMPTY_OWN_HOUSE);
        assertThatThrownBy(() -> Alteration.of(CONGKLAK).with(bad)).isInstanceOf(IllegalArgumentException.class);
        Alteration without = altered(Alteration.of(CONGKLAK), ClauseId.EMPTY_OWN_HOUSE, "turnEnds");
        assertThat(choice(without, ClauseId.OCCUPIED_HOUSE, "relayFromNext").fits())
                .isTrue();
    }

    @Test
    void whatStandsInNothingElsesWayHasNoRival() {
        RuleSet oware = RuleBooks.shipped().find("oware").orElseThrow();
        assertThat(ClauseAnswer.of(ClauseId.STORES, oware).key()).isEqualTo("pile");
        assertThat(Alteration.of(oware).choices(ClauseId.FEEDING, BOOK)).allMatch(each -> each.fits());
        Alteration.Choice chosen = choice(Alteration.of(oware), ClauseId.COUNT_CAPTURE, "none");
        assertThat(chosen.rival()).contains(ClauseId.STORES);
    }

    @Test
    void whatFollowsFromOtherClausesCannotBeAltered() {
        Alteration none = Alteration.of(CONGKLAK);
        assertThat(none.canAlter(ClauseId.WINNER, BOOK)).isFalse();
        assertThat(none.canAlter(ClauseId.ENDLESS, BOOK)).isFalse();
        assertThat(none.canAlter(ClauseId.OWN_STORE, BOOK)).isTrue();
    }

    @Test
    void everyAnswerOfEveryRuleSetIsChosenOrRefusedForAReason() {
        for (RuleSet base : BOOK) {
            for (ClauseId clause : ClauseId.values()) {
                for (Alteration.Choice each : Alteration.of(base).choices(clause, BOOK)) {
                    if (each.fits()) {
                        RuleSet altered = Alteration.of(base).with(each).rules();
                        assertThat(RuleCheck.check(altered)).isEmpty();
                        assertThat(ClauseAnswer.of(clause, altered)).isEqualTo(each.answer());
                    } else {
                        assertThat(each.against()).allMatch(it -> it.message().endsWith("."));
                    }
                }
            }
        }
    }

    @Test
    void whoToldItIsCitedForWhatIsAlteredAndTheTextsForTheRest() {
        RuleSet mine = altered(Alteration.of(CONGKLAK), ClauseId.OCCUPIED_HOUSE, "turnEnds")
                .told(
                        "nenek",
                        Map.of("en", "Nenek’s"),
                        Map.of("en", "at home"),
                        "Grandma Siti",
                        LocalDate.of(2026, 11, 28));
        assertThat(mine.principal()).map(Source::title).contains("Grandma Siti");
        assertThat(mine.clause(ClauseId.OCCUPIED_HOUSE).supports())
                .extracting(Citation::source)
                .containsExactly("told");
        assertThat(mine.clause(ClauseId.OWN_STORE)).isEqualTo(CONGKLAK.clause(ClauseId.OWN_STORE));
        assertThat(mine.about().area()).isEqualTo(CONGKLAK.about().area());
        assertThat(Optional.of(mine.id())).contains("nenek");
    }
}
