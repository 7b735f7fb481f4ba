import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import type { QuoteRequest } from 'shared-contracts/entities/quote';
import { usePlatform } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { isTooSmall, paymentText } from 'shared-rules/finance/finance-text';
import { formatPrice } from 'shared-rules/money';
import { isSubscription } from 'shared-rules/price';
import { shownFinance } from 'shared-rules/finance/shown-finance';
import { color, fontSize } from 'shared-ui/tokens';
import { ComparisonRateWarning, PaymentFigures } from '../payment-figures/payment-figures';
import { ownQuote, ownQuotePrice, quoteRequest, type ShownQuote } from './quote-request';
import { useQuote } from './use-quote';

/** As high as its three lines from the start, so that nothing below moves when the quote comes. */
const lineStyles = css({ display: 'grid', alignContent: 'start', minHeight: '3lh', fontSize: fontSize[14] });
const labelStyles = css({ color: color.muted });

interface QuotedProps {
  car: Car;
  quote: ShownQuote;
  /** What it is for, in dollars; null where that is not known. */
  price: number | null;
}

/** Where the car's own finance is shown too, the page has the warning beside that already. */
function Quoted({ car, quote, price }: QuotedProps): ReactNode {
  const { site, now } = usePlatform();
  const text = paymentText(quote.weeklyRepaymentAmount, 'week');
  if (isTooSmall(quote.weeklyRepaymentAmount)) return <p css={lineStyles}>{text}</p>;
  return (
    <div css={lineStyles} data-quote="">
      <p css={labelStyles}>
        Your quote{price === null ? null : ` for ${formatPrice(price)}`} over {site.finance.quote.loanTerm}{' '}
        years
      </p>
      <PaymentFigures
        text={text}
        annualRatePercent={quote.advertisedRate}
        comparisonRatePercent={quote.comparisonRate}
      />
      {shownFinance(car, site, now()) ? null : <ComparisonRateWarning />}
    </div>
  );
}

function RequestedQuote({ car, request }: { car: Car; request: QuoteRequest }): ReactNode {
  const quote = useQuote(car.id, request);
  switch (quote.kind) {
    case 'loading':
      return <div css={lineStyles} />;
    case 'ready':
      return <Quoted car={car} quote={quote.value} price={request.purchasePrice} />;
    case 'failed':
      return null;
  }
}

/**
 * What the site's provider quotes for a car: payment, rate and comparison rate; nothing where it quotes none (FIN-017,
 * FIN-018), or where the car is rented by the week and no price is there to borrow.
 */
export function QuoteLine({ car }: SlotProps['finance.quote']): ReactNode {
  const { site } = usePlatform();
  if (isSubscription(car)) return null;
  const own = ownQuote(car);
  if (own) return <Quoted car={car} quote={own} price={ownQuotePrice(car)} />;
  const request = quoteRequest(car, site);
  return request && <RequestedQuote car={car} request={request} />;
}
