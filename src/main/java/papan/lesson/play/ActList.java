package papan.lesson.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A list of acts that grows, without those that later ones make superfluous. Used by one thread. */
public final class ActList {
    /** Of these the last in a step is enough, where it goes nowhere and counts nowhere. */
    private static final Set<Class<?>> SUPERSEDED = Set.of(
            Act.Saw.class, Act.WentTo.class, Act.Played.class, Act.Answered.class, Act.Drew.class, Act.Looked.class);

    private final List<Done> acts;

    public ActList(List<Done> acts) {
        this.acts = new ArrayList<>(acts);
    }

    /** All acts, in order. */
    public List<Done> all() {
        return List.copyOf(acts);
    }

    /** Where the lesson was begun the last time; 0 if that is not known. */
    public static int lastBegun(List<Done> acts) {
        for (int i = acts.size() - 1; i > 0; i--) {
            if (acts.get(i).act().equals(new Act.Began())) {
                return i;
            }
        }
        return 0;
    }

    /** One more act. What it makes superfluous goes; the seconds spent on that stay. */
    public void add(Done done) {
        int spent = superseded(done);
        if (done.facts().isPresent()) {
            setOthersAside(done);
            begunBy(done.time(), spent);
            acts.add(done);
        } else {
            acts.add(done.at(done.time(), Answered.sum(done.seconds(), spent)));
        }
    }

    /** A question that is answered is today's; what was answered in its step before and was another is set aside. */
    private void setOthersAside(Done done) {
        acts.replaceAll(
                each -> each.step().equals(done.step()) && each.question().isPresent()
                        ? each.aside(each.aside() || !each.question().equals(done.question()))
                        : each);
    }

    /** The lesson was begun no later than something was answered in it, though a clock was put back. */
    private void begunBy(Instant time, int more) {
        int at = lastBegun(acts);
        if (!acts.isEmpty()) {
            Done begun = acts.get(at);
            Instant first = time.isBefore(begun.time()) ? time : begun.time();
            acts.set(at, begun.at(first, Answered.sum(begun.seconds(), more)));
        }
    }

    /** Takes out what an act makes superfluous. */
    private int superseded(Done done) {
        int seconds = 0;
        for (int i = acts.size() - 1; i > lastBegun(acts); i--) {
            Done old = acts.get(i);
            boolean same = old.step().equals(done.step()) && kind(old).equals(kind(done));
            if (same
                    && SUPERSEDED.contains(kind(old))
                    && old.to().isEmpty()
                    && old.facts().isEmpty()) {
                seconds = Answered.sum(seconds, old.apart() ? 0 : old.seconds());
                acts.remove(i);
            }
        }
        return seconds;
    }

    /** Acts of the same kind leave a step alike; the end of a try also does so as its moves do. */
    private static Class<?> kind(Done done) {
        Class<?> kind = done.act().getClass();
        return kind == Act.Attempted.class ? Act.Played.class : kind;
    }
}
