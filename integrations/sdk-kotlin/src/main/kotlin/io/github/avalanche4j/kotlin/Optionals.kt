package io.github.avalanche4j.kotlin

import java.util.OptionalDouble
import java.util.OptionalInt
import java.util.OptionalLong

// for Optional itself, kotlin.jvm.optionals has getOrNull

/** The number, or null where it is absent. */
public fun OptionalLong.getOrNull(): Long? = if (isPresent) asLong else null

/** The number, or null where it is absent. */
public fun OptionalInt.getOrNull(): Int? = if (isPresent) asInt else null

/** The number, or null where it is absent. */
public fun OptionalDouble.getOrNull(): Double? = if (isPresent) asDouble else null
