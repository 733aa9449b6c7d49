package papan.lesson.page;

import java.util.ArrayList;
import java.util.List;

/** The texts of a block that a learner reads before anything is answered. What stands on boards and charts is not among them. */
public interface BlockTexts extends Block.SelectiveVisitor<List<String>> {
    @Override
    default List<String> other(Block block) {
        return List.of();
    }

    @Override
    default List<String> said(Block.Said said) {
        return List.of(said.text());
    }

    @Override
    default List<String> asked(Block.Asked asked) {
        List<String> texts = new ArrayList<>(List.of(asked.question()));
        asked.listed().forEach(option -> texts.add(option.label()));
        return texts;
    }

    @Override
    default List<String> look(Block.Look look) {
        return List.of(look.question());
    }

    @Override
    default List<String> tried(Block.Tried tried) {
        List<String> texts = new ArrayList<>(List.of(tried.task(), tried.sentence(), tried.refused()));
        tried.aims().forEach(aim -> texts.add(aim.text()));
        return texts;
    }
}
