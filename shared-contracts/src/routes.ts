import * as paths from './routes/paths';

export { financeFormId } from './routes/hrefs';
export { toSlug } from './routes/to-slug';
/** The hrefs that others link to. Each is an export of its own, so that a bundle holds those that it uses. */
export * as hrefs from './routes/hrefs';
/** Fixed route patterns, each an export of its own too. A remote declares which of them it serves. */
export * as paths from './routes/paths';

const financePaths = [paths.finance, paths.financeEnquiry, paths.applyForFinance] as const;
const tradeInPaths = [paths.tradeIn, paths.sellYourCar, paths.sellMyCar] as const;
/** Pages whose title and first line a site may write, and what else its `pages` say of them (D-39). */
export const pathsWithSiteWords: readonly string[] = [
  ...financePaths,
  ...tradeInPaths,
  paths.models,
  paths.brands,
  paths.specialOffers,
];

/** Groups of paths that show one page; the first is the canonical one (DEL-010). */
export const aliasGroups: readonly (readonly string[])[] = [
  ['/contact', '/contact-us'],
  ['/warranty', '/pages/warranty'],
  financePaths,
  tradeInPaths,
  [paths.dealerLocator, paths.dealerships],
];

/**
 * The path that stands for a page in its canonical link. A site may prefer another member of a group, such as
 * its own finance page.
 */
export function canonicalPath(path: string, preferred: readonly string[] = []): string {
  const group = aliasGroups.find((members) => members.includes(path));
  if (!group) return path;
  return preferred.find((candidate) => group.includes(candidate)) ?? group[0] ?? path;
}

/** Key of the words of a search box, which the search page has understood; those of `query` are literal (SRC-075). */
export const findKey = 'find';

/** How a route is served to a visitor who is not signed in. */
export type RouteGate = 'none' | 'signed-in';

/** A remote's or the shell's route as data; it travels in the composition. */
export interface RouteDeclaration {
  /** Unique within its owner, such as `search.results`. */
  id: string;
  /** Path pattern with `:param` segments. */
  pattern: string;
  gate: RouteGate;
  /** `shared`: anonymous HTML may be kept for seconds; `private`: never. */
  cache: 'shared' | 'private';
  /** `none`: a sheet of its own, without the site's header and footer (VEH-005). */
  frame?: 'none';
}

/** Two owners claim patterns that match the same addresses. */
export interface RouteClash {
  pattern: string;
  owners: [string, string];
}

/** Pattern with its parameter names taken out: patterns of one shape match the same addresses. */
const shapeOf = (pattern: string) => pattern.replace(/:[^/]+/g, ':').replace(/\/$/, '') || '/';

/** Every pair of equal patterns in different or the same owners; empty when there is none. */
export function findRouteClashes(
  owned: { owner: string; routes: readonly RouteDeclaration[] }[],
): RouteClash[] {
  const seen = new Map<string, string>();
  const clashes: RouteClash[] = [];
  for (const { owner, routes } of owned) {
    for (const { pattern } of routes) {
      const shape = shapeOf(pattern);
      const other = seen.get(shape);
      if (other === undefined) seen.set(shape, owner);
      else clashes.push({ pattern, owners: [other, owner] });
    }
  }
  return clashes;
}
