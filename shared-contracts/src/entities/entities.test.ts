import type { Same } from '../testing/type-equality';
import {
  brandSchema,
  manufacturerSchema,
  modelSchema,
  offerSchema,
  type Brand,
  type Review,
  type ReviewAggregate,
  type Slide,
} from './content';
import { autoGaugeResultSchema } from './gauge';
import { leadFormValuesSchema, type LeadFormValues } from './lead';
import { lenderEntrySchema, type LenderEntry } from './lender-entry';
import { openingHourSchema } from './location';
import { promoNodeSchema, type DeliveryQuote, type PromoNode } from './promo';
import type { CarType } from './scalars';
import { emptySearchState, facetSchema, filterNames, type SearchState } from './search';
import type {
  FavouriteEntry,
  SavedUserDetails,
  SearchHistoryEntry,
  User,
  ViewedCarRecord,
  WatchlistItem,
} from './shopper';
import { tradeInOfferSchema } from './trade-in';
import { makeLeadValues, makeLocation } from '../testing';

test('[CON-008] a search has the 27 filters, and an empty one is empty', () => {
  const names: Same<
    keyof SearchState['filters'],
    | 'badge' | 'status' | 'car_type' | 'categories' | 'city' | 'colour' | 'dealership_name' | 'filtered_features'
    | 'item_type' | 'km' | 'location_name' | 'make' | 'make_model' | 'model' | 'price' | 'subscription_price'
    | 'price_range' | 'seats' | 'body' | 'drive' | 'fuel' | 'transmission' | 'state' | 'tag' | 'weekly_price_range'
    | 'year' | 'certified'
  > = true; // prettier-ignore
  expect(names).toBe(true);
  expect(filterNames).toHaveLength(27);
  expect(emptySearchState('price:asc')).toMatchObject({ query: '', page: 1, sortBy: 'price:asc' });
  expect(Object.values(emptySearchState().filters)).toEqual(filterNames.map(() => []));
  expect(facetSchema.parse({ values: { 20: 1 }, stats: { min: 1, max: 2 } }).stats).toEqual({
    min: 1,
    max: 2,
  });
  expect(facetSchema.parse({ values: { Toyota: 3 }, stats: null }).stats).toBeNull();
});

test('[CON-009] a missing gauge figure is null, not 0', () => {
  expect(autoGaugeResultSchema.parse({ fill: 0.5 })).toEqual({
    fill: 0.5,
    listing_price: null,
    market_range_min: null,
    market_range_max: null,
    confidence: null,
    description: null,
  });
});

test('[CON-010] a lender entry takes term{N} and nothing unknown', () => {
  const entry = lenderEntrySchema.parse({ interestRate: 8.5, term3: 120, term5: 90 });
  expect(entry).toMatchObject({ interestRate: 8.5, comparisonRate: null, term3: 120, term5: 90 });
  // @ts-expect-error foo is no field of a lender entry
  const wrong: Partial<LenderEntry> = { foo: 1 };
  expect(lenderEntrySchema.safeParse(wrong).success).toBe(false);
  expect(lenderEntrySchema.safeParse({ term: 1 }).success).toBe(false);
});

test('[CON-011] the shopper’s entities have the documented keys', () => {
  const proofs: [
    Same<keyof WatchlistItem, 'id'>,
    Same<keyof FavouriteEntry, 'id' | 'name' | 'slug' | 'make' | 'model' | 'primary_image_url'>,
    Same<keyof ViewedCarRecord, 'id' | 'stocknum' | 'make' | 'model' | 'body' | 'simple_body'>,
    Same<keyof SavedUserDetails, 'name' | 'last_name' | 'email' | 'phone' | 'postcode'>,
    Same<keyof User, 'id' | 'phone' | 'loading'>,
    Same<keyof SearchHistoryEntry, 'refinements' | 'path'>,
  ] = [true, true, true, true, true, true];
  expect(proofs).not.toContain(false);
});

test('[CON-012] promotions and delivery quotes have the documented keys', () => {
  const proofs: [
    Same<keyof PromoNode, 'start' | 'expiry' | 'position' | 'display' | 'strictDisplay' | 'node'>,
    Same<PromoNode['position'], number | null>,
    Same<PromoNode['display'], CarType[]>,
    Same<keyof DeliveryQuote, 'name' | 'price'>,
  ] = [true, true, true, true];
  expect(proofs).not.toContain(false);
  const promo = { start: 'a', expiry: 'b', display: ['used'], node: { image: 'i', href: '/', alt: '' } };
  expect(promoNodeSchema.parse(promo)).toMatchObject({ position: null, strictDisplay: false });
  expect(promoNodeSchema.parse({ ...promo, position: 8 }).position).toBe(8);
});

