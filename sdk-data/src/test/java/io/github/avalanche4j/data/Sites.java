package io.github.avalanche4j.data;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.value.OpenEnum;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The type of each field of a response, found by walking response and value type together. */
final class Sites {
    /** One field of a response. */
    record Site(ObjectNode parent, String field, Class<?> type, boolean optional, boolean list, String path) {
        JsonNode value() {
            return parent.get(field);
        }

        boolean isEnum() {
            return OpenEnum.class.isAssignableFrom(type) && !list;
        }
    }

    private final List<Site> all = new ArrayList<>();
    private final List<ObjectNode> objects = new ArrayList<>();
    private ArrayNode items = Fixture.JSON.createArrayNode();

    private Sites() {}

    /** The leaves of a response that was read as {@code value}. */
    static Sites of(ObjectNode response, Object value) {
        Sites sites = new Sites();
        if (value instanceof List<?> list) {
            sites.objects.add(response);
            ArrayNode array =
                    (ArrayNode) response.properties().iterator().next().getValue();
            sites.elements(array, Leaves.typeOf(list.get(0).getClass()), "");
            return sites;
        }
        if (!(value instanceof SummaryPage<?, ?> page)) {
            Class<?> type = Leaves.typeOf(value.getClass());
            ObjectNode unwrapped = unwrapped(response, value);
            sites.object(unwrapped, type, "");
            if (response != unwrapped) {
                sites.object(response, type, ""); // the fields beside it
            }
        } else {
            List<String> beside = List.of();
            if (Leaves.isValueType(page.summary().getClass())) {
                Class<?> summary = Leaves.typeOf(page.summary().getClass());
                sites.object(response, summary, "");
                beside = Leaves.accessors(summary).stream().map(Method::getName).toList();
            } else {
                sites.objects.add(response);
            }
            Class<?> item = page.items().get(0).getClass();
            List<String> summarised = beside;
            response.properties().forEach(field -> {
                if (field.getValue() instanceof ArrayNode items && !summarised.contains(field.getKey())) {
                    sites.items = items;
                    sites.elements(items, Leaves.isValueType(item) ? Leaves.typeOf(item) : item, "items");
                }
            });
        }
        return sites;
    }

    List<Site> all() {
        return all;
    }

    List<ObjectNode> objects() {
        return objects;
    }

    /** The items of a page. */
    ArrayNode items() {
        return items;
    }

    private void object(ObjectNode node, Class<?> type, String path) {
        objects.add(node);
        for (Method accessor : Leaves.accessors(type)) {
            String field = WireText.fieldName(node, accessor.getName());
            JsonNode value = node.get(field);
            if (value == null || value.isNull()) {
                continue;
            }
            Class<?> returned = accessor.getReturnType();
            boolean optional = returned == Optional.class || returned == OptionalInt.class || returned == Map.class;
            boolean list = returned == List.class;
            Class<?> content = content(accessor.getGenericReturnType());
            String here = path.isEmpty() ? accessor.getName() : path + "." + accessor.getName();
            all.add(new Site(node, field, content, optional || list, list, here));
            if (content.getPackageName().startsWith("io.github.avalanche4j.data") && content.isInterface()) {
                if (value instanceof ArrayNode array) {
                    elements(array, content, here);
                } else {
                    object((ObjectNode) value, content, list ? here + "[0]" : here);
                }
            }
        }
    }

    /** The object with the value's fields: the response, or the only object in it. */
    private static ObjectNode unwrapped(ObjectNode response, Object value) {
        if (response.isEmpty()) {
            return response;
        }
        Map.Entry<String, JsonNode> first = response.properties().iterator().next();
        boolean wrapped = first.getValue().isObject()
                && Fixture.UNWRAPPED.containsValue(first.getKey())
                && Leaves.accessors(Leaves.typeOf(value.getClass())).stream()
                        .noneMatch(accessor -> accessor.getName().equals(first.getKey()));
        return wrapped ? (ObjectNode) first.getValue() : response;
    }

    private void elements(ArrayNode array, Class<?> type, String path) {
        int index = 0;
        for (JsonNode element : array) {
            if (element.isObject()) {
                object((ObjectNode) element, type, path + "[" + index++ + "]");
            }
        }
    }

    private static Class<?> content(Type type) {
        if (type == OptionalInt.class) {
            return int.class;
        }
        return type instanceof ParameterizedType generic
                ? (Class<?>) generic.getActualTypeArguments()[0]
                : (Class<?>) type;
    }

    /** A response with another value at a JSON path. */
    static JsonNode with(ObjectNode sample, String path, JsonNode value) {
        if (path.equals("$")) {
            return value;
        }
        ObjectNode response = sample.deepCopy();
        JsonPointer place =
                JsonPointer.compile(path.substring(1).replaceAll("\\.|\\[", "/").replace("]", ""));
        JsonNode parent = response.at(place.head());
        if (parent instanceof ArrayNode array) {
            array.set(place.last().getMatchingIndex(), value);
        } else {
            ((ObjectNode) parent).set(place.last().getMatchingProperty(), value);
        }
        return response;
    }

    /** The JSON path of an object in a response. */
    static String path(JsonNode response, JsonNode wanted) {
        List<String> found = new ArrayList<>();
        find("$", response, wanted, found);
        return found.get(0);
    }

    private static void find(String path, JsonNode node, JsonNode wanted, List<String> found) {
        if (node == wanted) {
            found.add(path);
        } else if (node.isObject()) {
            node.properties().forEach(field -> find(path + "." + field.getKey(), field.getValue(), wanted, found));
        } else {
            for (int i = 0; i < node.size(); i++) {
                find(path + "[" + i + "]", node.get(i), wanted, found);
            }
        }
    }
}
