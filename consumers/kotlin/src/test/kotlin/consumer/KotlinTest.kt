package consumer

import io.github.avalanche4j.core.value.EvmAddress
import io.github.avalanche4j.core.value.EvmHash
import io.github.avalanche4j.core.JsonRpcException
import io.github.avalanche4j.core.Position
import io.github.avalanche4j.core.value.Network
import io.github.avalanche4j.data.DataClient
import io.github.avalanche4j.data.model.SortOrder
import io.github.avalanche4j.kotlin.asFlow
import io.github.avalanche4j.kotlin.await
import io.github.avalanche4j.kotlin.awaitOrNull
import io.github.avalanche4j.kotlin.nextOrNull
import io.github.avalanche4j.kotlin.withPositions
import io.github.avalanche4j.node.NodeClient
import io.github.avalanche4j.node.eth.EvmLog
import io.github.avalanche4j.node.index.Container
import io.github.avalanche4j.node.index.Index
import io.github.avalanche4j.testing.FakeDataService
import io.github.avalanche4j.testing.FakeLog
import io.github.avalanche4j.testing.FakeNode
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.time.Duration
import kotlin.jvm.optionals.getOrNull

class KotlinTest {
    @Test
    fun `a node is read, with coroutines too`() {
        FakeNode.start().use { fake ->
            fake.index("/ext/index/P/block").synthesize(50, 100)
            NodeClient.create(fake.url()) { it.retries(0) }.use { node ->
                val version: String = node.info().nodeVersion.execute().version()
                assertEquals("avalanchego/1.14.2", version)
                assertEquals(version, runBlocking { versionOf(node) })

                val ids = runBlocking {
                    (0L until 10L)
                        .map { async { node.index(Index.P_BLOCK).getContainerByIndex(it).await().id() } }
                        .awaitAll()
                }
                assertEquals(10, ids.toSet().size)

                val past = assertThrows(JsonRpcException::class.java) {
                    node.index(Index.P_BLOCK).getContainerByIndex(50).execute()
                }
                assertEquals(JsonRpcException.Reason.BEYOND_INDEX, past.reason())
            }
        }
    }

    @Test
    fun `a list is a sequence and a flow`() {
        FakeDataService.start().use { service ->
            DataClient.create(service.url()).use { data ->
                val subnets = data.network(Network.MAINNET).subnets()
                val first = subnets.asSequence().take(3).map { it.subnetId() }.toList()
                assertEquals(first, runBlocking { subnets.asFlow().take(3).toList() }.map { it.subnetId() })

                val address = EvmAddress.parse("0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd")
                val latest = data.chain("43114").transactions(address) { it.sortOrder(SortOrder.DESC) }.first()
                println(latest.nativeTransaction().to().getOrNull()?.address())
            }
        }
    }

    @Test
    fun `the numbers of an index are collected, and a tail until it is cancelled`() {
        FakeNode.start().use { fake ->
            val source = fake.index("/ext/index/P/block").synthesize(500, 100)
            val url = fake.url()
            NodeClient.create(url).use { node ->
                runBlocking {
                    // snippet: flow
                    val numbers = node.index(Index.P_BLOCK).containers(0).prefetch(4).asFlow()
                        .map { it.index().toLong() }
                        .toList()
                    // end
                    assertEquals((0L until 500L).toList(), numbers)

                    val coming = CompletableDeferred<Unit>()
                    val seen = mutableListOf<Long>()
                    val tail = launch {
                        node.index(Index.P_BLOCK).follow(490, Duration.ofMillis(10)).asFlow().collect {
                            seen += it.index().toLong()
                            if (seen.size == 10) source.append(5)
                            if (seen.size == 15) coming.complete(Unit)
                        }
                    }
                    coming.await()
                    tail.cancelAndJoin()
                    assertEquals((490L until 505L).toList(), seen)
                }
            }
        }
    }

    @Test
    fun `the events of a chain are a flow until it is cancelled`() {
        FakeNode.start().use { fake ->
            val token = EvmAddress.parse("0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd")
            val chain = fake.evm("C").helicon()
            chain.appendBlock(FakeLog.of(token.toString(), "0x01"))
            NodeClient.create(fake.url()).use { node ->
                val seen = mutableListOf<Long>()
                val three = CompletableDeferred<Unit>()
                fun handle(log: EvmLog) {
                    seen += log.blockNumber().toLong()
                    if (seen.size == 3) three.complete(Unit)
                    else chain.appendBlock(FakeLog.of(token.toString(), "0x01"))
                }
                runBlocking {
                    // snippet: events
                    val listener = launch {
                        node.evm("C").followLogs(0, Duration.ofSeconds(1)) { it.addAddresses(token) }.asFlow()
                            .collect { log -> handle(log) }
                    }
                    // end
                    three.await()
                    listener.cancelAndJoin()
                }
                assertEquals(listOf(1L, 2L, 3L), seen)
            }
        }
    }

    @Test
    fun `a tail that was cancelled continues from the position that was saved`() {
        FakeNode.start().use { fake ->
            val source = fake.index("/ext/index/P/block").synthesize(497, 100)
            NodeClient.create(fake.url()).use { node ->
                val seen = mutableListOf<Long>()
                val tail = node.index(Index.P_BLOCK).follow(495, Duration.ofMillis(10))
                var saved: Position = tail.start()
                for (last in listOf(496L, 499L)) { // one process after the other
                    val enough = CompletableDeferred<Unit>()
                    fun handle(block: Container) {
                        seen += block.index().toLong()
                    }
                    fun save(position: Position) {
                        saved = position
                        if (seen.last() == last) enough.complete(Unit)
                    }
                    runBlocking {
                        val place = saved
                        // snippet: positions
                        val follower = launch {
                            tail.from(place).withPositions().collect { (block, position) ->
                                handle(block)
                                save(position)
                            }
                        }
                        // end
                        enough.await()
                        follower.cancelAndJoin()
                    }
                    source.append(3)
                }
                assertEquals((495L..499L).toList(), seen)
            }
        }
    }

    @Test
    fun `a coroutine that is cancelled drops the connection`() {
        FakeNode.start().use { fake ->
            val held = fake.on("info.getNodeVersion").hold()
            NodeClient.create(fake.url()).use { node ->
                runBlocking {
                    val waiting = launch(Dispatchers.Default) { node.info().nodeVersion.await() }
                    assertTrue(held.awaitReceived(Duration.ofSeconds(60)))
                    waiting.cancelAndJoin()
                }
                assertTrue(held.awaitDisconnect(Duration.ofSeconds(60)))
            }
        }
    }

    @Test
    fun `what is absent is null`() {
        FakeNode.start().use { fake ->
            fake.on("eth_getTransactionReceipt").respond("null")
            fake.index("/ext/index/P/block").synthesize(3, 100)
            val url = fake.url()
            NodeClient.create(url).use { node ->
                runBlocking {
                    val hash = EvmHash.parse("0x" + "00".repeat(32))
                    // snippet: await
                    val version = node.info().nodeVersion.await().version()
                    val receipt = node.evm("C").getTransactionReceipt(hash).awaitOrNull()
                    // end
                    assertEquals("avalanchego/1.14.2", version)
                    assertNull(receipt)
                    val blocks = node.index(Index.P_BLOCK).containers(0).pageSize(2)
                    val first = blocks.page(blocks.start()).await()
                    assertNull(blocks.page(first.nextOrNull!!).await().nextOrNull?.let { blocks.page(it).await().nextOrNull })
                }
            }
        }
    }
}
