package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.http.Effects;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** An index whose containers are computed when a request asks for them. */
public final class SyntheticIndex {
    private static final int REMEMBERED = 4096;

    private final long seed;
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
        this.seed = ByteBuffer.wrap(Cb58.sha256(path.getBytes(StandardCharsets.UTF_8)))
                .getLong();
    }

    public synchronized void synthesize(long count, int bytesPerContainer) {
        if (count < 0 || bytesPerContainer < 8) {
            throw new IllegalArgumentException(
                    "count >= 0 and bytesPerContainer >= 8, not " + count + " and " + bytesPerContainer);
        }
        recent.clear();
        this.size = bytesPerContainer;
        this.count = count;
    }

    public synchronized void append(long more) {
        count += more;
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
        return new Container(index, bytes.array());
    }

    long maxResponseBytes() {
        return maxResponseBytes;
    }

    boolean isCorrupt(long index) {
        return corrupt.contains(index);
    }

    synchronized void served(Container container) {
        recent.put(ByteBuffer.wrap(container.hash()), container.index());
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
            if (Arrays.equals(container(index).hash(), id)) {
                return OptionalLong.of(index);
            }
        }
        return OptionalLong.empty();
    }

    /** the finisher of SplitMix64: neighbours must not look alike */
    private static long mixed(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
