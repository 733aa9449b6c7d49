package papan.ui.alter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.json.rules.RuleBooks;
import papan.rules.Alteration;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.ui.playback.OnEdt;

@ExtendWith(OnEdt.class)
class AlteringTest {
    private final List<RuleSet> all = List.copyOf(RuleBooks.shipped().all());
    private final Altering altering = new Altering();

    private void begin(String rules) {
        RuleSet base = RuleBooks.shipped().find(rules).orElseThrow();
        altering.begin(base, all, Optional.of(ClauseId.OCCUPIED_HOUSE), false, false);
    }

    private Alteration changed() {
        Alteration.Choice other = altering.choices().stream()
                .filter(choice -> choice.fits() && !altering.holds(choice))
                .findFirst()
                .orElseThrow();
        altering.choose(other);
        return altering.alteration();
    }

    @AfterEach
    void end() {
        altering.end();
    }

    @Test
    void aChangeIsTakenBackAndMadeAgain() {
        begin("congklak-classic");
        Alteration changed = changed();
        assertThat(altering.undo()).isTrue();
        assertThat(altering.alteration().isNone()).isTrue();
        assertThat(altering.undo()).isFalse();
        assertThat(altering.redo()).isTrue();
        assertThat(altering.alteration()).isEqualTo(changed);
    }

    @Test
    void whatWasPutBackComesBack() {
        begin("congklak-classic");
        Alteration changed = changed();
        altering.putBack();
        assertThat(altering.undo()).isTrue();
        assertThat(altering.alteration()).isEqualTo(changed);
    }

    @Test
    void whatWasChangedInARuleSetComesBackWhereThatIsChangedAgain() {
        begin("congklak-classic");
        Alteration changed = changed();
        altering.end();
        begin("congkak");
        assertThat(altering.undo()).as("nothing was changed in it").isFalse();
        Alteration other = changed();
        begin("congklak-classic");
        assertThat(altering.alteration().isNone()).isTrue();
        assertThat(altering.undo()).isTrue();
        assertThat(altering.alteration()).isEqualTo(changed);
        begin("congkak");
        assertThat(altering.undo()).isTrue();
        assertThat(altering.alteration()).isEqualTo(other);
    }
}
