package consumer;

import io.github.avalanche4j.data.webhooks.WebhookMessage;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

// snippet: deliveries
@RestController
class Deliveries {
    final Set<String> seen = ConcurrentHashMap.newKeySet(); // a table, in a service that restarts

    /** The message is verified; a request that is not the service's gets a 401. */
    @PostMapping("/webhook")
    void receive(WebhookMessage message) {
        if (seen.add(message.messageId())) { // the service delivers until it gets a 200, also more than once
            message.addressActivity().ifPresent(activity -> System.out.println(activity.transaction()));
        }
    }
}
// end
