package papan.lesson.learner;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import papan.lesson.kept.LessonProgress;
import papan.lesson.play.Drill;
import papan.lesson.play.Drills;
import papan.lesson.play.Exercise;

/**
 * Which boards a learner practises: first those that are due, from the lowest box on and of these the ones that have waited
 * longest; then new ones of the drills that the learner has met, the easier ones first. New boards are in no lesson. Where
 * others can be found, the house that was right on one board is wrong on the next.
 *
 * @param met the drills to which the learner has come; who has come to none practises the first of all
 * @param today the day for which it is made
 */
public record PracticePlan(Practice practice, Drills drills, List<Drill> met, LocalDate today, ZoneId zone) {
    /** How many boards a day. */
    public static final int A_DAY = 3;

    /** So many other boards come before one that was missed a moment ago. */
    private static final int LATER = 3;
    /** How many ladders of one drill are looked through at one time for a board that is new. */
    private static final int LADDERS = 5;

    public PracticePlan {
        met = List.copyOf(met);
    }

    /** The plan of a learner on a day. */
    public static PracticePlan of(Progress progress, Drills drills, LocalDate today, ZoneId zone) {
        List<Drill> met = drills.all().stream()
                .filter(drill -> progress.in(drill.lesson().id())
                        .filter(lesson -> isMet(drill, lesson))
                        .isPresent())
                .toList();
        return new PracticePlan(progress.practice(), drills, met, today, zone);
    }

    private static boolean isMet(Drill drill, LessonProgress lesson) {
        return lesson.finished() || lesson.hasMet(drill.id());
    }

    /** The same after more was practised. */
    public PracticePlan after(Practised board) {
        return new PracticePlan(practice.did(board), drills, met, today, zone);
    }

    /** The ids of the rule sets that can be practised, in the order in which they were met. */
    public List<String> rules() {
        return Stream.concat(practised().stream().map(drill -> drill.lesson().rulesId()), practice.rules().stream())
                .distinct()
                .toList();
    }

    /** The boards of today that are left; none once {@value #A_DAY} have been practised. */
    public List<Exercise> ofToday() {
        int left = A_DAY - practice.on(today, zone).size();
        List<Exercise> boards = new ArrayList<>();
        Iterator<Exercise> waiting = waiting(Set.of()).iterator();
        while (boards.size() < left && waiting.hasNext()) {
            Exercise next = waiting.next();
            if (!isSolvedLikeLast(next, boards)) {
                boards.add(next);
            }
        }
        return boards;
    }

    /** Whether the learner has come to a drill and may practise more of it today; whether there is a board is to be seen. */
    public boolean mayGoOnToday() {
        return !met.isEmpty() && practice.on(today, zone).size() < A_DAY;
    }

    /** The boards to be practised now. To look for them may take long. */
    public Boards now() {
        List<Exercise> left = ofToday();
        return left.isEmpty() ? new Boards(some(A_DAY), false) : new Boards(left, true);
    }

    /**
     * Boards to be practised.
     *
     * @param ofToday whether they are those of today that are left, or others for who wants more
     */
    public record Boards(List<Exercise> all, boolean ofToday) {
        /** No board can be found. */
        public static final Boards NONE = new Boards(List.of(), false);

        public Boards {
            all = List.copyOf(all);
        }
    }

    /** How strong the learner is in a rule set, in seeds. */
    public int strength(String rules) {
        return practice.strength(rules, zone);
    }

    /** How many days were practised in a row. */
    public int streak() {
        return practice.streak(today, zone);
    }

    /** The day on which a board comes back; empty if it was never practised. */
    public Optional<LocalDate> back(Exercise exercise) {
        return practice.back(exercise.print(), zone);
    }

