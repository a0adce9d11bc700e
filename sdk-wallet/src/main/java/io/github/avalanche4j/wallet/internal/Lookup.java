package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.paging.AllPages;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmHeader;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.tx.platform.AddAutoRenewedValidatorTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.CChainBuilder;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import io.github.avalanche4j.wallet.builder.Funds;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import io.github.avalanche4j.wallet.builder.PChainBuilder;
import io.github.avalanche4j.wallet.builder.PChainPrices;
import io.github.avalanche4j.wallet.builder.XChainBuilder;
import io.github.avalanche4j.wallet.builder.XChainPrices;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Looks up from a node the data that builders need, and the status of a transaction. */
public final class Lookup {
    // reasons that concern the server and not the transaction
    private static final Set<Reason> OF_SERVER =
            EnumSet.of(Reason.RATE_LIMIT, Reason.TIMEOUT, Reason.INTERNAL, Reason.NOT_BOOTSTRAPPED);
    private static final Funds NOTHING = Funds.of(List.of(), List.of(), Instant.EPOCH);

    private final NodeClient node;
    private final Settings options;
    private volatile @Nullable NetworkIds known; // never changes

    public Lookup(NodeClient node, Settings options) {
        this.node = node;
        this.options = options;
    }

    public Call<NetworkIds> ids() {
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

    /** The status of a transaction at a node. */
    public record Status(TxStatus status, Optional<String> reason) {
        public static final Status UNKNOWN = new Status(TxStatus.UNKNOWN, Optional.empty());

        boolean isAccepted() {
            return status.equals(TxStatus.COMMITTED) || status.equals(TxStatus.ACCEPTED);
        }

        /** Whether the transaction is in the node's pool. */
        boolean isPending() {
            return status.equals(TxStatus.PROCESSING);
        }

        @Override
        public String toString() {
            return "the node says " + status + reason.map(why -> ": " + why).orElse("");
        }
    }

    public Call<Status> status(Chain chain, Id txId) {
        return switch (chain) {
            case P -> node.platform().getTxStatus(txId).map(found -> new Status(found.status(), found.reason()));
            case X -> node.avm().getTxBytes(txId).map(bytes -> new Status(TxStatus.ACCEPTED, Optional.empty()));
            case C -> node.avax().getAtomicTx(txId).map(tx -> new Status(tx.status(), Optional.empty()));
        };
    }

    /** Requests the status. If the request fails, the status is unknown and has the failure as its reason. */
    public Call<Status> poll(Chain chain, Id txId) {
        return Sequence.recover(status(chain, txId).retries(0), failure -> {
            if (failure instanceof JsonRpcException error && error.reason() == Reason.NOT_FOUND) {
                return Call.completed(Status.UNKNOWN); // the X-Chain's error for an unknown transaction
            } else if (!Sequence.isOfRequest(failure)) {
                throw failure;
            }
            return Call.completed(new Status(TxStatus.UNKNOWN, Optional.ofNullable(failure.getMessage())));
        });
    }

    /**
     * A time that a chain has reached. A node compares locks with its own clock, which is ahead of this time, and which
     * no method returns. The X-Chain makes blocks only for transactions, so the P-Chain's time is closer to that clock.
     */
    public Call<Instant> time(Chain chain) {
        return chain == Chain.C
                ? node.evm("C")
                        .getBlock(BlockRef.LATEST)
                        .map(block -> block.map(EvmHeader::timestamp).orElse(Instant.EPOCH))
                : node.platform().getTimestamp();
    }

    public Call<PChainPrices> pChainPrices() {
        return node.platform()
                .getFeeConfig()
                .then(config -> node.platform()
                        .getFeeState()
                        .map(state -> new PChainPrices(
                                config.weights(),
                                withMargin(state.price(), options.pChainFeeMargin()),
                                config.maxCapacity().orElse(UInt64.MAX))));
    }

    public Call<XChainPrices> xChainPrices() {
        return node.avm().getTxFee().map(fees -> new XChainPrices(fees.txFee(), fees.createAssetTxFee()));
    }

    public Call<BigInteger> cChainPrice() {
        return node.evm("C").baseFee().map(fee -> withMargin(fee, options.cChainFeeMargin()));
    }

    private static NAvax withMargin(NAvax price, BigDecimal margin) {
        return NAvax.ofDecimal(price.toAvax().multiply(margin).setScale(9, RoundingMode.CEILING));
    }

    private static BigInteger withMargin(BigInteger price, BigDecimal margin) {
        return new BigDecimal(price)
                .multiply(margin)
                .setScale(0, RoundingMode.CEILING)
                .toBigInteger();
    }

    /**
     * Prices with a tip of some nAVAX. Builders make the same bytes from the same UTXOs at the same prices. Equal
     * payments need different bytes: otherwise one transaction would count as the payment of two wallets with one key,
     * and a node would repeat an earlier refusal.
     */
    public static PChainPrices withTip(PChainPrices prices, long tip) {
        return new PChainPrices(prices.weights(), prices.gasPrice(), prices.maxGas(), NAvax.of(tip));
    }

    public static XChainPrices withTip(XChainPrices prices, long tip) {
        NAvax more = NAvax.of(tip);
        return new XChainPrices(
                prices.txFee().plus(more), prices.createAssetTxFee().plus(more));
    }

    /** Adds the tip to the price of a unit of gas, rounded up, for a transaction that needs this much gas. */
    public static BigInteger withTip(BigInteger cChainPrice, long tip, UInt64 gas) {
        BigInteger wei = BigInteger.valueOf(tip).multiply(BigInteger.valueOf(1_000_000_000));
        BigInteger units = gas.toBigInteger();
        return cChainPrice.add(wei.add(units).subtract(BigInteger.ONE).divide(units));
    }

    /** The chain's own UTXOs. */
    public Call<List<Utxo>> utxos(Chain chain, List<Bech32Address> addresses) {
        return all(
                chain == Chain.P ? node.platform().utxos(addresses) : node.avm().utxos(addresses));
    }

    /** The UTXOs that another chain exported to this one. */
    public Call<List<Utxo>> exported(Chain chain, List<Bech32Address> addresses, Chain source) {
        return all(
                switch (chain) {
                    case P -> node.platform().utxos(addresses, source.name());
                    case X -> node.avm().utxos(addresses, source.name());
                    case C -> node.avax().utxos(addresses, source.name());
                });
    }

    /**
     * The node's refusal in a failure of {@link #issue}; absent if the response was lost, or the error is about the
     * server.
     */
    static Optional<JsonRpcException> refusal(RuntimeException failure) {
        return failure instanceof JsonRpcException error && !OF_SERVER.contains(error.reason())
                ? Optional.of(error)
                : Optional.empty();
    }

    /** Sends a signed transaction. */
    public Call<Id> issue(Chain chain, Bytes bytes) {
        return switch (chain) {
            case P -> node.platform().issueTx(bytes);
            case X -> node.avm().issueTx(bytes);
            case C -> node.avax().issueTx(bytes);
        };
    }

    /** Reads all pages. A UTXO of several addresses may be listed more than once. */
    private static Call<List<Utxo>> all(Paged<Utxo> list) {
        return AllPages.of(list).map(Lookup::sorted);
    }

    /** Each UTXO once, in the order of inputs. */
    public static List<Utxo> sorted(List<Utxo> utxos) {
        Map<UtxoId, Utxo> found = new TreeMap<>(
                Comparator.<UtxoId, Bytes>comparing(id -> id.txId().bytes()).thenComparing(UtxoId::outputIndex));
        utxos.forEach(utxo -> found.put(utxo.utxoId(), utxo));
        return List.copyOf(found.values());
    }

    /** Accounts with balance and next nonce at the latest block. */
    public Call<List<EvmAccount>> accounts(List<EvmAddress> addresses) {
        return Call.all(addresses.stream().map(this::account).toList(), 1);
    }

    private Call<EvmAccount> account(EvmAddress address) {
        return node.evm("C")
                .getBalance(address, BlockRef.LATEST)
                .then(balance -> node.evm("C")
                        .getTransactionCount(address, BlockRef.LATEST)
                        .map(nonce -> new EvmAccount(address, balance, nonce)));
    }

    /** The lowest fee of an import on a chain now. */
    public Call<NAvax> importFee(Chain chain) {
        return ids().then(ids -> switch (chain) {
            case P -> pChainPrices().map(prices -> new PChainBuilder(ids, prices, NOTHING).importFee());
            case X -> xChainPrices().map(prices -> new XChainBuilder(ids, prices, NOTHING).importFee());
            case C -> cChainPrice().map(price -> new CChainBuilder(ids, price).importFee());
        });
    }

    public Call<OutputOwners> subnetOwner(Id subnetId) {
        return node.platform()
                .getSubnet(subnetId)
                .map(subnet -> new OutputOwners(
                        subnet.locktime().orElse(Instant.EPOCH),
                        subnet.threshold().orElse(0),
                        subnet.controlKeys()));
    }

    public Call<OutputOwners> deactivationOwner(Id validationId) {
        return node.platform()
                .getL1Validator(validationId)
                .map(validator -> validator
                        .deactivationOwner()
                        .orElseThrow(() -> new InvalidRequestException(
                                "validationID", validationId.toString(), "a validator whose owner the node knows")));
    }

    public Call<OutputOwners> validatorAuthority(Id txId) {
        return node.platform().getTx(txId).map(tx -> {
            if (tx.unsigned() instanceof AddAutoRenewedValidatorTx add) {
                return add.validatorAuthority();
            }
            throw new InvalidRequestException(
                    "txID", txId.toString(), "a transaction that added an auto-renewed validator");
        });
    }
}
