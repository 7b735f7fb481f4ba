import type { LenderEntry } from 'shared-contracts/entities/lender-entry';
import type { SeedCar } from 'service-api';
import { interiorView } from './pictures';

type Stock = SeedCar['car'];

/** A state that demo stock must show somewhere, and how much of a site's stock shows it. */
export interface Variant {
  name: string;
  /** Share of the site's stock; at least one car wherever any fits. */
  share: number;
  fits: (car: Stock) => boolean;
  apply: (car: Stock, context: VariantContext) => void;
}

export interface VariantContext {
  now: Date;
  /** Counts the cars of this site that already have the variant. */
  nth: number;
}

const DAY_MS = 86_400_000;

const hasPrice = (car: Stock): boolean => (car.price ?? 0) > 5000;
const isNew = (car: Stock): boolean => car.car_type === 'new';
const isUsed = (car: Stock): boolean => car.car_type === 'used';
const always = (): boolean => true;
const isCar = (car: Stock): boolean => car.item_type === null && (car.doors ?? 0) > 0;

const rounded = (amount: number): number => Math.round(amount / 500) * 500 - 10;

function sell(car: Stock, now: Date, daysAgo: number): void {
  car.status = 'sold';
  car.sold = true;
  car.reserved = false;
  car.sold_date_timestamp = Math.floor((now.getTime() - daysAgo * DAY_MS) / 1000);
}

/**
 * Each variant takes cars that no other has taken, so that states do not hide each other. First come those that
 * change availability, then prices, then tags, then gaps in the data.
 */
