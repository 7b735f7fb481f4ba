import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { buttonStyles } from 'shared-ui/button';
import { useDropdown } from 'shared-ui/dropdown';
import { ChevronDownIcon, PinIcon } from 'shared-ui/icons';
import { color, font, fontSize, media, radius, shadow, size, space, zIndex } from 'shared-ui/tokens';

const menuStyles = css({
  position: 'relative',
  '& > summary': { listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
});

const listStyles = css({
  position: 'absolute',
  zIndex: zIndex.menu,
  top: `calc(100% + ${space[8]})`,
  left: 0,
  width: 'max-content',
  minWidth: '100%',
  maxWidth: `min(360px, calc(100vw - ${size.gutter}*2))`,
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: `${space[8]} ${space[16]}`,
  background: color.surface,
  borderRadius: radius.base,
  boxShadow: shadow.floating,
  [media.from(768)]: { left: 'auto', right: 0 },
  '& li + li': { borderTop: `1px solid ${color.line}` },
  '& li': { paddingBlock: space[8] },
  '& b': { display: 'block', color: color.ink, fontWeight: font.weightStrong },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: size.tap, color: color.primaryText },
  '& span': { color: color.muted, fontSize: fontSize[14] },
});

export interface LocationPhone {
  name: string;
  slug: string;
  phone: string | null;
}

/** The locations of the site with their phone numbers (SHL-052). */
export function LocationsMenu({ locations }: { locations: readonly LocationPhone[] }): ReactNode {
  const menu = useDropdown();
  if (locations.length === 0) return null;
  return (
    <details ref={menu} css={menuStyles}>
      <summary css={buttonStyles('outline', 'small')}>
        <PinIcon />
        Locations
        <ChevronDownIcon />
      </summary>
      <ul css={listStyles} aria-label="Locations">
        {locations.map(({ name, slug, phone }) => (
          <li key={slug}>
            <b>{name}</b>
            {phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : <span>Phone not available</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
