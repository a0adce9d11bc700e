/** Retries: policy, backoff, budget, Retry-After, and the rate-limit gate. */
@NullMarked
package io.github.avalanche4j.core.internal.retry;

import org.jspecify.annotations.NullMarked;
