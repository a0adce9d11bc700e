package io.github.avalanche4j.testing.internal.ledger;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Addresses;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.ledger.Bits.Owner;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The methods of one node that read the ledger and accept transactions. */
public final class LedgerMethods {
    private static final int HASH_LENGTH = 66;

    private final Ledger ledger;
    private final Pool pool;
    private final Mempool node;
    private final UtxoPages utxoPages;

    /** The methods of one more node. */
    public LedgerMethods(Ledger ledger, Pool pool) {
        this.ledger = ledger;
        this.pool = pool;
        this.node = pool.join();
        this.utxoPages = new UtxoPages(ledger);
    }

    /** The result of a method. */
    public sealed interface Result {
        record Value(String json) implements Result {}

        record Refusal(String message) implements Result {}

        /** The transaction was accepted, but the response is lost. */
        record Lost() implements Result {}
    }

    /** The result of a method; null for a method that the ledger does not have. */
    public @Nullable Result call(String path, String method, @Nullable JsonNode optionalParams) {
        JsonNode params = optionalParams == null ? Json.MAPPER.createObjectNode() : optionalParams;
        JsonNode named = params.isArray() && params.path(0).isObject() ? params.path(0) : params;
        try {
            return switch (method) {
                case "platform.issueTx" -> issue('P', named);
                case "avm.issueTx" -> issue('X', named);
                case "avax.issueTx" -> issue('C', named);
                case "validators.getCurrentValidators" -> tracked(path.split("/"), named);
                default -> {
                    JsonNode value = value(method, params, named);
                    yield value == null ? null : new Result.Value(value.toString());
                }
            };
        } catch (RefusedException e) {
            return new Result.Refusal(String.valueOf(e.getMessage()));
        }
    }

    /** Why a node refuses to read an account's state: it has no such block. Null if it has. */
    public @Nullable String aboveHead(String method, @Nullable JsonNode params) {
        boolean isState = method.equals("eth_getBalance") || method.equals("eth_getTransactionCount");
        String block = isState && params != null ? params.path(1).asText() : "";
        if (!block.startsWith("0x") || block.length() == HASH_LENGTH || Long.decode(block) <= ledger.height()) {
            return null;
        }
        return ledger.isHelicon()
                ? "block not found: not accepted yet: block " + Long.decode(block)
                : "cannot query unfinalized data";
    }

    private @Nullable JsonNode value(String method, JsonNode params, JsonNode named) {
        pool.execute();
        Fees fees = ledger.fees;
        return switch (method) {
            case "info.getNetworkID" -> object().put("networkID", Long.toString(ledger.network));
            case "info.getBlockchainID" ->
                object().put(
                                "blockchainID",
                                Ledger.cb58(ledger.chain(named.path("alias").asText())));
            case "platform.getStakingAssetID" -> object().put("assetID", Ledger.cb58(ledger.avax));
            case "platform.getTimestamp" ->
                object().put("timestamp", fees.gas.time().toString());
            case "platform.getHeight", "avm.getHeight" ->
                object().put("height", Long.toString(ledger.nextHead("height")));
            case "platform.getBlockByHeight" -> block('P', named);
            case "avm.getBlockByHeight" -> block('X', named);
            case "platform.getFeeConfig" -> {
                ObjectNode config = object();
                Arrays.stream(fees.weights).forEach(config.putArray("weights")::add);
                yield config.put("maxCapacity", GasState.MAX_CAPACITY)
                        .put("maxPerSecond", GasState.MAX_PER_SECOND)
                        .put("targetPerSecond", GasState.TARGET_PER_SECOND)
                        .put("minPrice", fees.gasPrice)
                        .put("excessConversionConstant", GasState.EXCESS_CONVERSION);
            }
            case "platform.getFeeState" ->
                object().put("capacity", fees.gas.capacity())
                        .put("excess", fees.gas.excess())
                        .put("price", fees.gas.price(fees.gasPrice))
                        .put("timestamp", fees.gas.time().toString());
            case "avm.getTxFee" ->
                object().put("txFee", Long.toString(fees.txFee))
                        .put("createAssetTxFee", Long.toString(fees.createAssetTxFee));
            case "platform.getUTXOs" -> utxoPages.page('P', named);
            case "avm.getUTXOs" -> utxoPages.page('X', named);
            case "avax.getUTXOs" -> utxoPages.page('C', named);
            case "platform.getTxStatus" -> status('P', named);
            case "avm.getTxStatus" -> status('X', named);
            case "avax.getAtomicTxStatus" -> status('C', named);
            case "avax.getAtomicTx" -> atomicTx(named);
            case "platform.getTx" -> tx('P', named);
            case "avm.getTx" -> tx('X', named);
            case "platform.getSubnet" -> subnet(named);
            case "eth_blockNumber" -> quantity(BigInteger.valueOf(ledger.nextHead("height")));
            case "eth_getBlockByNumber" -> evmBlock(params.path(0).asText());
            case "platform.getValidatorFeeState" ->
                object().put("excess", 0)
                        .put("price", fees.validatorPrice)
                        .put("timestamp", fees.gas.time().toString());
            case "platform.getL1Validator" -> l1Validator(named);
            case "platform.getCurrentValidators" -> l1Validators(named);
            case "eth_baseFee" -> quantity(fees.baseFee);
            case "eth_getBalance" -> quantity(ledger.nextWei(evm(params.path(0))));
            case "eth_getTransactionCount" -> quantity(BigInteger.valueOf(ledger.nextNonce(evm(params.path(0)))));
            default -> null;
        };
    }

