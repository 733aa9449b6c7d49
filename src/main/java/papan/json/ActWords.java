package papan.json;

import papan.lesson.Act;

/** What kinds of acts are called in files. */
enum ActWords implements Act.Visitor<String> {
    ALL;

    @Override
    public String began() {
        return "began";
    }

    @Override
    public String cameTo(Act.CameTo act) {
        return "cameTo";
    }

    @Override
    public String wentOn() {
        return "wentOn";
    }

    @Override
    public String wentTo(Act.WentTo act) {
        return "wentTo";
    }

    @Override
    public String wentBack() {
        return "wentBack";
    }

    @Override
    public String beganAgain() {
        return "beganAgain";
    }

    @Override
    public String saw(Act.Saw act) {
        return "saw";
    }

    @Override
    public String answered(Act.Answered act) {
        return "answered";
    }

    /** How sure an answer is stands beside it. */
    @Override
    public String wasSure(Act.WasSure act) {
        return "answered";
    }

    @Override
    public String triedAgain() {
        return "triedAgain";
    }

    @Override
    public String askedForHint() {
        return "askedForHint";
    }

    @Override
    public String gaveUp() {
        return "gaveUp";
    }

    /** All moves of a try stand together. */
    @Override
    public String moved(Act.Moved act) {
        return "played";
    }

    @Override
    public String tookBack() {
        return "played";
    }

    @Override
    public String startedOver() {
        return "played";
    }

    @Override
    public String played(Act.Played act) {
        return "played";
    }

    @Override
    public String attempted(Act.Attempted act) {
        return "attempted";
    }

    @Override
    public String looked() {
        return "looked";
    }

    @Override
    public String drew(Act.Drew act) {
        return "drew";
    }
}
