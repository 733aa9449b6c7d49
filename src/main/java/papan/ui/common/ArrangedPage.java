package papan.ui.common;

/** Everything in a workspace, as high as it must be; the window scrolls where it is lower. */
public final class ArrangedPage extends TextColumn {
    private final transient Arrangement arrangement;

    /** An empty page. */
    public ArrangedPage(Arrangement arrangement) {
        this.arrangement = arrangement;
        setLayout(arrangement);
    }

    @Override
    public int heightFor(int width) {
        return arrangement.leastHeight(width, Arrangement.seen(this));
    }
}
