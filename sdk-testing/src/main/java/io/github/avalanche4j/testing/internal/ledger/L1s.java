package io.github.avalanche4j.testing.internal.ledger;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.ledger.Bits.Output;
import io.github.avalanche4j.testing.internal.ledger.Bits.Owner;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The L1s of the P-Chain and their validators (AvalancheGo vms/platformvm/txs/executor/standard_tx_executor.go). */
final class L1s {
    private static final long DAY = 24 * 60 * 60;
    private static final int REGISTER = 1;
    private static final int WEIGHT = 3;

    /** An L1: the place of its manager, and the id of its conversion. */
    record L1(String managerChain, String managerAddress, String conversionId) {}

    /** A validator; ids, keys and node ids are hex. */
    static final class Validator {
        final String subnet;
        final String nodeId;
        final String publicKey;
        final Owner remainingBalanceOwner;
        final Owner deactivationOwner;
        long weight;
        long balance;
        long minNonce;
        long startTime;

        Validator(
                String subnet,
                String nodeId,
                String publicKey,
                long weight,
                long balance,
                Owner remainingBalanceOwner,
                Owner deactivationOwner) {
            this.subnet = subnet;
            this.nodeId = nodeId;
            this.publicKey = publicKey;
            this.weight = weight;
            this.balance = balance;
            this.remainingBalanceOwner = remainingBalanceOwner;
            this.deactivationOwner = deactivationOwner;
        }

        /** The node's id as the node writes it. */
        String node() {
            return "NodeID-" + Cb58.encode(HexFormat.of().parseHex(nodeId));
        }
    }

    final Map<String, L1> l1s = new LinkedHashMap<>();
    final Map<String, Validator> validators = new LinkedHashMap<>();
    private final Set<String> registrations = new HashSet<>();
    private final Set<String> untracked = new HashSet<>(); // validators that the L1 has not seen yet
    private final Ledger ledger;
    private final Predicate<byte[]> isSigned;
    private BigInteger charged = BigInteger.ZERO;

    L1s(Ledger ledger, Predicate<byte[]> isSigned) {
        this.ledger = ledger;
        this.isSigned = isSigned;
    }

    private long now() {
        return ledger.now().getEpochSecond();
    }

    /** A message about a validator, in an addressed call of the manager of its L1. */
    private record Request(int kind, String id, byte[] payload, Bits fields) {}

    private Request request(LedgerTx.Warp warp, int expected) {
        if (!isSigned.test(warp.signed())) {
            throw new RefusedException("failed verifying warp messages: signature is invalid");
        }
        Bits call = new Bits(warp.payload());
        call.version();
        call.expect(1);
        String sender = HexFormat.of().formatHex(call.bytes());
        byte[] payload = call.bytes();
        Bits fields = new Bits(payload);
        fields.version();
        int kind = fields.expect(expected);
        String id = kind == REGISTER ? HexFormat.of().formatHex(Checksum.sha256(payload)) : fields.id();
        String subnet = kind == REGISTER ? fields.id() : found(id).subnet;
        L1 l1 = l1s.get(subnet);
        if (l1 == null) {
            throw new RefusedException("not an L1: not found");
        } else if (!l1.managerChain().equals(warp.sourceChain())) {
            throw new RefusedException("expected chain does not match: wrong warp message source chainID");
        } else if (!l1.managerAddress().equals(sender)) {
            throw new RefusedException("expected address does not match: wrong warp message source address");
        }
        return new Request(kind, id, payload, fields);
    }

    private Validator found(String id) {
        Validator validator = validators.get(id);
        if (validator == null) {
            throw new RefusedException("could not load L1 validator: not found");
        }
        return validator;
    }

    void check(LedgerTx tx) {
        switch (tx.type) {
            case 35 -> {
                if (l1s.containsKey(tx.authority)) {
                    throw new RefusedException("is immutable");
                }
            }
            case 36 -> {
                Request request = request(tx.warp(), REGISTER);
                Bits fields = request.fields();
                fields.bytes();
                fields.skip(48);
                long expiry = fields.int64();
                if (expiry <= now()) {
                    throw new RefusedException("warp message expired");
                } else if (expiry - now() > DAY) {
                    throw new RefusedException("warp message not yet allowed");
                } else if (registrations.contains(request.id())) {
                    throw new RefusedException("warp message already issued");
                }
            }
            case 37 -> {
                Request request = request(tx.warp(), WEIGHT);
                Validator validator = found(request.id());
                if (request.fields().int64() < validator.minNonce) {
                    throw new RefusedException("warp message contains stale nonce");
                } else if (request.fields().int64() == 0 && count(validator.subnet) == 1) {
                    throw new RefusedException("attempting to remove the last L1 validator");
                }
            }
            case 38 -> found(tx.validationId);
            case 39 -> found(tx.authority);
            default -> {}
        }
    }

