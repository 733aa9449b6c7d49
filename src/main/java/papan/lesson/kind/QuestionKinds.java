package papan.lesson.kind;

import papan.lesson.script.Question;

/** The one list of kinds of questions: which class knows which. */
public enum QuestionKinds implements Question.Visitor<QuestionKind> {
    ALL;

    /** What there is to know about a question of its kind. */
    public static QuestionKind of(Question question) {
        return question.accept(ALL);
    }

    @Override
    public QuestionKind landing(Question.Landing question) {
        return new LandingKind(question);
    }

    @Override
    public QuestionKind rule(Question.Rule question) {
        return new RuleKind(question);
    }

    @Override
    public QuestionKind choice(Question.Choice question) {
        return new ChoiceKind(question);
    }

    @Override
    public QuestionKind howMany(Question.HowMany question) {
        return new HowManyKind(question);
    }

    @Override
    public QuestionKind fillCounts(Question.FillCounts question) {
        return new FillCountsKind(question);
    }

    @Override
    public QuestionKind bestMove(Question.BestMove question) {
        return new BestMoveKind(question);
    }

    @Override
    public QuestionKind order(Question.Order question) {
        return new OrderKind(question);
    }

    @Override
    public QuestionKind explain(Question.Explain question) {
        return new ExplainKind(question);
    }

    @Override
    public QuestionKind similar(Question.Similar question) {
        return new SimilarKind(question);
    }

    @Override
    public QuestionKind spotError(Question.SpotError question) {
        return new SpotErrorKind(question);
    }

    @Override
    public QuestionKind drawCurve(Question.DrawCurve question) {
        return new DrawCurveKind(question);
    }

    @Override
    public QuestionKind tally(Question.Tally question) {
        return new TallyKind(question);
    }
}
