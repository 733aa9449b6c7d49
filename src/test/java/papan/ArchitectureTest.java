package papan;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Timer;
import java.util.TimerTask;
import java.util.TreeSet;
import java.util.concurrent.CompletionService;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.SwingWorker;
import org.junit.jupiter.api.Test;
import papan.lesson.play.LessonState;
import papan.testing.Bytecode;

/**
 * Who may know whom, as {@code docs/architecture.md} promises it. Packages are written without their {@code papan.}; the
 * root package, where {@link Main} lives, is {@code papan} itself.
 */
class ArchitectureTest {
    private static final String ROOT = "papan";

    /** Packages that know neither a window, a file format nor the console. */
    private static final Set<String> HEADLESS = Set.of(
            "model",
            "rules",
            "event",
            "engine",
            "narration",
            "replay",
            "analysis",
            "search",
            "chart",
            "lesson.script",
            "lesson.scene",
            "lesson.kind",
            "lesson.learner",
            "lesson.text",
            "lesson.compare",
            "lesson.kept",
            "lesson.play",
            "lesson.check",
            "lesson.page");

    /** Our own files, by subject. */
    private static final Set<String> JSON = Set.of("json", "json.rules", "json.match", "json.progress", "json.lesson");

    /** Packages whose types never change once they are made. */
    private static final Set<String> IMMUTABLE = Set.of(
            "model",
            "rules",
            "event",
            "lesson.script",
            "lesson.scene",
            "lesson.kind",
            "lesson.learner",
            "lesson.text",
            "lesson.compare",
            "lesson.kept",
            "lesson.play",
            "lesson.check",
            "lesson.page",
            "analysis",
            "chart",
            "replay");

    /** What a workspace may import; never another workspace. */
    private static final Set<String> WORKSPACE =
            union(HEADLESS, "ui.board", "ui.playback", "ui.plot", "ui.common", "ui.settings");

    /** What a workspace may import that walks through a match beside what is told of it. */
    private static final Set<String> WITH_TELLING = union(WORKSPACE, "ui.telling", "ui.alter", "ui.people");

