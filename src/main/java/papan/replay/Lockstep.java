package papan.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import papan.event.BoardEvent;
import papan.model.Place;

/**
 * Several timelines that are walked through together. In each step every board has one event, or waits for the others.
 * Immutable.
 */
public final class Lockstep implements Reel {
    private final List<Timeline> timelines;
    private final Pairing pairing;
    /** By board and cursor: how many events of that board have happened. */
    private final int[][] cursors;

    private final List<Mark> marks;

    private Lockstep(List<Timeline> timelines, Pairing pairing, int[][] cursors) {
        this.timelines = List.copyOf(timelines);
        this.pairing = pairing;
        this.cursors = cursors;
        this.marks = marksOf();
    }

    private Lockstep(Lockstep other, List<Mark> marks) {
        this.timelines = other.timelines;
        this.pairing = other.pairing;
        this.cursors = other.cursors;
        this.marks = marks;
    }

    /** The same with further marks on it; of several at a cursor the later one is shown. */
    public Lockstep withMarks(List<Mark> more) {
        return new Lockstep(
                this,
                Stream.concat(marks.stream(), more.stream())
                        .distinct()
                        .sorted(Comparator.comparingInt(Mark::cursor))
                        .toList());
    }

    /** Brings timelines of the same board into step. */
    public static Lockstep of(List<Timeline> timelines, Pairing pairing) {
        return of(
                timelines,
                pairing,
                timelines.stream().map(t -> UnaryOperator.<Place>identity()).toList());
    }

    /**
     * Brings timelines into step.
     *
     * @param timelines one for each board; at least one
     * @param translations for each board: which place of the first board one of its places corresponds to
     */
    public static Lockstep of(List<Timeline> timelines, Pairing pairing, List<UnaryOperator<Place>> translations) {
        return new Lockstep(timelines, pairing, new Stepping(timelines, pairing, translations).cursors());
    }

    /** The timelines, one for each board. */
    public List<Timeline> timelines() {
        return timelines;
    }

    /** What keeps the boards in step. */
    public Pairing pairing() {
        return pairing;
    }

    /** How many events of a board have happened at a cursor. */
    public int cursorOf(int board, int cursor) {
        return cursors[board][cursor];
    }

    /** Whether a board has an event between a cursor and the next; otherwise it waits. */
    public boolean movesAfter(int board, int cursor) {
        return cursor < size() && cursors[board][cursor + 1] > cursors[board][cursor];
    }

    /** How many events of a board have happened when so many of the first one have, and all before its next. */
    public int beside(int board, int firsts) {
        return cursorOf(board, lastWith(0, Math.min(firsts, timelines.get(0).size())));
    }

    /** The last cursor at which so many events of a board, and no more, have happened. */
    public int lastWith(int board, int events) {
        int at = Arrays.binarySearch(cursors[board], events + 1);
        int after = at < 0 ? -at - 1 : at;
        while (after > 0 && cursors[board][after - 1] > events) {
            after--;
        }
        return Math.max(0, after - 1);
    }

    @Override
    public int size() {
        return cursors[0].length - 1;
    }

    /**
     * A step stops where a board that has just moved stops, and at the grain that the boards share only where none of them
     * is on its way.
     */
    @Override
    public boolean stopsAt(int cursor, Grain grain) {
        boolean any = false;
        boolean all = true;
        for (int board = 0; board < cursors.length; board++) {
            boolean stops = timelines.get(board).stopsAt(cursors[board][cursor], grain);
            any |= stops && movesAfter(board, cursor - 1);
            all &= stops;
        }
        return grain == pairing.shared() ? any && all : any;
    }

    @Override
    public List<Mark> marks() {
        return marks;
    }

    private List<Mark> marksOf() {
        Set<Mark> all = new LinkedHashSet<>();
        for (int board = 0; board < cursors.length; board++) {
            for (Mark mark : timelines.get(board).marks()) {
                all.add(new Mark(lastWith(board, mark.cursor() - 1) + 1, mark.kind()));
            }
        }
        return all.stream().sorted(Comparator.comparingInt(Mark::cursor)).toList();
    }

