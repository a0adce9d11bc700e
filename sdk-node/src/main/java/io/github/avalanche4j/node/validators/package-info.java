/** A Subnet-EVM chain's own view of its validators. */
@NullMarked
package io.github.avalanche4j.node.validators;

import org.jspecify.annotations.NullMarked;
