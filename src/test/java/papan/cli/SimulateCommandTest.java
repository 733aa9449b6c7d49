package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest {
    @Test
    void theFiguresAreTheSameForOneSeedOnAnyNumberOfThreads() {
        Cli.Result one = Cli.run("simulate", "--rules", "congkak", "--rounds", "100", "--seed", "4", "--threads", "1");
        Cli.Result two = Cli.run("simulate", "--rules", "congkak", "--rounds", "100", "--seed", "4", "--threads", "2");
        assertThat(one.status()).isZero();
        assertThat(one.err()).isEmpty();
        assertThat(two.out()).isEqualTo(one.out());
        Cli.Result other = Cli.run("simulate", "--rules", "congkak", "--rounds", "100", "--seed", "5");
        assertThat(other.out()).isNotEqualTo(one.out());
    }

    @Test
    void figuresCanBeReadByOtherPrograms() {
        Cli.Result csv =
                Cli.run("simulate", "--rules", "congklak-classic", "--rounds", "50", "--format", "csv", "--by-turn");
        assertThat(csv.out()).startsWith("figure,value\ncount,50\nsouthWins,").contains("turn,rounds,S1,S2,");
        assertThat(csv.out()).contains("\n0,50,7.0000,7.0000,");
        Cli.Result json = Cli.run("simulate", "--rules", "congklak-classic", "--matches", "2", "--format", "json");
        assertThat(json.out()).startsWith("{\"rules\": \"congklak-classic\", \"players\": [\"random\", \"random\"]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--rounds 10 --matches 10 | papan simulate needs either --rounds N or --matches N.",
                "--rounds 0 | --rounds 0 is below 1.",
                "--rounds 10 --threads 0 | --threads 0 is not between 1 and 256.",
                "--rounds 10 --players random,random,random | --players names 3 players; there are two.",
                "--rounds 10 --players clever | --players: \"clever\" is unknown. Players are random, greedy, search:1 to search:12 and montecarlo:1 to montecarlo:99999.",
                "--rounds 10 --players search:99 | --players: \"search:99\" is unknown. Did you mean \"search:12\"? Players are random, greedy, search:1 to search:12 and montecarlo:1 to montecarlo:99999.",
                "--rounds 10 --players montecarlo:0 | --players: \"montecarlo:0\" is unknown. Did you mean \"montecarlo:1\"? Players are random, greedy, search:1 to search:12 and montecarlo:1 to montecarlo:99999.",
                "--rounds 10 --players gredy | --players: \"gredy\" is unknown. Did you mean \"greedy\"? Players are random, greedy, search:1 to search:12 and montecarlo:1 to montecarlo:99999.",
                "--rounds 10 --format xml | --format \"xml\" is unknown. Known: table, csv, json."
            })
    void aWrongCallIsToldInOneSentence(String options, String sentence) {
        Cli.Result result = Cli.run(("simulate --rules congkak " + options).split(" ", -1));
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err().strip()).isEqualTo(sentence);
        assertThat(result.out()).isEmpty();
    }
}
