package papan.ui.present;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import papan.lesson.page.Page;
import papan.ui.common.Arrangement;
import papan.ui.common.CardLine;
import papan.ui.common.FlowRow;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.WindowText;
import papan.ui.lesson.AnswerBars;
import papan.ui.playback.ClassView;

/**
 * What the audience sees, of the lesson or of a workspace beside it: boards or a chart, one sentence, a question's answers, and
 * a card.
 */
final class AudiencePage extends JPanel {
    private final transient Presentation presentation;
    private final transient LessonForClass lesson;
    private final BigText title = new BigText("Papan.narration.font", "Papan.text");
    private final BigText sentence = new BigText("Papan.narration.font", "Papan.text");
    private final BigText source = new BigText("Papan.body.font", "Papan.secondary");
    private final AnswerBars options = new AnswerBars();
    private final BigCard card;
    private final FlowRow ways = new FlowRow(24);
    private final transient Slide slide = new Slide(this::revalidate);
    private transient List<String> offered = List.of();
    private transient ClassView shown;
    private boolean freed;
    private boolean only;
    private int foot;

    AudiencePage(Presentation presentation, WindowText words, LessonForClass lesson) {
        this.presentation = presentation;
        this.lesson = lesson;
        card = new BigCard(words);
        // With one screen only it covers the presenter's window, and keys need somewhere to go.
        setFocusable(true);
        setFocusTraversalKeysEnabled(false);
        setLayout(new Lay());
        title.setName("audience.title");
        sentence.setName("audience.sentence");
        source.setName("audience.source");
        options.setName("audience.options");
        ways.setName("audience.ways");
        shown = lesson;
        for (JComponent part : List.of(lesson.view(), title, sentence, source, options, ways, card)) {
            add(part);
        }
    }

    /** Shows what the presenter is told now. */
    void show(Page next) {
        lesson.tell(next);
        refresh();
    }

    /** Says whether there is no other screen on which something could be chosen. */
    void setOnly(boolean on) {
        only = on;
    }

    /**
     * Brings everything up to date, unless the picture is frozen.
     *
     * @return whether something else is shown from now on
     */
    boolean refresh() {
        if (presentation.isOn() && presentation.isFrozen()) {
            return false;
        }
        boolean turned = turn(presentation.workspace().orElse(lesson));
        if (!presentation.isOn()) {
            lesson.putAway();
            return turned;
        }
        if (shown == lesson) {
            if (!lesson.isTold()) {
                return turned;
            }
            lesson.refresh(presentation.isShown(ClassCard.CHART));
        }
        title.setText(shown.title());
        sentence.setText(shown.sentence(), shown.least());
        source.setText(shown.source());
        Optional<ClassView> asks = Optional.of(shown).filter(any -> any == lesson);
        asks.flatMap(any -> lesson.asked()).ifPresentOrElse(options::show, options::hideAll);
        boolean before = card.isVisible();
        card.show(onCard());
        if (card.isVisible() && !before && shown == lesson) {
            slide.begin();
        }
        shown.view().setVisible(shown.isSeen());
        offer(only ? shown.ways() : List.of());
        getAccessibleContext().setAccessibleName((title.text() + " " + sentence.text() + " " + source.text()).strip());
        free();
        revalidate();
        repaint();
        return turned;
    }

    private boolean turn(ClassView next) {
        boolean turns = next != shown;
        if (turns) {
            remove(shown.view());
            shown = next;
            // Another theme may have come while it was not in a window.
            SwingUtilities.updateComponentTreeUI(shown.view());
            add(shown.view());
        }
        setName(shown == lesson ? "audience.page" : "audience.workspace");
        return turns;
    }

    private List<CardLine> onCard() {
        List<CardLine> asked = presentation.card().map(card -> card.of(shown)).orElse(List.of());
        return asked.isEmpty() ? shown.card() : asked;
    }

    private void offer(List<ClassView.Way> next) {
        List<String> captions = next.stream().map(ClassView.Way::caption).toList();
        if (captions.equals(offered)) {
            return;
        }
        offered = captions;
        ways.removeAll();
        for (ClassView.Way way : next) {
            PillButton button = new PillButton(null);
            button.setText(way.caption());
            button.addActionListener(event -> way.choose().run());
            ways.add(button);
        }
        ways.setVisible(!next.isEmpty());
        (next.isEmpty() ? shown.entry() : ways.getComponent(0)).requestFocusInWindow();
    }

    /** Whoever has the keys here sows on the board while it is free. */
    private void free() {
        boolean begins = lesson.isFree() && !freed;
        freed = lesson.isFree();
        if (begins && isFocusOwner()) {
            lesson.entry().requestFocusInWindow();
        } else if (shown == lesson && !freed && isAncestorOf(focused())) {
            requestFocusInWindow();
        }
    }

