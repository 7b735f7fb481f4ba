import type { SearchState } from '../entities/search';
import { searchStateToQuery } from '../search/url-state';
import * as paths from './paths';
import { toSlug } from './to-slug';

/** DOM id of the finance page's form, which links lead to (FIN-001). */
export const financeFormId = 'finance-form';

const conditionPaths = {
  used: '/search/used-cars',
  new: '/search/new-cars',
  demo: '/search/demo-cars',
} as const;

export const vehicle = (slug: string) => `/cars/${encodeURIComponent(slug)}`;
export const condition = (carType: keyof typeof conditionPaths) => conditionPaths[carType];
export const make = (make: string) => `/search/${toSlug(make)}`;
/** The make's page for a car whose source names no model. */
export const makeModel = (make: string, model: string) =>
  [paths.search, toSlug(make), toSlug(model)].filter(Boolean).join('/');
/** Cars of a body or item type; `slug` is its URL word (D-09). */
export const type = (slug: string) => `/search/${slug}-cars`;
/** A model's page: where its site says, else its own (SHL-020). */
export const model = ({ slug, override_url: override }: { slug: string; override_url: string | null }) =>
  override || `${paths.models}/${encodeURIComponent(slug)}`;
/** The range, of one category where its URL word is given (SHL-019). */
export const models = (body = '') =>
  body ? `${paths.models}?body=${encodeURIComponent(body)}` : paths.models;
/** A brand's page; the stock of one that has none (SHL-021). */
export const brand = ({
  slug,
  title,
  skipPage,
}: {
  slug: string;
  title: string;
  skipPage?: boolean | undefined;
}) => (skipPage ? `${paths.search}/${toSlug(title)}` : `${paths.brands}/${encodeURIComponent(slug)}`);
/** What a brand stands for, and where it is sold (SHL-021). */
export const brandOverview = (slug: string) => `/${encodeURIComponent(slug)}/overview`;
export const usedType = (slug: string) => `/used-car/${slug}`;
/** Everything a dealership has for sale (SRC-007). */
export const dealershipStock = (slug: string) => `/search/${encodeURIComponent(slug)}`;
export const location = (slug: string) => `/locations/${encodeURIComponent(slug)}`;
export const contactLocation = (slug: string) => `/contact-us/${encodeURIComponent(slug)}`;
export const checkoutJourney = (carSlug: string) => `/checkout-journey?car_id=${encodeURIComponent(carSlug)}`;
/** Reserve or buy a car; `segment` is the site's `checkout.pathSegment` (VEH-002). */
export const checkout = (carSlug: string, segment: 'checkout' | 'buy-online') =>
  `/cars/${encodeURIComponent(carSlug)}/${segment}`;
/**
 * The finance page's form, filled in for a car (VEH-034). What is not known is left out.
 *
 * @param page the site's `finance.pagePath`
 * @param car `price` is dollars
 */
export const financeFor = (
  page: string,
  car: { dealershipSlug: string; price: number | null; id: number; carType: string; vin: string | null },
) => {
  const query = new URLSearchParams({
    preferredDealership: car.dealershipSlug,
    ...(car.price === null ? {} : { vehiclePriceBudget: String(car.price) }),
    car_id: String(car.id),
    car_type: car.carType,
    ...(car.vin === null ? {} : { vin: car.vin }),
  });
  return `${page}?${query.toString()}#${financeFormId}`;
};
/** Valuation of a trade-in against a car (VEH-035). */
export const tradeInFor = (carId: number) => `${paths.tradeInForCar}?car_id=${carId}`;
/** The trade-in page with a valuation that was made before. */
export const valuation = (page: string, id: string) => `${page}?valuation=${encodeURIComponent(id)}`;
/** A photo of a valuation's car, for those who know the valuation: a picture, and so no endpoint of the table. */
export const valuationPhoto = (id: string, photo: string) =>
  `/api/valuations/${encodeURIComponent(id)}/photos/${encodeURIComponent(photo)}`;
