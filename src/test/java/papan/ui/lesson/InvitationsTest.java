package papan.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import papan.analysis.Rival;

class InvitationsTest {
    private static Invitations with(int seeds, String... answered) {
        return new Invitations(seeds, Set.of(answered));
    }

    @Test
    void oneAfterTheOtherComesAsTheStoreFills() {
        assertThat(List.of(9, 10, 24, 25, 49, 50, 300))
                .extracting(seeds -> with(seeds).now().map(Rival::id).orElse("nobody"))
                .containsExactly(
                        "nobody", "little-sister", "little-sister", "big-sister", "big-sister", "grandma", "grandma");
    }

    @Test
    void itIsKnownHowManySeedsAreLeftUntilTheNextOneComesAndAfterTheLastNobodyDoes() {
        assertThat(with(13).next()).contains(Rival.BIG_SISTER);
        assertThat(with(13).left(Rival.BIG_SISTER)).isEqualTo(12);
        assertThat(with(50).next()).isEmpty();
    }

    @Test
    void whoWasAnsweredInvitesNobodyAgainAndNoWeakerOneComesInstead() {
        assertThat(with(30, "big-sister").now()).isEmpty();
        assertThat(with(50, "big-sister").now()).contains(Rival.GRANDMA);
    }
}
