package io.github.avalanche4j.testing.internal.ledger;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Bech32;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.ledger.Bits.Owner;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The state of three chains, and the transactions that they accepted. Safe for use by many threads. */
public final class Ledger {
    static final BigInteger WEI = BigInteger.valueOf(1_000_000_000);
    private static final Duration GENESIS_AGE = Duration.ofMinutes(1);

    final Fees fees = new Fees();
    long network = 12345;
    final Map<Character, String> chains = new TreeMap<>();
    private final Set<String> l1Chains = new HashSet<>();
    String avax = hex("2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe");
    final Map<String, Owner> authorities = new TreeMap<>();
    private final Holdings holdings = new Holdings();
    private final Map<String, Accepted> accepted = new LinkedHashMap<>();
    private final Deque<Past> history = new ArrayDeque<>(); // the states of the last blocks, for a replica that lags
    private @Nullable Instant stopped;
    private Duration ahead = Duration.ZERO;
    private int lag;
    private final Set<String> lagged = new HashSet<>(); // kinds of lookups whose next one does not lag
    private long height;
    private BigInteger burned = BigInteger.ZERO;

    @Nullable
    L1s l1s; // if null, the rules of L1s are not checked

    private record Accepted(LedgerTx tx, long height) {}

    private record Past(long height, Holdings holdings) {}

    public Ledger() {
        fees.gas = new GasState(0, 0, second().minus(GENESIS_AGE));
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
        holdings.returnStakes(now());
        return holdings.utxos(chain, source);
    }

    public synchronized void add(char chain, char source, byte[] utxo) {
        holdings.add(chain, source, Utxo.of(utxo));
        history.forEach(past -> past.holdings().add(chain, source, Utxo.of(utxo)));
    }

