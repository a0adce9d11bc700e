/** Jobs of the data service that take a while, such as the export of transactions to a file. */
@NullMarked
package io.github.avalanche4j.data.operation;

import org.jspecify.annotations.NullMarked;
