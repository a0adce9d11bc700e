package io.github.avalanche4j.testing.internal.ledger;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** The pages of {@code getUTXOs}. */
final class UtxoPages {
    private static final int LARGEST_PAGE = 1024;
    private static final String NO_ADDRESS = "00".repeat(20);
    private static final String NO_UTXO = "00".repeat(32);
    private static final Place END = new Place("ff".repeat(20), "ff".repeat(32));

    private final Ledger ledger;

    UtxoPages(Ledger ledger) {
        this.ledger = ledger;
    }

    /** A place in a list; no UTXO is 64 zeros. */
    private record Place(String address, String utxoId) {}

    private record Part(List<Utxo> utxos, Place last) {}

    ObjectNode page(char chain, JsonNode params) {
        if (chain == 'C' && !params.hasNonNull("sourceChain")) {
            throw new RefusedException("no source chain provided");
        }
        char source = params.hasNonNull("sourceChain")
                ? source(chain, params.path("sourceChain").asText())
                : chain;
        TreeSet<String> addresses = new TreeSet<>();
        params.path("addresses").forEach(address -> addresses.add(LedgerMethods.address(address.asText())));
        if (addresses.isEmpty() || addresses.size() > LARGEST_PAGE) {
            throw new RefusedException(
                    addresses.isEmpty() ? "no addresses provided" : "number of addresses given, exceeds maximum");
        }
        JsonNode index = params.path("startIndex");
        Place start = index.hasNonNull("utxo") && !index.path("utxo").asText().isEmpty()
                ? new Place(
                        LedgerMethods.address(index.path("address").asText()),
                        Ledger.hex(index.path("utxo").asText()))
                : new Place(NO_ADDRESS, NO_UTXO);
        int requested = params.path("limit").asInt();
        int limit = requested <= 0 || requested > LARGEST_PAGE ? LARGEST_PAGE : requested;
        List<Utxo> all = ledger.nextUtxos(chain, source);
        boolean isHalfOpen = chain == 'C' && ledger.isHelicon();
        Part part = isHalfOpen
                ? halfOpen(all, addresses, start, limit)
                : part(all, addresses, start, limit, source != chain);
        ObjectNode shown = Json.MAPPER
                .createObjectNode()
                .put("numFetched", Integer.toString(part.utxos().size()));
        part.utxos().stream()
                .map(utxo -> "0x" + HexFormat.of().formatHex(Checksum.append(utxo.bytes())))
                .forEach(shown.putArray("utxos")::add);
        shown.putObject("endIndex")
                .put("address", ledger.address(chain, part.last().address()))
                .put("utxo", Ledger.cb58(part.last().utxoId()));
        return shown.put("encoding", "hex");
    }

    private char source(char chain, String alias) {
        try {
            return ledger.alias(ledger.chain(alias));
        } catch (RefusedException e) { // vms/platformvm/service.go, vms/saevm/cchain/api.go
            throw new RefusedException((chain == 'C' && ledger.isHelicon() ? "" : "problem ")
                    + "parsing source chainID \"" + alias + "\": " + e.getMessage());
        }
    }

    /**
     * Some of the UTXOs of the addresses in turn, the newest first. If the one at the start is gone, the list begins
     * again. A list of exports includes the start (moves 13; AvalancheGo chains/atomic/state.go), a list of the chain's
     * own UTXOs does not (kinds 10; vms/components/avax/utxo_state.go).
     */
    private static Part part(
            List<Utxo> all, SortedSet<String> addresses, Place start, int limit, boolean includesStart) {
        Map<String, Utxo> found = new LinkedHashMap<>();
        Place last = start;
        for (String address : addresses.tailSet(start.address())) {
            List<Utxo> owned = new ArrayList<>(all);
            owned.removeIf(utxo -> !utxo.output().owner().addresses().contains(address));
            Collections.reverse(owned);
            int at = owned.stream().map(Utxo::id).toList().indexOf(start.utxoId());
            int from = address.equals(start.address()) && at >= 0 ? includesStart ? at : at + 1 : 0;
            last = found.size() < limit ? new Place(address, last.utxoId()) : last;
            for (int i = from; i < owned.size() && found.size() < limit; i++) {
                last = new Place(address, owned.get(i).id());
                found.putIfAbsent(last.utxoId(), owned.get(i));
            }
        }
        return new Part(List.copyOf(found.values()), last);
    }

    /** Names the first UTXO after the page, or an end of its own (helicon-kinds 402 and 403; vms/saevm/cchain/api.go). */
    private static Part halfOpen(List<Utxo> all, SortedSet<String> addresses, Place start, int limit) {
        if (start.equals(END)) {
            return new Part(List.of(), new Place(NO_ADDRESS, NO_UTXO));
        }
        Part more = part(all, addresses, start, limit + 1, true);
        return more.utxos().size() > limit
                ? new Part(more.utxos().subList(0, limit), more.last())
                : new Part(more.utxos(), END);
    }
}
