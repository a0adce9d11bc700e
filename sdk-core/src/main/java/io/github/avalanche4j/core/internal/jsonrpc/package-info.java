/** JSON-RPC over one path of a server: requests, batches, the response envelope, and the classification of errors. */
@NullMarked
package io.github.avalanche4j.core.internal.jsonrpc;

import org.jspecify.annotations.NullMarked;
