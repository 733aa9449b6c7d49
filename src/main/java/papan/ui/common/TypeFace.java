package papan.ui.common;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import java.awt.Font;
import java.util.List;
import papan.narration.Language;

/** The family of type: Inter, or for a language that Inter cannot show the first of the system's fonts that can. */
final class TypeFace {
    private static final List<String> FALLBACKS = List.of(
            "Noto Sans SC",
            "Noto Sans CJK SC",
            "Source Han Sans SC",
            "Microsoft YaHei UI",
            "PingFang SC",
            "WenQuanYi Micro Hei",
            "WenQuanYi Zen Hei",
            "Droid Sans Fallback");

    private TypeFace() {}

    /** Chooses the family that the next look will use. */
    static void use(Language language) {
        FlatInterFont.installLazy();
        boolean inter = language != Language.CHINESE;
        String family = inter ? FlatInterFont.FAMILY : able(language.ownName());
        FlatLaf.setPreferredFontFamily(family);
        FlatLaf.setPreferredLightFontFamily(family);
        FlatLaf.setPreferredSemiboldFontFamily(inter ? FlatInterFont.FAMILY_SEMIBOLD : family);
    }

    /** The first family that shows all letters of a sample; the system's own mixture if none does. */
    private static String able(String sample) {
        return FALLBACKS.stream()
                .filter(family -> shows(family, sample))
                .findFirst()
                .orElse(Font.SANS_SERIF);
    }

    /** Whether the family is installed (otherwise Java silently gives another one) and has the letters. */
    private static boolean shows(String family, String sample) {
        Font font = new Font(family, Font.PLAIN, 12);
        return font.getFamily().equalsIgnoreCase(family) && font.canDisplayUpTo(sample) < 0;
    }
}
