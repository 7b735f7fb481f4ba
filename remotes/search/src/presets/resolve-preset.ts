import type { LoadContext } from 'shared-contracts/remote/remote-module';
import type { FilterName } from 'shared-contracts/entities/search';
import { toSlug } from 'shared-contracts/routes';
import type { BodyType } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { filterExpression } from 'shared-rules/search/filter-expressions';
import { bodyOfSlug, fixedSegments } from './fixed-segments';
import { movedHref, movedMake, movedModels } from './moved-page';
import type { Preset } from '../search-session/preset';

type Context = Pick<LoadContext, 'site' | 'api' | 'search' | 'signal'>;

/** The values of filters among the site's cars, each with a condition of its own. */
async function valuesOf(
  { site, search, signal }: Context,
  requested: { facets: FilterName[]; filter?: string[]; allFacetValues?: boolean },
): Promise<Partial<Record<FilterName, string[]>>> {
  const query: MultiSearchQuery = { indexUid: site.search.index, hitsPerPage: 0, ...requested };
  const [answer] = await search([query], { signal });
  return Object.fromEntries(
    requested.facets.map((name) => [name, Object.keys(answer?.facetDistribution?.[name] ?? {})]),
  );
}

const findBySlug = (values: readonly string[] | undefined, slug: string): string | undefined =>
  values?.find((value) => toSlug(value) === slug);

const only = (name: FilterName, value: string): Preset['filters'] => ({ [name]: [value] });

/** What a shopper means by a body type that hardly any dealer lists a car under. */
const meantBy: Partial<Record<BodyType, Preset['filters']>> = {
  ev: only('fuel', 'Electric'),
  softtop: only('body', 'convertible'),
};

/** Filters of a body type: what is meant by it where the site has no car of that body. */
async function bodyFilters(body: BodyType, context: Context): Promise<Preset['filters']> {
  const meant = meantBy[body];
  if (!meant) return only('body', body);
  const { body: bodies } = await valuesOf(context, { facets: ['body'] });
  return bodies?.includes(body) ? only('body', body) : meant;
}

/** Filters of a body or item type, or null when the site knows no such type. */
async function typeFilters(slug: string, context: Context): Promise<Preset['filters'] | null> {
  const body = bodyOfSlug(slug);
  if (body) return bodyFilters(body, context);
  const { item_type } = await valuesOf(context, { facets: ['item_type'] });
  const itemType = findBySlug(item_type, slug);
  return itemType === undefined ? null : only('item_type', itemType);
}

async function makeFilters(slug: string, context: Context): Promise<Preset['filters'] | null> {
  const { make } = await valuesOf(context, { facets: ['make'] });
  const found = findBySlug(make, slug);
  return found === undefined ? null : only('make', found);
}

async function placeFilters(slug: string, context: Context): Promise<Preset['filters'] | null> {
  const { api, site, signal } = context;
  const isDealership = site.site.dealerships.includes(slug);
  const [locations, dealership] = await Promise.all([
    api('listLocations', {}, { signal }),
    isDealership
      ? valuesOf(context, { facets: ['dealership_name'], filter: [`dealership_slug = "${slug}"`] })
      : undefined,
  ]);
  const location = locations.find((candidate) => candidate.slug === slug);
  if (location) return only('location_name', location.name);
  const [name] = dealership?.dealership_name ?? [];
  return name === undefined ? null : only('dealership_name', name);
}

/**
 * What a single segment after `/search/` stands for (SRC-008): a fixed path, `{type}-cars`, a make, a location,
 * a dealership, in this order; null when it is none of them.
 */
export async function resolveSegment(segment: string, context: Context): Promise<Preset | null> {
  const slug = segment.toLowerCase();
  const path = `/search/${encodeURIComponent(slug)}`;
  const fixed = Object.hasOwn(fixedSegments, slug) ? fixedSegments[slug] : undefined;
  if (fixed) return { path, filters: { car_type: [...fixed] } };
  const type = /^(.+)-cars$/.exec(slug)?.[1];
  const filters =
    (type === undefined ? null : await typeFilters(type, context)) ??
    (await makeFilters(slug, context)) ??
    (await placeFilters(slug, context));
  return filters && { path, filters };
}

/** What `/search/{make}/{model}` stands for (SRC-005), or null. */
export async function resolveMakeModel(
  make: string,
  model: string,
  context: Context,
): Promise<Preset | null> {
  const slugs = { make: make.toLowerCase(), model: model.toLowerCase() };
  const { make: makes } = await valuesOf(context, { facets: ['make'] });
  const makeName = findBySlug(makes, slugs.make);
  if (makeName === undefined) return null;
  const filter = [filterExpression('make', [makeName]) ?? ''];
  const { model: models } = await valuesOf(context, { facets: ['model'], filter, allFacetValues: true });
  const modelName = findBySlug(models, slugs.model);
  if (modelName === undefined) return null;
  return {
    path: `/search/${encodeURIComponent(slugs.make)}/${encodeURIComponent(slugs.model)}`,
    filters: { make: [makeName], model: [modelName] },
  };
}

/** What `/used-car/{type}` stands for (SRC-009): used stock of a body or item type; null for an unknown type. */
export async function resolveUsedType(type: string, context: Context): Promise<Preset | null> {
  const slug = type.toLowerCase();
  const filters = await typeFilters(slug, context);
  return (
    filters && { path: `/used-car/${encodeURIComponent(slug)}`, filters: { ...filters, car_type: ['used'] } }
  );
}

/** Where an old address of a make, or of a make and model, has gone; null when it never was one. */
export async function resolveMoved(
  make: string,
  model: string | null,
  context: Context,
): Promise<string | null> {
  const { make: makes = [] } = await valuesOf(context, { facets: ['make'] });
  const makeName = movedMake(makes, make.toLowerCase());
  if (makeName === undefined) return null;
  if (model === null) return movedHref(makeName, []);
  const filter = [filterExpression('make', [makeName]) ?? ''];
  const { model: models = [] } = await valuesOf(context, { facets: ['model'], filter });
  const found = movedModels(makeName, models, model.toLowerCase());
  return found.length > 0 ? movedHref(makeName, found) : null;
}
