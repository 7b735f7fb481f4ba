import type { RouteDeclaration } from 'shared-contracts/routes';
import { releaseRounds } from './release-rounds';

const routes = (...patterns: string[]): RouteDeclaration[] =>
  patterns.map((pattern) => ({ id: pattern, pattern, gate: 'none', cache: 'private' }));
const names = (rounds: { name: string }[][]): string[][] =>
  rounds.map((round) => round.map(({ name }) => name));

test('releases whose routes stay go live together', () => {
  const search = { name: 'search' as const, routes: routes('/search'), liveRoutes: routes('/search') };
  const leads = { name: 'leads' as const, routes: routes('/enquire'), liveRoutes: [] };
  expect(names(releaseRounds([search, leads]))).toEqual([['search', 'leads']]);
});

test('a release that takes over a route waits for the one that gives it up, whatever its parameter is called', () => {
  const vehicle = { name: 'vehicle' as const, routes: routes('/cars/:slug/checkout'), liveRoutes: [] };
  const leads = {
    name: 'leads' as const,
    routes: routes('/enquire'),
    liveRoutes: routes('/enquire', '/cars/:car/checkout'),
  };
  expect(names(releaseRounds([vehicle, leads]))).toEqual([['leads'], ['vehicle']]);
});

test('two that swap routes are passed to the registry, which names what clashes', () => {
  const vehicle = { name: 'vehicle' as const, routes: routes('/a'), liveRoutes: routes('/b') };
  const leads = { name: 'leads' as const, routes: routes('/b'), liveRoutes: routes('/a') };
  expect(names(releaseRounds([vehicle, leads]))).toEqual([['vehicle', 'leads']]);
});
