package papan.rules;

/** What the last seed means in an empty house of the opponent's between two equal neighbours ({@code mikul}). */
public enum NeighbourCapture {
    /** Nothing. */
    OFF,
    /** If both neighbours in that row hold the same number of seeds, they and the last seed are captured. */
    ON
}
