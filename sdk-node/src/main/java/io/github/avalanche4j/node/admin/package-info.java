/** Aliases, loggers, profiles and plugins of a node. */
@NullMarked
package io.github.avalanche4j.node.admin;

import org.jspecify.annotations.NullMarked;
