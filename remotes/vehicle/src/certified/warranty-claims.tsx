import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { isSold } from 'shared-rules/status';
import { warrantyClaimsOf } from 'shared-rules/warranty-claims';
import { ShieldIcon } from 'shared-ui/icons';
import { color, font, space } from 'shared-ui/tokens';

const listStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[24]}`,
  color: color.ink,
  fontWeight: font.weightStrong,
  '& > li': { display: 'flex', alignItems: 'center', gap: space[8] },
  '& svg': { flex: 'none', color: color.successText },
});

/** The warranties that the site promises for this car; nothing for one that is sold (SHL-078). */
export function WarrantyClaims({ car }: { car: Car }): ReactNode {
  const claims = warrantyClaimsOf(car, useSite().legal.warrantyClaims);
  if (claims.length === 0 || isSold(car)) return null;
  return (
    <ul css={listStyles} aria-label="Warranty">
      {claims.map((claim) => (
        <li key={claim}>
          <ShieldIcon />
          {claim}
        </li>
      ))}
    </ul>
  );
}
