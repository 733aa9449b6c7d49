package papan.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Properties;

/** Reads a catalogue of texts: a key, an equals sign and a text in each line, as ours are written. */
final class PropertyText {
    private PropertyText() {}

    static void load(Properties properties, Reader reader) throws IOException {
        BufferedReader lines = new BufferedReader(reader);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String text = line.stripLeading();
            if (text.isEmpty() || text.startsWith("#") || text.startsWith("!")) {
                continue;
            }
            while (goesOn(text)) {
                String next = lines.readLine();
                text = text.substring(0, text.length() - 1) + (next == null ? "" : next.stripLeading());
            }
            int equals = text.indexOf('=');
            String key = text.substring(0, equals).strip();
            properties.setProperty(plain(key), plain(text.substring(equals + 1).stripLeading()));
        }
    }

    private static boolean goesOn(String text) {
        int slashes = 0;
        while (slashes < text.length() && text.charAt(text.length() - 1 - slashes) == '\\') {
            slashes++;
        }
        return slashes % 2 == 1;
    }

    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
                c = text.charAt(i);
                if (c == 'u') {
                    c = (char) Integer.parseInt(text.substring(i + 1, i + 5), 16);
                    i += 4;
                } else if ("nrtf".indexOf(c) >= 0) {
                    c = "\n\r\t\f".charAt("nrtf".indexOf(c));
                }
            }
            plain.append(c);
        }
        return plain.toString();
    }
}
