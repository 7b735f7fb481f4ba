import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { stockNoun, stockNouns } from 'shared-rules/stock-noun';
import { buttonStyles, textLinkStyles } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { containerStyles } from 'shared-ui/layout';
import { BoxSkeleton } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { AppLink } from '../platform/app-link';
import { useLazy } from 'shared-ui/use-lazy';
import { COMPARE_LIMIT } from '../store/compare';
import type { SharedComparison } from './load-comparison';
import { useCompared } from './use-compared';
import { useRemovedFocus } from './use-removed-focus';

const pageStyles = css([
  containerStyles,
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space[24],
    paddingBlock: `${space[32]} ${space[64]}`,
  }),
]);

/** Of the outline of what is compared. Where there is nothing, that is as high, so that the footer stays where it is. */
const outlineHeightPx = 480;
const emptyStyles = css({ display: 'grid', minHeight: outlineHeightPx });

/** Without script nothing takes the place of the outline. */
const scriptedStyles = css({ '@media (scripting:none)': { display: 'none' } });

const loadTable = () => import('./compare-table');

interface ComparedCarsProps extends ComparePageProps {
  page: RefObject<HTMLElement | null>;
}

function ComparedCars({ data, page }: ComparedCarsProps): ReactNode {
  const { items } = useCompared();
  const onRemove = useRemovedFocus(page);
  const nouns = stockNouns(useSite());
  const count = (data?.cars ?? items).length;
  const part = useLazy(count > 0, loadTable);
  if (count === 0) {
    return (
      <div css={emptyStyles}>
        <EmptyState
          title="Nothing to compare yet"
          action={
            <AppLink href={paths.search} css={buttonStyles('filled')}>
              Browse our {nouns}
            </AppLink>
          }
        >
          Tap the arrows on up to {COMPARE_LIMIT} {nouns} to see them here.
        </EmptyState>
      </div>
    );
  }
  return part ? (
    <part.CompareTable shared={data} onRemove={onRemove} />
  ) : (
    <BoxSkeleton heightPx={outlineHeightPx} />
  );
}

interface ComparePageProps {
  /** The cars of the address; null for the shopper's own choice. */
  data: SharedComparison | null;
}

/** `/compare`: up to four cars side by side (SHL-072). The table is fetched when there is something to compare. */
export function ComparePage({ data }: ComparePageProps): ReactNode {
  const site = useSite();
  const [noun, nouns] = [stockNoun(site), stockNouns(site)];
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const page = useRef<HTMLDivElement>(null);
  return (
    <div css={pageStyles} ref={page}>
      <h1 tabIndex={-1}>Compare {nouns}</h1>
      {data && data.goneCount > 0 ? (
        <p role="status">
          {data.goneCount === 1
            ? `One ${noun} of this comparison is`
            : `${data.goneCount} ${nouns} of this comparison are`}{' '}
          no longer listed.
        </p>
      ) : null}
      {isMounted ? (
        <ComparedCars data={data} page={page} />
      ) : (
        <>
          <div css={scriptedStyles}>
            <BoxSkeleton heightPx={outlineHeightPx} />
          </div>
          <noscript>
            {data ? (
              <ul>
                {data.cars.map(({ id, slug, name }) => (
                  <li key={id}>
                    <a href={hrefs.vehicle(slug)}>{name}</a>
                  </li>
                ))}
              </ul>
            ) : (
              `Comparing ${nouns} needs JavaScript. `
            )}
            <a href={paths.search} css={textLinkStyles}>
              Browse our {nouns}
            </a>
          </noscript>
        </>
      )}
    </div>
  );
}
