package consumer

import io.github.avalanche4j.kotlin.await
import io.github.avalanche4j.node.NodeClient
import kotlinx.coroutines.runBlocking

suspend fun versionOf(node: NodeClient): String = node.info().nodeVersion.await().version()

fun main() = NodeClient.create("http://127.0.0.1:9650").use { node ->
    println(runBlocking { versionOf(node) })
}
