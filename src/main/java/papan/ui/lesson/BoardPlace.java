package papan.ui.lesson;

import java.awt.BorderLayout;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.JPanel;
import papan.lesson.page.Page;
import papan.lesson.play.ComparedBoards;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.model.Place;
import papan.narration.Language;

/** What is shown in the place of the board: the board itself, several that are compared, or a picture. */
final class BoardPlace {
    private final LearnSession session;
    private final LessonBoard board;
    private final BiConsumer<Integer, Place> picked;
    private final PictureView picture = new PictureView();
    private final JPanel boards = new JPanel(new BorderLayout());
    private Optional<LessonComparison> comparison = Optional.empty();

    /**
     * The place of a session's boards.
     *
     * @param picked hears of a place that is picked on one of several boards, counted from 0
     */
    BoardPlace(LearnSession session, LessonBoard board, BiConsumer<Integer, Place> picked) {
        this.session = session;
        this.board = board;
        this.picked = picked;
        boards.setOpaque(false);
        boards.setVisible(false);
    }

    /** Says what shows boards side by side; without it a step that compares shows its first board. */
    void setComparison(LessonComparison view) {
        comparison = Optional.of(view);
        boards.removeAll();
        boards.add(view.view());
        view.onPicked(picked);
        boards.revalidate();
    }

    /** Where several boards are. */
    JPanel boards() {
        return boards;
    }

    /** Where a picture is. */
    PictureView picture() {
        return picture;
    }

    /** Shows what the step wants to be seen. */
    void refresh(Language language) {
        Lesson.View view = session.lesson().lesson().view();
        board.label(view.labels(), view.counts());
        Optional<Step.Show> looked = Optional.of(session.stage().step())
                .filter(step -> !session.isFinished())
                .flatMap(Step::asShow);
        picture.show(looked.flatMap(Step.Show::picture), session.lesson()::text);
        Optional<ComparedBoards> shown = session.compared();
        boolean sideBySide = shown.isPresent() && comparison.isPresent();
        board.view().setVisible(!sideBySide && looked.map(Step.Show::showsBoard).orElse(true));
        boards.setVisible(sideBySide);
        comparison.ifPresent(shows -> shows.setLarge(session.isWatched()));
        compare(shown, language);
    }

    /** Tells of boards that are compared what the page tells of them. */
    void tell(Page page) {
        if (session.compared().isPresent()) {
            comparison.ifPresent(view -> {
                view.tell(PageText.compared(page));
                view.setPicking(session.isPointing());
            });
        }
    }

    private void compare(Optional<ComparedBoards> shown, Language language) {
        comparison.ifPresent(view -> shown.ifPresentOrElse(
                these -> view.show(
                        these,
                        each -> session.lesson().label(these, each, language),
                        session.lesson().lesson().view().bottom()),
                view::putAway));
    }
}
