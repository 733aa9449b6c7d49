package papan.ui.app;

import java.awt.Frame;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import papan.lesson.play.PracticeSet;
import papan.ui.common.WindowText;
import papan.ui.lesson.SetPage;

/** Where a practice set is put together. */
final class SetSheet extends Sheet {
    private final SetPage page;
    private final transient Consumer<PracticeSet> left;

    /**
     * A sheet.
     *
     * @param pages makes its page, at most so wide
     * @param left hears how the set stands when the sheet is closed
     */
    SetSheet(Frame owner, WindowText words, IntFunction<SetPage> pages, Consumer<PracticeSet> left) {
        super(owner, "set", words.text("set.title"));
        this.left = left;
        page = pages.apply(room());
        put(page, 0);
        furnish(owner, page.entry());
    }

    @Override
    public void dispose() {
        left.accept(page.set());
        super.dispose();
    }
}
