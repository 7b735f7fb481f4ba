import { useState, type ReactNode } from 'react';
import { radiiKm, type Near } from 'shared-contracts/entities/search';
import { useSite } from 'shared-contracts/react';
import { Disclosure } from 'shared-ui/disclosure';
import { SelectField, TextField } from 'shared-ui/field';
import * as styles from './distance.styles';
import { hasDistance, isPostcode, nearLabel, postcodeMessage } from 'shared-rules/search/nearby';
import { useNearby } from './nearby-context';

/** Radius of a first postcode, in kilometres: a drive a shopper makes for a car. */
const firstRadiusKm = 50;

interface DistanceFilterProps {
  near: Near | null;
  onChange: (near: Near | null) => void;
}

/**
 * Where the shopper is and how far they would go, on sites with several dealerships. A postcode is taken with its
 * fourth digit; what is none says so at the field and changes nothing else.
 */
export function DistanceFilter({ near, onChange }: DistanceFilterProps): ReactNode {
  const nearby = useNearby();
  const known = near?.postcode ?? '';
  const [seen, setSeen] = useState(known);
  const [text, setText] = useState(known);
  const [isRefused, setRefused] = useState(false);
  const site = useSite();
  if (seen !== known) {
    setSeen(known);
    setText(known);
    setRefused(false);
  }
  if (!hasDistance(site)) return null;
  const take = (typed: string): void => {
    const postcode = typed.trim();
    setRefused(postcode !== '' && !isPostcode(postcode));
    if (postcode === known) return;
    if (postcode === '') onChange(null);
    else if (isPostcode(postcode)) onChange({ postcode, withinKm: near ? near.withinKm : firstRadiusKm });
  };
  const answered = nearby && nearby.postcode === text ? nearby.problem : null;
  return (
    <Disclosure
      title="Distance"
      note={near && !nearby?.problem ? nearLabel(near) : null}
      headingLevel={3}
      defaultOpen={near !== null}
    >
      <div css={styles.distance}>
        <TextField
          label="Your postcode"
          name="near"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          error={isRefused ? postcodeMessage : answered}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setRefused(false);
            if (isPostcode(value)) take(value);
          }}
          onBlur={() => take(text)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take(text);
          }}
        />
        <SelectField
          label="How far"
          name="within"
          value={near?.withinKm ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const withinKm = radiiKm.find((km) => String(km) === value) ?? null;
            if (isPostcode(text)) onChange({ postcode: text, withinKm });
            else setRefused(true);
          }}
        >
          <option value="">Any distance</option>
          {radiiKm.map((km) => (
            <option key={km} value={km}>
              Within {km} km
            </option>
          ))}
        </SelectField>
      </div>
    </Disclosure>
  );
}
