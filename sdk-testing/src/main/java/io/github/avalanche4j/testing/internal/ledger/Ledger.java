package io.github.avalanche4j.testing.internal.ledger;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Addresses;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.ledger.Bits.Owner;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The state of three chains, and the outcomes of transactions. Safe for use by many threads. */
public final class Ledger {
    static final BigInteger WEI = BigInteger.valueOf(1_000_000_000);

    final Fees fees = new Fees();
    long network = 12345;
    final Map<Character, String> chains = new TreeMap<>();
    String avax = hex("2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe");
    Supplier<Instant> clock = Instant::now;
    final Map<String, Owner> authorities = new TreeMap<>();
    private final Holdings holdings = new Holdings();
    private final Map<String, Status> statuses = new LinkedHashMap<>();
    private final Map<String, String> refused = new LinkedHashMap<>();
    private final Map<String, LedgerTx> applied = new TreeMap<>();
    private final List<LedgerTx> held = new ArrayList<>();
    private boolean holds;
    private @Nullable String dropNext;
    private @Nullable String refuseNext;
    private boolean loseNext;
    private long height;
    private BigInteger burned = BigInteger.ZERO;

    @Nullable
    L1s l1s; // if null, the rules of L1s are not checked

    /** The outcome of a transaction. */
    record Status(char chain, String word, String reason, long height) {}

    public Ledger() {
        chains.put('P', "00".repeat(32));
        chains.put('X', hex("2eNy1mUFdmaxXNj1eQHUe7Np4gju9sJsEtWQ4MX3ToiNKuADed"));
        chains.put('C', hex("2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC"));
    }

    static String hex(String cb58) {
        byte[] id = Cb58.decode(cb58, 32);
        if (id == null) {
            throw new IllegalArgumentException("not an id: " + cb58);
        }
        return HexFormat.of().formatHex(id);
    }

    static String cb58(String hex) {
        return Cb58.encode(HexFormat.of().parseHex(hex));
    }

    synchronized Map<String, Utxo> utxos(char chain, char source) {
        holdings.returnStakes(clock.get());
        return holdings.utxos(chain, source);
    }

    synchronized Map<String, Utxo> utxosOf(char chain, char source) {
        return Map.copyOf(utxos(chain, source));
    }

    public synchronized void add(char chain, char source, byte[] utxo) {
        holdings.add(chain, source, Utxo.of(utxo));
    }

    /** Makes a UTXO of AVAX for one address, 20 bytes in hex. */
    public synchronized void fund(char chain, String address, long nAvax) {
        HexFormat hex = HexFormat.of();
        byte[] origin = Cb58.sha256(ByteBuffer.allocate(8).putLong(++height).array());
        byte[] utxo = ByteBuffer.allocate(118)
                .putShort((short) 0)
                .put(origin)
                .putInt(0)
                .put(hex.parseHex(avax))
                .putInt(7)
                .putLong(nAvax)
                .putLong(0)
                .putInt(1)
                .putInt(1)
                .put(hex.parseHex(address))
                .array();
        add(chain, chain, utxo);
    }

    public synchronized void fundEvm(String address, BigInteger amount) {
        holdings.pay(address, amount);
    }

    public synchronized BigInteger evmBalance(String address) {
        return holdings.wei(address);
    }

    synchronized Holdings holdings() {
        return holdings;
    }

    synchronized long nonce(String address) {
        return holdings.nonce(address);
    }

