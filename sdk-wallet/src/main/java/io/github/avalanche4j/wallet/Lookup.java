package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.paging.AllPages;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    Call<NetworkIds> ids() {
        NetworkIds ids = known;
        if (ids != null) {
            return Call.completed(ids);
        }
        return node.info()
                .getNetworkId()
                .then(number -> node.platform()
                        .getStakingAssetId()
                        .then(avax -> node.info()
                                .getBlockchainId("X")
                                .then(x -> node.info().getBlockchainId("C").map(c -> {
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
    Call<Instant> time(Chain chain) {
        return chain == Chain.C
                ? node.evm("C")
                        .getBlock(BlockRef.LATEST)
                        .map(block -> block.map(EvmHeader::timestamp).orElse(Instant.EPOCH))
                : node.platform().getTimestamp();
    }

    Call<PChainPrices> pChainPrices() {
        return node.platform()
                .getFeeConfig()
                .then(config -> node.platform()
                        .getFeeState()
                        .map(state -> new PChainPrices(
                                config.weights(),
                                withMargin(state.price().toBigInteger(), options.pChainFeeMargin()),
                                config.maxCapacity().orElse(UInt64.MAX))));
    }

    Call<XChainPrices> xChainPrices() {
        return node.avm().getTxFee().map(fees -> new XChainPrices(fees.txFee(), fees.createAssetTxFee()));
    }

    Call<BigInteger> cChainPrice() {
        return node.evm("C")
                .baseFee()
                .map(fee -> withMargin(fee, options.cChainFeeMargin()).toBigInteger());
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
    Call<List<Utxo>> utxos(Chain chain, List<Bech32Address> addresses) {
        return all(
                chain == Chain.P ? node.platform().utxos(addresses) : node.avm().utxos(addresses));
    }

    /** The UTXOs that another chain exported to this one. */
    Call<List<Utxo>> exported(Chain chain, List<Bech32Address> addresses, Chain source) {
        return all(
                switch (chain) {
                    case P -> node.platform().utxos(addresses, source.name());
                    case X -> node.avm().utxos(addresses, source.name());
                    case C -> node.avax().utxos(addresses, source.name());
                });
    }

    /** All pages; a UTXO of several addresses may come more than once. */
    private static Call<List<Utxo>> all(Paged<Utxo> list) {
        return AllPages.of(list).map(Lookup::sorted);
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
    Call<List<EvmAccount>> accounts(List<EvmAddress> addresses) {
        return Call.all(addresses.stream().map(this::account).toList(), 1);
    }

    private Call<EvmAccount> account(EvmAddress address) {
        return node.evm("C")
                .getBalance(address, BlockRef.LATEST)
                .then(balance -> node.evm("C")
                        .getTransactionCount(address, BlockRef.LATEST)
                        .map(nonce -> new EvmAccount(address, balance, nonce)));
    }

    Call<OutputOwners> subnetOwner(Id subnetId) {
        return node.platform()
                .getSubnet(subnetId)
                .map(subnet -> new OutputOwners(
                        subnet.locktime().orElse(Instant.EPOCH),
                        subnet.threshold().orElse(0),
                        subnet.controlKeys()));
    }

    Call<OutputOwners> deactivationOwner(Id validationId) {
        return node.platform()
                .getL1Validator(validationId)
                .map(validator -> validator
                        .deactivationOwner()
                        .orElseThrow(() -> new InvalidRequestException(
                                "validationID", validationId.toString(), "a validator whose owner the node knows")));
    }

    Call<OutputOwners> validatorAuthority(Id txId) {
        return node.platform().getDecodedTx(txId).map(tx -> {
            if (tx.unsigned() instanceof AddAutoRenewedValidatorTx add) {
                return add.validatorAuthority();
            }
            throw new InvalidRequestException(
                    "txID", txId.toString(), "a transaction that added an auto-renewed validator");
        });
    }
}
