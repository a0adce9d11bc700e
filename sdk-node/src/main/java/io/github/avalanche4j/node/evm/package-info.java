/** The JSON-RPC interface of a chain that runs the Ethereum virtual machine. */
@NullMarked
package io.github.avalanche4j.node.evm;

import org.jspecify.annotations.NullMarked;
