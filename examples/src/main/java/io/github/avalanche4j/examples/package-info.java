/** Small programs, each a thing a user wants to do. They run against fakes by default. */
@NullMarked
package io.github.avalanche4j.examples;

import org.jspecify.annotations.NullMarked;
