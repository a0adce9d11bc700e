package io.github.avalanche4j.l1.icm;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.l1.EvmSender;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.SkippingClock;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeL1;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/** Two chains with Teleporter, their validators, and a relayer from the first to the second. */
final class TwoChains implements AutoCloseable {
    static final String RECEIVER = "0x" + "ab".repeat(20);
    static final String COMPETITOR = "0x" + "cc".repeat(20);
    static final BigInteger LIMIT = BigInteger.valueOf(1_000_000);
    private static final String SUBNET = "2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y";

    final FakeNode fake = FakeNode.start();
    final FakeDataService service = FakeDataService.start();
    final FakeValidators validators = FakeValidators.of(100, 100, 100, 100);
    final FakeL1 first;
    final FakeL1 second;
    final NodeClient node = new SkippingClock().node(fake.url(), options -> options.retries(0));
    private final NodeClient real = NodeClient.create(fake.url()); // of what works in the background
    final SelfHostedAggregator aggregator = SelfHostedAggregator.create(service.url(), options -> options.retries(0));
    final LocalSigner signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));

    private volatile FakeValidators membersAt = validators; // the validators that the node names

    TwoChains() {
        serveMembers();
        FakeLedger ledger = fake.ledger()
                .fund(signer.publicKey().address("P", Network.LOCAL).toString(), 1);
        first = FakeL1.of(fake, ledger, validators).converted();
        second = FakeL1.of(fake, ledger, validators, SUBNET).converted();
        second.chain().appendBlock(); // before its first block a chain verifies no message
        service.aggregator(first);
    }

    /** Ends the failures of the node. */
    void restoreNode() {
        fake.clearScripts();
        serveMembers();
    }

    private void serveMembers() {
        fake.on("platform.getValidatorsAt").respond(params -> members()).always();
    }

    /** Changes the validators with a block of the P-Chain. */
    void validatorsFromNow(FakeValidators members) {
        membersAt = members;
        fake.ledger().fund(signer.publicKey().address("P", Network.LOCAL).toString(), 1);
    }

    private String members() {
        return membersAt.validators().stream()
                .map(one -> "\"" + one.nodeId() + "\":{\"publicKey\":\"0x" + one.publicKey() + "\",\"weight\":\""
                        + one.weight() + "\"}")
                .collect(Collectors.joining(",", "{", "}"));
    }

    AccountSender account(BigInteger limit) {
        return AccountSender.of(real.evm(second.chainId()), signer, limit);
    }

    /** A relayer in a new process, which pays no more than a limit. */
    Teleporter teleporter(BigInteger limit) {
        return teleporter(account(limit));
    }

    Teleporter teleporter(EvmSender sender) {
        return teleporter(node, sender);
    }

    /** A relayer whose deliveries take real time, because they run in the background. */
    Teleporter background() {
        return teleporter(real, account(LIMIT));
    }

    private Teleporter teleporter(NodeClient client, EvmSender sender) {
        Id chainId = Id.parse(second.chainId());
        return Teleporter.of(chainId, client, aggregator, account(LIMIT).address(), sender);
    }

    Teleporter teleporter() {
        return teleporter(LIMIT);
    }

    UnsignedWarpMessage send(FakeL1 from, FakeL1 to, long gas) {
        String unused = from.message(to.chainId(), RECEIVER, gas, "0x68656c6c6f");
        return WarpLogs.message(node.evm(from.chainId())
                        .getLogs(
                                BlockRef.number(from.chain().head()),
                                BlockRef.LATEST,
                                f -> f.addAddresses(WarpLogs.PRECOMPILE))
                        .execute()
                        .get(0))
                .orElseThrow();
    }

    UnsignedWarpMessage send() {
        return send(first, second, 100_000);
    }

    /** The transactions of the relayer's account, reverted ones included. */
    long paid() {
        return node.evm(second.chainId())
                .getTransactionCount(account(LIMIT).address(), BlockRef.LATEST)
                .execute()
                .longValue();
    }

    List<String> relayers() {
        return List.copyOf(second.deliveries().values());
    }

    String ours() {
        return account(LIMIT).address().bytes().toHex();
    }

    @Override
    public void close() {
        node.close();
        real.close();
        aggregator.close();
        fake.close();
        service.close();
    }
}
