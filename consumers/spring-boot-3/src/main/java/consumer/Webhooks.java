package consumer;

import io.github.avalanche4j.data.webhooks.WebhookException;
import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

// snippet: webhook
@RestController
class Webhooks {
    private final WebhookVerifier verifier;
    private final Set<String> seen = ConcurrentHashMap.newKeySet(); // a table, in a service that restarts

    Webhooks(WebhookVerifier verifier) {
        this.verifier = verifier;
    }

    /** The body is taken as bytes: a mapper would change what is signed. */
    @PostMapping("/webhook")
    void receive(@RequestHeader("x-signature") String signature, @RequestBody byte[] body) {
        WebhookMessage message = verifier.verify(signature, body);
        if (seen.add(message.messageId())) { // the service delivers until it gets a 200, also more than once
            message.addressActivity().ifPresent(activity -> System.out.println(activity.transaction()));
        }
    }

    @ExceptionHandler
    @ResponseStatus(HttpStatus.UNAUTHORIZED)
    void refused(WebhookException e) {}

    @GetMapping("/webhook")
    Set<String> seen() {
        return seen;
    }
}
// end
