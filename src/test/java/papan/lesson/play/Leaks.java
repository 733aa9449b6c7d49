package papan.lesson.play;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import papan.event.SowingEvent.Lifted;
import papan.lesson.kind.QuestionKind;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.script.Highlight;
import papan.lesson.script.Hint;
import papan.lesson.script.Measure;
import papan.lesson.script.Question;
import papan.lesson.script.Step;
import papan.lesson.text.LessonStrings;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.model.Store;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.replay.Timeline;
import papan.rules.RuleSet;

/**
 * What tells the answers of a course's questions before they are asked for, to whoever reads its lessons from their
 * titles on or watches their boards. It knows the texts by their keys alone, and nothing of what shows them.
 */
final class Leaks {
    /** A word that stands in more of a language's steps tells nothing. */
    private static final double RARE = 0.03;

    private static final int STEM = 5;

    /** So many steps in, a learner still has the title of the lesson in mind. */
    private static final int FIRST = 4;

    private static final Set<String> ON_EVERY_BOARD = Set.of("seed", "seeds", "house");
    private static final Set<String> HOME = Set.of("home", "retur", "back", "began");
    private static final List<String> HOUSES = Stream.of("S", "N")
            .flatMap(row -> IntStream.rangeClosed(1, 8).mapToObj(i -> row + i))
            .toList();
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
    private static final Pattern NAMED = Pattern.compile("\\{(?:house:)?([^},]*)[^}]*}");
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");
    private static final Pattern HAN_BEGINS_OR_ENDS =
            Pattern.compile("(?<=\\p{IsHan})(?=\\P{IsHan})|(?<=\\P{IsHan})(?=\\p{IsHan})");
    private static final Pattern SENTENCE_ENDS = Pattern.compile("(?<=[.!?。！？])\\s*");
    private static final Pattern LESSON = Pattern.compile("title|summary|(meta\\.goals|charts)\\..*");
    private static final Pattern HINT = Pattern.compile("hints\\[(\\d+)]");
    private static final Pattern ASKING = Pattern.compile("title|question\\.text|say\\[.*");

    /** From two: one is an article in some languages. */
    private static final Map<Language, String> NUMBERS = Map.of(
            Language.ENGLISH, "two three four five six seven eight nine ten eleven twelve",
            Language.MALAY, "dua tiga empat lima enam tujuh lapan sembilan sepuluh",
            Language.INDONESIAN, "dua tiga empat lima enam tujuh delapan sembilan sepuluh",
            Language.FILIPINO, "dalawa tatlo apat lima anim pito walo siyam sampu",
            Language.CHINESE, "两 三 四 五 六 七 八 九 十 十一 十二",
            Language.SWEDISH, "två tre fyra fem sex sju åtta nio tio elva tolv");

    private final Language language;
    private final List<LessonRun> course;
    private final Map<String, String> phrases = new HashMap<>();
    private final Map<String, Set<String>> words = new HashMap<>();
    private final Map<String, Integer> stepsWith = new HashMap<>();

    /** Something that tells an answer: which, and where it stands. */
    record Leak(String question, String where, String told) {}

    /** In one language; which words are rare is counted over a course in it. */
    Leaks(Language language, List<LessonRun> course) {
        this.language = language;
        this.course = course;
        for (LessonRun run : course) {
            Map<String, Set<String>> steps = new HashMap<>();
            LessonStrings.of(run.lesson()).forEach((key, text) -> {
                String step = Stream.of(key.split("\\.", -1)).limit(2).collect(joining("."));
                steps.computeIfAbsent(step, id -> new HashSet<>(Set.of(""))).addAll(words(text));
            });
            steps.values().forEach(found -> found.forEach(word -> stepsWith.merge(word, 1, Integer::sum)));
        }
    }

    /**
     * Each text of a lesson that tells the answer to a question that comes with it or after it. Outside the course only
     * what a question says itself is looked at, and what its lesson is called.
     *
     * @param texts by the keys of {@link LessonStrings}
     */
    List<Leak> inWords(LessonRun run, Map<String, String> texts) {
        List<Leak> leaks = new ArrayList<>();
        Map<String, String> read = new LinkedHashMap<>(texts);
        read.keySet().removeIf(key -> !LESSON.matcher(key).matches());
        for (Stage stage : run.stages()) {
            String step = step(stage);
            Map<String, String> own = new LinkedHashMap<>(texts);
            own.keySet().removeIf(key -> !key.startsWith(step));
            if (stage.isScored()) {
                Asked asked = new Asked(run, stage, own);
                String question = run.lesson().id() + "/" + stage.step().head().id();
                Stream.of(read, own)
                        .flatMap(each -> each.entrySet().stream())
                        .filter(text -> asked.isToldBy(text.getKey(), text.getValue()))
                        .forEach(text -> leaks.add(new Leak(question, text.getKey(), text.getValue())));
            }
            own.keySet().removeIf(key -> key.startsWith(step + "teacher") || key.startsWith(step + "cites["));
            read.putAll(own);
        }
        return leaks;
    }