    /** Package → the packages of ours it may import. A package that is not a key here may not exist. */
    private static final Map<String, Set<String>> MAY_IMPORT = Map.ofEntries(
            entry("model", Set.of()),
            entry("format", Set.of("model")),
            entry("rules", Set.of("model")),
            entry("event", Set.of("model", "rules")),
            entry("engine", Set.of("model", "rules", "event")),
            entry("narration", Set.of("model", "rules", "event")),
            entry("replay", Set.of("model", "rules", "event", "engine", "narration")),
            entry("search", Set.of("model", "rules", "engine")),
            entry("analysis", Set.of("model", "rules", "event", "engine", "search")),
            entry("chart", Set.of("model", "rules", "event", "narration", "analysis", "search")),
            entry("lesson.script", Set.of("model", "rules", "event", "engine", "narration", "replay", "analysis")),
            entry("lesson.scene", Set.of("model", "rules", "event", "engine", "narration", "lesson.script")),
            entry(
                    "lesson.kind",
                    Set.of(
                            "model",
                            "rules",
                            "event",
                            "engine",
                            "narration",
                            "replay",
                            "analysis",
                            "search",
                            "format",
                            "lesson.script",
                            "lesson.scene")),
            entry("lesson.learner", Set.of("model", "lesson.script", "lesson.kept", "lesson.play")),
            entry("lesson.text", Set.of("model", "narration", "format", "lesson.script", "lesson.scene")),
            entry(
                    "lesson.compare",
                    Set.of(
                            "model",
                            "rules",
                            "event",
                            "engine",
                            "narration",
                            "replay",
                            "analysis",
                            "lesson.script",
                            "lesson.scene")),
            entry("lesson.kept", Set.of("model", "lesson.kind")),
            entry(
                    "lesson.play",
                    Set.of(
                            "model",
                            "rules",
                            "event",
                            "engine",
                            "narration",
                            "replay",
                            "analysis",
                            "chart",
                            "search",
                            "format",
                            "lesson.script",
                            "lesson.scene",
                            "lesson.kind",
                            "lesson.text",
                            "lesson.compare",
                            "lesson.kept")),
            entry(
                    "lesson.check",
                    Set.of(
                            "model",
                            "rules",
                            "event",
                            "engine",
                            "narration",
                            "replay",
                            "analysis",
                            "search",
                            "format",
                            "lesson.script",
                            "lesson.scene",
                            "lesson.kind",
                            "lesson.text",
                            "lesson.compare",
                            "lesson.kept",
                            "lesson.play",
                            "lesson.page")),
            entry(
                    "lesson.page",
                    Set.of(
                            "model",
                            "rules",
                            "event",
                            "narration",
                            "replay",
                            "analysis",
                            "chart",
                            "lesson.script",
                            "lesson.kind",
                            "lesson.compare",
                            "lesson.kept",
                            "lesson.play")),
            entry("json", Set.of("format")),
            entry(
                    "json.rules",
                    Set.of("model", "rules", "engine", "narration", "analysis", "lesson.script", "format", "json")),
            entry(
                    "json.match",
                    Set.of(
                            "model",
                            "rules",
                            "event",
                            "engine",
                            "narration",
                            "replay",
                            "analysis",
                            "chart",
                            "lesson.script",
                            "format",
                            "json")),
            entry(
                    "json.progress",
                    Set.of(
                            "model",
                            "narration",
                            "analysis",
                            "lesson.script",
                            "lesson.kind",
                            "lesson.learner",
                            "lesson.kept",
                            "lesson.play",
                            "format",
                            "json")),
            entry(
                    "json.lesson",
                    Set.of(
                            "model",
                            "rules",
                            "event",
                            "engine",
                            "narration",
                            "replay",
                            "analysis",
                            "chart",
                            "lesson.script",
                            "lesson.scene",
                            "lesson.kind",
                            "lesson.text",
                            "lesson.play",
                            "lesson.check",
                            "lesson.page",
                            "format",
                            "json",
                            "json.rules",
                            "json.match")),
            entry("export", union(HEADLESS, "format")),
            entry("cli", union(union(HEADLESS, "format", "export"), JSON)),
            entry("ui.common", Set.of("model", "narration")),
            entry("ui.playback", Set.of("model", "rules", "replay", "event", "ui.common")),
            entry("ui.board", Set.of("model", "rules", "event", "replay", "ui.playback", "ui.common")),
            entry("ui.settings", Set.of("narration", "replay", "ui.playback", "ui.board", "ui.common")),
            entry("ui.plot", union(HEADLESS, "ui.playback", "ui.common")),
            entry("ui.telling", WORKSPACE),
            entry("ui.alter", union(WORKSPACE, "ui.people")),
            entry("ui.people", Set.of("model", "event", "narration", "replay", "analysis", "ui.common")),
            entry(
                    "ui.map",
                    Set.of(
                            "rules",
                            "narration",
                            "lesson.script",
                            "lesson.kept",
                            "lesson.learner",
                            "lesson.page",
                            "ui.common")),
            entry("ui.sound", Set.of("model", "event", "replay", "ui.playback", "ui.common")),
            entry("ui.lesson", union(WITH_TELLING, "ui.map")),
            entry("ui.compare", WITH_TELLING),
            entry("ui.chart", WITH_TELLING),
            entry("ui.explore", WITH_TELLING),
            entry("ui.atlas", union(WITH_TELLING, "ui.map")),
            entry("ui.present", union(WITH_TELLING, "ui.lesson")),
            entry(
                    "ui.app",
                    union(
                            union(WORKSPACE, JSON),
                            "format",
                            "export",
                            "cli",
                            "ui.lesson",
                            "ui.compare",
                            "ui.chart",
                            "ui.explore",
                            "ui.alter",
                            "ui.atlas",
                            "ui.present",
                            "ui.sound")),
            entry(ROOT, Set.of("ui.app", "cli")));

    private static final Set<String> UI =
            MAY_IMPORT.keySet().stream().filter(name -> name.startsWith("ui.")).collect(toCollection(TreeSet::new));

