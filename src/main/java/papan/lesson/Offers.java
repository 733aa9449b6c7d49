package papan.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import papan.event.Ruling;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.model.Store;
import papan.narration.Caption;
import papan.rules.RuleSet;

/** What may be answered to a question. */
record Offers(RuleSet rules, Spoken spoken) {

    /** What may be answered to a question that is asked in a scene; nothing where the answer is written. */
    List<AnswerOption> of(Question question, Scene scene) {
        if (question instanceof Question.Landing) {
            return places().toList();
        }
        if (question instanceof Question.BestMove) {
            return houses(scene.round().mover()).map(Offers::named).toList();
        }
        if (question instanceof Question.Rule rule) {
            return rule.options().stream().map(Offers::option).toList();
        }
        if (question instanceof Question.Choice choice) {
            return choice.options().stream()
                    .map(o -> new AnswerOption(o.id(), "", spoken.text(o.text())))
                    .toList();
        }
        if (question instanceof Question.FillCounts counts) {
            return counts.houses().stream().map(House::name).map(Offers::named).toList();
        }
        if (question instanceof Question.Order order) {
            return lettered(EventOrder.of(order, scene, "").offered());
        }
        if (question instanceof Question.Similar similar) {
            return similar.clauses().stream()
                    .map(clause -> new AnswerOption(clause.id(), "clause." + clause.id(), ""))
                    .toList();
        }
        if (question instanceof Question.SpotError spot) {
            return lettered(FalseTrace.of(spot, scene, "").told());
        }
        if (question instanceof Question.Tally tally) {
            return tally.options().stream()
                    .map(o -> new AnswerOption(o.id(), "", spoken.text(o.text())))
                    .toList();
        }
        return List.of();
    }

    private List<AnswerOption> lettered(List<Caption> offered) {
        return IntStream.range(0, offered.size())
                .mapToObj(i -> new AnswerOption(
                        EventOrder.letter(i), "", spoken.words().format(offered.get(i))))
                .toList();
    }

    private static AnswerOption option(Ruling ruling) {
        return new AnswerOption(ruling.id(), "ruling." + ruling.id(), "");
    }

    private static AnswerOption named(String name) {
        return new AnswerOption(name, "", name);
    }

    private Stream<AnswerOption> places() {
        return Arrays.stream(Side.values())
                .flatMap(side -> Stream.concat(houses(side), Stream.of(new Store(side).name())))
                .map(Offers::named);
    }

    private Stream<String> houses(Side side) {
        Layout layout = rules.layout();
        return layout.row(side).stream().map(House::name);
    }
}
