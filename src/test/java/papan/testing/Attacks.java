package papan.testing;

/** How long the attacks go on: a short time in every build, {@code mvn -Pattack test} as long as one likes. */
public final class Attacks {
    private Attacks() {}

    /** So many rounds of something of which so many are enough in every build. */
    public static int rounds(int shortly) {
        return shortly * Integer.getInteger("papan.attack", 1);
    }
}
