/** What is known of an endpoint before any call: constants, path templates, query parameters. */
@NullMarked
package io.github.avalanche4j.core.internal.endpoint;

import org.jspecify.annotations.NullMarked;
