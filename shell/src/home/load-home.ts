import type { Brand, Review, ReviewAggregate } from 'shared-contracts/entities/content';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { showsReviews, toRating, type Rating } from 'shared-rules/rating';

/** Reviews a home page shows. */
const reviewLimit = 3;

export interface HomeData {
  /** Reference of the hero picture; null when the site has neither a slide's nor a car's. */
  heroImage: string | null;
  /** What the hero picture shows; empty when it is decoration. */
  heroAlt: string;
  brands: Pick<Brand, 'title' | 'slug' | 'logo'>[];
  rating: Rating | null;
  reviews: Pick<Review, 'id' | 'customer_name' | 'text' | 'rating' | 'review_date_in_words'>[];
}

/** What the page can do without: its failure leaves out one block. */
const orElse = async <T>(fallback: T, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch {
    return fallback;
  }
};

const has = (site: PublicTenantConfig, section: PublicTenantConfig['home']['sections'][number]): boolean =>
  site.home.sections.includes(section);

async function loadReviews({
  site,
  api,
  signal,
}: LoadContext): Promise<Pick<HomeData, 'rating' | 'reviews'>> {
  if (!has(site, 'reviews') || !site.site.plugins.includes('reviews')) return { rating: null, reviews: [] };
  const [aggregate, reviews]: [ReviewAggregate | null, Review[]] = await Promise.all([
    api('getReviewAggregate', {}, { signal }),
    api('listReviews', {}, { signal }),
  ]);
  const rating = aggregate ? toRating(aggregate.average_rating, aggregate.count) : null;
  if (!showsReviews(rating, site.reviews)) return { rating: null, reviews: [] };
  return {
    rating,
    reviews: reviews
      .slice(0, reviewLimit)
      .map(({ id, customer_name, text, rating: stars, review_date_in_words }) => ({
        id,
        customer_name,
        text,
        rating: stars,
        review_date_in_words,
      })),
  };
}

async function loadBrands({ site, api, signal }: LoadContext): Promise<HomeData['brands']> {
  if (!has(site, 'brands')) return [];
  const brands: Brand[] = await api('listBrands', {}, { signal });
  return brands.map(({ title, slug, logo }) => ({ title, slug, logo }));
}

/** Picture of the first slide, else of the newest car that has one. */
async function loadHero({
  site,
  api,
  signal,
}: LoadContext): Promise<Pick<HomeData, 'heroImage' | 'heroAlt'>> {
  const slide = site.home.slides.find(({ image }) => image !== null);
  if (slide) return { heroImage: slide.image, heroAlt: '' };
  const cars = await api('listCars', { query: { limit: 6 } }, { signal });
  const car = cars.find(({ primary_image_url }) => primary_image_url);
  return { heroImage: car?.primary_image_url ?? null, heroAlt: car?.name ?? '' };
}

/** Data of the home page. Nothing in it is critical: a part that fails is left out. */
export async function loadHome(context: LoadContext): Promise<HomeData> {
  const [hero, brands, reviews] = await Promise.all([
    orElse({ heroImage: null, heroAlt: '' }, () => loadHero(context)),
    orElse([], () => loadBrands(context)),
    orElse({ rating: null, reviews: [] }, () => loadReviews(context)),
  ]);
  return { ...hero, brands, ...reviews };
}
