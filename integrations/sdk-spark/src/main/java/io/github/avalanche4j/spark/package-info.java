/** The indexes of a node as a data source of Apache Spark. */
@Experimental
@NullMarked
package io.github.avalanche4j.spark;

import io.github.avalanche4j.core.value.Experimental;
import org.jspecify.annotations.NullMarked;
