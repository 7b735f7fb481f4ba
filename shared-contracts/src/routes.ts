import type { SearchState } from './entities/search';
import { searchStateToQuery } from './search/url-state';

/** Fixed route patterns and the hrefs that others link to. A remote declares which of them it serves. */
export const paths = {
  home: '/',
  search: '/search',
  searchSegment: '/search/:segment',
  searchMakeModel: '/search/:make/:model',
  usedCarType: '/used-car/:carType',
  partsSearch: '/parts/search',
  vehicle: '/cars/:slug',
  checkout: '/cars/:slug/checkout',
  buyOnline: '/cars/:slug/buy-online',
  enquire: '/enquire',
  bookTestDrive: '/book-test-drive',
  print: '/print',
  checkoutJourney: '/checkout-journey',
  success: '/success',
  dealerLocator: '/dealer-locator',
  dealerships: '/dealerships',
  location: '/locations/:slug',
  contact: '/contact',
  contactUs: '/contact-us',
  contactUsLocation: '/contact-us/:slug',
  compare: '/compare',
  models: '/models',
  model: '/models/:slug',
  brands: '/brands',
  brand: '/brands/:slug',
  signIn: '/sign-in',
  saveSearch: '/save-search',
  alert: '/alerts/:token',
  watchlist: '/watchlist',
  myGarage: '/my-garage',
  finance: '/finance',
  financeEnquiry: '/finance-enquiry',
  applyForFinance: '/apply-for-finance',
  personalisedFinance: '/personalised/finance',
  spinToWin: '/spin-to-win',
  onlinePayment: '/online-payment',
  tradeIn: '/trade-in',
  sellYourCar: '/sell-your-car',
  sellMyCar: '/sell-my-car',
  tradeInForCar: '/cars/trade-in',
  specialOffers: '/special-offers',
  offer: '/offers/:id',
  manufacturerOffer: '/offers/:manufacturer/:id',
} as const;

/**
 * URL segment of a name: lower case, words joined by hyphens ("Land Cruiser" is "land-cruiser"). A plus sign is a word,
 * because a G10+ is no G10.
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const financePaths = [paths.finance, paths.financeEnquiry, paths.applyForFinance] as const;
const tradeInPaths = [paths.tradeIn, paths.sellYourCar, paths.sellMyCar] as const;
/** Pages whose title and first line a site may write, and what else its `pages` say of them (D-39). */
export const pathsWithSiteWords: readonly string[] = [
  ...financePaths,
  ...tradeInPaths,
  paths.models,
  paths.brands,
  paths.specialOffers,
];

/** DOM id of the finance page's form, which links lead to (FIN-001). */
export const financeFormId = 'finance-form';

/** Groups of paths that show one page; the first is the canonical one (DEL-010). */
export const aliasGroups: readonly (readonly string[])[] = [
  ['/contact', '/contact-us'],
  ['/warranty', '/pages/warranty'],
  financePaths,
  tradeInPaths,
];

/**
 * The path that stands for a page in its canonical link. A site may prefer another member of a group, such as
 * its own finance page.
 */
export function canonicalPath(path: string, preferred: readonly string[] = []): string {
  const group = aliasGroups.find((members) => members.includes(path));
  if (!group) return path;
  return preferred.find((candidate) => group.includes(candidate)) ?? group[0] ?? path;
}

const conditionPaths = {
  used: '/search/used-cars',
  new: '/search/new-cars',
  demo: '/search/demo-cars',
} as const;