    /** Library, by the start of its package names → the packages of ours that may use it. */
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            entry("org.jspecify.annotations", MAY_IMPORT.keySet()),
            entry("com.fasterxml.jackson", union(JSON, "format")),
            entry("com.networknt", JSON),
            entry("picocli", Set.of("cli")),
            entry("java.awt", union(UI, "export")),
            entry("java.beans", UI),
            entry("javax.accessibility", UI),
            entry("javax.sound", Set.of("ui.sound")),
            entry("javax.imageio", Set.of("export", "ui.lesson")),
            entry("javax.swing", union(UI, "export")),
            entry("com.formdev.flatlaf", Set.of("ui.common", "ui.playback", "ui.app", "export")),
            entry("net.miginfocom", UI),
            entry("com.openhtmltopdf", Set.of("export")),
            entry("org.apache.pdfbox", Set.of("export")),
            entry("org.apache.fontbox", Set.of("export")),
            entry("java.util.logging", Set.of("export")),
            entry("org.xml.sax", Set.of("export")),
            entry("javax.xml", Set.of("export")),
            entry("org.w3c.dom", Set.of("export")),
            entry("org.jfree", Set.of("ui.plot")));

    private static final Pattern CONSOLE_AND_EXIT = anyOf(
            "java.lang.System.(in|out|err|(setIn|setOut|setErr|console|exit)\\(.*)",
            "java.lang.Runtime.(exit|halt)\\(.*",
            ".*.printStackTrace\\(\\)");

    private static final Pattern THREAD_JUMPS =
            anyOf(".*.(invokeLater|invokeAndWait)\\(.*", "java.util.*.(parallel|parallelStream)\\(\\)");

    private static final List<Class<?>> THREADS = List.of(
            Thread.class,
            ThreadGroup.class,
            ThreadFactory.class,
            Executor.class,
            Executors.class,
            CompletionService.class,
            CompletionStage.class,
            Future.class,
            Timer.class,
            TimerTask.class,
            SwingWorker.class);

    /** Methods with the seed or the clock as an argument are not among them. */
    private static final Pattern CLOCKS_AND_RANDOMNESS = anyOf(
            "java.lang.System.(currentTimeMillis|nanoTime)\\(\\)",
            "java.lang.(Math|StrictMath).random\\(\\)",
            "java.security.SecureRandom.*",
            "java.time.Clock.(system|tick).*",
            "java.time.*.now\\((java.time.ZoneId)?\\)",
            "java.util.(Calendar.getInstance\\(.*|(Date|GregorianCalendar).<init>\\(\\))",
            "java.util.(Random|SplittableRandom).<init>\\(\\)",
            "java.util.Collections.shuffle\\(java.util.List\\)",
            "java.util.UUID.randomUUID\\(\\)",
            "java.util.concurrent.ThreadLocalRandom.*",
            "java.util.random.RandomGenerator(.getDefault|.of|Factory).*");

    /** What depends on the computer's own language; the same with a locale as an argument is not among them. */
    private static final Pattern WITHOUT_LOCALE = anyOf(
            "java.lang.String.(format\\(java.lang.String,.*|formatted\\(.*|to(Upper|Lower)Case\\(\\))",
            "java.io.Print(Stream|Writer).(format|printf)\\(java.lang.String,.*");

    /** Addresses, connections, and Swing's own reader of pages, which opens the addresses that a page names. */
    private static final Pattern NETWORK = anyOf(
            "java.net.(URL|URLConnection|Socket|ServerSocket|DatagramSocket|InetAddress|InetSocketAddress)[.(].*",
            "java.net.http.*",
            "java.nio.channels.*Socket.*",
            "javax.swing.text.html.*",
            "javax.swing.plaf.basic.BasicHTML.*",
            "javax.swing.JEditorPane.(setPage|setContentType|<init>\\(java).*");

    /** What a script in a browser has none of, and nothing in {@code src/browser} stands in for. */
    private static final Pattern NOT_IN_A_BROWSER = anyOf(
            "java.nio.(file|channels)[.].*",
            "java.(net|security)[.].*",
            "java.text.(Normalizer|BreakIterator|Collator|RuleBasedCollator|MessageFormat)[.].*",
            "java.util.(zip|jar|logging|prefs|ServiceLoader|ResourceBundle)[.].*",
            "java.util.concurrent[.](?!ConcurrentHashMap|atomic).*",
            "java.lang.(Process|ProcessBuilder)[.].*",
            "java.lang.Runtime.\\w+ShutdownHook.*");

    /** Headless classes that nobody needs who reads, plays and shows a lesson. */
    private static final Set<String> NOT_FOR_A_BROWSER =
            Set.of("ClassFolder", "CtrlC", "QuestionPrint", "RuleFilter", "Words");

    /** Where a text is taken apart into the signs of JSON, or put together; a browser has its own for the first three. */
    private static final Pattern TOKENS =
            Pattern.compile("Json(Tree|Printer|Out)|OneALine|FileShape|LessonBeginning|EvidenceFile|\\w+Writer");

    /** The packages of the JDK's base module, which everybody may use. */
    private static final Set<String> JDK_BASE = Object.class.getModule().getPackages();

    @Test
    void theTablesNameEveryPackage() {
        assertThat(Bytecode.program().stream().map(Bytecode::packageOf)).hasSameElementsAs(MAY_IMPORT.keySet());
    }

    @Test
    void everyPackageKeepsToItsImports() {
        classes().should(new KeepToTheTables()).check(Bytecode.program());
    }

    @Test
    void noPackagesDependOnOneAnother() {
        slices().matching("papan.(**)").should().beFreeOfCycles().check(Bytecode.program());
    }

    @Test
    void valuesAreRecordsEnumsInterfacesOrFinalClasses() {
        classes()
                .that(resideIn(IMMUTABLE))
                .and(not(describe("anonymous", JavaClass::isAnonymousClass)))
                .should()
                .beRecords()
                .orShould()
                .beEnums()
                .orShould()
                .beInterfaces()
                .orShould()
                .haveModifier(JavaModifier.FINAL)
                .check(Bytecode.program());
    }

    @Test
    void valuesHaveOnlyFinalFields() {
        fields().that()
                .areDeclaredInClassesThat(resideIn(IMMUTABLE))
                .should()
                .beFinal()
                .check(Bytecode.program());
    }

    @Test
    void nobodyPutsALearnerInAStateToWhichNoActLeads() {
        methods()
                .that()
                .areDeclaredIn(LessonState.class)
                .and()
                .haveRawReturnType(LessonState.class)
                .and()
                .arePublic()
                .should()
                .haveNameMatching("of|after|resumed|in|along")
                .check(Bytecode.program());
    }

    /** Beside the list of what can be done only these ask whether something may be: hands, paper, and what is locked. */
    @Test
    void fewAskWhetherSomethingMayBeDone() {
        Set<String> askers = Bytecode.program().get(LessonState.class).getMethodCallsToSelf().stream()
                .filter(call ->
                        call.getTarget().getName().matches("may[A-Z].*|isLookedFor|isOpenQuestion|nextHint|waiting"))
                .map(call -> Bytecode.fileOf(call.getOriginOwner()))
                .filter(file -> !file.startsWith("lesson.play."))
                .collect(toCollection(TreeSet::new));
        assertThat(askers)
                .containsExactly(
                        "cli.PlainLesson",
                        "cli.PlainTally",
                        "lesson.page.Aside",
                        "lesson.page.Offers",
                        "lesson.page.PageMaker",
                        "ui.lesson.LearnSession",
                        "ui.present.Presentation");
    }

    @Test
    void theCoreAsksNothingThatABrowserDoesNotHave() {
        noClasses()
                .that(resideIn(HEADLESS))
                .and(not(describe("are not needed there", type -> NOT_FOR_A_BROWSER.contains(outermost(type)))))
                .should()
                .accessTargetWhere(named("nothing that a browser has", NOT_IN_A_BROWSER))
                .check(Bytecode.program());
    }

    @Test
    void onlyReadersOfTokensAndWritersKnowTheLibraryThatReadsThem() {
        noClasses()
                .that(not(describe(
                        "read tokens or write",
                        type -> TOKENS.matcher(outermost(type)).matches())))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.fasterxml..")
                .check(Bytecode.program());
    }

    private static String outermost(JavaClass type) {
        return type.getEnclosingClass().map(ArchitectureTest::outermost).orElse(type.getSimpleName());
    }

    @Test
    void standardStreamsAndExitBelongToTheCommandLine() {
        noClasses()
                .that(not(resideIn(Set.of("cli"))))
                .and(not(belongToAnyOf(Main.class)))
                .should()
                .accessTargetWhere(named("the console or the exit", CONSOLE_AND_EXIT))
                .check(Bytecode.program());
    }

    @Test
    void threadsBelongToTheSearchAndTheDoorToTheEventDispatchThread() {
        noClasses()
                .that(not(resideIn(Set.of("ui.common", "search"))))
                .should()
                .dependOnClassesThat(
                        describe("run other threads", type -> THREADS.stream().anyMatch(type::isAssignableTo)))
                .orShould()
                .accessTargetWhere(named("a jump to another thread", THREAD_JUMPS))
                .check(Bytecode.program());
    }

    @Test
    void clocksAndRandomnessArePassedIn() {
        noClasses()
                .that(resideIn(union(union(HEADLESS, "format", "export"), JSON)))
                .should()
                .accessTargetWhere(named("a clock or randomness of its own", CLOCKS_AND_RANDOMNESS))
                .check(Bytecode.program());
    }

    @Test
    void nothingDependsOnTheLanguageOfTheComputerUnasked() {
        noClasses()
                .should()
                .accessTargetWhere(named("a way of writing that has no locale", WITHOUT_LOCALE))
                .check(Bytecode.program());
    }

    @Test
    void nobodyAsksTheNetwork() {
        noClasses()
                .that(not(belongToAnyOf(Offline.class)))
                .should()
                .accessTargetWhere(named("the network", NETWORK))
                .check(Bytecode.program());
    }

    /** Every import, of ours and of others, is one that {@link #MAY_IMPORT} and {@link #MAY_USE} allow. */
    private static final class KeepToTheTables extends ArchCondition<JavaClass> {
        KeepToTheTables() {
            super("import only what the tables allow");
        }

        @Override
        public void check(JavaClass type, ConditionEvents events) {
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                if (!isAllowed(
                        Bytecode.packageOf(type), dependency.getTargetClass().getBaseComponentType())) {
                    events.add(SimpleConditionEvent.violated(type, dependency.getDescription()));
                }
            }
        }

        private static boolean isAllowed(String from, JavaClass target) {
            String to = target.getPackageName();
            if (target.isPrimitive() || JDK_BASE.contains(to)) {
                return true;
            }
            if (to.equals(ROOT) || to.startsWith(ROOT + ".")) {
                return from.equals(Bytecode.packageOf(target))
                        || MAY_IMPORT.getOrDefault(from, Set.of()).contains(Bytecode.packageOf(target));
            }
            return MAY_USE.entrySet().stream()
                    .anyMatch(library -> (to.equals(library.getKey()) || to.startsWith(library.getKey() + "."))
                            && library.getValue().contains(from));
        }
    }

    private static DescribedPredicate<JavaClass> resideIn(Set<String> names) {
        return describe("reside in " + new TreeSet<>(names), type -> names.contains(Bytecode.packageOf(type)));
    }

    private static DescribedPredicate<JavaAccess<?>> named(String description, Pattern names) {
        return describe(
                "is " + description,
                access -> names.matcher(access.getTarget().getFullName()).matches());
    }

    private static Pattern anyOf(String... patterns) {
        return Pattern.compile(String.join("|", patterns));
    }

    private static Set<String> union(Set<String> names, Set<String> more) {
        return union(names, more.toArray(String[]::new));
    }

    private static Set<String> union(Set<String> names, String... more) {
        return Stream.concat(names.stream(), Stream.of(more)).collect(toCollection(TreeSet::new));
    }
}
