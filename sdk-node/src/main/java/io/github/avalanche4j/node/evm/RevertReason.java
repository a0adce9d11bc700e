package io.github.avalanche4j.node.evm;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;

/**
 * The data that a contract returned when it reverted: a text, a panic, or a custom error.
 *
 * <pre>{@code
 * try {
 *     chain.ethCall(m -> m.to(contract).data(data), BlockRef.LATEST).execute();
 * } catch (JsonRpcException e) {
 *     RevertReason.of(e).ifPresent(System.out::println);
 * }
 * }</pre>
 */
@NoJson("write the data that it was read from")
public sealed interface RevertReason {
    /**
     * A text, as {@code require(…, "text")} and {@code revert("text")} return it: {@code Error(string)}.
     *
     * @param text the text
     */
    record Message(String text) implements RevertReason {}

    /**
     * A check that the compiler put into the contract: {@code Panic(uint256)}.
     *
     * @param code the number of the check
     */
    record Panic(BigInteger code) implements RevertReason {
        /** {@return the meaning of the code in Solidity} */
        public String meaning() {
            return switch (code.bitLength() > 31 ? -1 : code.intValue()) {
                case 0x00 -> "generic panic";
                case 0x01 -> "assertion failed";
                case 0x11 -> "arithmetic overflow or underflow";
                case 0x12 -> "division or modulo by zero";
                case 0x21 -> "value out of the range of an enum";
                case 0x22 -> "storage byte array is encoded incorrectly";
                case 0x31 -> "pop on an empty array";
                case 0x32 -> "array index out of bounds";
                case 0x41 -> "too much memory was allocated";
                case 0x51 -> "call of a variable of function type that is not set";
                default -> "unknown code";
            };
        }
    }

    /**
     * A custom error of the contract, or bytes in another form.
     *
     * @param selector the first four bytes of the Keccak-256 of the error's signature
     * @param data the error's arguments, as the contract's ABI encodes them
     */
    record Custom(Bytes selector, Bytes data) implements RevertReason {}

    /**
     * {@return the data that the contract returned; absent if the error is not a revert, or the contract returned
     * nothing}
     *
     * @param error what {@link EvmClient#ethCall} or {@link EvmClient#estimateGas} threw
     */
    static Optional<RevertReason> of(JsonRpcException error) {
        Objects.requireNonNull(error, "error");
        Optional<String> data = error.data().asText().filter(text -> text.startsWith("0x"));
        if (error.reason() != JsonRpcException.Reason.REVERTED || data.isEmpty()) {
            return Optional.empty();
        }
        try {
            return of(Bytes.fromHex(data.get()));
        } catch (InvalidRequestException e) {
            return Optional.empty(); // not hex, so not what a contract returned
        }
    }

    /**
     * {@return the data that a contract returned; absent for less than four bytes}
     *
     * @param returned the bytes that a reverted call returned, such as {@code output} of a trace
     */
    static Optional<RevertReason> of(Bytes returned) {
        if (Objects.requireNonNull(returned, "returned").size() < 4) {
            return Optional.empty();
        }
        Bytes selector = returned.slice(0, 4);
        Bytes data = returned.slice(4, returned.size());
        if (selector.toHex().equals("0x4e487b71") && data.size() == 32) {
            return Optional.of(new Panic(number(data, 0)));
        }
        if (selector.toHex().equals("0x08c379a0") && isText(data)) {
            byte[] text = data.slice(64, 64 + number(data, 32).intValue()).toArray();
            return Optional.of(new Message(new String(text, UTF_8)));
        }
        return Optional.of(new Custom(selector, data));
    }

    /** The minimum size: an offset, a length and that many bytes. */
    private static boolean isText(Bytes data) {
        return data.size() >= 64
                && number(data, 0).equals(BigInteger.valueOf(32))
                && number(data, 32).compareTo(BigInteger.valueOf(data.size() - 64L)) <= 0;
    }

    private static BigInteger number(Bytes data, int at) {
        return new BigInteger(1, data.slice(at, at + 32).toArray());
    }
}
