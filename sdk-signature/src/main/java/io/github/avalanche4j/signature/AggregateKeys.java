package io.github.avalanche4j.signature;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The public keys of a validator set, and the sums of those that sign together. Few signers are added. If most signed,
 * those who are absent are subtracted from the sum of all keys, which is kept. Thread-safe, without a lock.
 */
final class AggregateKeys {
    private final List<Blst.Key> keys;
    private volatile Blst.@Nullable Key total; // two threads may both compute it, with the same result

    AggregateKeys(List<Blst.Key> keys) {
        this.keys = keys;
    }

    /** The sum of the signers' keys, which may be infinity; there is at least one signer, and all are in the set. */
    Blst.Key of(SignerSet signers) {
        if (2 * signers.count() <= keys.size()) {
            return Blst.sum(keys(signers, true));
        }
        Blst.Key all = total;
        if (all != null) {
            return Blst.minus(all, keys(signers, false));
        }
        Blst.Key sum = Blst.sum(keys(signers, true));
        total = Blst.plus(sum, keys(signers, false)); // on the way: one addition per validator for both sums
        return sum;
    }

    private List<Blst.Key> keys(SignerSet signers, boolean signed) {
        return IntStream.range(0, keys.size())
                .filter(index -> signers.contains(index) == signed)
                .mapToObj(keys::get)
                .toList();
    }
}
