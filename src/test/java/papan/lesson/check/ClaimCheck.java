package papan.lesson.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.format.Nearest;
import papan.lesson.play.PlayedStep;
import papan.lesson.play.Staging;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.scene.Findings;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Cite;
import papan.lesson.script.Claim;
import papan.lesson.script.Claims;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.lesson.text.LessonTexts;
import papan.lesson.text.TextReader;
import papan.rules.RuleBook;

/** Checks that sentences that speak of all, of none or of most have a claim, and that the proofs hold. */
final class ClaimCheck {
    /** What is tried to find the piece of a sentence that an author meant. */
    private static final int MOST_TRIED = 500;

    private final Lesson lesson;
    private final Claims claims;
    private final RuleBook book;
    private final Staging staging;
    private final Effort effort;
    private final Findings findings = new Findings();
    /** For rounds of simulations, which no other check plays. */
    private final Effort rounds = new Effort(Effort.MOST);

    private final Universals universals;
    /** The texts that may be proved, by the step in which they stand; those of no step under "meta". */
    private final Map<String, List<Text>> texts = new LinkedHashMap<>();

    private ClaimCheck(Lesson lesson, Claims claims, RuleBook book) {
        this.lesson = lesson;
        this.claims = claims;
        this.book = book;
        this.staging = Staging.of(lesson, book);
        this.effort = staging.effort();
        this.universals = Universals.of(lesson.language(), book.installed().all());
        LessonTexts.read(lesson, new Statements());
    }

    /** What is not proved in a lesson, and what is proved wrongly. */
    static List<Finding> check(Lesson lesson, Claims claims, RuleBook book) {
        ClaimCheck check = new ClaimCheck(lesson, claims, lesson.rules().in(book));
        check.run();
        return check.findings.list();
    }

    private void run() {
        Set<String> left = new LinkedHashSet<>(claims.steps().keySet());
        head();
        for (PlayedStep played : staging.played()) {
            step(played.path(), played);
            left.remove(played.stage().step().head().id());
        }
        for (PlayedStep played : staging.bank()) {
            step(BankQuestion.path(played.stage().index()), played);
            left.remove(played.stage().step().head().id());
        }
        left.forEach(id -> findings.error("E703", id, "There is no step \"" + id + "\".", ""));
        if (effort.isSpent()) {
            findings.add(Effort.spent("claims"));
        }
    }

    /**
     * A text that states something.
     *
     * @param path where in the file it stands
     */
    private record Text(String path, String text) {}

    /** What sources say is proved by them, what is only offered is claimed by nobody, and a plan tells what to do. */
    private final class Statements implements TextReader {
        @Override
        public void plain(String path, String text) {
            if (path.startsWith("meta.plan.")) {
                return;
            }
            boolean inStep = path.startsWith("steps[") || path.startsWith("bank[");
            String where = inStep ? path.substring(0, path.indexOf(']') + 1) : "meta";
            texts.computeIfAbsent(where, any -> new ArrayList<>()).add(new Text(path, text));
        }

        @Override
        public void offered(String path, String text) {}

        @Override
        public void cited(String path, String text) {}
    }

    /** Looks at what no step says. */
    private void head() {
        List<String> sources =
                lesson.meta().sources().stream().map(Lesson.Reference::id).toList();
        look("meta", claims.meta(), new Proofs(book, sources, Optional.empty(), effort, rounds));
    }

    /** Looks at what a step says, or a question for later. */
    private void step(String path, PlayedStep played) {
        Step.Head head = played.stage().step().head();
        Proofs.Board board = new Proofs.Board(played, staging.answer(played, path));
        List<String> sources = head.cites().stream().map(Cite::source).toList();
        look(path, claims.of(head.id()), new Proofs(book, sources, Optional.of(board), effort, rounds));
    }

    private void look(String path, List<Claim> claims, Proofs proofs) {
        List<Text> said = texts.getOrDefault(path, List.of());
        for (int i = 0; i < claims.size() && !effort.isSpent() && !findings.isFull(); i++) {
            claim(path + ".claims[" + i + "]", claims.get(i), said, proofs);
        }
        for (Text text : findings.isFull() ? List.<Text>of() : said) {
            universals.in(text.text()).forEach(sentence -> proved(text, sentence, claims));
        }
    }

    private void claim(String path, Claim claim, List<Text> said, Proofs proofs) {
        if (said.stream().noneMatch(text -> text.text().contains(claim.says()))) {
            effort.spend((long) MOST_TRIED * claim.says().length());
            findings.error(
                    "E543",
                    path + ".says",
                    "No sentence here has \"" + claim.says() + "\" in it.",
                    Nearest.suggestion(claim.says(), pieces(said, claim.says())));
        }
        claim.proof()
                .accept(proofs)
                .ifPresent(cause -> findings.error(
                        cause.code(), path, "\"" + claim.says() + "\" is not proved: " + cause.message(), cause.fix()));
    }

    /** As many words in a row as an author wrote, from everywhere. */
    private static Set<String> pieces(List<Text> said, String piece) {
        int words = piece.split(" ", -1).length;
        return said.stream()
                .map(text -> text.text().split(" ", -1))
                .flatMap(all -> Stream.iterate(0, i -> i + words <= all.length, i -> i + 1)
                        .map(i -> String.join(" ", Arrays.copyOfRange(all, i, i + words))))
                .limit(MOST_TRIED)
                .collect(Collectors.toSet());
    }

    /** Each of the words must lie within what a claim says. */
    private void proved(Text text, Universals.Sentence sentence, List<Claim> claims) {
        List<String> open = sentence.words().stream()
                .filter(word -> claims.stream().noneMatch(claim -> covers(text.text(), claim.says(), word)))
                .map(Universals.Word::text)
                .distinct()
                .toList();
        if (!open.isEmpty()) {
            findings.warning(
                    "W541",
                    text.path(),
                    "\"" + sentence.text() + "\" says \"" + String.join("\" and \"", open)
                            + "\", and no claim proves it.",
                    "Write a claim whose \"says\" has it, or say less.");
        }
    }

    private static boolean covers(String text, String piece, Universals.Word word) {
        for (int at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
            if (at <= word.start() && word.end() <= at + piece.length()) {
                return true;
            }
        }
        return false;
    }
}