    /** A block of the P- or X-Chain. It has no transaction where another chain accepted one: the heights are common. */
    private ObjectNode block(char chain, JsonNode params) {
        long height = params.path("height").asLong();
        requireHex(params);
        if (height > ledger.height()) {
            throw new RefusedException("not found");
        }
        byte[] txs = ledger.txsAt(chain, height);
        ByteBuffer bytes = ByteBuffer.allocate(100 + txs.length).putShort((short) 0);
        long time = ledger.second().getEpochSecond();
        if (chain == 'P') {
            bytes.putInt(32).putLong(time).put(new byte[32]).putLong(height);
        } else {
            bytes.putInt(20).put(new byte[32]).putLong(height).putLong(time).put(new byte[32]);
        }
        bytes.put(txs);
        return object().put("block", hex(Arrays.copyOf(bytes.array(), bytes.position())))
                .put("encoding", "hex");
    }

    private static String hex(byte[] bytes) {
        return "0x" + HexFormat.of().formatHex(Checksum.append(bytes));
    }

    private static void requireHex(JsonNode params) {
        if (!params.path("encoding").asText("hex").equals("hex")) {
            throw new RefusedException("the fake ledger shows blocks and transactions only in hex");
        }
    }

    /** A block of the C-Chain with its atomic transactions, built now; null for another tag than the latest. */
    private @Nullable JsonNode evmBlock(String number) {
        long height = number.startsWith("0x") ? Long.decode(number) : ledger.height();
        if (!number.startsWith("0x") && !number.equals("latest")) {
            return null;
        } else if (height > ledger.height()) {
            return Json.MAPPER.nullNode();
        }
        byte[] txs = ledger.txsAt('C', height);
        ObjectNode block = object().put("number", "0x" + Long.toHexString(height))
                .put("hash", "0x" + String.format("%064x", height + 1))
                .put("parentHash", "0x" + String.format("%064x", height))
                .put("timestamp", "0x" + Long.toHexString(ledger.second().getEpochSecond()))
                .put("gasLimit", "0x2dc6c0")
                .put("gasUsed", "0x0")
                .put(
                        "blockExtraData",
                        txs.length == 4 ? "0x" : "0x0000" + HexFormat.of().formatHex(txs));
        block.set("baseFeePerGas", quantity(ledger.fees.baseFee));
        block.putArray("transactions");
        block.putArray("uncles");
        return block;
    }

    /** The hex of an id in CB58; null if it is none. */
    private static @Nullable String hexOf(String text) {
        byte[] id = Cb58.decode(text, 32);
        return id == null ? null : HexFormat.of().formatHex(id);
    }

    private ObjectNode tx(char chain, JsonNode params) {
        String id = hexOf(params.path("txID").asText());
        LedgerTx tx = id == null ? null : ledger.accepted(chain, id);
        if (tx == null) {
            throw new RefusedException(chain == 'P' ? "couldn't get tx: not found" : "not found");
        }
        requireHex(params);
        return object().put("tx", hex(tx.bytes)).put("encoding", "hex");
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
        byte[] bytes = Checksum.strip(whole);
        if (bytes == null) {
            throw new RefusedException("problem decoding transaction: invalid input checksum");
        }
        LedgerTx tx;
        try {
            tx = new LedgerTx(chain, bytes);
        } catch (RefusedException e) {
            String place = switch (chain) {
                case 'P' -> "couldn't parse tx: couldn't parse tx: ";
                case 'X' -> "";
                default -> ledger.isHelicon() ? "parsing tx: " : "problem parsing transaction: ";
            };
            throw new RefusedException(place + e.getMessage());
        }
        return pool.issue(node, tx)
                ? new Result.Lost()
                : new Result.Value(object().put("txID", Ledger.cb58(tx.id)).toString());
    }

