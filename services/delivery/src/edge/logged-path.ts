import { photoPattern } from 'service-api';
import { apiPrefix, endpoints } from 'shared-contracts/api/endpoints';
import { paths } from 'shared-contracts/routes';

const longestPath = 300;

/** Parameters by which links open without signing in. */
const secretParameter = /:(?:token|signature)\b/;

/** Patterns of the addresses that open without signing in; what stands below them opens as well. */
const secretPatterns = [
  paths.alert,
  endpoints.getSavedSearch.path,
  endpoints.getValuation.path,
  apiPrefix + photoPattern,
].map((pattern) => {
  const folders = pattern.slice(1, pattern.indexOf('/:')).replaceAll('/', '(?:/|%2F)+');
  return { pattern, address: new RegExp(`(?:/|%2F)+${folders}(?:/|%2F)+.+`, 'is') };
});

/**
 * A path as logs may have it: where it holds a secret, the pattern stands in its place. Also for requests that were
 * refused before they had a route, whose addresses may be damaged links.
 *
 * @param route pattern of the request's route, where it is known
 */
export function loggedPath(path: string, route = ''): string {
  if (secretParameter.test(route)) return route;
  const secret = secretPatterns.find(({ address }) => address.test(path));
  if (!secret) return path.slice(0, longestPath);
  if (route.startsWith(secret.pattern)) return route;
  return path.replace(secret.address, secret.pattern).slice(0, longestPath);
}
