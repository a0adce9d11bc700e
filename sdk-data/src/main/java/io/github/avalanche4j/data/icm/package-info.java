/** Interchain messages (ICM, once Teleporter): messages between chains and their status. */
@NullMarked
package io.github.avalanche4j.data.icm;

import org.jspecify.annotations.NullMarked;
