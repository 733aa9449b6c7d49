package papan.lesson.kind;

import java.util.Optional;
import papan.lesson.script.Picture;
import papan.lesson.script.Step;

/** A position or a picture to look at. */
record ShowKind(Step.Show step) implements StepKind {
    @Override
    public boolean isForLearner() {
        return false;
    }

    @Override
    public boolean isAside() {
        return false;
    }

    @Override
    public Optional<String> print(Staged staged) {
        return Optional.empty();
    }

    @Override
    public Step said(String key, TextReplacer texts) {
        return new Step.Show(
                texts.head(key, step.head()),
                step.picture()
                        .map(picture -> new Picture(
                                picture.file(), texts.word(key + ".alt", picture.alt()), picture.source())));
    }

    @Override
    public void readTexts(String path, TextReader texts) {
        step.picture().ifPresent(picture -> texts.plain(path + ".alt", picture.alt()));
    }
}
