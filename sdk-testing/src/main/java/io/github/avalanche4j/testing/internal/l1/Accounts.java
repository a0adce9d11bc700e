package io.github.avalanche4j.testing.internal.l1;

import static io.github.avalanche4j.testing.internal.l1.AbiWords.words;

import io.github.avalanche4j.testing.internal.codec.Keccak;
import io.github.avalanche4j.testing.internal.codec.Rlp;
import io.github.avalanche4j.testing.internal.ledger.Recovery;
import io.github.avalanche4j.testing.internal.node.Contract;
import io.github.avalanche4j.testing.internal.node.EvmChain;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The accounts of a chain that sign their transactions, each of which is a delivery to Teleporter. The node's pool keeps a
 * transaction until its nonce is the next one and its price is not below the base fee.
 */
public final class Accounts implements Contract {
    private static final HexFormat HEX = HexFormat.of();

    private static final long BLOCK_GAS = 20_000_000;

    private record Tx(String hash, String from, long nonce, BigInteger tip, BigInteger price, long gas, byte[] warp) {}

    private final EvmChain chain;
    private final Contract manager;
    private final Teleporter teleporter;
    private final Map<String, Long> nonces = new HashMap<>();
    private final Map<String, TreeMap<Long, Tx>> pool = new HashMap<>();
    private BigInteger baseFee = BigInteger.ONE;
    private byte[] last = new byte[0];
    private boolean isHeld;

    public Accounts(EvmChain chain, Contract manager, byte[] chainId, Predicate<byte[]> isSigned) {
        this.chain = chain;
        this.manager = manager;
        this.teleporter = new Teleporter(chainId, isSigned);
    }

    /** Sends a message in a block of its own; {@return its id} */
    public synchronized byte[] message(byte[] destination, byte[] receiver, long gas, byte[] content) {
        byte[] message = teleporter.send(destination, receiver, gas, content);
        last = message;
        chain.execute(null, List.of(Messages.sent(HEX.parseHex(Teleporter.ADDRESS), message)), false);
        return Teleporter.id(message);
    }

    public synchronized boolean hasSent(byte[] message) {
        return teleporter.hasSent(message);
    }

    /** The accounts that delivered messages, by the messages' ids in hex. */
    public synchronized Map<String, String> received() {
        return teleporter.received();
    }

    /** Lets a receiver of messages fail; {@code receiver} is hex. */
    public synchronized void receiverFails(String receiver) {
        teleporter.fails(receiver);
    }

    /** The last message that was sent. */
    public synchronized byte[] last() {
        return last;
    }

    /** Delivers a message for another account, if it is the first. */
    public synchronized void deliver(String account, byte[] message) {
        try {
            String hash = "0x" + HEX.formatHex(Keccak.hash(message));
            EvmChain.Signed transaction =
                    new EvmChain.Signed(hash, "0x" + account, teleporter.check(account, message), baseFee);
            chain.execute(transaction, teleporter.deliver(account, message, HEX.parseHex(account)), false);
        } catch (Reverted e) {
            return; // another account was first
        }
    }

    /** Sets the base fee, and whether transactions stay in the pool. */
    public synchronized void price(BigInteger wei) {
        baseFee = wei;
        mine();
    }

    public synchronized void hold(boolean hold) {
        isHeld = hold;
        mine();
    }

    public synchronized BigInteger baseFee() {
        return baseFee;
    }

    @Override
    public byte[] call(String to, byte[] data, List<byte[]> warp, BigInteger value, OptionalLong time) {
        if (!to.equals(Teleporter.ADDRESS)) {
            return manager.call(to, data, warp, value, time);
        }
        synchronized (this) {
            AbiWords in = AbiWords.arguments(data);
            if (HEX.formatHex(data, 0, 4).equals(AbiWords.selector("messageReceived(bytes32)"))) {
                return teleporter.isReceived(in.bytes32(0));
            }
            long unused = teleporter.simulate(in.address(1), warp);
            return new byte[0];
        }
    }

    @Override
    public boolean isAt(String address) {
        return address.equals(Teleporter.ADDRESS) || manager.isAt(address);
    }

