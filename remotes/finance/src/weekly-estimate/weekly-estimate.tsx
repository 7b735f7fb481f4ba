import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { usePlatform } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { financeLine, formatComparisonRate } from 'shared-rules/finance-display';
import { color, font, fontSize, space } from 'shared-ui/tokens';
import { usePageLine } from './use-page-line';

const lineStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  fontSize: fontSize[14],
  color: color.muted,
});
const amountStyles = css({ fontWeight: font.weightStrong, color: color.ink });
const basisStyles = css({ fontSize: fontSize[12], color: color.muted });

type AnyCar = SlotProps['finance.weeklyEstimate']['car'];

/** A card lacks what only a car's own page shows. */
const isWhole = (car: AnyCar): car is Car => 'images' in car;

function Line({ text, note }: { text: string; note: string | null }): ReactNode {
  if (note === null) return <p css={lineStyles}>{text}</p>;
  return (
    <p css={lineStyles}>
      <strong css={amountStyles}>{text}</strong>
      <span>{note}</span>
    </p>
  );
}

function CardLine({ car }: { car: AnyCar }): ReactNode {
  const { site, now } = usePlatform();
  const line = financeLine(car, site, now());
  if (!line) return null;
  return (
    <Line
      text={line.text}
      note={line.kind === 'enquire' ? null : formatComparisonRate(line.comparisonRate)}
    />
  );
}

function PageLine({ car }: { car: Car }): ReactNode {
  const line = usePageLine(car);
  if (!line) return null;
  const { basis, ...rest } = line;
  return (
    <>
      <Line {...rest} />
      {basis === null ? null : (
        <p css={basisStyles} data-basis="">
          {basis}
        </p>
      )}
    </>
  );
}

/**
 * The finance line of a car. A card shows payment and comparison rate (SRC-060, FIN-043); the car's own page shows the
 * calculator's estimate and the loan it rests on (FIN-027). Empty where finance is not shown. The page shows the
 * warning that belongs to the rate once.
 */
export function WeeklyEstimate({ car }: SlotProps['finance.weeklyEstimate']): ReactNode {
  return isWhole(car) ? <PageLine car={car} /> : <CardLine car={car} />;
}
