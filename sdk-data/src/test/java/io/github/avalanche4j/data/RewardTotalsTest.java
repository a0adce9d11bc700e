package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.reward.HistoricalReward;
import io.github.avalanche4j.data.reward.RewardTotals;
import io.github.avalanche4j.testing.Samples;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sums of rewards, made from the sample of one. */
class RewardTotalsTest {
    private static final Instant FROM = Instant.ofEpochSecond(1_700_000_000);
    private static final Instant TO = Instant.ofEpochSecond(1_700_086_400);

    private static HistoricalReward reward(String utxo, long end, long amount, String price) {
        return Json.read(
                HistoricalReward.class, Samples.json(HistoricalReward.class, """
                        {"utxoId": "%s", "endTimestamp": %s,
                         "reward": {"amount": "%s", "denomination": 9, "historicalPrice": %s}}""".formatted(utxo, end, amount, price)));
    }

    private static String usd(String price) {
        return "{\"currencyCode\": \"usd\", \"value\": " + price + "}";
    }

    @Test
    void the_rewards_of_a_period_are_summed_from_its_start_to_before_its_end() {
        HistoricalReward first = reward("a", FROM.getEpochSecond(), 2_000_000_000L, usd("10.5"));
        HistoricalReward second = reward("b", TO.getEpochSecond() - 1, 500_000_000L, usd("20"));
        HistoricalReward unpriced = reward("c", TO.getEpochSecond() - 1, 1, "null");
        List<HistoricalReward> all = List.of(
                reward("d", FROM.getEpochSecond() - 1, 7, usd("1")),
                first,
                second,
                second, // on two pages
                unpriced,
                reward("e", TO.getEpochSecond(), 7, usd("1")));

        RewardTotals totals = RewardTotals.of(all, FROM, TO);

        assertThat(totals.rewards()).containsExactly(first, second, unpriced);
        assertThat(totals.amounts())
                .containsExactly(Map.entry(first.reward().assetId(), BigInteger.valueOf(2_500_000_001L)));
        assertThat(totals.worth().get(CurrencyCode.USD)).isEqualByComparingTo(new BigDecimal("31"));
        assertThat(totals.unpriced()).isEqualTo(1);
        assertThatThrownBy(() -> RewardTotals.of(all, TO, FROM)).isInstanceOf(InvalidRequestException.class);
    }
}