    private static String step(Stage stage) {
        return "steps." + stage.step().head().id() + ".";
    }

    /** The right answer as it stands in texts; nothing if it may well be said. */
    List<String> right(LessonRun run, Stage stage) {
        return new Asked(run, stage, LessonStrings.of(run.lesson())).right;
    }

    /** What is asked, in words. */
    private final class Asked {
        private final String step;
        private final Map<String, String> own;
        private final boolean alone;
        private final boolean first;
        private final List<String> right = new ArrayList<>();
        /** What is offered beside it. */
        private final List<String> wrong = new ArrayList<>();
        /** The keys of what is said to wrong answers while there is something left to find out. */
        private final Set<String> answered = new HashSet<>();

        private final String asking;
        /** The words by which an answer that is a text differs from the others. */
        private final Set<String> only = new HashSet<>();
        /** The words by which one would guess an answer that stands in the lesson's own heading. */
        private final Set<String> guessed = new HashSet<>();

        Asked(LessonRun run, Stage stage, Map<String, String> own) {
            this.step = step(stage);
            this.own = own;
            this.alone = !course.contains(run);
            this.first = !run.isApart() && stage.index() < FIRST;
            this.asking = own.entrySet().stream()
                    .filter(text -> text.getKey().startsWith(step + "say[")
                            || text.getKey().equals(step + "question.text"))
                    .map(Map.Entry::getValue)
                    .collect(joining(" "));
            List<String> answers = run.rightAnswer(stage).parts();
            Question question = stage.ask().question();
            if (question instanceof Question.Choice choice) {
                texts(choice);
                return;
            }
            own.keySet().stream()
                    .filter(key -> key.startsWith(step + "feedback."))
                    .map(key -> key.substring(step.length()))
                    .filter(key -> !key.equals("feedback.correct"))
                    .filter(key -> !answers.contains(key.replace("feedback.byAnswer.", "")))
                    .forEach(answered::add);
            if (question instanceof Question.HowMany) {
                answers.stream().filter(number -> !number.equals("1")).forEach(right::add);
            } else if (question instanceof Question.Landing landing) {
                String from = landing.move().from().name();
                places(answers, List.of(from), run.words());
                guessed.addAll(answers.contains(from) ? HOME : words(answers.get(0)));
            } else if (question instanceof Question.BestMove) {
                List<String> named =
                        HOUSES.stream().filter(house -> has(asking, house)).toList();
                places(answers, answers.containsAll(named) ? List.of() : named, run.words());
            }
        }

        private void texts(Question.Choice choice) {
            choice.options().forEach(option -> {
                String key = "question.options." + option.id();
                (option.correct() ? right : wrong).add(own.getOrDefault(step + key + ".text", ""));
                if (!option.correct() && choice.options().size() > 2) {
                    answered.add(key + ".feedback");
                }
            });
            right.forEach(text -> only.addAll(words(text)));
            wrong.forEach(text -> only.removeAll(words(text)));
            guessed.addAll(only);
            guessed.removeAll(words(own.getOrDefault(step + "question.text", "")));
            guessed.removeAll(ON_EVERY_BOARD);
        }

        /** The house that is sown, and those between which the question itself leaves a choice, tell nothing. */
        private void places(List<String> answers, List<String> named, CaptionText captions) {
            HOUSES.stream()
                    .filter(house -> !named.contains(house))
                    .forEach(house -> (answers.contains(house) ? right : wrong).add(house));
            answers.stream().flatMap(name -> Place.parse(name).stream()).forEach(place -> {
                if (place instanceof Store store) {
                    right.add("store:" + store.side().id());
                    right.add(captions.place(store));
                }
            });
        }