    @Override
    public synchronized long transactions(String account, boolean isWithPool) {
        Long next = nonces.get(account);
        if (next == null) {
            return manager.transactions(account, isWithPool);
        }
        return isWithPool ? next + pool.getOrDefault(account, new TreeMap<>()).size() : next;
    }

    @Override
    public synchronized String issue(byte[] transaction) {
        Tx tx = read(transaction);
        long next = nonces.getOrDefault(tx.from, 0L);
        TreeMap<Long, Tx> waiting = pool.computeIfAbsent(tx.from, account -> new TreeMap<>());
        Tx before = waiting.get(tx.nonce);
        if (tx.nonce < next) {
            throw new IllegalArgumentException("nonce too low: next nonce " + next + ", tx nonce " + tx.nonce);
        } else if (tx.gas > BLOCK_GAS) {
            throw new IllegalArgumentException(
                    "exceeds block gas limit: tx gas (" + tx.gas + ") > current max gas (" + BLOCK_GAS + ")");
        } else if (before != null && before.hash.equals(tx.hash)) {
            throw new IllegalArgumentException("already known");
        } else if (before != null && !(risen(before.price, tx.price) && risen(before.tip, tx.tip))) {
            throw new IllegalArgumentException("replacement transaction underpriced");
        }
        waiting.put(tx.nonce, tx);
        mine();
        return tx.hash;
    }

    /** A node replaces a transaction if both prices rise by a tenth. */
    private static boolean risen(BigInteger from, BigInteger to) {
        return to.multiply(BigInteger.TEN).compareTo(from.multiply(BigInteger.valueOf(11))) >= 0;
    }

    private static Tx read(byte[] transaction) {
        if (transaction.length == 0 || transaction[0] != 2) {
            throw new IllegalArgumentException("transaction type not supported");
        }
        byte[] list = Arrays.copyOfRange(transaction, 1, transaction.length);
        List<byte[]> fields = Rlp.items(Rlp.items(list).get(0));
        List<byte[]> unsigned = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            unsigned.add(i == 8 ? Rlp.list(List.of(fields.get(i))) : Rlp.string(fields.get(i)));
        }
        byte[] signed = Rlp.list(unsigned);
        byte[] typed = new byte[signed.length + 1];
        typed[0] = 2;
        System.arraycopy(signed, 0, typed, 1, signed.length);
        byte[] signature = Arrays.copyOf(words(number(fields, 10), number(fields, 11)), 65);
        signature[64] = number(fields, 9).byteValue();
        Recovery sender = Recovery.of(Keccak.hash(typed), signature);
        String keys = Rlp.items(fields.get(8)).stream()
                .map(entry -> Rlp.items(Rlp.items(entry).get(1)))
                .flatMap(List::stream)
                .map(HEX::formatHex)
                .reduce("", String::concat)
                .replaceFirst("(00)*$", "");
        return new Tx(
                "0x" + HEX.formatHex(Keccak.hash(transaction)),
                sender.evmAddress(),
                number(fields, 1).longValue(),
                number(fields, 2),
                number(fields, 3),
                number(fields, 4).longValueExact(),
                HEX.parseHex(keys.substring(0, Math.max(0, keys.length() - 2))));
    }

    private static BigInteger number(List<byte[]> fields, int place) {
        return new BigInteger(1, fields.get(place));
    }

    private void mine() {
        pool.forEach((account, waiting) -> {
            long next = nonces.getOrDefault(account, 0L);
            while (!isHeld
                    && waiting.containsKey(next)
                    && waiting.get(next).price.compareTo(baseFee) >= 0) {
                Tx tx = waiting.remove(next);
                nonces.put(account, ++next);
                run(tx);
            }
        });
    }

    private void run(Tx tx) {
        BigInteger paid = tx.price.min(baseFee.add(tx.tip));
        try {
            long gas = teleporter.check(tx.from, tx.warp);
            List<EvmChain.Log> events = teleporter.deliver(tx.from, tx.warp, HEX.parseHex(tx.from));
            chain.execute(new EvmChain.Signed(tx.hash, "0x" + tx.from, gas, paid), events, false);
        } catch (Reverted e) {
            chain.execute(new EvmChain.Signed(tx.hash, "0x" + tx.from, 50_000, paid), List.of(), true);
        }
    }
}