/** The finance page of one car, with its own quote (FIN-002). */
export const personalisedFinance = (carId: number) => `${paths.personalisedFinance}?car_id=${carId}`;
/** A car's listing on a sheet of paper (VEH-004). */
export const print = (carSlug: string) => `${paths.print}?car_id=${encodeURIComponent(carSlug)}`;
/** The same listing as a PDF of one A4 page, which is not JSON and so no endpoint of the table (API-022, D-21). */
export const carPdf = (carSlug: string) => `/api/cars/${encodeURIComponent(carSlug)}/pdf`;
/** The sign-in page: what for, where to go afterwards, and where Back leads (SHL-026). */
export const signIn = (request: { type?: string | undefined; redirect: string; back: string }) => {
  const { type, redirect, back } = request;
  return `/sign-in?${new URLSearchParams({ ...(type ? { type } : {}), redirect, back }).toString()}`;
};
/** The form that saves a search, for browsers without JavaScript; `query` is the search's own query string. */
export const saveSearch = (query: string) => (query ? `/save-search?${query}` : '/save-search');
/** Where the alerts of a saved search are confirmed, changed and stopped. */
export const alert = (token: string) => `/alerts/${encodeURIComponent(token)}`;
/** The enquiry page, which also works without JavaScript. */
export const enquire = (
  about: { carSlug?: string; locationSlug?: string; category?: string; offerId?: number } = {},
) => {
  const query = new URLSearchParams();
  if (about.carSlug) query.set('car', about.carSlug);
  if (about.locationSlug) query.set('location', about.locationSlug);
  if (about.category) query.set('category', about.category);
  if (about.offerId !== undefined) query.set('offer_id', String(about.offerId));
  const text = query.toString();
  return text ? `/enquire?${text}` : '/enquire';
};
/** The page that books a test drive of a car or of a model of the range (LEA-004). */
export const bookTestDrive = (
  about: { carId?: number; modelSlug?: string; dealershipSlug?: string; offerId?: number } = {},
) => {
  const query = new URLSearchParams();
  if (about.carId !== undefined) query.set('car_id', String(about.carId));
  if (about.modelSlug) query.set('model', about.modelSlug);
  if (about.dealershipSlug) query.set('dealership', about.dealershipSlug);
  if (about.offerId !== undefined) query.set('offer_id', String(about.offerId));
  const text = query.toString();
  return text ? `${paths.bookTestDrive}?${text}` : paths.bookTestDrive;
};
/** Cars side by side, in their order; without cars the shopper's own choice (SHL-072). */
export const compare = (carSlugs: readonly string[]) =>
  carSlugs.length > 0 ? `${paths.compare}?cars=${carSlugs.map(encodeURIComponent).join(',')}` : paths.compare;
/** The list of offers, all of them or those of one category or manufacturer (SHL-011). */
export const specialOffers = (
  only: { category?: string | undefined; manufacturer?: string | undefined } = {},
) => {
  const query = new URLSearchParams();
  if (only.category) query.set('category', only.category);
  if (only.manufacturer) query.set('manufacturer', only.manufacturer);
  const text = query.toString();
  return text ? `${paths.specialOffers}?${text}` : paths.specialOffers;
};
/** The page of an offer under its manufacturer, where it has one; `/offers/{id}` shows the same (SHL-012). */
export const offer = ({ id, manufacturer }: { id: number; manufacturer: { slug: string } | null }) =>
  manufacturer ? `/offers/${encodeURIComponent(manufacturer.slug)}/${id}` : `/offers/${id}`;
/** A search page in a state; `base` is the path of a preset page such as `/search/toyota`. */
export const search = (
  state: Partial<Omit<SearchState, 'filters'>> & { filters?: Partial<SearchState['filters']> },
  base: string = paths.search,
) => {
  const text = searchStateToQuery(state);
  return text ? `${base}?${text}` : base;
};
