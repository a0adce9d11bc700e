/**
 * The definition of a layout: it names the fields of a type once, for reading and writing both bytes and JSON. Not for
 * users.
 */
@NullMarked
package io.github.avalanche4j.node.internal.layout;

import org.jspecify.annotations.NullMarked;
