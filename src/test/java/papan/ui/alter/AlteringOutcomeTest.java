package papan.ui.alter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import papan.json.rules.RuleBooks;
import papan.rules.Alteration;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.ui.common.Edt;

class AlteringOutcomeTest {
    private static final RuleSet BASE =
            RuleBooks.shipped().find("congklak-classic").orElseThrow();

    private final Altering altering = new Altering();

    @BeforeEach
    void begin() {
        begin(false, false);
    }

    @AfterEach
    void end() {
        Edt.await(altering::end);
    }

    private void begin(boolean single, boolean draws) {
        Edt.await(
                () -> altering.begin(BASE, RuleBooks.shipped().all(), Optional.of(ClauseId.DIRECTION), single, draws));
    }

    private void choose(ClauseId clause, String answer) {
        Edt.await(() -> {
            altering.turnTo(clause);
            Alteration.Choice choice = altering.choices().stream()
                    .filter(each -> each.answer().key().equals(answer))
                    .findFirst()
                    .orElseThrow();
            altering.choose(choice);
        });
    }

    private void until(BooleanSupplier holds) throws InterruptedException {
        boolean[] there = {false};
        for (int i = 0; i < 1_000 && !there[0]; i++) {
            Thread.sleep(10);
            Edt.await(() -> there[0] = holds.getAsBoolean());
        }
        assertThat(there[0]).isTrue();
    }

    @Test
    void severalRulesAreChangedOneAfterTheOther() {
        choose(ClauseId.DIRECTION, "anticlockwise");
        choose(ClauseId.LONE_SEED, "taken");
        assertThat(ClauseAnswer.differing(BASE, altering.alteration().rules()))
                .containsExactly(ClauseId.DIRECTION, ClauseId.LONE_SEED);
        choose(ClauseId.DIRECTION, "clockwise");
        assertThat(altering.alteration().lenders()).containsOnlyKeys(ClauseId.LONE_SEED);
        Edt.await(altering::putBack);
        assertThat(altering.alteration().isNone()).isTrue();
    }

    @Test
    void whereOneRuleIsChangedAnotherOneTakesItsPlace() {
        begin(true, false);
        choose(ClauseId.DIRECTION, "anticlockwise");
        choose(ClauseId.LONE_SEED, "taken");
        assertThat(altering.alteration().lenders()).containsOnlyKeys(ClauseId.LONE_SEED);
    }

    @Test
    void anotherChangeBeginsWithAnEmptySheet() throws InterruptedException {
        begin(true, true);
        choose(ClauseId.OWN_STORE, "turnEnds");
        until(altering::isDrawing);
        assertThat(altering.canRun()).isFalse();
        Edt.await(() -> altering.draw(pen -> pen.draw(3, 2, true)));
        assertThat(altering.canRun()).isTrue();
        choose(ClauseId.LONE_SEED, "taken");
        assertThat(altering.canRun()).isFalse();
    }

    @Test
    void roundsThatAreCancelledLeaveWhatWasDrawnAndCanBePlayedAgain() throws InterruptedException {
        choose(ClauseId.OWN_STORE, "turnEnds");
        until(altering::isDrawing);
        Edt.await(() -> {
            altering.draw(pen -> pen.draw(3, 2, true));
            altering.run();
            assertThat(altering.cancel()).isTrue();
        });
        assertThat(altering.isRunning()).isFalse();
        assertThat(altering.changed()).isEmpty();
        assertThat(altering.pen().orElseThrow().isBlank()).isFalse();
        Edt.await(altering::run);
        until(altering::isDone);
        assertThat(altering.usual().orElseThrow().statistics().count()).isEqualTo(Altering.ROUNDS);
        assertThat(altering.changed().orElseThrow().statistics().count()).isEqualTo(Altering.ROUNDS);
        assertThat(altering.changed().orElseThrow().statistics().firstShare()).isBetween(0.64, 0.67);
    }

    @Test
    void whatWasChangedAndDrawnIsGoneOnWithAnotherTime() throws InterruptedException {
        begin(true, true);
        choose(ClauseId.OWN_STORE, "turnEnds");
        until(altering::isDrawing);
        Edt.await(() -> altering.draw(pen -> pen.draw(3, 2, true)));
        Alteration changed = altering.alteration();
        List<Double> drawn = altering.pen().orElseThrow().line().values();
        String draft = altering.draft();
        begin(true, true);
        Edt.await(() -> altering.resume(draft));
        assertThat(altering.draft()).as("before there is a sheet").isEqualTo(draft);
        until(altering::isDrawing);
        assertThat(altering.alteration()).isEqualTo(changed);
        assertThat(altering.pen().orElseThrow().line().values()).isEqualTo(drawn);
        assertThat(altering.canRun()).isTrue();
    }

    @Test
    void whatCannotBeGoneOnWithLeavesTheRulesAsTheyAre() {
        for (String draft : List.of("", "own-store=nobody", "nothing=congkak", "own-store", "1,2", "=,=", "a=b=c")) {
            Edt.await(() -> altering.resume(draft));
            assertThat(altering.alteration().isNone()).as(draft).isTrue();
        }
    }
}
