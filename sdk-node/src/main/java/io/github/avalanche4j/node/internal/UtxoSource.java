package io.github.avalanche4j.node.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

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

/**
 * Page source for UTXOs: each response says where the next page starts; a page that is not full is the last one. In the
 * list of another chain's exports, a page includes the UTXO at which it starts (AvalancheGo chains/atomic/state.go).
 */
record UtxoSource(UtxoMethod method, List<Bech32Address> addresses, Consumer<? super UtxoQuery> query)
        implements PageSource<Utxo, NoSummary> {
    /** The start of a page; {@code known} if the page before has this UTXO, so that it may come again. */
    private record Start(UtxoIndex index, boolean known) {
        private static final String KNOWN = "known";

        static Start of(Position position) {
            String[] parts = position.token().split(" ", -1);
            if (parts.length < 2 || parts.length > 3 || parts.length == 3 && !parts[2].equals(KNOWN)) {
                throw new InvalidRequestException("position", position.toString(), "from the same list");
            }
            return new Start(UtxoIndex.of(Bech32Address.parse(parts[0]), Id.parse(parts[1])), parts.length == 3);
        }

        String token() {
            return index.address() + " " + index.utxo() + (known ? " " + KNOWN : "");
        }

        boolean isAt(Utxo utxo) {
            return utxo.utxoId().id().equals(index.utxo());
        }
    }

    @Override
    public String endpoint() {
        return method.endpoint().id();
    }

    @Override
    public String parameters() {
        String all = method.channel().path() + " " + addresses + " " + GeneratedUtxoQuery.of(query);
        return Sha256.idOf(Bytes.of(all.getBytes(UTF_8))).toString();
    }

    @Override
    public int largestPage() {
        return UtxoQuery.MAX_LIMIT;
    }

    @Override
    public Call<SummaryPage<Utxo, NoSummary>> page(Position position, int size) {
        Optional<Start> start = position.token().isEmpty() ? Optional.empty() : Optional.of(Start.of(position));
        Optional<Start> known = start.filter(Start::known);
        int limit = known.isPresent() ? Math.min(size + 1, UtxoQuery.MAX_LIMIT) : size;
        Call<Utxos> call = method.get(addresses, q -> {
            query.accept(q);
            q.limit(limit).startIndex(start.map(Start::index).orElse(null));
        });
        return CallAccess.map(call, response -> {
            Utxos utxos = response.value();
            List<Utxo> all = decoded(utxos);
            Optional<UtxoIndex> end = all.size() < limit ? Optional.empty() : utxos.endIndex();
            Optional<Position> next = end.map(index -> lasting(start(index, all).token(), size));
            List<Utxo> fresh = all.stream()
                    .filter(utxo -> known.isEmpty() || !known.get().isAt(utxo))
                    .toList();
            return FetchedPage.of(fresh, position, next, response.headers());
        });
    }

    /** The start of the page after {@code page}. */
    private Start start(UtxoIndex end, List<Utxo> page) {
        Start known = new Start(end, true);
        boolean isOfExports = GeneratedUtxoQuery.of(query).containsKey("sourceChain");
        return isOfExports && page.stream().anyMatch(known::isAt) ? known : new Start(end, false);
    }

    /** The node returns the requested addresses, so its network is theirs. */
    private List<Utxo> decoded(Utxos utxos) {
        String prefix = addresses.get(0).network();
        return utxos.utxos().stream()
                .map(utxo ->
                        Decoded.parse(endpoint(), utxo, bytes -> method.parser().utxo(bytes, prefix)))
                .toList();
    }
}
