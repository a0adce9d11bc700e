/** The values of this library in a Jackson 2 mapper of your own. */
@NullMarked
package io.github.avalanche4j.jackson2;

import org.jspecify.annotations.NullMarked;