        /** Whether a text that was read before, or is read while the question is open, gives the answer away. */
        boolean isToldBy(String key, String text) {
            boolean mine = key.startsWith(step);
            String part = mine ? key.substring(step.length()) : "";
            boolean named =
                    ASKING.matcher(part).matches() && (isSaid(text) || (language == Language.ENGLISH && isNamed(text)));
            boolean remembered = first && (key.equals("title") || key.equals("summary"));
            boolean open = !alone && (!mine || isOpen(part));
            boolean heading = !key.startsWith("steps.") || key.endsWith(".title");
            return named
                    || (remembered && isGuessedBy(text))
                    || (open && isTold(text))
                    || (open && (mine || heading) && isSaid(text))
                    || (open && heading && isHintedAt(text));
        }

        /** Which words stand on every board, and tell nothing, is known in English. */
        private boolean isGuessedBy(String text) {
            return language == Language.ENGLISH && words(text).stream().anyMatch(guessed::contains);
        }

        /** Whether a text of the step is read before the answer; the last hint may go as far as it likes. */
        private boolean isOpen(String part) {
            Matcher hint = HINT.matcher(part);
            return hint.lookingAt()
                    ? own.containsKey(step + "hints[" + (Integer.parseInt(hint.group(1)) + 1) + "]")
                    : ASKING.matcher(part).matches() || part.startsWith("highlight[") || answered.contains(part);
        }

        private boolean isNamed(String text) {
            return right.stream().flatMap(Leaks.this::spellings).anyMatch(answer -> has(text, answer));
        }

        /** Whether a text has an answer in it, and none of those that are wrong. */
        private boolean isSaid(String text) {
            return isNamed(text) && wrong.stream().noneMatch(answer -> has(text, answer));
        }

        /** Whether a sentence of a text has all words by which the right answer differs from the others. */
        private boolean isTold(String text) {
            return only.size() > 1
                    && only.stream().anyMatch(Leaks.this::isRare)
                    && SENTENCE_ENDS
                            .splitAsStream(text)
                            .anyMatch(sentence -> words(sentence).containsAll(only));
        }

        /** Whether a heading has the words by which one would guess the right answer, and none of the others. */
        private boolean isHintedAt(String heading) {
            Set<String> words = words(heading);
            Set<String> asked = words(asking);
            List<String> telling = only.stream()
                    .filter(Leaks.this::isRare)
                    .filter(word -> asked.stream().noneMatch(each -> word.startsWith(each) || each.startsWith(word)))
                    .toList();
            long hits = telling.stream().filter(words::contains).count();
            boolean all = only.size() > 1 && words.containsAll(only);
            Set<String> known = new HashSet<>(asked);
            right.forEach(text -> known.addAll(words(text)));
            return (all || (hits > 0 && hits * 2 >= telling.size()))
                    && wrong.stream()
                            .flatMap(text -> words(text).stream())
                            .noneMatch(word -> words.contains(word) && !known.contains(word));
        }
    }

    private Stream<String> spellings(String answer) {
        String[] numbers = NUMBERS.get(language).split(" ", -1);
        boolean number = answer.matches("[2-9]|1\\d") && Integer.parseInt(answer) - 2 < numbers.length;
        return number ? Stream.of(answer, numbers[Integer.parseInt(answer) - 2]) : Stream.of(answer);
    }

    private boolean has(String text, String answer) {
        String phrase = phrase(answer);
        return phrase(text).contains(HAN.matcher(answer).find() ? phrase.trim() : phrase);
    }

    private boolean isRare(String word) {
        return stepsWith.getOrDefault(word, 0) <= RARE * stepsWith.get("");
    }

    /** The beginnings of a text's longer words, since endings make no difference; pairs of characters in Chinese. */
    private Set<String> words(String text) {
        return words.computeIfAbsent(text, all -> {
            Set<String> found = new HashSet<>();
            for (String word : phrase(all).trim().split(" ", -1)) {
                if (HAN.matcher(word).find()) {
                    IntStream.range(1, word.length()).forEach(i -> found.add(word.substring(i - 1, i + 1)));
                } else if (word.length() > 3) {
                    found.add(word.substring(0, Math.min(STEM, word.length())));
                }
            }
            return found;
        });
    }

    /** A text's words with a space around each. */
    private String phrase(String text) {
        return phrases.computeIfAbsent(text, all -> {
            String named = NAMED.matcher(all).replaceAll(" $1 ").toLowerCase(Locale.ROOT);
            return WORD.matcher(HAN_BEGINS_OR_ENDS.matcher(named).replaceAll(" "))
                    .results()
                    .map(MatchResult::group)
                    .collect(joining(" ", " ", " "));
        });
    }

    /** A house from which a hand sows, by these rules, from these seeds. */
    private record Hand(RuleSet rules, Position seeds, House from) {}

