package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.aggregator.AggregatedMessage;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.l1.icm.AccountSender;
import io.github.avalanche4j.l1.icm.Teleporter;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.ChainHead;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.VerifiedWarpMessage;
import io.github.avalanche4j.signature.WarpAggregation;
import io.github.avalanche4j.signature.WarpAggregator;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;

/** A chain that {@link RelayMessages} reads from and delivers to. */
record RelayedChain(String name, EvmClient evm, Teleporter teleporter, Tail<EvmLog> sent) {
    private static final EvmHash SENDER =
            EvmHash.parse("0x" + "0".repeat(24) + WarpLogs.TELEPORTER.toString().substring(2));
    private static final long SEARCHED_BLOCKS = 2048; // as many as public nodes search at once

    static RelayedChain of(
            String prefix, NodeClient node, SelfHostedAggregator aggregator, Signer signer, Arguments arguments) {
        String chain = arguments.required(prefix + "chain");
        Id id = chain.length() > 40
                ? Id.parse(chain)
                : node.info().getBlockchainId(chain).execute();
        EvmClient evm = node.evm(chain);
        AccountSender account =
                AccountSender.of(evm, signer, BigInteger.valueOf(arguments.number("max-fee", 100_000_000_000L)));
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
        Teleporter teleporter =
                Teleporter.of(id, node, signatures(chain, node, aggregator), account.address(), account);
        return new RelayedChain(chain.substring(0, Math.min(6, chain.length())), evm, teleporter, sent);
    }

    private static WarpAggregation signatures(String chain, NodeClient node, SelfHostedAggregator aggregator) {
        WarpAggregator service = request -> aggregator
                .aggregate(q -> q.message(request.message().bytes())
                        .signingSubnetId(request.signingSubnet())
                        .quorumPercentage(request.quorumPercent())
                        .pChainHeight(request.pChainHeight()))
                .map(AggregatedMessage::signedMessage);
        return WarpAggregation.to(chain, node, service);
    }

    /** What a delivery to this chain would need, after the message was signed and verified. */
    String planned(UnsignedWarpMessage message, Id id) {
        if (teleporter.isReceived(id).execute()) {
            return "is delivered";
        }
        VerifiedWarpMessage signed = teleporter.signatures().aggregate(message).execute();
        return "would be delivered, signed by " + signed.signers().size() + " validators, with "
                + teleporter.transaction(signed.message()).gas().orElseThrow() + " gas at most, at "
                + evm.baseFee().execute() + " wei";
    }

    /** Who delivered a message to this chain, and what it cost. */
    String delivered(Id id) {
        long head = evm.blockNumber().execute().longValue();
        BlockRef first = BlockRef.number(Math.max(0, head - SEARCHED_BLOCKS + 1));
        Optional<EvmReceipt> receipt = evm
                .getLogs(
                        first,
                        BlockRef.LATEST,
                        f -> f.addAddresses(WarpLogs.TELEPORTER)
                                .topic(0, WarpLogs.TELEPORTER_RECEIVED)
                                .topic(1, EvmHash.of(id.bytes())))
                .execute()
                .stream()
                .findFirst()
                .flatMap(log -> evm.getTransactionReceipt(log.transactionHash()).execute());
        return receipt.map(this::described).orElse("was delivered before the last " + SEARCHED_BLOCKS + " blocks");
    }

    private String described(EvmReceipt receipt) {
        boolean isOurs = receipt.from().equals(teleporter.account());
        BigInteger price = receipt.effectiveGasPrice().orElseThrow();
        return (isOurs ? "delivered for " : "delivered by another relayer for ")
                + price.multiply(receipt.gasUsed().toBigInteger()) + " wei (" + receipt.gasUsed() + " gas) in "
                + receipt.transactionHash();
    }
}
