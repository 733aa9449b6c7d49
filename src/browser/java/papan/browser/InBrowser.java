package papan.browser;

import java.util.List;
import org.teavm.jso.JSBody;

/** Tells everything where there is no JVM, to the functions of {@code gate.js}. */
final class InBrowser {
    private InBrowser() {}

    public static void main(String[] args) {
        new Told(InBrowser::section, InBrowser::line).all(Integer.parseInt(args[0]), List.of(args[1].split(",")));
    }

    @JSBody(params = "name", script = "section(name)")
    private static native void section(String name);

    @JSBody(params = "text", script = "line(text)")
    private static native void line(String text);
}
