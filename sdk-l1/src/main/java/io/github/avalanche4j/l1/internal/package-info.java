@NullMarked
package io.github.avalanche4j.l1.internal;

import org.jspecify.annotations.NullMarked;
