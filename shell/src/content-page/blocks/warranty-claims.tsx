import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { mechanicalProtectionClaim, newWarrantyClaim, usedWarrantyClaim } from 'shared-rules/warranty-claims';
import { ShieldIcon } from 'shared-ui/icons';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, fontSize, size, space } from 'shared-ui/tokens';
import type { BlockProps } from './block-types';
import { SectionHead } from './section-head';

const listStyles = css({
  display: 'grid',
  gap: size.gridGap,
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,280px),1fr))',
  '& > li': { display: 'grid', gap: space[8], alignContent: 'start', padding: space[24] },
  '& svg': { color: color.accentText },
  '& h3': { fontSize: fontSize[24] },
  '& p': { color: color.muted },
});

/** What the site's warranties promise, from `legal.warrantyClaims` (SHL-078); nothing where it promises none. */
export function WarrantyClaims({ block: { title, brands } }: BlockProps<'warranty-claims'>): ReactNode {
  const { usedYears, mechanicalProtectionYears } = useSite().legal.warrantyClaims;
  const claims = [
    ...(usedYears === null
      ? []
      : [{ claim: usedWarrantyClaim(usedYears), detail: 'On the used vehicles we sell.' }]),
    ...brands.map(({ name, years }) => ({ claim: newWarrantyClaim(years), detail: `On every new ${name}.` })),
    ...(mechanicalProtectionYears === null
      ? []
      : [
          {
            claim: mechanicalProtectionClaim(mechanicalProtectionYears),
            detail: 'Ask us which vehicles it comes with.',
          },
        ]),
  ];
  if (claims.length === 0) return null;
  return (
    <>
      <SectionHead title={title ?? 'Warranty at a glance'} />
      <ul css={listStyles}>
        {claims.map(({ claim, detail }) => (
          <li key={detail} css={cardSurfaceStyles}>
            <ShieldIcon size={32} />
            <h3>{claim}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
