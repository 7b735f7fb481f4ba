import type { ApiOutput } from 'shared-contracts/api/endpoints';
import type { ContentPage } from 'shared-contracts/content-page';
import type { Car } from 'shared-contracts/entities/car';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import { notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import { yearInZone } from 'shared-rules/zoned-time';
import { findCar } from '../find-car/find-car';

/** Names of the query that the page reads. */
export const tradeInQuery = { car: 'car_id', valuation: 'valuation' } as const;

/** Critical data of the trade-in page. */
export interface TradeInData {
  /** What the site says around the steps; null where it says nothing. */
  words: ContentPage | null;
  faq: ApiOutput<'listFaq'>;
  /** The car that the shopper wants instead (FIN-047). */
  car: Car | null;
  /** The valuation that the address names. */
  valuation: Valuation | null;
  /** The year it is in the site's zone. */
  year: number;
}

type Context = Pick<LoadContext, 'site' | 'api' | 'signal' | 'url' | 'now'>;

/** An answer that the page can do without. */
const orElse = <T>(answer: Promise<T>, fallback: T): Promise<T> => answer.catch(() => fallback);

/** The valuation of `?valuation=`, which a form without script and My Garage lead to. */
async function findValuation({ api, url, signal }: Context): Promise<Valuation | null> {
  const id = url.searchParams.get(tradeInQuery.valuation) ?? '';
  if (id === '') return null;
  try {
    return await api('getValuation', { params: { id } }, { signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') return null;
    throw error;
  }
}

async function loadWords({ site, api, signal }: Context): Promise<ContentPage | null> {
  const page = await api('getPage', { query: { path: site.tradeIn.path } }, { signal });
  return page.kind === 'content' ? page : null;
}

/** The page's data; a site that takes no trade-ins has the 404 page (FIN-046). */
export async function loadTradeIn(context: Context): Promise<TradeInData> {
  const { site, api, signal, now, url } = context;
  if (!site.tradeIn.enabled) throw notFound();
  const [words, faq, car, valuation] = await Promise.all([
    orElse<ContentPage | null>(loadWords(context), null),
    orElse(api('listFaq', { query: { page: 'trade-in' } }, { signal }), []),
    // An unknown car is none (FIN-047).
    orElse<Car | null>(findCar(context, url.searchParams.get(tradeInQuery.car)?.trim() ?? ''), null),
    findValuation(context),
  ]);
  return { words, faq, car, valuation, year: yearInZone(now(), site.site.timezone) };
}
