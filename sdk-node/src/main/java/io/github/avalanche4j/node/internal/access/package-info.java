/** The way to constructors that are not public. Not for users. */
@NullMarked
package io.github.avalanche4j.node.internal.access;

import org.jspecify.annotations.NullMarked;
