import type { PageRelease, ReleaseName } from 'shared-contracts/remote/composition';
import { createRouteMatcher, type MatchedRoute } from 'shared-routing/match-path';

/** The route that a page belongs to, and the release that owns it as `name@version`. */
export interface PageRoute {
  /** Pattern. */
  path: string;
  release: string;
}

type Releases = Readonly<Record<ReleaseName, PageRelease>>;
type Matcher = (path: string) => MatchedRoute<PageRoute>;

const known = new WeakMap<Releases, Matcher>();

/** In the order of the shell's table, which decides between patterns that are equally exact. */
function matcherOf(releases: Releases): Matcher {
  const found = known.get(releases);
  if (found) return found;
  const remotes = Object.keys(releases)
    .filter((name) => name !== 'shell')
    .toSorted();
  const routes = [...remotes, 'shell'].flatMap((name) => {
    const { version = 'none', routes: declared = [] } = releases[name] ?? {};
    return declared.map(({ pattern }) => ({ path: pattern, release: `${name}@${version}` }));
  });
  const rest = { path: '*', release: `shell@${releases['shell']?.version ?? 'none'}` };
  const matcher = createRouteMatcher([...routes, rest]);
  known.set(releases, matcher);
  return matcher;
}

/** Route of a page by its path, for logs and metrics: the one the shell renders. What no release declares is the shell's. */
export const pageRouteOf = (releases: Releases, path: string): PageRoute => matcherOf(releases)(path).route;
