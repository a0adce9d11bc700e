package io.github.avalanche4j.testing.internal.ledger;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Addresses;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.ledger.Bits.Owner;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The methods of a node that show the ledger and take transactions. */
public final class LedgerMethods {
    private static final int LARGEST_PAGE = 1024;

    private final Ledger ledger;

    public LedgerMethods(Ledger ledger) {
        this.ledger = ledger;
    }

    /** What a method gives. */
    public sealed interface Result {
        record Value(String json) implements Result {}

        record Refusal(String message) implements Result {}

        /** The transaction was taken, and the response does not arrive. */
        record Lost() implements Result {}
    }

    /** The result of a method; null for one that the ledger does not have. */
    public @Nullable Result call(String method, @Nullable JsonNode given) {
        JsonNode params = given == null ? Json.MAPPER.createObjectNode() : given;
        JsonNode named = params.isArray() && params.path(0).isObject() ? params.path(0) : params;
        try {
            return switch (method) {
                case "platform.issueTx" -> issue('P', named);
                case "avm.issueTx" -> issue('X', named);
                case "avax.issueTx" -> issue('C', named);
                default -> {
                    JsonNode value = value(method, params, named);
                    yield value == null ? null : new Result.Value(value.toString());
                }
            };
        } catch (RefusedException e) {
            return new Result.Refusal(String.valueOf(e.getMessage()));
        }
    }

    private @Nullable JsonNode value(String method, JsonNode params, JsonNode named) {
        Fees fees = ledger.fees;
        return switch (method) {
            case "info.getNetworkID" -> object().put("networkID", Long.toString(ledger.network));
            case "info.getBlockchainID" -> object().put("blockchainID", Ledger.cb58(chain(named.path("alias"))));
            case "platform.getStakingAssetID" -> object().put("assetID", Ledger.cb58(ledger.avax));
            case "platform.getHeight" -> object().put("height", Long.toString(ledger.height()));
            case "platform.getFeeConfig" -> {
                ObjectNode config = object();
                Arrays.stream(fees.weights).forEach(config.putArray("weights")::add);
                yield config.put("maxCapacity", 1_000_000)
                        .put("maxPerSecond", 100_000)
                        .put("targetPerSecond", 50_000)
                        .put("minPrice", 1)
                        .put("excessConversionConstant", 2_164_043);
            }
            case "platform.getFeeState" ->
                object().put("capacity", fees.capacity)
                        .put("excess", 0)
                        .put("price", fees.gasPrice)
                        .put("timestamp", ledger.clock.get().toString());
            case "avm.getTxFee" ->
                object().put("txFee", Long.toString(fees.txFee))
                        .put("createAssetTxFee", Long.toString(fees.createAssetTxFee));
            case "platform.getUTXOs" -> utxos('P', named);
            case "avm.getUTXOs" -> utxos('X', named);
            case "avax.getUTXOs" -> utxos('C', named);
            case "platform.getTxStatus", "avm.getTxStatus", "avax.getAtomicTxStatus" -> status(method, named);
            case "platform.getSubnet" -> subnet(named);
            case "eth_baseFee" -> quantity(fees.baseFee);
            case "eth_getBalance" -> quantity(ledger.evmBalance(evm(params.path(0))));
            case "eth_getTransactionCount" -> quantity(BigInteger.valueOf(ledger.nonce(evm(params.path(0)))));
            default -> null;
        };
    }

    private static ObjectNode object() {
        return Json.MAPPER.createObjectNode();
    }

    private static JsonNode quantity(BigInteger number) {
        return Json.MAPPER.getNodeFactory().textNode("0x" + number.toString(16));
    }

    private static String evm(JsonNode address) {
        return address.asText().replaceFirst("^0x", "").toLowerCase(Locale.ROOT);
    }

    private String chain(JsonNode alias) {
        String text = alias.asText();
        String known = text.length() == 1 ? ledger.chains.get(text.charAt(0)) : null;
        if (known != null) {
            return known;
        }
        byte[] id = Cb58.decode(text, 32);
        if (id == null || !ledger.chains.containsValue(HexFormat.of().formatHex(id))) {
            throw new RefusedException("there is no ID with alias " + text);
        }
        return HexFormat.of().formatHex(id);
    }

    private Result issue(char chain, JsonNode params) {
        String text = params.path("tx").asText();
        byte[] whole;
        try {
            whole = HexFormat.of().parseHex(text.startsWith("0x") ? text.substring(2) : "");
        } catch (IllegalArgumentException e) {
            throw new RefusedException("problem decoding transaction: " + e.getMessage());
        }
        if (whole.length < 4) {
            throw new RefusedException("problem decoding transaction: input string is smaller than the checksum size");
        }
        byte[] bytes = Arrays.copyOf(whole, whole.length - 4);
        if (!Arrays.equals(Cb58.withChecksum(bytes), whole)) {
            throw new RefusedException("problem decoding transaction: invalid input checksum");
        }
        LedgerTx tx;
        try {
            tx = new LedgerTx(chain, bytes);
        } catch (RefusedException e) {
            throw new RefusedException((chain == 'C' ? "parsing tx: " : "couldn't parse tx: ") + e.getMessage());
        }
        try {
            return ledger.issue(tx)
                    ? new Result.Lost()
                    : new Result.Value(object().put("txID", Ledger.cb58(tx.id)).toString());
        } catch (RefusedException e) {
            String place = "couldn't issue tx: failed verification: failed execution: standard tx " + Ledger.cb58(tx.id)
                    + " failed execution: ";
            throw new RefusedException((chain == 'P' ? place : "") + e.getMessage());
        }
    }

