package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.Funds;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/**
 * The requests of one chain, with the data that each looks up.
 *
 * @param <B> the chain's builder
 */
final class Requests<B> {
    /** Makes a builder at the prices that were looked up, raised so many times. */
    @FunctionalInterface
    interface NewBuilder<B> {
        B of(NetworkIds ids, Funds funds, int raises);
    }

    /** Builds from data that was looked up for this transaction alone. */
    @FunctionalInterface
    interface Build<B, T> {
        BuiltTx apply(B builder, NetworkIds ids, T found);
    }

    private final Wallet wallet;
    private final Chain chain;
    private final Call<NewBuilder<B>> atPrices;

    Requests(Wallet wallet, Chain chain, Call<NewBuilder<B>> atPrices) {
        this.wallet = wallet;
        this.chain = chain;
        this.atPrices = atPrices;
    }

    TxRequest request(String name, BiFunction<B, NetworkIds, BuiltTx> build) {
        return request(name, Call.completed(Id.EMPTY), (builder, ids, none) -> build.apply(builder, ids));
    }

    /** A request that looks up more than the data that all transactions need. */
    <T> TxRequest request(String name, Call<T> more, Build<B, T> build) {
        Lookup lookup = wallet.lookup();
        return new TxRequest(
                wallet,
                chain.name().toLowerCase(Locale.ROOT) + "." + name,
                lookup.ids().then(ids -> {
                    List<Bech32Address> ours = wallet.addresses(chain, ids.network());
                    return atPrices.then(builder -> lookup.time(chain)
                            .then(time -> lookup.utxos(chain, ours)
                                    .then(utxos -> more.map(found -> raises -> build.apply(
                                            builder.of(ids, wallet.funds(chain, utxos, ours, time), raises),
                                            ids,
                                            found)))));
                }));
    }

    /** A request that imports exported UTXOs that no other draft has reserved. */
    TxRequest importFrom(Chain source, Predicate<Utxo> filter, Build<B, List<Utxo>> build) {
        Lookup lookup = wallet.lookup();
        return request(
                "importFrom",
                lookup.ids().then(ids -> lookup.exported(chain, wallet.addresses(chain, ids.network()), source)),
                (builder, ids, utxos) -> build.apply(
                        builder,
                        ids,
                        wallet.reservations().free(utxos.stream().filter(filter).toList())));
    }
}
