/** What several interfaces of a node share and no user needs. */
@NullMarked
package io.github.avalanche4j.node.internal;

import org.jspecify.annotations.NullMarked;
