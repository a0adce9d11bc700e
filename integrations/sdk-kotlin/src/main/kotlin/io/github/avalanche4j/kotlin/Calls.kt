package io.github.avalanche4j.kotlin

import io.github.avalanche4j.core.Call
import kotlinx.coroutines.future.await
import java.util.Optional

/**
 * Runs the call and suspends until its value is there; no thread waits. Fails as [Call.execute] does. Cancelling the
 * coroutine drops the connection.
 */
public suspend fun <T : Any> Call<T>.await(): T = executeAsync().await()

/** As [await], of a call that may give none: null then. */
public suspend fun <T : Any> Call<Optional<T>>.awaitOrNull(): T? = await().orElse(null)
