import type * as z from 'zod/mini';
import type { ApiSchemas } from './schemas';

/** Name of an API call. */
export type EndpointName = keyof ApiSchemas;

/** Every path of the API begins with it. */
export const apiPrefix = '/api';

/** Method and path of every API call (CON-020); `:name` segments are filled from `params`. */
export const endpoints = {
  getCar: { method: 'GET', path: '/api/cars/:slug' },
  listCars: { method: 'GET', path: '/api/cars' },
  carsByModel: { method: 'GET', path: '/api/cars/by-model' },
  similarCarIds: { method: 'GET', path: '/api/cars/:slug/similar-ids' },
  viewCar: { method: 'GET', path: '/api/cars/:slug/view.json' },
  carGauge: { method: 'GET', path: '/api/cars/:slug/autogauge' },
  financeDisclaimer: { method: 'GET', path: '/api/cars/:slug/finance-disclaimer' },
  quoteFinance: { method: 'POST', path: '/api/youx/quote' },
  valueTradeIn: { method: 'POST', path: '/api/valuations' },
  getValuation: { method: 'GET', path: '/api/valuations/:id' },
  adjustValuation: { method: 'POST', path: '/api/valuations/:id/adjustments' },
  addTradeInPhoto: { method: 'POST', path: '/api/valuations/:id/photos' },
  removeTradeInPhoto: { method: 'POST', path: '/api/valuations/:id/photos/:photo/remove' },
  completeValuation: { method: 'POST', path: '/api/valuations/:id/contact' },
  acceptValuation: { method: 'POST', path: '/api/valuations/:id/accept' },
  saveMiscellaneous: { method: 'POST', path: '/api/miscellaneous' },
  listLocations: { method: 'GET', path: '/api/locations' },
  listSpecialHours: { method: 'GET', path: '/api/special-hours' },
  listOffers: { method: 'GET', path: '/api/offers' },
  listManufacturers: { method: 'GET', path: '/api/manufacturers' },
  listModels: { method: 'GET', path: '/api/models' },
  listReviews: { method: 'GET', path: '/api/reviews' },
  getReviewAggregate: { method: 'GET', path: '/api/reviews/aggregate' },
  listBrands: { method: 'GET', path: '/api/brands' },
  listFaq: { method: 'GET', path: '/api/faq' },
  getPage: { method: 'GET', path: '/api/page' },
  getSiteConfig: { method: 'GET', path: '/api/site-config' },
  getSearchKey: { method: 'GET', path: '/api/search-key' },
  geocode: { method: 'GET', path: '/api/geocode' },
  nearbyLocalities: { method: 'GET', path: '/api/localities' },
  deliveryPrice: { method: 'GET', path: '/api/delivery-price' },
  listAppointments: { method: 'GET', path: '/api/appointments/availability' },
  revealPhone: { method: 'POST', path: '/api/phone-reveals' },
  getReservation: { method: 'GET', path: '/api/reservations/:reference' },
  reserveCar: { method: 'POST', path: '/api/reservations' },
  getSpin: { method: 'GET', path: '/api/spin' },
  spinWheel: { method: 'POST', path: '/api/spin' },
  payInvoice: { method: 'POST', path: '/api/invoice-payments' },
  submitForm: { method: 'POST', path: '/api/forms' },
  createLead: { method: 'POST', path: '/api/leads' },
  trackEvent: { method: 'POST', path: '/api/analytics/events' },
  requestCode: { method: 'POST', path: '/api/auth/otp/request' },
  verifyCode: { method: 'POST', path: '/api/auth/otp/verify' },
  getMe: { method: 'GET', path: '/api/auth/me' },
  signOut: { method: 'POST', path: '/api/auth/sign-out' },
  getWatchlist: { method: 'GET', path: '/api/watchlist' },
  getMyGarage: { method: 'GET', path: '/api/my-garage' },
  saveSearch: { method: 'POST', path: '/api/saved-searches' },
  getSavedSearch: { method: 'GET', path: '/api/saved-searches/:token' },
  confirmSavedSearch: { method: 'POST', path: '/api/saved-searches/:token/confirm' },
  changeSavedSearch: { method: 'POST', path: '/api/saved-searches/:token/frequency' },
  stopSavedSearch: { method: 'POST', path: '/api/saved-searches/:token/stop' },
  saveCar: { method: 'POST', path: '/api/watchlist/save-car' },
  removeCar: { method: 'POST', path: '/api/watchlist/remove-car' },
} as const satisfies Record<EndpointName, { method: 'GET' | 'POST'; path: string }>;

type InputOf<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : never;
type OutputOf<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : never;

/** What a caller passes to an endpoint. */
export interface ApiInput<N extends EndpointName> {
  params?: InputOf<ApiSchemas[N]['params']>;
  query?: InputOf<ApiSchemas[N]['query']>;
  body?: InputOf<ApiSchemas[N]['body']>;
}
/** What an endpoint answers, parsed. */
export type ApiOutput<N extends EndpointName> = OutputOf<ApiSchemas[N]['response']>;

/** How one call is made. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Made when a form is opened; a repeat with the same key is answered, not done again (D-22). */
  idempotencyKey?: string;
  /** Milliseconds after which the call is given up; 10,000 by default. */
  timeoutMs?: number;
}

/**
 * Calls one endpoint. In the browser over HTTP, on the server in the same process; both reject with
 * `ApiFailure` for every expected failure.
 */
export type CallApi = <N extends EndpointName>(
  name: N,
  input?: ApiInput<N>,
  options?: CallOptions,
) => Promise<ApiOutput<N>>;

/** Fills a path pattern and appends the query. */
export function endpointUrl<N extends EndpointName>(name: N, input: ApiInput<N> = {}): string {
  const params = (input.params ?? {}) as Record<string, unknown>; // path parameters are text or numbers
  const path = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const query = new URLSearchParams();
  const entries = Object.entries((input.query ?? {}) as Record<string, string | number | undefined>); // query strings hold text and numbers
  for (const [key, value] of entries) if (value !== undefined) query.set(key, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
