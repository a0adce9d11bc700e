package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.l1.icm.AccountSender;
import io.github.avalanche4j.l1.icm.Teleporter;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.ChainHead;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.payload.TeleporterMessage;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.Signer;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Relays the messages of the Teleporter contract between two EVM chains, in both directions. Killed and started again,
 * it delivers each message once. {@code --dry-run} pays nothing and shows what it would deliver.
 *
 * <p>Without {@code --node} both chains are fakes. {@code --node URL --chain ID-OR-ALIAS} is the first chain, {@code
 * --other-node URL --other-chain ID-OR-ALIAS} the second; the first node serves both chains unless set. {@code
 * --aggregator URL} gathers signatures, and the key in the file that {@code --key-file} names, or in the environment
 * variable {@code AVALANCHE_PRIVATE_KEY}, pays on both chains. {@code --out FOLDER} keeps the positions and a list of
 * deliveries ({@code target/relay} unless set). It starts at the blocks {@code --from} and {@code --other-from}, or at the next.
 *
 * <p>{@code --max-gas N} is the most gas that a message may require (2 000 000 unless set), {@code --max-fee WEI} the
 * highest price per gas (100 gwei unless set). {@code --limit N} ends each direction after so many messages. {@code
 * --head settled} waits until a C-Chain has settled a message, which takes some blocks more. From JDK 24 on, start the
 * JVM with {@code --enable-native-access=ALL-UNNAMED}.
 */
public record RelayMessages(Arguments arguments, Path folder, PrintStream out) {
    private static final String OPTIONS = "node chain from other-node other-chain other-from aggregator key-file out"
            + " max-gas max-fee limit head interval dry-run";
    private static final long SEARCHED_BLOCKS = 2048; // as many as public nodes search at once

    /** Relays messages. */
    public static void main(String[] args) {
        Example.run(RelayMessages::run, args);
    }

    static void run(String[] args, PrintStream out) throws IOException {
        Arguments arguments = Arguments.of(args, OPTIONS.split(" "));
        if (arguments.get("node").isEmpty()) {
            try (SampleChains chains = new SampleChains()) {
                run(chains.sample(args), out);
            }
            return;
        }
        Path folder = Files.createDirectories(
                arguments.isDryRun() ? Files.createTempDirectory("relay") : arguments.out("relay"));
        Signer signer = LocalSigner.of(arguments.privateKey());
        String url = arguments.required("node");
        try (NodeClient node = NodeClient.create(url);
                NodeClient other = NodeClient.create(arguments.get("other-node").orElse(url));
                SelfHostedAggregator aggregator =
                        SelfHostedAggregator.create(arguments.required("aggregator"), o -> o.retries(0))) {
            Chain first = Chain.of("", node, aggregator, signer, arguments);
            Chain second = Chain.of("other-", other, aggregator, signer, arguments);
            RelayMessages relayer = new RelayMessages(arguments, folder, out);
            Example.runAll(List.of(() -> relayer.relay(first, second), () -> relayer.relay(second, first)));
        }
    }