    @Override
    public List<BoardEvent> eventsAfter(int cursor) {
        List<BoardEvent> events = new ArrayList<>(cursors.length);
        for (int board = 0; board < cursors.length; board++) {
            if (movesAfter(board, cursor)) {
                events.add(timelines.get(board).events().get(cursors[board][cursor]));
            }
        }
        return events;
    }

    /** The furthest round in which a board is. */
    @Override
    public int roundAt(int cursor) {
        int round = 1;
        for (int board = 0; board < cursors.length; board++) {
            int at = cursors[board][cursor];
            round = Math.max(round, at == 0 ? 1 : timelines.get(board).roundAt(at));
        }
        return round;
    }

    /** The furthest turn of the boards that are in that round. */
    @Override
    public int turnAt(int cursor) {
        int round = roundAt(cursor);
        int turn = 1;
        for (int board = 0; board < cursors.length; board++) {
            int at = cursors[board][cursor];
            if (at > 0 && timelines.get(board).roundAt(at) == round) {
                turn = Math.max(turn, timelines.get(board).turnAt(at));
            }
        }
        return turn;
    }

    /** Works out the steps: group by group, and in a group from one meeting of all boards to the next. */
    private static final class Stepping {
        private final List<Timeline> timelines;
        private final Pairing pairing;
        private final List<UnaryOperator<Place>> translations;
        private final List<List<Integer>> starts;
        private final List<int[]> steps = new ArrayList<>();

        Stepping(List<Timeline> timelines, Pairing pairing, List<UnaryOperator<Place>> translations) {
            this.timelines = timelines;
            this.pairing = pairing;
            this.translations = translations;
            this.starts = timelines.stream()
                    .map(timeline -> Groups.starts(timeline, pairing))
                    .toList();
        }

        int[][] cursors() {
            steps.add(new int[timelines.size()]);
            int groups = starts.stream().mapToInt(List::size).max().orElse(0);
            for (int group = 0; group < groups; group++) {
                int[] from = new int[timelines.size()];
                int[] to = new int[timelines.size()];
                for (int board = 0; board < timelines.size(); board++) {
                    from[board] = start(board, group);
                    to[board] = start(board, group + 1);
                }
                for (int[] meeting : pairing == Pairing.CAUSE ? meetings(from, to) : List.<int[]>of()) {
                    advance(meeting);
                    advance(Arrays.stream(meeting).map(at -> at + 1).toArray());
                }
                advance(to);
            }
            return turned();
        }

        private int start(int board, int group) {
            List<Integer> of = starts.get(board);
            return group < of.size() ? of.get(group) : timelines.get(board).size();
        }

        /** Lets every board go on by itself, one event a step, until it is at its end. */
        private void advance(int[] to) {
            int[] at = steps.get(steps.size() - 1);
            while (!Arrays.equals(at, to)) {
                at = at.clone();
                for (int board = 0; board < at.length; board++) {
                    at[board] += at[board] < to[board] ? 1 : 0;
                }
                steps.add(at);
            }
        }

        /** The events of a group that happen on all boards: by board, their indices. */
        private List<int[]> meetings(int[] from, int[] to) {
            List<Cause> first = causes(0, from[0], to[0]);
            List<int[]> partners = new ArrayList<>();
            for (int board = 1; board < timelines.size(); board++) {
                partners.add(CommonRun.partners(first, causes(board, from[board], to[board])));
            }
            List<int[]> meetings = new ArrayList<>();
            for (int i = 0; i < first.size(); i++) {
                int[] meeting = new int[timelines.size()];
                meeting[0] = from[0] + i;
                boolean everywhere = true;
                for (int board = 1; board < timelines.size(); board++) {
                    int partner = partners.get(board - 1)[i];
                    everywhere &= partner >= 0;
                    meeting[board] = from[board] + partner;
                }
                if (everywhere) {
                    meetings.add(meeting);
                }
            }
            return meetings;
        }

        private List<Cause> causes(int board, int from, int to) {
            return timelines.get(board).events().subList(from, to).stream()
                    .map(event -> Cause.of(event, translations.get(board)))
                    .toList();
        }

        private int[][] turned() {
            int[][] cursors = new int[timelines.size()][steps.size()];
            for (int step = 0; step < steps.size(); step++) {
                for (int board = 0; board < cursors.length; board++) {
                    cursors[board][step] = steps.get(step)[board];
                }
            }
            return cursors;
        }
    }
}
