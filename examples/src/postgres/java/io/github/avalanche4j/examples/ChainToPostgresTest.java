package io.github.avalanche4j.examples;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compiled only in the profile {@code long}, which has the binaries of PostgreSQL. */
@Tag("long")
class ChainToPostgresTest {
    @Test
    void killed_ten_times_it_loses_nothing_and_doubles_nothing() throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            TransfersOfAvax.assertSurvives(10, postgres.getJdbcUrl("postgres", "postgres"), 6_000);
        }
    }
}
