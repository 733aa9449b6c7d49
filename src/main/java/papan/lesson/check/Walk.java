package papan.lesson.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.lesson.kept.Act;
import papan.lesson.kept.Waypoint;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.play.Trial;
import papan.lesson.script.LessonTest;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;

/**
 * Walks a lesson as a script says.
 *
 * @param visited the ids of the steps, in order
 * @param repeated the ids of the questions that came once more after the last step
 * @param last the step at which it ended; empty if it was given up after too many
 */
record Walk(List<String> visited, List<String> repeated, Optional<String> last) {
    /** The most steps of a walk; one that goes on is taken to go on for ever. */
    static final int MAX_VISITS = 1_000;

    static Walk of(WalkMemory memory, LessonTest test) {
        Learner learner = new Learner(memory, test.answers(), new HashMap<>());
        List<String> visited = new ArrayList<>();
        List<String> repeated = new ArrayList<>();
        LessonState state = LessonState.of(memory.run());
        while (!state.isFinished()) {
            if (visited.size() == MAX_VISITS) {
                return new Walk(visited, repeated, Optional.empty());
            }
            (state.isRepeating() ? repeated : visited).add(id(state));
            memory.effort()
                    .spend(cost(
                            state.stage(), state.replies().size(), state.route().here()));
            if (memory.effort().isSpent()) {
                return new Walk(visited, repeated, Optional.empty());
            }
            LessonState done = learner.inStep(state);
            boolean ledElsewhere = !done.route().equals(state.route());
            state = ledElsewhere ? done : done.after(new Act.WentOn(), memory);
        }
        return new Walk(visited, repeated, Optional.of(id(state)));
    }

    private static String id(LessonState state) {
        return state.stage().step().head().id();
    }

    /**
     * Does what the script says, and where it says nothing the right thing.
     *
     * @param script answers and moves by the ids of steps
     * @param used how many answers of the script were given, by the ids of steps
     */
    private record Learner(WalkMemory memory, Map<String, List<String>> script, Map<String, Integer> used) {

        /** What there is to do in a step; an answer may lead to another one. */
        LessonState inStep(LessonState state) {
            Optional<List<String>> given = Optional.ofNullable(script.get(id(state)));
            return state.stage().step().accept(new Doing(this, state, given));
        }

        /** What is done in each kind of step: only those that ask or let try leave something to do. */
        private record Doing(Learner learner, LessonState state, Optional<List<String>> given)
                implements Step.Visitor<LessonState> {
            @Override
            public LessonState show(Step.Show step) {
                return state;
            }

            @Override
            public LessonState play(Step.Play step) {
                return state;
            }

            @Override
            public LessonState ask(Step.Ask step) {
                LessonRun run = learner.memory.run();
                return learner.answered(
                        state,
                        given.orElseGet(
                                () -> List.of(run.rightAnswer(state.stage()).written())));
            }

            @Override
            public LessonState letTry(Step.Trying step) {
                return learner.tried(state, given.orElseGet(() -> learner.memory.shortest(state.stage())));
            }

            @Override
            public LessonState compare(Step.Compare step) {
                return learner.does(state, new Act.Looked());
            }

            @Override
            public LessonState showChart(Step.ShowChart step) {
                return state;
            }

            @Override
            public LessonState alter(Step.Alter step) {
                return state;
            }
        }

        /** Gives answers until one is right, none is left, or one leads elsewhere. */
        private LessonState answered(LessonState asked, List<String> answers) {
            String id = id(asked);
            boolean again = asked.here().isSettled() && used.getOrDefault(id, 0) < answers.size();
            LessonState state = again ? does(asked, new Act.BeganAgain()) : asked;
            while (!state.here().isSettled()) {
                state = does(state, new Act.TriedAgain());
                if (!state.route().equals(asked.route())) {
                    return state;
                }
                int next = used.merge(id, 1, Integer::sum) - 1;
                if (next >= answers.size()) {
                    return does(state, new Act.GaveUp());
                }
                state = does(does(state, new Act.Answered(answers.get(next))), new Act.WasSure(0));
            }
            return state;
        }

        private LessonState tried(LessonState begun, List<String> moves) {
            LessonState state = begun;
            if (trial(state).outcome() != Trial.Outcome.OPEN) {
                state = does(state, new Act.StartedOver());
            }
            for (String name : moves) {
                state = trial(state).outcome() == Trial.Outcome.CLIMBED ? does(state, new Act.WentOn()) : state;
                Optional<Move> move = House.parseHouse(name).map(trial(state)::from);
                state = move.isPresent() ? does(state, new Act.Moved(move.get())) : state;
            }
            state = shown(state);
            while (trial(state).outcome() == Trial.Outcome.CLIMBED) {
                state = shown(does(state, new Act.WentOn()));
            }
            return state;
        }

        /** Where no moves are known any more, a way is shown. */
        private LessonState shown(LessonState state) {
            return trial(state).isDone() ? state : does(state, new Act.GaveUp());
        }

        private static Trial trial(LessonState state) {
            return state.trial().orElseThrow();
        }

        private LessonState does(LessonState state, Act act) {
            return state.after(act, memory);
        }
    }

    /**
     * What it costs to go on from a stage: its conditions look at all of its events, and all replies are copied.
     *
     * @param replies how many there may be
     */
    static long cost(Stage stage, int replies, Waypoint at) {
        int conditions = stage.step().head().next().branches().stream()
                .mapToInt(branch -> branch.when().size())
                .sum();
        long events = (long) stage.end() - stage.start();
        return 20 + 2L * replies + 2L * at.made().size() + events * (1 + 2L * conditions);
    }
}
