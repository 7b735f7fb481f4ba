import type { Operation } from '../http/operation';
import type { Services } from '../http/operation';
import { distanceKm } from 'shared-rules/distance';
import { localityPoint } from './localities';

/** Distances are rounded to a hundred metres. */
const rounded = (km: number): number => Math.round(km * 10) / 10;

/**
 * The way from a point to each locality that the site's cars stand in (API-030). Cars without a suburb of their own stand
 * at a dealership, whose coordinates the locations carry.
 */
export const nearbyLocalities =
  ({ search }: Pick<Services, 'search'>): Operation<'nearbyLocalities'> =>
  async ({ query }, { config, signal }) => {
    const [answer] = await search.query(
      config,
      [{ indexUid: config.search.index, facets: ['locality_id'], hitsPerPage: 0, allFacetValues: true }],
      signal ? { signal } : {},
    );
    const ids = Object.keys(answer?.facetDistribution?.['locality_id'] ?? {});
    const distances = ids.flatMap((id): [string, number][] => {
      const point = localityPoint(Number(id));
      return point ? [[id, rounded(distanceKm(query, point))]] : [];
    });
    return { body: { distances: Object.fromEntries(distances) } };
  };
