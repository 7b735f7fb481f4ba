import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { formatCount } from 'shared-rules/money';
import { AppLink } from '../platform/app-link';
import { pictureSources } from '../platform/picture';
import type { WideMenuProps } from './lazy';
import type { CellFacts } from './menu-facts';

interface MenuCellProps {
  label: string;
  href: string;
  kind: WideMenuProps['kind'];
  facts: CellFacts | undefined;
}

/** A logo takes the place of its brand's name (SHL-040); a picture of a model stands above its name. */
export function MenuCell({ label, href, kind, facts }: MenuCellProps): ReactNode {
  const sources = pictureSources(useSite(), facts?.picture, 320);
  const isLogo = kind === 'brands' && sources !== null;
  return (
    <AppLink href={href}>
      {sources ? <img {...sources} sizes="160px" alt={isLogo ? label : ''} width={160} height={64} /> : null}
      {isLogo ? null : <b>{label}</b>}
      {facts?.count ? <small>{formatCount(facts.count)} in stock</small> : null}
    </AppLink>
  );
}
