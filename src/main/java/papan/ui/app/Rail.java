package papan.ui.app;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JSeparator;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import papan.narration.Catalogue;
import papan.narration.Language;
import papan.ui.common.CoalescedTask;
import papan.ui.common.Command;
import papan.ui.common.Edt;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ScrolledPanel;
import papan.ui.common.SpokenMenu;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.common.Zoom;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/** The rail at the left: the workspaces that exist, and at its foot what changes the window itself. */
final class Rail extends ScrolledPanel {
    private final WindowText words;
    private final KeptSettings kept;
    private final Appearance appearance;
    private final Ways ways;
    private final Map<Workspace, RailButton> workspaces = new EnumMap<>(Workspace.class);
    private final RailButton preferences = new RailButton("settings", Icons.SETTINGS, false, this::settings);
    private final RailButton language = new RailButton("language", Icons.LANGUAGE, false, this::languages);
    private final RailButton zoom = new RailButton("zoom", Icons.ZOOM, false, this::zooms);
    private final RailButton help = new RailButton("help", Icons.HELP, false, this::helps);

    /** What only the window can do of what is offered here. */
    interface Ways {
        void show(Workspace to);

        /** Whether seeds are heard; empty before that can be said. */
        Optional<SoundSwitch> sound();

        void showKeys();

        void showWords();

        void showAbout();
    }

    Rail(WindowText words, KeptSettings kept, Appearance appearance, Ways ways) {
        setLayout(new MigLayout("ins 8lp 0 8lp 0, flowy, gapy 0, fillx", "[grow,fill]", ""));
        this.words = words;
        this.kept = kept;
        this.appearance = appearance;
        this.ways = ways;
        setName("rail");
        for (Workspace each : Workspace.values()) {
            RailButton button = new RailButton("workspace." + each.id(), each.icon(), true, () -> ways.show(each));
            workspaces.put(each, button);
            add(button);
            String key = "workspace." + each.id();
            words.follow(
                    button,
                    () -> button.say(words.text(key), KeyTable.tip(words, each.command(), words.text(key + ".tip"))));
        }
        select(Workspace.LEARN);
        add(preferences, "pushy, bottom");
        if (Arrays.stream(Language.values()).filter(Catalogue::exists).count() > 1) {
            add(language);
        }
        add(zoom);
        add(help);
        says(preferences, "settings", "settings.tip");
        says(language, "language", "language.tip");
        says(help, "help", "help.tip");
        words.follow(zoom, this::sayZoom);
        words.name(this, "rail");
    }

    /**
     * Says who gives the focus to somewhere else that came to the first button only because what had it is gone and nothing
     * follows it.
     */
    void onStray(Runnable listener) {
        RailButton first = Objects.requireNonNull(workspaces.get(Workspace.LEARN));
        first.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                Component before = event.getOppositeComponent();
                if (before != null && !(before.isShowing() && before.isEnabled())) {
                    // A moment later: the focus may only pass through.
                    new CoalescedTask(() -> {
                                if (first.isFocusOwner()) {
                                    listener.run();
                                }
                            })
                            .ask();
                }
            }
        });
    }

    /** Shows it, or gives its room to what is more needed. */
    void setShown(boolean on) {
        Container scroll = SwingUtilities.getAncestorOfClass(JScrollPane.class, this);
        if (scroll.isVisible() != on) {
            scroll.setVisible(on);
        }
    }

    /** The rail in what scrolls it where the window is low. */
    JComponent scrolled() {
        QuietScroll scroll = new QuietScroll(this).leavePaging();
        scroll.setName("rail");
        scroll.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                widen();
                Edt.later(Rail.this::scrollToSelected);
            }
        });
        return scroll;
    }

    /** Takes the width that the words need now: a scroll pane keeps that from what is around it. */
    private void widen() {
        revalidate();
        if (SwingUtilities.getAncestorOfClass(QuietScroll.class, this) instanceof QuietScroll scroll
                && scroll.getParent() instanceof JComponent around) {
            around.revalidate();
        }
    }

    void select(Workspace shown) {
        workspaces.forEach((each, button) -> button.setSelected(each == shown));
        scrollToSelected();
    }

    private void scrollToSelected() {
        workspaces.values().stream().filter(RailButton::isSelected).forEach(shown -> {
            Rectangle free = new Rectangle(shown.getSize());
            free.grow(0, Px.of(24));
            shown.scrollRectToVisible(free);
        });
    }

    /** The looks or the language have changed. */
    void refresh() {
        sayZoom();
        widen();
    }

    private void says(RailButton button, String key, String tip) {
        words.follow(button, () -> button.say(words.text(key), words.text(tip)));
    }

    private void sayZoom() {
        zoom.say(words.text("zoom", Map.of("percent", kept.get(Settings.ZOOM))), words.text("zoom.tip"));
    }

    private void settings() {
        open(new SettingsMenu(words, kept, appearance, ways.sound()).menu(), preferences);
    }

    private void helps() {
        SpokenMenu menu = new SpokenMenu();
        menu.item("help.keys", KeyTable.tip(words, Command.KEYS), ways::showKeys);
        menu.item("help.words", KeyTable.tip(words, Command.WORDS), ways::showWords);
        menu.item("help.about", words.text("help.about"), ways::showAbout);
        open(menu, help);
    }

    private void languages() {
        SpokenMenu menu = new SpokenMenu();
        for (Language each : Language.values()) {
            if (Catalogue.exists(each)) {
                boolean chosen = each == kept.get(Settings.LANGUAGE);
                JMenuItem item =
                        menu.choice("language." + each.tag(), each.ownName(), chosen, () -> appearance.setLanguage(each));
                item.setFont(Theme.showing(each, item.getFont()));
            }
        }
        open(menu, language);
    }

    private void zooms() {
        SpokenMenu menu = new SpokenMenu();
        for (int step : Zoom.STEPS) {
            String label = words.text("zoom", Map.of("percent", step));
            boolean chosen = step == kept.get(Settings.ZOOM);
            menu.choice("zoom." + step, label, chosen, () -> appearance.setZoom(step));
        }
        open(menu, zoom);
    }

    private static void open(JPopupMenu menu, RailButton at) {
        int window = at.getRootPane().getHeight();
        if (menu.getPreferredSize().height > window) {
            beside(menu);
        }
        Dimension size = menu.getPreferredSize();
        Point from = SwingUtilities.convertPoint(at, 0, 0, at.getRootPane());
        int room = at.getRootPane().getWidth() - from.x;
        menu.show(
                at,
                Math.max(-from.x, Math.min(at.getWidth(), room - size.width)),
                Math.max(-from.y, Math.min(at.getHeight(), window - from.y) - size.height));
    }

    /** Two columns where one is higher than the window. */
    private static void beside(JPopupMenu menu) {
        Arrays.stream(menu.getComponents()).filter(JSeparator.class::isInstance).forEach(menu::remove);
        int rows = (menu.getComponentCount() + 1) / 2;
        menu.setLayout(new MigLayout("ins 4lp, gap 0, flowy, wrap " + rows, "[fill][fill]"));
    }

    @Override
    protected void paintComponent(Graphics g) {
        g.setColor(Paints.colour("Papan.rail"));
        g.fillRect(0, 0, getWidth(), getHeight());
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension size = super.getPreferredSize();
        return new Dimension(Math.max(Px.of(84), size.width), size.height);
    }

    /** No height of its own, so that the scroll pane adds the room of its bar as soon as there is one. */
    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(getPreferredSize().width, 0);
    }

    @Override
    protected int leastHeight(int width) {
        return getPreferredSize().height;
    }
}
