package papan.ui.common;

import java.awt.Component;
import java.util.List;
import javax.accessibility.AccessibleRelation;
import javax.accessibility.AccessibleRelationSet;

/** Says to assistive technology what belongs together. */
public final class InGroup {
    private InGroup() {}

    /** The relations of a part, and that it is one of some. */
    public static AccessibleRelationSet with(AccessibleRelationSet relations, List<? extends Component> members) {
        if (!members.isEmpty()) {
            relations.add(new AccessibleRelation(AccessibleRelation.MEMBER_OF, members.toArray()));
        }
        return relations;
    }

    /**
     * The relations of a text, and that it belongs to what it lies in. A label that is related to nothing is read whenever
     * the focus comes to anything beside it.
     */
    static AccessibleRelationSet ofText(AccessibleRelationSet relations, Component text) {
        return with(relations, text.getParent() == null ? List.of() : List.of(text.getParent()));
    }
}
