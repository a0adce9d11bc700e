@NullMarked
package io.github.avalanche4j.testing.internal.script;

import org.jspecify.annotations.NullMarked;
