package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.codec.Resources;
import io.github.avalanche4j.testing.internal.http.Effects;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An index whose containers are computed when requested, except for blocks that a test added, which are kept.
 */
public final class SyntheticIndex {
    private static final int REMEMBERED = 4096;

    private static final Pattern CHAIN = Pattern.compile("/ext/index/([PXC])/(block|tx)");
    private static final byte[] NO_PARENT = new byte[32];

    private final String path;
    private final long seed;
    private final Map<Long, Container> blocks = new ConcurrentHashMap<>();
    private byte[] innerParent = NO_PARENT;
    private final Set<Long> corrupt = ConcurrentHashMap.newKeySet();
    private final Map<ByteBuffer, Long> recent = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<ByteBuffer, Long> eldest) {
            return size() > REMEMBERED;
        }
    };
    private volatile long count;
    private volatile int size = 64;
    private volatile long maxResponseBytes = Effects.NEVER;

    SyntheticIndex(String path) {
        this.path = path;
        this.seed = ByteBuffer.wrap(Checksum.sha256(path.getBytes(StandardCharsets.UTF_8)))
                .getLong();
    }

    public synchronized void synthesize(long count, int bytesPerContainer) {
        if (count < 0 || bytesPerContainer < 8) {
            throw new IllegalArgumentException(
                    "count >= 0 and bytesPerContainer >= 8, not " + count + " and " + bytesPerContainer);
        }
        recent.clear();
        blocks.clear();
        innerParent = NO_PARENT;
        this.size = bytesPerContainer;
        this.count = count;
    }

    public synchronized void append(long more) {
        count += more;
    }

    /** Appends a block of this index's chain, or the transaction itself to an index of transactions. */
    public synchronized Container appendBlock(List<byte[]> transactions) {
        Matcher chain = chain();
        if (chain.group(2).equals("tx") && transactions.size() != 1) {
            throw new IllegalArgumentException("a container of " + path + " is one transaction");
        }
        long height = count;
        Container made = chain.group(2).equals("tx")
                ? Container.of(height, transactions.get(0))
                : block(chain.group(1).charAt(0), height, transactions);
        blocks.put(height, made);
        count++;
        return made;
    }

    /** Appends the recorded blocks of this index's chain, or each of their transactions. */
    public synchronized void appendRecorded() {
        Matcher chain = chain();
        for (List<byte[]> block : recorded(chain.group(1))) {
            if (chain.group(2).equals("tx")) {
                block.forEach(transaction -> appendBlock(List.of(transaction)));
            } else {
                appendBlock(block);
            }
        }
    }

    /** {@return the signed transactions of each recorded block of {@code P}, {@code X} or {@code C}} */
    public static List<List<byte[]>> recorded(String chain) {
        if (!List.of("P", "X", "C").contains(chain)) {
            throw new IllegalArgumentException("chain must be P, X or C, but is '" + chain + "'");
        }
        return Resources.read(SyntheticIndex.class, chain + "-blocks.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line ->
                        Stream.of(line.split(" ")).map(HexFormat.of()::parseHex).toList())
                .toList();
    }

    private Matcher chain() {
        Matcher chain = CHAIN.matcher(path);
        if (!chain.matches()) {
            throw new IllegalStateException("blocks can be made for the indices of P, X and C, not for " + path);
        }
        return chain;
    }

    private Container block(char chain, long height, List<byte[]> transactions) {
        long seconds = Container.acceptedAt(height).getEpochSecond();
        byte[] inner = Blocks.inner(chain, innerParent, height, seconds, transactions);
        innerParent = Blocks.innerId(chain, inner);
        byte[] parent = height == 0 ? NO_PARENT : container(height - 1).idBytes();
        byte[] outer = Blocks.proposerVm(parent, seconds, height, inner, new Blocks.Epoch(height, 1, seconds));
        return Container.of(height, outer, Blocks.proposerVmId(outer));
    }

    /** {@return the index of the last container, -1 if there is none} */
    public long lastIndex() {
        return count - 1;
    }

    public void maxResponseBytes(long bytes) {
        maxResponseBytes = bytes;
    }

    public void corruptChecksum(long index) {
        corrupt.add(index);
    }

    public Container container(long index) {
        Container block = blocks.get(index);
        return block == null ? synthetic(index) : block;
    }

    private Container synthetic(long index) {
        ByteBuffer bytes = ByteBuffer.allocate(size);
        bytes.putLong(index);
        long state = seed ^ (index * 0x9E3779B97F4A7C15L);
        while (bytes.hasRemaining()) {
            state += 0x9E3779B97F4A7C15L;
            long word = mixed(state);
            for (int i = 0; i < Long.BYTES && bytes.hasRemaining(); i++, word >>>= 8) {
                bytes.put((byte) word);
            }
        }
        return Container.of(index, bytes.array());
    }

    long maxResponseBytes() {
        return maxResponseBytes;
    }

    boolean isCorrupt(long index) {
        return corrupt.contains(index);
    }

    synchronized void served(Container container) {
        recent.put(ByteBuffer.wrap(container.idBytes()), container.index());
    }

    /** The index of an accepted container, by the bytes of its id. */
    OptionalLong find(byte[] id) {
        synchronized (this) {
            Long known = recent.get(ByteBuffer.wrap(id));
            if (known != null) {
                return OptionalLong.of(known);
            }
        }
        for (long index = lastIndex(); index >= 0; index--) {
            if (Arrays.equals(container(index).idBytes(), id)) {
                return OptionalLong.of(index);
            }
        }
        return OptionalLong.empty();
    }

    /** the finisher of SplitMix64: neighbors must not look similar */
    private static long mixed(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
