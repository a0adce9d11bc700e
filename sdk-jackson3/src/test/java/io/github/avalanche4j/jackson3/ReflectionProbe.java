package io.github.avalanche4j.jackson3;

import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.testing.FakeNode;
import java.lang.ref.SoftReference;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads and writes values of every type, then asks the virtual machine of which of our classes the members were looked up: a class
 * keeps the answer of {@code getDeclaredMethods} and its like, so what was never asked for is not there. With an argument the probe
 * looks up the members of that class itself, which it then has to find.
 */
final class ReflectionProbe {
    private ReflectionProbe() {}

    public static void main(String[] args) throws Exception {
        Map<Class<?>, List<Object>> samples = Samples.byType(NodeClient.class, DataClient.class);
        Set<Class<?>> ours = new LinkedHashSet<>(samples.keySet());
        ours.addAll(List.of(Tx.class, PChainBlock.class, Id.class, JsonTree.class));
        for (List<Object> values : samples.values()) {
            for (Object value : values) {
                Json.write(value);
                ours.add(value.getClass());
            }
        }
        Json.write(JsonTree.parse(
                        FakeNode.recording("platform/getTx.json.convertTx").body())
                .at("/result/tx")
                .as(Tx.class));
        for (String name : args) {
            Class.forName(name).getDeclaredMethods();
        }
        List<String> found = new ArrayList<>();
        for (Class<?> type : ours) {
            if (membersWereLookedUp(type)) {
                found.add(type.getName());
            }
        }
        System.out.println(ours.size() + " classes, members looked up of " + found);
    }

    /** Whether the virtual machine holds fields, methods or constructors of the class as objects. */
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
