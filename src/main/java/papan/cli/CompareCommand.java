package papan.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import papan.analysis.Contrast;
import papan.analysis.Counterparts;
import papan.analysis.Courses;
import papan.analysis.SideBySide;
import papan.engine.Refusal;
import papan.export.ComparisonFile;
import papan.export.PlainBoard;
import papan.json.match.ComparisonWriter;
import papan.model.Direction;
import papan.model.Move;
import papan.model.Position;
import papan.rules.RuleSet;
import papan.search.CtrlC;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code papan compare}: where rule sets part on the same moves, and because of which clause. */
@Command(
        name = "compare",
        description =
                "Makes the same moves under several rule sets and tells where they part, because of which clauses,"
                        + " and where each ends.",
        footer = "  papan compare --rules congkak,sungka --moves S3,N3")
final class CompareCommand extends SpeakingCommand {
    @Option(
            names = "--rules",
            required = true,
            split = ",",
            paramLabel = "ID|FILE",
            description = "up to four rule sets with commas between them; the others are compared with the first")
    private List<RuleSet> rules;

    @Option(
            names = "--switch",
            paramLabel = "CLAUSE=ID",
            description = "one more board: the first rule set with just this clause as in another (may be repeated)")
    private List<String> switches = List.of();

    @Option(
            names = "--from-event",
            paramLabel = "N",
            description = "with --switch: the clause comes into force only after N events of the first board")
    private Optional<Integer> fromEvent = Optional.empty();

    @Mixin
    private PositionOption position;

    @Mixin
    private MovesOption moves;

    @Option(
            names = "--smallest",
            description = "instead of given moves: looks for the smallest position on which they differ")
    private boolean smallest;

    @Mixin
    private FormatOption format;

