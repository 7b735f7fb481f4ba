import type { ContentPage } from 'shared-contracts/content-page';
import type { Car } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import { findCar } from '../find-car/find-car';
import { readLink, type FinanceLink } from './read-link';

/** Critical data of the finance page. */
export interface FinanceData extends Pick<FinanceLink, 'budget' | 'dealership'> {
  /** The site's own words. */
  words: ContentPage;
  /** The car of the link; null for finance in general, or when it is not listed. */
  car: Car | null;
  /** Where Back leads from the sign-in page, where the site asks for it. */
  back: string;
}

/** A site without words of its own, or whose words cannot be had: the page works without. */
const plainWords: ContentPage = { title: 'Finance', blocks: [] };

async function loadWords({ api, signal }: LoadContext): Promise<ContentPage> {
  try {
    const page = await api('getPage', { query: { path: paths.finance } }, { signal });
    return page.kind === 'content' ? page : plainWords;
  } catch (error) {
    if (error instanceof ApiFailure) return plainWords;
    throw error;
  }
}

/** The site's words and what the link says. A car that is not listed makes it finance in general. */
export async function loadFinance(context: LoadContext): Promise<FinanceData> {
  const { carId, budget, dealership } = readLink(context.url, context.site);
  const [words, car] = await Promise.all([loadWords(context), findCar(context, carId)]);
  return { words, car, budget, dealership, back: car ? hrefs.vehicle(car.slug) : paths.home };
}
