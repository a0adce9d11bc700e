package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.l1.icm.MessageDelivery;
import io.github.avalanche4j.l1.icm.Teleporter;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.payload.TeleporterMessage;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Payments;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Relays the messages of the Teleporter contract between two EVM chains, in both directions. Killed and started again,
 * it continues where it stopped, and delivers each message once. {@code --dry-run} pays nothing and shows what it would
 * deliver.
 *
 * <p>Without {@code --node} both chains are fakes. {@code --node URL --chain ID-OR-ALIAS} is the first chain, {@code
 * --other-node URL --other-chain ID-OR-ALIAS} the second; the first node serves both chains unless set. {@code
 * --aggregator URL} gathers signatures, and the key in the file that {@code --key-file} names, or in the environment
 * variable {@code AVALANCHE_PRIVATE_KEY}, pays on both chains. {@code --out FOLDER} keeps positions and deliveries
 * ({@code target/relay} unless set). At the first start, it reads from the blocks {@code --from} and {@code
 * --other-from} on, the next ones unless set.
 *
 * <p>{@code --sender ADDRESS} relays the messages of one sender only, {@code --max-gas N} those that require no more gas
 * (2 000 000 unless set). {@code --max-fee WEI} is the highest price per gas (100 gwei unless set); {@code --limit N}
 * ends each direction after so many messages. {@code --head settled} waits until a C-Chain has settled a message, which
 * on an idle chain takes until there are further blocks. From JDK 24 on, start the JVM with {@code
 * --enable-native-access=ALL-UNNAMED}.
 */
public record RelayMessages(Arguments arguments, boolean isDry, Path folder, Payments payments, PrintStream out) {
    private static final String[] OPTIONS = ("node chain from other-node other-chain other-from aggregator key-file out"
                    + " sender max-gas max-fee limit head interval")
            .split(" ");
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** Relays messages. */
    public static void main(String[] args) {
        Example.run(RelayMessages::run, args);
    }

    static void run(String[] args, PrintStream out) throws IOException {
        boolean isDry = List.of(args).contains("--dry-run");
        String[] pairs =
                Arrays.stream(args).filter(one -> !one.equals("--dry-run")).toArray(String[]::new);
        Arguments arguments = Arguments.of(pairs, OPTIONS);
        Path nowhere = Files.createTempDirectory("relay");
        if (arguments.get("node").isPresent()) {
            Path folder = isDry ? nowhere : Files.createDirectories(arguments.out("relay"));
            relay(arguments, LocalSigner.of(arguments.privateKey()), isDry, folder, out);
            return;
        }
        try (SampleChains chains = new SampleChains()) {
            chains.send(200_000);
            chains.send(3_000_000); // more than --max-gas
            chains.send(100_000);
            Arguments sample = Arguments.of(chains.arguments(2), OPTIONS);
            relay(sample, LocalSigner.of(PrivateKey.parse("11".repeat(32))), isDry, nowhere, out);
        }
    }

    private static void relay(Arguments arguments, Signer signer, boolean isDry, Path folder, PrintStream out)
            throws IOException {
        String url = arguments.required("node");
        try (NodeClient node = NodeClient.create(url);
                NodeClient other = NodeClient.create(arguments.get("other-node").orElse(url));
                SelfHostedAggregator aggregator =
                        SelfHostedAggregator.create(arguments.required("aggregator"), o -> o.retries(0))) {
            RelayedChain first = RelayedChain.of("", node, aggregator, signer, arguments);
            RelayedChain second = RelayedChain.of("other-", other, aggregator, signer, arguments);
            Payments payments = Wallet.of(node, signer)
                    .payments(PaymentStore.files(folder.resolve("deliveries")))
                    .resuming(first.teleporter()::resume)
                    .resuming(second.teleporter()::resume);
            new RelayMessages(arguments, isDry, folder, payments, out).both(first, second);
        }
    }

    /** Relays in both directions, until both end or one fails. */
    private void both(RelayedChain first, RelayedChain second) throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            CompletionService<Void> ends = new ExecutorCompletionService<>(threads);
            ends.submit(() -> relay(first, second));
            ends.submit(() -> relay(second, first));
            ends.take().get();
            ends.take().get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            threads.shutdownNow();
        }
    }

    private Void relay(RelayedChain from, RelayedChain to) throws IOException, InterruptedException {
        long left = arguments.number("limit", Long.MAX_VALUE);
        Journal journal = Journal.open(folder.resolve("from-" + from.name() + ".txt"), true);
        Position start = journal.position().orElse(from.sent().start());
        try (journal;
                PagedIterator<EvmLog> walk = from.sent().from(start).iterator()) {
            journal.save(start); // before the first message, so that a restart misses none
            while (left > 0 && walk.hasNext()) {
                UnsignedWarpMessage message = WarpLogs.message(walk.next()).orElseThrow();
                if (isWanted(Teleporter.message(message).orElseThrow(), to.teleporter())) {
                    String line = from.name() + " -> " + to.name() + " " + delivered(message, to);
                    journal.write(line);
                    out.println(line);
                    left--;
                }
                journal.save(walk.position()); // after the delivery, which its name keeps from being paid twice
            }
        }
        return null;
    }

    /** Your own rules go here. */
    private boolean isWanted(TeleporterMessage message, Teleporter to) {
        List<Bytes> relayers = message.allowedRelayerAddresses();
        BigInteger maxGas = BigInteger.valueOf(arguments.number("max-gas", 2_000_000));
        return message.destinationBlockchainId().equals(to.chainId())
                && (relayers.isEmpty() || relayers.contains(to.account().bytes()))
                && message.requiredGasLimit().compareTo(maxGas) <= 0
                && arguments.get("sender").map(EvmAddress::parse).stream()
                        .allMatch(sender -> sender.bytes().equals(message.originSenderAddress()));
    }

    /** Delivers a message, and returns what was done. After a failure that may pass, it tries again. */
    private String delivered(UnsignedWarpMessage message, RelayedChain to) throws InterruptedException {
        MessageDelivery delivery = to.teleporter().deliver(message);
        String id = EvmHash.of(delivery.messageId().bytes()).toString();
        while (true) {
            try {
                if (isDry) {
                    return id + " " + to.planned(delivery);
                }
                MessageDelivery done =
                        payments.complete(id, delivery).timeout(PATIENCE).execute();
                return id + " " + to.delivered(done.messageId());
            } catch (AvalancheException e) {
                if (isRefusal(e)) {
                    return id + " refused: " + e.getMessage(); // an alarm of yours goes here
                } else if (!e.isTransient() && !isReason(e, Reason.UNDERPRICED)) {
                    throw e;
                }
                out.println(id + " waits: " + e.getMessage()); // and here
                Thread.sleep(arguments.number("interval", 1000));
            }
        }
    }

    /** Whether the contract reverts the delivery, or it needs more gas than a block has. */
    private static boolean isRefusal(AvalancheException e) {
        return e instanceof TxRejectedException || isReason(e, Reason.REVERTED) || isReason(e, Reason.INVALID_PARAMS);
    }

    private static boolean isReason(AvalancheException e, Reason reason) {
        return e instanceof JsonRpcException refused && refused.reason() == reason;
    }
}
