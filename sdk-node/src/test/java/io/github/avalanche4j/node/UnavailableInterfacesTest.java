package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InterfaceUnavailableException.Reason;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.ChainDiagnosis.State;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeDataService;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnavailableInterfacesTest extends NodeTestBase {
    private static final String FAILED = "KJZzpT5aNhuU2FtDB4dxoNdwvFHpMykaqGTRxhY29nprcF1Pk";
    private static final String NOT_RUN = "2ikCqJJ9axuZ67h1ph56gYmz7RgA55LGLvfH33dn8sHv956deT";
    private static final String BOOTSTRAPPING = "29Ty5jA9LY11aUXV5wG9P9fuXH6HzYFR9T2M6XyWRRJstKxuwc";
    private static final String UNKNOWN = "Z3W9WBuxhfUBSCFVCjCEvotAUkC8BQLGgKdespFoAzzmdmGeB";

    private void notFound() {
        fake.onAny()
                .respondStatus(404, "text/plain; charset=utf-8", "404 page not found\n")
                .always();
    }

    private void notBootstrapped(String chain) {
        fake.on("info.isBootstrapped").respondError(-32000, "there is no chain with alias/ID '" + chain + "'");
    }

    private static InterfaceUnavailableException failure(Call<?> call) {
        return catchThrowableOfType(InterfaceUnavailableException.class, call::execute);
    }

    @Test
    void an_interface_that_is_switched_off_is_reported_with_the_flag_that_switches_it_on() {
        notFound();

        InterfaceUnavailableException admin = failure(node.admin().loadVms());

        assertThat(admin.reason()).isEqualTo(Reason.DISABLED);
        assertThat(admin.status()).isEqualTo(404);
        assertThat(admin.endpoint()).isEqualTo("admin.loadVMs");
        assertThat(admin).hasMessageContaining("--api-admin-enabled=true");
        assertThat(failure(node.index(Index.C_BLOCK).getLastAccepted())).hasMessageContaining("--index-enabled=true");
        assertThat(failure(node.metrics().get())).hasMessageContaining("--api-metrics-enabled");
        assertThat(failure(node.health().health())).hasMessageContaining("--api-health-enabled");
        assertThat(failure(node.info().getNetworkId())).hasMessageContaining("--api-info-enabled");
    }

    @Test
    void a_chain_that_is_not_served_is_reported_with_the_call_that_says_more() {
        notFound();

        InterfaceUnavailableException chain = failure(node.evm("mine").call("eth_chainId", JsonTree.class));

        assertThat(chain.reason()).isEqualTo(Reason.NOT_SERVED);
        assertThat(chain).hasMessageContaining("diagnose(\"mine\")");
        assertThat(failure(node.validators("mine").getCurrentValidators()))
                .hasMessageContaining("validators-api-enabled");
    }

    @Test
    void an_evm_chain_id_and_an_alias_in_lower_case_are_recognized() {
        notFound();

        assertThat(failure(node.evm("43114").blockNumber()))
                .hasMessageContaining("43114 looks like an EVM chain id")
                .hasMessageNotContaining("diagnose");
        assertThat(failure(node.evm("c").blockNumber()))
                .hasMessageContaining("aliases are case-sensitive: C is another name than c");
    }

    @Test
    void a_data_service_in_place_of_a_node_is_recognized() {
        try (FakeDataService service = FakeDataService.start();
                NodeClient wrong = NodeClient.create(service.url())) {
            assertThatThrownBy(() -> wrong.info().getNodeVersion().execute())
                    .isInstanceOf(ApiException.NotFound.class)
                    .hasMessageContaining("it responds like a hosted data service, not like a node");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "C, READY, configuration",
        BOOTSTRAPPING + ", BOOTSTRAPPING, await()",
        "43114, UNKNOWN, check the id or alias",
        "c, UNKNOWN, check the id or alias"
    })
    void a_chain_that_runs_or_that_the_node_does_not_know_says_so(String chain, State state, String advice) {
        ChainDiagnosis diagnosis = node.diagnose(chain).execute();

        assertThat(diagnosis.state()).isEqualTo(state);
        assertThat(diagnosis.advice()).contains(advice);
    }

    @Test
    void a_chain_that_failed_to_start_is_reported_with_the_nodes_own_words() {
        fake.replay("health/get.unhealthy");
        notBootstrapped(FAILED);

        ChainDiagnosis diagnosis = node.diagnose(FAILED).execute();

        assertThat(diagnosis.state()).isEqualTo(State.FAILED);
        assertThat(diagnosis.details())
                .hasValueSatisfying(said -> assertThat(said).contains("cannot add managers before Durango"));
    }

    @Test
    void waiting_for_a_chain_that_failed_to_start_ends_at_once_with_the_nodes_own_words() {
        fake.replay("health/get.unhealthy");
        notBootstrapped(FAILED);
        fake.on("platform.getBlockchainStatus").respond("{\"status\":\"Validating\"}");

        assertThatThrownBy(() -> node.await().bootstrapped(FAILED).execute())
                .isInstanceOf(JsonRpcException.class)
                .hasMessageContaining("could not start the chain")
                .hasMessageContaining("cannot add managers before Durango");
        assertThat(fake.receivedCount("info.isBootstrapped")).isEqualTo(1);
    }

    @Test
    void waiting_for_a_chain_that_the_node_does_not_run_ends_at_once() {
        notBootstrapped(NOT_RUN);

        assertThatThrownBy(() -> node.await().bootstrapped(NOT_RUN).execute())
                .isInstanceOf(JsonRpcException.class)
                .hasMessageContaining("does not run the chain")
                .hasMessageContaining("--track-subnets");
        assertThat(fake.receivedCount("info.isBootstrapped")).isEqualTo(1);
    }

    @Test
    void a_chain_of_a_subnet_that_the_node_does_not_track_is_not_run_here() {
        notBootstrapped(NOT_RUN);

        ChainDiagnosis diagnosis = node.diagnose(NOT_RUN).execute();

        assertThat(diagnosis.state()).isEqualTo(State.NOT_RUN);
        assertThat(diagnosis.advice()).contains("--track-subnets");
    }

    @Test
    void an_unknown_chain_is_unknown_also_on_servers_without_a_health_interface() {
        notBootstrapped(UNKNOWN);
        fake.onGet("/ext/health").respondStatus(404, "text/plain; charset=utf-8", "404 page not found\n");

        assertThat(node.diagnose(UNKNOWN).execute().state()).isEqualTo(State.UNKNOWN);
    }

    @Test
    void an_alias_that_the_node_does_not_have_is_unknown() {
        // both as recorded: info/isBootstrapped.unknown and platform/getBlockchainStatus with another text
        notBootstrapped("nope");
        fake.on("platform.getBlockchainStatus")
                .respondError(
                        -32000,
                        "problem parsing blockchainID \"nope\": input string is smaller than the checksum size");

        ChainDiagnosis diagnosis = node.diagnose("nope").execute();

        assertThat(diagnosis.state()).isEqualTo(State.UNKNOWN);
        assertThat(diagnosis.advice()).contains("check the id or alias");
    }

    @Test
    void while_the_p_chain_bootstraps_the_node_does_not_know_which_chains_there_are() {
        notBootstrapped(UNKNOWN);
        fake.on("platform.getBlockchainStatus")
                .respondStatus(
                        503, "text/plain; charset=utf-8", "API call rejected because chain is not done bootstrapping\n")
                .always();

        assertThat(node.diagnose(UNKNOWN).execute().state()).isEqualTo(State.STARTING);
    }

    @Test
    void a_gateway_may_say_when_a_chain_that_bootstraps_is_worth_another_call() {
        fake.on("platform.getHeight")
                .respondStatus(
                        503, "text/plain; charset=utf-8", "API call rejected because chain is not done bootstrapping\n")
                .header("Retry-After", "7")
                .always();

        InterfaceUnavailableException failure =
                failure(node.platform().getHeight().retries(0));

        assertThat(failure.reason()).isEqualTo(Reason.BOOTSTRAPPING);
        assertThat(failure.retryAfter()).contains(Duration.ofSeconds(7));
    }
}
