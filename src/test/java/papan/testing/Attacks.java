package papan.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** How long the attacks go on: a short time in every build, {@code mvn -Pattack test} as long as one likes. */
public final class Attacks {
    private Attacks() {}

    /** So many rounds of something of which so many are enough in every build. */
    public static int rounds(int shortly) {
        return shortly * Integer.getInteger("papan.attack", 1);
    }

    /** So many of all, picked once and for ever; an attack takes as many times more, until it takes all. */
    public static <T> List<T> some(List<T> all, int shortly) {
        List<T> mixed = new ArrayList<>(all);
        Collections.shuffle(mixed, new Random(all.size()));
        return List.copyOf(mixed.subList(0, Math.min(all.size(), rounds(shortly))));
    }
}
