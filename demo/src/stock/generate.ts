import type { SeedCar } from 'service-api';
import type { SiteContent } from 'shared-contracts/site-config/content';
import { pictureHash } from 'shared-contracts/images';
import type { TenantConfig } from 'shared-contracts/site-config';
import { isPicture, recipeById } from '../art/recipes';
import { buildVehicle, type DemoLocation } from './build-vehicle';
import { allModels } from './facts/all';
import type { ModelFacts } from './facts/model-facts';
import { siteTerms, type LenderTerms } from './finance';
import { plans, popularity, type SitePlan } from './plans';
import { randomFrom } from './random';
import { variants } from './variants';

/** The part of a site that demo stock follows. */
export interface DemoSite {
  slug: string;
  config: TenantConfig;
  content: SiteContent;
}

export interface DemoStockOptions {
  /** Years, listing dates, sale dates and registration follow this clock. */
  now: Date;
  sites: readonly DemoSite[];
}

type Dealership = DemoSite['content']['dealerships'][number];

/**
 * Plausible stock for the sample sites (those with a plan; others get none), the same for the same clock and
 * sites. Together it shows every status, tag, price kind and gap in the data; see `variants`.
 * @throws Error when a planned dealership has no yard to stand cars on
 */
export function generateDemoStock({ now, sites }: DemoStockOptions): SeedCar[] {
  return sites
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .flatMap((site) => {
      const plan = plans[site.slug];
      return plan ? siteStock(site, plan, { now, sites }) : [];
    });
}

function siteStock(site: DemoSite, plan: SitePlan, { now, sites }: DemoStockOptions): SeedCar[] {
  const cars = site.content.dealerships.flatMap((dealership) => {
    const count = plan.counts[dealership.slug] ?? 0;
    return count > 0 ? dealershipStock(site, dealership, plan, count, { now, sites }) : [];
  });
  const plain = applyVariants(site.slug, cars, now);
  if (plan.film) showFilm(plain, plan.film);
  return cars;
}

function dealershipStock(
  site: DemoSite,
  dealership: Dealership,
  plan: SitePlan,
  count: number,
  { now, sites }: DemoStockOptions,
): SeedCar[] {
  const brands = new Set(
    dealership.manufacturers.length > 0
      ? dealership.manufacturers
      : site.content.brands.map(({ slug }) => slug),
  );
  const locations = locationsOf(site, dealership);
  const sold = allModels.filter((facts) => plan.sells(facts, brands));
  const stillMade = sold.filter(({ years: [, to] }) => to === null || to >= now.getUTCFullYear());
  const traded = allModels
    .map((facts) => [facts, plan.tradesIn(facts, brands) * popularity(facts)] as const)
    .filter(
      ([facts, weight]) =>
        weight > 0 && facts.years[0] < now.getUTCFullYear() && isYoungEnough(facts, plan, now),
    );
  const inDemand = stillMade.map((facts) => [facts, popularity(facts)] as const);
  const newCount = stillMade.length > 0 ? Math.round(count * plan.newShare) : 0;
  const demoCount = stillMade.length > 0 ? Math.max(1, Math.round(count * plan.demoShare)) : 0;
  const lenders = lendersFor(dealership.slug, sites);
  const hasQuote = sites.some(
    ({ config }) => config.site.flags.youxQuote && config.site.dealerships.includes(dealership.slug),
  );
  const mix = randomFrom(`${dealership.slug}:mix`);
  return Array.from({ length: count }, (_, i): SeedCar => {
    const condition = i < newCount ? 'new' : i < newCount + demoCount ? 'demo' : 'used';
    // new stock begins with one of each model, so that the whole range is there
    const facts = condition === 'used' ? mix.weighted(traded) : (stillMade[i] ?? mix.weighted(inDemand));
    const number = String(i + 1).padStart(4, '0');
    const identity = `demo-${number}`;
    const random = randomFrom(`${dealership.slug}:${identity}`);
    const car = buildVehicle(
      {
        facts,
        condition,
        now,
        lenders,
        hasQuote,
        location: random.weighted(locations),
        stockNumber: `${condition === 'new' ? 'N' : condition === 'demo' ? 'D' : 'U'}${dealership.id}${number}`,
        oldestYears: plan.oldestYears,
      },
      random,
    );
    return { identity, dealershipSlug: dealership.slug, car };
  });
}

const isYoungEnough = ({ years: [, to] }: ModelFacts, { oldestYears }: SitePlan, now: Date): boolean =>
  to === null || to >= now.getUTCFullYear() - oldestYears;

/** Sales yards, the main one first; an office counts a little, workshops and parts counters not at all. */
function locationsOf(site: DemoSite, dealership: Dealership): (readonly [DemoLocation, number])[] {
  const locations = site.content.locations.locations
    .filter(
      ({ dealership_slug: owner, location_type: type, visible }) =>
        owner === dealership.slug && visible && (type === 'sales' || type === ''),
    )
    .map(({ slug, name, address, location_type: type, primary }): readonly [DemoLocation, number] => [
      { slug, name, city: address.city, state: address.state },
      type === '' ? 0.2 : primary ? 3 : 1,
    ]);
  if (locations.length === 0) {
    throw new Error(
      `Dealership "${dealership.slug}" of site "${site.slug}" has no location of type sales, so its demo cars have no yard; add one to locations.json.`,
    );
  }
  return locations;
}

/** Terms of the lenders of all sites that show a dealership's cars; the first site of a lender says what it asks. */
function lendersFor(dealershipSlug: string, sites: readonly DemoSite[]): LenderTerms[] {
  const terms = sites
    .filter(({ config }) => config.site.dealerships.includes(dealershipSlug))
    .flatMap(({ config }) => siteTerms(config) ?? []);
  return terms
    .filter(({ lender }, index) => terms.findIndex((other) => other.lender === lender) === index)
    .toSorted((first, second) => (first.lender < second.lender ? -1 : 1));
}

/** Gives the film of a site to one car that looks like the one in it. */
function showFilm(cars: readonly SeedCar[], { body, colour, href }: NonNullable<SitePlan['film']>): void {
  const seed = cars.find(({ car }) => {
    const look = recipeById(pictureHash(car.primary_image_url) ?? '');
    const isLike = look && isPicture(look) && look.body === body && look.colour === colour;
    return isLike && !car.spin_images?.length;
  });
  if (seed) seed.car.video_url = href;
}

/** Gives each variant its share of the site's cars; a car gets at most one. Gives the cars that have none. */
function applyVariants(siteSlug: string, cars: readonly SeedCar[], now: Date): SeedCar[] {
  const free = new Set(randomFrom(`${siteSlug}:variants`).shuffle(cars));
  for (const { share, fits, apply } of variants) {
    const wanted = Math.max(1, Math.round(cars.length * share));
    let nth = 0;
    for (const seed of free) {
      if (nth >= wanted) break;
      if (!fits(seed.car)) continue;
      apply(seed.car, { now, nth });
      free.delete(seed);
      nth += 1;
    }
  }
  return cars.filter((seed) => free.has(seed));
}
