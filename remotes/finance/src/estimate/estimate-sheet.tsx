import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { usePlatform } from 'shared-contracts/react';
import { formatDollars, formatYears } from 'shared-rules/finance/finance-text';
import { carTitle } from 'shared-rules/car-title';
import type { PublishedRates } from 'shared-rules/finance/comparison-rate';
import { loanSchedule } from 'shared-rules/finance/loan-schedule';
import { formatKms } from 'shared-rules/money';
import { priceText } from 'shared-rules/price-text';
import { dateInZone, formatDate } from 'shared-rules/zoned-time';
import { DotList } from 'shared-ui/layout';
import { PriceBlock } from 'shared-ui/price-block';
import { BrandFees } from '../loan-figures/brand-fees';
import { LoanFigures, type CalculatedLoan } from '../loan-figures/loan-figures';
import { LoanTable } from '../loan-chart/loan-table';
import { formatRate, frequencyOptions } from '../loan-text/loan-text';
import * as styles from './estimate-sheet.styles';

export interface EstimateSheetProps {
  car: Car;
  calculator: CalculatedLoan;
  /** The lender's own rates on the car. */
  published: PublishedRates;
  disclaimer: string;
  /** Address that opens this estimate. */
  url: string;
}

function CarHead({ car }: { car: Car }): ReactNode {
  const { price } = usePlatform().site;
  return (
    <div css={styles.car}>
      <div>
        <h2 css={styles.name}>{carTitle(car)}</h2>
        <DotList items={[car.km === null ? null : formatKms(car.km), car.simple_transmission]} />
        {car.stocknum ? <p>Stock number {car.stocknum}</p> : null}
      </div>
      <PriceBlock price={priceText(car, price.noPriceText)} />
    </div>
  );
}

function Loan({ calculator: { inputs, rules } }: Pick<EstimateSheetProps, 'calculator'>): ReactNode {
  const { amount, deposit, residual, rate, termYears, frequency } = inputs;
  const rows = [
    ['Loan amount', formatDollars(amount)],
    ['Deposit or trade-in', formatDollars(deposit)],
    ['Residual at the end', formatDollars(residual)],
    ['Establishment fee', formatDollars(rules.establishmentFee)],
    ['Interest rate', `${formatRate(rate)} p.a.`],
    ['Term', formatYears(termYears)],
    ['Frequency', frequencyOptions.find(({ value }) => value === frequency)?.label],
  ];
  return (
    <dl css={styles.loan}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An estimate on one sheet of paper: the car, the loan, its figures with rates and warning, and the whole disclaimer. */
export function EstimateSheet({
  car,
  calculator,
  published,
  disclaimer,
  url,
}: EstimateSheetProps): ReactNode {
  const { site, now } = usePlatform();
  const { date } = dateInZone(now(), site.site.timezone);
  return (
    <article css={styles.sheet} aria-label="Finance estimate">
      <header css={styles.mast}>
        <strong>{site.site.name}</strong>
        <span>Finance estimate of {formatDate(date)}</span>
      </header>
      <CarHead car={car} />
      <LoanFigures calculator={calculator} published={published} />
      <Loan calculator={calculator} />
      <LoanTable years={loanSchedule(calculator.inputs, calculator.rules)} />
      <footer css={styles.foot}>
        {disclaimer ? <p>{disclaimer}</p> : null}
        <BrandFees />
        <p>{url}</p>
      </footer>
    </article>
  );
}
