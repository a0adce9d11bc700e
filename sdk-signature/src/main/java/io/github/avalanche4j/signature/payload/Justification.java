package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.signature.internal.Arguments;
import java.io.ByteArrayOutputStream;
import java.util.Objects;

/**
 * Builds the justification that an aggregator needs for some messages of the P-Chain. Validators use it to check the
 * statement before they sign it. Messages of EVM chains, weights, and completed registrations need none (AvalancheGo
 * vms/platformvm/network/warp.go).
 */
public final class Justification {
    private static final int CONVERSION_FIELD = 1;
    private static final int REGISTER_FIELD = 2;
    private static final int INDEX_FIELD = 2;
    private static final int LENGTH_DELIMITED = 2;

    private Justification() {}

    /**
     * {@return the justification of a {@link SubnetToL1Conversion}: the 32 bytes of the subnet's id}
     *
     * @param subnetId the subnet that was converted
     */
    public static Bytes ofConversion(Id subnetId) {
        return Arguments.id("subnetID", subnetId).bytes();
    }

    /**
     * {@return the justification of an {@link L1ValidatorRegistration} that states "not registered", for an initial
     * validator}
     *
     * @param subnetId the L1
     * @param index the validator's index in the conversion transaction
     */
    public static Bytes ofInitialValidator(Id subnetId, long index) {
        Arguments.id("subnetID", subnetId);
        Arguments.uint32("index", index);
        ByteArrayOutputStream inner = new ByteArrayOutputStream();
        field(inner, CONVERSION_FIELD, subnetId.bytes());
        if (index != 0) { // protocol buffers omit zeros
            varint(inner, INDEX_FIELD << 3);
            varint(inner, index);
        }
        return message(CONVERSION_FIELD, Bytes.of(inner.toByteArray()));
    }

    /**
     * {@return the justification of an {@link L1ValidatorRegistration} that states "not registered", for a validator
     * that was registered after the conversion, or whose registration expired}
     *
     * @param message the message that requested the registration
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
