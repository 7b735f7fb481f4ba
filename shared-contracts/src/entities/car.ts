import * as z from 'zod/mini';
import { lenderEntrySchema } from './lender-entry';
import { carTypeSchema, id, numberOrNull, orNull, textOrNull } from './scalars';

/** Where on the picture of each spin angle a hotspot sits; x and y run from 0 to 1 (CON-003). */
const hotspotSchema = z.object({
  position: z.record(z.string(), z.nullable(z.object({ x: z.number(), y: z.number() }))),
  description: z.string(),
});
export type Hotspot = z.infer<typeof hotspotSchema>;

export const carLocationSchema = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  phone: textOrNull,
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string(),
    place_url: textOrNull,
    /** The address id (CON-007). */
    id: z.int(),
  }),
  /** Ids of the locations the car may be delivered to. */
  distribution_locations: z._default(z.array(z.int()), []),
});
/** The location a car stands on (CON-007). */
export type CarLocation = z.infer<typeof carLocationSchema>;

export const youxQuoteSchema = z.object({
  weeklyRepaymentAmount: numberOrNull,
  comparisonRate: numberOrNull,
  advertisedRate: numberOrNull,
});
export type YouxQuote = z.infer<typeof youxQuoteSchema>;

/** Identity, price and status (CON-001). Money is whole or fractional AUD; `km` kilometres. */
const identity = {
  id,
  slug: z.string().check(z.minLength(1)),
  /** `/cars/{slug}`, also the prefix of the autogauge call. */
  path: z.string(),
  name: z.string(),
  year: z.int().check(z.gte(1900), z.lte(2100)),
  make: z.string(),
  model: z.string(),
  badge: textOrNull,
  series: textOrNull,
  colour: textOrNull,
  interior_colour: textOrNull,
  km: numberOrNull,
  /** 10 or less is "no price" (CON-035). */
  price: numberOrNull,
  before_price: numberOrNull,
  offer_price: numberOrNull,
  /** Dollars a week. */
  subscription_price: numberOrNull,
  price_type: textOrNull,
  /** in_stock, coming_soon or sold; any other value is treated as sold (CON-032). */
  status: z.string(),
  sold: z._default(z.boolean(), false),
  reserved: z._default(z.boolean(), false),
  preorder: z._default(z.boolean(), false),
  car_type: carTypeSchema,
  item_type: textOrNull,
  tag: textOrNull,
  /** `unknownListing` where no source says when the car was listed. */
  created_at: z.string(),
  updated_at: z.optional(z.string()),
  stocknum: textOrNull,
  vin: textOrNull,
  nvic: textOrNull,
  has_nvic: z._default(z.boolean(), false),
};

/** Registration, dating, place and sale (CON-002). */
const placeAndSale = {
  regplate: textOrNull,
  /** YYYY-MM-DD. */
  rego_expiry: textOrNull,
  /** YYYY-MM. */
  build_date: textOrNull,
  /** YYYY-MM. */
  compliance_date: textOrNull,
  /** Unix seconds. */
  sold_date_timestamp: orNull(z.int()),
  show_on_dealer_website: z._default(z.boolean(), true),
  location: orNull(carLocationSchema),
  dealership_id: id,
  dealership_slug: z.string(),
  city: textOrNull,
  state: textOrNull,
  private_suburb: textOrNull,
  private_postcode: textOrNull,
  carsales_title: textOrNull,
  /** The history report. */
  file: orNull(z.object({ url: z.string() })),
  payment_processors: z._default(z.array(z.string()), []),
  favourites: numberOrNull,
};

const imageSchema = z.object({
  image: z.object({ url: z.string(), thumb: z.object({ url: z.string() }) }),
});

/** Pictures and film (CON-003). A picture is a reference `picture:{hash}`, see `images.ts`. */
const media = {
  images: z._default(z.array(imageSchema), []),
  thumbnails: z._default(z.array(z.string()), []),
  primary_image_url: textOrNull,
  video_url: textOrNull,
  external_video_url: textOrNull,
  spin_images: z._default(z.array(z.string()), []),
  spin_code: textOrNull,
  spin_interior_image: textOrNull,
  hotspots: orNull(z.object({ exterior: z.array(hotspotSchema), interior: z.array(hotspotSchema) })),
  photos_count: z._default(z.int(), 0),
};

/** What the car is (CON-004). `engine_size` is cc, `engine_size_litres` litres. */
const description = {
  certified: z._default(z.boolean(), false),
  simple_body: textOrNull,
  simple_drive: textOrNull,
  simple_fuel: textOrNull,
  simple_transmission: textOrNull,
  body: textOrNull,
  drive: textOrNull,
  fuel: textOrNull,
  trans: textOrNull,
  seats: numberOrNull,
  doors: numberOrNull,
  engine_size: numberOrNull,
  engine_size_litres: numberOrNull,
  gearnum: numberOrNull,
  bodyconfiguration: textOrNull,
  views: numberOrNull,
  standardEquipment: z._default(z.array(z.string()), []),
  dealercomments: textOrNull,
};

/** Caravan and trailer measures (CON-005): millimetres and kilograms. */
const specificationsSchema = z.object({
  body_width: numberOrNull,
  body_length: numberOrNull,
  tare_weight: numberOrNull,
  axle_type: textOrNull,
  sleeps: numberOrNull,
  aggregate_trailer_mass: numberOrNull,
});

/** Measures of the catalogue variant (CON-005): cc, litres, L/100km, kg, mm, Nm, ANCAP 0 to 5. */
export const variantSchema = z.object({
  cylinders: numberOrNull,
  enginesize: numberOrNull,
  enginesize_litres: numberOrNull,
  induction: textOrNull,
  fuelconsumptioncombined: numberOrNull,
  fuelcapacity: numberOrNull,
  grossvehiclemass: numberOrNull,
  vehiclelength: numberOrNull,
  vehicleheight: numberOrNull,
  vehiclewidth: numberOrNull,
  towingcapacitybraked: numberOrNull,
  bodyconfiguration: textOrNull,
  torque: numberOrNull,
  ancaprating: numberOrNull,
  geartype: textOrNull,
});

/** Finance and market (CON-006). Market prices are dollars. */
const market = {
  specifications: orNull(specificationsSchema),
  variant: orNull(variantSchema),
  finance_lenders: orNull(z.record(z.string(), lenderEntrySchema)),
  autograb_data: orNull(
    z.object({ state_average_market_price: numberOrNull, average_market_price: numberOrNull }),
  ),
  youxQuote: orNull(youxQuoteSchema),
};

export const carSchema = z.object({ ...identity, ...placeAndSale, ...media, ...description, ...market });
/** A vehicle in a dealer's stock, with every field of the specification (CON-001 to CON-006). */
export type Car = z.infer<typeof carSchema>;
/** A car as a source gives it: everything that has a default may be missing. */
export type CarInput = z.input<typeof carSchema>;
