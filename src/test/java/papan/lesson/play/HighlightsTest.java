package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.engine.Engine;
import papan.lesson.script.Highlight;
import papan.lesson.script.Question;
import papan.lesson.script.Say;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.testing.PlayedLessons;

/** What lights up in the shipped lessons is what the sentence beside it speaks of. */
class HighlightsTest {
    private static final Pattern NAMED = Pattern.compile("\\{house:([SN]\\d+)}");
    private static final Pattern NUMBER = Pattern.compile(
            "(\\w+) houses can be sown|\\bthese (\\w+) houses|(\\w+) of (?:his|her) houses are",
            Pattern.CASE_INSENSITIVE);
    private static final List<String> NUMBERS = List.of("two", "three", "four", "five", "six", "seven");

    private static final List<Lit> ALL = PlayedLessons.withBanks(PlayedLessons.all().stream())
            .flatMap(HighlightsTest::lit)
            .toList();

    /** What is told, with what lights up while it is. */
    private record Lit(String where, Stage stage, LessonRun run, String text, List<Highlight> highlights) {
        Set<Place> in(Side side) {
            Position position = stage.timeline().positionAt(stage.start());
            Set<Place> places = new LinkedHashSet<>();
            for (Highlight highlight : highlights) {
                if (highlight.target() instanceof Highlight.Target.Row row && row.side() == side) {
                    places.addAll(position.layout().row(side));
                } else if (highlight.target() instanceof Highlight.Target.At at
                        && at.place() instanceof House house
                        && house.side() == side) {
                    places.add(house);
                }
                PointedHouses.of(highlight.target(), position, run.rules(stage)).stream()
                        .flatMap(List::stream)
                        .filter(house -> house.side() == side)
                        .forEach(places::add);
            }
            return places;
        }

        boolean lightsRow(Side side) {
            return highlights.stream()
                    .anyMatch(each -> each.target() instanceof Highlight.Target.Row row && row.side() == side);
        }
    }

    @Test
    void aRowIsLitOnlyWhereAllOfItIsMeant() {
        List<String> wrong = new ArrayList<>();
        int rows = 0;
        for (Lit lit : ALL) {
            for (Side side : Side.values()) {
                if (lit.lightsRow(side)) {
                    rows++;
                    Set<String> named = NAMED.matcher(lit.text())
                            .results()
                            .map(found -> found.group(1))
                            .filter(name -> name.startsWith(side == Side.SOUTH ? "S" : "N"))
                            .collect(Collectors.toSet());
                    boolean some =
                            named.size() > 1 && named.size() < lit.in(side).size();
                    if (some) {
                        wrong.add(lit.where() + " lights a row and names " + named + ": " + lit.text());
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(rows).isGreaterThan(20);
    }

    @Test
    void asManyHousesAreLitAsTheSentenceCounts() {
        List<String> wrong = new ArrayList<>();
        int counted = 0;
        for (Lit lit : ALL) {
            Matcher found = NUMBER.matcher(lit.text());
            if (!lit.highlights().isEmpty() && found.find()) {
                String word = Stream.of(found.group(1), found.group(2), found.group(3))
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElseThrow();
                int number = NUMBERS.indexOf(word.toLowerCase(Locale.ROOT)) + 2;
                counted++;
                if (lit.in(Side.SOUTH).size() != number && lit.in(Side.NORTH).size() != number) {
                    wrong.add(lit.where() + " counts " + number + ": " + lit.text());
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(counted).isGreaterThan(3);
    }

    @Test
    void wherePlayersChooseOnlyHousesThatCanBeChosenAreLit() {
        List<String> wrong = new ArrayList<>();
        int chosen = 0;
        for (Lit lit : ALL) {
            boolean chooses = lit.text().contains("can be sown")
                    || (lit.stage().step() instanceof Step.Ask ask && ask.question() instanceof Question.BestMove);
            Position position = lit.stage().timeline().positionAt(lit.stage().start());
            if (chooses && lit.lightsRow(position.toMove())) {
                chosen++;
                Set<Place> legal = new Engine(lit.run().rules(lit.stage()))
                        .legalMoves(position).stream().map(move -> move.from()).collect(Collectors.toSet());
                if (!lit.in(position.toMove()).equals(legal)) {
                    wrong.add(lit.where() + " may choose " + legal + ": " + lit.text());
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(chosen).isNotNegative();
    }

    private static Stream<Lit> lit(LessonRun run) {
        return run.stages().stream().flatMap(stage -> {
            Step.Head head = stage.step().head();
            String where = run.lesson().id() + "/" + head.id();
            String said = head.say().stream().map(Say::text).collect(Collectors.joining(" "));
            String asked = stage.asked().map(ask -> ask.question().text()).orElse("");
            return Stream.concat(
                    Stream.of(new Lit(where, stage, run, said + " " + asked, head.highlights())),
                    head.hints().stream()
                            .map(hint -> new Lit(where + ", hint", stage, run, hint.text(), hint.highlights())));
        });
    }
}
