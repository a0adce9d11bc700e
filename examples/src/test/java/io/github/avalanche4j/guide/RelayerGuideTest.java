package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.l1.icm.AccountSender;
import io.github.avalanche4j.l1.icm.Teleporter;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.payload.TeleporterMessage;
import io.github.avalanche4j.testing.FakeL1;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RelayerGuideTest extends GuideTest {
    private static final String SUBNET = "2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y";

    private final SelfHostedAggregator aggregator = SelfHostedAggregator.create(service.url());
    private final LocalSigner signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));
    private final FakeL1 a;
    private final FakeL1 b;
    private final List<Position> saved = new ArrayList<>();

    RelayerGuideTest() {
        FakeValidators validators = FakeValidators.of(100, 100, 100);
        FakeLedger ledger = fake.ledger().fund("P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u", 1);
        a = FakeL1.of(fake, ledger, validators).converted();
        b = FakeL1.of(fake, ledger, validators, SUBNET).converted();
        b.chain().appendBlock();
        service.aggregator(a);
    }

    @AfterEach
    void closeAggregator() {
        aggregator.close();
    }

    private void save(Position position) {
        saved.add(position);
    }

    @Test
    void a_message_is_followed_and_delivered() {
        a.message(a.chainId(), "0x" + "ab".repeat(20), 100_000, "0x68656c6c6f"); // to another chain
        String wanted = a.message(b.chainId(), "0x" + "ab".repeat(20), 100_000, "0x68656c6c6f");
        a.message(b.chainId(), "0x" + "ab".repeat(20), 3_000_000, "0x68656c6c6f"); // too expensive
        String chainA = a.chainId();
        String chainB = b.chainId();
        EvmHash teleporterTopic = EvmHash.parse(
                "0x" + "0".repeat(24) + WarpLogs.TELEPORTER.toString().substring(2));
        // snippet: follow
        try (PagedIterator<EvmLog> walk = node.evm(chainA)
                .followLogs(
                        0, // or from(position)
                        Duration.ofSeconds(1),
                        f -> f.addAddresses(WarpLogs.PRECOMPILE)
                                .topic(0, WarpLogs.SENT)
                                .topic(1, teleporterTopic)) // the sender: WarpLogs.TELEPORTER in 32 bytes
                .iterator()) {
            while (walk.hasNext()) { // waits until there is one
                UnsignedWarpMessage message = WarpLogs.message(walk.next()).orElseThrow();
                TeleporterMessage sent = Teleporter.message(message).orElseThrow();
                if (sent.destinationBlockchainId().equals(Id.parse(chainB)) // others go elsewhere
                        && sent.requiredGasLimit().bitLength() < 21) { // your rules
                    deliver(message, chainB);
                }
                save(walk.position());
                if (saved.size() == 3) { // not in the page
                    break; // not in the page
                } // not in the page
            }
        }
        // end

        assertThat(saved).doesNotHaveDuplicates();
        assertThat(b.deliveries()).containsOnlyKeys(wanted);
    }

    private void deliver(UnsignedWarpMessage message, String chainB) {
        // snippet: deliver
        AccountSender account = AccountSender.of(node.evm(chainB), signer, BigInteger.valueOf(100_000_000_000L));
        Teleporter teleporter = Teleporter.of(Id.parse(chainB), node, aggregator, account.address(), account);

        teleporter.deliver(message).timeout(Duration.ofMinutes(2)).execute();
        // end
    }
}
