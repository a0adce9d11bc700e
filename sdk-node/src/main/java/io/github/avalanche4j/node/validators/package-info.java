/** The validators of a chain, as the chain knows them. */
@NullMarked
package io.github.avalanche4j.node.validators;

import org.jspecify.annotations.NullMarked;
