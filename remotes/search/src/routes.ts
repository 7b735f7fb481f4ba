import {
  defineRoute,
  type AnyRoute,
  type LoadContext,
  type RemoteRoute,
} from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { noPreset, type Preset } from './presets/preset';
import { resolveMakeModel, resolveSegment, resolveUsedType } from './presets/resolve-preset';
import { loadResults, type ResultsData } from './results-page/load-results';
import { resultsHero, resultsJsonLd, resultsMeta } from './results-page/page-head';
import { ResultsPage } from './results-page/results-page';
import { ResultsSkeleton } from './results-page/results-skeleton';

/** Every results page is the same page; what differs is what its path stands for. */
const resultsRoute = (
  id: string,
  pattern: string,
  resolve: (context: LoadContext) => Promise<Preset | null> | Preset,
): AnyRoute =>
  defineRoute({
    id,
    pattern,
    gate: 'none',
    cache: 'shared',
    load: (context) => loadResults(context, resolve),
    Component: ResultsPage,
    meta: resultsMeta,
    jsonLd: resultsJsonLd,
    heroImage: resultsHero,
    Skeleton: ResultsSkeleton,
  } satisfies RemoteRoute<ResultsData>);

export const routes: AnyRoute[] = [
  resultsRoute('search.results', paths.search, () => noPreset),
  resultsRoute('search.segment', paths.searchSegment, (context) =>
    resolveSegment(context.params['segment'] ?? '', context),
  ),
  resultsRoute('search.make-model', paths.searchMakeModel, (context) =>
    resolveMakeModel(context.params['make'] ?? '', context.params['model'] ?? '', context),
  ),
  resultsRoute('search.used-type', paths.usedCarType, (context) =>
    resolveUsedType(context.params['carType'] ?? '', context),
  ),
];
