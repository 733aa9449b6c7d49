package papan.ui.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.List;
import org.junit.jupiter.api.Test;
import papan.ui.common.QuietScroll;
import papan.ui.common.TextColumn;

class BesideOneAnotherTest {
    private static TextColumn column() {
        return new TextColumn() {
            @Override
            public int heightFor(int width) {
                return 200;
            }
        };
    }

    /** Four boards of a lesson in a window of ordinary size. */
    @Test
    void rowsThatAreTooHighForTheirScrollPaneAreScrolledAndNotLost() throws Exception {
        BesideOneAnother rows = new BesideOneAnother(300);
        EventQueue.invokeAndWait(() -> {
            rows.show(List.of(column(), column(), column(), column()));
            QuietScroll pane = new QuietScroll(rows);
            pane.setSize(812, 357);
            pane.doLayout();
            pane.getViewport().doLayout();
        });

        assertThat(rows.getHeight()).isGreaterThanOrEqualTo(400);
    }

    @Test
    void moreStandInARowWhereTheyWouldNotAllBeSeen() throws Exception {
        BesideOneAnother rows = new BesideOneAnother(300, 180, () -> 250);
        List<TextColumn> columns = List.of(column(), column(), column());
        EventQueue.invokeAndWait(() -> {
            rows.show(columns);
            rows.setSize(620, 250);
            rows.doLayout();
        });

        assertThat(columns).extracting(TextColumn::getY).containsOnly(0);
        assertThat(columns).allMatch(column -> column.getX() + column.getWidth() <= 620);
    }

    @Test
    void theyStandInAsManyRowsAsMakeThemWidest() throws Exception {
        BesideOneAnother rows = new BesideOneAnother(300, 180, () -> 520);
        List<TextColumn> columns = List.of(board(), board(), board(), board());
        EventQueue.invokeAndWait(() -> {
            rows.show(columns);
            rows.setSize(1300, 520);
            rows.doLayout();
        });

        assertThat(columns).extracting(TextColumn::getX).containsExactly(0, 662, 0, 662);
        assertThat(columns).allMatch(column -> column.getWidth() > 400);
        assertThat(rows.heightFor(1300)).isLessThanOrEqualTo(520);
    }

    /** Half as high as it is wide, and a line below it. */
    private static TextColumn board() {
        return new TextColumn() {
            @Override
            public int heightFor(int width) {
                return width / 2 + 40;
            }
        };
    }
}
