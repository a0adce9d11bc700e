/** Not for users: how calls reach the wire. Anything here may change in any release. */
@NullMarked
package io.github.avalanche4j.core.internal;

import org.jspecify.annotations.NullMarked;
