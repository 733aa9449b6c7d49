package papan.bench;

import java.util.List;
import papan.analysis.ContrastRow;
import papan.testing.RuleFiles;

/** Prints {@code src/test/resources/papan/contrasts.csv}: the smallest contrast of every two of the documents' rule sets. */
public final class Contrasts {
    private Contrasts() {}

    /** Prints the file. */
    public static void main(String[] args) {
        System.out.println(ContrastRow.HEAD);
        List<String> ids = RuleFiles.documents();
        long begun = System.nanoTime();
        for (int i = 0; i < ids.size(); i++) {
            for (int j = i + 1; j < ids.size(); j++) {
                System.out.println(ContrastRow.of(RuleFiles.shipped(ids.get(i)), RuleFiles.shipped(ids.get(j))));
            }
        }
        System.err.printf("%.1f s%n", (System.nanoTime() - begun) / 1e9);
    }
}
