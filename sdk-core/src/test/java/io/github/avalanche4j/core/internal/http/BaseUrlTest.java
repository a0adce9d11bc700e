package io.github.avalanche4j.core.internal.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.redact.Redactor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BaseUrlTest {
    private static final String SIXTEEN = "0123456789abcdef";

    private static String redacted(String url, String text) {
        Redactor redactor = new Redactor();
        BaseUrl.parse(url).addSecretsTo(redactor);
        return redactor.redact(text);
    }

    @ParameterizedTest
    @CsvSource({
        "http://127.0.0.1:9650, http://127.0.0.1:9650, /",
        "'  http://node.test/ ', http://node.test, /",
        "https://node.test:443/a/b//, https://node.test, /a/b",
        "https://node.test:80/a, https://node.test:80, /a",
        "http://[::1]:9650/x, http://[::1]:9650, /x"
    })
    void a_server_is_reported_without_its_usual_port_and_a_path_without_slashes_at_its_end(
            String text, String server, String path) {
        BaseUrl url = BaseUrl.parse(text);

        assertThat(url.server()).isEqualTo(server);
        assertThat(url.path()).isEqualTo(path);
        assertThat(url.where()).isEqualTo(path.equals("/") ? server : server + path);
    }

    @ParameterizedTest
    @CsvSource({"http://node.test, /ext/info, /ext/info", "http://node.test/key/, /ext/info, /key/ext/info"})
    void an_endpoint_is_reported_without_the_path_in_front_of_it(String text, String path, String whole) {
        BaseUrl url = BaseUrl.parse(text);

        assertThat(url.resolve(path).encodedPath()).isEqualTo(whole);
        assertThat(url.pathOf(url.resolve(path))).isEqualTo(path);
    }

    @Test
    void the_path_of_another_address_is_reported_whole() {
        assertThat(BaseUrl.parse("http://node.test/key")
                        .pathOf(BaseUrl.parse("http://node.test/other").resolve("/ext")))
                .isEqualTo("/other/ext");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "ftp://node.test",
                "http://",
                "node.test/key",
                "user:12345@node.test:9650",
                "node.test:9650?key=1",
                "node.test"
            })
    void an_invalid_url_is_refused_without_being_repeated(String text) {
        assertThat(BaseUrl.isUrl(text)).isFalse();
        assertThatThrownBy(() -> BaseUrl.parse(text))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a URL like http://127.0.0.1:9650")
                .hasMessageNotContaining("node.test");
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost:9650", "127.0.0.1:9650", "api.node.test:443/"})
    void a_host_with_a_port_lacks_the_scheme_and_is_repeated(String text) {
        assertThatThrownBy(() -> BaseUrl.parse(text))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("but is '" + text + "' (the scheme is missing: write http://" + text + ")");
    }

    @ParameterizedTest
    @ValueSource(strings = {"user:12345@node.test:9650", "ac_4d8f", "root:12345"})
    void what_may_hold_a_secret_lacks_the_scheme_too_and_is_not_repeated(String text) {
        assertThatThrownBy(() -> BaseUrl.parse(text))
                .hasMessageContaining("the scheme is missing: write http:// or https:// before the host")
                .hasMessageNotContaining(text);
    }

    @ParameterizedTest
    @CsvSource({
        "ftp://node.test, its scheme is ftp: write http:// or https://",
        "ws://node.test:9650/ext, its scheme is ws: write http:// or https://",
        "http://node.test:99999, 'its port, 99999, is not a number from 1 to 65535'",
        "http://node.test:0/ext, 'its port, 0, is not a number from 1 to 65535'",
        "http://node.test:96x0, its port is not a number from 1 to 65535",
        "http://node.test:9650:, an IPv6 address is written in brackets: http://[::1]:9650",
        "http://::1:9650, an IPv6 address is written in brackets: http://[::1]:9650",
        "http://fe80::1/ext, an IPv6 address is written in brackets: http://[::1]:9650",
        "http://[::1:9650, an IPv6 address is written in brackets: http://[::1]:9650",
        "http://[fe80::1%25eth0]:9650, 'an IPv6 address in a URL has no zone, the part after %'",
        "http://[fe80::1%eth0]:9650, 'an IPv6 address in a URL has no zone, the part after %'",
        "http://[::xyz]:9650, its host is neither a name nor an address",
        "http://node test:9650, it has white space inside",
        "http://:9650, the host is missing",
        "https://, the host is missing"
    })
    void what_is_wrong_with_a_url_is_named(String text, String fault) {
        assertThatThrownBy(() -> BaseUrl.parse(text)).hasMessageContaining("(" + fault);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://me:open/sesame@node.test",
                "http://me:99999/sesame@node.test",
                "http://me:open sesame@[node.test",
                "open://sesame:4711",
                "http://me:open@node.test:4711471147/sesame",
                "http://[open%sesame]:4711"
            })
    void a_fault_is_named_without_what_may_be_secret(String text) {
        assertThatThrownBy(() -> BaseUrl.parse(text))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageNotContainingAny("sesame", "4711", "99999", "node.test", "me:");
    }

    @Test
    void a_url_that_a_server_can_have_is_one() {
        assertThat(BaseUrl.isUrl(" https://node.test/x ")).isTrue();
    }

    /** The header is the example of RFC 7617, section 2. */
    @Test
    void user_and_password_become_a_header_and_are_in_no_text() {
        BaseUrl url = BaseUrl.parse("https://Aladdin:open%20sesame@node.test/x#part");

        assertThat(url.authorization()).isEqualTo("Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==");
        assertThat(url.where()).isEqualTo("https://node.test/x");
        assertThat(url.resolve("/y")).hasToString("https://node.test/x/y");
    }

    /** The example of RFC 7617, section 2.1, and the bytes of UTF-8 in Base64. */
    @ParameterizedTest
    @CsvSource({
        "https://test:123%C2%A3@node.test, Basic dGVzdDoxMjPCow==",
        "https://test:123£@node.test, Basic dGVzdDoxMjPCow==",
        "https://user:sch%C3%B6n@node.test, Basic dXNlcjpzY2jDtm4=",
        "https://user:%D0%BF%D0%B0%D1%80%D0%BE%D0%BB%D1%8C@node.test, Basic dXNlcjrQv9Cw0YDQvtC70Yw=",
    })
    void user_and_password_are_utf_8(String text, String header) {
        assertThat(BaseUrl.parse(text).authorization()).isEqualTo(header);
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://user-only@node.test", "https://:password@node.test"})
    void one_of_both_becomes_a_header_too(String text) {
        assertThat(BaseUrl.parse(text).authorization()).startsWith("Basic ");
    }

    @Test
    void a_url_without_them_has_no_header() {
        assertThat(BaseUrl.parse("https://node.test").authorization()).isNull();
    }

    @Test
    void its_passwords_and_parameters_are_secrets_and_so_are_long_parts_of_its_path() {
        assertThat(redacted("https://me:sesame@node.test", "sesame bWU6c2VzYW1l"))
                .isEqualTo("*** ***");
        assertThat(redacted("https://me:p%C3%A4ssw%C3%B6rd@node.test", "pässwörd"))
                .isEqualTo("***");
        assertThat(redacted("https://node.test/a?key=open12", "open12 key")).isEqualTo("*** key");
        assertThat(redacted("https://node.test/" + SIXTEEN + "/rpc", SIXTEEN)).isEqualTo("***");
        assertThat(redacted("https://node.test/0123456789%2Fbcdef", "0123456789/bcdef 0123456789%2Fbcdef"))
                .isEqualTo("*** ***");
        assertThat(redacted("https://node.test/%41%42%43%44%45X", "%41%42%43%44%45X ABCDEX"))
                .isEqualTo("*** ABCDEX");
        assertThat(redacted("https://node.test/%41%42%43%44%45", "%41%42%43%44%45"))
                .isEqualTo("%41%42%43%44%45");
        String fifteen = SIXTEEN.substring(1);
        assertThat(redacted("https://node.test/" + fifteen, fifteen)).isEqualTo(fifteen);
    }

    @Test
    void a_parameter_without_a_value_hides_nothing() {
        assertThat(redacted("https://node.test/?archive", "archive")).isEqualTo("archive");
    }

    private static String hidden(String url, String text) {
        Redactor redactor = new Redactor();
        BaseUrl.endpoint(url, null).addSecretsTo(redactor);
        return redactor.redact(text);
    }

    @ParameterizedTest
    @CsvSource({
        "https://node.test, /",
        "https://node.test/v3/KEY, /v3/KEY",
        "https://node.test/v3/KEY/, /v3/KEY/",
        "https://me:pass@node.test/a//b?k=1&l#part, /a//b?k=1&l"
    })
    void an_endpoint_keeps_its_path_and_its_query(String text, String target) {
        BaseUrl url = BaseUrl.endpoint(text, null);

        assertThat(url.url()).hasToString("https://node.test" + target);
        assertThat(url.where()).isEqualTo("https://node.test" + (target.equals("/") ? "" : "/…"));
        assertThat(url.authorization() != null).isEqualTo(text.contains("@"));
    }

    @Test
    void all_of_the_path_and_the_query_of_an_endpoint_are_secrets() {
        assertThat(hidden("https://node.test/v3/abc123", "abc123 v3")).isEqualTo("*** v3");
        assertThat(hidden("https://node.test/v3/a", "POST /v3/a")).isEqualTo("POST /v3/a"); // too short to search for
        assertThat(hidden("https://node.test/v3/ab", "POST /v3/ab")).isEqualTo("POST ***");
        assertThat(hidden("https://node.test/?abc123", "abc123")).isEqualTo("***");
        assertThat(hidden("https://node.test/?abc123=", "abc123=")).isEqualTo("***=");
    }

    @Test
    void a_websockets_url_begins_with_ws_and_may_need_tls() {
        BaseUrl plain = BaseUrl.endpoint("http://node.test", BaseUrl.webSocket(" WS://node.test/ws?k=1"));
        assertThat(plain.heads()).hasToString("http://node.test/ws?k=1");
        assertThat(plain.isHttps()).isFalse();
        BaseUrl safe = BaseUrl.endpoint("http://node.test", BaseUrl.webSocket("wss://node.test/ws"));
        assertThat(safe.heads()).hasToString("https://node.test/ws");
        assertThat(safe.isHttps()).isTrue();
        assertThat(BaseUrl.endpoint("http://node.test", null).heads()).isNull();
    }

    @Test
    void a_websocket_at_another_host_does_not_get_the_password_of_the_endpoint() {
        String url = "https://me:pass@node.test/rpc";
        String basic = BaseUrl.endpoint(url, null).authorization();

        assertThat(BaseUrl.endpoint(url, BaseUrl.webSocket("wss://node.test:1/ws"))
                        .webSocketAuthorization())
                .isEqualTo(basic);
        assertThat(BaseUrl.endpoint(url, BaseUrl.webSocket("wss://else.test/ws"))
                        .webSocketAuthorization())
                .isNull();
        assertThat(BaseUrl.endpoint(url, BaseUrl.webSocket("wss://ws:pass@else.test/ws"))
                        .webSocketAuthorization())
                .isNotNull()
                .isNotEqualTo(basic);
    }
}
