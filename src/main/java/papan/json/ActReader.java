package papan.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import papan.format.JsonObjectReader;
import papan.lesson.Act;
import papan.lesson.Answered;
import papan.lesson.Done;
import papan.lesson.LessonProgress.Bookmark;
import papan.lesson.QuestionFacts;

/** Reads one act of a learner. */
final class ActReader {
    /** What reads each kind of act, by its {@linkplain ActWords word}; empty where something is missing. */
    private static final Map<String, Function<ActReader, Optional<Act>>> KINDS = new TreeMap<>(Map.ofEntries(
            Map.entry("began", in -> Optional.of(new Act.Began())),
            Map.entry("cameTo", ActReader::cameTo),
            Map.entry("wentOn", in -> Optional.of(new Act.WentOn())),
            Map.entry("wentTo", ActReader::wentTo),
            Map.entry("wentBack", in -> Optional.of(new Act.WentBack())),
            Map.entry("beganAgain", in -> Optional.of(new Act.BeganAgain())),
            Map.entry("saw", in -> Optional.of(new Act.Saw(in.cursor()))),
            Map.entry("answered", in -> in.given().map(Act.Answered::new)),
            Map.entry("triedAgain", in -> Optional.of(new Act.TriedAgain())),
            Map.entry("askedForHint", in -> Optional.of(new Act.AskedForHint())),
            Map.entry("gaveUp", in -> Optional.of(new Act.GaveUp())),
            Map.entry("played", in -> Optional.of(new Act.Played(in.texts("moves")))),
            Map.entry("attempted", ActReader::attempted),
            Map.entry("looked", in -> Optional.of(new Act.Looked())),
            Map.entry("drew", in -> in.given().map(Act.Drew::new))));

    private final JsonObjectReader in;
    private final ProgressItems items;

    ActReader(JsonObjectReader in, ProgressItems items) {
        this.in = in;
        this.items = items;
    }

    Optional<Done> done() {
        Optional<String> step = in.requiredText("step");
        Optional<Act> act =
                in.required("did").flatMap(did -> in.asWord(did, KINDS)).flatMap(kind -> kind.apply(this));
        Optional<Bookmark> to = to(step.orElse(""), act);
        Optional<String> question = in.text("question");
        Optional<QuestionFacts> facts = in.has("type") ? facts() : Optional.empty();
        int seconds = in.whole("seconds", 0, Integer.MAX_VALUE).orElse(0);
        boolean apart = in.flag("apart", false);
        boolean aside = in.flag("aside", false);
        return items.time(in, "time")
                .filter(any -> step.isPresent() && act.isPresent())
                .map(time -> new Done(step.get(), act.get(), to, question, facts, time, seconds, apart, aside));
    }

    /** Where it led: to the step itself for whoever came there. */
    private Optional<Bookmark> to(String step, Optional<Act> act) {
        boolean came = act.filter(Act.CameTo.class::isInstance).isPresent();
        Optional<String> there = in.text("to").or(() -> Optional.of(step).filter(any -> came));
        return there.map(id -> new Bookmark(
                id, came ? cursor() : 0, in.flag("atEnd", false), texts("back"), texts("made"), List.of()));
    }

    private Optional<Act> cameTo() {
        return Optional.of(new Act.CameTo(cursor(), in.flag("atEnd", false), texts("back"), texts("made")));
    }

    private Optional<Act> wentTo() {
        return in.text("to").or(() -> in.text("step")).map(Act.WentTo::new);
    }

    private Optional<Act> attempted() {
        boolean reached = in.flag("correct", false);
        return given().map(moves -> new Act.Attempted(moves, reached));
    }

    private int cursor() {
        return in.whole("cursor", 0, Integer.MAX_VALUE).orElse(0);
    }

    private Optional<String> given() {
        return in.required("given").flatMap(in::asText).map(Answered::kept);
    }

    private List<String> texts(String name) {
        return in.list(name, in::asText);
    }

    private Optional<QuestionFacts> facts() {
        Optional<String> type = in.requiredText("type");
        Optional<Boolean> correct = in.has("correct") ? Optional.of(in.flag("correct", false)) : Optional.empty();
        String goal = in.text("goal").orElse("");
        String language = in.text("language").orElse("");
        int hints = in.whole("hints", 0, 1000).orElse(0);
        boolean revealed = in.flag("revealed", false);
        int confidence = in.whole("confidence", 0, 100).orElse(0);
        List<String> misconceptions = texts("misconceptions");
        return type.map(
                name -> new QuestionFacts(name, goal, language, correct, hints, revealed, misconceptions, confidence));
    }
}
