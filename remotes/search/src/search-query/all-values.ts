import type { Facet, FilterName, SearchState } from 'shared-contracts/entities/search';
import type { Platform } from 'shared-contracts/remote/remote-module';
import { conditions } from 'shared-rules/search/filter-expressions';

/**
 * Every value of a list with its cars, counted as the page counts the first of them: as if nothing of the list itself were
 * chosen. Rejects with `ApiFailure`.
 *
 * @param more expressions that hold besides the state's filters
 */
export async function countAllValues(
  { site, search }: Pick<Platform, 'site' | 'search'>,
  state: SearchState,
  name: FilterName,
  more: readonly string[],
): Promise<Facet> {
  const [answer] = await search([
    {
      indexUid: site.search.index,
      ...conditions(state, name, more),
      facets: [name],
      hitsPerPage: 0,
      allFacetValues: true,
    },
  ]);
  return { values: answer?.facetDistribution?.[name] ?? {}, stats: null };
}
