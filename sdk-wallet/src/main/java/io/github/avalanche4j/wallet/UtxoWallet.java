package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.Funds;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import io.github.avalanche4j.wallet.internal.Available;
import io.github.avalanche4j.wallet.internal.Build;
import io.github.avalanche4j.wallet.internal.Engine;
import io.github.avalanche4j.wallet.internal.Lookup;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The transactions that the P- and the X-Chain have in common. Each method returns a request for a transaction; {@link
 * io.github.avalanche4j.wallet.builder.PChainBuilder} and {@link io.github.avalanche4j.wallet.builder.XChainBuilder}
 * document the arguments.
 *
 * @param <B> the chain's builder
 */
public abstract sealed class UtxoWallet<B> permits PChainWallet, XChainWallet {
    private final Engine engine;
    private final Chain chain;
    private final Call<NewBuilder<B>> atPrices;

    /** Makes a builder at the prices that were looked up, with a tip. */
    @FunctionalInterface
    interface NewBuilder<B> {
        B of(NetworkIds ids, Funds funds, long tip);
    }

    /** Builds from what was looked up for all transactions, and for this one. */
    @FunctionalInterface
    private interface Making<B, T> {
        BuiltTx apply(B builder, NetworkIds ids, T found, Available available);
    }

    UtxoWallet(Engine engine, Chain chain, Call<NewBuilder<B>> atPrices) {
        this.engine = engine;
        this.chain = chain;
        this.atPrices = atPrices;
    }

    abstract BuiltTx transfer(B builder, List<TxOutput> outputs);

    abstract BuiltTx exportTo(B builder, Id destination, List<TxOutput> outputs);

    abstract BuiltTx importFrom(B builder, Id source, List<Utxo> exported, OutputOwners to);

    /**
     * {@return a transfer of AVAX}
     *
     * @param amount the amount
     * @param to the receiver, an address of this chain
     * @throws InvalidRequestException if it is an address of another chain, or the amount is 0
     */
    public final TxRequest transfer(NAvax amount, Bech32Address to) {
        return transfer(Collections.singletonMap(to, amount));
    }

    /**
     * {@return a transfer of AVAX to several receivers in one transaction}
     *
     * @param payments the amount for each receiver, an address of this chain; at least one. Their order does not matter
     * @throws InvalidRequestException if it is empty, an amount is 0, or an address is of another chain or named twice
     */
    public final TxRequest transfer(Map<Bech32Address, NAvax> payments) {
        Map<Bech32Address, NAvax> checked = Outputs.payments(chain, payments);
        return lookedUp(
                "transfer",
                List.of(checked),
                Call::completed,
                (builder, ids, same, available) -> transfer(builder, Outputs.of(ids, checked)));
    }

    /** {@return a transfer of any outputs, also of other assets than AVAX} */
    public final TxRequest transfer(List<TxOutput> outputs) {
        List<TxOutput> copy = Outputs.copy(chain, outputs);
        return request("transfer", builder -> transfer(builder, copy), copy);
    }

    /**
     * {@return an export of AVAX, which the destination imports}
     *
     * @param destination another chain
     * @param amount the amount that arrives
     * @param to the receiver, an address of the destination. The C-Chain takes the address of a key, which may begin
     *     with the alias of this chain too
     * @throws InvalidRequestException if it is an address of another chain, or the amount is 0
     */
    public final TxRequest exportTo(Chain destination, NAvax amount, Bech32Address to) {
        Outputs.requireExport(chain, destination, amount, to);
        return lookedUp(
                "exportTo",
                List.of(destination, amount, to),
                Call::completed,
                (builder, ids, same, available) -> exportTo(builder, ids.of(destination), Outputs.of(ids, amount, to)));
    }

    /**
     * {@return an import of the UTXOs that a chain exported to the wallet's addresses} It takes as many as fit into one
     * transaction, the largest first; {@link BuiltTx#left} counts the others. It leaves what unfinished moves import.
     *
     * @param source another chain
     * @param to the receiver, an address of this chain
     * @throws InvalidRequestException if it is an address of another chain
     */
    public final TxRequest importFrom(Chain source, Bech32Address to) {
        Outputs.require(chain, "to", to);
        return lookedUp(
                "importFrom",
                List.of(source, to),
                ids -> engine.lookup().exported(chain, engine.addresses(chain, ids.network()), source),
                (builder, ids, utxos, available) ->
                        importFrom(builder, ids.of(source), available.exported(utxos), Outputs.owner(to)));
    }

    /** A request; the arguments are what distinguishes it from others of the same name. */
    final TxRequest request(String name, Function<B, BuiltTx> build, Object... arguments) {
        return request(name, Call.completed(Id.EMPTY), (builder, none) -> build.apply(builder), arguments);
    }

    /** A request that looks up more than the data that all transactions need. */
    final <T> TxRequest request(String name, Call<T> more, BiFunction<B, T, BuiltTx> build, Object... arguments) {
        return lookedUp(
                name, List.of(arguments), ids -> more, (builder, ids, found, available) -> build.apply(builder, found));
    }

    private <T> TxRequest lookedUp(
            String name, List<?> arguments, Function<NetworkIds, Call<T>> more, Making<B, T> build) {
        Lookup lookup = engine.lookup();
        Call<Build> lookUp = lookup.ids().then(ids -> {
            List<Bech32Address> ours = engine.addresses(chain, ids.network());
            return atPrices.then(prices -> lookup.time(chain)
                    .then(time -> lookup.utxos(chain, ours)
                            .then(utxos -> more.apply(ids).map(found -> (available, tip) -> {
                                Funds funds = new Funds(
                                        available.utxos(utxos),
                                        ours,
                                        time,
                                        engine.settings().change(),
                                        Bytes.EMPTY);
                                return build.apply(prices.of(ids, funds, tip), ids, found, available);
                            }))));
        });
        return TxRequest.of(chain, chain.name().toLowerCase(Locale.ROOT) + "." + name, arguments, lookUp);
    }
}
