/**
 * The JSON-RPC interfaces of an Avalanche node. Start with {@link io.github.avalanche4j.node.NodeClient}; each
 * interface has a package of its own.
 */
@NullMarked
@Values
package io.github.avalanche4j.node;

import io.github.avalanche4j.codegen.Values;
import org.jspecify.annotations.NullMarked;
