package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JEditorPane;
import javax.swing.JFormattedTextField;
import javax.swing.JInternalFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JProgressBar;
import javax.swing.JRadioButton;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JSpinner;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.JTextPane;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.JTree;
import javax.swing.SpinnerListModel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.border.TitledBorder;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.tree.DefaultMutableTreeNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.narration.Language;

/** One of every class of Swing that shows a text, with a text that Swing would take for a page. */
class PlainTextTest {
    /** Port 9 of this computer: a page that is built anyway finds nobody. */
    private static final String PAGE = "<html><img src=http://127.0.0.1:9/x>text";

    private static List<JComponent> all() {
        List<JComponent> all = new ArrayList<>(List.of(
                new JLabel(PAGE),
                new JButton(PAGE),
                new JToggleButton(PAGE),
                new JCheckBox(PAGE),
                new JRadioButton(PAGE),
                new JMenuItem(PAGE),
                new JMenu(PAGE),
                new JCheckBoxMenuItem(PAGE),
                new JRadioButtonMenuItem(PAGE),
                new JPopupMenu(PAGE),
                new JTextField(PAGE),
                new JTextArea(PAGE),
                new JTextPane(),
                new JEditorPane("text/plain", PAGE),
                new JFormattedTextField(PAGE),
                new JSpinner(new SpinnerListModel(List.of(PAGE))),
                new JInternalFrame(PAGE),
                new JOptionPane(
                        PAGE, JOptionPane.PLAIN_MESSAGE, JOptionPane.DEFAULT_OPTION, null, new Object[] {PAGE})));
        JToolTip tip = new JToolTip();
        tip.setTipText(PAGE);
        JTabbedPane tabs = new JTabbedPane();
        tabs.addTab(PAGE, new JPanel());
        JProgressBar bar = new JProgressBar();
        bar.setString(PAGE);
        JTextPane pane = new JTextPane();
        pane.setText(PAGE);
        JTable table = new JTable(new Object[][] {{PAGE}}, new Object[] {PAGE});
        JList<String> list = new JList<>(new String[] {PAGE});
        JComboBox<String> box = new JComboBox<>(new String[] {PAGE});
        JTree tree = new JTree(new DefaultMutableTreeNode(PAGE));
        all.addAll(List.of(tip, tabs, bar, pane, table, list, box, tree));
        all.add(cell(table.prepareRenderer(table.getCellRenderer(0, 0), 0, 0)));
        all.add(cell(table.getTableHeader()
                .getDefaultRenderer()
                .getTableCellRendererComponent(table, PAGE, false, false, -1, 0)));
        all.add(cell(list.getCellRenderer().getListCellRendererComponent(list, PAGE, 0, true, true)));
        all.add(cell(box.getRenderer().getListCellRendererComponent(new JList<>(), PAGE, 0, true, true)));
        all.add(cell(tree.getCellRenderer().getTreeCellRendererComponent(tree, PAGE, true, true, true, 0, true)));
        return all;
    }

    private static JComponent cell(Component component) {
        return (JComponent) component;
    }

    private static void gather(Component from, List<JComponent> found) {
        if (from instanceof JComponent component) {
            found.add(component);
        }
        if (from instanceof Container container) {
            for (Component child : container.getComponents()) {
                gather(child, found);
            }
        }
    }

    /** What is a page, by class. */
    private static Map<String, String> pages(List<JComponent> components) {
        Map<String, String> pages = new TreeMap<>();
        List<JComponent> found = new ArrayList<>();
        components.forEach(each -> gather(each, found));
        components.stream()
                .filter(each -> !Boolean.TRUE.equals(each.getClientProperty("html.disable")))
                .forEach(each -> pages.put(each.getClass().getName(), "may become a page"));
        found.stream()
                .filter(each -> each.getClientProperty(BasicHTML.propertyKey) != null)
                .forEach(each -> pages.put(each.getClass().getName(), "is a page"));
        return pages;
    }

    @BeforeEach
    void on() throws Exception {
        SwingUtilities.invokeAndWait(() -> Theme.LIGHT.install(Language.ENGLISH));
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void noClassOfSwingTakesATextForAPage(Theme theme) throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            theme.install(Language.ENGLISH);
            List<JComponent> all = all();
            assertThat(all).hasSize(31);
            assertThat(pages(all)).isEmpty();
        });
    }

    @Test
    void whatWasThereBeforeAChangeOfThemeStaysPlain() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            List<JComponent> all = all();
            Theme.DARK.install(Language.ENGLISH);
            all.forEach(SwingUtilities::updateComponentTreeUI);
            assertThat(pages(all)).isEmpty();
        });
    }

    @Test
    void aBordersTitleIsNoPage() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            JPanel framed = new JPanel();
            framed.setBorder(BorderFactory.createTitledBorder(PAGE));
            // A page shows "text" alone, which is narrower than what is written.
            int width = framed.getFontMetrics(framed.getFont()).stringWidth(PAGE);
            assertThat(((TitledBorder) framed.getBorder()).getMinimumSize(framed).width)
                    .isGreaterThanOrEqualTo(width);
        });
    }

    @Test
    void everyLookOfThisLookAndFeelIsCovered() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            List<String> looks = PlainText.looks();
            assertThat(looks).hasSizeGreaterThan(40).contains("MenuItemUI", "TabbedPaneUI", "RadioButtonUI");
            assertThat(looks)
                    .allSatisfy(look -> assertThat(UIManager.getString(look)).isEqualTo(PlainText.class.getName()));
        });
    }
}
