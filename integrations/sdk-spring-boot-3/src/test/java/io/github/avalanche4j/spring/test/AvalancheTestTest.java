package io.github.avalanche4j.spring.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.context.annotation.Configuration;

/** No property names a port. The named node has a production URL, which no test may reach. */
@SpringBootTest(
        webEnvironment = WebEnvironment.NONE,
        properties = {
            "spring.config.name=none",
            "avalanche.nodes.archive.url=https://archive.example",
            "avalanche.evm.url=https://chain.example/v3/KEY"
        })
@AvalancheTest
@TestMethodOrder(MethodOrderer.MethodName.class)
class AvalancheTestTest {
    @Configuration
    @EnableAutoConfiguration
    static class Application {}

    @Autowired
    private NodeClient node;

    @Autowired
    @Qualifier("archive")
    private NodeClient archive;

    @Autowired
    private EvmClient evm;

    @Autowired
    private FakeNode fakeNode;

    @Autowired
    @Qualifier("archiveFake")
    private FakeNode archiveFake;

    @Autowired
    private DataClient data;

    @Autowired
    private FakeDataService service;

    @Autowired
    private WebhookVerifier verifier;

    @Test
    void clients_reach_the_fakes() {
        node.info().uptime().execute();
        archive.info().getNetworkName().execute();
        evm.blockNumber().execute();

        assertThat(fakeNode.receivedCount("info.uptime")).isEqualTo(1);
        assertThat(fakeNode.receivedCount("eth_blockNumber")).isEqualTo(1);
        assertThat(archiveFake.receivedCount("info.getNetworkName")).isEqualTo(1);
        assertThat(data.network(Network.MAINNET).subnets()).isNotEmpty();
        assertThat(service.receivedCount()).isPositive();
        assertThat(verifier).isNotNull();
    }

    @RepeatedTest(2)
    void scripts_and_received_requests_are_those_of_this_test() {
        assertThat(fakeNode.receivedCount()).isZero();
        fakeNode.on("info.getNetworkName").respond("{\"networkName\":\"ours\"}").always();

        assertThat(node.info().getNetworkName().execute()).isEqualTo("ours");
        assertThat(fakeNode.receivedCount()).isEqualTo(1);
    }
}
