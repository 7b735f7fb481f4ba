import type { Car } from 'shared-contracts/entities/car';
import { pictureHash } from 'shared-contracts/images';
import { isSubscription, realPrice } from 'shared-rules/price';
import { isAvailableNow, isSold } from 'shared-rules/status';

const DAY_MS = 86_400_000;
/** More than everything within a tier counts together. */
const TIER = 2_000;
/** Days over which a new listing loses its head start. */
const FRESH_DAYS = 60;
const FRESH_POINTS = 150;
/** Spread of otherwise equal cars, so that one make or dealership does not fill the first page. */
const SPREAD = 120;

type Ranked = Pick<
  Car,
  'id' | 'status' | 'sold' | 'reserved' | 'price' | 'subscription_price' | 'primary_image_url' | 'photos_count' |
  'spin_images' | 'certified' | 'created_at'
>; // prettier-ignore

/** The same number for the same car, however often it is indexed. */
const spread = (id: number): number => Math.floor((((id * 2_654_435_761) >>> 0) / 2 ** 32) * SPREAD);

function freshness(createdAt: string, now: Date): number {
  const ageDays = (now.getTime() - Date.parse(createdAt)) / DAY_MS;
  if (!Number.isFinite(ageDays)) return 0;
  const left = 1 - Math.min(Math.max(ageDays, 0), FRESH_DAYS) / FRESH_DAYS;
  return Math.round(FRESH_POINTS * left);
}

/** Cars for sale that a card can show, then those it cannot, then what is sold. */
function tierOf(car: Ranked): number {
  if (isSold(car)) return 0;
  return pictureHash(car.primary_image_url) === null ? 1 : 2;
}

/**
 * Place of a car when the shopper asks for no order: cars with a picture before those without, sold ones at the end;
 * among those, what one can buy now, with many pictures and a price, the newest first (D-65). Higher comes first.
 */
export function customRank(car: Ranked, now: Date): number {
  const available = isAvailableNow(car) ? 400 : isSold(car) ? 0 : 250;
  const reserved = car.reserved ? -200 : 0;
  const pictures = 10 * Math.min(car.photos_count, 10);
  const priced = realPrice(car.price) !== null || isSubscription(car) ? 200 : 0;
  const extras = (car.spin_images.length > 0 ? 40 : 0) + (car.certified ? 30 : 0);
  const points =
    available + reserved + pictures + priced + extras + freshness(car.created_at, now) + spread(car.id);
  return tierOf(car) * TIER + points;
}
