package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.event.SowingEvent.Lifted;
import papan.lesson.script.Highlight;
import papan.lesson.script.Hint;
import papan.lesson.script.Measure;
import papan.lesson.script.Question;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.testing.PlayedLessons;

/**
 * Whoever watches the boards of a shipped lesson sees no answer before it is asked for: not in a hand that was watched
 * from the same seeds, not in what is marked, not in a number that stands on the board.
 */
final class BoardsKeepAnswersTest {
    /** What can be seen before it is asked, and why that is meant. */
    private static final Map<String, String> MEANT = Map.of(
            "keep-going/how-many", "how many laps the turn had that was just played",
            "nothing-opposite/nothing", "that nothing comes to the store is the point");

    /** A house from which a hand sows, by these rules, from these seeds. */
    private record Hand(RuleSet rules, Position seeds, House from) {}

    @Test
    void noBoardBeforeAQuestionShowsItsAnswer() {
        Map<String, String> leaks = new HashMap<>();
        PlayedLessons.shipped()
                .forEach(run -> leaks(run)
                        .forEach((step, leak) -> leaks.put(run.lesson().id() + "/" + step, leak)));

        assertThat(leaks.keySet()).as(leaks.toString()).isEqualTo(MEANT.keySet());
    }

    @Test
    void whatWasWatchedOrMarkedIsFound() {
        String ask =
                "{ 'id': 'where', 'kind': 'ask', 'position': 'few', 'highlight': [{ 'what': 'house:%s', 'role': 'focus' }],"
                        + " 'question': { 'type': 'landing', 'move': 'S6', 'until': 'turn' } }";
        String play = "{ 'id': 'watch', 'kind': 'play', 'from': 'few', 'moves': ['%s'] }, ";

        assertThat(leaks(LessonText.run(ask.formatted("S6")))).isEmpty();
        assertThat(leaks(LessonText.run(ask.formatted("S4")))).containsOnly(Map.entry("where", "marked"));
        assertThat(leaks(LessonText.run(play.formatted("S2") + ask.formatted("S6"))))
                .isEmpty();
        assertThat(leaks(LessonText.run(play.formatted("S6") + ask.formatted("S6"))))
                .containsOnly(Map.entry("where", "seen in watch"));
    }

    /** What tells the answer to a question, by its step. */
    private static Map<String, String> leaks(LessonRun run) {
        Map<String, String> leaks = new HashMap<>();
        Map<Hand, String> seen = new HashMap<>();
        for (Stage stage : run.stages()) {
            Step.Head head = stage.step().head();
            Position board = stage.timeline().positionAt(stage.end());
            if (stage.isScored()) {
                Question question = stage.ask().question();
                List<String> right = List.of(run.rightAnswer(stage).split(",", -1));
                asked(question, right).stream()
                        .map(house -> seen.get(new Hand(run.rules(), board, house)))
                        .filter(step -> step != null)
                        .forEach(step -> leaks.put(head.id(), "seen in " + step));
                if (Stream.concat(
                                Stream.of(head.highlights()),
                                head.hints().stream()
                                        .limit(Math.max(0, head.hints().size() - 1))
                                        .map(Hint::highlights))
                        .anyMatch(marks -> tells(marks, question, right))) {
                    leaks.put(head.id(), "marked");
                }
                if (question instanceof Question.HowMany many
                        && many.of() instanceof Measure.Seeds seeds
                        && right.contains(String.valueOf(board.seedsIn(seeds.place())))) {
                    leaks.put(head.id(), "counted");
                }
            }
            watched(run, stage).forEach(hand -> seen.putIfAbsent(hand, head.id()));
        }
        return leaks;
    }

    /** The houses whose hand would have to be seen to know the answer. */
    private static List<House> asked(Question question, List<String> right) {
        if (question instanceof Question.BestMove) {
            return right.stream()
                    .flatMap(name -> House.parseHouse(name).stream())
                    .toList();
        }
        return move(question).map(Move::from).stream().toList();
    }

    private static Optional<Move> move(Question question) {
        return question instanceof Question.Landing landing
                ? Optional.of(landing.move())
                : question instanceof Question.HowMany many
                        ? many.move()
                        : question instanceof Question.FillCounts counts
                                ? counts.move()
                                : question instanceof Question.Order order
                                        ? order.move()
                                        : question instanceof Question.DrawCurve curve
                                                ? curve.move()
                                                : Optional.empty();
    }

    /** Whether places are marked and all of them are right; the house that is sown may well be. */
    private static boolean tells(List<Highlight> marks, Question question, List<String> right) {
        List<String> places = marks.stream()
                .map(Highlight::target)
                .flatMap(target -> target instanceof Highlight.Target.At at ? Stream.of(at.place()) : Stream.empty())
                .filter(place ->
                        move(question).filter(move -> move.from().equals(place)).isEmpty())
                .map(place -> place.name())
                .toList();
        return !places.isEmpty() && right.containsAll(places);
    }

    /** The hands that are watched in a stage, or are the only way to what is to be tried in one move. */
    private static List<Hand> watched(LessonRun run, Stage stage) {
        Optional<Step.Try> tried =
                stage.step().asTry().filter(step -> !step.isGame() && !step.isDrill() && step.moves() == 1);
        if (tried.isPresent()) {
            Position board = stage.timeline().positionAt(stage.end());
            return run.solution(stage).stream()
                    .map(move -> new Hand(run.rules(), board, move.from()))
                    .toList();
        }
        return run.compared(stage)
                .map(compared -> compared.boards().stream()
                        .flatMap(board -> hands(
                                board.rules(),
                                board.timeline(),
                                0,
                                board.timeline().size()))
                        .toList())
                .orElseGet(() -> hands(run.rules(), stage.timeline(), stage.start(), stage.end())
                        .toList());
    }

    private static Stream<Hand> hands(RuleSet rules, Timeline timeline, int start, int end) {
        return IntStream.range(start, end)
                .boxed()
                .flatMap(i -> timeline.events().get(i) instanceof Lifted lifted
                        ? Stream.of(new Hand(rules, timeline.positionAt(i), lifted.at()))
                        : Stream.empty());
    }
}
