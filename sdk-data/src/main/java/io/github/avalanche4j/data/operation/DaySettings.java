package io.github.avalanche4j.data.operation;

import java.time.LocalDate;

/** Sets the days of an export. */
public interface DaySettings<B> {
    /** Sets the first day, in UTC; by default the service decides. */
    B firstDate(LocalDate day);

    /** Sets the last day, inclusive, in UTC, not before the first; by default the service decides. */
    B lastDate(LocalDate day);
}
