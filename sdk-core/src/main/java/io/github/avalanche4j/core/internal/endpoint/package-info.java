/** Descriptions of endpoints: constants, path templates, query parameters. */
@NullMarked
package io.github.avalanche4j.core.internal.endpoint;

import org.jspecify.annotations.NullMarked;