    private JsonNode status(String method, JsonNode params) {
        byte[] id = Cb58.decode(params.path("txID").asText(), 32);
        if (id == null) {
            throw new RefusedException("problem decoding txID");
        }
        Ledger.Status status = ledger.status(HexFormat.of().formatHex(id));
        boolean isKnown = status != null
                && method.startsWith(
                        switch (status.chain()) {
                            case 'P' -> "platform";
                            case 'X' -> "avm";
                            default -> "avax";
                        });
        if (!isKnown || status == null) {
            return object().put("status", "Unknown");
        }
        ObjectNode shown = object();
        switch (status.chain()) {
            case 'P' -> {
                shown.put("status", status.word().equals("Accepted") ? "Committed" : status.word());
                if (!status.reason().isEmpty()) {
                    shown.put("reason", status.reason());
                }
            }
            case 'X' -> shown.put("status", status.word().equals("Accepted") ? "Accepted" : "Unknown");
            default -> {
                shown.put("status", status.word());
                if (status.height() > 0) {
                    shown.put("blockHeight", Long.toString(status.height()));
                }
            }
        }
        return shown;
    }

    private String prefix() {
        return ledger.network == 1
                ? "avax"
                : ledger.network == 5 ? "fuji" : ledger.network == 12345 ? "local" : "custom";
    }

    private JsonNode subnet(JsonNode params) {
        byte[] id = Cb58.decode(params.path("subnetID").asText(), 32);
        Owner owner = id == null ? null : ledger.authorities.get(HexFormat.of().formatHex(id));
        if (owner == null) {
            throw new RefusedException("fetching subnet owner: not found");
        }
        ObjectNode shown = object().put("isPermissioned", true);
        List<String> keys = owner.addresses().stream()
                .map(address -> "P-" + Addresses.bech32(prefix(), HexFormat.of().parseHex(address)))
                .toList();
        keys.forEach(shown.putArray("controlKeys")::add);
        String none = Cb58.encode(new byte[32]);
        shown.put("threshold", Integer.toString(owner.threshold()))
                .put("locktime", Long.toUnsignedString(owner.locktime()))
                .put("subnetTransformationTxID", none)
                .put("conversionID", none)
                .put("managerChainID", none)
                .putNull("managerAddress");
        return shown;
    }

    /** A place in the listing: addresses ascending, for each its UTXOs by id. */
    private record Place(String address, String utxoId) implements Comparable<Place> {
        @Override
        public int compareTo(Place other) {
            int byAddress = address.compareTo(other.address);
            return byAddress == 0 ? utxoId.compareTo(other.utxoId) : byAddress;
        }
    }

    private JsonNode utxos(char chain, JsonNode params) {
        if (chain == 'C' && !params.hasNonNull("sourceChain")) {
            throw new RefusedException("no source chain provided");
        }
        char source = params.hasNonNull("sourceChain") ? ledger.alias(chain(params.path("sourceChain"))) : chain;
        TreeSet<String> addresses = new TreeSet<>();
        params.path("addresses").forEach(address -> addresses.add(address(address.asText())));
        if (addresses.isEmpty() || addresses.size() > LARGEST_PAGE) {
            throw new RefusedException(
                    addresses.isEmpty() ? "no addresses provided" : "number of addresses given, exceeds maximum");
        }
        JsonNode start = params.path("startIndex");
        Place after = start.hasNonNull("utxo") && !start.path("utxo").asText().isEmpty()
                ? new Place(
                        address(start.path("address").asText()),
                        Ledger.hex(start.path("utxo").asText()))
                : new Place("", "");
        int asked = params.path("limit").asInt();
        int limit = asked <= 0 || asked > LARGEST_PAGE ? LARGEST_PAGE : asked;
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
        ObjectNode shown = object().put("numFetched", Integer.toString(page.size()));
        page.forEach(shown.putArray("utxos")::add);
        shown.putObject("endIndex")
                .put(
                        "address",
                        chain + "-" + Addresses.bech32(prefix(), HexFormat.of().parseHex(last.address())))
                .put("utxo", Ledger.cb58(last.utxoId()));
        return shown.put("encoding", "hex");
    }

    /** 20 bytes in hex of Bech32 with a chain's alias, or of cb58 alone. */
    public static String address(String text) {
        byte[] bytes = text.contains("-")
                ? Addresses.bech32Bytes(text.substring(text.indexOf('-') + 1))
                : Cb58.decode(text, 20);
        if (bytes == null) {
            throw new RefusedException("couldn't parse address \"" + text + "\"");
        }
        return HexFormat.of().formatHex(bytes);
    }
}
