/** A fake node and a fake data service on loopback, for tests of programs that talk to the Avalanche network. */
@NullMarked
package io.github.avalanche4j.testing;

import org.jspecify.annotations.NullMarked;
