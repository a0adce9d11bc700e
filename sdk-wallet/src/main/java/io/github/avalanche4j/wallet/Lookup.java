package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmHeader;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.tx.platform.AddAutoRenewedValidatorTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import io.github.avalanche4j.wallet.builder.PChainPrices;
import io.github.avalanche4j.wallet.builder.XChainPrices;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Looks up the data that builders need from a node. */
final class Lookup {
    private final NodeClient node;
    private final WalletOptions options;
    private volatile @Nullable NetworkIds known; // never changes

    Lookup(NodeClient node, WalletOptions options) {
        this.node = node;
        this.options = options;
    }

    NodeClient node() {
        return node;
    }

    CompletableFuture<NetworkIds> ids(Work work) {
        NetworkIds ids = known;
        if (ids != null) {
            return CompletableFuture.completedFuture(ids);
        }
        return work.ask(node.info().getNetworkId())
                .thenCompose(number -> work.ask(node.platform().getStakingAssetId())
                        .thenCompose(avax -> work.ask(node.info().getBlockchainId("X"))
                                .thenCompose(x -> work.ask(node.info().getBlockchainId("C"))
                                        .thenApply(c -> {
                                            NetworkIds found = new NetworkIds(Network.of(number), avax, x, c);
                                            known = found;
                                            return found;
                                        }))));
    }

    /**
     * A time that a chain has reached. A node compares locks with its own clock, which it does not report and which is
     * ahead of this time. The X-Chain makes blocks only for transactions, so the P-Chain's time is closer to that
     * clock.
     */
    CompletableFuture<Instant> time(Work work, Chain chain) {
        return chain == Chain.C
                ? work.ask(node.evm("C").getBlock(BlockRef.LATEST))
                        .thenApply(block -> block.map(EvmHeader::timestamp).orElse(Instant.EPOCH))
                : work.ask(node.platform().getTimestamp());
    }

    CompletableFuture<PChainPrices> pChainPrices(Work work) {
        return work.ask(node.platform().getFeeConfig())
                .thenCompose(config -> work.ask(node.platform().getFeeState())
                        .thenApply(state -> new PChainPrices(
                                config.weights(),
                                withMargin(state.price().toBigInteger(), options.pChainFeeMargin()),
                                state.capacity().or(config::maxCapacity).orElse(UInt64.MAX))));
    }

    CompletableFuture<XChainPrices> xChainPrices(Work work) {
        return work.ask(node.avm().getTxFee())
                .thenApply(fees -> new XChainPrices(fees.txFee(), fees.createAssetTxFee()));
    }

    CompletableFuture<BigInteger> cChainPrice(Work work) {
        return work.ask(node.evm("C").baseFee())
                .thenApply(fee -> withMargin(fee, options.cChainFeeMargin()).toBigInteger());
    }

    private static UInt64 withMargin(BigInteger price, BigDecimal margin) {
        BigInteger raised = new BigDecimal(price)
                .multiply(margin)
                .setScale(0, RoundingMode.CEILING)
                .toBigInteger();
        return UInt64.parse(raised.toString());
    }

    /**
     * Higher prices, because builders make the same bytes from the same UTXOs at the same prices, and a node remembers
     * the bytes that it refused.
     */
    static PChainPrices raised(PChainPrices prices, int times) {
        BigInteger price = raised(prices.gasPrice().toBigInteger(), 1, times);
        return new PChainPrices(prices.weights(), UInt64.parse(price.toString()), prices.maxGas());
    }

    static XChainPrices raised(XChainPrices prices, int times) {
        BigInteger txFee = raised(prices.txFee().toBigInteger(), 1, times);
        BigInteger createAssetTxFee = raised(prices.createAssetTxFee().toBigInteger(), 1, times);
        return new XChainPrices(UInt64.parse(txFee.toString()), UInt64.parse(createAssetTxFee.toString()));
    }

    /** Each step is worth 1 nAVAX or more, because a transaction takes 10 000 gas or more. */
    static BigInteger raised(BigInteger cChainPrice, int times) {
        return raised(cChainPrice, 100_000, times);
    }

