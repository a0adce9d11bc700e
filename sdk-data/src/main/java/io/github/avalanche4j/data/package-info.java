/** The hosted REST services: the data service, the signature aggregator and the metrics service. */
@NullMarked
package io.github.avalanche4j.data;

import org.jspecify.annotations.NullMarked;
