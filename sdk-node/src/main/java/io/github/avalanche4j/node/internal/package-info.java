/** Internals that several interfaces of a node share. Not for users. */
@NullMarked
package io.github.avalanche4j.node.internal;

import org.jspecify.annotations.NullMarked;
