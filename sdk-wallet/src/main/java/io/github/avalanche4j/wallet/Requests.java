package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.Funds;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import java.time.Instant;
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
    /** Makes a builder at the prices that were looked up, with a tip. */
    @FunctionalInterface
    interface NewBuilder<B> {
        B of(NetworkIds ids, Funds funds, long tip);
    }

    /** Builds from data that was looked up for this transaction only. */
    @FunctionalInterface
    interface Build<B, T> {
        BuiltTx apply(B builder, NetworkIds ids, T found);
    }

    private record Exported(List<Utxo> utxos) {}

    private final WalletContext wallet;
    private final Chain chain;
    private final Call<NewBuilder<B>> atPrices;

    Requests(WalletContext wallet, Chain chain, Call<NewBuilder<B>> atPrices) {
        this.wallet = wallet;
        this.chain = chain;
        this.atPrices = atPrices;
    }

    /** A request; the arguments are what distinguishes it from others of the same name. */
    TxRequest request(String name, BiFunction<B, NetworkIds, BuiltTx> build, Object... arguments) {
        return request(name, Call.completed(Id.EMPTY), (builder, ids, none) -> build.apply(builder, ids), arguments);
    }

    /** A request that looks up more than the data that all transactions need. */
    <T> TxRequest request(String name, Call<T> more, Build<B, T> build, Object... arguments) {
        return lookedUp(
                name,
                List.of(arguments),
                more,
                (available, found) -> build.apply(
                        found.builder().of(found.ids(), funds(found, available), found.tip()),
                        found.ids(),
                        found.more()));
    }

    /** A request that imports exported UTXOs that no other draft has reserved. */
    TxRequest importFrom(Chain source, Predicate<Utxo> filter, Build<B, List<Utxo>> build, Object to) {
        Lookup lookup = wallet.lookup();
        return lookedUp(
                "importFrom",
                List.of(source, to),
                lookup.ids()
                        .then(ids -> lookup.exported(chain, wallet.addresses(chain, ids.network()), source))
                        .map(utxos -> new Exported(utxos.stream().filter(filter).toList())),
                (available, found) -> build.apply(
                        found.builder().of(found.ids(), funds(found, available), found.tip()),
                        found.ids(),
                        available.exported(found.more().utxos())));
    }

    private record Found<B, T>(
            NetworkIds ids,
            List<Bech32Address> ours,
            NewBuilder<B> builder,
            Instant time,
            List<Utxo> utxos,
            T more,
            long tip) {}

    private <T> TxRequest lookedUp(
            String name, List<?> arguments, Call<T> more, BiFunction<Available, Found<B, T>, BuiltTx> build) {
        Lookup lookup = wallet.lookup();
        return new TxRequest(
                wallet,
                chain,
                chain.name().toLowerCase(Locale.ROOT) + "." + name,
                arguments,
                lookup.ids().then(ids -> {
                    List<Bech32Address> ours = wallet.addresses(chain, ids.network());
                    return atPrices.then(builder -> lookup.time(chain)
                            .then(time -> lookup.utxos(chain, ours)
                                    .then(utxos -> more.map(found -> (available, tip) -> build.apply(
                                            available, new Found<>(ids, ours, builder, time, utxos, found, tip))))));
                }));
    }

    private Funds funds(Found<B, ?> found, Available available) {
        return new Funds(
                available.utxos(found.utxos()),
                found.ours(),
                found.time(),
                wallet.options().change(),
                Bytes.EMPTY);
    }
}
