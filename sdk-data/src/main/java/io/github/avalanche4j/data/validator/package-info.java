/** Validators of L1s, and delegations to validators of the primary network. */
@NullMarked
package io.github.avalanche4j.data.validator;

import org.jspecify.annotations.NullMarked;
