package papan.ui.lesson;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import papan.lesson.Hint;
import papan.lesson.Trial;
import papan.model.House;
import papan.model.Place;
import papan.narration.CaptionText;
import papan.replay.Refusals;
import papan.ui.board.Choosing;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;
import papan.ui.playback.SwingTicker;
import papan.ui.telling.Choices;

/** Below a board on which the learner moves: how the try stands, and what can be done with it. */
final class TryPanel extends TextColumn {
    private final LearnSession session;
    private final WindowText words;
    private final LessonBoard board;
    private final ReadOnlyText standing = new ReadOnlyText("Papan.strong.font", "Papan.text");
    private final ReadOnlyText refused = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final ReadOnlyText hints = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final ReadOnlyText offer = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private final HintOffer offers;
    private final PillButton onwards = new PillButton(null);
    private final PillButton undo = new PillButton(null);
    private final PillButton restart = new PillButton(Icons.RESTART);
    private final PillButton hint = new PillButton(Icons.HINT);
    private final PillButton solution = new PillButton(null);
    private final PillButton stop = new PillButton(null);

    TryPanel(LearnSession session, WindowText words, LessonBoard board) {
        this.session = session;
        this.words = words;
        this.board = board;
        this.offers = new HintOffer(session, SwingTicker.slow(), session::fire);
        setName("try");
        standing.setName("try.standing");
        refused.setName("try.refused");
        put(standing, 0);
        put(refused, 4);
        put(hints, 4);
        put(offer, 4);
        put(FlowRow.of(8, stop, onwards, undo, restart, hint, solution), 12);
        onwards.setName("try.continue");
        undo.setName("try.undo");
        restart.setName("try.restart");
        hint.setName("try.hint");
        offer.setName("try.offer");
        solution.setName("try.solution");
        stop.setName("try.stop");
        stop.addActionListener(event -> session.trying().stop());
        onwards.addActionListener(event -> session.next());
        undo.addActionListener(event -> session.trying().undo());
        restart.addActionListener(event -> session.trying().restart());
        hint.addActionListener(event -> session.hint());
        solution.addActionListener(event -> session.trying().showSolution());
        board.onChoice(this::choose);
    }

    private void choose(Place place) {
        if (place instanceof House house) {
            session.trying().move(house);
        }
    }

    /** What is said to the latest move, or to a wish for a hint; else how the try stands. */
    String reply() {
        return session.trial().isEmpty()
                ? ""
                : Stream.of(refused, hints, standing)
                        .map(ReadOnlyText::getText)
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(" "));
    }

    /** That there is a hint for whoever wants one; empty while none is offered. */
    String offered() {
        return session.trial().isPresent() && offer.isVisible() ? offer.getText() : "";
    }

    /** The part of it that takes the focus: the board while a house is to be chosen, or else what is to be done next. */
    JComponent entry() {
        if (session.isThinking()) {
            return stop;
        }
        Trial.Outcome outcome = session.trial().map(Trial::outcome).orElse(Trial.Outcome.OPEN);
        return switch (outcome) {
            case OPEN -> board.entry();
            case REACHED -> onwards;
            case FAILED, NO_MOVES_LEFT, OVER -> undo;
        };
    }

    /** Shows the try as it stands; lets the board alone where the step does not let try. */
    void refresh(CaptionText captions) {
        Optional<Trial> trial = session.trial();
        if (trial.isEmpty()) {
            offers.refresh(false);
            return;
        }
        Trial now = trial.get();
        boolean thinking = session.isThinking();
        boolean open = now.outcome() == Trial.Outcome.OPEN;
        board.setChoosing(
                open && !thinking
                        ? Choices.of(now.position().layout(), house -> now.refuse(now.from(house)))
                        : Choosing.WATCH);
        standing.setText(thinking ? words.text("try.thinking") : captions.text(now.captionKey(), now.captionArgs()));
        standing.getAccessibleContext().setAccessibleName(standing.getText());
        String why = session.trying()
                .refusal()
                .map(refusal -> now.step().allowIllegal()
                        ? captions.format(Refusals.caption(refusal))
                        : captions.text("try.illegal"))
                .orElse("");
        refused.setText(why);
        refused.setVisible(!why.isEmpty());
        refused.getAccessibleContext().setAccessibleName(why);
        String shown = session.hints().stream()
                .limit(session.attempt().hints())
                .map(Hint::text)
                .collect(Collectors.joining("\n"));
        hints.setText(shown);
        hints.setVisible(!shown.isEmpty());
        hints.getAccessibleContext().setAccessibleName(shown);
        onwards.setText(words.text("question.continue"));
        undo.setText(captions.text("try.undo"));
        restart.setText(captions.text("try.restart"));
        hint.setText(words.text("question.hint"));
        solution.setText(captions.text("try.solution"));
        stop.setText(words.text("try.stop"));
        stop.setVisible(thinking);
        boolean reached = now.outcome() == Trial.Outcome.REACHED;
        onwards.setVisible(reached);
        onwards.setPrimary(true);
        undo.setVisible(!thinking && !now.moves().isEmpty());
        restart.setVisible(!thinking && !now.moves().isEmpty());
        offer.setText(words.text("question.offer"));
        offer.getAccessibleContext().setAccessibleName(offer.getText());
        offer.setVisible(offers.refresh(!reached && !thinking));
        hint.setVisible(!reached
                && !thinking
                && session.attempt().hints() < session.hints().size());
        solution.setVisible(!reached && !thinking);
        getAccessibleContext().setAccessibleName(standing.getText());
        revalidate();
        repaint();
    }
}
