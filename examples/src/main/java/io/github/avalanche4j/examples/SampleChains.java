package io.github.avalanche4j.examples;

import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeL1;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeValidators;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Two EVM chains with Teleporter on fakes, served by one node, and an aggregator of their validators' signatures. */
final class SampleChains implements AutoCloseable {
    static final String RECEIVER = "0x" + "ab".repeat(20);
    private static final String OTHER_SUBNET = "2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y";

    final FakeNode node = FakeNode.start();
    final FakeDataService service = FakeDataService.start();
    final FakeL1 first;
    final FakeL1 second;

    SampleChains() {
        FakeLedger ledger = node.ledger().time(Instant.parse("2026-11-22T12:00:00Z"));
        ledger.fund("P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u", 1); // at height 0 there are no validators
        FakeValidators validators = FakeValidators.of(100, 100, 100, 100);
        first = FakeL1.of(node, ledger, validators).converted();
        second = FakeL1.of(node, ledger, validators, OTHER_SUBNET).converted();
        for (FakeL1 chain : List.of(first, second)) {
            chain.chain().helicon().appendBlock(); // before its first block a chain verifies no message
        }
        service.aggregator(this::sign);
    }

    /** The signed message; null if neither chain sent it. */
    @Nullable
    String sign(String message, int quorum) {
        String signed = first.sign(message, quorum);
        return signed == null ? second.sign(message, quorum) : signed;
    }

    /** Sends a message in each direction, and blocks after it, so that the block of the message is settled. */
    void send(long requiredGas) {
        first.message(second.chainId(), RECEIVER, requiredGas, "0x68656c6c6f");
        second.message(first.chainId(), RECEIVER, requiredGas, "0x776f726c64");
        settle();
    }

    void settle() {
        first.chain().appendBlocks(3);
        second.chain().appendBlocks(3);
    }

    /** The command line of a relayer between both chains. */
    String[] arguments(int limit) {
        return ("--node " + node.url() + " --chain " + first.chainId() + " --from 0 --other-chain " + second.chainId()
                        + " --other-from 0 --aggregator " + service.url() + " --head settled --interval 10 --limit "
                        + limit)
                .split(" ");
    }

    /** Sends messages in both directions, and returns the command line of a relayer of them with some more arguments. */
    String[] sample(String... more) throws IOException {
        send(200_000);
        send(3_000_000); // more than --max-gas
        send(100_000);
        Path folder = Files.createTempDirectory("relay");
        Path key = Files.writeString(folder.resolve("key"), "11".repeat(32));
        String[] files = {"--key-file", key.toString(), "--out", folder.toString()};
        return Stream.of(arguments(2), files, more).flatMap(Arrays::stream).toArray(String[]::new);
    }

    @Override
    public void close() {
        node.close();
        service.close();
    }
}
