package papan.ui.app;

import java.util.Locale;
import java.util.Optional;
import javax.swing.Icon;
import papan.replay.Mark;
import papan.ui.playback.MarkIcon;

/** A word of the game, and the symbol that stands for it on the timeline and on the rule card if there is one. */
enum GameWord {
    HOUSE,
    STORE,
    SEED,
    SOW,
    CLOCKWISE,
    OPPOSITE,
    TURN,
    CHOICE(Mark.Kind.CHOICE),
    LAP,
    RELAY(Mark.Kind.RELAY),
    CAPTURE(Mark.Kind.CAPTURE),
    BANK(Mark.Kind.BANK),
    EXTRA_TURN(Mark.Kind.EXTRA_TURN),
    TURN_OVER(Mark.Kind.TURN_OVER),
    PASS(Mark.Kind.PASS),
    ROUND,
    ROUND_END(Mark.Kind.ROUND_END),
    REFILL(Mark.Kind.REFILL),
    BURNT_HOUSE(Mark.Kind.BURNT),
    FORFEIT(Mark.Kind.FORFEIT),
    MATCH,
    RULE_SET,
    PARTING(Mark.Kind.PARTING);

    private final Optional<Mark.Kind> mark;

    GameWord() {
        mark = Optional.empty();
    }

    GameWord(Mark.Kind mark) {
        this.mark = Optional.of(mark);
    }

    /** The key of the word; that of its sentence ends in {@code .says}. */
    String key() {
        return "word." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Optional<Mark.Kind> mark() {
        return mark;
    }

    Optional<Icon> icon(int size) {
        return mark.map(kind -> MarkIcon.of(kind).of(size, "Papan.accentText"));
    }
}
