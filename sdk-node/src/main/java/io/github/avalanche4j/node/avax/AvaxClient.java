package io.github.avalanche4j.node.avax;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.internal.Params;
import io.github.avalanche4j.node.internal.UtxoMethod;
import io.github.avalanche4j.node.internal.access.NodeClients;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoQuery;
import io.github.avalanche4j.node.utxo.Utxos;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** Client of the C-Chain's atomic transactions, which import from and export to the X- and P-Chain. */
public final class AvaxClient implements JsonRpcInterface {
    private static final Parser PARSER = Parser.lenient(Chain.C);

    private final RpcChannel channel;

    static {
        NodeClients.AVAX.set(AvaxClient::new);
    }

    AvaxClient(RpcChannel channel) {
        this.channel = channel;
    }

    @Override
    public <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }

    /**
     * {@return an atomic transaction and, once it is accepted, its block; an id that the node does not have fails with a
     * {@link JsonRpcException} with reason {@code NOT_FOUND}} Before Helicon, a node also has the transactions of its
     * pool. With Helicon it has accepted transactions only, and may have one just before its block is executed. Nodes
     * return a transaction as bytes only.
     */
    public Call<AtomicTx> getAtomicTx(Id txId) {
        return channel.call(AvaxEndpoints.GET_ATOMIC_TX, Params.asBytes("txID", txId));
    }

    /**
     * {@return the status of an atomic transaction; one that the node has never seen is {@code UNKNOWN}, not an error}
     *
     * @deprecated AvalancheGo deprecates it since Helicon, and public servers do not serve it: use {@link #getAtomicTx}
     *     and {@link AtomicTx#status}
     */
    @Deprecated
    public Call<AtomicTxStatus> getAtomicTxStatus(Id txId) {
        return channel.call(AvaxEndpoints.GET_ATOMIC_TX_STATUS, Params.of("txID", txId));
    }

    /**
     * {@return one page of the UTXOs that another chain exported to some addresses and that are not imported yet;
     * {@link #utxos} returns all pages}
     *
     * @param addresses one or more
     * @param sourceChain the other chain's id or alias, {@code X} or {@code P}; the C-Chain itself has no UTXOs
     * @throws InvalidRequestException if there is no address, the chain is blank, or the query breaks a rule
     */
    public Call<Utxos> getUtxos(
            Collection<Bech32Address> addresses, String sourceChain, Consumer<? super UtxoQuery> query) {
        return utxoMethod().get(addresses, from(sourceChain).andThen(Objects.requireNonNull(query, "query")));
    }

    /**
     * {@return all UTXOs that another chain exported to some addresses and that are not imported yet, fetched as the
     * list is iterated} A UTXO that several of the addresses own may be listed more than once. {@link Utxos} has them
     * as bytes.
     *
     * @param addresses one or more
     * @param sourceChain the other chain's id or alias, {@code X} or {@code P}
     * @throws InvalidRequestException if there is no address, or the chain is blank
     */
    public Paged<Utxo> utxos(Collection<Bech32Address> addresses, String sourceChain) {
        return utxoMethod().list(addresses, from(sourceChain));
    }

    private static Consumer<UtxoQuery> from(String sourceChain) {
        Require.notBlank("sourceChain", sourceChain);
        return query -> query.sourceChain(sourceChain);
    }

    private UtxoMethod utxoMethod() {
        return new UtxoMethod(channel, AvaxEndpoints.GET_UTXOS, PARSER);
    }

    /**
     * {@return the id of an atomic transaction that the node has added to its pool and passes on; it may still be
     * dropped} The client never resends it by itself, because the node may have received a request whose response was
     * lost. If the node refuses it, the call fails with a {@link JsonRpcException} with reason {@code ALREADY_KNOWN},
     * {@code INPUT_SPENT} (by another transaction, or by this one if it is accepted), {@code CONFLICT}, {@code
     * UNDERPRICED}, {@code INSUFFICIENT_FUNDS}, {@code INVALID_PARAMS} for bytes that are not a transaction, or {@code
     * OTHER} with the broken rule in {@link JsonRpcException#error}. {@code node.await().accepted(id)} waits for its
     * outcome.
     *
     * @param tx the signed transaction in the chain's codec, without a checksum
     * @throws InvalidRequestException if it is empty
     */
    public Call<Id> issueTx(Bytes tx) {
        return channel.call(AvaxEndpoints.ISSUE_TX, Params.transaction(tx));
    }
}
