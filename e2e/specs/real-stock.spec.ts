import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchResponse } from 'shared-contracts/search/wire';
import { ask } from '../src/ask';
import { hydrated } from '../src/page-events';
import {
  createPlatformProcess,
  forecourt,
  makeHome,
  root,
  type PlatformProcess,
} from '../src/platform-process';
import { watchSearches } from '../src/search-requests';
import { expect, test } from '../src/test';

/*
 * The search page over a file of real listings, on a platform and a site of its own that hold nothing else. Without
 * the file (FORECOURT_LISTINGS, see docs/figures.md) the tests are skipped and say so.
 */

const file = process.env['FORECOURT_LISTINGS'] ?? '';
test.skip(file === '', 'FORECOURT_LISTINGS names no file of listings');
test.describe.configure({ mode: 'serial' });

/** The start and the import, on a machine that is busy with other tests. */
const prepareMs = 600_000;

const site = { slug: 'real-listings', host: 'real-listings.localhost', dealership: 'real-yard' };
const shownFilters = [
  'make',
  'model',
  'make_model',
  'city',
  'badge',
  'body',
  'colour',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'state',
  'price',
];

let platform: PlatformProcess;
let sitesFolder: string;
let added = 0;

/** A copy of a sample site's look with stock and name of its own. */
async function writeRealSite(folder: string): Promise<void> {
  const target = join(folder, site.slug);
  await mkdir(target, { recursive: true });
  for (const name of ['logo.svg', 'favicon.svg']) {
    await cp(join(root, 'sites/harbour-motors', name), join(target, name));
  }
  const config = {
    site: {
      slug: site.slug,
      id: 901,
      name: 'Real Listings',
      url: 'https://real-listings.example',
      hosts: [site.host],
      logo: '/site/logo.svg',
      address: { city: 'Springwood', state: 'QLD' },
      dealerships: [site.dealership],
      search_filters: shownFilters,
    },
  };
  const address = { street: '1 Main St', city: 'Springwood', state: 'QLD', postcode: '4127' };
  const dealership = {
    id: 901,
    slug: site.dealership,
    name: 'Real Yard',
    group: 'real',
    lead_email: 'yard@dealer.example',
    address,
  };
  await writeFile(join(target, 'site.json'), JSON.stringify(config));
  await writeFile(join(target, 'dealerships.json'), JSON.stringify([dealership]));
}

test.beforeAll(async () => {
  test.setTimeout(prepareMs);
  sitesFolder = await mkdtemp(join(tmpdir(), 'forecourt-sites-'));
  await writeRealSite(sitesFolder);
  const home = await makeHome();
  const env = { FORECOURT_SITES: sitesFolder };
  platform = createPlatformProcess(home, env, site.host);
  await platform.start();
  const imported = await forecourt(home, 'stock', 'import', '--site', site.slug, '--file', file, '--json');
  expect(imported.status, imported.err).toBe(0);
  ({ added } = JSON.parse(imported.out) as { added: number }); // printed by our own command
});
test.afterAll(async () => {
  await platform.remove();
  await rm(sitesFolder, { recursive: true, force: true });
});

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`http://${site.host}:${platform.port()}${path}`);
  await hydrated(page);
};

/** Values that the column of filters offers, by filter, chosen or not and in view or not. */
const offered = (page: Page): Promise<[string, string][]> =>
  page.locator('aside[aria-label="Filters"] input[type="checkbox"]').evaluateAll((boxes) =>
    boxes.map((box): [string, string] => {
      const { name, value } = box as HTMLInputElement; // only boxes were requested
      return [name, value];
    }),
  );

/** Listings of the file that begin with a make and a year: one line each. */
async function listed(make: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  return [...text.matchAll(new RegExp(`^${make},(?:19|20)\\d\\d,`, 'gm'))].length;
}

test('[SRC-015][SRC-042] the filters of the page offer no value that says nothing', async ({ page }) => {
  await open(page, '/search');
  const values = await offered(page);
  expect(new Set(values.map(([name]) => name)).size).toBeGreaterThan(5);
  const nothing = /^(?:[-\s/]*|other|nan|poa|n\/a|none|null|unknown|\d+ years?)$/i;
  expect(values.filter(([, value]) => nothing.test(value) || value !== value.trim())).toEqual([]);
  expect(
    values.filter(([name, value]) => name === 'make' && ['Land', 'Great', 'Aston'].includes(value)),
  ).toEqual([]);
});

test('[SRC-015] a checked make finds as many cars as the file lists, and takes them to the page', async ({
  page,
}) => {
  expect(added).toBeGreaterThan(16_000);
  await open(page, '/search?make=Suzuki');
  const count = new Intl.NumberFormat('en-AU').format(await listed('Suzuki'));
  await expect(page.locator('aside[aria-label="Filters"] label:has(input[value="Suzuki"])')).toContainText(
    count,
  );
  await expect(page.locator('main')).toContainText(
    new RegExp(`\\b${count}\\b[^.]*(?:cars|vehicles|results)`, 'i'),
  );
  await expect(page.locator('[aria-label="Results"] article a[href^="/cars/"]').first()).toHaveAttribute(
    'href',
    /-suzuki-/,
  );
});

