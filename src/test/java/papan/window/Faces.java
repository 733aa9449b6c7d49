package papan.window;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JTextField;
import papan.json.lesson.PageWriter;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Block;
import papan.lesson.page.Block.Asked.Mark;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Page;
import papan.lesson.play.StepState;
import papan.rules.Key;
import papan.ui.board.BoardView;
import papan.ui.board.Choosing;
import papan.ui.common.Paints;
import papan.ui.lesson.AnswerBars;
import papan.ui.lesson.LearnSession;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** What a page, its JSON, the window and a class's screen say of one step; all of it on the event dispatch thread. */
final class Faces {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ANSWER = "answer.";

    private static final Map<String, Action> BUTTONS = Map.of(
            "next-step", Action.GO_ON,
            "skip-step", Action.GO_ON,
            "answer", Action.ANSWER,
            "again", Action.TRY_AGAIN,
            "hint", Action.ASK_FOR_HINT,
            "reveal", Action.GIVE_UP,
            "what-if", Action.SEE_WHAT_IF,
            "compared.show", Action.BE_TOLD_WHY,
            "try.undo", Action.TAKE_BACK,
            "try.restart", Action.START_OVER);

    private final Opened window;

    Faces(Opened window) {
        this.window = window;
    }

    /**
     * An answer that is offered.
     *
     * @param name its id; where it has none what is read
     * @param label what is read; empty where that is its name
     * @param mark as a face shows it; empty where it shows none
     */
    record Answer(String name, String label, String mark) {
        /** The same with another mark. */
        Answer marked(String next) {
            return new Answer(name, label, next);
        }
    }

    private LearnSession session() {
        return window.session();
    }

    private boolean isSettled() {
        return session().attempt().isSettled();
    }

    private AnswerForm form() {
        return session().stage().form();
    }

    /** The page of this moment. */
    Page page() {
        return Page.of(
                session().state(),
                session().playback().cursor(),
                session().lesson().words());
    }

    private static Stream<Block.Asked.Option> options(Page page) {
        return page.blocks().stream()
                .filter(Block.Asked.class::isInstance)
                .map(Block.Asked.class::cast)
                .flatMap(asked -> asked.listed().stream());
    }

    /** The answers of a page with their marks. */
    static List<Answer> ofPage(Page page) {
        return options(page)
                .map(option -> new Answer(option.id(), option.label(), Key.of(option.mark())))
                .toList();
    }

    /** The answers of its JSON. */
    List<Answer> ofJson(Page page) {
        List<Answer> all = new ArrayList<>();
        for (JsonNode block : json(page).get("blocks")) {
            if (block.get("kind").asString().equals("asked")) {
                for (JsonNode option : block.get("options")) {
                    all.add(new Answer(text(option, "id"), text(option, "label"), text(option, "mark")));
                }
            }
        }
        return all;
    }

    /** What can be done, as its JSON has it. */
    List<String> actionsOfJson(Page page) {
        List<String> all = new ArrayList<>();
        json(page).get("actions").forEach(action -> all.add(action.asString()));
        return all;
    }

    private static String text(JsonNode node, String field) {
        return node.get(field).asString();
    }

    private JsonNode json(Page page) {
        return JSON.readTree(PageWriter.line(
                session().lesson().lesson(), session().playback().cursor(), page));
    }

    /**
     * What a window is to show of a page: one mark for what is right, chosen or not, and in the end nothing that is
     * neither right nor was chosen. Fields have no marks.
     */
    List<Answer> expectedInWindow(Page page) {
        return options(page)
                .map(option -> form().isChosen()
                        ? new Answer(option.id(), option.label(), inWindow(option.mark()))
                        : new Answer(option.label(), "", ""))
                .toList();
    }

    private String inWindow(Mark mark) {
        return switch (mark) {
            case RIGHT, MISSED -> "right";
            case WRONG -> "wrong";
            case OPEN -> isSettled() ? "gone" : "open";
        };
    }

    /** The answers of the window: buttons, or fields with names where hands are counted. */
    List<Answer> ofWindow() {
        return answerParts()
                .filter(part -> part instanceof AbstractButton || form() == AnswerForm.TALLY)
                .map(part -> part instanceof AbstractButton button
                        ? new Answer(name(button), label(button), mark(button))
                        : new Answer(name(part).replaceFirst("^typed\\.", ""), "", ""))
                .toList();
    }

    private Stream<JComponent> answerParts() {
        return Parts.of((Container) window.named("learn"), JComponent.class).stream()
                .filter(part -> part instanceof AbstractButton || part instanceof JTextField)
                .filter(part -> String.valueOf(part.getName()).startsWith(ANSWER))
                .filter(part -> !part.getName().startsWith(ANSWER + "sure."))
                .filter(part -> part.getParent().isVisible());
    }

    private static String name(Component part) {
        return part.getName().substring(ANSWER.length());
    }

