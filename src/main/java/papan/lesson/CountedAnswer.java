package papan.lesson;

import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.Lifted;

/** The right answers to questions that are answered with whole numbers. */
final class CountedAnswer {
    private CountedAnswer() {}

    static RightAnswer number(Question.HowMany question, Scene scene, String path) {
        Coming coming = Coming.of(question.move(), question.until(), scene, path);
        return from(coming, turn -> Integer.toString(count(question.of(), turn)));
    }

    static RightAnswer counts(Question.FillCounts question, Scene scene, String path) {
        Coming coming = Coming.of(question.move(), question.until(), scene, path);
        return from(
                coming,
                turn -> question.houses().stream()
                        .map(house -> Integer.toString(turn.end().seedsIn(house)))
                        .collect(Collectors.joining(",")));
    }

    private static RightAnswer from(Coming coming, java.util.function.Function<Coming, String> answer) {
        return coming.finding().map(RightAnswer::none).orElseGet(() -> RightAnswer.of(answer.apply(coming)));
    }

    private static int count(Measure measure, Coming turn) {
        if (measure instanceof Measure.Seeds seeds) {
            return turn.end().seedsIn(seeds.place());
        }
        if (measure instanceof Measure.Laps) {
            return sum(turn, Lifted.class, lifted -> 1);
        }
        return sum(turn, Captured.class, Captured::seeds);
    }

    private static <T> int sum(Coming turn, Class<T> kind, ToIntFunction<T> seeds) {
        return turn.events().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .mapToInt(seeds)
                .sum();
    }
}
