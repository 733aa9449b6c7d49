package papan.narration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Side;
import papan.model.Store;
import papan.rules.RuleSet;
import papan.testing.Attacks;
import papan.testing.RandomPlay;

/** Sentences as one would say them: whose row, "and" and "or", "both". */
class CaptionTextTest {
    private static final House S3 = House.parseHouse("S3").orElseThrow();
    private static final House N5 = House.parseHouse("N5").orElseThrow();
    private static final House N6 = House.parseHouse("N6").orElseThrow();

    private static CaptionText in(Language language) {
        return new CaptionText(Wording.of(language));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|South captures 9 seeds from S3 and N5.",
                "ms|Selatan menembak dan mendapat 9 biji dari S3 dan N5.",
                "id|Selatan menembak 9 biji dari S3 dan N5.",
                "fil|Binibihag ni Timog ang 9 na sigay mula sa S3 at N5.",
                "zh|南方从S3和N5吃下9颗种子。",
                "sv|Syd fångar 9 frön ur S3 och N5."
            })
    void twoHousesAreJoinedByAnd(String tag, String expected) {
        SowingEvent captured = new SowingEvent.Captured(Side.SOUTH, List.of(S3, N5), 9, new Store(Side.SOUTH));
        assertThat(in(Language.parse(tag).orElseThrow()).format(Narrator.caption(captured)))
                .isEqualTo(expected);
    }

    @Test
    void threeAreSeparatedByACommaAndAWord() {
        SowingEvent captured = new SowingEvent.Captured(Side.SOUTH, List.of(S3, N5, N6), 9, new Store(Side.SOUTH));
        assertThat(in(Language.ENGLISH).format(Narrator.caption(captured)))
                .isEqualTo("South captures 9 seeds from S3, N5 and N6.");
    }

    @Test
    void oneOfSeveralIsToldWithOr() {
        Map<String, Object> args = Map.of(
                "player", Side.SOUTH, "house", N5, "legal", new Caption.AnyOf(List.of("S2", "S3", "S6")), "count", 3);
        Caption refused = new Caption("refusal.empty-house", args, Set.of(N5), Caption.Volume.SPOKEN);
        assertThat(in(Language.ENGLISH).format(refused)).isEqualTo("N5 is empty. South can play S2, S3 or S6.");
    }

    @Test
    void twoSeedsAreBoth() {
        assertThat(in(Language.ENGLISH).format(Narrator.caption(new SowingEvent.Lifted(Side.SOUTH, S3, 2, 2))))
                .isEqualTo("South picks up both seeds from S3 and keeps sowing.");
    }

    static Stream<RuleSet> ruleSets() {
        return RuleBooks.shipped().all().stream();
    }

    /** Who takes what is left, and from whose row: under some rule sets it is the other player's. */
    @ParameterizedTest
    @MethodSource("ruleSets")
    void aSweepSaysWhoseRowItIs(RuleSet rules) {
        CaptionText words = in(Language.ENGLISH);
        for (long seed = 0; seed < Attacks.rounds(8); seed++) {
            for (BoardEvent event : RandomPlay.round(rules, seed).events()) {
                if (event instanceof RoundEvent.Swept swept) {
                    String owner = words.player(swept.from().get(0).side());
                    String verb = swept.from().get(0).side() == swept.player() ? " keeps the " : " takes the ";
                    assertThat(words.format(Narrator.caption(event)))
                            .startsWith(words.player(swept.player()) + verb)
                            .endsWith("left in " + owner + "’s row.");
                }
            }
        }
    }
}
