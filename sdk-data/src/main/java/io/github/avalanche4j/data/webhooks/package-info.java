/** Webhooks: their registration, the secret they are signed with, and the verification of what they deliver. */
@NullMarked
package io.github.avalanche4j.data.webhooks;

import org.jspecify.annotations.NullMarked;
