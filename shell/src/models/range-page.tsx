import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ModelTile as Model } from 'shared-contracts/entities/model-page';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import type { SitePageOf } from 'shared-contracts/site-page';
import { modelCategories, modelsIn } from 'shared-rules/model-range';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { Button } from 'shared-ui/button';
import { containerStyles } from 'shared-ui/layout';
import { useIsHydrating } from 'shared-ui/use-is-hydrating';
import { CategoryTabs, tabId, tabPanelId } from './category-tabs';
import { DriveBand } from './drive-band';
import { LocationsMenu, type LocationPhone } from './locations-menu';
import { ModelTile } from './model-tile';
import * as styles from './range-page.styles';
import { SalesCounter } from './sales-counter';
import { WhyChooseUs } from './why-choose-us';

/** Whether the shopper opened the whole of a category in this entry of the history, so that Back leads to it again. */
const wasWhole = (category: string): boolean =>
  (window.history.state as { wholeRange?: string } | null)?.wholeRange === category; // written below only

/** Tiles of a category; the rest of a long one stands behind a button (SHL-051), and is there at once without script. */
function Tiles({ category, models }: { category: string; models: readonly Model[] }): ReactNode {
  const limit = useSite().models.initialTiles;
  const isHydrating = useIsHydrating();
  const [isWhole, setIsWhole] = useState(() => !isHydrating && wasWhole(category));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isHydrating) setIsWhole(wasWhole(category));
  }, [isHydrating, category]);
  const showAll = (): void => {
    window.history.replaceState({ ...window.history.state, wholeRange: category }, '');
    flushSync(() => setIsWhole(true));
    // The button is gone: its focus moves to the first of the new tiles.
    list.current?.children[limit]?.querySelector('a')?.focus();
  };
  return (
    <>
      <ul css={styles.tiles} ref={list}>
        {models.map((model, index) => (
          <li key={model.slug} hidden={!isWhole && index >= limit}>
            <ModelTile model={model} headingLevel={2} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {models.length > limit && !isWhole ? (
        <div css={styles.more}>
          <Button onClick={showAll}>View more</Button>
        </div>
      ) : null}
    </>
  );
}

interface RangePageProps {
  page: SitePageOf<'models'>;
  /** The category of the address; one that no model has shows all (SHL-019). */
  body: string;
  locations: readonly LocationPhone[];
  /** Null where the site does not count its sales. */
  sales: number | null;
}

/** `/models`: the range by category, with what is in stock of it today. */
export function RangePage({ page, body, locations, sales }: RangePageProps): ReactNode {
  const { title, description, models, whyChooseUs } = page;
  const categories = modelCategories(models);
  const selected = categories.some(({ slug }) => slug === body) ? body : '';
  return (
    <>
      <div css={[containerStyles, styles.page]}>
        <Breadcrumbs
          items={[
            { label: 'Home', href: paths.home },
            { label: title, href: paths.models },
          ]}
        />
        <header css={styles.head}>
          <div>
            <h1>{title}</h1>
            {description ? <p>{description}</p> : null}
          </div>
          <div css={styles.aside}>
            {sales === null ? null : <SalesCounter sales={sales} />}
            <LocationsMenu locations={locations} />
          </div>
        </header>
        <CategoryTabs categories={categories} selected={selected} />
        <div role="tabpanel" id={tabPanelId} aria-labelledby={tabId(selected)}>
          {/* Another category begins with its first tiles. */}
          <Tiles key={selected} category={selected} models={selected ? modelsIn(models, selected) : models} />
        </div>
      </div>
      <WhyChooseUs items={whyChooseUs} />
      <DriveBand title="Feel the difference from behind the wheel" />
    </>
  );
}
