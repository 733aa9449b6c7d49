package papan.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.analysis.Comparison;
import papan.analysis.Counterparts;
import papan.analysis.EndState;
import papan.analysis.Parting;
import papan.analysis.SideBySide;
import papan.lesson.compare.ComparisonText;
import papan.model.House;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Reasoning;
import papan.narration.Wording;
import papan.replay.Refusals;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.rules.Source;

/** Prints all that is known about the same moves on several boards. */
final class ComparisonReport {
    private final List<ComparedBoard> boards;
    private final SideBySide played;
    private final Wording wording;
    private final CliText words;
    private final PrintWriter out;

    ComparisonReport(List<ComparedBoard> boards, SideBySide played, Language language, PrintWriter out) {
        this.boards = boards;
        this.played = played;
        this.wording = Wording.of(language);
        this.words = new CliText(language);
        this.out = out;
    }

    void print() {
        for (int board = 1; board < boards.size(); board++) {
            if (board > 1) {
                out.println();
            }
            board(board);
        }
        out.println();
        clauses();
        out.println();
        ends();
    }

    private String name(int board) {
        return boards.get(board).name();
    }

    private RuleSet rules(int board) {
        return boards.get(board).rules();
    }

    private void board(int board) {
        ComparedBoard compared = boards.get(board);
        compared.from().ifPresent(other -> switched(compared, other));
        Counterparts counterparts = played.rivals().get(board - 1).counterparts();
        if (!counterparts.isSame()) {
            houses(board, counterparts);
        }
        Comparison comparison = played.comparison(board);
        if (!counterparts.isSameSize()) {
            say(
                    "compare.sizes",
                    Map.of(
                            "one", name(0),
                            "other", name(board),
                            "houses", counterparts.one().layout().houses(),
                            "others", counterparts.other().layout().houses()));
            return;
        }
        ComparisonText text = new ComparisonText(comparison, name(0), name(board), wording);
        text.lines(text.agreement(), sentence -> true).forEach(line -> out.println(line.plain()));
        if (comparison.parts()) {
            later(board);
        }
    }

    private void switched(ComparedBoard board, RuleSet other) {
        String clauses = questions(board.seat().borrowed());
        Map<String, Object> args = Map.of(
                "board", board.name(),
                "one", board.rules().id(),
                "other", other.id(),
                "clauses", clauses,
                "event", board.seat().since().orElse(0));
        say(board.seat().since().isPresent() ? "compare.switched-since" : "compare.switched", args);
    }

    /** Which houses correspond, where their names differ or one has no counterpart. */
    private void houses(int board, Counterparts counterparts) {
        String pairs = Stream.of(Side.values())
                .flatMap(side -> counterparts.pairs(side).stream())
                .filter(pair -> !pair.other().equals(Optional.of(pair.first())))
                .map(pair -> pair.first().name() + " = "
                        + pair.other().map(House::name).orElseGet(() -> words.text("compare.houses.none")))
                .collect(Collectors.joining(", "));
        if (!pairs.isEmpty()) {
            say("compare.houses", Map.of("one", name(0), "other", name(board), "pairs", pairs));
        }
        if (played.from().isPresent() && !counterparts.isSameSize()) {
            say("compare.own-start", Map.of("other", name(board)));
        }
        played.lost(board)
                .ifPresent(move -> say(
                        "compare.no-counterpart", Map.of("house", move.from().name(), "other", name(board))));
    }

    /** What parts the boards once more, for a reason of its own. */
    private void later(int board) {
        List<Parting> all = played.rivals().get(board - 1).partings();
        List<Parting> own = all.subList(Math.min(1, all.size()), all.size());
        boolean told = !all.isEmpty() && !all.get(0).clauses().isEmpty();
        if (!told) {
            say("compare.later-unknown", Map.of());
            return;
        }
        say("compare.later", Map.of("count", own.size()));
        for (Parting parting : own) {
            String clauses = parting.clauses().isEmpty()
                    ? words.text("compare.later.unexplained")
                    : parting.clauses().stream()
                            .map(clause -> question(clause) + " [" + clause.id() + "]")
                            .collect(Collectors.joining(" + "));
            out.println("  "
                    + words.text(
                            "compare.later.at",
                            Map.of(
                                    "event", parting.at(),
                                    "seed", played.seedsSown(board, parting.at()),
                                    "clauses", clauses)));
        }
    }

