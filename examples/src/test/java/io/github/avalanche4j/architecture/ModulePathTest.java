package io.github.avalanche4j.architecture;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program with a module descriptor compiles against the jars and runs with them on the module path. */
class ModulePathTest {
    private static final String DESCRIPTOR = """
            module consumer {
                requires io.github.avalanche4j.data;
                requires io.github.avalanche4j.node;
                requires io.github.avalanche4j.signature;
                requires io.github.avalanche4j.wallet;
                requires io.github.avalanche4j.l1;
                requires io.github.avalanche4j.testing;
                requires com.fasterxml.jackson.databind;
                requires org.junit.jupiter.api;
            }
            """;
    private static final String PROGRAM = """
            package consumer;

            import com.fasterxml.jackson.databind.ObjectMapper;
            import io.github.avalanche4j.core.Json;
            import io.github.avalanche4j.core.value.*;
            import io.github.avalanche4j.data.DataClient;
            import io.github.avalanche4j.node.NodeClient;
            import io.github.avalanche4j.node.info.Uptime;
            import io.github.avalanche4j.node.platform.Height;
            import io.github.avalanche4j.signature.*;
            import io.github.avalanche4j.testing.*;
            import io.github.avalanche4j.wallet.key.PrivateKey;
            import org.junit.jupiter.api.extension.ParameterResolver;

            public final class Main {
                public static void main(String[] args) throws Exception {
                    try (FakeNode fake = FakeNode.start(); NodeClient node = NodeClient.create(fake.url())) {
                        fake.on("platform.getValidatorsAt").respondRecording("platform/getValidatorsAt.subnet");
                        System.out.println(node.info().getNodeVersion().execute().version());
                        ObjectMapper mapper = new ObjectMapper();
                        Uptime uptime = node.info().uptime().execute();
                        String json = mapper.writeValueAsString(uptime);
                        System.out.println(json.equals(Json.write(uptime))
                                && mapper.readValue(json, Uptime.class).equals(uptime));
                        Bytes signed = node.evm("2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd").warp()
                                .getMessageAggregateSignature(
                                        Id.parse("4cG2a9tVewHqhXwfcTPLGfy59WDmCVXkWRcT9zPUY4t7KKLZo"), 67)
                                .execute();
                        Id subnet = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");
                        System.out.println(WarpVerifier.forNetwork(Network.of(node.info().getNetworkId().execute()))
                                .verify(signed, ValidatorSets.of(node).at(subnet, Height.of(0)).execute())
                                .isVerified());
                    }
                    try (FakeDataService fake = FakeDataService.start(); DataClient data = DataClient.create(fake.url())) {
                        fake.listSize(7);
                        System.out.println(data.network(Network.MAINNET).subnets().stream().count() + " subnets");
                        String hook = data.webhooks().createForEvm(webhook -> webhook.url("http://127.0.0.1:1/hook")
                                .name("payments").chainId("43114")
                                .addAddresses(EvmAddress.parse("0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd")))
                                .execute().id();
                        // nothing listens there, but the platform's HTTP client is asked
                        System.out.println("delivered with status " + fake.webhooks().deliver(hook).status());
                    }
                    System.out.println(PrivateKey.parse("0x" + "1".repeat(64)).publicKey().evmAddress());
                    System.out.println(FakeNode.class.getModule().getDescriptor().isAutomatic());
                    System.out.println(new FakeNodeExtension() instanceof ParameterResolver);
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void a_consumer_on_the_module_path_compiles_and_runs() throws Exception {
        String jars = modulePath();
        // before the jars are packaged there are only folders, which have no module name
        assumeTrue(jars.contains("sdk-node") && jars.contains(".jar"), "the modules are not packaged yet");
        Path sources = Files.createDirectories(folder.resolve("src/consumer"));
        Path descriptor = Files.writeString(folder.resolve("src/module-info.java"), DESCRIPTOR);
        Path program = Files.writeString(sources.resolve("Main.java"), PROGRAM);

        int compiled = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        System.out,
                        System.err,
                        "--module-path",
                        jars,
                        "-d",
                        folder.resolve("out").toString(),
                        descriptor.toString(),
                        program.toString());
        assertThat(compiled).isZero();

        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--module-path",
                        folder.resolve("out") + File.pathSeparator + jars,
                        "--module",
                        "consumer/consumer.Main")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(printed.lines())
                .containsExactly(
                        "avalanchego/1.14.2",
                        "true",
                        "true",
                        "7 subnets",
                        "delivered with status 0",
                        "0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A",
                        "false",
                        "true");
    }

    @Test
    void a_descriptor_exports_all_packages_but_the_internal_ones() {
        String jars = modulePath();
        assumeTrue(jars.contains("sdk-node") && jars.contains(".jar"), "the modules are not packaged yet");
        Path[] path =
                Arrays.stream(jars.split(File.pathSeparator)).map(Path::of).toArray(Path[]::new);

        for (ModuleReference module : ModuleFinder.of(path).findAll()) {
            ModuleDescriptor descriptor = module.descriptor();
            if (!descriptor.name().startsWith("io.github.avalanche4j.")) {
                continue;
            }
            Set<String> exported = descriptor.exports().stream()
                    .filter(export -> !export.isQualified())
                    .map(ModuleDescriptor.Exports::source)
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> open = descriptor.packages().stream()
                    .filter(name -> !name.contains(".internal"))
                    // folders of resources that could be names of packages
                    .filter(name -> !name.contains(".testing.fixtures"))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(descriptor.isAutomatic()).as(descriptor.name()).isFalse();
            assertThat(exported).as("src/main/module of %s", descriptor.name()).isEqualTo(open);
        }
    }

    /** What a consumer needs at run time: our jars, and theirs; no test libraries. */
    private static String modulePath() {
        String wanted =
                "(sdk-|jblst|bcprov|jackson-|okhttp-jvm|okio-jvm|kotlin-stdlib|annotations-13|slf4j-api|jspecify"
                        + "|mockwebserver3|junit-jupiter-api|junit-platform-commons|opentest4j|apiguardian).*";
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Arrays.stream(path.split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .filter(entry -> Path.of(entry).getFileName().toString().matches(wanted))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