    /** All AVAX of an address on a chain, locked and unlocked. */
    public synchronized BigInteger balance(char chain, String address) {
        return utxos(chain, chain).values().stream()
                .map(Utxo::output)
                .filter(output -> output.asset().equals(avax)
                        && output.owner().addresses().contains(address))
                .map(output -> unsigned(output.amount()))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    public synchronized BigInteger burned() {
        return burned;
    }

    public synchronized void gasPrice(long price) {
        fees.gasPrice = price;
    }

    public synchronized void capacity(long gas) {
        fees.capacity = gas;
    }

    public synchronized void txFee(long nAvax) {
        fees.txFee = nAvax;
    }

    public synchronized void baseFee(BigInteger amount) {
        fees.baseFee = amount;
    }

    public synchronized void time(Instant now) {
        clock = () -> now;
    }

    public synchronized void dropNext(String reason) {
        dropNext = reason;
    }

    public synchronized void refuseNext(String message) {
        refuseNext = message;
    }

    public synchronized void loseNextResponse() {
        loseNext = true;
    }

    public synchronized void hold() {
        holds = true;
    }

    public synchronized void release() {
        holds = false;
        held.forEach(this::settle);
        held.clear();
    }

    /** Applies the rules of L1s from now on. */
    public synchronized void withL1s(Predicate<byte[]> isSigned) {
        l1s = new L1s(this, isSigned);
    }

    /** Each of the first validators is a node id, a key and a weight, in this order. */
    public synchronized void convert(String subnet, String chain, String address, List<String[]> first) {
        Owner none = new Owner(0, 0, List.of());
        List<L1s.Validator> validators = first.stream()
                .map(one -> new L1s.Validator(subnet, one[0], one[1], Long.parseLong(one[2]), 0, 0, none, none, 0))
                .toList();
        authorities.putIfAbsent(subnet, none);
        Objects.requireNonNull(l1s).convert(subnet, chain, address, validators);
    }

    /** Whether the P-Chain makes the statement of a message. */
    public synchronized boolean states(byte[] payload, byte[] justification) {
        return Objects.requireNonNull(l1s).states(payload, justification);
    }

    synchronized L1s.@Nullable L1 l1(String subnet) {
        return l1s == null ? null : l1s.l1s.get(subnet);
    }

    synchronized @Nullable ObjectNode shown(String validationId) {
        return Objects.requireNonNull(l1s).shown(validationId);
    }

    synchronized List<ObjectNode> shownOf(String subnet) {
        L1s all = Objects.requireNonNull(l1s);
        return all.validators.entrySet().stream()
                .filter(one -> one.getValue().subnet().equals(subnet))
                .map(one -> Objects.requireNonNull(all.shown(one.getKey())))
                .toList();
    }

    public synchronized Map<String, Long> weights(String subnet) {
        Map<String, Long> weights = new LinkedHashMap<>();
        Objects.requireNonNull(l1s).validators.forEach((id, one) -> {
            if (one.subnet().equals(subnet)) {
                weights.put(id, one.weight());
            }
        });
        return weights;
    }

    public synchronized Instant now() {
        return clock.get();
    }

    public synchronized long heightNow() {
        return height;
    }

    public synchronized BigInteger heldByL1Validators() {
        return Objects.requireNonNull(l1s).held();
    }

    public synchronized void charge(long seconds) {
        Objects.requireNonNull(l1s).charge(seconds, fees.validatorPrice);
    }

    synchronized long height() {
        return height;
    }

    synchronized @Nullable Status status(String id) {
        return statuses.get(id);
    }

    /** An accepted transaction of a chain; null if there is none. */
    synchronized @Nullable LedgerTx accepted(char chain, String id) {
        LedgerTx tx = applied.get(id);
        return tx == null || tx.chain != chain ? null : tx;
    }

    /** The ids of accepted transactions, in CB58. */
    public synchronized List<String> accepted() {
        return statuses.entrySet().stream()
                .filter(tx -> tx.getValue().word().equals("Accepted"))
                .map(tx -> cb58(tx.getKey()))
                .toList();
    }

    /** Accepts a transaction; returns whether its response is to be lost. */
    synchronized boolean issue(LedgerTx tx) {
        Status known = statuses.get(tx.id);
        if (known == null || !known.word().equals("Processing")) {
            take(tx);
        }
        boolean lost = loseNext;
        loseNext = false;
        return lost;
    }

    private void take(LedgerTx tx) {
        String before = tx.chain == 'C' ? null : refused.get(tx.id);
        try {
            if (before != null) {
                throw new RefusedException(before);
            }
            if (refuseNext != null) {
                String message = refuseNext;
                refuseNext = null;
                throw new RefusedException(message);
            }
            Set<String> spentIds = new HashSet<>();
            held.stream().filter(other -> other.chain == tx.chain).forEach(other -> spentIds.addAll(spent(other)));
            if (spent(tx).stream().anyMatch(spentIds::contains)) {
                throw new RefusedException(tx.chain == 'C' ? "conflict present" : "tx conflicts with other tx");
            }
            new Check(this, tx).run();
        } catch (RefusedException e) {
            refused.put(tx.id, String.valueOf(e.getMessage()));
            throw e;
        }
        if (dropNext != null) {
            statuses.put(tx.id, new Status(tx.chain, "Dropped", dropNext, 0));
            dropNext = null;
        } else if (holds) {
            statuses.put(tx.id, new Status(tx.chain, "Processing", "", 0));
            held.add(tx);
        } else {
            apply(tx);
        }
    }

    private static Set<String> spent(LedgerTx tx) {
        Set<String> spent = new HashSet<>();
        tx.inputs.forEach(input -> spent.add(input.utxoId()));
        tx.imported.forEach(input -> spent.add(input.utxoId()));
        tx.operations.forEach(operation -> spent.addAll(operation.utxoIds()));
        if (tx.chain == 'C' && tx.type == 1) {
            tx.accounts.forEach(account -> spent.add(account.address() + account.nonce()));
        }
        return spent;
    }

    /** Held transactions are checked again, because the price may have risen. */
    private void settle(LedgerTx tx) {
        try {
            new Check(this, tx).run();
            apply(tx);
        } catch (RefusedException e) {
            statuses.put(tx.id, new Status(tx.chain, "Dropped", String.valueOf(e.getMessage()), 0));
        }
    }

    /** The id of a chain, by its one letter or its id. */
    String chain(String alias) {
        byte[] id = Cb58.decode(alias, 32);
        return chains.entrySet().stream()
                .filter(chain -> alias.equals(chain.getKey().toString())
                        || id != null && chain.getValue().equals(HexFormat.of().formatHex(id)))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow(() -> new RefusedException("there is no ID with alias " + alias));
    }

    /** Bech32 of 20 bytes in hex. */
    String address(char chain, String hex) {
        String prefix = network == 1 ? "avax" : network == 5 ? "fuji" : network == 12345 ? "local" : "custom";
        return chain + "-" + Addresses.bech32(prefix, HexFormat.of().parseHex(hex));
    }

    char alias(String chainId) {
        return chains.keySet().stream()
                .filter(alias -> chainId.equals(chains.get(alias)))
                .findFirst()
                .orElseThrow(() -> new RefusedException("not found"));
    }

    private void apply(LedgerTx tx) {
        height++;
        burned = burned.add(Check.burned(this, tx));
        if (l1s != null && tx.chain == 'P') {
            tx.made.addAll(l1s.apply(tx));
        }
        holdings.apply(tx, tx.peer.isEmpty() ? tx.chain : alias(tx.peer));
        if (tx.newOwner != null) {
            authorities.put(tx.type == 33 ? tx.authority : tx.id, tx.newOwner);
        }
        for (int i = 0; i < tx.converted.size(); i++) {
            authorities.put(L1s.initialId(tx.authority, i), tx.converted.get(i).deactivationOwner());
        }
        statuses.put(tx.id, new Status(tx.chain, "Accepted", "", height));
        applied.put(tx.id, tx);
    }

    static BigInteger unsigned(long amount) {
        return new BigInteger(Long.toUnsignedString(amount));
    }
}
