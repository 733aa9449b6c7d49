package papan.ui.compare;

import java.awt.Component;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import papan.model.Move;
import papan.model.Position;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/** What leaves the workspace: pictures, pages and lesson steps. The window provides it, because it knows files. */
public interface CompareFiles {
    /** Something that can be drawn at any size. */
    @FunctionalInterface
    interface Picture {
        void draw(Graphics2D g, int width, int height);
    }

    /**
     * A comparison as it is shown now.
     *
     * @param name for the file, without an ending
     * @param picture the boards at the cursor with what happened there
     * @param width of the picture, in units
     * @param height of the picture
     * @param title what is compared
     * @param lines everything that the picture cannot say, as sentences
     * @param tables what is compared in rows and columns, each with a heading row
     */
    record Page(
            String name,
            Picture picture,
            int width,
            int height,
            String title,
            List<String> lines,
            List<List<List<String>>> tables) {}

    /** Lets the user choose a rule-set file: {@code then} is given the rules, or {@code failed} told what is wrong. */
    void openRules(Component parent, Consumer<RuleSet> then, Consumer<String> failed);

    /** Lets the user choose a file, and saves the picture or the page in it; {@code then} is told how it went. */
    void save(Component parent, Page page, Consumer<String> then);

    /**
     * One board of a lesson step.
     *
     * @param borrowed clauses that come from another rule set
     * @param from that rule set
     */
    record Board(RuleSet rules, List<ClauseId> borrowed, Optional<RuleSet> from) {}

    /**
     * Puts the text of a lesson step that compares so on the clipboard.
     *
     * @return why no lesson could have such a step; empty if all went well
     */
    Optional<String> copyStep(List<Board> boards, Optional<Position> from, List<Move> moves, String pairing);
}
