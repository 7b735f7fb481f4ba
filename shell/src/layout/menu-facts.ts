import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePlatform } from 'shared-contracts/react';
import type { Platform } from 'shared-contracts/remote/remote-module';
import { toSlug } from 'shared-contracts/routes';
import { onNearViewport } from 'shared-ui/lazy-component';
import type { WideMenuProps } from './lazy';

/** What a cell shows besides its label. */
export interface CellFacts {
  picture: string | null;
  /** Cars in stock; null where they are not counted. */
  count: number | null;
}

/** By the slug of the cell's label. */
type Facts = ReadonlyMap<string, CellFacts>;

/** Cars in stock by the slug of their make; none where the search does not answer. */
async function countByMake({ search, site }: Platform): Promise<ReadonlyMap<string, number>> {
  const query = {
    indexUid: site.search.index,
    filter: ['status = "in_stock"'],
    facets: ['make'],
    allFacetValues: true,
    hitsPerPage: 0,
  };
  const results = await search([query]).catch(() => []);
  const counts = results[0]?.facetDistribution?.['make'] ?? {};
  return new Map(Object.entries(counts).map(([make, count]) => [toSlug(make), count]));
}

async function loadBrands(platform: Platform): Promise<Facts> {
  const [brands, counts] = await Promise.all([platform.api('listBrands', {}), countByMake(platform)]);
  return new Map(
    brands.map(({ title, logo }) => {
      const slug = toSlug(title);
      return [slug, { picture: logo, count: counts.get(slug) ?? null }];
    }),
  );
}

async function loadModels({ api }: Platform): Promise<Facts> {
  const models = await api('listModels', {});
  return new Map(
    models.map(({ name, cloudfront_new_image_url: picture, image }) => [
      toSlug(name),
      { picture: picture ?? image?.url ?? null, count: null },
    ]),
  );
}

const loaders = { brands: loadBrands, models: loadModels };

/**
 * Pictures and numbers of a menu's cells, loaded when its panel is first in view. Names alone do where they cannot be
 * loaded.
 */
export function useMenuFacts(kind: WideMenuProps['kind']): {
  panel: RefObject<HTMLDivElement | null>;
  factsOf: (label: string) => CellFacts | undefined;
} {
  const platform = usePlatform();
  const panel = useRef<HTMLDivElement>(null);
  const [facts, setFacts] = useState<Facts>();
  useEffect(() => {
    if (!panel.current) return undefined;
    return onNearViewport(panel.current, () => {
      loaders[kind](platform).then(setFacts, () => undefined);
    });
  }, [kind, platform]);
  return { panel, factsOf: (label) => facts?.get(toSlug(label)) };
}
