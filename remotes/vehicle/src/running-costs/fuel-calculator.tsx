import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { fuelCost, typedAmount, type FuelDefaults } from 'shared-rules/fuel-cost';
import { formatCents, formatKms, formatPrice } from 'shared-rules/money';
import { TextField } from 'shared-ui/field';
import { useTyped } from './use-typed';
import * as styles from './running-costs.styles';

const weeksPerYear = 52;

const formatConsumption = (litres: number): string => `${litres} L/100km`;

interface AmountFieldProps {
  label: string;
  name: string;
  /** What was typed, or null for the default. */
  typed: string | undefined;
  /** The default as text. */
  initial: string;
  format: (amount: number) => string;
  onType: (text: string) => void;
}

/** A number with its unit, which may be typed or left out (VEH-053); once left it is written out in full. */
function AmountField({ label, name, typed, initial, format, onType }: AmountFieldProps): ReactNode {
  const text = typed ?? initial;
  const amount = typedAmount(text);
  return (
    <TextField
      label={label}
      name={name}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      error={amount === null ? 'Please enter a number.' : null}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={() => amount !== null && typed !== undefined && onType(format(amount))}
    />
  );
}

/**
 * What a week's fuel costs, by the car's own consumption where it is known (VEH-055, VEH-056). All of it happens in the
 * page; what was typed stays for the visit.
 */
export function FuelCalculator({ car, defaults }: { car: Car; defaults: FuelDefaults }): ReactNode {
  const [typed, keep] = useTyped();
  const initial = {
    price: formatCents(defaults.pricePerLitre),
    kms: formatKms(defaults.weeklyKms),
    consumption: formatConsumption(defaults.consumption),
  };
  const pricePerLitre = typedAmount(typed.pricePerLitre ?? initial.price);
  const kms = typedAmount(typed.weeklyKms ?? initial.kms);
  const ownConsumption = typed.consumption?.[car.id];
  const consumption = typedAmount(ownConsumption ?? initial.consumption);
  const weekly =
    pricePerLitre === null || kms === null || consumption === null
      ? null
      : fuelCost({ kms, consumption, pricePerLitre });
  return (
    <section css={styles.calculatorStyles} aria-labelledby="fuel-title">
      <h2 id="fuel-title" css={styles.titleStyles}>
        Fuel cost
      </h2>
      <p>
        <output css={styles.amountStyles} aria-live="polite">
          {weekly === null ? '–' : formatCents(weekly)}
        </output>{' '}
        <span>a week{weekly === null ? '' : `, about ${formatPrice(weekly * weeksPerYear)} a year`}</span>
      </p>
      <div css={styles.fieldsStyles}>
        <AmountField
          label="Fuel price per litre"
          name="fuel-price"
          typed={typed.pricePerLitre}
          initial={initial.price}
          format={formatCents}
          onType={(pricePerLitre) => keep({ pricePerLitre })}
        />
        <AmountField
          label="Distance a week"
          name="weekly-kms"
          typed={typed.weeklyKms}
          initial={initial.kms}
          format={formatKms}
          onType={(weeklyKms) => keep({ weeklyKms })}
        />
        <AmountField
          label="Fuel consumption"
          name="fuel-consumption"
          typed={ownConsumption}
          initial={initial.consumption}
          format={formatConsumption}
          onType={(text) => keep({ consumption: { ...typed.consumption, [car.id]: text } })}
        />
      </div>
      <noscript>
        <p>
          At {initial.kms} a week, {initial.consumption} and {initial.price} a litre.
        </p>
      </noscript>
      <p css={styles.noteStyles}>
        {defaults.isOwnConsumption
          ? 'The consumption is this model’s combined figure; yours depends on how you drive.'
          : 'The consumption is an average: this model’s own figure is not known.'}
      </p>
    </section>
  );
}