    /** Makes a UTXO of AVAX for one address, 20 bytes in hex. */
    public synchronized void fund(char chain, String address, long nAvax) {
        HexFormat hex = HexFormat.of();
        byte[] origin = Checksum.sha256(ByteBuffer.allocate(8).putLong(++height).array());
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
        history.forEach(past -> past.holdings().pay(address, amount));
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

    public synchronized void change(Consumer<Fees> change) {
        change.accept(fees);
    }

    public synchronized void capacity(long gas) {
        fees.gas = new GasState(gas, fees.gas.excess(), second());
    }

    public synchronized Instant now() {
        return (stopped == null ? Instant.now() : stopped).plus(ahead);
    }

    /** The time of a block that is made now. */
    synchronized Instant second() {
        return now().truncatedTo(ChronoUnit.SECONDS);
    }

    /** Stops the clock after an empty block of the P-Chain at that time, long after the block before. */
    public synchronized void time(Instant now) {
        stopped = now;
        ahead = Duration.ZERO;
        fees.gas = new GasState(GasState.MAX_CAPACITY, 0, second());
    }

    public synchronized void advance(Duration time) {
        ahead = ahead.plus(time);
    }

    synchronized boolean isHelicon() {
        return fees.helicon;
    }

    public synchronized void lag(int blocks) {
        lag = blocks;
        while (history.size() > lag) {
            history.removeFirst();
        }
    }

    /** The state of the replica that serves the next lookup of a kind: in turn one that lags, and one that does not. */
    private Past next(String kind) {
        boolean isLagging = lag > 0 && lagged.add(kind);
        if (!isLagging) {
            lagged.remove(kind);
        }
        Past past = isLagging ? history.peekFirst() : null;
        Past served = past == null ? new Past(height, holdings) : past;
        served.holdings().returnStakes(now());
        return served;
    }

    /** The height of the replica that serves the next lookup of a kind. */
    synchronized long nextHead(String kind) {
        return next(kind).height();
    }

    /** The UTXOs for the next lookup, the newest last. */
    synchronized List<Utxo> nextUtxos(char chain, char source) {
        return List.copyOf(next("UTXOs").holdings().utxos(chain, source).values());
    }

    synchronized BigInteger nextWei(String address) {
        return next("balance").holdings().wei(address);
    }

    synchronized long nextNonce(String address) {
        return next("nonce").holdings().nonce(address);
    }

    /** Applies the rules of L1s from now on. */
    public synchronized void withL1s(Predicate<byte[]> isSigned) {
        l1s = new L1s(this, isSigned);
    }

    /** Each of the first validators is a node id, a key and a weight, in this order. */
    public synchronized void convert(String subnet, String chain, String address, List<String[]> first) {
        Owner none = new Owner(0, 0, List.of());
        List<L1s.Validator> validators = first.stream()
                .map(one -> new L1s.Validator(subnet, one[0], one[1], Long.parseLong(one[2]), 0, none, none))
                .toList();
        authorities.putIfAbsent(subnet, none);
        Objects.requireNonNull(l1s).convert(subnet, chain, address, validators);
        l1Chains.add(chain);
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
                .filter(one -> one.getValue().subnet.equals(subnet))
                .map(one -> Objects.requireNonNull(all.shown(one.getKey())))
                .toList();
    }

    /** The validators as the L1 of a chain tracks them; null for a chain of no L1. */
    synchronized @Nullable List<ObjectNode> tracked(String chain, Set<String> nodeIds) {
        return l1s == null ? null : l1s.tracked(chain, nodeIds);
    }

    public synchronized Map<String, Long> weights(String subnet) {
        Map<String, Long> weights = new LinkedHashMap<>();
        Objects.requireNonNull(l1s).validators.forEach((id, one) -> {
            if (one.subnet.equals(subnet)) {
                weights.put(id, one.weight);
            }
        });
        return weights;
    }

    public synchronized long height() {
        return height;
    }

    public synchronized BigInteger heldByL1Validators() {
        return Objects.requireNonNull(l1s).held();
    }

    public synchronized void charge(long seconds) {
        Objects.requireNonNull(l1s).charge(seconds, fees.validatorPrice);
    }

    /** The height at which a chain accepted a transaction; negative if it did not. */
    synchronized long heightOf(char chain, String id) {
        Accepted end = accepted.get(id);
        return end == null || end.tx().chain != chain ? -1 : end.height();
    }

    /** An accepted transaction of a chain; null if there is none. */
    synchronized @Nullable LedgerTx accepted(char chain, String id) {
        Accepted end = accepted.get(id);
        return end == null || end.tx().chain != chain ? null : end.tx();
    }

    /** The transactions that a chain accepted at a height, as a list within a block: a count, and each without version. */
    synchronized byte[] txsAt(char chain, long height) {
        List<byte[]> txs = accepted.values().stream()
                .filter(each -> each.tx().chain == chain && each.height() == height)
                .map(each -> each.tx().bytes)
                .toList();
        int size = txs.stream().mapToInt(bytes -> bytes.length - 2).sum();
        ByteBuffer list = ByteBuffer.allocate(4 + size).putInt(txs.size());
        txs.forEach(bytes -> list.put(bytes, 2, bytes.length - 2));
        return list.array();
    }

    /** The ids of accepted transactions, in CB58. */
    public synchronized List<String> accepted() {
        return accepted.keySet().stream().map(Ledger::cb58).toList();
    }

    /** The id of a chain, by its one letter or its id. */
    synchronized String chain(String alias) {
        byte[] bytes = Cb58.decode(alias, 32);
        String id = bytes == null ? "" : HexFormat.of().formatHex(bytes);
        if (l1Chains.contains(id)) {
            return id;
        }
        return chains.entrySet().stream()
                .filter(chain -> alias.equals(chain.getKey().toString()) || id.equals(chain.getValue()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow(() -> new RefusedException("there is no ID with alias: " + alias));
    }

    /** Bech32 of 20 bytes in hex. */
    String address(char chain, String hex) {
        String prefix = network == 1 ? "avax" : network == 5 ? "fuji" : network == 12345 ? "local" : "custom";
        return chain + "-" + Bech32.encode(prefix, HexFormat.of().parseHex(hex));
    }

    /** The id of one of the first validators of an L1. */
    public static String initialId(String subnet, int index) {
        byte[] place = ByteBuffer.allocate(36)
                .put(HexFormat.of().parseHex(subnet))
                .putInt(index)
                .array();
        return HexFormat.of().formatHex(Checksum.sha256(place));
    }

    /** The addresses of an owner on the P-Chain. */
    List<String> addresses(Owner owner) {
        return owner.addresses().stream().map(hex -> address('P', hex)).toList();
    }

    char alias(String chainId) {
        return chains.keySet().stream()
                .filter(alias -> chainId.equals(chains.get(alias)))
                .findFirst()
                .orElseThrow(() -> new RefusedException("not found"));
    }

    /** Accepts a checked transaction in a block of its own. */
    synchronized void accept(LedgerTx tx) {
        if (lag > 0) {
            history.addLast(new Past(height, holdings.copy()));
            lag(lag);
        }
        if (tx.chain == 'P') {
            fees.gas = fees.gas.at(second()).spend(fees.gas(tx));
        }
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
            authorities.put(initialId(tx.authority, i), tx.converted.get(i).deactivationOwner);
        }
        accepted.put(tx.id, new Accepted(tx, height));
    }

    static BigInteger unsigned(long amount) {
        return new BigInteger(Long.toUnsignedString(amount));
    }
}
