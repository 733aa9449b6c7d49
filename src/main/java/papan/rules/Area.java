package papan.rules;

/** The part of the world where a rule set is at home, to find it by; {@code region} says where exactly. */
public enum Area {
    SOUTH_EAST_ASIA,
    SOUTH_ASIA,
    WEST_ASIA,
    AFRICA,
    EUROPE,
    AMERICA
}
