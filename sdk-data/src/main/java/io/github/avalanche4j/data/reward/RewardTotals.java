package io.github.avalanche4j.data.reward;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.model.CurrencyCode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The rewards of a period, and their sums.
 */
public final class RewardTotals {
    private final List<HistoricalReward> rewards;
    private final Map<Id, BigInteger> amounts;
    private final Map<CurrencyCode, BigDecimal> worth;
    private final int unpriced;

    private RewardTotals(
            List<HistoricalReward> rewards,
            Map<Id, BigInteger> amounts,
            Map<CurrencyCode, BigDecimal> worth,
            int unpriced) {
        this.rewards = List.copyOf(rewards);
        this.amounts = Collections.unmodifiableMap(new LinkedHashMap<>(amounts));
        this.worth = Collections.unmodifiableMap(new LinkedHashMap<>(worth));
        this.unpriced = unpriced;
    }

    /** {@return the rewards of the period, in the order of the list} */
    public List<HistoricalReward> rewards() {
        return rewards;
    }

    /** {@return the sum of each asset, in its smallest unit: nAVAX for AVAX} */
    public Map<Id, BigInteger> amounts() {
        return amounts;
    }

    /** {@return what the rewards were worth when they were paid, by currency} */
    public Map<CurrencyCode, BigDecimal> worth() {
        return worth;
    }

    /** {@return how many rewards are not part of {@code worth}: the service has no prices for the last 24 hours} */
    public int unpriced() {
        return unpriced;
    }

    /**
     * {@return the rewards of stakes that ended in a period, which is when the P-Chain pays them} The service has no
     * filter for times, so the whole list is read. A reward that occurs more than once, as on two pages of a list that
     * grew while it was read, counts once.
     *
     * @param rewards the rewards, for example {@code network.rewards(filter -> filter.addNodeIds(id))}
     * @param from the start of the period
     * @param to the exclusive end of the period
     * @throws InvalidRequestException if the end is before the start
     */
    public static RewardTotals of(Iterable<HistoricalReward> rewards, Instant from, Instant to) {
        Objects.requireNonNull(rewards, "rewards");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        if (to.isBefore(from)) {
            throw new InvalidRequestException("to", to.toString(), "not before " + from);
        }
        List<HistoricalReward> counted = new ArrayList<>();
        Set<Id> utxos = new HashSet<>();
        Map<Id, BigInteger> amounts = new LinkedHashMap<>();
        Map<CurrencyCode, BigDecimal> worth = new LinkedHashMap<>();
        int unpriced = 0;
        for (HistoricalReward reward : rewards) {
            Instant paid = reward.endTimestamp();
            boolean isNew = reward.utxoId().map(utxos::add).orElse(true);
            if (!isNew || paid.isBefore(from) || !paid.isBefore(to)) {
                continue;
            }
            counted.add(reward);
            RewardAmount amount = reward.reward();
            amounts.merge(amount.assetId(), amount.amount(), BigInteger::add);
            if (amount.historicalPrice().isPresent() && amount.denomination().isPresent()) {
                BigDecimal units =
                        new BigDecimal(amount.amount(), amount.denomination().getAsInt());
                amount.historicalPrice()
                        .ifPresent(price ->
                                worth.merge(price.currencyCode(), units.multiply(price.value()), BigDecimal::add));
            } else {
                unpriced++;
            }
        }
        return new RewardTotals(counted, amounts, worth, unpriced);
    }

    @Override
    public String toString() {
        return "RewardTotals[rewards=" + rewards + ", amounts=" + amounts + ", worth=" + worth + ", unpriced="
                + unpriced + "]";
    }
}