    private long count(String subnet) {
        return validators.values().stream()
                .filter(one -> one.subnet.equals(subnet))
                .count();
    }

    /** Applies a checked transaction and returns the outputs that it creates besides its own. */
    List<Output> apply(LedgerTx tx) {
        return switch (tx.type) {
            case 35 -> {
                convert(tx.authority, tx.managerChain, tx.managerAddress, tx.converted);
                yield List.of();
            }
            case 36 -> {
                register(request(tx.warp(), REGISTER), tx.paidIn);
                yield List.of();
            }
            case 37 -> weigh(request(tx.warp(), WEIGHT));
            case 38 -> {
                found(tx.validationId).balance += tx.paidIn;
                yield List.of();
            }
            case 39 -> refund(found(tx.authority));
            default -> List.of();
        };
    }

    /** The id of a conversion: the hash of the L1's manager and its first validators. */
    void convert(String subnet, String chain, String address, List<Validator> first) {
        HexFormat hex = HexFormat.of();
        byte[] manager = hex.parseHex(address);
        ByteBuffer data = ByteBuffer.allocate(2 + 64 + 4 + manager.length + 4 + first.size() * (4 + 20 + 48 + 8));
        data.putShort((short) 0).put(hex.parseHex(subnet)).put(hex.parseHex(chain));
        data.putInt(manager.length).put(manager).putInt(first.size());
        for (int i = 0; i < first.size(); i++) {
            Validator one = first.get(i);
            data.putInt(20)
                    .put(hex.parseHex(one.nodeId))
                    .put(hex.parseHex(one.publicKey))
                    .putLong(one.weight);
            add(Ledger.initialId(subnet, i), one);
        }
        l1s.put(subnet, new L1(chain, address, hex.formatHex(Checksum.sha256(data.array()))));
    }

    private void register(Request request, long balance) {
        Bits in = new Bits(request.payload());
        in.version();
        in.skip(4);
        String subnet = in.id();
        String nodeId = HexFormat.of().formatHex(in.bytes());
        String key = in.hex(48);
        in.skip(8);
        Owner remaining = new Owner(0, in.int32(), in.list(() -> in.hex(20)));
        Owner disable = new Owner(0, in.int32(), in.list(() -> in.hex(20)));
        registrations.add(request.id());
        untracked.add(request.id());
        ledger.authorities.put(request.id(), disable);
        add(request.id(), new Validator(subnet, nodeId, key, in.int64(), balance, remaining, disable));
    }

    private void add(String id, Validator validator) {
        validator.startTime = now();
        validators.put(id, validator);
    }

    private List<Output> weigh(Request request) {
        long nonce = request.fields().int64();
        long weight = request.fields().int64();
        Validator validator = found(request.id());
        if (weight > 0) {
            validator.weight = weight;
            validator.minNonce = nonce + 1;
            return List.of();
        }
        validators.remove(request.id());
        return refund(validator);
    }

    private List<Output> refund(Validator validator) {
        long balance = validator.balance;
        validator.balance = 0;
        return balance == 0 ? List.of() : List.of(Output.avax(ledger.avax, balance, validator.remainingBalanceOwner));
    }

    /** Takes the continuous fee of some seconds; a validator whose balance is used up is inactive. */
    void charge(long seconds, long price) {
        for (Validator one : validators.values()) {
            long paid = Math.min(one.balance, seconds * price);
            charged = charged.add(BigInteger.valueOf(paid));
            one.balance -= paid;
        }
    }

    /** The validators' balances, and the fees that they paid. */
    BigInteger held() {
        return validators.values().stream()
                .map(one -> BigInteger.valueOf(one.balance))
                .reduce(charged, BigInteger::add);
    }

