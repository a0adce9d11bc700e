package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.evm.ChainClient;
import io.github.avalanche4j.data.evm.EvmChain;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.model.Money;
import io.github.avalanche4j.data.token.NativeTokenBalance;
import io.github.avalanche4j.data.token.TokenReputation;
import io.github.avalanche4j.data.transaction.Erc20TransferRecord;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The holdings of an address on all chains: a table for each chain, with values in a currency, and the latest
 * transfers of tokens. Tokens that the service considers malicious are counted and not shown.
 *
 * <p>A fake service responds unless a real one is named: {@code --host builder_hub} or {@code avacloud} is a public
 * host, {@code --service URL} another one, {@code --key KEY} raises their limits. {@code --address} is an EVM address,
 * {@code --currency} a code such as {@code usd}, {@code --tokens} how many tokens of a chain are shown, and
 * {@code --transfers} how many transfers.
 */
public final class Portfolio {
    private static final MathContext SHOWN = new MathContext(12, RoundingMode.HALF_EVEN);

    private final PrintStream out;
    private final EvmAddress address;
    private final CurrencyCode currency;
    private final Map<String, BigDecimal> totals = new TreeMap<>();
    private int malicious;

    private Portfolio(PrintStream out, EvmAddress address, CurrencyCode currency) {
        this.out = out;
        this.address = address;
        this.currency = currency;
    }

    /** Shows the portfolio. */
    public static void main(String[] args) {
        Example.run(Portfolio::run, args);
    }

    static void run(String[] args, PrintStream out) {
        Arguments arguments =
                Arguments.of(args, "host", "service", "key", "address", "currency", "tokens", "transfers");
        EvmAddress address = arguments.get("address").map(EvmAddress::parse).orElse(SampleData.WALLET);
        CurrencyCode currency = arguments.get("currency").map(CurrencyCode::of).orElse(CurrencyCode.USD);
        long tokens = arguments.number("tokens", 6);
        long transfers = arguments.number("transfers", 4);
        Portfolio portfolio = new Portfolio(out, address, currency);
        try (Services services = Services.of(arguments)) {
            DataClient data = services.client();
            for (EvmChain chain : data.chains().of(address).execute().indexedChains()) {
                out.println(chain.chainName().orElse("a chain without a name") + " (" + chain.chainId() + ")");
                portfolio.balances(data.chain(chain.chainId()), tokens);
                portfolio.transfers(data.chain(chain.chainId()), transfers);
                out.println();
            }
        }
        portfolio.total();
    }

    private void balances(ChainClient chain, long limit) {
        NativeTokenBalance own =
                chain.nativeBalance(address, q -> q.currency(currency)).execute();
        row(own.symbol(), own.balance(), own.decimals(), own.balanceValue());
        chain.erc20Balances(address, q -> q.currency(currency)).limit(limit).forEach(token -> {
            if (token.tokenReputation()
                    .filter(TokenReputation.MALICIOUS::equals)
                    .isPresent()) {
                malicious++;
            } else {
                row(token.symbol(), token.balance(), token.decimals().orElse(0), token.balanceValue());
            }
        });
    }

    private void row(Optional<String> symbol, BigInteger balance, int decimals, Optional<Money> worth) {
        out.printf(
                "  %-8s %26s  %s%n",
                symbol.orElse("?"),
                amount(balance, decimals),
                worth.map(money -> money.value() + " " + money.currencyCode()).orElse("no price"));
        worth.ifPresent(money -> totals.merge(money.currencyCode().value(), money.value(), BigDecimal::add));
    }

    private void transfers(ChainClient chain, long limit) {
        chain.erc20Transfers(address).limit(limit).forEach(transfer -> out.println("  " + line(transfer)));
    }

    private String line(Erc20TransferRecord transfer) {
        boolean incoming = transfer.to().address().equals(address);
        return "%s  %s %s %s, block %s"
                .formatted(
                        transfer.blockTimestamp(),
                        incoming ? "in " : "out",
                        amount(
                                transfer.value(),
                                transfer.erc20Token().decimals().orElse(0)),
                        transfer.erc20Token().symbol().orElse("?"),
                        transfer.blockNumber());
    }

    private static String amount(BigInteger units, int decimals) {
        return new BigDecimal(units, decimals).round(SHOWN).stripTrailingZeros().toPlainString();
    }

    private void total() {
        totals.forEach((code, worth) -> out.println("In all " + worth.toPlainString() + " " + code));
        if (malicious > 0) {
            out.println(malicious + " more considered malicious");
        }
    }
}
