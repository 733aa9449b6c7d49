package papan.ui.app;

import java.util.Optional;
import papan.engine.Engine;
import papan.json.rules.RuleBooks;
import papan.lesson.script.LessonPlace;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.ui.board.Viewpoint;
import papan.ui.common.SeedMotion;
import papan.ui.lesson.LearnSession;
import papan.ui.settings.Settings;

/** The lesson that is open, as the rest of the window needs it. */
record OpenLesson(LearnSession session) {
    /** By which rules it is played; by the most usual ones while none is open. */
    RuleSet rules() {
        return session.run()
                .map(run -> run.rules(session.stage()))
                .orElseGet(() -> RuleBooks.shipped().find("congklak-classic").orElseThrow());
    }

    /** From where its board is seen. */
    Viewpoint viewpoint() {
        Side bottom = session.run().map(run -> run.lesson().view().bottom()).orElse(Side.SOUTH);
        return Viewpoint.of(bottom, rules());
    }

    /** The board of its step, if a match by its rules can begin there that is not one from the beginning. */
    Optional<Position> board() {
        if (session.run().isEmpty() || session.isFinished()) {
            return Optional.empty();
        }
        Engine engine = new Engine(rules());
        Position board = session.stage().timeline().positionAt(session.stage().start());
        return Optional.of(board)
                .filter(there -> there.layout().equals(rules().layout())
                        && !there.equals(engine.start())
                        && !engine.legalMoves(there).isEmpty());
    }

    /** The motion that its author wishes. */
    Optional<SeedMotion> motion() {
        return session.run()
                .flatMap(run -> run.lesson().view().motion())
                .flatMap(wished -> SeedMotion.parse(wished.id()));
    }

    /** Its id; empty for none. */
    Optional<String> id() {
        return session.run().map(run -> run.lesson().id());
    }

    /** The id of the lesson to come back to; questions of the day are not one, and leave it as it was. */
    Optional<String> kept() {
        return session.rehearsal().isPresent() ? session.settings().get(Settings.LESSON) : id();
    }

    /** The place in it where its learner is; none in questions of several. */
    Optional<LessonPlace> place() {
        return session.run()
                .filter(run -> session.rehearsal().isEmpty())
                .map(run -> new LessonPlace(
                        run.lesson().id(),
                        Optional.of(session.stage().step().head().id()).filter(id -> !session.isFinished())));
    }
}
