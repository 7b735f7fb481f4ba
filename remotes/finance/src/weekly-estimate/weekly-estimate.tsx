import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { usePlatform } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { cardLine } from 'shared-rules/finance/shopper-terms';
import { color, fontSize } from 'shared-ui/tokens';
import { ComparisonRateWarning, PaymentFigures } from '../payment-figures/payment-figures';
import { useTerms } from '../shopper-terms/use-terms';
import { usePageLine } from './use-page-line';

const enquireStyles = css({ fontSize: fontSize[14], color: color.muted });
const basisStyles = css({ display: 'grid', fontSize: fontSize[12], color: color.muted });

type AnyCar = SlotProps['finance.weeklyEstimate']['car'];

/** A card lacks what only a car's own page shows. */
const isWhole = (car: AnyCar): car is Car => 'images' in car;

function CardLine({ car }: { car: AnyCar }): ReactNode {
  const { site, now } = usePlatform();
  const terms = useTerms();
  const line = cardLine(car, site, terms, now());
  if (!line) return null;
  return line.kind === 'payment' ? <PaymentFigures {...line} /> : <p css={enquireStyles}>{line.text}</p>;
}

function PageLine({ car }: { car: Car }): ReactNode {
  const line = usePageLine(car);
  if (!line) return null;
  if (line.kind === 'enquire') return <p css={enquireStyles}>{line.text}</p>;
  return (
    <>
      <PaymentFigures {...line} />
      <div css={basisStyles} data-basis="">
        {line.basis === null ? null : <p>{line.basis}</p>}
        <ComparisonRateWarning />
      </div>
    </>
  );
}

/**
 * The finance line of a car. A card shows payment, rate and comparison rate (SRC-060, FIN-043), and its list the warning;
 * the car's own page shows the calculator's estimate, the loan it rests on (FIN-027) and the warning. A shopper's own terms
 * count in place of the lender's, once the browser knows of them. Empty where finance is not shown.
 */
export function WeeklyEstimate({ car }: SlotProps['finance.weeklyEstimate']): ReactNode {
  return isWhole(car) ? <PageLine car={car} /> : <CardLine car={car} />;
}
