package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import papan.json.rules.RuleBooks;

class RulesMarkTest {
    private static final double LEAST_CONTRAST = 4.5;

    private final List<String> ids = new ArrayList<>(RuleBooks.shipped().ids());

    private List<RulesMark> marks() {
        RulesMark.inOrder(() -> ids);
        return ids.stream().map(RulesMark::of).toList();
    }

    @Test
    void noTwoRuleSetsOfTheBookLookAlike() {
        assertThat(marks())
                .extracting(mark -> mark.pattern() + mark.colour())
                .hasSizeGreaterThan(50)
                .doesNotHaveDuplicates();
    }

    @Test
    void ruleSetsBesideOneAnotherDifferInColourAndInPattern() {
        List<RulesMark> marks = marks();
        for (int at = 1; at < marks.size(); at++) {
            assertThat(marks.get(at).colour()).isNotEqualTo(marks.get(at - 1).colour());
            assertThat(marks.get(at).pattern()).isNotEqualTo(marks.get(at - 1).pattern());
        }
    }

    @Test
    void whatIsNotInTheBookKeepsItsMark() {
        marks();
        assertThat(RulesMark.of("a-teachers-own")).isEqualTo(RulesMark.of("a-teachers-own"));
    }

    @Test
    void thePatternCanBeSeenOnItsColour() {
        assertThat(marks())
                .allSatisfy(mark -> assertThat(contrast(mark.colour())).isGreaterThan(LEAST_CONTRAST));
    }

    /** Against white. */
    private static double contrast(Color colour) {
        return 1.05
                / (0.2126 * linear(colour.getRed())
                        + 0.7152 * linear(colour.getGreen())
                        + 0.0722 * linear(colour.getBlue())
                        + 0.05);
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}
