package io.github.avalanche4j.jackson3;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.signature.ValidatorSets;
import io.github.avalanche4j.signature.WarpVerification;
import io.github.avalanche4j.signature.WarpVerifier;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import java.lang.ref.SoftReference;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads and writes values of every type, calls a node and a service, and verifies signatures. Then it lists our classes
 * whose members were looked up: a class caches the result of {@code getDeclaredMethods} and similar methods. Arguments
 * are {@code read} and a file, whose lines are a type, a tab and a value, or {@code look} and a class: the probe looks up
 * the members of that class itself, and must then find it.
 */
final class ReflectionProbe {
    private static final List<Class<?>> MODULES =
            List.of(Json.class, NodeClient.class, DataClient.class, WarpVerifier.class, AvalancheModule.class);
    private static final Id MESSAGE = Id.parse("4cG2a9tVewHqhXwfcTPLGfy59WDmCVXkWRcT9zPUY4t7KKLZo");
    private static final String CHAIN = "2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd";
    private static final Id L1 = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");

    private ReflectionProbe() {}

    public static void main(String[] args) throws Exception {
        if (args[0].equals("read")) {
            readAndWrite(Files.readAllLines(Path.of(args[1])));
            call();
        } else {
            Class.forName(args[1]).getDeclaredMethods();
        }
        Set<Class<?>> ours = new LinkedHashSet<>();
        for (Class<?> module : MODULES) {
            ours.addAll(ClassFiles.of(module));
        }
        Set<String> found = new TreeSet<>();
        for (Class<?> type : ours) {
            // the JDK asks for those of enums and annotations, which a native image knows
            if (!type.isEnum() && !type.isAnnotation() && membersWereLookedUp(type)) {
                found.add(type.getName());
            }
        }
        System.out.println(ours.size() + " classes, members looked up of " + found);
    }

    private static void readAndWrite(List<String> samples) throws Exception {
        JsonMapper mapper = JsonMapper.builder().findAndAddModules().build();
        ObjectMapper plain = new ObjectMapper();
        for (String sample : samples) {
            String[] typeAndText = sample.split("\t", 2);
            Class<?> type = Class.forName(typeAndText[0]);
            String text = typeAndText[1];
            Object value = Json.read(type, text);
            mapper.writeValueAsString(value);
            plain.writeValueAsString(value);
            if (Samples.isChecked(type, text)) {
                plain.readValue(text, type);
            }
        }
        Map<Id, UInt64> map = Map.of(MESSAGE, UInt64.MAX);
        plain.readValue(plain.writeValueAsString(map), new TypeReference<Map<Id, UInt64>>() {});
        plain.readValue(
                "{\"items\":[],\"position\":\"p1:data.blocks:0123abcd:1767225600:0:2:dDA\"}",
                new TypeReference<Page<UInt64>>() {});
        Json.write(JsonTree.parse(
                        FakeNode.recording("platform/getTx.json.convertTx").body())
                .at("/result/tx")
                .as(Tx.class));
    }

    private static void call() {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url());
                FakeDataService service = FakeDataService.start();
                DataClient data = DataClient.create(service.url())) {
            fake.index("/ext/index/P/block").synthesize(300, 100);
            fake.on("platform.getValidatorsAt").respondRecording("platform/getValidatorsAt.subnet");
            node.index(Index.P_BLOCK).containers(0).prefetch(4).forEach(container -> {});
            data.network(Network.MAINNET).subnets().forEach(subnet -> {});
            Bytes signed = node.evm(CHAIN)
                    .warp()
                    .getMessageAggregateSignature(MESSAGE, 67)
                    .execute();
            WarpVerification verified = WarpVerifier.forNetwork(
                            Network.of(node.info().getNetworkId().execute()))
                    .verify(signed, ValidatorSets.of(node).at(L1, Height.of(0)).execute());
            if (!verified.isVerified()) {
                throw new IllegalStateException(verified.toString());
            }
        }
    }

    /** Whether the class caches its fields, methods or constructors. */
    private static boolean membersWereLookedUp(Class<?> type) throws ReflectiveOperationException {
        Field cache = Class.class.getDeclaredField("reflectionData");
        cache.setAccessible(true);
        SoftReference<?> reference = (SoftReference<?>) cache.get(type);
        Object data = reference == null ? null : reference.get();
        if (data == null) {
            return false;
        }
        for (Field field : data.getClass().getDeclaredFields()) {
            field.setAccessible(true);
            Class<?> element = field.getType().getComponentType();
            if (element != null && Member.class.isAssignableFrom(element) && field.get(data) != null) {
                return true;
            }
        }
        return false;
    }
}
