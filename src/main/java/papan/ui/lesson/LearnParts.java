package papan.ui.lesson;

import java.util.List;
import javax.swing.JComponent;
import papan.ui.common.TextLabel;
import papan.ui.telling.History;
import papan.ui.telling.NarrationLine;
import papan.ui.telling.RuleCard;

/**
 * The components of a lesson's page, which {@link LearnLayout} places.
 *
 * @param ask the question in what scrolls it
 * @param end the end of the lesson in what scrolls it
 * @param pointers the lines above panels that have just come; on the page after all others
 */
record LearnParts(
        Header header,
        WhatIfBand whatIf,
        JComponent board,
        JComponent boards,
        JComponent picture,
        NarrationLine narration,
        JComponent compared,
        JComponent attempt,
        JComponent ask,
        QuestionPanel asked,
        JComponent end,
        EndPanel ended,
        JComponent chart,
        RuleCard rule,
        History history,
        Pointers pointers,
        TextLabel status) {

    /** All of them, in the order in which the focus goes through them. */
    List<JComponent> all() {
        return List.of(
                header, whatIf, board, boards, picture, narration, compared, attempt, ask, end, chart, rule, history,
                status);
    }
}
