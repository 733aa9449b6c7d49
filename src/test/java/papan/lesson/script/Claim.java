package papan.lesson.script;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import papan.model.House;
import papan.model.Move;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/**
 * What proves a sentence that speaks of all, of none or of most.
 *
 * @param says a piece of the sentence, as the author wrote it; it holds the words that are proved
 * @param proof why it is true
 */
public record Claim(String says, Proof proof) {
    /** The most that a step may have. */
    public static final int MAX = 24;

    /** Why a sentence is true. */
    public sealed interface Proof {
        /** Calls the visitor's method for this kind of proof. */
        <R> R accept(Visitor<R> visitor);
    }

    /**
     * One method for each kind of proof.
     *
     * @param <R> what a visit gives
     */
    public interface Visitor<R> {
        R answers(Answers proof);

        R texts(Texts proof);

        R differ(Differ proof);

        R board(OnBoard proof);

        R simulated(Simulated proof);

        R cited(Cited proof);

        R meant(Meant proof);
    }

    /** How many of some rule sets something is true of. */
    public enum Hold {
        /** Of each of them. */
        ALL,
        /** Of more than half of them. */
        MOST,
        /** Of some of them, but not of all. */
        SOME,
        /** Of none of them. */
        NONE,
        /** Of each of them, and of no other rule set. */
        ONLY
    }

    /** What the documents of a rule set say to a clause. */
    public enum Said {
        /** One says so. */
        SAYS,
        /** One speaks of it, but does not decide it. */
        LEAVES_OPEN,
        /** One says otherwise. */
        CONTRADICTS,
        /** None says so: how it is played is a reading. */
        READING
    }

    /**
     * Rule sets answer a clause so.
     *
     * @param answers the keys or details of which one must be a rule set's {@link papan.rules.ClauseAnswer}
     */
    public record Answers(List<RuleSet> of, ClauseId clause, Set<String> answers, Hold hold) implements Proof {
        public Answers {
            of = List.copyOf(of);
            answers = Set.copyOf(answers);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.answers(this);
        }
    }

    /** The documents of rule sets say this to a clause. */
    public record Texts(List<RuleSet> of, ClauseId clause, Said said, Hold hold) implements Proof {
        public Texts {
            of = List.copyOf(of);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.texts(this);
        }
    }

    /**
     * Rule sets differ in these clauses and in no others.
     *
     * @param of two or more
     */
    public record Differ(List<RuleSet> of, List<ClauseId> clauses) implements Proof {
        public Differ {
            of = List.copyOf(of);
            clauses = List.copyOf(clauses);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.differ(this);
        }
    }

    /**
     * Something is so on the board as the step leaves it, or as it lies before the learner.
     *
     * @param moves played from there first; at most {@value #MAX_MOVES}
     * @param expect compared with what came of the moves, or of the step itself if there are none
     * @param houses compared with the board after the moves
     * @param differBy the clauses because of which the boards of a step that compares part, all of them
     */
    public record OnBoard(
            List<Move> moves, Optional<Expectation> expect, Optional<Houses> houses, Optional<List<ClauseId>> differBy)
            implements Proof {
        /** The most moves. */
        public static final int MAX_MOVES = 20;

        public OnBoard {
            moves = List.copyOf(moves);
            differBy = differBy.map(List::copyOf);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.board(this);
        }
    }

    /**
     * These houses and no others of the player to move.
     *
     * @param turn what is true after a turn from each of them; empty for all that may be sown
     */
    public record Houses(Optional<Condition> turn, Set<House> are) {
        public Houses {
            are = Set.copyOf(are);
        }
    }

    /** A number of many rounds. */
    public enum Figure {
        /** What the first player won, a draw counting a half, from 0 to 1. */
        FIRST_SHARE,
        /** Draws among the rounds, from 0 to 1. */
        DRAW_SHARE,
        /** By how many seeds a round was won. */
        WIN_MARGIN,
        /** Turns of a round. */
        TURNS,
        /** Turns of the longest round. */
        LONGEST,
        /** Captures in a round. */
        CAPTURES,
        /** Seeds captured in a round. */
        CAPTURED_SEEDS,
        /** Laps of a round that were not the first of their turn. */
        RELAYS
    }

    /** A number of rounds that are played lies within bounds, under each of their rule sets. */
    public record Simulated(ManyRounds rounds, Figure figure, double least, double most) implements Proof {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.simulated(this);
        }
    }

    /**
     * Somebody says so, and the step cites it.
     *
     * @param source the id of one of the lesson's sources
     */
    public record Cited(String source) implements Proof {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cited(this);
        }
    }

    /**
     * Nothing is claimed that could be tested here: about the players at the table, by arithmetic, in a figure of speech.
     *
     * @param why a few words
     */
    public record Meant(String why) implements Proof {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.meant(this);
        }
    }
}
