package papan.json.match;

import static papan.format.Shapes.keywords;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import papan.analysis.Interleavings;
import papan.analysis.Interleavings.Outcome;
import papan.analysis.Interleavings.Outcomes;
import papan.analysis.Meeting;
import papan.engine.OpeningAct;
import papan.engine.OpeningOrder;
import papan.engine.SimultaneousOpening.Played;
import papan.format.JsonPrinter;
import papan.model.Move;
import papan.model.Place;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;

/** What the order of the two hands does to a simultaneous opening, as one JSON object on a line. */
public final class OpeningWriter {
    private OpeningWriter() {}

    /** An opening by lap, by seed and in an order, with the meetings of that and the outcomes of all. */
    public static String line(Interleavings opening, OpeningOrder order) {
        Map<String, Object> all = keywords("rules", opening.rules().id());
        for (Side side : Side.values()) {
            List<Move> choices = opening.choices().getOrDefault(side, List.of());
            all.put(side.id(), choices.stream().map(Move::toString).toList());
        }
        all.put("byLap", played(opening.bySchedule(Schedule.BY_LAP)));
        all.put("bySeed", played(opening.bySchedule(Schedule.BY_SEED)));
        all.put("inOrder", played(opening.in(order)));
        all.put(
                "meetings",
                opening.meetings(order).stream().map(OpeningWriter::meeting).toList());
        Outcomes outcomes = opening.outcomes();
        all.put(
                "outcomes",
                outcomes.outcomes().stream().map(OpeningWriter::outcome).toList());
        all.put("states", outcomes.states());
        all.put("complete", outcomes.complete());
        return JsonPrinter.line(all) + "\n";
    }

    private static Map<String, Object> played(Played played) {
        return keywords(
                "order", played.order().toString(),
                "first", played.first().id(),
                "resting",
                        Arrays.stream(Side.values())
                                .filter(played.resting()::contains)
                                .map(Side::id)
                                .toList(),
                "endless", played.endless(),
                "end", PositionWriter.SHAPE.written(played.after()));
    }

    private static Map<String, Object> meeting(Meeting meeting) {
        return keywords(
                "act", meeting.act() + 1,
                "at", meeting.at().map(Place::name),
                "firstThere", act(meeting.first()),
                "secondThere", act(meeting.second()),
                "changesOutcome", meeting.changesOutcome());
    }

    private static Map<String, Object> act(OpeningAct act) {
        Map<String, Object> all =
                keywords("side", act.side().id(), "does", act.kind().name().toLowerCase(Locale.ROOT));
        act.at().ifPresent(place -> all.put("at", place.name()));
        return all;
    }

    private static Map<String, Object> outcome(Outcome outcome) {
        return keywords(
                "order", outcome.order().toString(),
                "deviations", outcome.deviations(),
                "end", PositionWriter.SHAPE.written(outcome.after()));
    }
}