    /** Where it counts in which order they are chosen, each tells its place. */
    private String label(AbstractButton button) {
        return form() == AnswerForm.ORDERED ? button.getText().replaceFirst("^\\d+\\. ", "") : button.getText();
    }

    /** A mark is only painted: it gives the whole button its colour. */
    private static String mark(AbstractButton button) {
        if (!button.isVisible()) {
            return "gone";
        }
        if (button.getWidth() == 0) {
            // It has only just been made.
            button.setSize(button.getPreferredSize());
        }
        BufferedImage pixel = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = pixel.createGraphics();
        g.translate(-button.getWidth() / 2, -4);
        button.paint(g);
        g.dispose();
        Color ground = new Color(pixel.getRGB(0, 0));
        return ground.equals(Paints.colour("Papan.correctSurface"))
                ? "right"
                : ground.equals(Paints.colour("Papan.wrongSurface")) ? "wrong" : "open";
    }

    /**
     * What a class is to see of a page: no mark before the question is settled, for another answer may follow a wrong
     * one; then what is right.
     */
    List<Answer> expectedOnScreen(Page page) {
        boolean marked = isSettled() && form().isScored();
        return options(page)
                .map(option -> new Answer(
                        option.label(), "", marked ? inWindow(option.mark()).replaceFirst("gone|wrong", "other") : ""))
                .toList();
    }

    /** What a class sees of the answers. */
    static List<Answer> ofScreen() {
        Component part = Parts.named(ClassScreen.frame().getContentPane(), "audience.options");
        return Stream.of((AnswerBars) part)
                .filter(Component::isVisible)
                .flatMap(bars -> bars.lines().stream())
                .map(line -> new Answer(
                        line.text().isEmpty() ? line.letter() : line.text(),
                        "",
                        line.right().map(right -> right ? "right" : "other").orElse("")))
                .toList();
    }

    /** The buttons that can be pressed: what is to be done next, and what else may be done. */
    List<AbstractButton> row() {
        return Parts.of((Container) window.named("actions"), AbstractButton.class).stream()
                .filter(button -> button.isShowing() && button.isEnabled())
                .toList();
    }

    /** The names of the buttons that can be pressed. */
    List<String> names() {
        return row().stream().map(Component::getName).toList();
    }

    /** The name of the large button among them, which has the whole width; empty where nothing is to be done next. */
    Optional<String> large() {
        int whole = window.named("actions").getWidth();
        return row().stream()
                .filter(button -> button.getWidth() == whole)
                .map(Component::getName)
                .findFirst();
    }

    /** What the window lets do. */
    Set<Action> deedsOfWindow() {
        Set<Action> deeds = EnumSet.noneOf(Action.class);
        row().forEach(button -> deeds.add(Optional.ofNullable(BUTTONS.get(button.getName()))
                .orElseThrow(() -> new AssertionError("the page knows nothing of " + button.getName()))));
        put(deeds, Action.GO_BACK, window.named("previous-step").isEnabled());
        put(deeds, Action.SAY_HOW_SURE, window.named("sure").isVisible());
        put(deeds, Action.MOVE, takesMoves());
        // While nothing has been put together, it cannot be given yet.
        put(deeds, Action.ANSWER, window.named("answer").isShowing() || takesAnswer());
        return deeds;
    }

    private boolean takesAnswer() {
        boolean typed = answerParts()
                .filter(part -> part.isVisible() && part.isEnabled())
                .anyMatch(part -> !(part instanceof JTextField field) || field.isEditable());
        boolean pointed = Parts.of(window.frame(), BoardView.class).stream()
                .anyMatch(board -> board.isShowing() && board.choosing().equals(Choosing.PICK));
        return session().isAsking() && (typed || pointed);
    }

    private boolean takesMoves() {
        return Parts.of(window.frame(), BoardView.class).stream()
                .anyMatch(board -> board.isShowing() && board.choosing().kind() == Choosing.Kind.SOW);
    }

    /** What of a page's actions a window is to offer: some of them a little later, or under another name. */
    Set<Action> expectedDeeds(Page page) {
        Set<Action> deeds = EnumSet.noneOf(Action.class);
        deeds.addAll(page.actions());
        StepState here = session().attempt();
        // The answers stay open, so that trying again is to answer.
        drop(deeds, Action.TRY_AGAIN, deeds.contains(Action.ANSWER));
        // The answer is shown to whoever has tried, or has had all hints.
        boolean helped = here.hints() > 0 && session().state().nextHint().isEmpty();
        drop(
                deeds,
                Action.GIVE_UP,
                session().isAsking() && session().state().reply().misses() == 0 && !helped);
        // Why boards differ is told after the seeds have come to rest.
        drop(deeds, Action.BE_TOLD_WHY, !session().playback().atLimit());
        return deeds;
    }

    private static void put(Set<Action> all, Action action, boolean there) {
        if (there) {
            all.add(action);
        }
    }

    private static void drop(Set<Action> all, Action action, boolean gone) {
        if (gone) {
            all.remove(action);
        }
    }
}
