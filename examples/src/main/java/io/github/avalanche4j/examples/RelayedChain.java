package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.aggregator.SignatureAggregator;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.l1.icm.AccountSender;
import io.github.avalanche4j.l1.icm.MessageDelivery;
import io.github.avalanche4j.l1.icm.Teleporter;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.ChainHead;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;

/** A chain that {@link RelayMessages} reads from and delivers to. */
record RelayedChain(String name, EvmClient evm, Teleporter teleporter, Tail<EvmLog> sent) {
    private static final EvmHash SENDER =
            EvmHash.parse("0x" + "0".repeat(24) + WarpLogs.TELEPORTER.toString().substring(2));
    private static final long SEARCHED_BLOCKS = 2048; // as many as public nodes search at once

    static RelayedChain of(
            String prefix, NodeClient node, SignatureAggregator aggregator, Signer signer, Arguments arguments) {
        String chain = arguments.required(prefix + "chain");
        Id id = chain.length() > 40
                ? Id.parse(chain)
                : node.info().getBlockchainId(chain).execute();
        EvmClient evm = node.evm(chain);
        BigInteger limit = BigInteger.valueOf(arguments.number("max-fee", 100_000_000_000L));
        AccountSender account = AccountSender.of(evm, signer, limit);
        boolean isSettled = arguments.get("head").orElse("latest").equals("settled");
        long next = evm.blockNumber().execute().longValue() + 1;
        Tail<EvmLog> sent = evm.head(isSettled ? ChainHead.SETTLED : ChainHead.EXECUTED)
                .followLogs(
                        arguments.number(prefix + "from", next),
                        Duration.ofMillis(arguments.number("interval", 1000)),
                        f -> f.addAddresses(WarpLogs.PRECOMPILE)
                                .topic(0, WarpLogs.SENT)
                                .topic(1, SENDER))
                .maxOutage(Duration.ofMinutes(10));
        String name = chain.substring(0, Math.min(6, chain.length()));
        return new RelayedChain(name, evm, Teleporter.of(id, node, aggregator, account.address(), account), sent);
    }

    /** What a delivery to this chain would need. */
    String planned(MessageDelivery delivery) {
        if (teleporter.isReceived(delivery.messageId()).execute()) {
            return "is delivered";
        }
        EvmCall call = delivery.transaction().execute();
        return "would be delivered, signed by "
                + call.message().orElseThrow().signers().count() + " validators, with "
                + call.gas().orElseThrow() + " gas at most, at " + evm.baseFee().execute() + " wei";
    }

    /** Who delivered a message to this chain, and what it cost. */
    String delivered(Id messageId) {
        long head = evm.blockNumber().execute().longValue();
        BlockRef first = BlockRef.number(Math.max(0, head - SEARCHED_BLOCKS + 1));
        EvmHash id = EvmHash.of(messageId.bytes());
        List<EvmLog> logs = evm.getLogs(
                        first,
                        BlockRef.LATEST,
                        f -> f.addAddresses(WarpLogs.TELEPORTER)
                                .topic(0, WarpLogs.TELEPORTER_RECEIVED, WarpLogs.TELEPORTER_FAILED)
                                .topic(1, id))
                .execute();
        if (logs.isEmpty()) {
            return "was delivered before the last " + SEARCHED_BLOCKS + " blocks";
        }
        EvmReceipt receipt = evm.getTransactionReceipt(logs.get(0).transactionHash())
                .execute()
                .orElseThrow();
        BigInteger price = receipt.effectiveGasPrice().orElseThrow();
        return (receipt.from().equals(teleporter.account()) ? "delivered for " : "delivered by another relayer for ")
                + price.multiply(receipt.gasUsed().toBigInteger()) + " wei (" + receipt.gasUsed() + " gas) in "
                + receipt.transactionHash()
                + (logs.size() > 1 ? ", but its receiver failed" : "");
    }
}
