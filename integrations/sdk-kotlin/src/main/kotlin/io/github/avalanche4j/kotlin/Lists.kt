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
 * The items as they come, without end. While there is none, a thread of [Dispatchers.IO] waits; cancelling the
 * collector ends that.
 */
public fun <T : Any> Tail<T>.asFlow(): Flow<T> = flow {
    iterator().use { walk ->
        while (walk.isReady || walk.awaitNext()) {
            emit(walk.next())
        }
    }
}

private suspend fun PagedIterator<*>.awaitNext(): Boolean =
    try {
        runInterruptible(Dispatchers.IO) { hasNext() }
    } catch (e: ConnectionException) {
        currentCoroutineContext().ensureActive() // interrupted because it was cancelled
        throw e
    }

/** Where the next page begins; null on the last one. */
public val Page<*>.nextOrNull: Position?
    get() = next().getOrNull()
