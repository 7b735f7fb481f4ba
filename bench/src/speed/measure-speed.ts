import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from 'shared-contracts/routes';
import { openBrowser } from '../browser/open-browser';
import { buildBaseline } from '../instantsearch/baseline-build';
import { openBaselineServers } from '../instantsearch/baseline-server';
import type { Options } from '../options';
import { createBenchPlatform, type BenchPlatform } from '../platform/bench-platform';
import type { Figure } from '../report/figure';
import type { Progress } from '../report/progress';
import { makeListings } from '../stock/listings';
import { measureCache } from './cache-load';
import { comparePages } from './compare-pages';
import { dealerCount, dealers, groupSite, hostOf, writeSpeedSites } from './speed-sites';

/** Pause of the generated sites before a search of typed words, in ms: the default of a site. */
const debounceMs = 300;
const cacheQuestions = 3000;

/** Gives every dealer its share of the cars. A stop ends the platform, but not this loop by itself. */
async function importDealers(
  platform: BenchPlatform,
  cars: number,
  update: Progress['update'],
  signal: AbortSignal,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-stock-'));
  try {
    let added = 0;
    for (const [at, slug] of dealers.entries()) {
      signal.throwIfAborted();
      const file = join(folder, `${slug}.csv`);
      const share = Math.floor((cars * (at + 1)) / dealerCount) - Math.floor((cars * at) / dealerCount);
      await writeFile(file, makeListings(share, new Date().getFullYear(), at));
      added += (await platform.importStock(slug, file, slug)).added;
      update(`${added.toLocaleString('en-AU')} cars`);
    }
    return added;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Measures search on many cars of many dealers, on a platform of its own: one dealer's site, and a site of all. The
 * same page of React InstantSearch and a page of plain HTML take turns with ours.
 */
export async function measureSpeed(
  { cars, runs }: Options,
  { step, update }: Progress,
  signal: AbortSignal,
): Promise<Figure[]> {
  step(`Search speed: sites of ${dealerCount} dealers`);
  const platform = await createBenchPlatform(writeSpeedSites);
  const stop = () => void platform.stop();
  signal.addEventListener('abort', stop, { once: true });
  const bundle = await mkdtemp(join(tmpdir(), 'bench-instantsearch-'));
  try {
    await platform.start();
    step(`Search speed: importing ${cars.toLocaleString('en-AU')} cars`);
    const added = await importDealers(platform, cars, update, signal);
    step('Search speed: React InstantSearch');
    const servers = await openBaselineServers(platform.port(), await buildBaseline(bundle));
    const browser = await openBrowser();
    try {
      const figures: Figure[] = [];
      const [first = ''] = dealers;
      const pages = [
        { host: groupSite.host, what: `${added.toLocaleString('en-AU')} cars of ${dealerCount} dealers` },
        { host: hostOf(first), what: `one dealer's cars among ${added.toLocaleString('en-AU')}` },
      ];
      for (const { host, what } of pages) {
        step(`Search speed: ${what}`);
        const section = `Search speed, ${what}`;
        figures.push(
          ...(await comparePages({
            browser,
            servers,
            host,
            path: paths.search,
            section,
            debounceMs,
            runs,
            update,
          })),
        );
      }
      step('Search speed: the gateway’s answers');
      const load = await measureCache(platform.port(), dealers.slice(0, 10).map(hostOf), cacheQuestions);
      figures.push({
        section: 'Search gateway',
        name: 'answered without the search server',
        unit: '%',
        measured: load.answeredShare * 100,
        note:
          `${load.questions} questions to ten sites, popular ones more often; ` +
          `${load.knownMs.toFixed(1)} ms when known, ${load.requestedMs.toFixed(1)} ms when asked for (medians)`,
      });
      return figures;
    } finally {
      await browser.close();
      await servers.close();
    }
  } finally {
    signal.removeEventListener('abort', stop);
    await platform.remove();
    await rm(bundle, { recursive: true, force: true });
  }
}
