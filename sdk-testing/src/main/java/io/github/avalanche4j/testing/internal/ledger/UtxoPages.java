package io.github.avalanche4j.testing.internal.ledger;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/** The pages of {@code getUTXOs}. */
final class UtxoPages {
    private static final int LARGEST_PAGE = 1024;

    private final Ledger ledger;

    UtxoPages(Ledger ledger) {
        this.ledger = ledger;
    }

    /** A place in the list: by address, then by the UTXO's id. */
    private record Place(String address, String utxoId) implements Comparable<Place> {
        @Override
        public int compareTo(Place other) {
            int byAddress = address.compareTo(other.address);
            return byAddress == 0 ? utxoId.compareTo(other.utxoId) : byAddress;
        }
    }

    ObjectNode page(char chain, JsonNode params) {
        if (chain == 'C' && !params.hasNonNull("sourceChain")) {
            throw new RefusedException("no source chain provided");
        }
        char source = params.hasNonNull("sourceChain")
                ? ledger.alias(ledger.chain(params.path("sourceChain").asText()))
                : chain;
        TreeSet<String> addresses = new TreeSet<>();
        params.path("addresses").forEach(address -> addresses.add(LedgerMethods.address(address.asText())));
        if (addresses.isEmpty() || addresses.size() > LARGEST_PAGE) {
            throw new RefusedException(
                    addresses.isEmpty() ? "no addresses provided" : "number of addresses given, exceeds maximum");
        }
        JsonNode start = params.path("startIndex");
        Place after = start.hasNonNull("utxo") && !start.path("utxo").asText().isEmpty()
                ? new Place(
                        LedgerMethods.address(start.path("address").asText()),
                        Ledger.hex(start.path("utxo").asText()))
                : new Place("", "");
        int requested = params.path("limit").asInt();
        int limit = requested <= 0 || requested > LARGEST_PAGE ? LARGEST_PAGE : requested;
        Map<String, Utxo> all = ledger.utxosOf(chain, source);
        TreeSet<Place> places = new TreeSet<>();
        for (Utxo utxo : all.values()) {
            utxo.output().owner().addresses().stream()
                    .filter(addresses::contains)
                    .map(address -> new Place(address, utxo.id()))
                    .filter(place -> place.compareTo(after) > 0)
                    .forEach(places::add);
        }
        List<String> page = new ArrayList<>();
        Place last = after.address().isEmpty() ? new Place(addresses.first(), "00".repeat(32)) : after;
        for (Place place : places) {
            if (page.size() == limit) {
                break;
            }
            byte[] bytes = Objects.requireNonNull(all.get(place.utxoId())).bytes();
            String text = "0x" + HexFormat.of().formatHex(Cb58.withChecksum(bytes));
            if (!page.contains(text)) {
                page.add(text);
            }
            last = place;
        }
        ObjectNode shown = Json.MAPPER.createObjectNode().put("numFetched", Integer.toString(page.size()));
        page.forEach(shown.putArray("utxos")::add);
        shown.putObject("endIndex")
                .put("address", ledger.address(chain, last.address()))
                .put("utxo", Ledger.cb58(last.utxoId()));
        return shown.put("encoding", "hex");
    }
}
