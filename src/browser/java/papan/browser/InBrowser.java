package papan.browser;

import org.teavm.jso.JSBody;
import papan.json.rules.RuleBooks;
import papan.narration.Language;

/** Tells everything where no JVM is. The script around it has {@code papanSection} and {@code papanLine}. */
public final class InBrowser {
    static final java.util.List<String> LESSONS = java.util.List.of("sit-down", "keep-going", "is-it-fair");

    private InBrowser() {}

    public static void main(String[] args) {
        Sections.all(Integer.parseInt(args[0]), args[1], InBrowser::section, InBrowser::line);
    }

    @JSBody(params = "name", script = "papanSection(name)")
    private static native void section(String name);

    @JSBody(params = "text", script = "papanLine(text)")
    private static native void line(String text);
}
