package io.github.avalanche4j.kotlin

import io.github.avalanche4j.core.ConnectionException
import io.github.avalanche4j.core.Page
import io.github.avalanche4j.core.Paged
import io.github.avalanche4j.core.PagedIterator
import io.github.avalanche4j.core.Position
import io.github.avalanche4j.core.Tail
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.jdk9.asFlow
import kotlinx.coroutines.runInterruptible
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

/** An item of a tail, and the position after it, which [Tail.from] continues from. */
public data class Positioned<T : Any>(val item: T, val position: Position)

/**
 * As [asFlow], each item with the position after it: save it when the item is handled. A thread of [Dispatchers.IO]
 * waits for the next item; cancelling the collector interrupts it.
 */
public fun <T : Any> Tail<T>.withPositions(): Flow<Positioned<T>> = flow {
    iterator().use { walk ->
        while (walk.awaitNext()) {
            emit(Positioned(walk.next(), walk.position()))
        }
    }
}

private suspend fun PagedIterator<*>.awaitNext(): Boolean =
    try {
        runInterruptible(Dispatchers.IO) { hasNext() }
    } catch (e: ConnectionException) {
        currentCoroutineContext().ensureActive() // a cancellation interrupts the thread
        throw e
    }

/** Where the next page begins; null on the last one. */
public val Page<*>.nextOrNull: Position?
    get() = next().getOrNull()
