/** The indexes of a node as a data source of Apache Spark. */
@NullMarked
package io.github.avalanche4j.spark;

import org.jspecify.annotations.NullMarked;