export const hrefs = {
  vehicle: (slug: string) => `/cars/${encodeURIComponent(slug)}`,
  condition: (carType: keyof typeof conditionPaths) => conditionPaths[carType],
  make: (make: string) => `/search/${toSlug(make)}`,
  /** The make's page for a car whose source names no model. */
  makeModel: (make: string, model: string) =>
    [paths.search, toSlug(make), toSlug(model)].filter(Boolean).join('/'),
  /** Cars of a body or item type; `slug` is its URL word (D-09). */
  type: (slug: string) => `/search/${slug}-cars`,
  /** A model's page: where its site says, else its own (SHL-020). */
  model: ({ slug, override_url: override }: { slug: string; override_url: string | null }) =>
    override || `${paths.models}/${encodeURIComponent(slug)}`,
  /** The range, of one category where its URL word is given (SHL-019). */
  models: (body = '') => (body ? `${paths.models}?body=${encodeURIComponent(body)}` : paths.models),
  /** A brand's page; the stock of one that has none (SHL-021). */
  brand: ({ slug, title, skipPage }: { slug: string; title: string; skipPage?: boolean | undefined }) =>
    skipPage ? `${paths.search}/${toSlug(title)}` : `${paths.brands}/${encodeURIComponent(slug)}`,
  /** What a brand stands for, and where it is sold (SHL-021). */
  brandOverview: (slug: string) => `/${encodeURIComponent(slug)}/overview`,
  usedType: (slug: string) => `/used-car/${slug}`,
  /** Everything a dealership has for sale (SRC-007). */
  dealershipStock: (slug: string) => `/search/${encodeURIComponent(slug)}`,
  location: (slug: string) => `/locations/${encodeURIComponent(slug)}`,
  contactLocation: (slug: string) => `/contact-us/${encodeURIComponent(slug)}`,
  checkoutJourney: (carSlug: string) => `/checkout-journey?car_id=${encodeURIComponent(carSlug)}`,
  /** Reserve or buy a car; `segment` is the site's `checkout.pathSegment` (VEH-002). */
  checkout: (carSlug: string, segment: 'checkout' | 'buy-online') =>
    `/cars/${encodeURIComponent(carSlug)}/${segment}`,
  /**
   * The finance page's form, filled in for a car (VEH-034). What is not known is left out.
   *
   * @param page the site's `finance.pagePath`
   * @param car `price` is dollars
   */
  financeFor: (
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
  },
  /** Valuation of a trade-in against a car (VEH-035). */
  tradeInFor: (carId: number) => `${paths.tradeInForCar}?car_id=${carId}`,
  /** The trade-in page with a valuation that was made before. */
  valuation: (page: string, id: string) => `${page}?valuation=${encodeURIComponent(id)}`,
  /** A photo of a valuation's car, for those who know the valuation: a picture, and so no endpoint of the table. */
  valuationPhoto: (id: string, photo: string) =>
    `/api/valuations/${encodeURIComponent(id)}/photos/${encodeURIComponent(photo)}`,
  /** The finance page of one car, with its own quote (FIN-002). */
  personalisedFinance: (carId: number) => `${paths.personalisedFinance}?car_id=${carId}`,
  /** A car's listing on a sheet of paper (VEH-004). */
  print: (carSlug: string) => `${paths.print}?car_id=${encodeURIComponent(carSlug)}`,
  /** The same listing as a PDF of one A4 page, which is not JSON and so no endpoint of the table (API-022, D-21). */
  carPdf: (carSlug: string) => `/api/cars/${encodeURIComponent(carSlug)}/pdf`,
  /** The sign-in page: what for, where to go afterwards, and where Back leads (SHL-026). */
  signIn: (request: { type?: string | undefined; redirect: string; back: string }) => {
    const { type, redirect, back } = request;
    return `/sign-in?${new URLSearchParams({ ...(type ? { type } : {}), redirect, back }).toString()}`;
  },
  /** The form that saves a search, for browsers without JavaScript; `query` is the search's own query string. */
  saveSearch: (query: string) => (query ? `/save-search?${query}` : '/save-search'),
  /** Where the alerts of a saved search are confirmed, changed and stopped. */
  alert: (token: string) => `/alerts/${encodeURIComponent(token)}`,
  /** The enquiry page, which also works without JavaScript. */
  enquire: (about: { carSlug?: string; locationSlug?: string; category?: string; offerId?: number } = {}) => {
    const query = new URLSearchParams();
    if (about.carSlug) query.set('car', about.carSlug);
    if (about.locationSlug) query.set('location', about.locationSlug);
    if (about.category) query.set('category', about.category);
    if (about.offerId !== undefined) query.set('offer_id', String(about.offerId));
    const text = query.toString();
    return text ? `/enquire?${text}` : '/enquire';
  },
  /** The page that books a test drive of a car or of a model of the range (LEA-004). */
  bookTestDrive: (
    about: { carId?: number; modelSlug?: string; dealershipSlug?: string; offerId?: number } = {},
  ) => {
    const query = new URLSearchParams();
    if (about.carId !== undefined) query.set('car_id', String(about.carId));
    if (about.modelSlug) query.set('model', about.modelSlug);
    if (about.dealershipSlug) query.set('dealership', about.dealershipSlug);
    if (about.offerId !== undefined) query.set('offer_id', String(about.offerId));
    const text = query.toString();
    return text ? `${paths.bookTestDrive}?${text}` : paths.bookTestDrive;
  },
  /** Cars side by side, in their order; without cars the shopper's own choice (SHL-072). */
  compare: (carSlugs: readonly string[]) =>
    carSlugs.length > 0
      ? `${paths.compare}?cars=${carSlugs.map(encodeURIComponent).join(',')}`
      : paths.compare,
  /** The list of offers, all of them or those of one category or manufacturer (SHL-011). */
  specialOffers: (only: { category?: string | undefined; manufacturer?: string | undefined } = {}) => {
    const query = new URLSearchParams();
    if (only.category) query.set('category', only.category);
    if (only.manufacturer) query.set('manufacturer', only.manufacturer);
    const text = query.toString();
    return text ? `${paths.specialOffers}?${text}` : paths.specialOffers;
  },
  /** The page of an offer under its manufacturer, where it has one; `/offers/{id}` shows the same (SHL-012). */
  offer: ({ id, manufacturer }: { id: number; manufacturer: { slug: string } | null }) =>
    manufacturer ? `/offers/${encodeURIComponent(manufacturer.slug)}/${id}` : `/offers/${id}`,
  /** A search page in a state; `base` is the path of a preset page such as `/search/toyota`. */
  search: (
    state: Partial<Omit<SearchState, 'filters'>> & { filters?: Partial<SearchState['filters']> },
    base: string = paths.search,
  ) => {
    const text = searchStateToQuery(state);
    return text ? `${base}?${text}` : base;
  },
};

