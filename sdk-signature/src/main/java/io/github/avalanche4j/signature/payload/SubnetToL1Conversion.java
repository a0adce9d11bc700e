package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.signature.internal.Arguments;

/**
 * The P-Chain's statement that a subnet was converted to an L1.
 *
 * @param conversionId the hash of the conversion's data, see {@link SubnetToL1ConversionData#conversionId}
 */
public record SubnetToL1Conversion(Id conversionId) implements L1Message {
    public SubnetToL1Conversion {
        Arguments.id("conversionID", conversionId);
    }

    /**
     * {@return the message that {@code bytes} encode}
     *
     * @param bytes the whole encoding, with nothing after it
     * @throws MalformedBytesException if they encode another message or none
     */
    public static SubnetToL1Conversion parse(Bytes bytes) {
        return Arguments.typed(SubnetToL1Conversion.class, "SubnetToL1Conversion", L1Message.parse(bytes));
    }

    @Override
    public Bytes bytes() {
        return new CodecWriter().version().uint32(0).id(conversionId).bytes();
    }
}
