package papan.ui.atlas;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import papan.narration.CitationText;
import papan.rules.AboutGame;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.Document;
import papan.rules.Key;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/**
 * What stands on the card where a text is read instead of the rules: the documents, each sentence with how it stands to a
 * rule set, or what they tell of the game.
 *
 * @param rules beside which rule set, and in which words
 * @param column where it is put
 */
record ReadingPage(RuleWords rules, TextColumn column) {
    static final String LINE = "atlas.read";

    /** The documents; a sentence about a rule can be shown on a board. */
    void documents(List<Document> documents, Consumer<ClauseId> show) {
        WindowText words = rules.words();
        line(words.text("atlas.documents.beside", Map.of("rules", rules.name())), "Papan.body.font", 12);
        for (Document document : documents) {
            line(document.source().title(), "Papan.heading.font", 24);
            line(document.source().where(), "Papan.small.font", 2);
            document.sentences().forEach(sentence -> sentence(document, sentence, show));
        }
    }

    private void sentence(Document document, Document.Sentence sentence, Consumer<ClauseId> show) {
        String text = rules.cited().numbered(sentence);
        line(text, "Papan.body.font", 14);
        sentence.marks(rules.rules()).forEach(this::mark);
        Optional<ClauseId> shown = sentence.clauses().stream()
                .filter(clause -> ClauseAnswer.arises(clause, rules.rules()))
                .findFirst();
        shown.ifPresent(
                clause -> button(text, document.source().id() + "." + sentence.number(), () -> show.accept(clause)));
    }

    private void mark(Document.Mark mark) {
        TextLabel label = new TextLabel("Papan.small.font", "Papan.secondary");
        label.setText(rules.cited().mark(mark));
        switch (mark.stance()) {
            case SAYS -> label.setIcon(Icons.CORRECT.of(14, "Papan.correct"));
            case LEAVES_OPEN -> label.setIcon(Icons.LEFT_OPEN.of(14, "Papan.secondary"));
            case CONTRADICTS -> label.setIcon(Icons.WRONG.of(14, "Papan.wrong"));
        }
        column.put(label, 4);
    }

    private void button(String sentence, String name, Runnable act) {
        PillButton show = new PillButton(null);
        show.setText(rules.words().text("atlas.documents.show"));
        show.getAccessibleContext().setAccessibleName(show.getText());
        show.getAccessibleContext().setAccessibleDescription(sentence);
        show.does("documents.show." + name, act);
        FlowRow row = new FlowRow();
        row.add(show);
        column.put(row, 6);
    }

    /** What the documents tell of the game. */
    void about(AboutGame about) {
        CitationText cited = rules.cited();
        for (AboutGame.Topic topic : AboutGame.Topic.values()) {
            line(rules.captions().text("about.topic." + Key.of(topic)), "Papan.heading.font", 24);
            for (AboutGame.Statement statement : about.about(topic)) {
                line(statement.saysIn(rules.words().language().tag()), "Papan.body.font", 10);
                line(
                        statement
                                .quote()
                                .map(quote -> cited.quoted(statement.source(), quote))
                                .orElse(statement.source().title()),
                        "Papan.small.font",
                        2);
            }
            if (topic == AboutGame.Topic.ORIGINS) {
                line(rules.captions().text("about.origins.differ"), "Papan.body.font", 10);
            }
        }
    }

    private void line(String content, String font, int gap) {
        ReadOnlyText text = new ReadOnlyText(font, "Papan.small.font".equals(font) ? "Papan.secondary" : "Papan.text");
        text.setText(content);
        text.setFocusable(false);
        text.setName(LINE);
        text.getAccessibleContext().setAccessibleName(content);
        column.put(text, gap);
    }
}