/** Key of the words of a search box, which the search page has understood; those of `query` are literal (SRC-075). */
export const findKey = 'find';

/** How a route is served to a visitor who is not signed in. */
export type RouteGate = 'none' | 'signed-in';

/** A remote's or the shell's route as data; it travels in the composition (design §4). */
export interface RouteDeclaration {
  /** Unique within its owner, such as `search.results`. */
  id: string;
  /** Path pattern with `:param` segments. */
  pattern: string;
  gate: RouteGate;
  /** `shared`: anonymous HTML may be kept for seconds; `private`: never. */
  cache: 'shared' | 'private';
  /** `none`: a sheet of its own, without the site's header and footer (VEH-005). */
  frame?: 'none';
}

/** Two owners claim patterns that match the same addresses. */
export interface RouteClash {
  pattern: string;
  owners: [string, string];
}

/** Pattern with its parameter names taken out: patterns of one shape match the same addresses. */
const shapeOf = (pattern: string) => pattern.replace(/:[^/]+/g, ':').replace(/\/$/, '') || '/';

/** Every pair of equal patterns in different or the same owners (design §4); empty when there is none. */
export function findRouteClashes(
  owned: { owner: string; routes: readonly RouteDeclaration[] }[],
): RouteClash[] {
  const seen = new Map<string, string>();
  const clashes: RouteClash[] = [];
  for (const { owner, routes } of owned) {
    for (const { pattern } of routes) {
      const shape = shapeOf(pattern);
      const other = seen.get(shape);
      if (other === undefined) seen.set(shape, owner);
      else clashes.push({ pattern, owners: [other, owner] });
    }
  }
  return clashes;
}
