package papan.lesson.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Ruled;
import papan.lesson.scene.Belief;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.RefusalFinding;
import papan.lesson.scene.Scene;
import papan.lesson.scene.Spoken;
import papan.lesson.script.Hint;
import papan.lesson.script.Question;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Place;
import papan.replay.Trail;

/** Where does the last seed land? */
record LandingKind(Question.Landing question) implements QuestionKind, QuestionKind.Diagnosable {
    @Override
    public String type() {
        return "landing";
    }

    @Override
    public AnswerForm form() {
        return AnswerForm.PLACE;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        Move move = question.move();
        if (scene.isStopped()) {
            return lastSeed(scene.turn(), path, true);
        }
        return scene.round()
                .refuse(move)
                .map(refusal -> RightAnswer.none(RefusalFinding.of(path + ".move", refusal)))
                .orElseGet(() -> lastSeed(scene.choose(move).turn(), path, false));
    }

    private RightAnswer lastSeed(List<BoardEvent> turn, String path, boolean underWay) {
        List<Ruled> rulings = new ArrayList<>();
        List<Lifted> lifts = new ArrayList<>();
        for (BoardEvent event : turn) {
            if (event instanceof Ruled ruled) {
                rulings.add(ruled);
            } else if (event instanceof Lifted lifted) {
                lifts.add(lifted);
            }
        }
        int lap = question.until().isTurn() ? rulings.size() : question.until().lap();
        if (rulings.isEmpty() || lap > rulings.size()) {
            return RightAnswer.none(
                    "E807",
                    path + ".until",
                    "This move has " + rulings.size()
                            + (rulings.size() == 1 ? " lap" : " laps") + ", so no last seed of lap " + Math.max(1, lap)
                            + " lands.",
                    "Ask for an earlier lap, or for the \"turn\".");
        }
        Ruled ruled = rulings.get(lap - 1);
        boolean named = lifts.stream()
                .anyMatch(l -> l.at().equals(question.move().from())
                        && (question.until().isTurn() || l.lap() == lap));
        if (underWay && !named) {
            return RightAnswer.none(
                    "E808",
                    path + ".move",
                    "A move is under way, and its lap " + lap + " is not lifted from " + question.move() + ".",
                    "Lap " + lap + " is lifted from " + lifts.get(lap - 1).at() + ".");
        }
        return new RightAnswer(ruled.at().name(), Optional.of(ruled), Optional.empty());
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return offers.places();
    }

    @Override
    public String words(QuestionWords words) {
        return words.words()
                .text(
                        question.until().isTurn() ? "ask.landing.turn" : "ask.landing",
                        Map.of(
                                "house", question.move().from(),
                                "lap", question.until().lap()));
    }

    @Override
    public String print() {
        return question.move() + " " + question.until().lap();
    }

    @Override
    public void check(RightAnswer right, QuestionCheck check) {
        question.stated().ifPresent(stated -> check.stated(stated.name(), right));
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.places(layout);
    }

    @Override
    public List<Hint> hints(HintLadder ladder) {
        return ladder.counting(upcoming(ladder.scene()), false);
    }

    private UpcomingTurn upcoming(Scene scene) {
        return UpcomingTurn.of(scene.isStopped() ? Optional.empty() : move(), question.until(), scene, "");
    }

    @Override
    public Optional<Trail> way(RightAnswer right, Scene scene) {
        return Trail.last(upcoming(scene).events());
    }

    @Override
    public Optional<String> told(RightAnswer right, Spoken spoken) {
        return Place.parse(right.answer())
                .filter(place -> !place.equals(question.move().from()))
                .map(spoken.words()::place);
    }

    @Override
    public Optional<Ruled> why(RightAnswer right) {
        return Optional.empty();
    }

    @Override
    public Optional<Diagnosable> diagnosable() {
        return Optional.of(this);
    }

    @Override
    public Optional<Move> move() {
        return Optional.of(question.move());
    }

    @Override
    public Question believed(Belief belief) {
        return new Question.Landing(question.text(), belief.move(question.move()), question.until(), question.stated());
    }

    @Override
    public boolean hasConsequence() {
        return !question.until().isTurn() && question.until().lap() == 1;
    }

    @Override
    public Optional<Consequence> consequence(Place place, Scene scene) {
        return Consequence.landing(question.move(), place, scene);
    }
}
