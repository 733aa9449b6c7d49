package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Page;
import papan.lesson.play.Ending;
import papan.ui.common.Announcer;
import papan.ui.common.ArrowKeys;
import papan.ui.common.Edt;
import papan.ui.common.WindowText;
import papan.ui.playback.Playback;

/**
 * Announces what is new in a lesson to screen readers: first what changed, such as the verdict on an answer, then its
 * context, such as the number of the step. While playing it leaves out what is not worth a sentence.
 */
public final class LessonVoice {
    private final LearnWorkspace learn;
    private final LearnSession session;
    private final WindowText words;
    private final Announcer announcer;
    private final SpokenLog heard;
    private final BooleanSupplier follows;
    private Optional<Page> latest = Optional.empty();
    private boolean open;
    private String reply = "";
    private String sentence = "";
    private String offer = "";
    private List<String> aims = List.of();
    private Optional<Spot> spot = Optional.empty();

    /** Which step is shown, and for the how manieth time one is. */
    private record Spot(String lesson, int step, boolean finished, int entries) {}

    /**
     * A voice for a workspace.
     *
     * @param follows whether the focus goes along to what is told
     */
    public LessonVoice(
            LearnWorkspace learn, WindowText words, Announcer announcer, SpokenLog heard, BooleanSupplier follows) {
        this.learn = learn;
        this.session = learn.session();
        this.words = words;
        this.announcer = announcer;
        this.heard = heard;
        this.follows = follows;
        learn.onTold(this::take);
        learn.onSaid(text -> announcer.answer(learn, text));
        words.follow(heard::clear);
    }

    /** Waits until everything has followed: while a step comes, what belongs to the one before is still there. */
    private void take(Page next) {
        if (latest.isEmpty()) {
            Edt.later(() -> {
                PageText now = PageText.of(latest.orElseThrow(), words);
                latest = Optional.empty();
                tell(now);
            });
        }
        latest = Optional.of(next);
    }

    private void tell(PageText next) {
        if (session.run().isEmpty() || !learn.showsLesson()) {
            return;
        }
        Optional<Spot> now = Optional.of(
                new Spot(session.lesson().lesson().id(), session.index(), session.isFinished(), session.entries()));
        boolean entered = !now.equals(spot);
        List<String> parts = new ArrayList<>();
        boolean asks = session.isOpenQuestion();
        boolean again = asks && (entered || !open);
        String replied = replied(next);
        if (!again && !replied.isEmpty()) {
            parts.add(entered ? replied : replied.replace(reply, "").strip());
            next.aims().stream().filter(aim -> entered || !aims.contains(aim)).forEach(parts::add);
            aims = next.aims();
        }
        boolean tells = !session.isAsking() || session.isElsewhere();
        if (again) {
            parts.add(asked(next));
        } else if (tells && (entered || !told(next).equals(sentence))) {
            parts.add(told(next));
        }
        open = asks;
        parts.removeIf(String::isBlank);
        boolean says = !parts.isEmpty();
        String offered = learn.offered();
        boolean offers = !offered.isEmpty() && (entered || again || !offered.equals(offer));
        if (offered.isEmpty()) {
            offer = "";
        }
        if (!(says || offers || entered) || (!entered && runsBy(next))) {
            return;
        }
        spot = now;
        offer = offered;
        reply = replied;
        sentence = told(next);
        if (again) {
            heard.asked();
        }
        parts.forEach(heard::add);
        if (entered && session.isFinished()) {
            parts.add(0, ended());
        } else if (entered) {
            parts.add(words.text(
                    session.state().isRepeating() ? "lesson.repeats" : "step.of",
                    Map.of("step", session.index() + 1, "steps", session.size())));
        }
        if (offers) {
            parts.add(offered);
        }
        announcer.say(learn.reading(), String.join(" ", parts));
        // An offer alone takes nobody away from an answer.
        if (says && follows.getAsBoolean() && !session.playback().isPlaying() && learn.isShowing()) {
            boolean steps = !entered && !again && ArrowKeys.haveFocus();
            if (!steps) {
                Edt.later(() -> learn.reading().requestFocusInWindow());
            }
        }
    }

    private String ended() {
        boolean whole = Ending.of(session.state()).open().isEmpty();
        return words.text(
                whole ? "end.title" : "end.title.skipped",
                Map.of("lesson", session.lesson().lesson().title()));
    }

    /** What is only supposed is told in the place of what the lesson says. */
    private String told(PageText next) {
        return session.isElsewhere() ? learn.supposed() : next.heard();
    }

    /** What came of a try is told when it has been shown. */
    private String replied(PageText next) {
        if (session.attempt().waiting().isPresent()) {
            return session.captions().text("confidence.ask");
        }
        boolean shown = session.isAsking() || !session.playback().isPlaying();
        return shown && !session.isElsewhere() ? next.reply() : "";
    }

    /** What is asked, and where it is answered on the board, how: an audience reads the question alone. */
    private String asked(PageText next) {
        boolean onBoard = session.stage().step().asks() && session.stage().form() == AnswerForm.PLACE;
        return onBoard ? next.asked() + " " + words.text("question.click") : next.asked();
    }

    /** Whether seeds run by themselves, and this one is like the one before: neither rules nor author say more of it. */
    private boolean runsBy(PageText next) {
        Playback playback = session.playback();
        return playback.isPlaying()
                && !told(next).isEmpty()
                && playback.cursor() > 0
                && !isSpoken(playback)
                && !isAuthors(playback.cursor());
    }

    private boolean isSpoken(Playback playback) {
        return session.compared().isPresent()
                ? session.lesson().isSpoken(session.stage(), playback.cursor())
                : playback.timeline().isSpoken(playback.cursor());
    }

    private boolean isAuthors(int cursor) {
        return !session.isElsewhere() && session.lesson().isAuthors(session.stage(), cursor);
    }
}
