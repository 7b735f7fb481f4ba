import type { GateException, ReleaseManifest } from 'shared-contracts/remote/composition';
import { findRouteClashes, type RouteDeclaration } from 'shared-contracts/routes';
import { labelOf, wayOut, type LiveRelease } from './neighbours';

/** Whether two patterns match the same addresses: what their parameters are called does not matter. */
const isSamePage = (a: RouteDeclaration, b: RouteDeclaration): boolean =>
  findRouteClashes([
    { owner: 'a', routes: [a] },
    { owner: 'b', routes: [b] },
  ]).length > 0;

/** Routes whose answers would be kept for everybody although only some may see them. */
export const leakedPages = ({ routes }: ReleaseManifest): string[] =>
  routes
    .filter(({ gate, cache }) => gate === 'signed-in' && cache === 'shared')
    .map(({ pattern }) => `the page ${pattern} is for signed-in visitors and may be kept for all of them`);

/** Clashes with the routes of live releases, and routes that the candidate declares twice. */
export function clashProblems(candidate: ReleaseManifest, neighbours: readonly LiveRelease[]): string[] {
  const own = { owner: candidate.name, routes: candidate.routes };
  const twice = findRouteClashes([own]);
  const shared = neighbours.flatMap(({ manifest: { name, routes } }) =>
    findRouteClashes([own, { owner: name, routes }])
      .filter(({ owners: [first, second] }) => first !== second)
      .map(({ pattern }) => `the route ${pattern} is declared by ${candidate.name} and by ${name}`),
  );
  return [
    ...twice.map(({ pattern }) => `the route ${pattern} is declared twice by ${candidate.name}`),
    ...new Set(shared),
  ];
}

/** How a page differs from what it was live; empty when visitors notice nothing. */
function changesOf(page: RouteDeclaration, before: RouteDeclaration, label: string): string[] {
  return [
    ...(page.gate === before.gate
      ? []
      : [
          before.gate === 'signed-in'
            ? `the page ${page.pattern} opens to all what ${label} keeps for signed-in visitors`
            : `the page ${page.pattern} of ${label} would be for signed-in visitors only`,
        ]),
    ...(before.cache === 'private' && page.cache === 'shared'
      ? [`the page ${page.pattern} may be kept for all visitors; in ${label} it is private`]
      : []),
  ];
}

/**
 * Pages and slots of the live version that would go or be for others. A slot is named with the releases beside it,
 * since any of them may place it.
 */
export function goneProblems(
  candidate: ReleaseManifest,
  before: LiveRelease,
  exception: GateException | undefined,
): string[] {
  const label = labelOf(before);
  const retired = new Set(exception?.retired);
  const pages = before.manifest.routes.flatMap((page) => {
    const now = candidate.routes.find((other) => isSamePage(page, other));
    if (now) return exception ? [] : changesOf(now, page, label);
    return retired.has(page.pattern)
      ? []
      : [`the page ${page.pattern} of ${label} is gone${wayOut(page.pattern)}`];
  });
  const slots = before.manifest.slots
    .filter((slot) => !candidate.slots.includes(slot) && !retired.has(slot))
    .map((slot) => `the slot ${slot} of ${label} is gone, and other pages place it${wayOut(slot)}`);
  return [...pages, ...slots];
}
