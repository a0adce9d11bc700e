package io.github.avalanche4j.testing.internal.l1;

import static io.github.avalanche4j.testing.internal.l1.AbiWords.words;
import static io.github.avalanche4j.testing.internal.l1.Messages.error;
import static io.github.avalanche4j.testing.internal.l1.Messages.id;

import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.ledger.Ledger;
import io.github.avalanche4j.testing.internal.node.Contract;
import io.github.avalanche4j.testing.internal.node.EvmChain;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A validator manager as the contracts of ACP-99 are: proof of authority, and proof of stake with a native or an ERC-20
 * token, all at one address. It does not check the caller. It pays no rewards, but knows who has earned one: a staker
 * whose proven uptime is 80 percent of its time.
 */
public final class ManagerContract implements Contract {
    private static final HexFormat HEX = HexFormat.of();
    private static final String OWNER = "(uint32,address[])";
    private static final String REGISTER = "initiateValidatorRegistration(bytes,bytes," + OWNER + "," + OWNER + ",";
    private static final long DAY = 24 * 60 * 60;
    private static final int REWARDED_PERCENT = 80;
    private static final BigInteger FACTOR = BigInteger.TEN.pow(18);

    /** The state of a validation, numbered as in the contract. */
    public enum Status {
        UNKNOWN,
        PENDING_ADDED,
        ACTIVE,
        PENDING_REMOVED,
        COMPLETED,
        INVALIDATED
    }

    /** One validation. */
    public static final class Validation {
        final byte[] nodeId;
        final long startingWeight;
        Status status = Status.PENDING_ADDED;
        long sentNonce;
        long receivedNonce;
        long weight;
        long minDuration = -1; // in seconds; negative without a stake
        long start;
        long uptime;

        Validation(byte[] nodeId, long weight) {
            this.nodeId = nodeId;
            this.startingWeight = weight;
            this.weight = weight;
        }

        public Status status() {
            return status;
        }

        public long weight() {
            return weight;
        }
    }

    private final EvmChain chain;
    private final byte[] subnet;
    private final byte[] chainId;
    private final String address;
    private final LongSupplier time;
    private final Predicate<byte[]> isSigned;
    private final Map<String, Validation> validations = new LinkedHashMap<>();
    private final Map<String, String> validationOfNode = new LinkedHashMap<>();
    private final Map<String, byte[]> pending = new LinkedHashMap<>();
    private final Set<String> sent = new HashSet<>();
    private final List<EvmChain.Log> logs = new ArrayList<>();
    private final Deque<Runnable> pool = new ArrayDeque<>();
    private boolean isHeld;
    private long transactions;
    private long lastBlock; // its time
    private long now; // the time of the block in which a message runs

    public ManagerContract(
            EvmChain chain,
            byte[] subnet,
            byte[] chainId,
            String address,
            LongSupplier time,
            Predicate<byte[]> isSigned) {
        this.chain = chain;
        this.subnet = subnet;
        this.chainId = chainId;
        this.address = address;
        this.time = time;
        this.isSigned = isSigned;
        this.lastBlock = time.getAsLong();
    }

    /** The validations by their ids in hex. */
    public synchronized Map<String, Validation> validations() {
        return new LinkedHashMap<>(validations);
    }

    /** Adds an active validator, as the first message of a conversion does. */
    public synchronized void initial(String validationId, byte[] nodeId, long weight) {
        Validation validation = new Validation(nodeId, weight);
        validation.status = Status.ACTIVE;
        validations.put(validationId, validation);
        validationOfNode.put(HEX.formatHex(nodeId), validationId);
    }

    /** Keeps transactions in the pool, or makes blocks of all that are there. */
    public synchronized void hold(boolean hold) {
        isHeld = hold;
        while (!isHeld && !pool.isEmpty()) {
            pool.remove().run();
        }
    }

    /** Runs a transaction and returns its hash, even if it is reverted. */
    public synchronized String transact(byte[] data, List<byte[]> warp, BigInteger value) {
        String hash = chain.transactionHash(chain.head() + 1 + pool.size(), 0);
        pool.add(() -> accept(data, warp, value));
        hold(isHeld);
        return hash;
    }

    private void accept(byte[] data, List<byte[]> warp, BigInteger value) {
        logs.clear();
        now = time.getAsLong();
        boolean isReverted = false;
        try {
            if (data.length > 0) {
                run(data, warp, value).run();
            }
        } catch (Reverted e) {
            isReverted = true;
        }
        lastBlock = now;
        transactions++;
        chain.execute(null, List.copyOf(logs), isReverted);
    }

