package io.github.avalanche4j.testing.internal.data;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A place in a list, in the form of a UUID. The server keeps no state, so a list of any size can be read any number of
 * times.
 *
 * @param fingerprint the hash of the parameters it is valid for
 * @param generation how often the tokens of its list had expired
 * @param offset the index of the next item
 * @param page the number of the page, from 1
 */
record PageToken(int fingerprint, int generation, int offset, int page) {
    // tokens must not look like counters; applying the masks twice undoes them
    private static final long HIGH = 0x9b2d_41c7_5e06_4f13L;
    private static final long LOW = 0x8a71_0c3e_d925_b64aL;

    static @Nullable PageToken parse(String text) {
        try {
            UUID uuid = UUID.fromString(text);
            long high = uuid.getMostSignificantBits() ^ HIGH;
            long low = uuid.getLeastSignificantBits() ^ LOW;
            return new PageToken((int) (high >>> 32), (int) high, (int) (low >>> 32), (int) low);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    @Override
    public String toString() {
        long high = (long) fingerprint << 32 | generation & 0xffff_ffffL;
        long low = (long) offset << 32 | page & 0xffff_ffffL;
        return new UUID(high ^ HIGH, low ^ LOW).toString();
    }
}
