package papan.lesson.kind;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Spoken;
import papan.lesson.script.Question;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.narration.Caption;
import papan.rules.RuleSet;

/** Works out the answer options of questions. */
public record AnswerOptions(RuleSet rules, LessonBook book, Spoken spoken) {

    /** The author's own. */
    List<AnswerOption> of(List<Question.Option> options) {
        return options.stream()
                .map(o -> new AnswerOption(o.id(), "", spoken.text(o.text())))
                .toList();
    }

    /** Events under letters. */
    List<AnswerOption> lettered(List<Caption> offered) {
        return IntStream.range(0, offered.size())
                .mapToObj(i -> new AnswerOption(
                        EventOrder.letter(i), "", spoken.words().format(offered.get(i))))
                .toList();
    }

    /** A place by its name. */
    static AnswerOption named(Place place) {
        return new AnswerOption(place.name(), "", place.name());
    }

    /** All places: each player's houses, then the store. */
    List<AnswerOption> places() {
        return Arrays.stream(Side.values())
                .flatMap(side -> Stream.concat(houses(side).stream(), Stream.of(named(new Store(side)))))
                .toList();
    }

    /** A player's houses. */
    List<AnswerOption> houses(Side side) {
        return rules.layout().row(side).stream().map(AnswerOptions::named).toList();
    }
}
