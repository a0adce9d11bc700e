package io.github.avalanche4j.core.internal.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.value.JsonTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of one page of a list. */
class PageDecoderTest {
    private static final PageDecoder<String, NoSummary> ITEMS = PageDecoder.of("items", Decoder.of(String.class));

    private static <S> PageBody<String, S> read(PageDecoder<String, S> decoder, String json) throws IOException {
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            parser.nextToken();
            return decoder.read(parser);
        }
    }

    private static String numbers(int count) {
        return IntStream.range(0, count).mapToObj(Integer::toString).collect(Collectors.joining("\",\"", "[\"", "\"]"));
    }

    @Test
    void a_page_is_its_items_and_the_token_of_the_next_one_in_any_order() throws IOException {
        PageBody<String, NoSummary> page =
                read(ITEMS, "{\"more\":[{}],\"nextPageToken\":\"b\",\"items\":[\"1\",\"2\"],\"last\":{\"items\":[]}}");

        assertThat(page.items()).containsExactly("1", "2");
        assertThat(page.next()).isEqualTo("b");
        assertThat(page.summary()).isSameAs(NoSummary.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",\"nextPageToken\":null", ",\"nextPageToken\":\"\""})
    void without_a_token_it_is_the_last_one(String token) throws IOException {
        assertThat(read(ITEMS, "{\"items\":null" + token + "}"))
                .isEqualTo(new PageBody<>(List.of(), null, NoSummary.NONE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"7|7", "7.50|7.50", "\"7\"|7"})
    void a_token_is_a_text_or_a_number_as_it_was_written(String written, String token) throws IOException {
        assertThat(read(ITEMS, "{\"items\":[],\"nextPageToken\":" + written + "}")
                        .next())
                .isEqualTo(token);
    }

    @Test
    void a_token_has_4096_characters_at_most() throws IOException {
        String longest = "x".repeat(4096);
        assertThat(read(ITEMS, "{\"items\":[],\"nextPageToken\":\"" + longest + "\"}")
                        .next())
                .isEqualTo(longest);
        assertThatThrownBy(() -> read(ITEMS, "{\"items\":[],\"nextPageToken\":\"" + longest + "x\"}"))
                .isInstanceOf(UnreadableJson.class)
                .hasMessageContaining("4097 characters");
    }

    @Test
    void an_object_that_is_not_a_page_is_refused() {
        assertThatThrownBy(() -> read(ITEMS, "[]"))
                .isInstanceOf(UnreadableJson.class)
                .hasMessage("not an object");
        assertThatThrownBy(() -> read(ITEMS, "{\"nextPageToken\":\"a\"}"))
                .isInstanceOf(UnreadableJson.class)
                .hasMessage("without its field items");
    }

    @ParameterizedTest
    @CsvSource({"1, 10000", "1000, 10000", "1001, 10010", "2000, 20000"})
    void a_page_has_at_most_ten_times_the_requested_items_and_may_always_have_10000(int requested, int most)
            throws IOException {
        assertThat(read(ITEMS.withRequested(requested), "{\"items\":" + numbers(most) + "}")
                        .items())
                .hasSize(most);
        assertThatThrownBy(() -> read(ITEMS.withRequested(requested), "{\"items\":" + numbers(most + 1) + "}"))
                .isInstanceOf(UnreadableJson.class)
                .hasMessage("more than " + most + " items where " + requested + " were requested");
    }

    @Test
    void without_a_requested_size_there_is_no_such_bound() throws IOException {
        assertThat(read(ITEMS, "{\"items\":" + numbers(30_000) + "}").items()).hasSize(30_000);
    }

    @Test
    void the_summary_is_read_from_all_fields_but_the_items() throws IOException {
        PageDecoder<String, JsonTree> decoder = ITEMS.withSummary(Decoder.of(JsonTree.class));

        PageBody<String, JsonTree> page =
                read(decoder, "{\"a\":[1],\"items\":[\"1\"],\"nextPageToken\":\"b\",\"c\":{\"d\":null}}");

        assertThat(page.summary()).isEqualTo(JsonTree.parse("{\"a\":[1],\"c\":{\"d\":null}}"));
        assertThat(page.items()).containsExactly("1");
    }

    @Test
    void the_reader_of_a_summary_gets_a_whole_object() throws IOException {
        PageDecoder<String, List<JsonToken>> decoder = ITEMS.withSummary(parser -> {
            List<JsonToken> tokens = new ArrayList<>();
            for (JsonToken token = parser.currentToken(); token != null; token = parser.nextToken()) {
                tokens.add(token);
            }
            return tokens;
        });

        assertThat(read(decoder, "{\"items\":[],\"a\":true}").summary())
                .containsExactly(
                        JsonToken.START_OBJECT, JsonToken.FIELD_NAME, JsonToken.VALUE_TRUE, JsonToken.END_OBJECT);
    }

    @Test
    void a_token_from_another_field_is_sent_back_in_that_fields_parameters() {
        PageTokenFields fields = PageTokenFields.NEXT_PAGE_TOKEN.or("cursor", "after", "from");

        assertThat(fields.isField("nextPageToken")).isTrue();
        assertThat(fields.isField("cursor")).isTrue();
        assertThat(fields.isField("after")).isFalse();
        assertThat(fields.read(Map.of())).isNull();
        assertThat(fields.read(Map.of("nextPageToken", "", "cursor", ""))).isNull();
        assertThat(sent(fields, fields.read(Map.of("nextPageToken", "a", "cursor", "b"))))
                .containsExactly("pageToken=a");
        assertThat(sent(fields, fields.read(Map.of("nextPageToken", "", "cursor", "b=c"))))
                .containsExactly("after=b=c", "from=b=c");
        assertThat(sent(fields, "nextPageToken=a")).containsExactly("pageToken=nextPageToken=a");
    }

    private static List<String> sent(PageTokenFields fields, String token) {
        List<String> sent = new ArrayList<>();
        fields.send((name, value) -> sent.add(name + "=" + value), token);
        return sent;
    }
}
