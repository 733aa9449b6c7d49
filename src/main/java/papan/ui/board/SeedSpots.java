package papan.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import papan.model.House;
import papan.model.Place;

/**
 * The fixed spots of the seeds of a place, as a pile grows: the k-th seed lies where it always lies, so that adding or
 * taking one moves no other. The first layer can be counted; later layers lie closer and on top.
 */
final class SeedSpots {
    /** Half the length and half the breadth of a seed, in pitches. */
    static final double HALF_LENGTH = 0.104;

    static final double HALF_BREADTH = 0.075;
    /** Half the breadth of the room that a seed is given. */
    private static final double DISC = HALF_BREADTH * 1.04;
    /** Squares tell most seeds that are well inside, and most that are far apart, without a root, which takes long. */
    private static final double NEARLY = 0.999;

    /** How many kinds of shells there are to choose from. */
    static final int KINDS = 4;
    /** Into how many steps a full turn is divided, so that few pictures serve all shells. */
    static final int ANGLES = 24;

    private static final Map<String, SeedSpots> BY_PLACE = new ConcurrentHashMap<>();
    private static final SeedSpots HAND = new SeedSpots(0.17, 0.06, 5, new Random(7));

    private final double halfWidth;
    private final double halfHeight;
    private final int firstLayer;
    private final Random random;
    private final List<Spot> spots = new ArrayList<>();

    /**
     * Where and how a seed lies.
     *
     * @param dx right of the middle of its place, in pitches
     * @param dy below the middle of its place, in pitches
     * @param angle 0 to {@link #ANGLES} − 1, clockwise from lying along the row
     * @param kind 0 to {@link #KINDS} − 1
     */
    record Spot(double dx, double dy, int angle, int kind) {
        /** As in a file of shapes, in which seeds that look alike are written once. */
        Spot plain() {
            return new Spot(dx, dy, angle - angle % 2, 0);
        }
    }

    private SeedSpots(double halfWidth, double halfHeight, int firstLayer, Random random) {
        this.halfWidth = halfWidth;
        this.halfHeight = halfHeight;
        this.firstLayer = firstLayer;
        this.random = random;
    }

    /** The spots of a house or store. */
    static SeedSpots of(Place place) {
        return BY_PLACE.computeIfAbsent(
                place.name(),
                name -> place instanceof House
                        ? new SeedSpots(0.305, 0.305, 12, new Random(name.hashCode() * 31L))
                        : new SeedSpots(0.31, 0.63, 28, new Random(name.hashCode() * 17L)));
    }

    static SeedSpots ofHand() {
        return HAND;
    }

    synchronized Spot spot(int index) {
        while (spots.size() <= index) {
            addLayer();
        }
        return spots.get(index);
    }

    /** Spreads a layer from the middle outwards like the seeds of a sunflower, then lets neighbours push one another. */
    private void addLayer() {
        int layer = spots.isEmpty() ? 0 : 1 + (spots.size() - firstLayer) / Math.max(1, upperLayer());
        int count = layer == 0 ? firstLayer : upperLayer();
        double reach = layer == 0 ? 1 : Math.max(0.45, 0.86 - 0.12 * layer);
        double turn = random.nextDouble() * 2 * Math.PI;
        double[] x = new double[count];
        double[] y = new double[count];
        double[] angle = new double[count];
        for (int k = 0; k < count; k++) {
            double radius = Math.sqrt((k + 0.35) / count) * reach;
            double around = turn + k * 2.399963;
            x[k] = radius * Math.cos(around) * halfWidth;
            y[k] = radius * Math.sin(around) * halfHeight;
            angle[k] = random.nextInt(ANGLES);
        }
        relax(x, y, angle, reach);
        for (int k = 0; k < count; k++) {
            spots.add(new Spot(x[k], y[k], (int) angle[k], random.nextInt(KINDS)));
        }
    }

    private int upperLayer() {
        return Math.max(3, firstLayer * 2 / 3);
    }

    /** Pushes overlapping seeds apart, each taken as two discs, and keeps them inside. */
    private void relax(double[] x, double[] y, double[] angle, double reach) {
        double[] armX = new double[x.length];
        double[] armY = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            armX[i] = (HALF_LENGTH - HALF_BREADTH) * Math.cos(radians(angle[i]));
            armY[i] = (HALF_LENGTH - HALF_BREADTH) * Math.sin(radians(angle[i]));
        }
        for (int round = 0; round < 160; round++) {
            for (int i = 0; i < x.length; i++) {
                for (int j = 0; j < i; j++) {
                    push(x, y, armX, armY, i, j);
                }
                double u = x[i] / (halfWidth * reach);
                double v = y[i] / (halfHeight * reach);
                double limit = u * u + v * v < NEARLY ? 0 : Math.hypot(u, v);
                if (limit > 1) {
                    x[i] /= limit;
                    y[i] /= limit;
                }
            }
        }
    }

    private static void push(double[] x, double[] y, double[] armX, double[] armY, int i, int j) {
        for (int end = 0; end < 4; end++) {
            int ofI = (end & 1) == 0 ? 1 : -1;
            int ofJ = (end & 2) == 0 ? 1 : -1;
            double dx = x[i] + ofI * armX[i] - x[j] - ofJ * armX[j];
            double dy = y[i] + ofI * armY[i] - y[j] - ofJ * armY[j];
            if ((dx * dx + dy * dy) * NEARLY > 4 * DISC * DISC) {
                continue;
            }
            double distance = Math.hypot(dx, dy);
            double overlap = 2 * DISC - distance;
            if (overlap > 0 && distance > 1e-6) {
                double step = overlap / distance * 0.25;
                x[i] += dx * step;
                y[i] += dy * step;
                x[j] -= dx * step;
                y[j] -= dy * step;
            }
        }
    }

    /** An angle step in radians. */
    static double radians(double angle) {
        return angle * 2 * Math.PI / ANGLES;
    }
}
