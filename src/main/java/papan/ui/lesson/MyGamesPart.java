package papan.ui.lesson;

import java.util.List;
import java.util.Map;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** My games on the home, the latest of them; all of them have a page of their own. */
final class MyGamesPart {
    /** The name of the button that brings back what was removed. */
    static final String BACK = "games.back";

    /** So many stand on the home: a row. */
    private static final int LATEST = 3;

    private final LibraryPage page;
    private final WindowText words;
    private final MyGames mine;

    private MyGamesPart(LibraryPage page, WindowText words, MyGames mine) {
        this.page = page;
        this.words = words;
        this.mine = mine;
    }

    /** Puts the latest onto the home. */
    static void put(LibraryPage page, WindowText words, MyGames mine, Runnable all) {
        TextLabel title = new TextLabel("Papan.heading.font", "Papan.text");
        title.setText(words.text("games.title"));
        page.put(title, 24);
        MyGamesPart part = new MyGamesPart(page, words, mine);
        List<MyGames.Game> games = mine.games();
        part.list(games.subList(0, Math.min(LATEST, games.size())));
        FlowRow row = new FlowRow(8);
        row.put(LibraryPage.button("games.play", words.text("games.play"), Icons.EXPLORE, mine.acts()::play), 0);
        mine.best().ifPresent(best -> row.put(part.best(best), 0));
        if (games.size() > LATEST) {
            row.put(
                    LibraryPage.button("games.all", words.text("games.all", Map.of("count", games.size())), null, all),
                    0);
        }
        page.put(row, 8);
    }

    private PillButton best(MyGames.Best best) {
        PillButton button = LibraryPage.button(
                "games.best",
                words.text("games.best", Map.of("seeds", best.turn().seeds())),
                Icons.RESTART,
                () -> mine.acts().watch(best));
        button.setToolTipText(words.text("games.best.tip"));
        return button;
    }

    static LibraryPage all(WindowText words, Runnable back, MyGames mine) {
        LibraryPage page = LibraryPage.with(words, back, words.text("games.title"));
        new MyGamesPart(page, words, mine).list(mine.games());
        return page;
    }

    private void list(List<MyGames.Game> games) {
        if (mine.guest() || !mine.trouble().isEmpty() || mine.isEmpty()) {
            page.text("Papan.small.font", "Papan.secondary", none(), 2).setName("games.none");
        }
        CardGrid grid = new CardGrid();
        games.forEach(game -> grid.add(new GameCard(game, words, mine.acts())));
        if (grid.getComponentCount() > 0) {
            page.put(grid, 8);
        }
        mine.broken().forEach(this::broken);
        if (mine.removed()) {
            bringBack();
        }
    }

    private String none() {
        if (mine.guest()) {
            return words.text("games.guest");
        }
        return mine.trouble().isEmpty()
                ? words.text("games.empty")
                : words.text("games.unread", Map.of("problem", mine.trouble()));
    }

    /** A file that cannot be used: why, in place. */
    private void broken(MyGames.Broken each) {
        page.text(
                        "Papan.body.font",
                        "Papan.wrong",
                        words.text("games.broken", Map.of("file", each.file(), "problem", each.problem())),
                        10)
                .setName("games.broken." + each.file());
        FlowRow row = new FlowRow();
        PillButton remove = LibraryPage.button(
                "game.remove." + each.file(),
                words.text("games.broken.remove"),
                null,
                () -> mine.acts().remove(each.file()));
        remove.getAccessibleContext()
                .setAccessibleName(words.text("games.broken.remove.name", Map.of("file", each.file())));
        row.put(remove, 0);
        page.put(row, 6);
    }

    private void bringBack() {
        FlowRow row = new FlowRow(8);
        TextLabel told = new TextLabel("Papan.body.font", "Papan.text");
        told.setText(words.text("games.removed"));
        PillButton back = LibraryPage.button(BACK, words.text("games.back"), Icons.UNDO, mine.acts()::bringBack);
        back.getAccessibleContext().setAccessibleDescription(told.getText());
        row.put(told, 0);
        row.put(back, 0);
        page.put(row, 10);
    }
}
