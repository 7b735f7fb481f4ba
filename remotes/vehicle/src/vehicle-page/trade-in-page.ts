import { ApiFailure } from 'shared-contracts/errors';
import { notFound, redirectTo, type LoadContext } from 'shared-contracts/remote/remote-module';
import { hrefs, reservedCarSlugs } from 'shared-contracts/routes';

/** Whether the address is that of the trade-in valuation, whose word no car has as its slug (D-10). */
export const isTradeIn = (slug: string | undefined): boolean =>
  reservedCarSlugs.some((word) => word === slug);

/**
 * Where a shopper values a trade-in against a car (VEH-035) as long as no remote has a page of its own for it: the site's
 * trade-in page, with the car in its query; the enquiry page where the site has none.
 *
 * @returns the redirect, or the 404 page of a site that takes no trade-ins
 */
export async function tradeInPage({ site, api, url, signal }: LoadContext): Promise<Response> {
  const { enabled, path } = site.tradeIn;
  if (!enabled) return notFound();
  try {
    await api('getPage', { query: { path } }, { signal });
    return redirectTo(`${path}${url.search}`);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'not_found') throw error;
    return redirectTo(hrefs.enquire({ category: 'Sales Enquiry' }));
  }
}
