package papan.lesson.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.lesson.script.Misconception;
import papan.lesson.script.Reply;
import papan.lesson.script.Verdict;

/** The entry that is written down of an act; none if the act changed nothing. Times are filled in later. */
public final class WrittenAct implements Act.Visitor<List<Done>> {
    private final LessonState before;
    private final LessonState after;
    private final Act act;
    private final String language;
    private final boolean apart;

    private WrittenAct(LessonState before, Act act, LessonState after, String language, boolean apart) {
        this.before = before;
        this.after = after;
        this.act = act;
        this.language = language;
        this.apart = apart;
    }

    /**
     * What is written down.
     *
     * @param language the BCP 47 tag of the language in which the learner reads; empty if that is not known
     * @param apart whether it was done outside the lesson, where only questions and tries are written down
     */
    public static List<Done> of(LessonState before, Act act, LessonState after, String language, boolean apart) {
        if (before == after) {
            return List.of();
        }
        List<Done> acts = act.accept(new WrittenAct(before, act, after, language, apart));
        return acts.stream().map(done -> done.apart(apart)).toList();
    }

    /** The act itself, in the step in which it was done. */
    private Done done(Act written) {
        return Done.of(id(before), written);
    }

    private static String id(LessonState state) {
        return state.stage().step().head().id();
    }

    /** The act, if the way through the lesson is gone; with where it leads, if it leads elsewhere. */
    private List<Done> way(boolean passes) {
        boolean leads = after.entries() != before.entries() || after.isFinished() != before.isFinished();
        boolean stays = after.index() == before.index() && after.isFinished() == before.isFinished();
        Done gone = stays ? done(act) : done(act).to(after.bookmark(0));
        return apart || !leads ? List.of() : List.of(passes ? known(gone, before, Optional.empty(), 0) : gone);
    }

    /** Whether a question or a try is left behind in which nothing was done: it is found again later. */
    private boolean passes() {
        return !before.isFinished() && before.isSkipped(before.stage());
    }

    @Override
    public List<Done> began() {
        return List.of(done(act));
    }

    @Override
    public List<Done> cameTo(Act.CameTo came) {
        return List.of(done(act).to(after.bookmark(came.cursor())));
    }

    @Override
    public List<Done> wentOn() {
        boolean climbs = before.trial().filter(Trial::isUnderWay).isPresent() && after.entries() == before.entries();
        if (climbs) {
            return stands();
        }
        return way(passes());
    }

    @Override
    public List<Done> wentTo(Act.WentTo went) {
        return way(passes() && after.index() > before.index());
    }

    @Override
    public List<Done> wentBack() {
        return way(false);
    }

    @Override
    public List<Done> beganAgain() {
        return apart ? List.of() : List.of(about(done(act), after));
    }

    @Override
    public List<Done> saw(Act.Saw saw) {
        return apart || before.here().seen() == saw.cursor() ? List.of() : List.of(done(act));
    }

    @Override
    public List<Done> answered(Act.Answered answered) {
        return after.here().waiting().isPresent() ? drafted(Answered.kept(answered.given())) : judged(0);
    }

    /** What is given and not judged, or not yet. */
    private List<Done> drafted(String given) {
        return apart ? List.of() : List.of(about(done(new Act.Answered(given)), after));
    }

    @Override
    public List<Done> wasSure(Act.WasSure sure) {
        return judged(sure.confidence());
    }

    private List<Done> judged(int confidence) {
        return after.here().verdict().stream()
                .map(verdict -> known(
                        done(new Act.Answered(Answered.kept(verdict.given()))),
                        after,
                        Optional.of(verdict.correct()),
                        confidence))
                .toList();
    }

    @Override
    public List<Done> triedAgain() {
        boolean led = after.entries() != before.entries();
        return apart ? List.of() : List.of(led ? done(act).to(after.bookmark(0)) : done(act));
    }

    @Override
    public List<Done> askedForHint() {
        return counted();
    }

    @Override
    public List<Done> gaveUp() {
        List<Done> acts = new ArrayList<>(counted());
        if (!after.here().moves().equals(before.here().moves())) {
            acts.addAll(stands());
        }
        return acts;
    }

    private List<Done> counted() {
        return QuestionPrint.find(after.run(), after.stage()).isPresent()
                ? List.of(known(done(act), after, Optional.empty(), 0))
                : List.of();
    }

    /** A try that goes on is written down as it stands, one that has come to its end as an answer. */
    @Override
    public List<Done> moved(Act.Moved moved) {
        if (after.here().refusal().isPresent()) {
            return List.of();
        }
        boolean open = after.trial().filter(Trial::isUnderWay).isPresent();
        Reply reply = after.reply();
        return open
                ? stands()
                : List.of(known(
                        done(new Act.Attempted(reply.answer(), reply.correct())),
                        after,
                        Optional.of(reply.correct()),
                        0));
    }

    private List<Done> stands() {
        List<String> moves = after.trial().map(Trial::written).orElse(List.of());
        return apart ? List.of() : List.of(about(done(new Act.Played(moves)), after));
    }

    @Override
    public List<Done> tookBack() {
        return stands();
    }

    @Override
    public List<Done> startedOver() {
        return stands();
    }

    @Override
    public List<Done> played(Act.Played played) {
        return stands();
    }

    @Override
    public List<Done> attempted(Act.Attempted attempted) {
        return List.of(known(done(act), after, Optional.of(attempted.reached()), 0));
    }

    @Override
    public List<Done> looked() {
        return apart ? List.of() : List.of(done(act));
    }

    @Override
    public List<Done> drew(Act.Drew drew) {
        return apart ? List.of() : List.of(about(done(new Act.Drew(Answered.kept(drew.line()))), after));
    }

    @Override
    public List<Done> gathered() {
        return List.of();
    }

    @Override
    public List<Done> counted(Act.Counted hands) {
        return List.of();
    }

    @Override
    public List<Done> votedAgain(Act.VotedAgain again) {
        return List.of();
    }

    private static Done about(Done done, LessonState state) {
        return QuestionPrint.find(state.run(), state.stage()).map(done::about).orElse(done);
    }

    /** An act upon a question or a try, with what results say of it. */
    private Done known(Done done, LessonState state, Optional<Boolean> correct, int confidence) {
        Stage stage = state.stage();
        List<String> pointsTo = correct.isEmpty()
                ? List.of()
                : state.here().verdict().map(Verdict::misconceptions).orElse(List.of()).stream()
                        .map(Misconception::id)
                        .toList();
        return about(done, state)
                .with(new QuestionFacts(
                        QuestionPrint.type(stage),
                        stage.asked().map(ask -> ask.asking().goal()).orElse(""),
                        language,
                        correct,
                        state.here().hints(),
                        state.here().revealed(),
                        pointsTo,
                        confidence));
    }
}
