@NullMarked
package io.github.avalanche4j.testing.internal.http;

import org.jspecify.annotations.NullMarked;