test('[CON-013] lead values have the specification’s keys and five of ours', () => {
  type SpecKey =
    | 'dealership_slug' | 'manufacturer_slug' | 'stock_number' | 'Vehicle Make' | 'Vehicle Model' | 'car_type'
    | 'car_id' | 'vehicle_status' | 'opt_in' | 'message' | 'subcategory' | 'category' | 'location' | 'Rego'
    | 'terms_conditions' | 'additional_services' | 'page_id'; // prettier-ignore
  type SharedKey = 'tracking' | 'name' | 'last_name' | 'postcode' | 'phone' | 'email';
  type AddedKey = 'appointment_at' | 'request_text' | 'budget' | 'offer_id' | 'offer_name';
  const proofs: [
    Same<keyof LeadFormValues, SpecKey | SharedKey | AddedKey>,
    undefined extends LeadFormValues[AddedKey] ? true : false,
  ] = [true, true];
  expect(proofs).not.toContain(false);
  expect(Object.keys(leadFormValuesSchema.shape)).toHaveLength(28);
  expect(leadFormValuesSchema.safeParse(makeLeadValues()).success).toBe(true);
});

test('[CON-014] a location parses with its nested parts; there is no weekday 7', () => {
  const location = makeLocation();
  expect(location.address).toMatchObject({ lat: -27.611, long: 153.129, map_key: null });
  expect(location.contact_detail.opening_hours).toHaveLength(7);
  expect(location.reviews).toMatchObject({ average_rating: '4.9', count: 61 });
  const hour = { status: 'Open', formated_hours: null, open: '08:30', close: '17:00' };
  expect(openingHourSchema.safeParse({ ...hour, weekday: 6 }).success).toBe(true);
  expect(openingHourSchema.safeParse({ ...hour, weekday: 7 }).success).toBe(false);
});

test('[CON-015] offers, manufacturers and models parse', () => {
  const offer = offerSchema.parse({
    id: 1,
    name: 'Drive away',
    description: '<b>x</b>',
    sanitized_description: 'x',
    disclaimer: null,
    category: 'Finance offer',
    manufacturer: { id: 1, name: 'Isuzu UTE', slug: 'isuzu-ute', logo: { url: null } },
    model: { name: 'D-MAX', slug: 'd-max', override_url: null },
    image_url: null,
    image_or_model_image: { url: 'x' },
    excluded_website_ids: [3],
  });
  expect(Object.keys(offer)).toHaveLength(11);
  expect(manufacturerSchema.parse(offer.manufacturer).logo.url).toBeNull();
  expect(modelSchema.parse({ name: 'D-MAX', slug: 'd-max' }).manufacturer_body3).toBeNull();
});

test('[CON-016] reviews, slides and brands have the documented keys', () => {
  const proofs: [
    Same<keyof Review, 'id' | 'customer_name' | 'text' | 'rating' | 'created_at_time_ago_in_words' | 'review_date' | 'review_date_in_words' | 'image'>,
    Same<keyof Slide, 'id' | 'name' | 'description' | 'url' | 'hide_overlay'>,
    Same<keyof Brand, 'title' | 'slug' | 'logo' | 'banner' | 'description' | 'skipPage'>,
  ] = [true, true, true]; // prettier-ignore
  expect(proofs).not.toContain(false);
  // @ts-expect-error the average is text
  const wrong: ReviewAggregate = { count: 61, average_rating: 4.9 };
  expect(wrong.count).toBe(61);
  expect(brandSchema.parse({ title: 'Kia', slug: 'kia' })).not.toHaveProperty('skipPage');
});

test('[CON-017] a trade-in offer holds answers by question', () => {
  const offer = tradeInOfferSchema.parse({
    id: 'v1',
    offer_price: 12_000,
    adjustmentAnswers: { keys: '2' },
    rego: 'ABC123',
    regoState: 'QLD',
    lead_id: 7,
  });
  expect(offer.adjustmentAnswers).toEqual({ keys: '2' });
  expect(tradeInOfferSchema.safeParse({ id: 'v1', regoState: 'XX' }).success).toBe(false);
});
