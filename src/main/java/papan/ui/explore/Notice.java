package papan.ui.explore;

import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import papan.engine.Match;
import papan.lesson.play.AdviceText;
import papan.model.Direction;
import papan.model.Move;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.replay.PlayedMatch;
import papan.replay.Refusals;
import papan.replay.Variations;
import papan.ui.common.FlowRow;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.StillText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** Below the sentence: what can be done now, or why nothing came of what was done; and the two ways to sow, if one chooses. */
final class Notice extends TextColumn {
    /** The board above is not to jump with each sentence. */
    private static final int LINES = 2;

    private final transient ExploreSession session;
    private final StillText text = new StillText("Papan.body.font", "Papan.text");
    private final FlowRow ways = new FlowRow(8);
    private final PillButton clockwise;
    private final ReadingRow reading;
    private final GameButtons buttons;
    private transient Optional<String> told = Optional.empty();

    /**
     * A notice.
     *
     * @param reasons shows why the latest ruling was made
     * @param cancels ends the reading of a file
     */
    Notice(ExploreSession session, WindowText words, Runnable reasons, Runnable cancels) {
        this.session = session;
        buttons = new GameButtons(session, words, reasons);
        reading = new ReadingRow(words, cancels);
        setName("explore.notice");
        text.setName("explore.told");
        text.reserve(LINES);
        clockwise = PillButton.of(words, "explore.clockwise", null, () -> choose(Direction.CLOCKWISE));
        ways.add(clockwise);
        ways.add(PillButton.of(words, "explore.anticlockwise", null, () -> choose(Direction.ANTICLOCKWISE)));
        put(buttons, 0);
        put(ways, 0);
        put(text, 8);
        put(reading, 8);
    }

    /** Puts something at the end of the row of buttons. */
    void put(JComponent part) {
        buttons.add(part);
    }

    /** The file that is being read. */
    ReadingRow reading() {
        return reading;
    }

    private void choose(Direction direction) {
        session.directions().stream()
                .filter(move -> move.direction().equals(Optional.of(direction)))
                .findFirst()
                .ifPresent(session::choose);
    }

    /** Says something that does not follow from the match, until it changes. */
    void tell(String words) {
        told = Optional.of(words);
    }

    void forget() {
        told = Optional.empty();
    }

    /** The answer to what was just done: why nothing came of it, or which way it is to go; none if it was done. */
    Optional<String> answer() {
        boolean answers = session.refusal().isPresent()
                || !session.directions().isEmpty()
                || session.advice().isPresent()
                || session.trouble() != ExploreSession.Trouble.NONE;
        return Optional.of(text.getText()).filter(now -> answers);
    }

    ReadOnlyText text() {
        return text;
    }

    void refresh(WindowText words, CaptionText captions) {
        boolean asks = !session.directions().isEmpty();
        boolean appears = asks && !ways.isVisible();
        ways.setVisible(asks);
        buttons.setVisible(!asks);
        String next = told.orElseGet(() -> sentence(words, captions));
        text.setText(next);
        text.getAccessibleContext().setAccessibleName(next);
        boolean goesOn = buttons.refresh();
        if (appears) {
            clockwise.requestFocusInWindow();
        } else if (goesOn && isShowing()) {
            buttons.entry().requestFocusInWindow();
        }
        revalidate();
    }

    private String sentence(WindowText words, CaptionText captions) {
        if (session.refusal().isPresent()) {
            return captions.format(Refusals.caption(session.refusal().get()));
        }
        if (!session.directions().isEmpty()) {
            Move move = session.directions().get(0);
            return words.text("explore.which-way", Map.of("house", move.from().name()));
        }
        if (session.isAdvising()) {
            return words.text("explore.hint.looking");
        }
        if (session.advice().isPresent()) {
            return AdviceText.of(session.advice().get(), captions);
        }
        return switch (session.trouble()) {
            case UNDER_WAY -> words.text("explore.under-way");
            case COMPUTERS_TURN -> words.text("explore.computers-turn");
            case COMPUTER_FAILED -> words.text("explore.computer-failed");
            case FULL -> words.text("explore.full", Map.of("count", Variations.MOST));
            case NONE -> standing(words, captions);
        };
    }

    private String standing(WindowText words, CaptionText captions) {
        PlayedMatch line = session.line();
        if (session.isThinking()) {
            return words.text("explore.wait");
        }
        if (session.isBetweenRounds()) {
            return words.text(session.decided().isPresent() ? "explore.decided" : "explore.between");
        }
        if (session.isAtEnd()) {
            if (line.isOver() && session.you().isPresent() && line.match().isOver()) {
                return words.text("explore.over.you");
            }
            if (line.isOver()) {
                return line.match()
                        .winner()
                        .map(winner -> words.text("explore.over.won", player(captions, winner)))
                        .orElseGet(() -> words.text(line.match().isOver() ? "explore.over.draw" : "explore.over.long"));
            }
            return line.waiting()
                    .map(waiting -> words.text(
                            session.isYou(waiting.before().mover())
                                    ? "explore.choose.waits.other"
                                    : toYou("explore.choose.waits", line.match().mover()),
                            Map.of(
                                    "other", captions.player(waiting.before().mover()),
                                    "house", waiting.move().toString(),
                                    "player", captions.player(line.match().mover()))))
                    .orElseGet(() -> choose(line, words, captions));
        }
        return session.choosing().stream()
                .findFirst()
                .map(match -> chosen(match, line, words, captions))
                .orElseGet(() -> words.text(session.playback().isPlaying() ? "explore.moving" : "explore.hand"));
    }

    private String choose(PlayedMatch line, WindowText words, CaptionText captions) {
        String key = line.size() == 0 ? "explore.choose.first" : "explore.choose";
        return session.you().isPresent()
                ? words.text(key + ".you")
                : words.text(key, player(captions, line.match().mover()));
    }

    /** What was chosen at a place of the match that is looked at again, and whether something else could have been. */
    private String chosen(Match match, PlayedMatch line, WindowText words, CaptionText captions) {
        int choice = line.choiceFrom(session.playback().cursor());
        return words.text(
                toYou(match.legalMoves().size() == 1 ? "explore.choose.only" : "explore.choose.other", match.mover()),
                Map.of(
                        "player", captions.player(match.mover()),
                        "house", line.choices().get(choice).move().toString()));
    }

    /** The same sentence, to whoever has chosen or is to choose. */
    private String toYou(String key, Side mover) {
        return session.isYou(mover) ? key + ".you" : key;
    }

    private static Map<String, String> player(CaptionText captions, Side side) {
        return Map.of("player", captions.player(side));
    }
}
