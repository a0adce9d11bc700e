/**
 * Layouts of values on the wire: each names the fields of a type once, for bytes, for JSON that is read and for JSON
 * that is written. Not for users.
 */
@NullMarked
package io.github.avalanche4j.node.internal.layout;

import org.jspecify.annotations.NullMarked;
