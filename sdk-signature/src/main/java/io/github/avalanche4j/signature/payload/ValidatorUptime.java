package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.internal.Arguments;
import java.util.Objects;

/**
 * An L1's statement that a validator was up for at least some time; validators sign it if they saw that much uptime
 * or more.
 *
 * <p>Its type id is that of a {@link SubnetToL1Conversion}, in another codec (subnet-evm warp/messages). The source
 * distinguishes them: an uptime comes in an {@link WarpPayload.AddressedCall} without source address from the L1's own
 * chain.
 *
 * @param totalUptime in seconds; any 64-bit number on the wire
 */
@NoJson("write its bytes()")
public record ValidatorUptime(Id validationId, UInt64 totalUptime) {
    public ValidatorUptime {
        Arguments.id("validationID", validationId);
        Objects.requireNonNull(totalUptime, "totalUptime");
    }

    /**
     * {@return the uptime that {@code bytes} encode}
     *
     * @param bytes the whole encoding, with nothing after it
     * @throws MalformedBytesException if they encode no uptime
     */
    public static ValidatorUptime parse(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        CodecReader in = new CodecReader("validator uptime", bytes).atMost(WarpPayload.MAX_SIZE);
        in.version();
        in.typeId(1);
        ValidatorUptime uptime = new ValidatorUptime(in.id(), in.uint64());
        in.end();
        return uptime;
    }

    /** {@return the encoded message} */
    public Bytes bytes() {
        return new CodecWriter()
                .version()
                .uint32(0)
                .id(validationId)
                .uint64(totalUptime)
                .bytes();
    }
}
