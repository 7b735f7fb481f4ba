import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import {
  formatConsumption,
  formatDistance,
  formatLitrePrice,
  fuelCost,
  typedAmount,
  type FuelDefaults,
} from 'shared-rules/fuel-cost';
import { formatCents, formatPrice } from 'shared-rules/money';
import { TextField } from 'shared-ui/field';
import { useTyped } from './use-typed';
import * as styles from './running-costs.styles';

const weeksPerYear = 52;

/** The amount of a field: what was typed, which may be no number, or the default. */
const amountOf = (typed: string | undefined, initial: number): number | null =>
  typed === undefined ? initial : typedAmount(typed);

interface AmountFieldProps {
  label: string;
  name: string;
  /** What was typed; undefined for the default. */
  typed: string | undefined;
  initial: number;
  format: (amount: number) => string;
  onType: (text: string) => void;
}

/** A number with its unit, which may be typed or left out (VEH-053); once left it is written out in full. */
function AmountField({ label, name, typed, initial, format, onType }: AmountFieldProps): ReactNode {
  const amount = amountOf(typed, initial);
  const writeOut = (): void => {
    if (amount === null || typed === undefined) return;
    const full = format(amount);
    // An amount that cannot be written out exactly stays as it was typed.
    if (typedAmount(full) === amount) onType(full);
  };
  return (
    <TextField
      label={label}
      name={name}
      value={typed ?? format(initial)}
      inputMode="decimal"
      autoComplete="off"
      error={amount === null ? 'Please enter a number.' : null}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={writeOut}
    />
  );
}

/**
 * What a week's fuel costs, by the car's own consumption where it is known (VEH-055, VEH-056). All of it happens in the
 * page; what was typed stays for the visit.
 */
export function FuelCalculator({ car, defaults }: { car: Car; defaults: FuelDefaults }): ReactNode {
  const [typed, keep] = useTyped();
  const typedConsumption = typed.consumption?.[car.id];
  const pricePerLitre = amountOf(typed.pricePerLitre, defaults.pricePerLitre);
  const kms = amountOf(typed.weeklyKms, defaults.weeklyKms);
  const consumption = amountOf(typedConsumption, defaults.consumption);
  const weekly =
    pricePerLitre === null || kms === null || consumption === null
      ? null
      : fuelCost({ kms, consumption, pricePerLitre });
  return (
    <section css={styles.calculator} aria-labelledby="fuel-title">
      <h2 id="fuel-title" css={styles.title}>
        Fuel cost
      </h2>
      <p>
        <output css={styles.amount} aria-live="polite">
          {weekly === null ? '–' : formatCents(weekly)}
        </output>{' '}
        <span>a week{weekly === null ? '' : `, about ${formatPrice(weekly * weeksPerYear)} a year`}</span>
      </p>
      <div css={styles.fields}>
        <AmountField
          label="Fuel price per litre"
          name="fuel-price"
          typed={typed.pricePerLitre}
          initial={defaults.pricePerLitre}
          format={formatLitrePrice}
          onType={(pricePerLitre) => keep({ pricePerLitre })}
        />
        <AmountField
          label="Distance a week"
          name="weekly-kms"
          typed={typed.weeklyKms}
          initial={defaults.weeklyKms}
          format={formatDistance}
          onType={(weeklyKms) => keep({ weeklyKms })}
        />
        <AmountField
          label="Fuel consumption"
          name="fuel-consumption"
          typed={typedConsumption}
          initial={defaults.consumption}
          format={formatConsumption}
          onType={(text) => keep({ consumption: { ...typed.consumption, [car.id]: text } })}
        />
      </div>
      <noscript>
        <p>
          At {formatDistance(defaults.weeklyKms)} a week, {formatConsumption(defaults.consumption)} and{' '}
          {formatLitrePrice(defaults.pricePerLitre)} a litre.
        </p>
      </noscript>
      <p css={styles.note}>
        {defaults.isOwnConsumption
          ? 'The consumption is this model’s combined figure; yours depends on how you drive.'
          : 'The consumption is an average: this model’s own figure is not known.'}
      </p>
    </section>
  );
}
