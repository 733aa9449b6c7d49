package papan.json.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import papan.cli.Schemas;

class CourseShapeTest {
    @Test
    void theShippedCourseFitsTheSchema() throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Schemas.text("course").orElseThrow(), InputFormat.JSON);
        String course = Files.readString(Path.of("lessons", "course.json"));
        assertThat(schema.validate(course, InputFormat.JSON)).isEmpty();
        assertThat(schema.validate(course.replace("\"lessons\"", "\"lesons\""), InputFormat.JSON))
                .isNotEmpty();
    }
}
