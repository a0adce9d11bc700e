package io.github.avalanche4j.node.internal;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoIndex;
import io.github.avalanche4j.node.utxo.UtxoQuery;
import io.github.avalanche4j.node.utxo.Utxos;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A chain's method that returns UTXOs; all chains have it in the same form. */
public record UtxoMethod(RpcChannel channel, Endpoint.Rpc<Utxos> endpoint, Parser parser) {
    /** One page. */
    public Call<Utxos> get(Collection<Bech32Address> addresses, Consumer<? super UtxoQuery> query) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("addresses", some(addresses));
        Parameters set = GeneratedUtxoQuery.of(query);
        set.asSet("startIndex", UtxoIndex.class).ifPresent(index -> {
            WellFormed.require("startIndex", index.address());
            WellFormed.require("startIndex", index.utxo());
        });
        params.putAll(set);
        params.put("encoding", "hex");
        return channel.call(endpoint, params);
    }

    /** All pages as one list. */
    public Paged<Utxo> list(Collection<Bech32Address> addresses, Consumer<? super UtxoQuery> query) {
        return new PagedList<>(new UtxoSource(this, some(addresses), query));
    }

    /** Addresses as an argument: one at least, none null or malformed. */
    public static List<Bech32Address> some(Collection<Bech32Address> addresses) {
        List<Bech32Address> copy = Require.elements("addresses", addresses);
        if (copy.isEmpty()) {
            throw new InvalidRequestException("addresses", "[]", "one address or more");
        }
        return WellFormed.require("addresses", copy);
    }
}
