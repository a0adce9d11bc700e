package io.github.avalanche4j.kotlin

import io.github.avalanche4j.core.Page
import io.github.avalanche4j.core.Paged
import io.github.avalanche4j.core.Position
import io.github.avalanche4j.core.Tail
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.jdk9.asFlow
import kotlin.jvm.optionals.getOrNull

/**
 * The items, page after page while they are collected; each collector begins a walk of its own. No thread waits for a
 * page, and a collector that is cancelled, or has enough, drops the connection.
 */
public fun <T : Any> Paged<T>.asFlow(): Flow<T> = publisher().asFlow()

/**
 * The items as they come, without end; each collector begins a walk of its own. No thread waits for the next item, and
 * cancelling the collector ends the walk.
 */
public fun <T : Any> Tail<T>.asFlow(): Flow<T> = publisher().asFlow()

/** Where the next page begins; null on the last one. */
public val Page<*>.nextOrNull: Position?
    get() = next().getOrNull()
