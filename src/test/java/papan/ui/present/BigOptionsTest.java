package papan.ui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.narration.Language;
import papan.ui.common.Theme;
import papan.ui.playback.OnEdt;

@ExtendWith(OnEdt.class)
class BigOptionsTest {
    @Test
    void aHouseThatIsCalledByItsNameAloneHasALineOfItsOwn() {
        Theme.PROJECTOR.install(Language.ENGLISH);
        BigOptions options = new BigOptions();
        options.setSize(28f);
        options.show(List.of(line("N4"), line("S3")), 0);
        int line = options.getFontMetrics(options.getFont()).getHeight();
        assertThat(options.heightFor(800)).isGreaterThanOrEqualTo(2 * line);
    }

    private static BigOptions.Line line(String house) {
        return new BigOptions.Line(house, "", 0, Optional.empty(), Optional.of(true));
    }
}