    private static @Nullable Component focused() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    }

    /** What takes the focus. */
    JComponent entry() {
        return shown == lesson || !only ? this : shown.entry();
    }

    /** Leaves room at the foot, for what only the presenter uses. */
    void leaveFoot(int height) {
        foot = height;
        revalidate();
    }

    /** Turns to the next page of the card, or to the one before of what is read of a workspace; false if there is none. */
    boolean turnCard(boolean on) {
        return card.isVisible() && (on || shown != lesson) && card.turn(on ? 1 : -1);
    }

    /** Why a card cannot be shown now, as a key of what is said to the teacher; empty where it can. */
    Optional<String> refusal(ClassCard which) {
        if (shown != lesson && which.isOfLessons()) {
            return Optional.of("card.only-lesson");
        }
        if (shown == lesson && which.tells() && lesson.isStillAsked()) {
            return Optional.of("card.answer-first");
        }
        boolean rule = which == ClassCard.WHY || which == ClassCard.WHY_NOT;
        if (shown == lesson && rule && lesson.playsNothing()) {
            return Optional.of("status.nothing-played");
        }
        return Optional.of(which.nothing())
                .filter(key -> !key.isEmpty() && which.of(shown).isEmpty());
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.background"));
    }

    /**
     * A title above, at the foot a sentence and what is chosen from, what is seen between them; a card to the right of all,
     * or below several boards.
     */
    private final class Lay extends Arrangement {
        /** Of the width, or at most of the height, in percent. */
        private static final int CARD = 40;

        private static final int CARD_BELOW = 45;

        @Override
        public void layoutContainer(Container parent) {
            int height = parent.getHeight() - foot;
            // The letters stay as large as they are while there is less room.
            float size = BigText.size(parent.getHeight());
            int edge = Math.round(size * 0.8f);
            setLetters(size);
            int width = parent.getWidth();
            boolean below = card.isVisible() && shown.isSeen() && shown.isSeveral();
            boolean alone = card.isVisible() && !shown.isSeen();
            // A card below several boards needs the room of the words.
            sentence.setVisible(!below);
            source.setVisible(!below);
            if (alone || below) {
                Rectangle room = stack(width, height, edge);
                int most = alone ? room.height : Math.min(card.heightFor(room.width), height * CARD_BELOW / 100);
                int high = slide.part(most);
                card.setBounds(room.x, room.y + room.height - high, room.width, most);
                shown.view().setBounds(room.x, room.y, room.width, room.height - high - (alone ? 0 : edge / 2));
            } else {
                int beside = card.isVisible() ? slide.part(width * CARD / 100) : 0;
                card.setBounds(width - beside, edge / 2, width * CARD / 100 - edge / 2, height - edge);
                shown.view().setBounds(stack(width - beside, height, edge));
            }
        }

        private void setLetters(float size) {
            title.setSize(size);
            sentence.setSize(size);
            source.setSize(size);
            options.setLetters(size);
            card.setSize(size);
            shown.setLetters(size);
            for (Component way : ways.getComponents()) {
                way.setFont(way.getFont().deriveFont(size));
            }
        }

        /** Puts all words above one another and tells what is left between them. */
        private Rectangle stack(int width, int height, int edge) {
            int room = width - 2 * edge;
            int head = title.heightFor(room);
            title.setBounds(edge, edge / 2, room, head);
            int top = edge / 2 + head + (head > 0 ? edge / 2 : 0);
            int bottom = height - edge / 2;
            int row = ways.isVisible() ? ways.heightFor(room) : 0;
            ways.setBounds(edge, bottom - row, room, row);
            bottom -= row;
            int list = options.isVisible() ? Math.min(options.heightFor(room), height * 45 / 100) : 0;
            options.setBounds(edge, bottom - list, room, list);
            bottom -= list + (list > 0 ? edge / 2 : 0);
            int rests = source.isVisible() ? source.heightFor(room) : 0;
            source.setBounds(edge, bottom - rests, room, rests);
            bottom -= rests;
            // What leads up to a question stands before it where it leaves the board enough.
            sentence.choose(room, height / 2 - edge - list - (list > 0 ? edge / 2 : 0));
            int said = sentence.isVisible() ? sentence.heightFor(room) : 0;
            sentence.setBounds(edge, bottom - said, room, said);
            bottom -= said + (said > 0 ? edge / 2 : 0);
            return new Rectangle(edge / 2, top, width - edge, Math.max(0, bottom - top));
        }
    }
}
