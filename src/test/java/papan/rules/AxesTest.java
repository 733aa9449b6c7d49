package papan.rules;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.rules.Axis.Form;

class AxesTest {
    private static final Path MAIN = Path.of("src", "main", "java", "papan");

    /** One switch of the last seed, wherever it is asked, changed, read, written, answered or explained. */
    private static final Pattern NEIGHBOURS =
            Pattern.compile("NeighbourCapture|NEIGHBOUR_CAPTURE|\"neighbour-?[Cc]apture\"|\\.neighbours\\(\\)");

    @Test
    void anAxisStandsWhereItIsDeclaredAndWhereItMeansSomething() throws IOException {
        Set<String> declared = Set.of("NeighbourCapture", "LastSeed", "Axes", "ClauseId", "Decision", "RuleCheck");
        Set<String> meant = Set.of(
                "Judge",
                "Reasons",
                "LastSeedCase",
                "ClauseOccurrence",
                "ClauseLimits",
                "Outcomes",
                "ClauseGroup",
                "Facet",
                "Belief");
        try (Stream<Path> files = Files.walk(MAIN)) {
            Set<String> mentioning = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> NEIGHBOURS.matcher(text(file)).find())
                    .map(file -> file.getFileName().toString().replace(".java", ""))
                    .collect(toSet());
            assertThat(mentioning)
                    .containsAll(declared)
                    .isSubsetOf(Stream.of(declared, meant).flatMap(Set::stream).toList());
        }
    }

    @Test
    void aFileThatSaysNothingBeginsWithWhatHoldsThen() {
        List<String> otherwise = new ArrayList<>();
        check(Axes.START, Axes.ALL, otherwise);
        assertThat(otherwise).isEmpty();
    }

    private static <P> void check(P start, List<Axis<P, ?>> axes, List<String> otherwise) {
        for (Axis<P, ?> axis : axes) {
            if (axis.otherwise().filter(o -> !o.equals(axis.get().apply(start))).isPresent()) {
                otherwise.add(axis.field());
            }
            forms(axis).forEach(form -> check(form, otherwise));
        }
    }

    private static <F> void check(Form<F> form, List<String> otherwise) {
        check(form.start(), form.axes(), otherwise);
    }

    @Test
    void everyFieldAndEveryWordOfItIsDescribed() {
        String described = text(Path.of("docs", "rule-sets.md"));
        assertThat(words(Axes.ALL)
                        .filter(word -> !Pattern.compile("[`\" ]" + word + "[`\":]")
                                .matcher(described)
                                .find()))
                .isEmpty();
    }

    private static Stream<String> words(List<? extends Axis<?, ?>> axes) {
        return axes.stream()
                .flatMap(axis -> Stream.of(
                                Stream.of(axis.field()),
                                constants(axis.values()),
                                forms(axis).flatMap(form -> words(form.axes())))
                        .flatMap(all -> all));
    }

    private static Stream<String> constants(Values<?> values) {
        return values instanceof Values.OneOf<?> one
                ? Arrays.stream(one.type().getEnumConstants()).map(Key::of)
                : Stream.empty();
    }

    private static Stream<Form<?>> forms(Axis<?, ?> axis) {
        return axis.values() instanceof Values.Nested<?> nested
                ? nested.forms().stream().map(form -> form)
                : Stream.empty();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