    @Override
    public boolean isAt(String to) {
        return to.equals(address);
    }

    @Override
    public synchronized long transactions(String account, boolean isWithPool) {
        return transactions + (isWithPool ? pool.size() : 0);
    }

    /** A quiet chain's clock is that of its last block (wire/wallet.md section 6). */
    @Override
    public synchronized byte[] call(
            String to, byte[] data, List<byte[]> warp, BigInteger value, OptionalLong overridden) {
        now = overridden.orElse(lastBlock);
        AbiWords in = data.length < 4 ? null : AbiWords.arguments(data);
        String selector = data.length < 4 ? "" : HEX.formatHex(data, 0, 4);
        if (in == null || !to.equals(address)) {
            return new byte[0];
        } else if (selector.equals(AbiWords.selector("subnetID()"))) {
            return subnet.clone();
        } else if (selector.equals(AbiWords.selector("getNodeValidationID(bytes)"))) {
            return HEX.parseHex(validationOfNode.getOrDefault(HEX.formatHex(in.dynamic(0)), "00".repeat(32)));
        } else if (selector.equals(AbiWords.selector("getValidator(bytes32)"))) {
            return shown(validations.get(HEX.formatHex(in.bytes32(0))));
        }
        run(data, warp, value);
        return new byte[32];
    }

    private static byte[] shown(@Nullable Validation known) {
        Validation one = known == null ? new Validation(new byte[0], 0) : known;
        int status = known == null ? 0 : one.status.ordinal();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(words(32, status, 256, one.startingWeight, one.sentNonce, one.receivedNonce, one.weight, 1, 0));
        out.writeBytes(AbiWords.dynamic(one.nodeId));
        return out.toByteArray();
    }

    /** Checks a message and returns its changes. */
    private Runnable run(byte[] data, List<byte[]> warp, BigInteger value) {
        AbiWords in = AbiWords.arguments(data);
        String selector = HEX.formatHex(data, 0, 4);
        if (selector.equals(AbiWords.selector(REGISTER + "uint64)"))) {
            return register(in, in.int64(4), -1);
        } else if (selector.equals(AbiWords.selector(REGISTER + "uint16,uint64,address)"))) {
            return register(in, value.divide(FACTOR).longValue(), in.int64(5));
        } else if (selector.equals(AbiWords.selector(REGISTER + "uint16,uint64,uint256,address)"))) {
            return register(in, in.number(6).divide(FACTOR).longValue(), in.int64(5));
        } else if (selector.equals(AbiWords.selector("completeValidatorRegistration(uint32)"))) {
            return registered(payload(warp, 2));
        } else if (selector.equals(AbiWords.selector("initiateValidatorWeightUpdate(bytes32,uint64)"))) {
            return weigh(in.bytes32(0), in.int64(1));
        } else if (selector.equals(AbiWords.selector("completeValidatorWeightUpdate(uint32)"))) {
            return weighed(payload(warp, 3));
        } else if (selector.equals(AbiWords.selector("initiateValidatorRemoval(bytes32)"))) {
            return remove(in.bytes32(0));
        } else if (selector.equals(AbiWords.selector("initiateValidatorRemoval(bytes32,bool,uint32)"))) {
            return removeStaker(in, warp, false);
        } else if (selector.equals(AbiWords.selector("forceInitiateValidatorRemoval(bytes32,bool,uint32)"))) {
            return removeStaker(in, warp, true);
        } else if (selector.equals(AbiWords.selector("completeValidatorRemoval(uint32)"))) {
            return removed(payload(warp, 2));
        } else if (selector.equals(AbiWords.selector("resendRegisterValidatorMessage(bytes32)"))) {
            byte[] message = pending.get(HEX.formatHex(in.bytes32(0)));
            if (message == null) {
                throw error("InvalidValidationID(bytes32)", in.bytes32(0));
            }
            return () -> send(message);
        } else if (selector.equals(
                AbiWords.selector("initializeValidatorSet((bytes32,bytes32,address,(bytes,bytes,uint64)[]),uint32)"))) {
            return initialize(in.at(0), payload(warp, 0));
        }
        throw new Reverted("0x");
    }

