/** The values of this library in a Jackson 3 mapper of your own. */
@NullMarked
package io.github.avalanche4j.jackson3;

import org.jspecify.annotations.NullMarked;