    @Option(
            names = "--out",
            paramLabel = "FILE.{png,svg,html}",
            description = "draws the boards into a file instead of printing")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--at",
            paramLabel = "EVENT",
            description = "with --out: up to which event of the first board (default: the end)")
    private Optional<Integer> at = Optional.empty();

    @Override
    public Integer call() {
        Optional<ComparisonFile> kind =
                file.map(path -> OutFile.kind(path, ComparisonFile.of(path), ".png, .svg or .html"));
        checkCall();
        List<ComparedBoard> boards = boards();
        if (!smallest && !moves.isGiven()) {
            throw CallException.wrong("papan compare needs --moves S6,N3,… or --smallest.");
        }
        boolean differ = smallest ? contrasts(boards, kind) : compared(boards, kind);
        return differ || kind.isPresent() ? Exit.DONE : Exit.NO;
    }

    private void checkCall() {
        if (rules.size() < 2 && switches.isEmpty()) {
            throw CallException.wrong("--rules names one rule set; papan compare needs two to " + SideBySide.MOST
                    + ", or a clause to try with --switch CLAUSE=ID.");
        }
        int boards = rules.size() + switches.size();
        if (boards > SideBySide.MOST) {
            throw CallException.wrong("--rules and --switch ask for " + boards + " boards; at most " + SideBySide.MOST
                    + " can be compared.");
        }
        if (smallest && (position.isGiven() || moves.isGiven())) {
            throw CallException.wrong(
                    "--smallest looks for a position and a move itself: leave out --position and --moves.");
        }
        if (smallest && fromEvent.isPresent()) {
            throw CallException.wrong("--from-event is about given moves: leave out --smallest.");
        }
        if (smallest && file.isPresent() && boards > 2) {
            throw CallException.wrong("--out holds one comparison, and --smallest finds one for each two boards:"
                    + " ask for two boards.");
        }
        if (fromEvent.isPresent() && switches.isEmpty()) {
            throw CallException.wrong("--from-event says when a clause is switched: add --switch CLAUSE=ID.");
        }
        if (file.isPresent()) {
            refuse("the end of the name after --out says how the file is written.", "--format");
        }
        if (at.isPresent() && file.isEmpty()) {
            throw CallException.wrong("--at says up to where boards are drawn: add --out FILE.");
        }
    }

    private List<ComparedBoard> boards() {
        RuleSetOption.checkAll(rules, SideBySide.MOST);
        List<ComparedBoard> boards =
                new ArrayList<>(rules.stream().map(ComparedBoard::of).toList());
        for (String each : switches) {
            ComparedBoard board = ComparedBoard.switched(rules.get(0), each);
            if (boards.stream().anyMatch(other -> other.name().equals(board.name()))) {
                throw CallException.wrong("--switch " + each + " is asked for twice.");
            }
            boards.add(board);
        }
        return boards;
    }

    private boolean compared(List<ComparedBoard> asked, Optional<ComparisonFile> kind) {
        RuleSet one = asked.get(0).rules();
        List<Move> made = moves.read(one.layout());
        Optional<Position> from = position.read(around(), one);
        List<ComparedBoard> boards =
                fromEvent.map(event -> since(event, asked, from, made)).orElse(asked);
        SideBySide played = played(boards, from, made);
        checkDirections(boards, played);
        checkChoices(played);
        tell(boards, played, kind);
        return parts(played);
    }

    private static SideBySide played(List<ComparedBoard> boards, Optional<Position> from, List<Move> made) {
        return SideBySide.ofSeats(boards.stream().map(ComparedBoard::seat).toList(), from, made);
    }

    private static boolean parts(SideBySide played) {
        return played.rivals().stream().anyMatch(rival -> rival.comparison().parts());
    }

    private static List<ComparedBoard> since(
            int event, List<ComparedBoard> boards, Optional<Position> from, List<Move> made) {
        RuleSet one = boards.get(0).rules();
        Arguments.within(
                "--from-event", event, 0, Courses.play(one, from, made).events().size());
        return boards.stream()
                .map(board -> board.isSwitched() ? board.since(event, one.layout()) : board)
                .toList();
    }

    /** A move that only lacks a direction is not refused by the rules: it has not been written to its end. */
    private static void checkDirections(List<ComparedBoard> boards, SideBySide played) {
        for (int i = 0; i < boards.size(); i++) {
            int board = i;
            Optional<Refusal> lacking = played.boards()
                    .get(board)
                    .refused()
                    .filter(refusal -> refusal.reason() == Refusal.Reason.DIRECTION);
            if (lacking.isPresent()) {
                Move there = lacking.get().move();
                Move move = board == 0
                        ? there
                        : played.rivals()
                                .get(board - 1)
                                .counterparts()
                                .onFirst(there)
                                .orElse(there);
                String house = move.from().name();
                throw CallException.wrong("--moves: " + house + " needs a direction under "
                        + boards.get(board).name() + ": " + house + ":" + Direction.CLOCKWISE.suffix() + " or " + house
                        + ":" + Direction.ANTICLOCKWISE.suffix() + ".");
            }
        }
    }

    /** A board on which nobody has sown a house yet has nothing to be compared. */
    private void checkChoices(SideBySide played) {
        for (int board = 0; board < played.boards().size(); board++) {
            Courses.Played here = played.boards().get(board);
            Optional<Counterparts> counterparts = board == 0
                    ? Optional.empty()
                    : Optional.of(played.rivals().get(board - 1).counterparts());
            LackingChoice.after(
                            here,
                            played.moves(),
                            move -> counterparts.map(each -> each.onFirst(move)).orElse(Optional.of(move)))
                    .ifPresent(lacking -> lacking.tell(here, err()));
        }
    }

    private boolean contrasts(List<ComparedBoard> boards, Optional<ComparisonFile> kind) {
        ComparedBoard first = boards.get(0);
        for (ComparedBoard other : boards) {
            int houses = first.rules().layout().houses();
            int others = other.rules().layout().houses();
            if (houses != others) {
                throw CallException.wrong("--smallest needs boards of the same size: " + first.name() + " has " + houses
                        + " houses a side, " + other.name() + " has " + others + ".");
            }
        }
        boolean differ = false;
        for (ComparedBoard other : boards.subList(1, boards.size())) {
            differ |= contrast(first, other, kind);
        }
        return differ;
    }

    private boolean contrast(ComparedBoard one, ComparedBoard other, Optional<ComparisonFile> kind) {
        boolean silent = kind.isPresent() || format.isJson();
        RuleSet onFirst = new Counterparts(one.rules(), other.rules()).otherOnFirst();
        Contrast.Outcome outcome;
        try (CtrlC ctrlC = CtrlC.watched()) {
            outcome = Contrast.find(one.rules(), onFirst, ctrlC::isPressed);
        }
        CliText words = text();
        if (outcome.found().isEmpty()) {
            String none = words.text(
                    "compare.none",
                    Map.of(
                            "one", one.name(),
                            "other", other.name(),
                            "seeds", outcome.seeds(),
                            "tried", Long.toString(outcome.tried())));
            if (kind.isPresent()) {
                throw CallException.no(none);
            }
            if (!silent) {
                out().println(none);
            }
            return false;
        }
        Contrast found = outcome.found().get();
        if (!silent) {
            out().println(words.text(
                    found.before().isPresent() ? "compare.smallest" : "compare.smallest-start",
                    Map.of("seeds", found.seeds(), "moves", found.moves())));
            found.before().ifPresent(position -> out().println(PlainBoard.of(position)));
        }
        List<ComparedBoard> both = List.of(one, other);
        tell(both, played(both, found.before(), found.moves()), kind);
        return true;
    }

    private void tell(List<ComparedBoard> boards, SideBySide played, Optional<ComparisonFile> kind) {
        if (kind.isPresent()) {
            draw(kind.get(), boards, played);
            return;
        }
        if (format.isJson()) {
            ComparisonWriter writer = new ComparisonWriter(words(boards.get(0).rules()));
            for (int board = 1; board < boards.size(); board++) {
                out().print(writer.line(
                        played,
                        board,
                        boards.get(board).seat(),
                        boards.get(board).from()));
            }
        } else {
            new ComparisonReport(boards, played, language(), out()).print();
        }
        out().flush();
    }

    private void draw(ComparisonFile kind, List<ComparedBoard> boards, SideBySide played) {
        int events = played.boards().get(0).events().size();
        OptionalInt upTo = at.map(event -> OptionalInt.of(Arguments.within("--at", event, 0, events)))
                .orElseGet(OptionalInt::empty);
        ComparisonFile.Content content =
                around().painter().comparison(boards, played.from(), played.moves(), upTo, language());
        OutFile.write(file.orElseThrow(), kind.drawn(content).get());
    }
}
