import type { Params } from './router';

/** Name of a pattern's last part, which takes the rest of a path, and of its value. */
const tailName = '*';

const partsOf = (pattern: string): string[] => pattern.split('/').filter((part) => part !== '');

/** A path as it was written before it became an address; one that cannot be read stays as it is. */
function decodePath(path: string): string {
  try {
    // A slash within a part is no border of parts.
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/** The values of a pattern's parameters in a path; null where the path is another pattern's. */
export type MatchPath = (path: string) => Params | null;

/**
 * Reads a pattern of literal parts, `:name` parts and a `*` that takes the rest. Literal parts match in any case, and
 * slashes at the end count for nothing (SRC-005, SHL-009).
 */
export function compilePattern(pattern: string): MatchPath {
  const names: string[] = [];
  const source = partsOf(pattern).map((part) => {
    const isTail = part === tailName;
    if (!isTail && !part.startsWith(':')) return `/${part.replaceAll(/[^\w-]/g, String.raw`\$&`)}`;
    names.push(isTail ? tailName : part.slice(1));
    return isTail ? '(?:/(.*))?' : '/([^/]+)';
  });
  const end = names.at(-1) === tailName ? '' : '/*';
  const expression = new RegExp(`^${source.join('')}${end}$`, 'is');
  return (path) => {
    const match = expression.exec(decodePath(path));
    return (
      match &&
      Object.fromEntries(names.map((name, at) => [name, (match[at + 1] ?? '').replaceAll('%2F', '/')]))
    );
  };
}

/**
 * How exact a pattern is; of those that match a path the highest wins. A literal part says most, a parameter less, and
 * what takes the rest comes last.
 */
const exactnessOf = (pattern: string): number =>
  partsOf(pattern).reduce((sum, part) => sum + (part === tailName ? -1 : part.startsWith(':') ? 4 : 11), 0);

/** The route that serves a path. */
export interface MatchedRoute<Route> {
  route: Route;
  params: Params;
}

/**
 * Finds the route of a path as React Router does: the most exact pattern wins, whatever the order.
 *
 * @param routes one of them takes every path
 */
export function createRouteMatcher<Route extends { path: string }>(
  routes: readonly Route[],
): (path: string) => MatchedRoute<Route> {
  const ranked = routes
    .map((route) => ({ route, match: compilePattern(route.path) }))
    .toSorted((one, other) => exactnessOf(other.route.path) - exactnessOf(one.route.path));
  return (path) => {
    for (const { route, match } of ranked) {
      const params = match(path);
      if (params) return { route, params };
    }
    throw new Error(`No route matches ${path}, although one has to take everything.`);
  };
}
