package papan.lesson.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.lesson.script.Aim;
import papan.lesson.script.Step;

/** A position in which the learner moves. */
record TryKind(Step.Try step) implements StepKind {
    @Override
    public boolean isForLearner() {
        return true;
    }

    @Override
    public boolean isAside() {
        return true;
    }

    @Override
    public Optional<String> print(Staged staged) {
        return Optional.of(String.join(
                "\n",
                TRY,
                step.goal() + " " + step.fail() + " " + step.moves(),
                step.opponent().toString(),
                step.rungs().isEmpty()
                        ? staged.begin().toString()
                        : step.rungs().toString()));
    }

    @Override
    public Step said(String key, TextReplacer texts) {
        List<Aim> aims = new ArrayList<>();
        for (Aim aim : step.aims()) {
            aims.add(new Aim(texts.word(key + ".goals[" + aims.size() + "]", aim.text()), aim.when(), aim.ticks()));
        }
        return new Step.Try(
                texts.head(key, step.head()),
                step.goal(),
                step.fail(),
                step.moves(),
                step.opponent(),
                step.allowIllegal(),
                step.par(),
                aims,
                step.ticks(),
                step.ladder());
    }

    @Override
    public void readTexts(String path, TextReader texts) {
        for (int i = 0; i < step.aims().size(); i++) {
            texts.plain(path + ".goals[" + i + "].text", step.aims().get(i).text());
        }
    }
}
