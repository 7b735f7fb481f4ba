import type { PageRelease, ReleaseName } from 'shared-contracts/remote/composition';

/** The route that a page belongs to, and the release that owns it as `name@version`. */
export interface PageRoute {
  pattern: string;
  release: string;
}

type Releases = Readonly<Record<ReleaseName, PageRelease>>;

interface Matcher extends PageRoute {
  matches: RegExp;
  /** Fewer parameters are a closer match. */
  parameters: number;
}

const toExpression = (pattern: string): RegExp => {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '(?:/.*)?';
      if (!part.startsWith(':')) return `/${part.replace(/[^\w-]/g, '\\$&')}`;
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    });
  return new RegExp(`^${parts.join('') || '/'}$`, 's');
};

const known = new WeakMap<Releases, Matcher[]>();

function matchersOf(releases: Releases): Matcher[] {
  const found = known.get(releases);
  if (found) return found;
  const matchers = Object.values(releases)
    .flatMap(({ name, version, routes }) =>
      routes.map(({ pattern }) => ({
        pattern,
        release: `${name}@${version}`,
        matches: toExpression(pattern),
        parameters: pattern.split(/[:*]/).length,
      })),
    )
    .sort((a, b) => a.parameters - b.parameters);
  known.set(releases, matchers);
  return matchers;
}

/** Route of a page by its path, for logs and metrics; null when no release has one. The shell decides what is rendered. */
export const pageRouteOf = (releases: Releases, path: string): PageRoute | null =>
  matchersOf(releases).find(({ matches }) => matches.test(path)) ?? null;
