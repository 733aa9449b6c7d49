package papan.ui.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.format.FormatException;
import papan.json.match.PositionLine;
import papan.model.Move;
import papan.replay.Pairing;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.ui.compare.SetUp;

/**
 * What is compared, as one line among the settings: {@code cause;S3 N2;congkak;congklak-classic start}. The first rule set
 * stands last, with the board from which all begin.
 */
final class KeptComparison {
    private static final int PARTS = 4;

    private KeptComparison() {}

    static String text(SetUp setUp) {
        List<RuleSet> rules = setUp.rules();
        return String.join(
                ";",
                setUp.pairing().id(),
                setUp.moves().stream().map(Move::toString).collect(Collectors.joining(" ")),
                rules.stream().skip(1).map(RuleSet::id).collect(Collectors.joining(",")),
                new PositionLine(rules.get(0), setUp.from()).text());
    }

    /** What a line says; empty where it says nothing, or something is not there any more. */
    static Optional<SetUp> read(String text, RuleBook book) {
        String[] parts = text.split(";", PARTS);
        if (parts.length < PARTS) {
            return Optional.empty();
        }
        try {
            PositionLine first = PositionLine.read(parts[PARTS - 1], "compared", book);
            List<RuleSet> rules = new ArrayList<>(List.of(first.rules()));
            List<String> others = List.of(parts[2].split(",", -1));
            others.forEach(id -> book.find(id).ifPresent(rules::add));
            List<Move> moves = Arrays.stream(parts[1].split(" ", -1))
                    .flatMap(move -> Move.parse(move).stream())
                    .toList();
            return Pairing.parse(parts[0])
                    .filter(any -> rules.size() == others.size() + 1)
                    .map(pairing -> new SetUp(rules, first.position(), moves, pairing));
        } catch (FormatException e) {
            return Optional.empty();
        }
    }
}
