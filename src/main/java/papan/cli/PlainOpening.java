package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import papan.analysis.Interleavings;
import papan.analysis.Interleavings.Outcome;
import papan.analysis.Interleavings.Outcomes;
import papan.analysis.Meeting;
import papan.engine.OpeningOrder;
import papan.engine.SimultaneousOpening.Played;
import papan.export.PlainBoard;
import papan.lesson.compare.OpeningText;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;

/** Tells in sentences and boards what the order of the two hands does to a simultaneous opening. */
record PlainOpening(Interleavings opening, OpeningOrder order, CliText words, PrintWriter out) {
    /** So many outcomes are shown; the others are only counted. */
    private static final int SHOWN = 5;

    void print() {
        played("opening.by-lap", opening.bySchedule(Schedule.BY_LAP));
        played("opening.by-seed", opening.bySchedule(Schedule.BY_SEED));
        Played chosen = opening.in(order);
        played("opening.in-order", chosen);
        out.println(words.text("opening.order", Map.of("order", chosen.order().toString())));
        meetings(opening.meetings(order));
        outcomes(opening.outcomes());
    }

    private void played(String key, Played played) {
        out.println(words.text(
                key,
                Map.of("acts", played.acts().size(), "first", played.first().id())));
        out.println(PlainBoard.of(played.after()));
        for (Side side : Side.values()) {
            if (played.resting().contains(side)) {
                out.println("    " + words.text("opening.rests", Map.of("side", side.id())));
            }
        }
        if (played.endless()) {
            out.println("    " + told().endless());
        }
    }

    private OpeningText told() {
        return new OpeningText(words.captions());
    }

    private void meetings(List<Meeting> meetings) {
        out.println(words.text("opening.meetings", Map.of("count", meetings.size())));
        for (Meeting meeting : meetings) {
            out.println("  "
                    + words.text(
                            "opening.meeting",
                            Map.of(
                                    "one",
                                    meeting.act() + 1,
                                    "two",
                                    meeting.act() + 2,
                                    "first",
                                    told().act(meeting.first()),
                                    "second",
                                    told().act(meeting.second()),
                                    "changes",
                                    meeting.changesOutcome() ? "yes" : "no")));
        }
    }

    private void outcomes(Outcomes all) {
        out.println(words.text(
                all.complete() ? "opening.outcomes" : "opening.outcomes-capped",
                Map.of("count", all.outcomes().size(), "states", Integer.toString(all.states()))));
        for (Outcome outcome :
                all.outcomes().subList(0, Math.min(SHOWN, all.outcomes().size()))) {
            out.println("  "
                    + words.text(
                            "opening.outcome",
                            Map.of(
                                    "deviations",
                                    outcome.deviations(),
                                    "order",
                                    outcome.order().toString())));
            out.println(PlainBoard.of(outcome.after()));
        }
    }
}
