package io.github.avalanche4j.node.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.node.NodeTestBase;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The admin interface of one chain. */
class ChainAdminTest extends NodeTestBase {
    private final ChainAdminClient admin = node.admin("C");

    static Stream<Arguments> commands() {
        return Stream.of(
                command("admin.startCPUProfiler", ChainAdminClient::startCpuProfiler),
                command("admin.stopCPUProfiler", ChainAdminClient::stopCpuProfiler),
                command("admin.memoryProfile", ChainAdminClient::memoryProfile),
                command("admin.lockProfile", ChainAdminClient::lockProfile),
                command("admin.setLogLevel", chain -> chain.setLogLevel(ChainLogLevel.DEBUG)));
    }

    private static Arguments command(String method, Function<ChainAdminClient, Call<Done>> call) {
        return Arguments.of(method, call);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void a_command_is_sent_to_the_chain_and_returns_nothing(
            String method, Function<ChainAdminClient, Call<Done>> command) {
        fake.on(method).respond("{}");

        assertThat(command.apply(admin).execute()).isEqualTo(Done.DONE);
        assertThat(fake.received().get(0).path()).isEqualTo("/ext/bc/C/admin");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void a_command_is_not_sent_again(String method, Function<ChainAdminClient, Call<Done>> command) {
        fake.on(method).disconnect().always();

        assertThat(catchThrowableOfType(
                        AvalancheException.class, () -> command.apply(admin).execute()))
                .isNotNull();
        assertThat(fake.receivedCount(method)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void a_level_is_sent_in_lower_case(ChainLogLevel level) {
        fake.on("admin.setLogLevel").respond("{}");

        admin.setLogLevel(level).execute();

        assertThat(fake.received().get(0).params().orElseThrow())
                .isEqualTo("{\"level\":\"" + level.name().toLowerCase(java.util.Locale.ROOT) + "\"}");
    }

    @Test
    void a_profile_that_runs_and_one_that_does_not_are_reported() {
        // the same profiler and the same texts as the node's own interface has
        fake.on("admin.startCPUProfiler").respondError(-32000, "cpu profiler already running");
        fake.on("admin.stopCPUProfiler").respondError(-32000, "cpu profiler doesn't exist");

        List<Reason> reasons = Stream.of(admin.startCpuProfiler(), admin.stopCpuProfiler())
                .map(call -> catchThrowableOfType(JsonRpcException.class, call::execute)
                        .reason())
                .toList();

        assertThat(reasons).containsExactly(Reason.ALREADY_DONE, Reason.NOT_RUNNING);
    }

    @Test
    void a_configuration_that_cannot_be_read_is_not_shown() {
        fake.on("admin.getVMConfig").respondRaw("{\"jsonrpc\":\"2.0\",\"result\":{\"config\":{\"key\":\"s3cret\",,");

        assertThat(catchThrowableOfType(
                        ResponseFormatException.class, () -> admin.getVmConfig().execute()))
                .hasMessageNotContaining("s3cret");
    }
}
