package papan.ui.lesson;

import java.util.List;
import javax.swing.JComponent;
import papan.ui.common.TextLabel;
import papan.ui.people.FaceAndWords;
import papan.ui.playback.TransportBar;
import papan.ui.telling.History;
import papan.ui.telling.RuleCard;

/**
 * The components of a lesson's page, which {@link LearnLayout} places.
 *
 * @param said the words in what scrolls them
 * @param narration among the words, or on the page below the board
 * @param end the end of the lesson in what scrolls it
 * @param transport hidden while there is nothing to play
 * @param pointers the lines above panels that have just come; on the page after all others
 */
record LearnParts(
        Header header,
        JComponent board,
        JComponent boards,
        JComponent picture,
        JComponent said,
        StepWords words,
        FaceAndWords narration,
        JComponent end,
        EndPanel ended,
        JComponent chart,
        RuleCard rule,
        History history,
        ActionRow actions,
        TransportBar transport,
        Pointers pointers,
        TextLabel status) {

    /** All of them, in the order in which the focus goes through them. */
    List<JComponent> all() {
        return List.of(header, board, boards, picture, said, end, chart, rule, history, actions, transport, status);
    }
}
