/** Tests that no call of any client shows a key. */
@org.jspecify.annotations.NullMarked
package io.github.avalanche4j.secrets;
