package papan.ui.playback;

import java.util.List;
import javax.swing.JComponent;
import papan.ui.common.CardLine;

/**
 * What a class is shown of a workspace: the same boards or the same chart once more, large and without controls, and the
 * words to them. It follows the cursor of whoever leads. Lives on the event dispatch thread.
 */
public interface ClassView {
    /** The boards or the chart. */
    JComponent view();

    /** Whether there is anything to be seen now but words. */
    default boolean isSeen() {
        return true;
    }

    /** What takes the focus where it is the only screen on which something can be chosen. */
    default JComponent entry() {
        return view();
    }

    /** What is to be chosen beside the boards, such as a direction; empty for nothing. */
    default List<Way> ways() {
        return List.of();
    }

    /** One of the things that can be chosen. */
    record Way(String caption, Runnable choose) {}

    /** Whether several boards stand there, which need all of the width. */
    default boolean isSeveral() {
        return false;
    }

    /** What stands above them, such as whose rules they are; empty for nothing. */
    String title();

    /** The sentence below them; empty for nothing. */
    String sentence();

    /** What must be said of it where there is no room for all. */
    default String least() {
        return sentence();
    }

    /** On what the sentence rests, such as a clause and the documents that have it; empty for nothing. */
    default String source() {
        return "";
    }

    /** What is read beside or below them without being asked for; empty for nothing. */
    default List<CardLine> card() {
        return List.of();
    }

    /** Why the latest rule applied; empty where none has. */
    default List<CardLine> why() {
        return List.of();
    }

    /** Why no other rule applied; empty where none was near. */
    default List<CardLine> whyNot() {
        return List.of();
    }

    /** What the documents say to it; empty where they say nothing. */
    default List<CardLine> documents() {
        return List.of();
    }

    /** The latest hint in words; empty where none was given. */
    default List<CardLine> hint() {
        return List.of();
    }

    /** What is said to the answer that was given; empty where none was. */
    default List<CardLine> verdict() {
        return List.of();
    }

    /** Writes in letters of a size in pixels: those who look are far away. */
    void setLetters(float size);

    /** Says who hears that any of the words have changed. */
    void onWords(Runnable listener);
}
