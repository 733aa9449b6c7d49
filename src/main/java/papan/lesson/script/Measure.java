package papan.lesson.script;

import papan.model.Place;

/** What is counted in a turn. */
public sealed interface Measure {

    /** Seeds that lie in a place in the end. */
    record Seeds(Place place) implements Measure {}

    /** How often seeds are lifted. */
    record Laps() implements Measure {}

    /** How many seeds are captured. */
    record Captured() implements Measure {}
}
