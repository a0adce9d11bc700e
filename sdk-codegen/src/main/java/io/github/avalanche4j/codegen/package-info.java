/**
 * Writes, for each value type of this library, the class that reads and writes it as JSON, and for each package the
 * class that finds them. It is used only while building, not at run time.
 */
@NullMarked
package io.github.avalanche4j.codegen;

import org.jspecify.annotations.NullMarked;
