import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { isToyotaCertified } from 'shared-rules/car-tag';
import { CheckIcon, ShieldIcon } from 'shared-ui/icons';
import { color, font, fontSize, radius, space } from 'shared-ui/tokens';

/** What Toyota checks and adds before a car may carry its badge. */
const promises = ['full service history', '90 point inspection', '1 year roadside assist'] as const;

const panelStyles = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[16],
  padding: space[16],
  borderRadius: radius.base,
  background: color.tint,
  color: color.ink,
  '& > svg': { flex: 'none', color: color.primaryText },
});
const nameStyles = css({ fontSize: fontSize[18], lineHeight: 1.3 });
const listStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[24]}`,
  marginTop: space[8],
  fontWeight: font.weightStrong,
  fontSize: fontSize[14],
  '& > li': { display: 'flex', alignItems: 'center', gap: space[8] },
  '& > li > span::first-letter': { textTransform: 'uppercase' },
  '& > li > span': { display: 'inline-block' },
  '& svg': { color: color.successText },
});

/** The badge of a certified Toyota with what it promises; nothing for any other car, or once it is sold (VEH-077). */
export function CertifiedPanel({ car }: { car: Car }): ReactNode {
  if (!isToyotaCertified(car)) return null;
  return (
    <section css={panelStyles} aria-labelledby="certified">
      <ShieldIcon size={32} />
      <div>
        <h2 id="certified" css={nameStyles}>
          Toyota Certified
        </h2>
        <ul css={listStyles}>
          {promises.map((promise) => (
            <li key={promise}>
              <CheckIcon size={16} />
              <span>{promise}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