    /** Whether the P-Chain makes this statement about a validator (network/warp.go of its virtual machine). */
    boolean states(byte[] payload, byte[] justification) {
        Bits in = new Bits(payload);
        in.version();
        int kind = in.int32();
        String id = in.id();
        Validator validator = validators.get(id);
        return switch (kind) {
            case 0 -> {
                L1 l1 = l1s.get(HexFormat.of().formatHex(justification));
                yield l1 != null && l1.conversionId().equals(id);
            }
            case 2 -> in.bytes(1)[0] == 1 ? validator != null : validator == null && isOf(id, justification);
            default -> validator != null && in.int64() + 1 == validator.minNonce && in.int64() == validator.weight;
        };
    }

    /** A registration that took place or expired, or the place of one of the first validators. */
    private boolean isOf(String id, byte[] justification) {
        Bits in = new Bits(justification);
        int field = in.bytes(1)[0] >> 3;
        byte[] content = in.bytes(varint(in));
        if (field == 2) {
            Bits message = new Bits(content);
            message.skip(6 + 32);
            message.bytes();
            message.skip(48);
            boolean isOver = registrations.contains(id) || message.int64() < now();
            return isOver && HexFormat.of().formatHex(Checksum.sha256(content)).equals(id);
        }
        Bits place = new Bits(content);
        place.skip(1);
        String subnet = HexFormat.of().formatHex(place.bytes(varint(place)));
        int index = 0;
        if (place.position() < content.length) {
            place.skip(1);
            index = varint(place);
        }
        return Ledger.initialId(subnet, index).equals(id);
    }

    private static int varint(Bits in) {
        int value = 0;
        for (int shift = 0; ; shift += 7) {
            int next = in.bytes(1)[0] & 0xff;
            value |= (next & 0x7f) << shift;
            if (next < 0x80) {
                return value;
            }
        }
    }

    @Nullable
    ObjectNode shown(String id) {
        Validator one = validators.get(id);
        if (one == null) {
            return null;
        }
        ObjectNode shown = Json.MAPPER.createObjectNode();
        shown.put("subnetID", Ledger.cb58(one.subnet))
                .put("validationID", Ledger.cb58(id))
                .put("nodeID", one.node())
                .put("publicKey", "0x" + one.publicKey)
                .put("weight", Long.toUnsignedString(one.weight))
                .put("startTime", Long.toString(one.startTime))
                .put("minNonce", Long.toUnsignedString(one.minNonce))
                .put("balance", Long.toUnsignedString(one.balance))
                .put("height", Long.toString(ledger.height()));
        owner(shown.putObject("remainingBalanceOwner"), one.remainingBalanceOwner);
        owner(shown.putObject("deactivationOwner"), one.deactivationOwner);
        return shown;
    }

    /**
     * The validators with their uptimes, as a node shows them that follows the L1; null for a chain of no L1. A request
     * that meets a new validator fails as a whole, as for some seconds after a registration (l1 65).
     */
    @Nullable
    List<ObjectNode> tracked(String chain, Set<String> nodeIds) {
        List<ObjectNode> tracked = new ArrayList<>();
        for (Map.Entry<String, Validator> entry : validators.entrySet()) {
            Validator validator = entry.getValue();
            String nodeId = validator.node();
            if (isOfChain(validator.subnet, chain) && (nodeIds.isEmpty() || nodeIds.contains(nodeId))) {
                String id = Ledger.cb58(entry.getKey());
                if (untracked.remove(entry.getKey())) {
                    throw new RefusedException(
                            "failed to get uptime for validation ID " + id + ": validationID not found: " + id);
                }
                tracked.add(Json.MAPPER
                        .createObjectNode()
                        .put("validationID", id)
                        .put("nodeID", nodeId)
                        .put("weight", validator.weight)
                        .put("startTimestamp", validator.startTime)
                        .put("isActive", validator.balance > 0)
                        .put("isL1Validator", true)
                        .put("isConnected", true)
                        .put("uptimePercentage", 100)
                        .put("uptimeSeconds", now() - validator.startTime));
            }
        }
        return l1s.keySet().stream().anyMatch(subnet -> isOfChain(subnet, chain)) ? tracked : null;
    }

    private boolean isOfChain(String subnet, String chain) {
        L1 l1 = l1s.get(subnet);
        return l1 != null && l1.managerChain().equals(chain);
    }

    private void owner(ObjectNode shown, Owner owner) {
        shown.put("locktime", "0").put("threshold", Integer.toString(owner.threshold()));
        ledger.addresses(owner).forEach(shown.putArray("addresses")::add);
    }
}
