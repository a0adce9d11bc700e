/** The JSON-RPC interface of chains that run the Ethereum virtual machine. */
@NullMarked
package io.github.avalanche4j.node.evm;

import org.jspecify.annotations.NullMarked;