    /** The X-Chain names accepted transactions only, and so does the C-Chain with Helicon (helicon-kinds 405 to 411). */
    private JsonNode status(char chain, JsonNode params) {
        Pool.Status status = lookUp(chain, params);
        boolean isAccepted = status.word().equals("Accepted");
        boolean namesOthers = chain == 'P' || chain == 'C' && !ledger.isHelicon();
        ObjectNode shown = object().put("status", isAccepted || namesOthers ? status.word() : "Unknown");
        if (chain == 'P' && isAccepted) {
            shown.put("status", "Committed");
        } else if (chain == 'P' && !status.reason().isEmpty()) {
            shown.put("reason", status.reason());
        } else if (chain == 'C' && isAccepted) {
            shown.put("blockHeight", Long.toString(status.height()));
        }
        return shown;
    }

    private Pool.Status lookUp(char chain, JsonNode params) {
        String id = hexOf(params.path("txID").asText());
        if (id == null) {
            throw new RefusedException("problem decoding txID");
        } else if (chain == 'C' && id.equals("00".repeat(32)) && !ledger.isHelicon()) {
            throw new RefusedException("nil transaction ID");
        }
        return pool.status(node, chain, id);
    }

    /** Before Helicon, a node also has what is in its pool or was dropped from it (coreth plugin/evm/atomic/vm/api.go). */
    private JsonNode atomicTx(JsonNode params) {
        Pool.Status status = lookUp('C', params);
        boolean isAccepted = status.word().equals("Accepted");
        LedgerTx tx = isAccepted || !ledger.isHelicon() ? status.tx() : null;
        if (tx == null) {
            throw new RefusedException(
                    ledger.isHelicon()
                            ? "fetching tx: reading tx: not found"
                            : "could not find tx " + params.path("txID").asText());
        }
        requireHex(params);
        ObjectNode shown = object().put("tx", hex(tx.bytes)).put("encoding", "hex");
        return isAccepted ? shown.put("blockHeight", Long.toString(status.height())) : shown;
    }

    private JsonNode subnet(JsonNode params) {
        String id = hexOf(params.path("subnetID").asText());
        Owner owner = id == null ? null : ledger.authorities.get(id);
        if (id == null || owner == null) {
            throw new RefusedException("not found");
        }
        L1s.L1 l1 = ledger.l1(id);
        ObjectNode shown = object().put("isPermissioned", l1 == null);
        ledger.addresses(owner).forEach(shown.putArray("controlKeys")::add);
        String none = Cb58.encode(new byte[32]);
        shown.put("threshold", Integer.toString(owner.threshold()))
                .put("locktime", Long.toUnsignedString(owner.locktime()))
                .put("subnetTransformationTxID", none)
                .put("conversionID", l1 == null ? none : Ledger.cb58(l1.conversionId()))
                .put("managerChainID", l1 == null ? none : Ledger.cb58(l1.managerChain()))
                .put("managerAddress", l1 == null ? null : "0x" + l1.managerAddress());
        return shown;
    }

    private @Nullable JsonNode l1Validator(JsonNode params) {
        String text = params.path("validationID").asText();
        String id = hexOf(text);
        if (ledger.l1s == null || id == null) {
            return null;
        }
        ObjectNode shown = ledger.shown(id);
        if (shown == null) {
            throw new RefusedException("fetching L1 validator \"" + text + "\" failed: not found");
        }
        return shown;
    }

    private @Nullable JsonNode l1Validators(JsonNode params) {
        String subnet = hexOf(params.path("subnetID").asText());
        if (ledger.l1s == null || subnet == null) {
            return null;
        }
        ObjectNode shown = object();
        ledger.shownOf(subnet).forEach(shown.putArray("validators")::add);
        return shown;
    }

    /** The validators of an L1 as its own chain shows them; null for another chain. */
    private @Nullable Result tracked(String[] path, JsonNode params) {
        String chain = path.length < 4 ? null : hexOf(path[3]);
        Set<String> nodeIds = new HashSet<>();
        params.path("nodeIDs").forEach(nodeId -> nodeIds.add(nodeId.asText()));
        List<ObjectNode> tracked = chain == null ? null : ledger.tracked(chain, nodeIds);
        if (tracked == null) {
            return null;
        }
        ObjectNode shown = object();
        tracked.forEach(shown.putArray("validators")::add);
        return new Result.Value(shown.toString());
    }

    /** 20 bytes in hex of Bech32 with a chain's alias, or of plain cb58. */
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
