package papan.ui.present;

import java.awt.FlowLayout;
import java.util.List;
import java.util.Map;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import papan.lesson.AnswerForm;
import papan.lesson.AnswerOption;
import papan.lesson.AnswerWords;
import papan.lesson.LessonRun;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Votes;
import papan.model.Direction;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.ui.common.PillButton;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.lesson.LearnSession;

/** Where the presenter types how many hands are up for each answer. */
final class VotesPanel extends JPanel {
    private final transient Presentation presentation;
    private final transient WindowText words;
    private final TextLabel title = new TextLabel("Papan.strong.font", "Papan.text");
    private final JPanel counts = new JPanel();
    private final PillButton again = new PillButton(null);
    private String shown = "";

    VotesPanel(Presentation presentation, WindowText words) {
        super(new MigLayout("ins 0, fillx, wrap 1", "[grow]"));
        this.presentation = presentation;
        this.words = words;
        setOpaque(false);
        counts.setOpaque(false);
        again.setName("presenter.again");
        again.addActionListener(event -> presentation.voteAgain());
        JPanel button = new JPanel(new FlowLayout(FlowLayout.LEADING, 0, 0));
        button.setOpaque(false);
        button.add(again);
        add(title);
        add(counts);
        add(button, "wmin 0");
    }

    void refresh() {
        boolean on = presentation.mayVote() && !options().isEmpty();
        setVisible(on);
        if (!on) {
            return;
        }
        LearnSession session = presentation.session();
        Votes votes = presentation.votes();
        String now = session.stage().step().head().id() + votes.isSecond() + words.language();
        if (!now.equals(shown)) {
            shown = now;
            fill(session.lesson(), session.stage());
        }
        title.setText(words.text(votes.isSecond() ? "presenter.secondVote" : "presenter.vote"));
        again.setText(words.text("presenter.voteAgain"));
        again.setVisible(!votes.isSecond());
        again.setEnabled(votes.isBegun());
        revalidate();
    }

    private List<AnswerOption> options() {
        LearnSession session = presentation.session();
        AnswerForm form = AnswerForm.of(((Step.Ask) session.stage().step()).question());
        return form == AnswerForm.NUMBERS ? List.of() : session.lesson().options(session.stage());
    }

    private void fill(LessonRun run, Stage stage) {
        counts.removeAll();
        AnswerForm form = AnswerForm.of(((Step.Ask) stage.step()).question());
        if (form == AnswerForm.PLACE) {
            asOnTheBoard(run, stage);
            return;
        }
        counts.setLayout(new MigLayout("ins 0, wrap 4, gap 8lp 6lp", "[]8lp[44lp!]20lp[]8lp[44lp!]"));
        AnswerWords spoken = new AnswerWords(run, run.words());
        int index = 0;
        for (AnswerOption option : options()) {
            String name = form == AnswerForm.ORDERED ? option.text() : spoken.label(option, form);
            CountField field = field(option, name);
            counts.add(label(Letters.of(form, index++, option), field, name));
            counts.add(field, "growx");
        }
    }

    /** One field for each place, where it lies on the board as South sees it. */
    private void asOnTheBoard(LessonRun run, Stage stage) {
        counts.setLayout(new MigLayout("ins 0, gap 3lp 2lp", "[34lp!]"));
        AnswerWords spoken = new AnswerWords(run, run.words());
        boolean clockwise = run.rules(stage).sowing().direction() == Direction.CLOCKWISE;
        for (AnswerOption option : options()) {
            Place place = Place.parse(option.id()).orElseThrow();
            int houses = run.rules(stage).layout().houses();
            String name = spoken.label(option, AnswerForm.PLACE);
            CountField field = field(option, name);
            boolean south = place.side() == Side.SOUTH;
            int column = place instanceof House house
                    ? (south ? house.number() : houses + 1 - house.number())
                    : south == clockwise ? 0 : houses + 1;
            int row = place instanceof House ? (south ? 2 : 0) : 1;
            String cell = "cell " + column + " " + row + ", flowy, alignx center, gap 0";
            counts.add(label(Letters.of(AnswerForm.PLACE, 0, option), field, name), cell);
            counts.add(field, cell + ", growx");
        }
    }

    private CountField field(AnswerOption option, String answer) {
        CountField field =
                new CountField(presentation.votes().now(option.id()), hands -> presentation.count(option.id(), hands));
        field.setName("presenter.count." + option.id());
        field.getAccessibleContext().setAccessibleName(words.text("presenter.hands", Map.of("answer", answer)));
        return field;
    }

    private static TextLabel label(String letter, CountField field, String answer) {
        TextLabel label = new TextLabel("Papan.small.font", "Papan.secondary");
        label.setText(letter);
        label.setToolTipText(answer);
        label.setLabelFor(field);
        return label;
    }
}
