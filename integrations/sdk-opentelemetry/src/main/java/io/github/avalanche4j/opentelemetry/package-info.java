/** Spans of calls and their attempts, for OpenTelemetry. */
@NullMarked
package io.github.avalanche4j.opentelemetry;

import org.jspecify.annotations.NullMarked;
