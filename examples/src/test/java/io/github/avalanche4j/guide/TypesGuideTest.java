package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Pages;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.info.Uptime;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The snippets of the guide to the ten types that a newcomer meets. */
class TypesGuideTest extends GuideTest {
    private static final EvmAddress ACCOUNT = EvmAddress.parse("0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc");

    @Test
    void a_node_client() {
        fake.index("/ext/index/P/block").synthesize(3, 100);
        fake.evm("C").appendBlock();
        // snippet: node-client
        try (NodeClient node = NodeClient.create(url, options -> options.retries(4))) {
            Uptime uptime = node.info().uptime().execute(); // also platform(), avm(), health(), admin()
            UInt64 head = node.evm("C").blockNumber().execute(); // any EVM chain, by alias or id
            Container last = node.index(Index.P_BLOCK).getLastAccepted().execute();
            node.await(Duration.ofMinutes(2)).bootstrapped("P").execute();
        }
        // end
        assertThat(fake.receivedCount()).isEqualTo(4);
    }

    @Test
    void a_call() {
        // snippet: call
        Call<UInt64> height = node.platform().getHeight().timeout(Duration.ofSeconds(5)); // sends nothing
        UInt64 now = height.execute(); // on this thread
        CompletableFuture<UInt64> later = height.executeAsync();
        ApiResponse<UInt64> response = height.withResponse().execute(); // and status, headers, attempts
        int validators = height.then(at -> node.platform().getValidatorsAt(Height.of(at)))
                .execute()
                .size();
        // end
        assertThat(later.join()).isEqualTo(now).isEqualTo(response.value());
        assertThat(validators).isPositive();
    }

    @Test
    void a_list() {
        fake.index("/ext/index/P/block").synthesize(200, 100);
        List<Container> found = new ArrayList<>();
        // snippet: paged
        Paged<Container> blocks = node.index(Index.P_BLOCK).containers(0); // fetches nothing yet
        blocks.limit(5).forEach(found::add);
        long all = blocks.prefetch(8).stream().count(); // eight ranges in flight
        Pages<?> pages = blocks.pages(); // an iterable too
        Position start = blocks.start();
        blocks.from(start).limit(1).forEach(found::add); // from any saved position
        // end
        assertThat(all).isEqualTo(200);
        assertThat(pages).isNotEmpty();
        assertThat(found).hasSize(6);
    }

    @Test
    void an_iterator() {
        fake.index("/ext/index/P/block").synthesize(3, 100);
        List<String> saved = new ArrayList<>();
        Paged<Container> list = node.index(Index.P_BLOCK).containers(0);
        // snippet: iterator
        try (PagedIterator<Container> walk = list.iterator()) { // close() ends what is fetched ahead
            while (walk.hasNext()) {
                System.out.println(walk.next().id());
                if (!walk.isReady()) { // the next item would be fetched now
                    saved.add(walk.position().toString()); // one line of text
                }
            }
        }
        // end
        assertThat(saved).isNotEmpty();
    }

    @Test
    void an_evm_client() {
        fake.evm("C").appendBlock();
        fake.on("eth_getBalance").respond("\"0x2a\"");
        EvmAddress token = ACCOUNT;
        // snippet: evm-client
        EvmClient chain = node.evm("C");
        Optional<EvmBlock> block = chain.getBlock(BlockRef.LATEST).execute();
        BigInteger wei = chain.getBalance(ACCOUNT, BlockRef.LATEST).execute();
        Call<Bytes> supply = chain.ethCall(m -> m.to(token).data(Bytes.fromHex("0x18160ddd")), BlockRef.LATEST);
        Paged<EvmLog> past = chain.logs(0, 1_000, f -> f.addAddresses(token));
        Tail<EvmLog> coming = chain.followLogs(1_001, Duration.ofSeconds(1), f -> f.addAddresses(token));
        // end
        assertThat(block).isPresent();
        assertThat(wei).isEqualTo(42);
        assertThat(fake.receivedCount()).isEqualTo(2);
    }

    @Test
    void a_client_of_the_hosted_services() {
        // snippet: data-client
        try (DataClient data = DataClient.create(serviceUrl, options -> options.timeout(Duration.ofSeconds(20)))) {
            Paged<SubnetDetails> subnets = data.network(Network.MAINNET).subnets();
            data.chain("43114")
                    .transactions(ACCOUNT)
                    .limit(5)
                    .forEach(tx -> System.out.println(tx.nativeTransaction().txHash()));
            data.signatureAggregator(Network.FUJI); // gathers signatures of Warp messages
            data.webhooks(); // registers and lists webhooks
        }
        // end
        assertThat(service.receivedCount()).isOne();
    }

    @Test
    void an_exception() {
        fake.index("/ext/index/P/block").synthesize(3, 100);
        List<String> seen = new ArrayList<>();
        // snippet: exception
        try {
            node.index(Index.P_BLOCK).getContainerByIndex(1_000_000).execute();
        } catch (JsonRpcException e) { // the node responded with an error
            seen.add(e.reason() + ": " + e.error()); // classified, and in the node's words
        } catch (AvalancheException e) { // all others
            seen.add(e.endpoint() + ": " + e.getMessage()); // what happened, where, what to do
            if (!e.isTransient()) { // running the same call again does not help
                throw e;
            }
        }
        // end
        assertThat(seen).singleElement().asString().startsWith("BEYOND_INDEX: ");
    }

    @Test
    void a_wallet_and_its_payments(@TempDir Path folder) {
        PrivateKey key = PrivateKey.generate();
        Bech32Address recipient = PrivateKey.generate().publicKey().address("P", Network.LOCAL);
        fake.ledger()
                .fund(key.publicKey().address("P", Network.LOCAL).toString(), 9_000_000_000L)
                .fundEvm(key.publicKey().evmAddress().toString(), BigInteger.TEN.pow(19));
        // snippet: wallet
        PaymentStore store = PaymentStore.files(folder); // or a table of your database
        Wallet wallet = Wallet.of(node, options -> options.store(store), LocalSigner.of(key));
        System.out.println(wallet.balance(Chain.P).execute()); // free, reserved, locked
        wallet.resume().execute(); // after a start: finishes what earlier processes began
        TxRequest transfer = wallet.p().transfer(NAvax.ofAvax("1.5"), recipient); // also x() and c()
        IssuedTx paid = wallet.pay("withdrawal-4711", transfer).execute(); // once for this name
        wallet.move("refill-7", Chain.C, Chain.P, NAvax.ofAvax("2")).execute();
        boolean neverPays = wallet.cancel("withdrawal-4712").execute().isEmpty();
        List<PaymentRecord> left = wallet.unfinished();
        // end
        assertThat(wallet.pay("withdrawal-4711", transfer).execute()).isEqualTo(paid);
        assertThat(neverPays).isTrue();
        assertThat(left).isEmpty();
    }

    // snippet: fake-node
    @Test
    void the_program_reports_a_node_that_is_not_healthy() {
        try (FakeNode fake = FakeNode.start(); // an HTTP server on loopback
                NodeClient node = NodeClient.create(fake.url())) {
            fake.on("health.health").respond("{\"healthy\":false,\"checks\":{}}");

            assertThat(node.health().health().execute().healthy()).isFalse();

            assertThat(fake.receivedCount("health.health")).isEqualTo(1);
        }
    }
    // end
}
