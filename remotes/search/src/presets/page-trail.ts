import type { FilterName } from 'shared-contracts/entities/search';
import { hrefs, paths, toSlug } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { sentenceCase, stockNouns } from 'shared-rules/stock-noun';
import type { Breadcrumb } from 'shared-ui/breadcrumbs';
import { searchSubject } from '../search-session/heading';
import type { SessionData } from '../search-session/session-data';
import { coveredFilters, indexingOf } from './base-page';

/** Filters that only say where a car stands. */
const places: readonly FilterName[] = ['location_name', 'dealership_name'];

/** From the home page to the page with a path of its own that this search belongs to. */
export function pageTrail(
  { state, preset }: Pick<SessionData, 'state' | 'preset'>,
  site: PublicTenantConfig,
): Breadcrumb[] {
  const { base } = indexingOf(state, preset);
  const { make, model } = state.filters;
  const trail: Breadcrumb[] = [
    { label: 'Home', href: paths.home },
    { label: `${sentenceCase(stockNouns(site))} for sale`, href: paths.search },
  ];
  if (base.covers.length === 0) return trail;
  if (base.covers.includes('make') && make[0]) {
    trail.push({ label: make[0], href: hrefs.make(make[0]) });
    const [name] = base.covers.includes('model') ? model : [];
    return name && toSlug(name) ? [...trail, { label: name, href: base.path }] : trail;
  }
  const where = places.find((name) => base.covers.includes(name));
  const label = where
    ? (state.filters[where][0] ?? '')
    : searchSubject(coveredFilters(state.filters, base), site);
  return [...trail, { label, href: base.path }];
}
