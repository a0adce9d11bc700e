package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.signature.internal.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The owner of a balance or a right on the P-Chain: any {@code threshold} of its addresses together.
 *
 * @param threshold how many of the addresses must sign, from 0 to 2^32 − 1
 * @param addresses 20 bytes each; the P-Chain requires ascending order
 */
@NoJson("write the bytes() of the message that has it")
public record PChainOwner(long threshold, List<Bytes> addresses) {
    private static final int ADDRESS_SIZE = 20;

    /** No owner: threshold 0 without addresses. */
    public static final PChainOwner NONE = new PChainOwner(0, List.of());

    public PChainOwner {
        Arguments.uint32("threshold", threshold);
        addresses = List.copyOf(Objects.requireNonNull(addresses, "addresses"));
        for (Bytes address : addresses) {
            Arguments.exactly(ADDRESS_SIZE, "addresses", address);
        }
    }

    static PChainOwner read(CodecReader in) {
        long threshold = in.uint32();
        int count = in.length();
        // no initial capacity: the count is not validated until the bytes are read
        List<Bytes> addresses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            addresses.add(in.fixed(ADDRESS_SIZE));
        }
        return new PChainOwner(threshold, addresses);
    }

    CodecWriter write(CodecWriter out) {
        out.uint32(threshold).uint32(addresses.size());
        addresses.forEach(out::fixed);
        return out;
    }

    /** Whether the P-Chain accepts it: enough addresses for the threshold, strictly ascending, or no owner at all. */
    boolean isValid() {
        if (threshold > addresses.size() || threshold == 0 && !addresses.isEmpty()) {
            return false;
        }
        for (int i = 1; i < addresses.size(); i++) {
            if (addresses.get(i - 1).compareTo(addresses.get(i)) >= 0) {
                return false;
            }
        }
        return true;
    }
}
