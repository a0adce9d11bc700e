package io.github.avalanche4j.node.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.internal.paging.FetchedPage;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.paging.PageSource;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoIndex;
import io.github.avalanche4j.node.utxo.UtxoQuery;
import io.github.avalanche4j.node.utxo.Utxos;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Page source for UTXOs: each response says where the next page starts; the first page without UTXOs is the end. */
record UtxoSource(UtxoMethod method, List<Bech32Address> addresses, Consumer<UtxoQuery.Builder> query)
        implements PageSource<Utxo, NoSummary> {
    @Override
    public String endpoint() {
        return method.endpoint().id();
    }

    @Override
    public String parameters() {
        String all = method.channel().path() + " " + addresses + " "
                + UtxoQuery.of(query).params();
        return Sha256.idOf(Bytes.of(all.getBytes(UTF_8))).toString();
    }

    @Override
    public int largestPage() {
        return UtxoQuery.MAX_LIMIT;
    }

    @Override
    public Call<SummaryPage<Utxo, NoSummary>> page(Position position, int size) {
        Optional<UtxoIndex> start = index(position);
        Call<Utxos> call = method.get(addresses, q -> {
            query.accept(q);
            q.limit(size).startIndex(start.orElse(null));
        });
        return CallAccess.map(call, response -> page(position, size, response));
    }

    private SummaryPage<Utxo, NoSummary> page(Position position, int size, ApiResponse<Utxos> response) {
        Utxos utxos = response.value();
        Optional<Position> next = utxos.utxos().isEmpty()
                ? Optional.empty()
                : utxos.endIndex().map(UtxoSource::token).map(token -> lasting(token, size));
        return FetchedPage.of(decoded(utxos), position, next, response.headers());
    }

    /** The node returns the requested addresses, so its network is theirs. */
    private List<Utxo> decoded(Utxos utxos) {
        String prefix = addresses.get(0).network();
        return utxos.utxos().stream()
                .map(utxo ->
                        Decoded.parse(endpoint(), utxo, bytes -> method.parser().utxo(bytes, prefix)))
                .toList();
    }

    private static String token(UtxoIndex index) {
        return index.address() + " " + index.utxo();
    }

    private static Optional<UtxoIndex> index(Position position) {
        if (position.token().isEmpty()) {
            return Optional.empty();
        }
        String[] parts = position.token().split(" ", 2);
        if (parts.length != 2) {
            throw new InvalidRequestException("position", position.toString(), "from the same list");
        }
        return Optional.of(UtxoIndex.of(Bech32Address.parse(parts[0]), Id.parse(parts[1])));
    }
}
