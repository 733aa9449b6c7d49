package papan.ui.lesson;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;
import papan.lesson.compare.PointedPlace;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Block;
import papan.lesson.page.Offers;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Page;
import papan.lesson.page.Page.Kind;
import papan.lesson.play.Stage;
import papan.lesson.play.Trial;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.ui.common.CallAction;
import papan.ui.common.Icons;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;
import papan.ui.people.FaceAndWords;
import papan.ui.people.Mood;
import papan.ui.people.Person;
import papan.ui.playback.Playback;
import papan.ui.playback.SwingTicker;
import papan.ui.telling.NarrationLine;

/**
 * The words of a step beside its board: the blocks of a {@link Page} under one another, each in a component of its own.
 * The arrow keys move between answers without choosing; Enter chooses.
 */
final class StepWords extends TextColumn {
    /** A question of more letters than this is set smaller. */
    private static final int LONG = 140;

    private final LearnSession session;
    private final Playback playback;
    private final WindowText words;
    private final transient Supplier<JComponent> places;
    private final WhatIfBand whatIf = new WhatIfBand();
    private final NarrationLine narration = new NarrationLine();
    private final FaceAndWords telling = new FaceAndWords(narration, FaceAndWords.SMALL);
    private final ReadOnlyText intro = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final ReadOnlyText question = new ReadOnlyText("Papan.narration.font", "Papan.text");
    private final ReadOnlyText task = new ReadOnlyText("Papan.narration.font", "Papan.text");
    private final ReadOnlyText standing = new ReadOnlyText("Papan.strong.font", "Papan.text");
    private final FaceAndWords stands = new FaceAndWords(standing, FaceAndWords.LARGE);
    private final TextColumn aims = new TextColumn();
    private transient List<Block.Tried.Aim> aimed = List.of();
    private final DrillClock clock;
    private final ReadOnlyText refused = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final ReadOnlyText look = new ReadOnlyText("Papan.strong.font", "Papan.text");
    private final ExplainedPanel explained = new ExplainedPanel();
    private final CitedPanel cited = new CitedPanel();
    private final AnswerInput input;
    private final AnswerBars bars = new AnswerBars();
    private final ReadOnlyText how = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private final SureRow sure;
    private final Outcome outcome = new Outcome();
    private final ReadOnlyText feedback = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final ReadOnlyText hints = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final ReadOnlyText offer = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private final HintOffer offers;
    private final Show show = new Show();
    private Runnable typed = () -> {};
    private transient Consumer<String> hearer = text -> {};
    private transient Offers now = Offers.NONE;
    private @Nullable Stage filled;
    private boolean watched;
    /** Which time it is that the step is shown. */
    private int entries;

    /** What is to be looked for on several boards. */
    private String lookFor = "";

