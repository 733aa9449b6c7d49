package papan.json.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.format.FormatException;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonCheck;
import papan.lesson.scene.Finding;
import papan.lesson.script.Borrowed;
import papan.lesson.script.Lesson;
import papan.lesson.script.LessonMove;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Pairing;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;

class StepWriterTest {
    private static final RuleSet CLASSIC = RuleFiles.shipped("congklak-classic");
    private static final RuleSet SIMPLE = RuleFiles.shipped("congklak-simple");
    private static final List<Move> MOVES = List.of(new Move(new House(Side.SOUTH, 2)));

    private static Lesson lesson(String step) throws FormatException {
        return LessonReader.read("""
                {"format": "lesson/1", "id": "pasted", "revision": 1, "language": "en", "title": "Pasted",
                 "meta": {"audience": {"ages": [8, 99], "level": "beginner"}, "minutes": 5,
                          "goals": [{"id": "G1", "text": "See it."}], "license": "CC0-1.0"},
                 "rules": {"id": "congklak-classic", "revision": 1},
                 "steps": [%s]}
                """.formatted(step), "pasted.json", RuleBooks.shipped());
    }

    private static Position few() {
        Layout layout = new Layout(7);
        int[] cells = new int[layout.places()];
        cells[1] = 1;
        cells[13] = 2;
        return Position.of(layout, cells, 0, Side.SOUTH, 1);
    }

    @Test
    void aPastedStepIsReadAndInOrder() throws Exception {
        String text = StepWriter.compare(
                List.of(
                        new StepWriter.Board(CLASSIC, List.of(), Optional.empty()),
                        new StepWriter.Board(SIMPLE, List.of(), Optional.empty())),
                Optional.of(few()),
                MOVES,
                Pairing.LAP.id());
        Lesson lesson = lesson(text);
        Step.Compare step = (Step.Compare) lesson.steps().get(0);
        assertThat(step.sync()).isEqualTo(Pairing.LAP);
        assertThat(step.boards()).extracting(Step.Compare.Board::rules).containsExactly(CLASSIC.id(), SIMPLE.id());
        assertThat(step.boards().get(0).moves())
                .isEqualTo(MOVES.stream().map(LessonMove.Choice::new).toList());
        assertThat(LessonCheck.check(lesson, RuleBooks.shipped()))
                .noneMatch(finding -> finding.severity() == Finding.Severity.ERROR);
    }

    @Test
    void aClauseThatWasSwitchedIsNamed() throws Exception {
        RuleSet switched =
                ClauseSwitch.take(CLASSIC, SIMPLE, ClauseId.CAPTURING_SEED).orElseThrow();
        String text = StepWriter.compare(
                List.of(
                        new StepWriter.Board(CLASSIC, List.of(), Optional.empty()),
                        new StepWriter.Board(switched, List.of(ClauseId.CAPTURING_SEED), Optional.of(SIMPLE))),
                Optional.empty(),
                MOVES,
                Pairing.CAUSE.id());
        Step.Compare step = (Step.Compare) lesson(text).steps().get(0);
        assertThat(step.boards().get(1).borrowed())
                .isEqualTo(new Borrowed(Map.of(ClauseId.CAPTURING_SEED, SIMPLE.id())));
    }

    @Test
    void everyClauseThatWasSwitchedIsWritten() throws Exception {
        RuleSet sungka = RuleFiles.shipped("sungka");
        RuleSet alternate = RuleFiles.shipped("sungka-alternate");
        List<ClauseId> both = ClauseAnswer.differing(sungka, alternate).stream()
                .filter(clause -> ClauseSwitch.take(sungka, alternate, clause).isPresent())
                .limit(2)
                .toList();
        assertThat(both).hasSize(2);
        RuleSet switched = ClauseSwitch.take(sungka, alternate, both).orElseThrow();
        String text = StepWriter.compare(
                List.of(
                        new StepWriter.Board(sungka, List.of(), Optional.empty()),
                        new StepWriter.Board(switched, both, Optional.of(alternate))),
                Optional.empty(),
                MOVES,
                Pairing.CAUSE.id());
        Step.Compare step = (Step.Compare) lesson(text).steps().get(0);
        assertThat(step.boards().get(1).borrowed())
                .isEqualTo(new Borrowed(Map.of(both.get(0), alternate.id(), both.get(1), alternate.id())));
    }
}
