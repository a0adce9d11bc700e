package io.github.avalanche4j.data.reward;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.model.CurrencyCode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The rewards of a period, and their sums. */
@Value
@NoJson("write its rewards()")
public interface RewardTotals {
    /** {@return the rewards of the period, in the order of the list} */
    List<HistoricalReward> rewards();

    /** {@return the sum of each asset, in its smallest unit: nAVAX for AVAX} */
    Map<Id, BigInteger> amounts();

    /** {@return what the rewards were worth when they were paid, by currency} */
    Map<CurrencyCode, BigDecimal> worth();

    /** {@return how many rewards are not part of {@code worth}: the service has no prices for the last 24 hours} */
    int unpriced();

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
    static RewardTotals of(Iterable<HistoricalReward> rewards, Instant from, Instant to) {
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
        return ImmutableRewardTotals.of(counted, amounts, worth, unpriced);
    }
}
