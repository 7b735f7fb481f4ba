import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from 'shared-contracts/routes';
import { openBrowser } from './browser/open-browser';
import { sessions } from './browser/sessions';
import { measureFilter } from './measure-filter';
import { measureGate } from './measure-gate';
import { measureLeads } from './measure-leads';
import { measureMemory } from './measure-memory';
import { measureOpening } from './measure-opening';
import { measurePage, type BenchSetup } from './measure-page';
import { measureSession } from './measure-session';
import { firstStart, measureLaterStarts } from './measure-start';
import type { Options, Section } from './options';
import { measureOverhead } from './overhead/measure-overhead';
import { createBenchPlatform, type BenchPlatform } from './platform/bench-platform';
import { budgets } from './report/budgets';
import type { Figure } from './report/figure';
import type { Progress } from './report/progress';
import { pageWithPicture, searchPaths, someOf, vehiclePaths } from './server/addresses';
import { measureSpeed } from './speed/measure-speed';
import { listingCount, makeListings } from './stock/listings';

/** The site with the most varied stock, and the host it is reached by on this machine. */
const site = { slug: 'harbour-motors', host: 'harbour.localhost' };

/** Fills the site with cars and gives the figure of the import. */
async function importStock(platform: BenchPlatform, given: string | undefined): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-stock-'));
  try {
    const file = given ?? join(folder, 'listings.csv');
    if (given === undefined) await writeFile(file, makeListings(listingCount, new Date().getFullYear()));
    const { seconds, added, rows } = await platform.importStock(site.slug, file);
    return {
      section: 'Start',
      name: 'import until searchable',
      unit: 's',
      measured: seconds,
      note: `${added.toLocaleString('en-AU')} of ${rows.toLocaleString('en-AU')} rows became cars`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Everything that needs the browser and a platform with stock. */
async function measurePages(
  platform: BenchPlatform,
  { only, runs, pages }: Options,
  { step, update }: Progress,
  figures: Figure[],
): Promise<void> {
  const browser = await openBrowser();
  try {
    const setup: BenchSetup = {
      browser,
      port: platform.port(),
      pid: platform.pid(),
      host: site.host,
      runs,
      step,
      update,
    };
    const cars = await vehiclePaths(setup.port, site.host);
    const car = await pageWithPicture(setup.port, site.host, cars);
    const search = {
      section: 'Search page',
      path: paths.search,
      paths: searchPaths(pages),
      budgets: budgets.search,
    };
    const vehicle = {
      section: 'Vehicle page',
      path: car,
      paths: someOf(cars, pages),
      budgets: budgets.vehicle,
    };
    if (only.includes('search')) {
      figures.push(...(await measurePage(setup, search)));
      figures.push(...(await measureFilter(setup, search.section, search.path)));
      figures.push(...(await measureSession(setup, search.section, search.path, sessions.search)));
    }
    if (only.includes('vehicle')) {
      figures.push(...(await measurePage(setup, vehicle)));
      figures.push(...(await measureOpening(setup, vehicle.section, search.path)));
      figures.push(...(await measureSession(setup, vehicle.section, vehicle.path, sessions.vehicle)));
    }
    if (only.includes('overhead')) {
      for (const page of [search, vehicle]) {
        step(`Composition: ${page.section.toLowerCase()}`);
        const section = `Composition, ${page.section.toLowerCase()}`;
        figures.push(...(await measureOverhead(setup, { section, path: page.path })));
      }
    }
  } finally {
    await browser.close();
  }
}

/** What needs pages in a browser. */
const pageSections: ReadonlySet<Section> = new Set<Section>(['search', 'vehicle', 'overhead']);

/** What is measured on processes of its own, without the sample site. */
const ownPlatform: ReadonlySet<Section> = new Set<Section>(['search-speed', 'leads', 'gate']);

/**
 * Runs what was requested, each on a platform of its own. What it started is stopped and removed in any case.
 *
 * @param figures gets each figure as soon as it is known
 */
export async function runBench(
  options: Options,
  progress: Progress,
  signal: AbortSignal,
  figures: Figure[],
): Promise<void> {
  if (options.only.some((section) => !ownPlatform.has(section)))
    await runSample(options, progress, signal, figures);
  if (options.only.includes('search-speed')) figures.push(...(await measureSpeed(options, progress, signal)));
  if (options.only.includes('leads')) figures.push(...(await measureLeads(progress, signal)));
  if (options.only.includes('gate')) figures.push(...(await measureGate(progress, signal)));
  progress.done();
}

/** Measures the sample site with the most varied stock. */
async function runSample(
  options: Options,
  progress: Progress,
  signal: AbortSignal,
  figures: Figure[],
): Promise<void> {
  const platform = await createBenchPlatform();
  const stop = () => void platform.stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    progress.step('Starting a platform with an empty data folder');
    figures.push(firstStart(await platform.start()));
    progress.step('Importing stock');
    figures.push(await importStock(platform, options.stock));
    // Before anything else is done with the process.
    if (options.only.includes('memory'))
      figures.push(...(await measureMemory(platform, site.host, progress)));
    const needsPages = options.only.some((section) => pageSections.has(section));
    if (needsPages) await measurePages(platform, options, progress, figures);
    if (options.only.includes('start')) {
      progress.step('Starting again');
      figures.push(await measureLaterStarts(platform, progress.update));
    }
  } finally {
    signal.removeEventListener('abort', stop);
    await platform.remove();
  }
}
