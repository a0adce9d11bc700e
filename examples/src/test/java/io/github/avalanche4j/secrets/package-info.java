/** Every call of every client, with a key that must be found nowhere. */
@org.jspecify.annotations.NullMarked
package io.github.avalanche4j.secrets;
