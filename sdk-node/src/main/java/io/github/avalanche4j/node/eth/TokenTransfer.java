package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import java.math.BigInteger;
import java.util.Objects;

/**
 * A transfer of an ERC-20 token, which {@link EvmLog#tokenTransfer} reads from a log.
 *
 * @param token the contract that emitted the event. Any contract can emit it with any parties: check that this is the
 *     token that you accept
 * @param from the sender; the zero address if the token was minted
 * @param to the recipient; the zero address if the token was burnt
 * @param amount the amount in the token's smallest unit; {@code decimals()} of the contract names its decimal places
 */
@NoJson("write the EvmLog that it was read from")
public record TokenTransfer(EvmAddress token, EvmAddress from, EvmAddress to, BigInteger amount) {
    /** The first topic of {@code Transfer(address,address,uint256)} (EIP-20), for filters of logs. */
    public static final EvmHash TOPIC =
            EvmHash.parse("0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef");

    public TokenTransfer {
        Objects.requireNonNull(token, "token");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        Objects.requireNonNull(amount, "amount");
    }
}
