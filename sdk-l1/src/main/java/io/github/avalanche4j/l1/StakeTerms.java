package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Objects;

/**
 * The terms of a validator that stakes.
 *
 * @param amount the stake in the smallest unit of the token; the contract turns it into a weight
 * @param minDuration the shortest time that it validates, in whole seconds
 * @param delegationFeeBips its share of the rewards of delegators, in hundredths of a percent
 * @param rewardRecipient the account to which the contract pays rewards
 */
public record StakeTerms(BigInteger amount, Duration minDuration, int delegationFeeBips, EvmAddress rewardRecipient) {
    private static final int ALL = 10_000;

    public StakeTerms {
        Objects.requireNonNull(amount, "amount");
        Objects.requireNonNull(minDuration, "minDuration");
        Objects.requireNonNull(rewardRecipient, "rewardRecipient");
        if (amount.signum() <= 0) {
            throw new InvalidRequestException("amount", amount.toString(), "1 or more");
        } else if (minDuration.isNegative() || !minDuration.equals(Duration.ofSeconds(minDuration.toSeconds()))) {
            throw new InvalidRequestException("minDuration", minDuration.toString(), "whole seconds, 0 or more");
        } else if (delegationFeeBips < 0 || delegationFeeBips > ALL) {
            throw new InvalidRequestException(
                    "delegationFeeBips", Integer.toString(delegationFeeBips), "from 0 to " + ALL);
        }
    }

    String text() {
        return amount + ":" + minDuration.toSeconds() + ":" + delegationFeeBips + ":" + rewardRecipient;
    }

    static StakeTerms parse(String text) {
        String[] parts = text.split(":", -1);
        return new StakeTerms(
                new BigInteger(parts[0]),
                Duration.ofSeconds(Long.parseLong(parts[1])),
                Integer.parseInt(parts[2]),
                EvmAddress.parse(parts[3]));
    }
}
