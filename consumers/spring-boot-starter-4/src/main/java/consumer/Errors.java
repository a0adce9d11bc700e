package consumer;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

// snippet: errors
@RestControllerAdvice
class Errors {
    /** A wrong argument is the caller's fault; anything else is the fault of the node or service. */
    @ExceptionHandler
    ProblemDetail failed(AvalancheException e) {
        HttpStatus status = e instanceof InvalidRequestException || e instanceof MalformedBytesException
                ? HttpStatus.BAD_REQUEST
                : e.isTransient() ? HttpStatus.SERVICE_UNAVAILABLE : HttpStatus.BAD_GATEWAY;
        return ProblemDetail.forStatusAndDetail(status, e.getMessage());
    }
}
// end
