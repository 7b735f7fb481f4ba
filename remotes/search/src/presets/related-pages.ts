import { emptySearchState, type FilterName, type SearchState } from 'shared-contracts/entities/search';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { compareText } from 'shared-rules/text-order';
import { isBodyType } from 'shared-rules/body-type-label';
import { inPlace } from 'shared-rules/in-place';
import { searchSubject } from '../search-session/heading';
import type { SessionData } from '../search-session/session-data';
import { coveredFilters, indexingOf } from './base-page';
import { noPreset } from '../search-session/preset';

/** Links of one kind to pages near this one. */
export interface RelatedGroup {
  title: string;
  links: { label: string; href: string }[];
}

/** Most links of one group. */
const linksShown = 12;

type Filters = SearchState['filters'];

const byCount = (values: Record<string, number>): string[] =>
  Object.entries(values)
    .sort(([a, first], [b, second]) => second - first || compareText(a, b))
    .map(([value]) => value);

/** Groups of a page: what a shopper would narrow it by next. */
function groupsOf({ make, model, body }: Filters): { name: FilterName; title: string }[] {
  const [onlyMake] = make.length === 1 ? make : [];
  if (onlyMake === undefined) {
    return [
      { name: 'make', title: 'Popular makes' },
      { name: 'body', title: body.length > 0 ? 'Other body types' : 'Body types' },
      { name: 'item_type', title: 'Types' },
    ];
  }
  const models = { name: 'model', title: `Popular ${onlyMake} models` } as const;
  if (model.length === 1) return [{ ...models, title: `Other ${onlyMake} models` }];
  return [models, { name: 'body', title: `${onlyMake} by body type` }];
}

/**
 * Pages near an indexable one, as links: makes lead to models and bodies, bodies to makes. Only what this search
 * counted is linked, so no link leads to an empty page; a search that is not indexed links nothing.
 */
export function relatedPages(
  { state, preset, result }: Pick<SessionData, 'state' | 'preset' | 'result'>,
  site: PublicTenantConfig,
): RelatedGroup[] {
  const { base, isIndexable } = indexingOf(state, preset);
  if (!isIndexable || result.count === 0) return [];
  const kept = coveredFilters(state.filters, base);
  return groupsOf(kept).flatMap(({ name, title }): RelatedGroup[] => {
    const values = byCount(result.facets[name]?.values ?? {}).filter(
      (value) => !state.filters[name].includes(value) && (name !== 'body' || isBodyType(value)),
    );
    // On a place's own page a name alone would promise less than the link holds.
    const [place] = kept.location_name;
    const links = values.slice(0, linksShown).map((value) => {
      const filters = { ...kept, [name]: [value] };
      const near = base.path === preset.path ? preset : noPreset;
      return {
        label: `${searchSubject(filters, site)}${place ? ` ${inPlace(place)}` : ''}`,
        href: indexingOf({ ...emptySearchState(), filters }, near).canonical,
      };
    });
    return links.length > 0 ? [{ title, links }] : [];
  });
}
