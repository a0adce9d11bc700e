/** Events on an EVM chain, as webhooks deliver them. */
@NullMarked
package io.github.avalanche4j.data.webhooks.event;

import org.jspecify.annotations.NullMarked;
