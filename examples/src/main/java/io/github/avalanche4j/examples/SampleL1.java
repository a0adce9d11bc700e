package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.l1.L1Manager;
import io.github.avalanche4j.l1.ManagerContract;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeL1;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** An L1 on fakes, with four validators that sign and a wallet that can pay. */
final class SampleL1 implements AutoCloseable {
    private static final EvmAddress OWNER = EvmAddress.parse("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC");

    private final FakeNode fake = FakeNode.start();
    private final FakeDataService service = FakeDataService.start();
    private final FakeL1 l1;
    private final NodeClient node = NodeClient.create(fake.url());
    private final SelfHostedAggregator aggregator = SelfHostedAggregator.create(service.url());
    private final LocalSigner signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));

    SampleL1() {
        FakeLedger ledger = fake.ledger().time(Instant.parse("2026-11-22T12:00:00Z"));
        ledger.fund(payer().toString(), 20_000_000_000L);
        l1 = FakeL1.of(fake, ledger, FakeValidators.of(100, 100, 100, 100)).converted();
        service.aggregator(l1);
    }

    Bech32Address payer() {
        return signer.publicKey().address("P", Network.LOCAL);
    }

    NodeClient node() {
        return node;
    }

    Wallet wallet() {
        return Wallet.of(node, options -> options.pollInterval(Duration.ofMillis(1)), signer);
    }

    ManagerContract contract() {
        return ManagerContract.ofAuthority(
                Id.parse(l1.subnetId()), Id.parse(l1.chainId()), EvmAddress.parse(l1.managerAddress()));
    }

    L1Manager manager() {
        return L1Manager.of(
                wallet(),
                node,
                aggregator,
                contract(),
                options -> options.sender(OWNER, this::send).pollInterval(Duration.ofMillis(1)));
    }

    L1Manager withoutSender() {
        return L1Manager.of(wallet(), node, aggregator, contract());
    }

    private CompletableFuture<EvmHash> send(EvmCall call) {
        List<String> messages =
                call.message().map(one -> one.bytes().toHex()).stream().toList();
        String hash = l1.send(call.data().toHex(), messages, call.value());
        return CompletableFuture.completedFuture(EvmHash.parse(hash));
    }

    @Override
    public void close() {
        node.close();
        aggregator.close();
        fake.close();
        service.close();
    }
}
