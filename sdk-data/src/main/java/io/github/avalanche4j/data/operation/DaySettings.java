package io.github.avalanche4j.data.operation;

import java.time.LocalDate;

/** Sets the days of an export. */
public interface DaySettings<B> {
    /**
     * Sets the first day; by default the service decides.
     *
     * @param day a day in UTC
     */
    B firstDate(LocalDate day);

    /**
     * Sets the last day, inclusive; by default the service decides.
     *
     * @param day a day in UTC, not before the first
     */
    B lastDate(LocalDate day);
}
