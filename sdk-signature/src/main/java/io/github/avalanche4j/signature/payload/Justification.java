package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.signature.internal.Arguments;
import java.io.ByteArrayOutputStream;
import java.util.Objects;

/**
 * What an aggregator must be given besides a message, so that validators can check what the P-Chain is to say. Messages of
 * EVM chains, registrations that took place and weights need none (AvalancheGo vms/platformvm/network/warp.go).
 */
public final class Justification {
    private static final int CONVERSION_FIELD = 1;
    private static final int REGISTER_FIELD = 2;
    private static final int INDEX_FIELD = 2;
    private static final int LENGTH_DELIMITED = 2;

    private Justification() {}

    /**
     * For a {@link SubnetToL1Conversion}.
     *
     * @param subnetId the subnet that became an L1
     * @return its 32 bytes
     */
    public static Bytes ofConversion(Id subnetId) {
        return Arguments.id("subnetID", subnetId).bytes();
    }

    /**
     * For an {@link L1ValidatorRegistration} that says "not registered", of a validator that the L1 started with.
     *
     * @param subnetId the L1
     * @param index the validator's position in the conversion transaction
     * @return the justification
     */
    public static Bytes ofInitialValidator(Id subnetId, long index) {
        Arguments.id("subnetID", subnetId);
        Arguments.uint32("index", index);
        ByteArrayOutputStream inner = new ByteArrayOutputStream();
        field(inner, CONVERSION_FIELD, subnetId.bytes());
        if (index != 0) { // protocol buffers leave zeros out
            varint(inner, INDEX_FIELD << 3);
            varint(inner, index);
        }
        return message(CONVERSION_FIELD, Bytes.of(inner.toByteArray()));
    }

    /**
     * For an {@link L1ValidatorRegistration} that says "not registered", of a validator that was registered later, or was
     * to be and was not in time.
     *
     * @param message the message that asked for its registration
     * @return the justification
     */
    public static Bytes ofRegistration(RegisterL1Validator message) {
        return message(
                REGISTER_FIELD, Objects.requireNonNull(message, "message").bytes());
    }

    private static Bytes message(int field, Bytes content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        field(out, field, content);
        return Bytes.of(out.toByteArray());
    }

    private static void field(ByteArrayOutputStream out, int number, Bytes content) {
        varint(out, number << 3 | LENGTH_DELIMITED);
        varint(out, content.size());
        out.writeBytes(content.toArray());
    }

    private static void varint(ByteArrayOutputStream out, long value) {
        long rest = value;
        while (rest >= 0x80) {
            out.write((int) rest & 0x7f | 0x80);
            rest >>>= 7;
        }
        out.write((int) rest);
    }
}
