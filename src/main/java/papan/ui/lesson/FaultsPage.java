package papan.ui.lesson;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import papan.ui.common.Fault;
import papan.ui.common.FaultLine;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.WindowText;

/** What is wrong with a lesson's file: each fault with its line, column and path, the cause, and what would be right. */
final class FaultsPage {
    private FaultsPage() {}

    /**
     * The page.
     *
     * @param again reads the file again
     */
    static BiFunction<WindowText, Runnable, LibraryPage> of(String file, List<Fault> faults, Runnable again) {
        return (words, back) -> {
            LibraryPage page = LibraryPage.with(
                    words, back, words.text("open.faults", Map.of("file", file, "count", faults.size())));
            FlowRow row = new FlowRow(8);
            row.put(LibraryPage.button("faults.again", words.text("faults.again"), Icons.RESTART, again), 0);
            page.put(row, 10);
            for (Fault fault : faults) {
                page.put(new FaultLine(words, fault, "lesson.fault"), 12);
            }
            return page;
        };
    }
}
