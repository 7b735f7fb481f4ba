import type { Model } from 'shared-contracts/entities/content';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { newKey } from 'shared-contracts/idempotency-key';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { canTestDrive } from 'shared-rules/contact-action';
import { compareText } from 'shared-rules/text-order';
import { toLeadCar, type LeadCar } from '../lead-subject/lead-car';
import { offerOfAddress, type AddressedOffer } from '../lead-subject/lead-offer';
import { loadLocationChoices, type LocationChoices } from '../lead-subject/location-choices';

/** Critical data of the page that books a test drive. */
export interface TestDriveData {
  car: LeadCar | null;
  /** The address names a car that cannot be driven any more. */
  isCarGone: boolean;
  /** The offer that the test drive was opened from (LEA-037). */
  offer: AddressedOffer | null;
  choices: LocationChoices;
  /** Names to choose from; empty where the car is known. */
  models: string[];
  /** Name of the model in the address; empty where it names none of the site's. */
  model: string;
  /** Slug of the dealership in the address, or of the site's only one. */
  dealership: string;
  /** Made with the page, so that a post without script carries one too (D-22). */
  key: string;
}

/** The car of an id, if it can be driven. */
async function findCar({ api, site, signal }: LoadContext, id: string): Promise<LeadCar | null> {
  if (!/^\d{1,9}$/.test(id)) return null;
  const [car] = await api('listCars', { query: { filter: `id = ${id}`, limit: 1 } }, { signal });
  return car && canTestDrive(car, site) ? toLeadCar(car) : null;
}

/** Names of the models a shopper can choose from: those of the range, or of the stock where the site has no range. */
async function modelNames(range: readonly Model[], { site, search, signal }: LoadContext): Promise<string[]> {
  if (range.length > 0) return range.map(({ name }) => name);
  const query: MultiSearchQuery = {
    indexUid: site.search.index,
    facets: ['model'],
    attributesToHighlight: [],
    limit: 0,
    filter: ['status = in_stock'],
  };
  // Without the models the form can still be sent.
  const [answer] = await search([query], { signal }).catch(() => []);
  return Object.keys(answer?.facetDistribution?.['model'] ?? {});
}

/** The car of the address, or the models and dealerships to choose from. */
export async function loadTestDrive(context: LoadContext): Promise<TestDriveData> {
  const { api, site, signal, url } = context;
  const param = (name: string): string => (url.searchParams.get(name) ?? '').trim();
  const id = param('car_id');
  const car = id === '' ? null : await findCar(context, id);
  const [range, choices, offer] = await Promise.all([
    car ? [] : api('listModels', {}, { signal }),
    loadLocationChoices(context, { formType: 'test-drive', hasCar: car !== null }),
    offerOfAddress(context),
  ]);
  const models = car ? [] : await modelNames(range, context);
  const { dealerships } = site.site;
  const only = dealerships.length === 1 ? (dealerships[0] ?? '') : '';
  return {
    car,
    isCarGone: id !== '' && car === null,
    offer,
    choices,
    models: [...new Set(models)].sort(compareText),
    model: range.find(({ slug }) => slug === param('model'))?.name ?? '',
    dealership: dealerships.find((slug) => slug === param('dealership')) ?? only,
    key: newKey(),
  };
}
