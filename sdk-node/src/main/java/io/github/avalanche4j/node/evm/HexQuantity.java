package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.InvalidRequestException;
import java.math.BigInteger;

/** Writes numbers as EVM chains expect them: {@code 0x} and hex digits without leading zeros. */
final class HexQuantity {
    private static final int BITS = 256;

    private HexQuantity() {}

    static String of(long number) {
        return "0x" + Long.toHexString(number);
    }

    static String of(String argument, BigInteger number) {
        return "0x" + checked(argument, number).toString(16);
    }

    /** A number as the 32 bytes of a storage slot. */
    static String slot(String argument, BigInteger number) {
        String digits = checked(argument, number).toString(16);
        return "0x" + "0".repeat(BITS / 4 - digits.length()) + digits;
    }

    private static BigInteger checked(String argument, BigInteger number) {
        if (number.signum() < 0 || number.bitLength() > BITS) {
            throw new InvalidRequestException(argument, number.toString(), "from 0 to 2^256 - 1");
        }
        return number;
    }
}
