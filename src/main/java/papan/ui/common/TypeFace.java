package papan.ui.common;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import com.formdev.flatlaf.util.FontUtils;
import java.awt.Font;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import papan.narration.Language;

/**
 * The family of type: Inter, and for Chinese a family of our own that has Inter's letters and the common Chinese
 * characters, because many systems bring none. It is large, so it is read only when something is shown in it.
 */
final class TypeFace {
    private static final String CHINESE = "Papan Sans SC";
    private static final List<String> FILES = List.of("PapanSansSC-Regular.ttf", "PapanSansSC-Bold.ttf");

    static {
        register(FlatInterFont.FAMILY, TypeFace::loadInter);
        register(FlatInterFont.FAMILY_SEMIBOLD, () -> FlatInterFont.installStyle(FlatInterFont.STYLE_SEMIBOLD));
        register(CHINESE, TypeFace::load);
    }

    private TypeFace() {}

    /**
     * Java notes a font under its name in the default locale's small letters, and looks for it in English ones: on a
     * Turkish computer it would not find Inter.
     */
    private static void register(String family, Runnable load) {
        FontUtils.registerFontFamilyLoader(family, () -> {
            Locale usual = Locale.getDefault();
            boolean turkish = !"I".toLowerCase(usual).equals("i");
            if (turkish) {
                Locale.setDefault(Locale.ENGLISH);
            }
            load.run();
            if (turkish) {
                Locale.setDefault(usual);
            }
        });
    }

    /** Chooses the family that the next look will use. */
    static void use(Language language) {
        boolean chinese = language == Language.CHINESE;
        String family = family(language);
        FlatLaf.setPreferredFontFamily(family);
        FlatLaf.setPreferredLightFontFamily(family);
        FlatLaf.setPreferredSemiboldFontFamily(chinese ? family : FlatInterFont.FAMILY_SEMIBOLD);
        // Our own family has no third weight: its bold is a semibold already.
        FlatLaf.setGlobalExtraDefaults(chinese ? Map.of("semibold.font", "bold $defaultFont") : Map.of());
    }

    private static String family(Language language) {
        return language == Language.CHINESE ? CHINESE : FlatInterFont.FAMILY;
    }

    /** Whether the look uses the family of a language. */
    static boolean isUsedFor(Language language) {
        return family(language).equals(FlatLaf.getPreferredFontFamily());
    }

    /** A font of the same size and style that can show a language, whatever the window's own language is. */
    static Font showing(Language language, Font like) {
        return language == Language.CHINESE
                ? FontUtils.getCompositeFont(CHINESE, like.getStyle(), like.getSize())
                : like;
    }

    /** Only the upright styles: nothing is set in italics, and each file of a style that is read makes the start longer. */
    private static void loadInter() {
        FlatInterFont.installStyle(FlatInterFont.STYLE_REGULAR);
        FlatInterFont.installStyle(FlatInterFont.STYLE_BOLD);
    }

    /** Both files at once: a style without its file would be painted from the other, only fatter. */
    private static void load() {
        FILES.forEach(file ->
                FontUtils.installFont(Objects.requireNonNull(TypeFace.class.getResource("fonts/" + file), file)));
    }
}
