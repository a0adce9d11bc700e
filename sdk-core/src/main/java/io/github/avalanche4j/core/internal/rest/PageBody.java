package io.github.avalanche4j.core.internal.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The content of one response of a list; {@code next} is the next page's token, null on the last page. */
public record PageBody<T, S>(List<T> items, @Nullable String next, S summary) {}
