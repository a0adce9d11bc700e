/** The hosted REST services: the data service, the signature aggregator and the metrics service. */
@NullMarked
@Values
package io.github.avalanche4j.data;

import io.github.avalanche4j.codegen.Values;
import org.jspecify.annotations.NullMarked;
