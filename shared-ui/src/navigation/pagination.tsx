import { css } from '@emotion/react';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { color, font, media, motion, radius, size, space } from '../foundation/tokens';
import { isPlainClick } from '../plain-click';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/direction-icons';

const listStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
});

const linkStyles = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: size.tap,
  height: size.tap,
  padding: '0 8px',
  borderRadius: radius.button,
  color: color.text,
  fontWeight: font.weightStrong,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  [media.hover]: { '&:hover': { background: color.tint, color: color.ink } },
  '&[aria-current=page]': { background: color.ink, color: color.onInk },
});

const gapStyles = css({ minWidth: 24, textAlign: 'center', color: color.muted });

/** Pages worth a link: the first, the last, and those around the current one. Numbers ascend. */
export function visiblePages(current: number, total: number): readonly number[] {
  const wanted = [1, current - 1, current, current + 1, total];
  // A gap that would hide a single page shows that page instead.
  if (current - 3 === 1) wanted.push(2);
  if (current + 3 === total) wanted.push(total - 1);
  const inRange = wanted.filter((page) => page >= 1 && page <= total);
  return [...new Set(inRange)].sort((one, two) => one - two);
}

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Address of a page, so that paging works without script and can be shared. */
  readonly hrefOf: (page: number) => string;
  /** Called when a link is followed, and not when it opens a tab or a window of its own. */
  readonly onFollow?: (page: number) => void;
  /** Name of the landmark; says what is paged when a page has several. */
  readonly label?: string;
}

/** Links to the pages of a long list. Renders nothing for a single page. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  onFollow,
  label = 'Pages',
}: PaginationProps): ReactNode {
  if (pageCount <= 1) return null;
  const linkTo = (number: number) => ({
    href: hrefOf(number),
    css: linkStyles,
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event)) onFollow?.(number);
    },
  });
  const pages = visiblePages(page, pageCount);
  return (
    <nav aria-label={label}>
      <ul css={listStyles}>
        {page > 1 ? (
          <li>
            <a {...linkTo(page - 1)} rel="prev" aria-label="Previous page">
              <ChevronLeftIcon />
            </a>
          </li>
        ) : null}
        {pages.map((number, index) => (
          <Fragment key={number}>
            {index > 0 && number - (pages[index - 1] ?? 0) > 1 ? (
              <li css={gapStyles} aria-hidden="true">
                …
              </li>
            ) : null}
            <li>
              <a
                {...linkTo(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          </Fragment>
        ))}
        {page < pageCount ? (
          <li>
            <a {...linkTo(page + 1)} rel="next" aria-label="Next page">
              <ChevronRightIcon />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
