import {
  defineRoute,
  redirectTo,
  type AnyRoute,
  type LoadContext,
  type RemoteRoute,
} from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { lazyComponent } from 'shared-ui/lazy-component';
import type { PartsData } from './parts/load-parts';
import { partsSlots } from './parts/parts-slots';
import { noPreset, type Preset } from './search-session/preset';
import { loadResults, type ResultsData } from './results-page/load-results';
import { previousResults } from './results-page/previous-results';
import { savedSearchRoutes } from './saved-search/saved-search-routes';
import { resultsHero, resultsJsonLd, resultsMeta } from './results-page/page-head';
import { ResultsPage } from './results-page/results-page';

/** What paths stand for; fetched with the first page whose path says more than "search". */
const presets = () => import(/* webpackChunkName: 'presets' */ './presets/resolve-preset');

type Resolve = (context: LoadContext) => Promise<Preset | null> | Preset;

/**
 * What a path stands for is requested once: while its page is on screen, a change of the filters costs the search's one
 * request and no other.
 */
const resolveOnce =
  (resolve: Resolve): Resolve =>
  (context) => {
    const shown = previousResults(context)?.preset;
    const path = context.url.pathname.toLowerCase().replace(/\/$/, '');
    return shown?.path === path ? shown : resolve(context);
  };

/** Sends an old address of a make or model, which names nothing any more, to where its cars are now. */
const orMoved =
  (resolve: Resolve, makeParam: string, modelParam: string | null): Resolve =>
  async (context) => {
    const preset = await resolve(context);
    if (preset) return preset;
    const { params, url } = context;
    const model = modelParam === null ? null : (params[modelParam] ?? '');
    const { resolveMoved } = await presets();
    const href = await resolveMoved(params[makeParam] ?? '', model, context);
    if (href === null) return null;
    throw redirectTo(
      url.search === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${url.search.slice(1)}`,
      301,
    );
  };

/** Every results page is the same page; what differs is what its path stands for. */
const resultsRoute = (id: string, pattern: string, resolve: Resolve): AnyRoute =>
  defineRoute({
    id,
    pattern,
    gate: 'none',
    cache: 'shared',
    load: (context) => loadResults(context, resolveOnce(resolve)),
    Component: ResultsPage,
    meta: resultsMeta,
    jsonLd: resultsJsonLd,
    heroImage: resultsHero,
  } satisfies RemoteRoute<ResultsData>);

const partsPage = lazyComponent<{ data: PartsData }>(
  async () => (await import(/* webpackChunkName: 'parts' */ './parts/parts-page')).PartsPage,
);

const partsRoute = defineRoute<PartsData>({
  id: 'search.parts',
  pattern: paths.partsSearch,
  gate: 'none',
  cache: 'shared',
  load: partsPage.withChunk(async (context: LoadContext) => {
    const { loadParts } = await import(/* webpackChunkName: 'parts' */ './parts/load-parts');
    return loadParts(context);
  }),
  Component: partsPage.Component,
  slots: partsSlots,
  meta: ({ query }, { site }) => ({
    title: `${query ? `Parts for “${query}”` : 'Parts search'} | ${site.site.name}`,
    description: `Search parts and accessories at ${site.site.name}, or ask our parts counter.`,
    canonical: paths.partsSearch,
    noindex: query !== '',
  }),
});

export const routes: AnyRoute[] = [
  partsRoute,
  ...savedSearchRoutes,
  resultsRoute('search.results', paths.search, () => noPreset),
  resultsRoute(
    'search.segment',
    paths.searchSegment,
    orMoved(
      async (context) => (await presets()).resolveSegment(context.params['segment'] ?? '', context),
      'segment',
      null,
    ),
  ),
  resultsRoute(
    'search.make-model',
    paths.searchMakeModel,
    orMoved(
      async ({ params, ...context }) =>
        (await presets()).resolveMakeModel(params['make'] ?? '', params['model'] ?? '', context),
      'make',
      'model',
    ),
  ),
  resultsRoute('search.used-type', paths.usedCarType, async (context) =>
    (await presets()).resolveUsedType(context.params['carType'] ?? '', context),
  ),
];
