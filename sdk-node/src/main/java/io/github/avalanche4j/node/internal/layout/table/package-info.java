/** The layouts of all types, and the type ids of the transactions. Not for users. */
@NullMarked
package io.github.avalanche4j.node.internal.layout.table;

import org.jspecify.annotations.NullMarked;
