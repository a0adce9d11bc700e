package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.CChainBuilder;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.Funds;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import io.github.avalanche4j.wallet.internal.Build;
import io.github.avalanche4j.wallet.internal.Engine;
import io.github.avalanche4j.wallet.internal.Lookup;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/**
 * The atomic transactions of the C-Chain, which move AVAX to and from the other two chains. Transactions of its EVM are
 * created by an Ethereum library and sent by {@code node.evm("C").sendRawTransaction}.
 */
public final class CChainWallet {
    private final Engine engine;
    private final Lookup lookup;

    CChainWallet(Engine engine) {
        this.engine = engine;
        this.lookup = engine.lookup();
    }

    /**
     * {@return an export of AVAX from the signers' accounts} It uses the next nonce of each account that pays, so a later
     * export waits for an earlier one. After 15 seconds without progress, it takes the nonce over.
     *
     * @param destination the P- or X-Chain
     * @param amount the amount that arrives
     * @param to the receiver, an address of the destination
     * @throws InvalidRequestException if it is an address of another chain, or the amount is 0
     */
    public TxRequest exportTo(Chain destination, NAvax amount, Bech32Address to) {
        Outputs.requireExport(Chain.C, destination, amount, to);
        return TxRequest.of(
                Chain.C,
                "c.exportTo",
                List.of(destination, amount, to),
                lookup.ids()
                        .then(ids -> lookup.cChainPrice()
                                .then(price -> lookup.accounts(engine.accounts())
                                        .map(found -> (available, tip) -> tipped(
                                                ids,
                                                price,
                                                tip,
                                                builder -> builder.exportTo(
                                                        ids.of(destination),
                                                        Outputs.of(ids, amount, to),
                                                        available.accounts(found)))))));
    }

    /** A transaction whose fee has a tip of some nAVAX; how much gas it needs is known when it is built. */
    private static BuiltTx tipped(
            NetworkIds ids, BigInteger price, long tip, Function<CChainBuilder, BuiltTx> transaction) {
        BuiltTx untipped = transaction.apply(new CChainBuilder(ids, price));
        return tip == 0
                ? untipped
                : transaction.apply(new CChainBuilder(ids, Lookup.withTip(price, tip, untipped.gas())));
    }

    /**
     * {@return an import of the AVAX that a chain exported to the wallet's addresses} It takes as many UTXOs as fit into
     * one transaction, the largest first; {@link BuiltTx#left} counts the others. It leaves what unfinished moves import.
     *
     * @param source the P- or X-Chain
     * @param to the receiving account
     */
    public TxRequest importFrom(Chain source, EvmAddress to) {
        Call<Build> lookUp = lookup.ids().then(ids -> {
            List<Bech32Address> ours = engine.addresses(Chain.C, ids.network());
            return lookup.cChainPrice()
                    .then(price -> lookup.time(Chain.C)
                            .then(time -> lookup.exported(Chain.C, ours, source)
                                    .map(utxos -> (available, tip) -> tipped(
                                            ids,
                                            price,
                                            tip,
                                            builder -> builder.importFrom(
                                                    ids.of(source),
                                                    Funds.of(available.exported(utxos), ours, time),
                                                    to)))));
        });
        return TxRequest.of(Chain.C, "c.importFrom", List.of(source, to), lookUp);
    }
}
