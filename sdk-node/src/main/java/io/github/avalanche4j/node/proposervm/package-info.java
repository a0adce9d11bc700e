/** What decides who proposes blocks: heights and epochs. */
@NullMarked
package io.github.avalanche4j.node.proposervm;

import org.jspecify.annotations.NullMarked;
