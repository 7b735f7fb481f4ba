import * as z from 'zod/mini';
import { key, phone, text, uniqueList, wholeNumber } from './fields';

/** Buttons a card may show (requirement SHL-004). */
export const CARD_BUTTONS = ['enquire', 'view-details', 'reserve', 'test-drive'] as const;

/** Buttons the vehicle page's sidebar may show. */
export const DETAIL_BUTTONS = [
  'call', 'enquire-or-chat', 'finance', 'trade-in', 'test-drive', 'reserve', 'history', 'print', 'share', 'favourite',
] as const; // prettier-ignore

const flag = (meaning: string) => key(z._default(z.boolean(), false), meaning);

/** `buttons.*` */
export const buttonsSchema = z.strictObject({
  card: key(z._default(uniqueList(z.enum(CARD_BUTTONS)), [...CARD_BUTTONS]), 'Buttons of a card, in order.'),
  detail: key(
    z._default(uniqueList(z.enum(DETAIL_BUTTONS)), [...DETAIL_BUTTONS]),
    'Buttons of the sidebar, in order.',
  ),
  cardEnquiryLabel: key(
    z._default(z.enum(['Enquire Now', 'Enquiry']), 'Enquire Now'),
    "Label of the card's quick enquiry.",
  ),
  forceEnquire: flag('Never Instant Message.'),
});

/** `phones.*`: which dealer phone a car shows (requirement VEH-028). */
export const phonesSchema = z.strictObject({
  strategy: key(
    z._default(z.enum(['site', 'dealership', 'carType']), 'dealership'),
    'How the dealer phone is chosen.',
  ),
  override: key(z._default(z.nullable(phone()), null), 'Wins over every strategy.'),
  startRevealed: flag('Number visible from the start.'),
});

/** What a site may call one of the things it sells; each has its plural with an "s". */
export const STOCK_NOUNS = ['car', 'vehicle', 'truck', 'motorcycle', 'caravan'] as const;

/** `stock.*`: which cars the site shows. */
export const stockSchema = z.strictObject({
  noun: key(
    z._default(z.nullable(z.enum(STOCK_NOUNS)), null),
    'Own key. What the site calls one of the things it sells. null: car, or vehicle where home.bodyTypes begins with no car.',
  ),
  inStockStatuses: key(
    z._default(uniqueList(z.enum(['in_stock', 'coming_soon'])), ['in_stock', 'coming_soon']),
    'Statuses that count as in stock.',
  ),
  ageLimitYears: key(
    z._default(z.nullable(wholeNumber(1, Number.MAX_SAFE_INTEGER)), null),
    'Hide cars older than this many years.',
  ),
  usedOnly: flag('Only used cars.'),
  inStockOnly: flag('Only cars with status in_stock.'),
  certifiedOnly: flag('Certified-only facet.'),
  soldLabel: key(z._default(text(), 'Sold'), 'Text of the sold tag.'),
  baseFilter: key(z._default(z.string(), ''), 'Extra base filter of the dealer (search filter expression).'),
});

/** `price.*` */
export const priceSchema = z.strictObject({
  noPriceText: key(z._default(text(), 'Enquire for price.'), 'Text when a car has no price.'),
});
