package io.github.avalanche4j.core.internal.retry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whether a rate limit counts units or requests, by how far a server's count drops. */
class UnitsOrRequestsTest {
    private final UnitsOrRequests count = new UnitsOrRequests();

    private void passed(int requests, int units) {
        for (int i = 0; i < requests; i++) {
            count.passed(units);
        }
    }

    @Test
    void requests_are_counted_until_the_count_drops_by_more_than_there_were() {
        assertThat(count.inUnits()).isFalse();
        count.told(100, 0);
        passed(2, 20);

        count.told(97, 1);
        assertThat(count.inUnits()).as("two passed and one is under way").isFalse();
        count.told(96, 1);
        assertThat(count.inUnits()).isTrue();
    }

    @Test
    void three_requests_are_enough_to_see_that_units_are_not_counted() {
        count.units();
        count.told(100, 0);
        passed(2, 20);
        count.told(98, 0);
        assertThat(count.inUnits()).isTrue();

        passed(1, 20);
        count.told(97, 0);
        assertThat(count.inUnits()).isFalse();
    }

    @Test
    void units_are_counted_as_long_as_half_of_them_are_seen() {
        count.units();
        count.told(100, 0);
        passed(3, 2);
        count.told(97, 0);
        assertThat(count.inUnits()).as("3 of 6").isTrue();

        passed(1, 1);
        count.told(97, 0);
        assertThat(count.inUnits()).as("3 of 7").isFalse();
    }

    @Test
    void a_count_that_stays_counts_no_units_whatever_it_is() {
        for (int remaining : new int[] {0, 100}) {
            count.anchor(-1);
            count.units();
            count.told(remaining, 0);
            passed(3, 20);
            count.told(remaining, 0);
            assertThat(count.inUnits()).as("%d remain", remaining).isFalse();
        }
    }

    @Test
    void a_count_that_rises_begins_anew() {
        count.units();
        count.told(100, 0);
        passed(3, 20);
        count.told(101, 0);
        assertThat(count.inUnits()).isTrue();
        assertThat(count.mostPassed()).isZero();

        passed(3, 20);
        assertThat(count.mostPassed()).isEqualTo(60);
        count.told(98, 0);
        assertThat(count.inUnits()).as("101 less 3").isFalse();
    }
}