export const variants: readonly Variant[] = [
  {
    name: 'sold in the last nine days',
    share: 0.035,
    fits: always,
    apply: (car, { now, nth }) => sell(car, now, 1 + (nth % 9)),
  },
  {
    name: 'sold long ago',
    share: 0.008,
    fits: always,
    apply: (car, { now, nth }) => sell(car, now, 30 + nth),
  },
  {
    name: 'unknown status',
    share: 0.003,
    fits: isUsed,
    apply: (car) => {
      car.status = 'wholesale';
    },
  },
  {
    name: 'hidden from the site',
    share: 0.004,
    fits: isUsed,
    apply: (car) => {
      car.show_on_dealer_website = false;
    },
  },
  {
    name: 'reserved',
    share: 0.025,
    fits: hasPrice,
    apply: (car) => {
      car.reserved = true;
    },
  },
  {
    name: 'coming soon',
    share: 0.03,
    fits: hasPrice,
    apply: (car) => {
      car.status = 'coming_soon';
    },
  },
  {
    name: 'pre-order',
    share: 0.015,
    fits: isNew,
    apply: (car) => {
      Object.assign(car, {
        status: 'coming_soon',
        preorder: true,
        price: null,
        before_price: null,
        finance_lenders: null,
        autograb_data: null,
        km: null,
      });
    },
  },
  {
    name: 'reduced by before_price',
    share: 0.07,
    fits: hasPrice,
    apply: (car, { nth }) => {
      car.before_price = rounded((car.price ?? 0) * (1.04 + (nth % 5) * 0.012));
    },
  },
  {
    name: 'reduced by offer_price',
    share: 0.035,
    fits: hasPrice,
    apply: (car, { nth }) => {
      // Lenders have quoted the price that is asked, so the one before it is made up.
      car.offer_price = car.price;
      car.price = Math.round(((car.price ?? 0) * (1.04 + (nth % 4) * 0.012)) / 10) * 10;
    },
  },
  {
    name: 'subscription',
    share: 0.015,
    fits: (car) => isCar(car) && hasPrice(car) && (car.price ?? 0) < 90_000,
    apply: (car) => {
      car.subscription_price = Math.round(((car.price ?? 0) * 0.0052) / 5) * 5 + 89;
      car.tag = null;
    },
  },
  {
    name: 'no price',
    share: 0.012,
    fits: always,
    apply: (car, { nth }) => {
      Object.assign(car, {
        price: nth % 2 ? 0 : null,
        before_price: null,
        finance_lenders: null,
        autograb_data: null,
      });
    },
  },
  {
    name: 'Test Drive Only',
    share: 0.01,
    fits: (car) => isCar(car) && car.car_type !== 'used',
    apply: (car) => {
      car.tag = 'Test Drive Only';
    },
  },
  {
    name: 'runout sale',
    share: 0.02,
    fits: isNew,
    apply: (car) => {
      car.tag = 'Runout Sale';
    },
  },
  {
    name: 'demo special',
    share: 0.02,
    fits: (car) => car.car_type === 'demo',
    apply: (car) => {
      car.tag = 'Demo Special';
    },
  },
  {
    name: 'custom tag',
    share: 0.03,
    fits: isUsed,
    apply: (car, { nth }) => {
      car.tag = ['One Owner', "Manager's Special", 'Low Kms', 'Weekend Special'][nth % 4] ?? null;
    },
  },
  {
    name: 'no finance entry',
    share: 0.015,
    fits: hasPrice,
    apply: (car) => {
      car.finance_lenders = null;
    },
  },
  {
    name: 'no comparison rate',
    share: 0.008,
    fits: hasPrice,
    apply: (car) => eachLender(car, { comparisonRate: null }),
  },
  {
    name: 'monthly payment only',
    share: 0.008,
    fits: hasPrice,
    apply: (car) => eachLender(car, { paymentWeek: null, ...noTermPayments }),
  },
  {
    name: 'weekly payment only',
    share: 0.008,
    fits: hasPrice,
    apply: (car) => eachLender(car, { paymentMonth: null }),
  },
  {
    name: 'no pictures',
    share: 0.015,
    fits: always,
    apply: (car) => {
      Object.assign(car, {
        images: [],
        thumbnails: [],
        primary_image_url: null,
        photos_count: 0,
        spin_images: [],
        hotspots: null,
      });
    },
  },
  { name: 'one picture', share: 0.01, fits: always, apply: (car) => keepPictures(car, 1) },
  { name: 'three pictures', share: 0.01, fits: always, apply: (car) => keepPictures(car, 3) },
  {
    name: 'no kilometres',
    share: 0.01,
    fits: (car) => isUsed(car) && car.item_type === null,
    apply: (car) => {
      car.km = null;
    },
  },
  {
    name: 'no comments',
    share: 0.03,
    fits: always,
    apply: (car) => {
      car.dealercomments = null;
    },
  },
  {
    name: 'no colour',
    share: 0.01,
    fits: always,
    apply: (car) => {
      car.colour = null;
    },
  },
  {
    name: 'no badge',
    share: 0.01,
    fits: always,
    apply: (car) => {
      car.name = car.name.replace(` ${car.badge ?? ''}`, '');
      car.badge = null;
    },
  },
  {
    name: 'no body',
    share: 0.006,
    fits: always,
    apply: (car) => {
      car.simple_body = null;
      car.body = null;
    },
  },
  {
    name: 'no drive line',
    share: 0.006,
    fits: always,
    apply: (car) => {
      Object.assign(car, {
        simple_fuel: null,
        fuel: null,
        simple_transmission: null,
        trans: null,
        simple_drive: null,
        drive: null,
        engine_size: null,
        engine_size_litres: null,
        gearnum: null,
      });
    },
  },
  {
    name: 'no catalogue data',
    share: 0.01,
    fits: always,
    apply: (car) => {
      Object.assign(car, { variant: null, specifications: null, nvic: null, has_nvic: false });
    },
  },
  {
    name: 'no equipment',
    share: 0.01,
    fits: always,
    apply: (car) => {
      car.standardEquipment = [];
    },
  },
  {
    name: 'no stock number',
    share: 0.005,
    fits: always,
    apply: (car) => {
      car.stocknum = null;
      car.vin = null;
    },
  },
  {
    name: 'no seats or doors',
    share: 0.005,
    fits: isCar,
    apply: (car) => {
      car.seats = null;
      car.doors = null;
    },
  },
  {
    name: 'no yard',
    share: 0.004,
    fits: isUsed,
    apply: (car) => {
      car.location_slug = null;
      car.private_suburb = 'Tamborine';
      car.private_postcode = '4270';
    },
  },
  {
    name: 'an interior all around',
    share: 0.02,
    fits: (car) => isCar(car) && (car.spin_images ?? []).length > 0,
    apply: (car) => {
      const { picture, hotspots } = interiorView(car.interior_colour ?? null);
      car.spin_interior_image = picture;
      car.hotspots = { exterior: car.hotspots?.exterior ?? [], interior: hotspots };
    },
  },
];

/** Entries of lenders that quote by the month name no weekly payment for any term. */
const noTermPayments = { term3: null, term4: null, term5: null, term6: null, term7: null };

function eachLender(car: Stock, change: Partial<Record<keyof LenderEntry, null>>): void {
  for (const [lender, entry] of Object.entries(car.finance_lenders ?? {})) {
    car.finance_lenders = { ...car.finance_lenders, [lender]: { ...(entry as LenderEntry), ...change } }; // made by lenderEntry
  }
}

function keepPictures(car: Stock, count: number): void {
  car.images = (car.images ?? []).slice(0, count);
  car.thumbnails = (car.thumbnails ?? []).slice(0, count);
  car.photos_count = count;
  car.spin_images = [];
  car.hotspots = null;
}
