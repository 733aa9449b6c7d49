package papan.ui.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import papan.model.House;
import papan.model.Move;
import papan.ui.common.SpokenMenu;

/** Makes a house that is chosen on one of the boards a move on all of them. */
final class SharedMove {
    private final Encounters encounters;
    private final CompareWords words;
    private final Consumer<String> tell;

    /**
     * Sows on the boards that are compared.
     *
     * @param tell is told why nothing is sown
     */
    SharedMove(Encounters encounters, CompareWords words, Consumer<String> tell) {
        this.encounters = encounters;
        this.words = words;
        this.tell = tell;
    }

    /**
     * Sows a house of a board, on all of them.
     *
     * @param at where the house is shown, for the choice of a direction
     */
    void sow(int board, House house, JComponent at) {
        if (encounters.isBusy()) {
            return;
        }
        Optional<Move> named = encounters.encounter().onFirst(board, new Move(house));
        if (named.isEmpty()) {
            tell.accept(words.text("compare.no-counterpart", Map.of("house", house.name())));
            return;
        }
        List<Move> onFirst = encounters.encounter().legalOnFirst().stream()
                .filter(move -> move.from().equals(named.get().from()))
                .toList();
        List<Move> directed =
                onFirst.stream().filter(move -> move.direction().isPresent()).toList();
        if (directed.size() > 1) {
            chooseDirection(board, house, directed, at);
        } else {
            sow(board, directed.isEmpty() ? named.get() : directed.get(0));
        }
    }

    private void chooseDirection(int board, House house, List<Move> choices, JComponent at) {
        SpokenMenu menu = new SpokenMenu();
        for (Move move : choices) {
            String key =
                    "compare.direction." + move.direction().map(d -> d.id()).orElse("none");
            menu.item(key, words.text(key, Map.of("house", house.name())), () -> sow(board, move));
        }
        menu.show(at, at.getWidth() / 2, at.getHeight() / 2);
    }

    private void sow(int board, Move move) {
        boolean anywhere = encounters.encounter().legalOnFirst().stream()
                .anyMatch(legal -> legal.from().equals(move.from()));
        if (!anywhere) {
            tell.accept(words.text(
                    "compare.refused",
                    Map.of(
                            "house",
                            move.from().name(),
                            "rules",
                            words.name(encounters.matchup().contenders().get(board)))));
            return;
        }
        encounters.change(encounters.matchup().with(move));
    }
}