    /**
     * The words of a session's steps.
     *
     * @param places where a place of the board is chosen
     */
    StepWords(LearnSession session, WindowText words, Supplier<JComponent> places) {
        this.session = session;
        this.playback = session.playback();
        this.places = places;
        this.words = words;
        input = new AnswerInput(session, this::pressed, this::typing, this::give);
        sure = new SureRow(session::sure);
        offers = new HintOffer(session, SwingTicker.slow(), session::fire);
        clock = new DrillClock(session, SwingTicker.slow(), words);
        setName("question");
        question.setName("question.text");
        question.showFocusByBar();
        intro.setName("question.intro");
        offer.setName("hint.offer");
        feedback.setName("feedback");
        task.setName("try.task");
        standing.setName("try.standing");
        aims.setName("try.aims");
        aims.setOpaque(false);
        refused.setName("try.refused");
        hints.setName("hints");
        look.setName("compared.look");
        put(whatIf, 0);
        put(task, 0);
        put(intro, 0);
        put(question, 8);
        put(look, 12);
        put(explained, 12);
        put(stands, 8);
        put(aims, 8);
        put(clock, 8);
        put(refused, 4);
        input.putInto(this);
        put(bars, 8);
        put(how, 8);
        put(sure, 16);
        put(outcome, 12);
        put(feedback, 4);
        put(hints, 12);
        put(offer, 12);
        put(cited, 12);
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "give");
        getActionMap().put("give", new CallAction(this::give));
        // A text would take Enter for itself.
        question.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "give");
        question.getActionMap().put("give", new CallAction(this::give));
        takeNarration();
        leadToAnswers(KeyEvent.VK_DOWN);
        leadToAnswers(KeyEvent.VK_UP);
    }

    /** From the question an arrow leads to the answers, or to the board: no answer is chosen before. */
    private void leadToAnswers(int key) {
        String name = "papan.answers." + key;
        question.getInputMap().put(KeyStroke.getKeyStroke(key, 0), name);
        question.getActionMap()
                .put(
                        name,
                        new CallAction(
                                () -> (input.form() == AnswerForm.PLACE ? Optional.of(places.get()) : input.first())
                                        .ifPresent(JComponent::requestFocusInWindow)));
    }

    /** Says who hears that something was typed or chosen that is not given yet. */
    void onTyped(Runnable listener) {
        typed = listener;
    }

    /** Says who hears what is drawn, point by point, and how else an answer is given. */
    void onDrawn(Consumer<String> listener) {
        hearer = listener;
        input.onDrawn(listener);
    }

    /** Says what Enter does where it is told what an answer is worth. */
    void onEnter(Runnable goOn) {
        outcome.onEnter(goOn);
    }

    /** Whether there is an answer to give. */
    boolean isAnswerable() {
        return !input.gathered().isEmpty();
    }

    /**
     * Leaves room for the longest sentence of the step, so that nothing jumps while it is shown; what explains boards needs
     * it more, and each of them tells its own.
     */
    void expect(Page page, CaptionText captions) {
        Stage stage = session.stage();
        boolean tells = !page.is(Kind.ASKED, Kind.TRIED) && !session.attempt().explained();
        narration.expect(
                !tells
                        ? List.of()
                        : IntStream.rangeClosed(stage.start(), stage.end())
                                .mapToObj(cursor -> session.lesson()
                                        .sentence(stage, cursor, captions)
                                        .orElse(""))
                                .toList());
    }

    /** Shows a page. */
    void show(Page page, CaptionText captions) {
        now = page.offers();
        if (page.is(Kind.ASKED)) {
            page.find(Block.Asked.class).ifPresent(this::fill);
        } else {
            filled = null;
            input.clear();
        }
        retext();
        show.page(page);
        boolean open = now.has(Action.ANSWER);
        sure.show(now.has(Action.SAY_HOW_SURE), captions, words);
        input.refresh(session.attempt(), page, open, words);
        offer.setVisible(offers.refresh(now.hint()));
        bars.show(page.find(Block.Asked.class)
                .filter(asked -> asked.form() == AnswerForm.TALLY)
                .map(StepWords::counted)
                .orElse(List.of()));
        how.setText(open ? howToAnswer() : "");
        how.setVisible(!how.getText().isEmpty());
        tell(page, captions);
        revalidate();
        repaint();
    }

    private static List<AnswerBars.Line> counted(Block.Asked asked) {
        return asked.listed().stream()
                .filter(option -> !option.hands().isEmpty())
                .map(option -> new AnswerBars.Line("", option.label(), option.hands(), Optional.empty()))
                .toList();
    }

    /** Says how it stands with a try; while the board takes no move, how that comes to its end. */
    void stand(Page page) {
        page.find(Block.Tried.class).ifPresent(tried -> {
            standing.setText(standing(page.offers(), tried.sentence()));
            face();
            aim(tried.aims());
        });
    }

    /** Whom one plays against looks as it is at the cursor. */
    private void face() {
        Optional<Trial> trial = session.trial().filter(any -> any.step().isPlayedOut());
        stands.show(
                trial.flatMap(Trial::rival).map(Person::of),
                trial.map(now -> Mood.of(now.learner().opponent(), playback.timeline(), playback.cursor()))
                        .orElse(Mood.CALM));
    }

    /** Ticks what is reached, when it is seen to be. */
    private void aim(List<Block.Tried.Aim> now) {
        if (!now.equals(aimed)) {
            aimed = now;
            aims.removeAll();
            now.forEach(aim -> aims.put(new TickedLabel(aim.text(), aim.reached(), words), 4));
            aims.revalidate();
        }
    }

    private String standing(Offers now, String sentence) {
        if (now.has(Action.STOP_THINKING)) {
            return words.text("try.thinking");
        }
        Optional<Trial> trial = session.trial();
        boolean game = trial.filter(any -> any.step().isPlayedOut()).isPresent();
        if (!now.showing().plays() || !(now.has(Action.MOVE) || game)) {
            return sentence;
        }
        if (!playback.isPlaying()) {
            return (sentence + " " + words.text("try.waits")).strip();
        }
        // What was new has been read by whoever goes on.
        boolean read =
                trial.filter(any -> any.stops().contains(playback.cursor())).isPresent();
        return read || sentence.isEmpty() ? words.text("try.moving") : sentence;
    }

    /** Tells what is at the cursor; the rest of the step is as it was. */
    void tell(Page page, CaptionText captions) {
        stand(page);
        whatIf.show(session.elsewhere(captions), words);
        telling.setVisible(!page.isElsewhere() && !page.is(Kind.ASKED, Kind.ENDED) && !show.isTaskAlone(page));
        String sentence = PageText.of(page, words).sentence();
        // Once something moves, the question what to look for is told no more in the sentence's place.
        Optional<PointedPlace> pointed = session.pointed();
        look.setVisible(pointed.isPresent()
                || (page.offers().has(Action.BE_TOLD_WHY)
                        && playback.cursor() != session.stage().start()));
        look.setText(Stream.of(
                        Optional.of(lookFor).filter(any -> pointed.isEmpty()),
                        pointed.map(at -> told(at, captions)),
                        Optional.of(captions.text("lookFor.point")).filter(any -> page.isPointing()))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("\n")));
        // Of several boards each may have a number of its own.
        OptionalInt pill = !page.is(Kind.COMPARED) && !page.isElsewhere()
                ? NarrationLine.pill(playback.timeline(), playback.cursor())
                : OptionalInt.empty();
        narration.show(sentence, pill);
        Side mover = playback.position().toMove();
        telling.show(
                Person.called(captions.player(mover), captions)
                        .filter(any -> page.is(Kind.TRIED, Kind.PLAYED)
                                && session.trial().flatMap(Trial::rival).isEmpty()),
                Mood.of(mover, playback.timeline(), playback.cursor()));
    }

    private String told(PointedPlace pointed, CaptionText captions) {
        return session.compared()
                .map(boards -> session.lesson().told(boards, pointed, captions))
                .orElse("");
    }

    /** What is said to a place at which somebody has pointed. */
    String looked() {
        return look.getText();
    }

    /** What is told there is heard under these names. */
    private void retext() {
        input.retext(words);
        offer.setText(words.text("question.offer"));
        name(offer, offer.getText());
        name(narration, words.text("narration"));
        name(question, words.text("question"));
        name(intro, words.text("narration"));
        name(how, words.text("question.how"));
        name(hints, words.text("question.hint"));
        name(feedback, words.text("question.feedback"));
        name(this, words.text("question"));
    }

    private static void name(JComponent part, String called) {
        part.getAccessibleContext().setAccessibleName(called);
    }

    /** Another question is put, or the same in another language. */
    private void fill(Block.Asked asked) {
        if (!isFilled() || watched != session.isWatched()) {
            entries = session.entries();
            watched = session.isWatched();
            input.fill(asked);
            filled = session.stage();
        }
    }

    /** Whether it is the question at which the learner is that is put here. */
    private boolean isFilled() {
        return session.stage().equals(filled) && entries == session.entries();
    }

    /** What has been put together of an answer that is not given yet. */
    String draft() {
        if (!now.has(Action.ANSWER) || !isFilled()) {
            return session.attempt().draft();
        }
        // What was given wrongly stays there until something else is put together.
        boolean given = session.attempt()
                .verdict()
                .filter(verdict -> verdict.given().written().equals(input.draft()))
                .isPresent();
        return given ? "" : input.draft();
    }

    private void pressed(String id) {
        if (!now.has(Action.ANSWER)) {
            input.mark();
        } else if (input.form() != AnswerForm.ONE) {
            typing();
        } else {
            session.answer(id);
        }
    }

    /** Gives the answer that has been put together; where one is chosen instead, says so. */
    void give() {
        String given = input.gathered();
        boolean gathers = input.form() != AnswerForm.ONE && input.form() != AnswerForm.PLACE;
        if (!now.has(Action.ANSWER)) {
            return;
        }
        if (!gathers) {
            hearer.accept(words.text(input.form() == AnswerForm.PLACE ? "question.click" : "status.question"));
        } else if (!given.isEmpty()) {
            session.answer(given);
        }
    }

    private void typing() {
        typed.run();
    }

    private String howToAnswer() {
        return switch (input.form()) {
            case PLACE -> words.text("question.click");
            case SEVERAL -> words.text("question.several");
            case ORDERED -> words.text("question.ordered");
            case CURVE -> words.text("curve.how");
            case ONE, NUMBERS, TALLY, WORDS -> show.howToType;
        };
    }

    /** The question as it is read. */
    JComponent question() {
        return question;
    }

    /** The sentence about what happens on the board. */
    NarrationLine narration() {
        return narration;
    }

    /** The same with the face of whom it is about. */
    FaceAndWords telling() {
        return telling;
    }

    /** Takes the sentence back among the words, where nothing happens of which it could tell below the board. */
    void takeNarration() {
        put(telling, 8);
        setComponentZOrder(telling, 2);
    }

    /** What is to be read of the step: the sentence at the cursor, or the task that stands in its place. */
    JComponent sentence() {
        return telling.isVisible() || !task.isVisible() ? narration : task;
    }

    /** What is said of a board on which something is only supposed. */
    JComponent whatIf() {
        return whatIf;
    }

    /** The same in words. */
    String supposed() {
        return whatIf.getText();
    }

    /** What was explained of compared boards. */
    JComponent explained() {
        return explained.entry();
    }

    /** Where the focus goes while a question is open: not to an answer, which Enter would give. */
    JComponent toAnswer() {
        return now.has(Action.SAY_HOW_SURE) ? sure.entry() : input.typed().orElse(question);
    }

    /** Where what is said to an answer is read; empty where nothing is. */
    Optional<JComponent> verdict() {
        return Stream.<JComponent>of(outcome, feedback)
                .filter(JComponent::isVisible)
                .findFirst();
    }

    /** That there is a hint for whoever wants one; empty while none is offered. */
    String offered() {
        return offer.isVisible() ? offer.getText() : "";
    }

    /** Shows each block in the component that is made for it. */
    private final class Show implements Block.SelectiveVisitor<List<JComponent>> {
        private String howToType = "";
        private boolean first = true;
        private boolean asks;

        void page(Page page) {
            first = true;
            asks = page.is(Kind.ASKED);
            List<JComponent> shown = page.is(Kind.ENDED)
                    ? List.of()
                    : page.blocks().stream()
                            .flatMap(block -> block.accept(this).stream())
                            .toList();
            // What stays is not hidden in between: it may have the focus.
            Stream.of(task, intro, question, stands, aims, refused, explained, outcome, feedback, cited)
                    .forEach(part -> part.setVisible(shown.contains(part)));
            clock.refresh();
            name(outcome, PageText.of(page, words).reply());
            List<String> rungs = PageText.hints(page);
            hints.setText(String.join("\n", rungs));
            hints.setVisible(!rungs.isEmpty()
                    && !page.is(Kind.ENDED)
                    && !session.attempt().isSettled());
        }

        @Override
        public List<JComponent> other(Block block) {
            return List.of();
        }

        /** Whether the sentence at the cursor is the task, which stands there already. */
        boolean isTaskAlone(Page page) {
            return task.isVisible() && PageText.of(page, words).sentence().equals(task.getText());
        }

        @Override
        public List<JComponent> said(Block.Said said) {
            boolean leads = asks && first;
            first = false;
            if (!leads) {
                return List.of();
            }
            intro.setText(said.text());
            return List.of(intro);
        }

        @Override
        public List<JComponent> explained(Block.Explained told) {
            explained.show(told, words);
            return List.of(explained);
        }

        @Override
        public List<JComponent> asked(Block.Asked asked) {
            howToType = asked.how();
            if (!asks) {
                return List.of();
            }
            question.dress(
                    asked.question().length() > LONG ? "Papan.strong.font" : "Papan.narration.font", "Papan.text");
            question.setText(asked.question());
            return List.of(question);
        }

        @Override
        public List<JComponent> look(Block.Look asked) {
            lookFor = asked.question();
            return List.of();
        }

        @Override
        public List<JComponent> tried(Block.Tried tried) {
            task.setText(tried.task());
            standing.setText(standing(now, tried.sentence()));
            refused.setText(tried.refused());
            aimed = List.of();
            aim(tried.aims());
            face();
            List<JComponent> parts = Stream.of(task, refused)
                    .filter(part -> !part.getText().isEmpty())
                    .collect(Collectors.toList());
            if (!standing.getText().isEmpty()) {
                parts.add(stands);
            }
            if (!tried.aims().isEmpty()) {
                parts.add(aims);
            }
            return parts;
        }

        @Override
        public List<JComponent> judged(Block.Judged judged) {
            String given = input.form() == AnswerForm.CURVE ? words.text("curve.drawn") : judged.given();
            // What was chosen is marked among the others already.
            outcome.setText(
                    input.form().isChosen()
                            ? words.text(judged.correct() ? "question.right.chosen" : "question.wrong.chosen")
                            : words.text(
                                    judged.correct() ? "question.right" : "question.wrong", Map.of("answer", given)));
            outcome.setIcon(
                    judged.correct() ? Icons.CORRECT.of(20, "Papan.correct") : Icons.WRONG.of(20, "Papan.wrong"));
            return outcome(PageText.feedback(judged));
        }

        @Override
        public List<JComponent> answer(Block.Answer answer) {
            // What happened is drawn; its numbers in a row are for those who hear them.
            boolean drawn = input.form() == AnswerForm.CURVE;
            boolean scored = input.form().isScored();
            outcome.setText(scored && !drawn ? answer.sentence() : "");
            outcome.setIcon(Icons.HINT.of(20, "Papan.accentText"));
            return outcome(scored ? String.join("\n", answer.why()) : answer.sentence());
        }

        @Override
        public List<JComponent> cited(Block.Cited sources) {
            cited.show(sources, words);
            return List.of(cited);
        }

        private List<JComponent> outcome(String said) {
            outcome.setIconTextGap(Px.of(8));
            feedback.setText(said);
            List<JComponent> shown = new ArrayList<>();
            if (!outcome.getText().isEmpty()) {
                shown.add(outcome);
            }
            if (!said.isEmpty()) {
                shown.add(feedback);
            }
            return shown;
        }
    }
}
