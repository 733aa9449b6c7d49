package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.json.Schemas;
import papan.testing.PublishedSchema;

class SchemaCommandTest {
    @Test
    void everySchemaThatComesWithTheProgramIsPrintedAsItIs() throws IOException {
        List<String> printed = Schemas.names().stream()
                .map(name -> Cli.run("schema", name))
                .peek(result -> assertThat(result.status()).isEqualTo(Exit.DONE))
                .map(Cli.Result::out)
                .toList();
        try (Stream<Path> files = Files.list(PublishedSchema.file("lesson-1").getParent())) {
            assertThat(files.map(SchemaCommandTest::text)).isNotEmpty().containsExactlyInAnyOrderElementsOf(printed);
        }
        assertThat(Cli.run("schema", "--help").out()).contains(Schemas.names());
    }

    @Test
    void eachIsASchemaWithAnAddressOfItsOwn() {
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        for (String name : Schemas.names()) {
            String text = Schemas.text(name).orElseThrow();
            assertThat(text).contains("\"$id\" : \"urn:papan:schema:" + name);
            // A reference to nothing is found when something is held against it.
            assertThat(registry.getSchema(text, InputFormat.JSON).validate("[]", InputFormat.JSON))
                    .as(name)
                    .isNotEmpty();
        }
    }

    @Test
    void whatHasNoSchemaGetsASentence() {
        Cli.Result result = Cli.run("schema", "leson");
        assertThat(result.status()).isEqualTo(Exit.WRONG_CALL);
        assertThat(result.err()).isEqualTo("There is no schema of \"leson\". Did you mean \"lesson\"?\n");
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
