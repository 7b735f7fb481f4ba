import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { findKey, paths } from 'shared-contracts/routes';
import { stockNoun } from 'shared-rules/stock-noun';
import { Button } from 'shared-ui/button';
import { SearchIcon } from 'shared-ui/icons';
import { containerStyles } from 'shared-ui/layout';
import { color, fontSize, radius, size, space } from 'shared-ui/tokens';
import { AppLink } from '../platform/app-link';
import type { PageHead } from '../document/page-head';

const pageStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[16],
  minHeight: '60vh',
  paddingBlock: space[48],
  textAlign: 'center',
  '& > p': { maxWidth: '48ch', color: color.muted },
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: size.tap, textDecoration: 'underline' },
});

const formStyles = css({
  display: 'flex',
  gap: space[8],
  width: '100%',
  maxWidth: 480,
  '& > input': {
    flex: 1,
    minWidth: 0,
    minHeight: size.control,
    paddingInline: space[16],
    background: color.surface,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.small,
    fontSize: fontSize[16],
  },
});

/** Head of the 404 page. */
export const notFoundHead = (path: string): PageHead => ({
  meta: {
    title: 'Page not found',
    description: 'This page does not exist. Search our stock instead.',
    canonical: path,
    noindex: true,
  },
  jsonLd: [],
  heroImage: null,
});

/** Says that there is no such page, and offers the search instead. */
export function NotFoundPage(): ReactNode {
  return (
    <div css={[containerStyles, pageStyles]} data-page="not-found">
      <h1>We can’t find that page</h1>
      <p>
        The {stockNoun(useSite())} may be sold, or the page may have moved. Search our stock, or start again
        from the home page.
      </p>
      <form action={paths.search} method="get" role="search" css={formStyles}>
        <input type="search" name={findKey} aria-label="Search our stock" placeholder="Make or model" />
        <Button type="submit" variant="filled">
          <SearchIcon />
          Search
        </Button>
      </form>
      <AppLink href={paths.home}>Go to the home page</AppLink>
    </div>
  );
}