    /** This many boards, however many were practised today; fewer only where no more can be found. */
    public List<Exercise> some(int count) {
        List<Exercise> some = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            next(some).ifPresent(some::add);
        }
        return some;
    }

    /**
     * The board that comes after others, for who goes on as long as there is time. One that was missed among them comes once
     * more after some others.
     *
     * @param asked the boards so far, in order
     */
    public Optional<Exercise> next(List<Exercise> asked) {
        Set<String> before = new HashSet<>();
        asked.forEach(exercise -> before.add(exercise.print()));
        return Stream.<Supplier<Stream<Exercise>>>of(
                        () -> missed(asked), () -> waiting(before), () -> further(before, asked))
                .flatMap(Supplier::get)
                .filter(exercise -> !isSolvedLikeLast(exercise, asked))
                .findFirst()
                .or(() -> oldest(asked));
    }

    /** Whether a house that is right on a board was right on the one before it today. */
    private boolean isSolvedLikeLast(Exercise exercise, List<Exercise> asked) {
        List<Practised> all = practice.boards();
        Stream<Exercise> before = asked.isEmpty()
                ? all.stream()
                        .skip(Math.max(0, all.size() - 1))
                        .filter(each -> each.day(zone).equals(today))
                        .flatMap(this::find)
                : asked.stream().skip(asked.size() - 1);
        return before.anyMatch(last -> exercise.board().isSolvedLike(last.board()));
    }

    private Stream<Exercise> find(Practised each) {
        return drills.find(each.lesson(), each.step(), each.number(), each.board()).stream();
    }

    /** Those that were missed today, and not asked again since. */
    private Stream<Exercise> missed(List<Exercise> asked) {
        Map<String, Boolean> latest = new LinkedHashMap<>();
        practice.boards().stream()
                .filter(each -> each.day(zone).equals(today))
                .forEach(each -> latest.put(each.board(), each.right()));
        List<String> lately = asked.subList(Math.max(0, asked.size() - LATER), asked.size()).stream()
                .map(Exercise::print)
                .toList();
        return asked.stream()
                .filter(exercise -> !latest.getOrDefault(exercise.print(), true))
                .filter(exercise -> !lately.contains(exercise.print()));
    }

    /** What is due, and then what is new, without what was practised today. */
    private Stream<Exercise> waiting(Set<String> before) {
        Map<String, Boxed> boxes = practice.boxes(zone);
        Set<String> done = new HashSet<>(practice.on(today, zone));
        done.addAll(before);
        Stream<Exercise> due = boxes.values().stream()
                .filter(boxed ->
                        boxed.isDue(today) && practice.wants(boxed.latest().rules()))
                .filter(boxed -> !done.contains(boxed.latest().board()))
                .sorted(Comparator.comparingInt(Boxed::box).thenComparing(Boxed::back))
                .map(Boxed::latest)
                .flatMap(this::find);
        Stream<Exercise> fresh = wanted().flatMap(drill -> drills.boards(drill, 1).stream())
                .filter(exercise -> !boxes.containsKey(exercise.print()))
                .sorted(Comparator.comparingInt(Exercise::rung))
                .filter(exercise -> done.add(exercise.print()));
        return Stream.concat(due, fresh);
    }

    private List<Drill> practised() {
        return met.isEmpty() ? drills.all().stream().limit(1).toList() : met;
    }

    private Stream<Drill> wanted() {
        return practised().stream()
                .filter(drill -> practice.wants(drill.lesson().rulesId()));
    }

    /** More new boards, of the drill that has come least. */
    private Stream<Exercise> further(Set<String> before, List<Exercise> asked) {
        Set<String> known = new HashSet<>(before);
        known.addAll(practice.boxes(zone).keySet());
        return wanted().sorted(Comparator.comparingLong(drill -> asked.stream()
                        .filter(exercise -> exercise.drill().equals(drill))
                        .count()))
                .flatMap(drill -> further(drill, known));
    }

    private Stream<Exercise> further(Drill drill, Set<String> known) {
        int reached = practice.boards().stream()
                .filter(each ->
                        each.lesson().equals(drill.lesson().id()) && each.step().equals(drill.id()))
                .mapToInt(Practised::number)
                .max()
                .orElse(0);
        int from = Math.max(1, reached);
        return Stream.iterate(from, number -> number < from + LADDERS, number -> number + 1)
                .flatMap(number -> drills.boards(drill, number).stream())
                .filter(exercise -> !known.contains(exercise.print()));
    }

    /** Where chance comes to nothing new: what was practised longest ago, but not what was just asked. */
    private Optional<Exercise> oldest(List<Exercise> asked) {
        List<String> lately = asked.subList(Math.max(0, asked.size() - 1), asked.size()).stream()
                .map(Exercise::print)
                .toList();
        return wanted().flatMap(drill -> drill.own().stream())
                .filter(exercise -> !lately.contains(exercise.print()))
                .min(Comparator.comparing((Exercise exercise) -> isSolvedLikeLast(exercise, asked))
                        .thenComparing(exercise -> latest(exercise.print())));
    }

    private int latest(String board) {
        List<String> all = practice.boards().stream().map(Practised::board).toList();
        return all.lastIndexOf(board);
    }
}
