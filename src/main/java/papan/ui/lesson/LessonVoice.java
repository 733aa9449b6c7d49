package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Block;
import papan.lesson.page.Offers.Action;
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
    private Optional<Page.Spot> spot = Optional.empty();

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
                Page now = latest.orElseThrow();
                latest = Optional.empty();
                tell(now);
            });
        }
        latest = Optional.of(next);
    }

    private void tell(Page page) {
        if (session.run().isEmpty() || !learn.showsLesson()) {
            return;
        }
        PageText next = PageText.of(page, words);
        Optional<Page.Spot> now = Optional.of(page.spot());
        boolean entered = !now.equals(spot);
        List<String> parts = new ArrayList<>();
        boolean asks = page.offers().isAsked();
        boolean again = asks && (entered || !open);
        String replied = replied(page, next);
        if (!again && !replied.isEmpty()) {
            parts.add(entered ? replied : replied.replace(reply, "").strip());
            next.aims().stream().filter(aim -> entered || !aims.contains(aim)).forEach(parts::add);
            aims = next.aims();
        }
        boolean tells = !page.is(Page.Kind.ASKED) || page.isElsewhere();
        if (again) {
            parts.add(asked(page, next));
        } else if (tells && (entered || !told(page, next).equals(sentence))) {
            parts.add(told(page, next));
        }
        open = asks;
        parts.removeIf(String::isBlank);
        boolean says = !parts.isEmpty();
        String offered = learn.offered();
        boolean offers = !offered.isEmpty() && (entered || again || !offered.equals(offer));
        if (offered.isEmpty()) {
            offer = "";
        }
        if (!(says || offers || entered) || (!entered && runsBy(page, next))) {
            return;
        }
        spot = now;
        offer = offered;
        reply = replied;
        sentence = told(page, next);
        if (again) {
            heard.asked();
        }
        parts.forEach(heard::add);
        if (entered && page.spot().over()) {
            parts.add(0, ended());
        } else if (entered) {
            parts.add(words.text(
                    session.state().isRepeating() ? "lesson.repeats" : "step.of",
                    Map.of("step", page.number(), "steps", page.steps())));
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
    private String told(Page page, PageText next) {
        return page.isElsewhere() ? learn.supposed() : next.heard();
    }

    /** What came of a try is told when it has been shown. */
    private String replied(Page page, PageText next) {
        if (page.offers().has(Action.SAY_HOW_SURE)) {
            return page.words().text("confidence.ask");
        }
        boolean shown = page.is(Page.Kind.ASKED) || !session.playback().isPlaying();
        return shown && !page.isElsewhere() ? next.reply() : "";
    }

    /** What is asked, and where it is answered on the board, how: an audience reads the question alone. */
    private String asked(Page page, PageText next) {
        return page.find(Block.Asked.class)
                        .filter(asked -> asked.form() == AnswerForm.PLACE)
                        .isPresent()
                ? next.asked() + " " + words.text("question.click")
                : next.asked();
    }

    /** Whether seeds run by themselves, and this one is like the one before: neither rules nor author say more of it. */
    private boolean runsBy(Page page, PageText next) {
        Playback playback = session.playback();
        return playback.isPlaying()
                && !told(page, next).isEmpty()
                && playback.cursor() > 0
                && !isSpoken(page, playback)
                && (page.isElsewhere() || !session.lesson().isAuthors(session.stage(), playback.cursor()));
    }

    private boolean isSpoken(Page page, Playback playback) {
        return (page.is(Page.Kind.COMPARED) && !page.isElsewhere())
                ? session.lesson().isSpoken(session.stage(), playback.cursor())
                : playback.timeline().isSpoken(playback.cursor());
    }
}