    private Void relay(Chain from, Chain to) throws IOException, InterruptedException {
        long left = arguments.number("limit", Long.MAX_VALUE);
        Journal journal = Journal.open(folder.resolve("from-" + from.name + ".txt"));
        Position start = journal.position().orElse(from.sent.start());
        try (journal;
                PagedIterator<EvmLog> walk = from.sent.from(start).iterator()) {
            journal.save(start); // before the first message, so that a restart misses none
            while (left > 0 && walk.hasNext()) {
                UnsignedWarpMessage message = WarpLogs.message(walk.next()).orElseThrow();
                if (Teleporter.message(message).stream().anyMatch(one -> isWanted(one, to.teleporter))) {
                    String line = from.name + " -> " + to.name + " " + delivered(message, to);
                    journal.write(line);
                    out.println(line);
                    left--;
                }
                journal.save(walk.position()); // after the delivery, which runs again without paying again
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
                && message.requiredGasLimit().compareTo(maxGas) <= 0;
    }

    /** Delivers a message, and returns what was done. After a failure that may pass, it tries again. */
    private String delivered(UnsignedWarpMessage message, Chain to) throws InterruptedException {
        EvmHash id = EvmHash.of(Teleporter.messageId(message).bytes());
        while (true) {
            try {
                if (arguments.isDryRun()) {
                    return id + " " + to.planned(message);
                }
                to.teleporter.deliver(message).execute();
                return id + " " + to.delivered(id);
            } catch (AvalancheException e) {
                Reason reason = e instanceof JsonRpcException refusal ? refusal.reason() : Reason.OTHER;
                if (e instanceof TxRejectedException || reason == Reason.REVERTED || reason == Reason.INVALID_PARAMS) {
                    return id + " refused: " + e.getMessage(); // an alarm of yours goes here
                } else if (!e.isTransient() && reason != Reason.UNDERPRICED) {
                    throw e;
                }
                out.println(id + " waits: " + e.getMessage()); // and here
                Thread.sleep(arguments.number("interval", 1000));
            }
        }
    }

    /** A chain to read from and to deliver to. */
    private record Chain(String name, EvmClient evm, Teleporter teleporter, Tail<EvmLog> sent) {
        static Chain of(
                String prefix, NodeClient node, SelfHostedAggregator aggregator, Signer signer, Arguments arguments) {
            String chain = arguments.required(prefix + "chain");
            Id id = node.info().getBlockchainId(chain).execute();
            EvmClient evm = node.evm(chain);
            BigInteger maxFee = BigInteger.valueOf(arguments.number("max-fee", 100_000_000_000L));
            AccountSender account = AccountSender.of(evm, signer, maxFee);
            boolean isSettled = arguments.get("head").orElse("latest").equals("settled");
            long next = evm.blockNumber().execute().longValue() + 1;
            Tail<EvmLog> sent = evm.head(isSettled ? ChainHead.SETTLED : ChainHead.EXECUTED)
                    .followLogs(
                            arguments.number(prefix + "from", next),
                            Duration.ofMillis(arguments.number("interval", 1000)),
                            f -> f.addAddresses(WarpLogs.PRECOMPILE).topic(0, WarpLogs.SENT))
                    .maxOutage(Duration.ofMinutes(10));
            String name = chain.substring(0, Math.min(6, chain.length()));
            return new Chain(name, evm, Teleporter.of(id, node, aggregator, account.address(), account), sent);
        }

        /** What a delivery to this chain would need. */
        String planned(UnsignedWarpMessage message) {
            if (teleporter.isReceived(Teleporter.messageId(message)).execute()) {
                return "is delivered";
            }
            EvmCall call = teleporter.transaction(message).execute();
            return "would be delivered, signed by "
                    + call.message().orElseThrow().signers().count() + " validators, with "
                    + call.gas().orElseThrow() + " gas at most, at "
                    + evm.baseFee().execute() + " wei";
        }

        /** Who delivered a message to this chain, and what it cost. */
        String delivered(EvmHash messageId) {
            long first = evm.blockNumber().execute().longValue() - SEARCHED_BLOCKS + 1;
            List<EvmLog> logs = evm.getLogs(
                            BlockRef.number(Math.max(0, first)),
                            BlockRef.LATEST,
                            f -> f.addAddresses(WarpLogs.TELEPORTER)
                                    .topic(0, WarpLogs.TELEPORTER_RECEIVED, WarpLogs.TELEPORTER_FAILED)
                                    .topic(1, messageId))
                    .execute();
            if (logs.isEmpty()) {
                return "was delivered before the last " + SEARCHED_BLOCKS + " blocks";
            }
            EvmHash hash = logs.get(0).transactionHash();
            EvmReceipt receipt = evm.getTransactionReceipt(hash).execute().orElseThrow();
            BigInteger price = receipt.effectiveGasPrice().orElseThrow();
            return "delivered " + (receipt.from().equals(teleporter.account()) ? "" : "by another relayer ") + "for "
                    + price.multiply(receipt.gasUsed().toBigInteger()) + " wei (" + receipt.gasUsed() + " gas) in "
                    + hash + (logs.size() > 1 ? ", but its receiver failed" : "");
        }
    }
}
