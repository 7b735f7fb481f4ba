import type { ApiInput, ApiOutput, CallApi, CallOptions, EndpointName } from 'shared-contracts/api/endpoints';
import type { SiteContent } from 'shared-contracts/site-config/content';
import type { Car } from 'shared-contracts/entities/car';
import { offerSchema } from 'shared-contracts/entities/content';
import type { Location, SpecialHours } from 'shared-contracts/entities/location';
import { ApiFailure } from 'shared-contracts/errors';
import { toSlug } from 'shared-contracts/routes';
import { parseRange } from 'shared-contracts/search/url-state';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isAvailableNow } from 'shared-rules/status';
import { matchFilter } from 'shared-rules/search/match-filter';
import { fakeAccountPages } from './fake-account-pages';
import { behave, type FakeBehaviour } from './behaviour';
import { toFakeDocument } from './car-document';
import { fakeFinanceCalls } from './fake-finance-calls';
import { fakeSavedSearches } from './fake-saved-searches';
import { fakeSignIn, type FakeVisitor } from './fake-sign-in';
import { fakeVehicleCalls } from './fake-vehicle-calls';

/** What the fake knows; nothing of what is left out. */
export interface FakeApiOptions {
  site: PublicTenantConfig;
  cars?: readonly Car[];
  locations?: readonly Location[];
  specialHours?: readonly SpecialHours[];
  /** Offers, models, brands and reviews of the site. */
  content?: Partial<Pick<SiteContent, 'offers' | 'models' | 'brands' | 'reviews'>>;
  /** Questions and answers of every page that has some. */
  faq?: ApiOutput<'listFaq'>;
  /** Session and watchlist; signed out, with nothing saved, when left out. */
  visitor?: FakeVisitor;
  /** Read at every call. */
  behaviour?: FakeBehaviour;
}

type Answer<N extends EndpointName> = (input: ApiInput<N>, options: CallOptions) => ApiOutput<N>;
type Answers = { [N in EndpointName]: Answer<N> };

const carsPerPage = 21;
/** Cars that one call may give (API-007). */
const mostCars = 100;
/** Similar cars that one call gives (API-010). */
const mostSimilar = 10;
/** Where every postcode of the fake lies: Springwood. */
const somewhere = { lat: -27.611, lng: 153.129 };

const missing = (what: string): ApiFailure => new ApiFailure('not_found', `There is no ${what}.`);

function answersOf(options: FakeApiOptions): Answers {
  const { site, cars = [], locations = [], specialHours = [], content = {} } = options;
  const { offers = [], models = [], brands = [], reviews = { aggregate: null, reviews: [] } } = content;
  // Copies: reserving a car changes it, and the cars of the caller stay as they are.
  const shown = structuredClone(cars.filter((car) => car.show_on_dealer_website));
  const leadsByKey = new Map<string, { id: number; values: string }>();
  const carOf = (slug: string | undefined): Car => {
    const car = shown.find((candidate) => candidate.slug === slug);
    if (!car) throw missing(`car "${slug}"`);
    return car;
  };
  /** The same key is the same lead; the same key with other values is a mistake of the caller (D-22). */
  const leadOf = ({ idempotencyKey }: CallOptions, body: unknown): number => {
    if (!idempotencyKey) throw new ApiFailure('bad_request', 'The header idempotency-key is missing.');
    const values = JSON.stringify(body);
    const known = leadsByKey.get(idempotencyKey);
    if (known && known.values !== values) {
      throw new ApiFailure('conflict', 'This idempotency-key was used for other values.');
    }
    const lead = known ?? { id: leadsByKey.size + 1, values };
    leadsByKey.set(idempotencyKey, lead);
    return lead.id;
  };
  const { valuations, ...financeCalls } = fakeFinanceCalls(shown, site, leadOf);
  return {
    ...fakeAccountPages(),
    getCar: ({ params }) => carOf(params?.slug),
    similarCarIds: ({ params }) => {
      const own = carOf(params?.slug);
      return shown
        .filter((car) => car.id !== own.id && isAvailableNow(car))
        .filter((car) => car.make === own.make || car.simple_body === own.simple_body)
        .slice(0, mostSimilar)
        .map(({ id }) => id);
    },
    viewCar: ({ params }) => ({ views: (carOf(params?.slug).views ?? 0) + 1, car_fields: {} }),
    listCars: ({ query }) => {
      const test = matchFilter(query?.filter);
      const limit = Number(query?.limit ?? mostCars);
      return shown.filter((car) => test({ ...toFakeDocument(car) })).slice(0, Math.min(limit, mostCars));
    },
    carsByModel: ({ query = {} }) => {
      const price = parseRange(query.price);
      const found = shown.filter(
        (car) =>
          (!query.make || toSlug(car.make) === toSlug(query.make)) &&
          (!query.model || toSlug(car.model) === toSlug(query.model)) &&
          (!query.category || car.car_type === query.category) &&
          (!price || ((car.price ?? 0) >= (price.min ?? 0) && (car.price ?? 0) <= (price.max ?? Infinity))),
      );
      const from = (Number(query.page ?? 1) - 1) * carsPerPage;
      return {
        cars: found.slice(from, from + carsPerPage),
        count: found.length,
        pages: Math.ceil(found.length / carsPerPage),
      };
    },
    listLocations: () => [...locations],
    listSpecialHours: () => [...specialHours],
    // Parsed as an answer: only the API's own are sanitised, and no remote shows offers.
    listOffers: () => offers.map((offer) => offerSchema.parse(offer)),
    listManufacturers: () =>
      brands.map(({ manufacturer_id, title, slug, logo }) => ({
        id: manufacturer_id,
        name: title,
        slug,
        logo: { url: logo },
      })),
    listModels: () => models,
    listReviews: () => reviews.reviews,
    getReviewAggregate: () => reviews.aggregate,
    listBrands: () => brands,
    listFaq: () => options.faq ?? [],
    getPage: ({ query }) => {
      throw missing(`page "${query?.path}": pages belong to the shell, which the harness leaves out`);
    },
    getSiteConfig: () => site,
    getSearchKey: () => ({ key: 'fake', expiresAt: '2099-01-01T00:00:00Z' }),
    geocode: () => ({ results: [{ geometry: { location: somewhere } }] }),
    // Its cars stand at their dealerships.
    nearbyLocalities: () => ({ distances: {} }),
    submitForm: ({ body }, call) => ({ form_submission_id: `fake-${leadOf(call, body?.values)}` }),
    createLead: ({ body }, call) => ({ lead_id: leadOf(call, body?.values), error: null }),
    trackEvent: () => ({ accepted: true }),
    ...financeCalls,
    ...fakeSignIn(shown, options.visitor ?? { phone: null, saved: [], valuations: [] }, valuations),
    ...fakeVehicleCalls(shown, site),
    ...fakeSavedSearches(),
  };
}

/**
 * The API over data in memory. Answers are copies, so that no caller changes the data by accident.
 */
export function createFakeApi(options: FakeApiOptions): CallApi {
  const answers = answersOf(options);
  return async (name, input = {}, call = {}) => {
    await behave(name, options.behaviour ?? {}, call.signal);
    const answer = answers[name] as Answer<typeof name>; // the answer of this very name
    return structuredClone(answer(input, call));
  };
}
