package io.github.avalanche4j.core.internal.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import okhttp3.HttpUrl;
import org.junit.jupiter.api.Test;

/** A list is recognized by its parameters, and a message names those that differ. */
class ParameterDigestTest {
    private static final String TEMPLATE = "/v1/chains/{chainId}/addresses/{address}";

    private static String digest(String path, String query) {
        HttpUrl url = HttpUrl.parse("http://service.test" + path + query);
        return ParameterDigest.of(TEMPLATE, path, url, null);
    }

    private static String digest(String path) {
        return digest(path, "?sort=asc&blocks=1&blocks=2");
    }

    @Test
    void equal_parameters_have_one_digest() {
        String one = digest("/v1/chains/1/addresses/0xa");
        assertThat(digest("/v1/chains/1/addresses/0xa")).isEqualTo(one);
        assertThat(ParameterDigest.differing(one, one)).isEmpty();
    }

    @Test
    void parts_of_the_path_parameters_of_the_query_and_fields_of_the_body_are_named() {
        String one = digest("/v1/chains/1/addresses/0xa");
        assertThat(ParameterDigest.differing(one, digest("/v1/chains/2/addresses/0xb")))
                .containsExactly("address", "chainId");
        assertThat(ParameterDigest.differing(one, digest("/v1/chains/1/addresses/0xa", "?sort=desc&blocks=1")))
                .containsExactly("blocks", "sort");
        assertThat(ParameterDigest.differing(one, digest("/v1/chains/1/addresses/0xa", "?sort=asc")))
                .containsExactly("blocks");
        assertThat(digest("/v1/chains/1/addresses/0xa", "?sort=asc")).isNotEqualTo(one);

        HttpUrl url = HttpUrl.parse("http://service.test/v1/x");
        ObjectNode body = JsonNodeFactory.instance.objectNode().put("a", 1).put("b", 2);
        String first = ParameterDigest.of("/v1/x", "/v1/x", url, body);
        String second =
                ParameterDigest.of("/v1/x", "/v1/x", url, body.deepCopy().put("b", 3));
        assertThat(second).isNotEqualTo(first);
        assertThat(ParameterDigest.differing(first, second)).containsExactly("b");
    }
}
