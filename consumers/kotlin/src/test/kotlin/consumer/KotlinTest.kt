package consumer

import io.github.avalanche4j.core.JsonRpcException
import io.github.avalanche4j.core.Network
import io.github.avalanche4j.data.DataClient
import io.github.avalanche4j.data.model.SortOrder
import io.github.avalanche4j.core.EvmAddress
import io.github.avalanche4j.node.NodeClient
import io.github.avalanche4j.node.index.Index
import io.github.avalanche4j.testing.FakeDataService
import io.github.avalanche4j.testing.FakeNode
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.future.await
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import kotlin.jvm.optionals.getOrNull

class KotlinTest {
    @Test
    fun `a node is read, with coroutines too`() {
        FakeNode.start().use { fake ->
            fake.index("/ext/index/P/block").synthesize(50, 100)
            NodeClient.create(fake.url()) { it.retries(0) }.use { node ->
                val version: String = node.info().nodeVersion.execute().version()
                assertEquals("avalanchego/1.14.2", version)

                val ids = runBlocking {
                    (0L until 10L)
                        .map { async { node.index(Index.P_BLOCK).getContainerByIndex(it).executeAsync().await().id() } }
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
}
