package papan.ui.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.swing.JComponent;
import papan.lesson.ComparedBoards;
import papan.lesson.ComparisonText;
import papan.lesson.LessonRun;
import papan.lesson.LookFor;
import papan.narration.Wording;
import papan.ui.common.FlowRow;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** Below boards that are compared: where they part and why, once the learner has looked for it. */
final class ComparedPanel extends TextColumn {
    private final LearnSession session;
    private final WindowText words;
    private final PillButton show = new PillButton(null);
    private final List<String> told = new ArrayList<>();
    /** Whether it is what the learner has asked for last. */
    private boolean fresh;

    ComparedPanel(LearnSession session, WindowText words) {
        this.session = session;
        this.words = words;
        setName("compared");
        show.setName("compared.show");
        show.setPrimary(true);
        show.addActionListener(event -> {
            fresh = true;
            session.explain();
        });
    }

    /** What is explained to a learner who has looked for it; empty before, and where there is nothing to look for. */
    String explanation() {
        boolean asked = session.compared()
                .filter(compared -> compared.lookFor() != LookFor.NONE)
                .isPresent();
        return asked && session.looking().isExplained() ? String.join(" ", told) : "";
    }

    /** Whether the explanation has just been asked for, so that it is what one reads. */
    boolean isFresh() {
        return fresh && isShowing() && !explanation().isEmpty();
    }

    /** The learner has gone on: something else is read from now on. */
    void leave() {
        fresh = false;
    }

    /** The part of it that takes the focus. */
    JComponent entry() {
        if (show.isShowing()) {
            return show;
        }
        return getComponentCount() > 0 && getComponent(0) instanceof JComponent first ? first : this;
    }

    /** Tells what may be told now; the boards must be a stage's of the open lesson. */
    void show(ComparedBoards compared, Wording wording) {
        removeAll();
        told.clear();
        LessonRun run = session.lesson();
        if (session.looking().isExplained()) {
            if (compared.lookFor() != LookFor.NONE) {
                run.said(session.stage()).ifPresent(said -> tell(said, "Papan.strong.font", 0));
            }
            Set<String> sentences = new HashSet<>();
            for (int i = 1; i < compared.boards().size(); i++) {
                ComparisonText text = new ComparisonText(
                        compared.comparisons().get(i - 1),
                        run.label(compared, compared.boards().get(0), wording.language()),
                        run.label(compared, compared.boards().get(i), wording.language()),
                        wording);
                explain(text, sentences::add);
            }
        } else {
            show.setText(words.text("compared.show"));
            put(FlowRow.of(0, show), 0);
        }
        getAccessibleContext().setAccessibleName(words.text("compared"));
        revalidate();
        repaint();
    }

    /** Tells where two boards part; {@code isNew} says of a sentence that it has not been told yet in this step. */
    private void explain(ComparisonText text, Predicate<String> isNew) {
        List<String> parting = new ArrayList<>(List.of(text.agreement()));
        text.last().filter(isNew).ifPresent(parting::add);
        text.then().stream().filter(isNew).forEach(parting::add);
        parting.forEach(line -> tell(line, "Papan.body.font", 4));
        text.because().ifPresent(line -> tell(line, "Papan.body.font", 8));
        for (ComparisonText.Reason reason : text.reasons()) {
            tell(reason.question(), "Papan.strong.font", 4);
            reason.answers().stream()
                    .map(answer -> answer.board() + ": " + answer.sentence())
                    .filter(isNew)
                    .forEach(answer -> tell(answer, "Papan.body.font", 4));
        }
    }

    private void tell(String line, String font, int gap) {
        ReadOnlyText text = new ReadOnlyText(font, "Papan.text");
        text.setText(line);
        text.getAccessibleContext().setAccessibleName(line);
        told.add(line);
        put(text, gap);
    }
}
