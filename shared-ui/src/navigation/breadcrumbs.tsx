import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSize, media, space } from '../foundation/tokens';
import { ChevronRightIcon } from '../icons/direction-icons';

const listStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: fontSize[14],
  color: color.muted,
  '& > li': { display: 'flex', alignItems: 'center', minWidth: 0 },
  '& svg': { margin: `0 ${space[4]}`, opacity: 0.7 },
});

const linkStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.muted,
  [media.hover]: {
    '&:hover': { color: color.ink, textDecoration: 'underline', textUnderlineOffset: 3 },
  },
});

const currentStyles = css({
  color: color.ink,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '40ch',
});

export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** From the home page to this one; the last is where the visitor is and is not linked. */
  readonly items: readonly Breadcrumb[];
}

/** Where this page stands in the site, with schema.org microdata (UI-012). Renders nothing without items. */
export function Breadcrumbs({ items }: BreadcrumbsProps): ReactNode {
  if (items.length === 0) return null;
  const lastIndex = items.length - 1;
  return (
    <nav aria-label="Breadcrumb">
      <ol css={listStyles} itemScope itemType="https://schema.org/BreadcrumbList">
        {items.map((item, index) => (
          <li key={item.href} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
            {index === lastIndex ? (
              <span css={currentStyles} aria-current="page" itemProp="name">
                {item.label}
              </span>
            ) : (
              <a href={item.href} css={linkStyles} itemProp="item">
                <span itemProp="name">{item.label}</span>
              </a>
            )}
            <meta itemProp="position" content={String(index + 1)} />
            {index === lastIndex ? null : <ChevronRightIcon size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
