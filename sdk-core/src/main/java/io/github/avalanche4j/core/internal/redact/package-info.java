/** Redaction of secrets, and excerpts of texts for messages. */
@NullMarked
package io.github.avalanche4j.core.internal.redact;

import org.jspecify.annotations.NullMarked;