    /** Each answer that is seen: in a hand that was watched from the same seeds, in marks, in a number on the board. */
    static List<Leak> onBoards(LessonRun run) {
        List<Leak> leaks = new ArrayList<>();
        Map<Hand, String> seen = new HashMap<>();
        for (Stage stage : run.stages()) {
            String id = stage.step().head().id();
            Position board = stage.timeline().positionAt(stage.end());
            if (stage.isScored()) {
                Question question = stage.ask().question();
                List<String> right = run.rightAnswer(stage).parts();
                List<String> how = new ArrayList<>();
                asked(question, right)
                        .map(house -> seen.getOrDefault(new Hand(run.rules(), board, house), ""))
                        .filter(step -> !step.isEmpty())
                        .forEach(step -> how.add("seen in " + step));
                if (isMarked(run, stage, question, right)) {
                    how.add("marked");
                }
                if (question instanceof Question.HowMany many
                        && many.of() instanceof Measure.Seeds seeds
                        && right.contains(String.valueOf(board.seedsIn(seeds.place())))) {
                    how.add("counted");
                }
                how.forEach(told -> leaks.add(new Leak(run.lesson().id() + "/" + id, "board", told)));
            }
            if (!run.isApart()) {
                watched(run, stage).forEach(hand -> seen.putIfAbsent(hand, id));
            }
        }
        return leaks;
    }

    /** The houses whose hand would have to be seen to know the answer. */
    private static Stream<House> asked(Question question, List<String> right) {
        return question instanceof Question.BestMove
                ? right.stream().flatMap(name -> House.parseHouse(name).stream())
                : move(question).map(Move::from).stream();
    }

    private static Optional<Move> move(Question question) {
        return question instanceof Question.Order order
                ? order.move()
                : question instanceof Question.DrawCurve curve
                        ? curve.move()
                        : QuestionKinds.of(question).diagnosable().flatMap(QuestionKind.Diagnosable::move);
    }

    /** Whether what is marked with a question or a hint tells; the author's last hint may, but where a hand ends. */
    private static boolean isMarked(LessonRun run, Stage stage, Question question, List<String> right) {
        Step.Head head = stage.step().head();
        List<Hint> hints = run.hints(stage, run.words());
        boolean landing = question instanceof Question.Landing;
        boolean compared = question instanceof Question.Rule
                && right.contains("capture")
                && head.highlights().stream().anyMatch(mark -> mark.role() == Highlight.Role.COMPARE);
        int open = landing || head.hints().isEmpty() ? hints.size() : hints.size() - 1;
        return compared
                || Stream.concat(
                                Stream.of(head.highlights()),
                                hints.stream().limit(open).map(Hint::highlights))
                        .map(marks -> places(marks, question))
                        .anyMatch(marks -> !marks.isEmpty()
                                && (right.containsAll(marks) || (landing && marks.containsAll(right))));
    }

    /** The places that are marked; the house that is sown may well be. */
    private static List<String> places(List<Highlight> marks, Question question) {
        return marks.stream()
                .map(Highlight::target)
                .flatMap(target -> target instanceof Highlight.Target.At at ? Stream.of(at.place()) : Stream.empty())
                .filter(place ->
                        move(question).filter(move -> move.from().equals(place)).isEmpty())
                .map(Place::name)
                .toList();
    }

    /** The hands that are watched in a stage, or are the only way to what is to be tried in one move. */
    private static Stream<Hand> watched(LessonRun run, Stage stage) {
        if (stage.step()
                .asTrying()
                .filter(step -> !step.isPlayedOut() && step.ladder().isEmpty() && step.moves() == 1)
                .isPresent()) {
            Position board = stage.timeline().positionAt(stage.end());
            return run.solution(stage).stream().map(move -> new Hand(run.rules(), board, move.from()));
        }
        return run.compared(stage)
                .map(compared -> compared.boards().stream()
                        .flatMap(board -> hands(
                                board.rules(),
                                board.timeline(),
                                0,
                                board.timeline().size())))
                .orElseGet(() -> hands(run.rules(), stage.timeline(), stage.start(), stage.end()));
    }

    private static Stream<Hand> hands(RuleSet rules, Timeline timeline, int start, int end) {
        return IntStream.range(start, end)
                .boxed()
                .flatMap(i -> timeline.events().get(i) instanceof Lifted lifted
                        ? Stream.of(new Hand(rules, timeline.positionAt(i), lifted.at()))
                        : Stream.empty());
    }
}
