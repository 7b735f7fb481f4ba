import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { compareText } from 'shared-rules/text-order';

/** Payees: the site's dealerships, each by the name of its main location. */
export interface PaymentData {
  dealerships: { slug: string; name: string }[];
}

/** Loads whom the shopper can pay; a site of one dealership asks nothing. */
export async function loadPayment({
  api,
  site,
  signal,
}: Pick<LoadContext, 'api' | 'site' | 'signal'>): Promise<PaymentData> {
  const slugs = site.site.dealerships;
  if (slugs.length < 2) return { dealerships: [] };
  const locations = (await api('listLocations', {}, { signal })).filter(({ visible }) => visible);
  const dealerships = slugs.flatMap((slug) => {
    const own = locations.filter((location) => location.dealership_slug === slug);
    const name = (own.find(({ primary }) => primary) ?? own[0])?.name;
    return name === undefined ? [] : [{ slug, name }];
  });
  return { dealerships: dealerships.sort((a, b) => compareText(a.name, b.name)) };
}
