package papan.ui.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.lesson.compare.ComparisonLine;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.narration.CaptionText;
import papan.ui.common.WindowText;

/**
 * What a page says, for those who speak it or show it large: screen readers and a class.
 *
 * @param sentence about what happens on the board, or what leads up to a question
 * @param boards what happens on each of several boards, by their names; empty where it is all the same, or not told yet
 * @param question what is asked; empty where nothing is
 * @param reply what is said to what the learner has done last; empty where nothing is
 * @param aims what is worth bringing about on the way, each with whether it has been
 * @param explanation in short, why boards differ or are alike, once somebody has looked for it; else empty
 */
public record PageText(
        String sentence, List<String> boards, String question, String reply, List<String> aims, String explanation) {
    public PageText {
        boards = List.copyOf(boards);
        aims = List.copyOf(aims);
    }

    public static PageText of(Page page, WindowText words) {
        Reading reading = new Reading(page, words);
        page.blocks().forEach(block -> block.accept(reading));
        String sentence = reading.sentence.orElse("");
        return new PageText(
                sentence,
                sentence.isEmpty() ? reading.boards : List.of(),
                reading.question,
                reading.reply(),
                reading.aims,
                reading.explanation);
    }

    /** The boards that are compared on a page, as it tells of them; none where it compares none. */
    public static List<Block.Compared.Entry> compared(Page page) {
        return page.all(Block.Compared.class)
                .flatMap(compared -> compared.boards().stream())
                .toList();
    }

    /** What happens, for those who hear it: of several boards each by its name where it is not the same on all. */
    public String heard() {
        return boards.isEmpty() ? sentence : String.join("\n", boards);
    }

    /** The question with what leads up to it. */
    public String asked() {
        return (sentence + " " + question).strip();
    }

    static List<String> hints(Page page) {
        return page.all(Block.Hinted.class).map(Block.Hinted::text).toList();
    }

    /** The words that are said to an answer. */
    static String feedback(Block.Judged judged) {
        return judged.said().collect(Collectors.joining("\n"));
    }

    private static String lines(Stream<String> all) {
        return all.filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
    }

    /** Reads a page block by block; each says whether it was worth a word. */
    private static final class Reading implements Block.SelectiveVisitor<Boolean> {
        private final CaptionText captions;
        private final WindowText words;
        private Optional<String> sentence = Optional.empty();
        private List<String> boards = List.of();
        private String question = "";
        private String verdict = "";
        private String hint = "";
        private List<String> aims = List.of();
        private String explanation = "";
        private boolean looked;

        Reading(Page page, WindowText words) {
            captions = page.words();
            this.words = words;
        }

        /** A hint may come before a verdict or after it. */
        String reply() {
            return (verdict + " " + hint).strip();
        }

        private boolean reply(String outcome, String said) {
            verdict = outcome.isEmpty()
                    ? said
                    : words.text("question.reply", Map.of("outcome", outcome, "feedback", said))
                            .strip();
            return true;
        }

        @Override
        public Boolean other(Block block) {
            return false;
        }

        @Override
        public Boolean said(Block.Said said) {
            sentence = sentence.or(() -> Optional.of(said.text()));
            return true;
        }

        /** Boards on which the same has happened are told together. */
        @Override
        public Boolean compared(Block.Compared compared) {
            Map<String, List<String>> told = new LinkedHashMap<>();
            compared.boards()
                    .forEach(each -> each.last()
                            .ifPresent(sentence -> told.computeIfAbsent(sentence, any -> new ArrayList<>())
                                    .add(each.label())));
            boards = told.entrySet().stream()
                    .map(each -> captions.text(
                            "compare.told",
                            Map.of(
                                    "boards",
                                    String.join(captions.text("list.comma"), each.getValue()),
                                    "sentence",
                                    each.getKey())))
                    .toList();
            return !boards.isEmpty();
        }

        @Override
        public Boolean asked(Block.Asked asked) {
            question = asked.question();
            return true;
        }

        @Override
        public Boolean look(Block.Look look) {
            looked = true;
            return true;
        }

        @Override
        public Boolean explained(Block.Explained explained) {
            List<ComparisonLine> said = of(explained, ComparisonLine.Part.SAID);
            explanation = !looked
                    ? ""
                    : (said.isEmpty() ? of(explained, ComparisonLine.Part.AGREEMENT) : said)
                            .stream().map(ComparisonLine::text).distinct().collect(Collectors.joining(" "));
            return looked
                    && reply(
                            "",
                            explained.lines().stream().map(ComparisonLine::text).collect(Collectors.joining(" ")));
        }

        private static List<ComparisonLine> of(Block.Explained explained, ComparisonLine.Part part) {
            return explained.lines().stream()
                    .filter(line -> line.part() == part)
                    .toList();
        }

        @Override
        public Boolean tried(Block.Tried tried) {
            aims = tried.aims().stream()
                    .map(aim -> TickedLabel.said(aim.text(), aim.reached(), words))
                    .toList();
            return reply("", lines(Stream.of(tried.refused(), tried.sentence())).replace('\n', ' '));
        }

        @Override
        public Boolean judged(Block.Judged judged) {
            String key = judged.correct() ? "question.right" : "question.wrong";
            return reply(words.text(key, Map.of("answer", judged.given())), feedback(judged));
        }

        @Override
        public Boolean answer(Block.Answer answer) {
            return answer.why().isEmpty()
                    ? reply("", answer.sentence())
                    : reply(answer.sentence(), String.join("\n", answer.why()));
        }

        @Override
        public Boolean ended(Block.Ended ended) {
            Stream<String> shown =
                    ended.goals().stream().filter(Block.Ended.Goal::shown).map(Block.Ended.Goal::text);
            Stream<String> told = Stream.concat(shown, ended.said());
            return reply("", lines(told).replace('\n', ' '));
        }

        @Override
        public Boolean hint(Block.Hinted given) {
            hint = given.text();
            return true;
        }
    }
}