    /** What each rule set says to the clauses in which any differs from the first; an asterisk marks those that part them. */
    private void clauses() {
        List<ClauseId> differing = Stream.of(ClauseId.values())
                .filter(clause -> boards.stream()
                        .anyMatch(board ->
                                ClauseAnswer.differing(rules(0), board.rules()).contains(clause)))
                .toList();
        say("compare.clauses", Map.of("count", differing.size()));
        List<ClauseId> causes = played.rivals().stream()
                .flatMap(rival -> rival.partings().stream())
                .flatMap(parting -> parting.clauses().stream())
                .toList();
        for (ClauseId clause : differing) {
            out.println((causes.contains(clause) ? "* " : "  ") + question(clause) + "  [" + clause.id() + "]");
            List<List<String>> answers = boards.stream()
                    .map(board -> List.of(board.name(), brief(board.rules(), clause) + sources(board.rules(), clause)))
                    .toList();
            TerminalColumn.table(answers, 2).forEach(line -> out.println("    " + line));
        }
    }

    private String questions(List<ClauseId> clauses) {
        return clauses.stream().map(this::question).collect(Collectors.joining(" + "));
    }

    private String question(ClauseId clause) {
        return new Reasoning(captions(rules(0)), rules(0)).question(clause);
    }

    /** A clause in a few words, with its numbers. */
    private String brief(RuleSet rules, ClauseId clause) {
        return new Reasoning(captions(rules), rules).brief(clause);
    }

    /** The documents that say so, with {@code +}, and with {@code ~} whether it is our reading. */
    private String sources(RuleSet rules, ClauseId id) {
        Clause clause = rules.clause(id);
        String titles = clause.supports().stream()
                .map(citation ->
                        rules.source(citation.source()).map(Source::title).orElse(citation.source()))
                .distinct()
                .collect(Collectors.joining("; "));
        return (titles.isEmpty() ? "" : "  + " + titles)
                + (clause.isReading() ? "  ~ " + words.text("compare.reading") : "");
    }

    private CaptionText captions(RuleSet rules) {
        return new CaptionText(wording.withTerms(rules));
    }

    private void ends() {
        List<EndState> ends = played.boards().stream().map(EndState::of).toList();
        List<List<String>> table = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(words.text("compare.ends.title")));
        boards.forEach(board -> head.add(board.name()));
        table.add(head);
        for (Side side : Side.values()) {
            row(
                    table,
                    "store." + side.id(),
                    ends,
                    end -> String.valueOf(end.position().inStore(side)));
            row(
                    table,
                    "row." + side.id(),
                    ends,
                    end -> String.valueOf(end.position().inRow(side)));
        }
        if (ends.stream().anyMatch(end -> !end.position().burnt().isEmpty())) {
            row(
                    table,
                    "burnt",
                    ends,
                    end -> String.valueOf(end.position().burnt().size()));
        }
        row(table, "captured", ends, end -> String.valueOf(end.captured()));
        row(table, "laps", ends, end -> String.valueOf(end.laps()));
        row(table, "turns", ends, end -> String.valueOf(end.turns()));
        row(table, "next", ends, this::next);
        TerminalColumn.table(table, 1).forEach(out::println);
        for (int board = 0; board < boards.size(); board++) {
            String name = name(board);
            CaptionText told = captions(rules(board));
            played.boards()
                    .get(board)
                    .refused()
                    .ifPresent(refusal -> out.println(name + ": " + told.format(Refusals.caption(refusal))));
        }
    }

    private String next(EndState end) {
        return end.round()
                .map(winner -> words.text("compare.ends.round", Map.of("winner", winner.id())))
                .orElseGet(() -> words.text(
                        "compare.ends.mover",
                        Map.of("player", end.position().toMove().id())));
    }

    private void row(List<List<String>> table, String key, List<EndState> ends, Function<EndState, String> read) {
        List<String> row = new ArrayList<>(List.of(words.text("compare.ends." + key)));
        ends.forEach(end -> row.add(read.apply(end)));
        table.add(row);
    }

    private void say(String key, Map<String, ?> args) {
        out.println(words.text(key, args));
    }
}