    /** A step is a hundredth of the price. */
    private static BigInteger raised(BigInteger price, long least, int times) {
        BigInteger step = price.divide(BigInteger.valueOf(100)).max(BigInteger.valueOf(least));
        return price.add(step.multiply(BigInteger.valueOf(times)));
    }

    /** The chain's own UTXOs. */
    CompletableFuture<List<Utxo>> utxos(Work work, Chain chain, List<Bech32Address> addresses) {
        return all(
                work,
                chain == Chain.P ? node.platform().utxos(addresses) : node.avm().utxos(addresses));
    }

    /** The UTXOs that another chain exported to this one. */
    CompletableFuture<List<Utxo>> exported(Work work, Chain chain, List<Bech32Address> addresses, Chain source) {
        return all(
                work,
                switch (chain) {
                    case P -> node.platform().utxos(addresses, source.name());
                    case X -> node.avm().utxos(addresses, source.name());
                    case C -> node.avax().utxos(addresses, source.name());
                });
    }

    /** All pages; a UTXO of several addresses may come more than once. */
    private static CompletableFuture<List<Utxo>> all(Work work, Paged<Utxo> list) {
        List<Utxo> found = new ArrayList<>();
        Set<String> tokens = new HashSet<>();
        Position[] next = {list.start()};
        return work.repeat(() -> work.ask(list.page(next[0])).thenApply(page -> {
            found.addAll(page.items());
            if (page.next().isEmpty()) {
                return Optional.of(sorted(found));
            }
            next[0] = page.next().get();
            if (!tokens.add(next[0].token())) {
                throw new PagingException("the pages of UTXOs repeat", next[0], null);
            }
            return Optional.empty();
        }));
    }

    /** Each UTXO once, in the order of inputs. */
    static List<Utxo> sorted(List<Utxo> utxos) {
        Map<UtxoId, Utxo> found = new LinkedHashMap<>();
        utxos.forEach(utxo -> found.put(utxo.utxoId(), utxo));
        List<Utxo> sorted = new ArrayList<>(found.values());
        sorted.sort(
                Comparator.<Utxo, Bytes>comparing(utxo -> utxo.utxoId().txId().bytes())
                        .thenComparing(utxo -> utxo.utxoId().outputIndex()));
        return sorted;
    }

    /** Accounts with balance and next nonce at the latest block. */
    CompletableFuture<List<EvmAccount>> accounts(Work work, List<EvmAddress> addresses) {
        CompletableFuture<List<EvmAccount>> all = CompletableFuture.completedFuture(new ArrayList<>());
        for (EvmAddress address : addresses) {
            all = all.thenCompose(before -> work.ask(node.evm("C").getBalance(address, BlockRef.LATEST))
                    .thenCompose(balance -> work.ask(node.evm("C").getTransactionCount(address, BlockRef.LATEST))
                            .thenApply(nonce -> {
                                before.add(new EvmAccount(address, balance, nonce));
                                return before;
                            })));
        }
        return all;
    }

    CompletableFuture<OutputOwners> subnetOwner(Work work, Id subnetId) {
        return work.ask(node.platform().getSubnet(subnetId))
                .thenApply(subnet -> new OutputOwners(
                        subnet.locktime().orElse(Instant.EPOCH),
                        subnet.threshold().orElse(0),
                        subnet.controlKeys()));
    }

    CompletableFuture<OutputOwners> deactivationOwner(Work work, Id validationId) {
        return work.ask(node.platform().getL1Validator(validationId))
                .thenApply(validator -> validator
                        .deactivationOwner()
                        .orElseThrow(() -> new InvalidRequestException(
                                "validationID", validationId.toString(), "a validator whose owner the node knows")));
    }

    CompletableFuture<OutputOwners> validatorAuthority(Work work, Id txId) {
        return work.ask(node.platform().getDecodedTx(txId)).thenApply(tx -> {
            if (tx.unsigned() instanceof AddAutoRenewedValidatorTx add) {
                return add.validatorAuthority();
            }
            throw new InvalidRequestException(
                    "txID", txId.toString(), "a transaction that added an auto-renewed validator");
        });
    }
}
