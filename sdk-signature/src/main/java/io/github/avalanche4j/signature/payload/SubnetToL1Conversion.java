package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.signature.internal.Arguments;

/**
 * The P-Chain says that a subnet has become an L1.
 *
 * @param conversionId what it was converted to, see {@link SubnetToL1ConversionData#conversionId}
 */
public record SubnetToL1Conversion(Id conversionId) implements L1Message {
    /**
     * A conversion.
     *
     * @param conversionId what the subnet was converted to
     */
    public SubnetToL1Conversion {
        Arguments.id("conversionID", conversionId);
    }

    /**
     * {@return the message that {@code bytes} hold}
     *
     * @param bytes the whole message and nothing else
     * @throws MalformedBytesException if they are anything else
     */
    public static SubnetToL1Conversion parse(Bytes bytes) {
        if (L1Message.parse(bytes) instanceof SubnetToL1Conversion conversion) {
            return conversion;
        }
        throw new MalformedBytesException("SubnetToL1Conversion", 2, Reason.WRONG_TYPE);
    }

    @Override
    public Bytes bytes() {
        return new CodecWriter().version().uint32(0).id(conversionId).bytes();
    }
}
