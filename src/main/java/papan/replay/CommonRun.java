package papan.replay;

import java.util.Arrays;
import java.util.List;

/** What two lists have in common, in order: the longest list of pairs that are equal. */
final class CommonRun {
    /** Lists whose lengths multiply to more than this are only compared from their beginning, to bound time and memory. */
    private static final long MOST = 4_000_000;

    private CommonRun() {}

    /**
     * Pairs equal entries.
     *
     * @return by index in the first list: the index of its partner in the second, or −1; partners are in order
     */
    static <T> int[] partners(List<T> first, List<T> second) {
        int[] partners = new int[first.size()];
        Arrays.fill(partners, -1);
        int head = 0;
        while (head < Math.min(first.size(), second.size()) && first.get(head).equals(second.get(head))) {
            partners[head] = head;
            head++;
        }
        List<T> a = first.subList(head, first.size());
        List<T> b = second.subList(head, second.size());
        if ((long) a.size() * b.size() <= MOST) {
            pair(a, b, head, partners);
        }
        return partners;
    }

    private static <T> void pair(List<T> a, List<T> b, int head, int[] partners) {
        // The longest common run of what follows a[i] and b[j].
        int[][] longest = new int[a.size() + 1][b.size() + 1];
        for (int i = a.size() - 1; i >= 0; i--) {
            for (int j = b.size() - 1; j >= 0; j--) {
                longest[i][j] = a.get(i).equals(b.get(j))
                        ? longest[i + 1][j + 1] + 1
                        : Math.max(longest[i + 1][j], longest[i][j + 1]);
            }
        }
        int i = 0;
        int j = 0;
        while (i < a.size() && j < b.size()) {
            if (a.get(i).equals(b.get(j))) {
                partners[head + i++] = head + j++;
            } else if (longest[i + 1][j] >= longest[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
    }
}
