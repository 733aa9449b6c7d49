package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import org.junit.jupiter.api.Test;

class SchemaCommandTest {
    @Test
    void everySchemaIsPrinted() {
        assertThat(Schemas.names()).hasSize(9).allSatisfy(name -> {
            Cli.Result result = Cli.run("schema", name);
            assertThat(result.status()).isEqualTo(Exit.DONE);
            assertThat(result.out()).isEqualTo(Schemas.text(name).orElseThrow());
        });
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
}
