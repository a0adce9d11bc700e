package io.github.avalanche4j.guide;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.data.webhooks.WebhookSecret;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.DecodedContainer;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.info.NodeVersion;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.signature.CanonicalValidatorSet;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.ValidatorSets;
import io.github.avalanche4j.signature.WarpVerifier;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.testing.ReceivedRequest;
import io.github.avalanche4j.testing.SampleTransaction;
import io.github.avalanche4j.testing.Samples;
import io.github.avalanche4j.testing.WebhookDelivery;
import java.time.Duration;
import java.util.List;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

class TestingGuideTest {
    @Test
    // snippet: fake-node
    void waits_until_the_chain_is_bootstrapped() {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            fake.on("info.isBootstrapped")
                    .respond("{\"isBootstrapped\":false}")
                    .then()
                    .respondDefault();

            node.await(Duration.ofSeconds(10)).bootstrapped("P").execute();

            assertThat(fake.receivedCount("info.isBootstrapped")).isEqualTo(2);
            fake.assertScriptsUsed();
        }
    }
    // end

    // snippet: extension
    @ExtendWith(FakeNodeExtension.class)
    static class MyTest {
        @Test
        void reads_the_last_block(FakeNode fake) {
            fake.index("/ext/index/P/block").synthesize(10, 200); // ten containers of 200 bytes
            try (NodeClient node = NodeClient.create(fake.url())) {
                Container last = node.index(Index.P_BLOCK).getLastAccepted().execute();
                assertThat(last.index()).hasToString("9");
            }
        }
    }
    // end

    @Test
    void the_extension_works() {
        try (FakeNode fake = FakeNode.start()) {
            new MyTest().reads_the_last_block(fake);
        }
    }

    @Test
    // snippet: fake-service
    void walks_all_subnets_although_the_service_fails_once() {
        try (FakeDataService service = FakeDataService.start();
                DataClient data = DataClient.create(service.url())) {
            service.listSize(250); // lists of 250 items each
            service.onGet("/v1/networks/mainnet/subnets")
                    .respondStatus(503, "text/plain", "overloaded")
                    .then()
                    .respondDefault();

            List<SubnetDetails> subnets =
                    data.network(Network.MAINNET).subnets().stream().toList();

            assertThat(subnets).hasSize(250);
            ReceivedRequest first = service.received().get(0);
            assertThat(first.path()).endsWith("?pageSize=10000");
        }
    }
    // end

    @Test
    void calls_without_a_server() {
        // snippet: stubs
        Call<String> value = Call.completed("mainnet");
        Call<String> failure = Call.failed(ConnectionException.of(
                "refused", details -> details.phase(Phase.CONNECTING).attempts(1)));
        Paged<String> list = Paged.of(List.of("a", "b"));
        NodeVersion version = Json.read(NodeVersion.class, """
                {"version": "avalanchego/1.14.2", "databaseVersion": "v1.4.5", "vmVersions": {}}""");
        // end
        assertThat(value.execute()).isEqualTo("mainnet");
        assertThatThrownBy(failure::execute).hasMessage("refused");
        assertThat(list).containsExactly("a", "b");
        assertThat(version.version()).isEqualTo("avalanchego/1.14.2");
    }

    @Test
    void sample_values() {
        // snippet: samples
        SubnetDetails subnet = Json.read(SubnetDetails.class, Samples.json(SubnetDetails.class));
        SubnetDetails other = Json.read(SubnetDetails.class, Samples.json(SubnetDetails.class, """
                {"isL1": false, "l1ValidatorManagerDetails": null}"""));
        Call<SubnetDetails> call = Call.completed(subnet);
        // end
        assertThat(call.execute().isL1()).contains(true);
        assertThat(other.l1ValidatorManagerDetails()).isEmpty();
        assertThat(other.subnetId()).isEqualTo(subnet.subnetId());
    }

    @Test
    void sample_transactions() {
        // snippet: transactions
        SampleTransaction sample = Samples.transaction("P.BaseTx");
        Tx tx = PChainCodec.parseTx(Bytes.fromHex(sample.signed()));
        // end
        assertThat(tx.id()).isEqualTo(Id.parse(sample.txId()));
    }

    @Test
    void a_mock_server_of_your_own() throws Exception {
        // snippet: mock-web-server
        try (MockWebServer server = new MockWebServer()) {
            server.setDispatcher(new Dispatcher() {
                @Override
                public MockResponse dispatch(RecordedRequest request) {
                    // a response has the id of its request: the client refuses any other
                    String id =
                            JsonTree.parse(request.getBody().utf8()).get("id").toString();
                    return new MockResponse.Builder()
                            .addHeader("Content-Type", "application/json")
                            .body("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{\"networkName\":\"mainnet\"}}")
                            .build();
                }
            });
            server.start();
            try (NodeClient node = NodeClient.create(server.url("/").toString())) {
                assertThat(node.info().getNetworkName().execute()).isEqualTo("mainnet");
            }
        }
        // end
    }

    @Test
    // snippet: recorded-blocks
    void reads_the_transactions_of_recorded_blocks() {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            fake.index("/ext/index/P/block").appendRecorded(); // from a node of AvalancheGo 1.14.2

            List<DecodedContainer<PChainBlock>> blocks =
                    node.index(Index.P_BLOCK).decoded(0).stream().toList();

            assertThat(blocks).hasSameSizeAs(FakeIndex.recordedBlocks("P"));
        }
    }
    // end

    @Test
    // snippet: webhooks
    void verifies_a_delivery() {
        try (FakeDataService service = FakeDataService.start();
                DataClient data = DataClient.create(service.url())) {
            String id = data.webhooks()
                    .createForEvm(webhook -> webhook.url("http://127.0.0.1:1/webhook") // of your program
                            .name("payments")
                            .chainId("43114")
                            .addAddresses(EvmAddress.parse("0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd")))
                    .execute()
                    .id();
            WebhookVerifier verifier = WebhookVerifier.of(
                            WebhookSecret.of(service.webhooks().secret()))
                    .withWindow(Duration.ofDays(36_500)); // the event was recorded long ago

            WebhookDelivery delivery = service.webhooks().deliver(id); // has the status of the response, 0 for none

            assertThat(verifier.verify(delivery.signature(), delivery.body().getBytes(UTF_8))
                            .messageId())
                    .isEqualTo(delivery.messageId());
        }
    }
    // end

    @Test
    // snippet: validators
    void verifies_a_message_that_fake_validators_signed() {
        FakeValidators validators = FakeValidators.of(100, 100, 100);
        try (FakeNode fake = FakeNode.start().validators(validators);
                FakeDataService service = FakeDataService.start();
                NodeClient node = NodeClient.create(fake.url());
                DataClient data = DataClient.create(service.url())) {
            service.aggregator(validators);
            Bytes unsigned = UnsignedWarpMessage.of(Network.FUJI, Id.EMPTY, Bytes.fromHex("0102"))
                    .bytes();

            Bytes signed = data.signatureAggregator(Network.FUJI)
                    .aggregate(unsigned)
                    .execute()
                    .signedMessage();
            CanonicalValidatorSet set =
                    ValidatorSets.of(node).at(Id.EMPTY, Height.of(21)).execute();

            assertThat(WarpVerifier.forNetwork(Network.FUJI).verify(signed, set).isVerified())
                    .isTrue();
        }
    }
    // end
}
