package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** What is told of the commands is true, and it is found where one looks for it. */
class HelpTest {
    private static final String EXAMPLE = "  papan ";

    static Stream<CommandLine> commands() {
        return all(Cli.line()).filter(line -> line.getCommand() instanceof AnyCommand);
    }

    private static Stream<CommandLine> all(CommandLine line) {
        return Stream.concat(
                Stream.of(line), line.getSubcommands().values().stream().flatMap(HelpTest::all));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasAnExampleThatCanBeCalledAndSaysWhatItsExitStatusMeans(CommandLine line) {
        String help = line.getUsageMessage();

        assertThat(help).contains("Exit status:\n", "Example:\n", "--debug");
        assertThat(line.getCommandSpec().usageMessage().footer()).isNotEmpty().allSatisfy(example -> {
            assertThat(example).startsWith(EXAMPLE);
            String[] call = example.strip().replace("\"", "").split(" ", -1);
            CommandLine papan = Cli.line();
            papan.parseArgs(OpenCommand.named(papan, Arrays.copyOfRange(call, 1, call.length)));
        });
    }

    @Test
    void helpIsACommandToo() {
        assertThat(Cli.run("help", "rules").out())
                .isEqualTo(Cli.run("rules", "--help").out());
        assertThat(Cli.run("rules", "help", "show").out())
                .isEqualTo(Cli.run("rules", "show", "--help").out());
        assertThat(Cli.run("help").out()).isEqualTo(Cli.run("--help").out());
    }

    @Test
    void aShellLearnsToCompleteCommandsOptionsAndTheirWords() {
        assertThat(Cli.run("generate-completion").out())
                .contains("complete -F _complete_papan", "'--first-turn'", "(\"table\" \"csv\" \"json\")", "\"fil\"");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theWordsThatAnOptionTakesStandInItsLabel(CommandLine line) {
        for (OptionSpec option : line.getCommandSpec().options()) {
            if (option.paramLabel().contains("|") && !Arguments.words(option).isEmpty()) {
                assertThat(option.paramLabel()).isEqualTo(String.join("|", Arguments.words(option)));
            }
        }
    }

    @Test
    void theThemesAndMotionsAreThoseOfTheWindow() {
        assertThat(Window.Look.values())
                .extracting(Enum::name)
                .containsExactlyElementsOf(
                        Stream.of(Theme.values()).map(Enum::name).toList());
        assertThat(Window.Motion.values())
                .extracting(Enum::name)
                .containsExactlyElementsOf(
                        Stream.of(SeedMotion.values()).map(Enum::name).toList());
    }

    @Test
    void theVersionIsThatOfTheProgramAndOfJava() {
        assertThat(Cli.run("--version").out()).startsWith("papan ").contains(", Java " + Runtime.version());
    }

    @ParameterizedTest
    @CsvSource({
        "rules list --json, papan rules list: Unknown option: '--json'. Did you mean \"--format json\"?",
        "trace --rules kalah --json, papan trace: Unknown option: '--json'. Did you mean \"--format jsonl\"?",
        "rules matrix --csv, papan rules matrix: Unknown option: '--csv'. Did you mean \"--format csv\"?",
        "rules list --csv, papan rules list: Unknown option: '--csv'. Try papan rules list --help."
    })
    void aFormatThatIsWrittenAsAnOptionIsUnderstood(String call, String said) {
        Cli.Result result = Cli.run(call.split(" "));

        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().strip()).isEqualTo(said);
    }
}
