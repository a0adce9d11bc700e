package io.github.avalanche4j.examples;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiled only in the profile {@code long}, which has the binaries of PostgreSQL. */
@Tag("long")
class PayOutFromPostgresTest {
    @Test
    void killed_ten_times_between_sending_and_acceptance_it_pays_nothing_twice(@TempDir Path folder) throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            PayOutTest.assertFirstWins(postgres.getJdbcUrl("postgres", "postgres"));
            PayOutTest.assertSurvives(10, folder, postgres.getJdbcUrl("postgres", "postgres"));
        }
    }
}