/** Cars of one answer, and answers of one request (API-001). */
const [hitsPerAnswer, answersPerRequest] = [100, 12];

/** Every car of the site, one by one, as the search holds them: nothing of it is counted by the search server. */
async function everyCar(authorization: string): Promise<CarDocument[]> {
  const cars: CarDocument[] = [];
  for (let from = 0; from < added; from += hitsPerAnswer * answersPerRequest) {
    const queries = Array.from({ length: answersPerRequest }, (_, at) => ({
      indexUid: 'cars_production',
      sort: ['created_at:asc'],
      limit: hitsPerAnswer,
      offset: from + at * hitsPerAnswer,
    }));
    const answer = await ask(site.host, '/search-service/multi-search', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ queries }),
      port: platform.port(),
    });
    expect(answer.status, answer.body.slice(0, 500)).toBe(200);
    const { results } = JSON.parse(answer.body) as MultiSearchResponse<CarDocument>; // the gateway's answer
    cars.push(...results.flatMap(({ hits }) => hits));
  }
  return cars;
}

/** The column's lists by the filter behind them. */
const lists = {
  make: 'Make',
  model: 'Model',
  make_model: 'Make and model',
  city: 'City',
  badge: 'Badge',
  body: 'Body',
  colour: 'Colour',
  fuel: 'Fuel',
  transmission: 'Transmission',
  drive: 'Drive',
  seats: 'Seats',
  state: 'State',
} as const;

/** The open list under a title of the column. */
async function openList(page: Page, title: string): Promise<Locator> {
  const column = page.locator('aside[aria-label="Filters"]');
  const head = column.getByRole('button', { name: new RegExp(`^${title}$`) });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  // While it opens, what is pressed next moves away from the pointer.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? each.finished : [])),
    ),
  );
  return column.locator(`[id="${await head.getAttribute('aria-controls')}"]`);
}

/**
 * What a list of the column says: the number beside each value, with everything the list holds opened. Spellings that
 * differ in case are one value, as they are for a filter.
 */
async function listAsShown(page: Page, title: string): Promise<Record<string, number>> {
  const list = await openList(page, title);
  const more = list.locator('summary');
  if ((await more.count()) > 0) {
    await more.click();
    // A list that begins with its first values says how many it has once it is whole.
    await expect(more).toContainText(/Show All [\d,]+/);
  }
  const rows = await list.locator('label:has(input[type="checkbox"])').evaluateAll((labels) =>
    labels.map((label) => [
      label.querySelector('input')?.value ?? '',
      // The number stands last in its row, in an element of its own.
      [...label.querySelectorAll('span')].at(-1)?.textContent.replaceAll(',', '') ?? '',
    ]),
  );
  return Object.fromEntries(rows.map(([value = '', count]) => [value.toLowerCase(), Number(count)]));
}

test('[SRC-015][SRC-039] every value that a car has stands in its list with the number of its cars', async ({
  page,
}) => {
  test.setTimeout(prepareMs);
  const requests = watchSearches(page);
  await open(page, '/search');
  const models = await listAsShown(page, lists.model);
  // Of the models that begin with a letter far down the alphabet, too.
  for (const model of ['Ranger', 'RAV4', 'Triton', 'X-Trail', 'Navara', 'Outlander', 'Tucson', 'Tiguan', 'Sportage', 'Pajero']) {
    expect(models).toHaveProperty([model.toLowerCase()]);
  } // prettier-ignore
  const cars = await everyCar(requests.at(-1)?.authorization ?? '');
  expect(new Set(cars.map(({ id }) => id)).size).toBe(added);
  await open(page, '/search');
  for (const name of Object.keys(lists) as (keyof typeof lists)[]) {
    const expected: Record<string, number> = {};
    for (const car of cars) {
      const value = String(car[name] ?? '').toLowerCase();
      if (value !== '') expected[value] = (expected[value] ?? 0) + 1;
    }
    expect([name, await listAsShown(page, lists[name])]).toEqual([name, expected]);
  }
});

test('[SRC-015] a model that is none of the first is found by its name and checked', async ({ page }) => {
  await open(page, '/search');
  const list = await openList(page, lists.model);
  await expect(list.locator('input[name="model"][value="Stelvio"]')).toHaveCount(0);
  await list.getByRole('searchbox', { name: 'Find model' }).fill('stelv');
  await list.getByRole('checkbox', { name: /^Stelvio/ }).check();
  await expect(page).toHaveURL(/[?&]model=Stelvio\b/);
});
