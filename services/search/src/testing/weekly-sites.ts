import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery, SearchResponse } from 'shared-contracts/search/wire';
import type { TenantConfig } from 'shared-contracts/site-config';
import { readSample, sampleSlugs } from 'shared-contracts/site-config/samples/dev/read-samples';
import { makeSite } from 'shared-contracts/testing';
import type { SearchPlatform } from './search-platform';

/** The dealership whose cars every one of the sites sells. */
export const dealership = 'every-site';

const withRule = (slug: string, rule: number, changes: { [section: string]: object } = {}): TenantConfig =>
  makeSite({
    ...changes,
    site: { slug, finance_provider: 'own', ...changes['site'] },
    finance: { providers: { own: { rule, lender: 'toyotaDirect' } }, ...changes['finance'] },
  });

/** Every sample site, and what none of them has, over the same cars. */
export const weeklySites = (): TenantConfig[] =>
  [
    ...sampleSlugs.map((slug) => readSample(slug).config),
    withRule('strict-stock', 1, { stock: { inStockStatuses: ['in_stock'] } }),
    withRule('years-in-perth', 1, { site: { timezone: 'Australia/Perth' } }),
    withRule('stated-payments', 3),
    withRule('fee-and-whole-dollars', 2, {
      finance: {
        providers: { own: { rule: 2, lender: 'toyotaDirect' } },
        lenders: { toyotaDirect: { establishmentFee: 495 } },
        calculator: { roundUp: true },
      },
    }),
    withRule('excluded-lender', 2, { finance: { excludedLenders: ['toyotaDirect'] } }),
    withRule('no-entry-at-all', 2, {
      finance: { providers: { own: { rule: 2, lender: 'Bank of "Nowhere"' } } },
    }),
    withRule('no-provider', 2, { site: { finance_provider: null } }),
  ].map((config): TenantConfig => ({ ...config, site: { ...config.site, dealerships: [dealership] } }));

export const bands = [
  'Under $50', '$50 - $100', '$100 - $150', '$150 - $200', '$200 - $250', '$250 - $300', '$300 - $400', '$400 - $500',
  '$500+',
]; // prettier-ignore

/** The band of "$1,234 per week" or "from $1,234 a week with your terms", read from what stands on the card. */
export function bandOf(text: string): string {
  const dollars = Number(/\$([\d,]+) (?:per|a) week/.exec(text)?.[1]?.replaceAll(',', ''));
  const limits = [0, 50, 100, 150, 200, 250, 300, 400, 500];
  return bands[limits.findLastIndex((limit) => dollars >= limit)] ?? 'none';
}

export type Ask = (
  site: TenantConfig,
  changes: Partial<MultiSearchQuery>,
) => Promise<SearchResponse<CarDocument>>;

/** The answer to one search of a site. */
export async function askOne(platform: SearchPlatform, ...[site, changes]: Parameters<Ask>): ReturnType<Ask> {
  const [answer] = await platform.service.query(site, [{ indexUid: site.search.index, ...changes }]);
  if (!answer) throw new Error('the search answered nothing');
  return answer;
}

/** Every car that a search of a site finds. */
export async function allHitsOf(ask: Ask, ...[site, changes]: Parameters<Ask>): Promise<CarDocument[]> {
  const hits: CarDocument[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(site, { ...changes, hitsPerPage: 100, page });
    hits.push(...answer.hits);
    if (page >= (answer.totalPages ?? 1)) return hits;
  }
}