    /**
     * The verified message of the P-Chain. A chain verifies none until it has made a block: in its first epoch it looks
     * for validators at P-Chain height 0 (wire/wallet.md section 6).
     */
    private ByteBuffer payload(List<byte[]> warp, int kind) {
        return Messages.ofPChain(verified(warp), kind);
    }

    private byte[] verified(List<byte[]> warp) {
        if (warp.isEmpty() || chain.head() == 0 || !isSigned.test(warp.get(0))) {
            throw error("InvalidWarpMessage()");
        }
        return warp.get(0);
    }

    private void emit(String event, byte[] data, byte[]... topics) {
        List<String> all = new ArrayList<>(List.of("0x" + AbiWords.hash(event)));
        for (byte[] topic : topics) {
            all.add("0x" + HEX.formatHex(Arrays.copyOf(topic, 32)));
        }
        logs.add(new EvmChain.Log("0x" + address, all, "0x" + HEX.formatHex(data)));
    }

    /** Sends an addressed call of this contract and returns the message's id. */
    private byte[] send(byte[] payload) {
        byte[] sender = HEX.parseHex(address);
        byte[] message = Messages.call(chainId, sender, payload);
        sent.add(HEX.formatHex(message));
        logs.add(Messages.sent(sender, message));
        return Checksum.sha256(message);
    }

    private Runnable register(AbiWords in, long weight, long minDuration) {
        byte[] nodeId = in.dynamic(0);
        byte[] key = in.dynamic(1);
        if (nodeId.length != 20) {
            throw error("InvalidNodeID(bytes)");
        } else if (key.length != 48) {
            throw error("InvalidBLSKeyLength(uint256)", key.length);
        } else if (validationOfNode.containsKey(HEX.formatHex(nodeId))) {
            throw error("NodeAlreadyRegistered(bytes)");
        } else if (weight <= 0) {
            throw error("InvalidTotalWeight(uint64)", 0);
        }
        long expiry = now + DAY;
        byte[] message = Messages.registration(subnet, in, expiry, weight);
        byte[] id = Checksum.sha256(message);
        return () -> {
            pending.put(HEX.formatHex(id), message);
            Validation validation = new Validation(nodeId, weight);
            validation.minDuration = minDuration;
            validations.put(HEX.formatHex(id), validation);
            validationOfNode.put(HEX.formatHex(nodeId), HEX.formatHex(id));
            String event = "InitiatedValidatorRegistration(bytes32,bytes20,bytes32,uint64,uint64)";
            emit(event, words(send(message), expiry, weight), id, nodeId);
        };
    }

    private Validation found(byte[] id, Status... allowed) {
        Validation validation = validations.get(HEX.formatHex(id));
        Status status = validation == null ? Status.UNKNOWN : validation.status;
        if (validation == null || !Arrays.asList(allowed).contains(status)) {
            throw error("InvalidValidatorStatus(uint8)", status.ordinal());
        }
        return validation;
    }

    private Runnable registered(ByteBuffer message) {
        byte[] id = id(message);
        if (message.get() != 1) {
            throw error("UnexpectedRegistrationStatus(bool)", 0);
        }
        Validation validation = found(id, Status.PENDING_ADDED);
        return () -> {
            validation.status = Status.ACTIVE;
            validation.start = now;
            pending.remove(HEX.formatHex(id));
            emit("CompletedValidatorRegistration(bytes32,uint64)", words(validation.weight), id);
        };
    }

    private Runnable weigh(byte[] id, long weight) {
        Validation validation = found(id, Status.ACTIVE);
        if (weight == 0) {
            throw error("InvalidWeight(uint64)", 0);
        }
        return () -> {
            validation.sentNonce++;
            validation.weight = weight;
            byte[] messageId = send(Messages.weight(id, validation.sentNonce, weight));
            String event = "InitiatedValidatorWeightUpdate(bytes32,uint64,bytes32,uint64)";
            emit(event, words(validation.sentNonce, messageId, weight), id);
        };
    }

    private Runnable weighed(ByteBuffer message) {
        byte[] id = id(message);
        long nonce = message.getLong();
        Validation validation = found(id, Status.ACTIVE, Status.PENDING_REMOVED);
        if (nonce > validation.sentNonce || nonce <= validation.receivedNonce) {
            throw error("InvalidNonce(uint64)", nonce);
        }
        return () -> {
            validation.receivedNonce = nonce;
            emit("CompletedValidatorWeightUpdate(bytes32,uint64,uint64)", words(nonce, message.getLong()), id);
        };
    }

