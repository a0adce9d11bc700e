package io.github.avalanche4j.node.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.NodeTestBase;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AdminCallsTest extends NodeTestBase {
    private static final Id VM = Id.parse("tGas3T58KzdjLHhBDMnH2TvrddhqTji5iZAMZ3RXs2NLpSnhH");

    private final AdminClient admin = node.admin();

    @Test
    void only_fields_that_are_set_are_sent() {
        fake.on("admin.setLoggerLevel")
                .withParams("{\"displayLevel\":\"WARN\"}")
                .respond("{\"loggerLevels\":{}}");

        assertThat(admin.setLoggerLevel(q -> q.loggerName(null).displayLevel(LogLevel.of("warn")))
                        .execute())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"success\":true}"}) // node.md, section 0, row 7
    void a_node_that_returns_nothing_after_a_change_of_levels_reports_no_levels(String result) {
        fake.on("admin.setLoggerLevel").respond(result);

        assertThat(admin.setLoggerLevel(q -> q.logLevel(LogLevel.INFO)).execute())
                .isEmpty();
    }

    @Test
    void old_nodes_say_success_where_new_ones_say_nothing() {
        fake.on("admin.alias").respond("{\"success\":true}"); // node.md, section 3

        admin.alias("bc/X", "x").execute();
    }

    @Test
    void vms_that_failed_to_load_are_reported_with_the_reason() {
        // node-interfaces.md, admin.loadVMs: "failedVMs is present only when at least one VM failed to load"
        fake.on("admin.loadVMs")
                .respond("{\"newVMs\":{\"" + VM + "\":[\"timestamp\"]},\"failedVMs\":{\"" + VM
                        + "\":\"no handshake\"}}");

        LoadedVms loaded = admin.loadVms().execute();

        assertThat(loaded.newVms()).isEqualTo(Map.of(VM, List.of("timestamp")));
        assertThat(loaded.failedVms()).isEqualTo(Map.of(VM, "no handshake"));
    }

    @Test
    void a_value_of_the_database_is_bytes_and_no_bytes_are_not_the_same_as_no_value() {
        fake.on("admin.dbGet").respond("{\"value\":\"0x0102\",\"errorCode\":0}"); // node.md, section 3
        fake.on("admin.dbGet").respond("{\"value\":\"0x\",\"errorCode\":0}");
        fake.on("admin.dbGet").respond("{\"value\":\"\",\"errorCode\":1}");

        Call<DbValue> call = admin.dbGet(Bytes.fromHex("0x0a"));

        assertThat(call.execute().value()).contains(Bytes.fromHex("0x0102"));
        assertThat(call.execute().value()).contains(Bytes.EMPTY);
        DbValue closed = call.execute();
        assertThat(closed.value()).isEmpty();
        assertThat(closed.errorCode()).isEqualTo(1);
        assertThat(fake.received().get(0).body()).contains("\"0x0a\"");
    }

    @Test
    void a_configuration_that_cannot_be_read_shows_nothing_of_it() {
        String key = "c2VjcmV0LWtleQ";
        fake.on("admin.getConfig")
                .respondRaw("{\"jsonrpc\":\"2.0\",\"result\":{\"signerKeyContent\":\"" + key + "\",x}}");
        fake.on("admin.getConfig").respondRaw("{\"jsonrpc\":\"2.0\",\"result\":{\"signerKeyContent\":" + key + "}}");

        for (int i = 0; i < 2; i++) {
            ResponseFormatException failure = catchThrowableOfType(
                    ResponseFormatException.class, () -> admin.getConfig().execute());

            StringWriter trace = new StringWriter();
            failure.printStackTrace(new PrintWriter(trace));
            assertThat(trace.toString()).contains("admin.getConfig").doesNotContain(key);
            assertThat(failure.excerpt()).isEmpty();
        }
    }
}
