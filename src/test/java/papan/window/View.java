package papan.window;

import java.util.Locale;
import papan.ui.app.PapanFrame;
import papan.ui.common.Command;

/** What there is to see in the workspaces of the window. */
enum View {
    LESSONS,
    TURN,
    QUESTION,
    ANSWERED,
    END,
    EXPLORE,
    EXPLORE_WHAT_IF,
    RULES,
    RULES_COMPARED,
    RULES_MAP,
    RULES_ALTERED,
    DOCUMENTS,
    ABOUT,
    CHARTS,
    CHARTS_PREDICTED,
    BOARDS,
    FOUR_BOARDS,
    OPENING,
    MATRIX,
    /** What is said of a panel that comes for the first time. */
    POINTED_OUT,
    PRESENTER,
    SETTINGS;

    /** Brings a window there, whatever it showed before, and waits; on any thread but the event dispatch thread. */
    void arrange(PapanFrame frame) throws Exception {
        switch (this) {
            case LESSONS -> Scenes.lessons(frame);
            case TURN -> Scenes.relay(frame);
            case QUESTION -> Scenes.question(frame);
            case ANSWERED -> Scenes.answered(frame);
            case END -> Scenes.end(frame);
            case EXPLORE -> Scenes.explored(frame);
            case EXPLORE_WHAT_IF -> Scenes.whatIf(frame);
            case RULES -> Scenes.rules(frame);
            case RULES_COMPARED -> Scenes.comparison(frame);
            case RULES_MAP -> Scenes.map(frame);
            case RULES_ALTERED -> Scenes.altered(frame);
            case DOCUMENTS -> Scenes.reading(frame, "atlas.page.documents");
            case ABOUT -> Scenes.reading(frame, "atlas.page.about");
            case CHARTS -> Scenes.charts(frame);
            case CHARTS_PREDICTED -> Scenes.prediction(frame);
            case BOARDS -> Scenes.boards(frame);
            case FOUR_BOARDS -> Scenes.fourBoards(frame);
            case OPENING -> Scenes.opening(frame);
            case MATRIX -> Scenes.matrix(frame);
            case POINTED_OUT -> Scenes.pointedOut(frame);
            case PRESENTER -> Scenes.presented(frame);
            case SETTINGS -> Scenes.settings(frame);
        }
    }

    /** Whether its words stay as they were when it was arranged. */
    boolean isMadeAnew() {
        return this == SETTINGS;
    }

    /** Leaves the window as any other view expects it; on any thread but the event dispatch thread. */
    void leave(PapanFrame frame) throws Exception {
        switch (this) {
            case PRESENTER -> Scenes.command(frame, Command.PRESENT);
            case SETTINGS -> Scenes.closeMenus();
            case RULES_MAP -> Scenes.turn(frame, "atlas.shown.list");
            case DOCUMENTS, ABOUT, RULES_ALTERED -> Scenes.turn(frame, "atlas.page.rules");
            default -> {}
        }
    }

    /** Its name in files. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