    private Runnable remove(byte[] id) {
        Validation validation = found(id, Status.ACTIVE);
        return () -> {
            validation.status = Status.PENDING_REMOVED;
            validation.sentNonce++;
            byte[] messageId = send(Messages.weight(id, validation.sentNonce, 0));
            String event = "InitiatedValidatorRemoval(bytes32,bytes32,uint64,uint64)";
            emit(event, words(messageId, validation.weight, now), id);
            validation.weight = 0;
        };
    }

    /** Refuses a removal before its time, and one without a reward unless it is forced. */
    private Runnable removeStaker(AbiWords in, List<byte[]> warp, boolean isForced) {
        byte[] id = in.bytes32(0);
        Validation validation = found(id, Status.ACTIVE);
        Runnable removal = remove(id);
        long elapsed = now - validation.start;
        long uptime = in.int64(1) == 1 ? Math.max(validation.uptime, uptime(id, warp)) : validation.uptime;
        if (validation.minDuration < 0) {
            return removal;
        } else if (elapsed < validation.minDuration) {
            throw error("MinStakeDurationNotPassed(uint64)", now);
        } else if (!isForced && (elapsed == 0 || uptime * 100 < elapsed * REWARDED_PERCENT)) {
            throw error("ValidatorIneligibleForRewards(bytes32)", (Object) id);
        }
        return () -> {
            validation.uptime = uptime;
            removal.run();
        };
    }

    /** The verified uptime of a validation. */
    private long uptime(byte[] id, List<byte[]> warp) {
        ByteBuffer payload = Messages.uptime(chainId, verified(warp));
        if (payload == null) {
            throw error("InvalidWarpSourceChainID(bytes32)", 0);
        } else if (!Arrays.equals(id(payload), id)) {
            throw error("InvalidValidationID(bytes32)", (Object) id);
        }
        return payload.getLong();
    }

    /** Whether the chain's validators sign a message: one that it sent, or an uptime that they have seen. */
    public synchronized boolean signs(byte[] message) {
        if (sent.contains(HEX.formatHex(message))) {
            return true;
        }
        ByteBuffer payload = Messages.uptime(chainId, message);
        Validation validation = payload == null ? null : validations.get(HEX.formatHex(id(payload)));
        return payload != null && validation != null && payload.getLong() <= time.getAsLong() - validation.start;
    }

    private Runnable removed(ByteBuffer message) {
        byte[] id = id(message);
        if (message.get() != 0) {
            throw error("UnexpectedRegistrationStatus(bool)", 1);
        }
        Validation validation = found(id, Status.PENDING_ADDED, Status.PENDING_REMOVED);
        return () -> {
            validation.status = validation.status == Status.PENDING_ADDED ? Status.INVALIDATED : Status.COMPLETED;
            validation.weight = 0;
            validationOfNode.remove(HEX.formatHex(validation.nodeId));
            pending.remove(HEX.formatHex(id));
            emit("CompletedValidatorRemoval(bytes32)", new byte[0], id);
        };
    }

    private Runnable initialize(AbiWords conversion, ByteBuffer message) {
        AbiWords list = conversion.at(3);
        int count = list.number(0).intValueExact();
        byte[] manager = HEX.parseHex(conversion.address(2));
        ByteBuffer data = ByteBuffer.allocate(2 + 64 + 4 + 20 + 4 + count * 80);
        data.putShort((short) 0).put(conversion.bytes32(0)).put(conversion.bytes32(1));
        data.putInt(20).put(manager).putInt(count);
        List<Runnable> changes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            AbiWords one = list.elements().at(i);
            byte[] nodeId = one.dynamic(0);
            long weight = one.int64(2);
            data.putInt(20).put(nodeId).put(one.dynamic(1)).putLong(weight);
            String id = Ledger.initialId(HEX.formatHex(subnet), i);
            changes.add(() -> {
                initial(id, nodeId, weight);
                String event = "RegisteredInitialValidator(bytes32,bytes20,bytes32,uint64)";
                emit(event, words(weight), HEX.parseHex(id), nodeId, subnet);
            });
        }
        if (!validations.isEmpty()) {
            throw error("InvalidInitializationStatus()");
        } else if (!Arrays.equals(Checksum.sha256(data.array()), id(message))) {
            throw error("InvalidConversionID(bytes32,bytes32)", 0, 0);
        }
        return () -> changes.forEach(Runnable::run);
    }
}
