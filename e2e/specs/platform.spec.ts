import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';
import { ask } from '../src/ask';
import { writeLoopingCandidate } from '../src/broken-releases';
import {
  control,
  createPlatformProcess,
  forecourt,
  makeHome,
  root,
  setClock,
  type PlatformProcess,
} from '../src/platform-process';
import { signIn, somePhone } from '../src/sign-in';
import { expect, test } from '../src/site-test';
import { siteNames, urlOf } from '../src/sites';
import { stageStockRemote, stockRemote } from '../src/stock-apps';

/*
 * What changes under a running platform: sites, releases, and the platform itself. It has its own data folder and
 * its own copy of the sites, so that no other test notices. All of them need one that others do not change, and share
 * its start, which takes a minute: the reason that they stand in one file.
 */

test.describe.configure({ mode: 'default', timeout: 60_000 });

/** Delivery asks for releases every few seconds; on a busy machine each takes its time. */
const noticedMs = 20_000;

let platform: PlatformProcess;
let sites: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  sites = await mkdtemp(join(tmpdir(), 'forecourt-sites-'));
  await cp(join(root, 'sites'), sites, { recursive: true });
  platform = createPlatformProcess(await makeHome(), {
    FORECOURT_SITES: sites,
    // As an installation has it: other tests sign in more often.
    SMS_DAILY_BUDGET: '100',
  });
  await platform.start();
});

test.afterAll(async () => {
  await platform.remove();
  await rm(sites, { recursive: true, force: true });
});

type Json = Record<string, unknown>;

/** Changes a file of a site. */
async function edit(slug: string, file: string, change: (json: Json) => void): Promise<void> {
  const path = join(sites, slug, file);
  const json = JSON.parse(await readFile(path, 'utf8')) as Json; // a sample site
  change(json);
  await writeFile(path, JSON.stringify(json));
}

const answerOf = (host: string, path: string) => ask(host, path, { port: platform.port() });
/** Waits until a page holds a text; a changed site is live within ten seconds (DEL-007). */
const untilShown = (host: string, path: string, text: string | RegExp) =>
  expect
    .poll(async () => (await answerOf(host, path)).body, {
      message: `${path} shows ${String(text)}`,
      timeout: 10_000,
    })
    .toMatch(text);

const primary = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim());

test('the start prints the address of every site', () => {
  for (const site of siteNames) expect(platform.output()).toContain(urlOf(site, '', platform.port()));
});

test('[SHL-002][DEL-007] a changed colour is on the page and its buttons, without a build, on one site only', async ({
  page,
}) => {
  const scripts = async (): Promise<string[]> =>
    (await answerOf('coastal', '/')).body.match(/\/assets\/[^"]+\.js/g) ?? [];
  const before = await scripts();
  const other = (await answerOf('apex', '/')).body.match(/--color-primary:[^;]*/)?.[0];
  await edit('coastal-toyota', 'site.json', (json) => {
    json['theme'] = { colours: { primary: '#c00000' } };
  });
  await untilShown('coastal', '/', /--color-primary:#c00000/);
  await page.goto(urlOf('coastal', '/', platform.port()));
  expect(await primary(page)).toBe('#c00000');
  const button = page.getByRole('button', { name: /^Show Me/ });
  await expect(button).toHaveCSS('background-color', 'rgb(192, 0, 0)');
  expect(await scripts()).toEqual(before);
  expect((await answerOf('apex', '/')).body.match(/--color-primary:[^;]*/)?.[0]).toBe(other);
});

test('[SHL-063] the city of the address shows where nothing overrides it', async () => {
  await edit('summit-subaru', 'site.json', (json) => {
    (json['site'] as Json)['override_city'] = null;
  });
  await untilShown('summit', '/', 'Southport QLD');
  await edit('summit-subaru', 'site.json', (json) => {
    (json['site'] as Json)['override_city'] = 'Gold Coast';
  });
  await untilShown('summit', '/', 'Gold Coast');
});

test('[SHL-064] an integration runs only where it is listed', async () => {
  const availabilityUrl = 'https://chat.example/available';
  const mayChat = async (): Promise<boolean> =>
    String((await answerOf('coastal', '/')).headers['content-security-policy']).includes(
      'https://chat.example',
    );
  await edit('coastal-toyota', 'site.json', (json) => {
    json['chat'] = { token: 'demo', availabilityUrl };
  });
  await expect.poll(mayChat, { timeout: 10_000 }).toBe(true);
  const byDefault = (await answerOf('coastal', '/')).body;
  expect(byDefault).toContain('href="https://x.example/book"');
  expect(byDefault).toContain('What customers say');
  await edit('coastal-toyota', 'site.json', (json) => {
    (json['site'] as Json)['plugins'] = [];
  });
  await expect.poll(mayChat, { timeout: 10_000 }).toBe(false);
  const without = (await answerOf('coastal', '/')).body;
  expect(without).not.toContain('href="https://x.example/book"');
  expect(without).toContain('href="/service');
  expect(without).not.toContain('What customers say');
  const path = /href="(\/cars\/[^"#?]+)"/.exec((await answerOf('coastal', '/search')).body)?.[1] ?? '';
  const car = (await answerOf('coastal', path)).body;
  expect(car).toContain('Enquire Now');
  expect(car).not.toMatch(/chat\.example\/available"\s*(?:async|defer)|Instant Message/);
});

test('[SHL-041] without a menu of its own a site has the seven items, with one it has those', async ({
  page,
}) => {
  const items = async (): Promise<string[]> => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(urlOf('coastal', '/about-us', platform.port()));
    const main = 'header nav[aria-label="Main"] > ul > li';
    return page.locator(`${main} > a, ${main} > details > summary`).allInnerTexts();
  };
  await edit('coastal-toyota', 'site.json', (json) => {
    delete (json['site'] as Json)['navigation'];
  });
  await expect
    .poll(items, { timeout: 10_000 })
    .toEqual(['Home', 'Models', 'Offers', 'Our Stock', 'Service and Parts', 'Company', 'Finance']);
  await edit('coastal-toyota', 'site.json', (json) => {
    (json['site'] as Json)['navigation'] = [
      { label: 'Home', href: '/' },
      { label: 'Stock', href: '/search' },
    ];
  });
  await expect.poll(items, { timeout: 10_000 }).toEqual(['Home', 'Stock']);
});

test('[SHL-010] a page of the site comes before the model of the same name; an unknown address is 404', async () => {
  const heading = async (): Promise<string | undefined> =>
    /<h1[^>]*>([^<]*)/.exec((await answerOf('harbour', '/ranger')).body)?.[1];
  const model = await heading();
  expect(model).toContain('Ranger');
  await edit('harbour-motors', 'pages.json', (pages) => {
    pages['/ranger'] = { title: 'Ranger week', description: 'A week of utes.', blocks: [] };
  });
  await expect.poll(heading, { timeout: 10_000 }).toBe('Ranger week');
  await edit('harbour-motors', 'pages.json', (pages) => {
    delete pages['/ranger'];
  });
  await expect.poll(heading, { timeout: 10_000 }).toBe(model);
  expect((await answerOf('harbour', '/nothing-here')).status).toBe(404);
});

test('[SHL-083] switches are read as they change, and an absent one reads as its default', async () => {
  const car = /href="\/cars\/([^"#?]+)"/.exec((await answerOf('coastal', '/search')).body)?.[1] ?? '';
  const page = `/checkout-journey?car_id=${car}`;
  const status = async (): Promise<number> => (await answerOf('coastal', page)).status;
  expect(await status()).toBe(404);
  await edit('coastal-toyota', 'site.json', (json) => {
    (json['site'] as Json)['flags'] = { onlinePurchase: true };
  });
  await expect.poll(status, { timeout: 10_000 }).toBe(200);
  expect((await answerOf('coastal', page)).body).toContain('Online Purchase</h1>');
  expect((await answerOf('coastal', '/checkout-journey')).status).toBe(404);
  await edit('coastal-toyota', 'site.json', (json) => {
    delete (json['site'] as Json)['flags'];
  });
  await expect.poll(status, { timeout: 10_000 }).toBe(404);
  for (const path of ['/', '/search', `/cars/${car}`, '/enquire']) {
    expect([path, (await answerOf('coastal', path)).status]).toEqual([path, 200]);
  }
});

test('[DEL-011] a broken site answers 503 from the start of its fault on, the others go on', async () => {
  const health = async (): Promise<{ refused: { site: string; path: string; message: string }[] }> =>
    JSON.parse((await answerOf('harbour', '/healthz')).body) as never; // the health check's own contract
  await edit('bigrig-trucks', 'site.json', (json) => {
    (json['site'] as Json)['id'] = 'thirteen';
  });
  await expect
    .poll(async () => (await health()).refused.map(({ site }) => site), { timeout: 10_000 })
    .toEqual(['bigrig-trucks']);
  expect((await health()).refused[0]?.path).toContain('site.id');
  expect((await answerOf('harbour', '/')).status).toBe(200);
  // What was live before the fault stays live; a site that is broken when the platform starts is not served.
  expect((await answerOf('bigrig', '/')).status).toBe(200);
  await platform.stop();
  await platform.start();
  expect((await health()).refused.map(({ site }) => site)).toEqual(['bigrig-trucks']);
  expect((await answerOf('bigrig', '/')).status).toBe(503);
  expect((await answerOf('coastal', '/')).status).toBe(200);
  await edit('bigrig-trucks', 'site.json', (json) => {
    (json['site'] as Json)['id'] = 13;
  });
  await expect.poll(async () => (await answerOf('bigrig', '/')).status, { timeout: 10_000 }).toBe(200);
});

test('[API-036] while sign-in codes are scarce a browser works for one, and a shopper signs in', async ({
  page,
  visit,
}) => {
  const requestFor = (phone: string): Promise<{ sent: boolean }> =>
    ask('outback', endpoints.requestCode.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone }),
      port: platform.port(),
    }).then(({ body }) => JSON.parse(body) as { sent: boolean }); // its contract
  await expect
    .poll(async () => (await requestFor(somePhone())).sent, { message: 'the codes become scarce' })
    .toBe(false);
  const answers: unknown[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith(endpoints.requestCode.path)) answers.push(await response.json());
  });
  await visit('outback', '/sign-in', { port: platform.port() });
  await signIn(page, somePhone());
  await expect(page).toHaveURL(urlOf('outback', '/', platform.port()));
  expect(answers).toMatchObject([{ sent: false }, { sent: true }]);
});

test('[SRC-014] while the search server hangs shoppers see the stock, and filters come back by themselves', async ({
  page,
  visit,
}) => {
  const server = join(platform.home, 'meilisearch/server.json');
  const { pid } = JSON.parse(await readFile(server, 'utf8')) as { pid: number }; // written by the search service
  const limited = page.getByText('Our search is limited right now');
  const filters = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox');
  // Pictures that are drawn for the first time take all six connections that a browser opens without HTTP/2.
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  process.kill(pid, 'SIGSTOP');
  try {
    expect(await visit('harbour', '/search?make=Toyota', { port: platform.port() })).toBe(200);
    await expect(limited).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Toyota');
    // From here on without a document.
    await page
      .getByRole('navigation', { name: /pages of results/i })
      .getByRole('link', { name: '2' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article').first()).toContainText('Toyota');
    await expect(limited).toBeVisible();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await expect(limited).toBeHidden({ timeout: 40_000 });
  await expect(filters.first()).toBeVisible();
});

test('[DEL-013] a remote is released alone under a page in use, and rolled back', async ({ page }) => {
  test.setTimeout(900_000);
  const search = urlOf('harbour', '/search', platform.port());
  const versionsOn = (found: Page): Promise<string[]> =>
    found
      .locator('[data-remote]')
      .evaluateAll((parts) =>
        [...new Set(parts.map((part) => (part as HTMLElement).dataset['remote'] ?? ''))].toSorted(),
      );
  const composition = async (): Promise<unknown> =>
    (await answerOf('harbour', '/search')).headers['x-forecourt-composition'];
  const first = await composition();
  await page.goto(search);
  const before = await versionsOn(page);
  const [finance = '', own = ''] = [
    before.find((v) => v.startsWith('finance@')),
    before.find((v) => v.startsWith('search@')),
  ];
  expect(finance).not.toBe('');

  const published = await forecourt(platform.home, 'release', 'publish', 'search', '--version', '7.0.0');
  expect(published.status, published.err).toBe(0);
  expect(published.out).toContain('search@7.0.0');
  expect(await composition()).toBe(first);
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  const old = scripts.filter((src) => src.includes('/assets/search/')).map((src) => new URL(src).pathname);
  expect(old.length).toBeGreaterThan(0);
  expect((await forecourt(platform.home, 'release', 'promote', 'search@7.0.0')).status).toBe(0);
  await expect.poll(composition, { timeout: noticedMs }).not.toBe(first);

  // The page in use keeps its version, for what it loads from now on too.
  await page.getByRole('link', { name: 'Page 2', exact: true }).first().click();
  await expect(page).toHaveURL(/page=2$/);
  expect(await versionsOn(page)).toEqual(before);
  for (const script of old)
    expect([script, (await answerOf('harbour', script)).status]).toEqual([script, 200]);
  await page.reload();
  expect(await versionsOn(page)).toEqual(before.map((v) => (v === own ? 'search@7.0.0' : v)));
  expect(
    await page.evaluate(() =>
      [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/finance/')),
    ),
  ).toEqual(expect.not.arrayContaining([expect.stringContaining('7.0.0')]));

  const back = await forecourt(platform.home, 'release', 'rollback', 'search');
  expect([back.status, back.out]).toEqual([0, expect.stringContaining(`${own} is live again`)]);
  await expect.poll(composition, { timeout: noticedMs }).toBe(first);
  await page.reload();
  expect(await versionsOn(page)).toEqual(before);
  const again = await forecourt(platform.home, 'release', 'publish', 'search', '--version', '7.0.0');
  expect([again.status, again.err]).toEqual([2, expect.stringContaining('exists already')]);
  const { releases } = JSON.parse((await forecourt(platform.home, 'release', 'status', '--json')).out) as {
    releases: { name: string; live: string }[];
  };
  expect(`search@${releases.find(({ name }) => name === 'search')?.live}`).toBe(own);
});

test('[DEL-013] a running platform takes a remote it has never heard of, and routes its page', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const { name, path } = stockRemote;
  const servingSince = (): Promise<string> => readFile(join(platform.home, 'control.json'), 'utf8');
  const status = async (): Promise<number> => (await answerOf('harbour', path)).status;
  const before = await servingSince();
  expect(await status()).toBe(404);

  await control(platform.home, 'release.accept', {
    folders: [await stageStockRemote(platform.home, '1.0.0')],
  });
  expect(await status()).toBe(404);
  const promoted = await forecourt(platform.home, 'release', 'promote', `${name}@1.0.0`);
  expect(promoted.status, promoted.err).toBe(0);
  await expect.poll(status, { timeout: noticedMs }).toBe(200);
  expect((await answerOf('harbour', path)).body).toContain('Loaded for /tyres');

  // The shell in the browser loads its container and routes to it too.
  await page.goto(urlOf('harbour', path, platform.port()));
  await expect(page.locator(`[data-remote="${name}@1.0.0"]`).first()).toBeVisible();
  const button = page.getByRole('button', { name: /^Counted/ });
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveText('Counted 0', { timeout: 500 });
  }).toPass();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'All cars', exact: true }).click();
  await expect(page).toHaveURL(/\/search/);
  await page.goBack();
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  expect(await servingSince()).toBe(before);
});

test('shoppers get their pages while a candidate that loops for ever is tried, and it is refused', async () => {
  test.setTimeout(900_000);
  const before = (await answerOf('harbour', '/search')).headers['x-forecourt-composition'];
  const folder = await writeLoopingCandidate(platform, 'search');
  let isTried = true;
  const refusal = control(platform.home, 'release.accept', { folders: [folder] }).then(
    () => 'accepted',
    (error: unknown) => String(error),
  );
  void refusal.finally(() => (isTried = false));
  const car = /href="(\/cars\/[^"#?]+)"/.exec((await answerOf('harbour', '/search')).body)?.[1] ?? '';
  const answered: number[] = [];
  while (isTried) {
    for (const path of ['/', '/search?page=2', car, '/contact'])
      answered.push((await answerOf('harbour', path)).status);
  }
  expect(await refusal).toMatch(/was not published:.*did not end within/s);
  // Far more than were under way when the trial began.
  expect(answered.length).toBeGreaterThan(20);
  expect(new Set(answered)).toEqual(new Set([200]));
  expect((await answerOf('harbour', '/search')).headers['x-forecourt-composition']).toBe(before);
});

test('an enquiry sent from a browser outlives a kill right after the answer, once', async ({
  page,
  consoleWatch,
}) => {
  test.setTimeout(120_000);
  // What the page was still saying when the platform went away, if it was not done before.
  consoleWatch.allow(/ERR_(?:CONNECTION|EMPTY|SOCKET)/);
  consoleWatch.allow('Analytics event');
  consoleWatch.allow(/^\[forecourt\] vehicle .*could not be loaded/);
  const { body } = await answerOf('harbour', '/search?car_type=used');
  const slug = /href="\/cars\/([^"#?]+)"/.exec(body)?.[1] ?? '';
  await page.goto(urlOf('harbour', `/enquire?car=${slug}`, platform.port()));
  const email = `ada-${randomUUID().slice(0, 8)}@example.com`;
  for (const [label, value] of [
    ['First Name', 'Ada'],
    ['Last Name', 'Lovelace'],
    ['Postcode', '4000'],
    ['Mobile Number', '0412 345 678'],
    ['Email Address', email],
    ['Comments', 'Is it still there?'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  const [answer] = await Promise.all([
    page.waitForResponse(`**${endpoints.createLead.path}`),
    page.getByRole('button', { name: 'Send enquiry' }).click(),
  ]);
  const { lead_id: id } = (await answer.json()) as { lead_id: number };
  const sent = answer.request();
  const key = sent.headers()['idempotency-key'] ?? '';
  await platform.stop('SIGKILL');
  await platform.start();

  // The same call again, as a browser that saw no answer repeats it: the first answer, and no second lead.
  const again = await ask('harbour', endpoints.createLead.path, {
    port: platform.port(),
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: sent.postData() ?? '',
  });
  expect(JSON.parse(again.body)).toEqual({ lead_id: id, error: null });
  const list = JSON.parse((await forecourt(platform.home, 'leads', 'list', '--json')).out) as {
    leads: { id: number }[];
  };
  expect(list.leads.map((lead) => lead.id)).toEqual([id]);
  const mails = async (): Promise<string[]> => {
    const folder = join(platform.home, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  };
  // The killed process may have taken the delivery in hand; it is free again after a minute.
  await setClock(platform.home, new Date(Date.now() + 90_000));
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  expect((await mails())[0]?.replace(/=\n/g, '')).toContain(email);
  // Neither the list of leads nor the log names the shopper.
  const log = await readFile(join(platform.home, 'logs/platform.log'), 'utf8');
  for (const text of [JSON.stringify(list), log]) expect(text).not.toMatch(/Lovelace|0412 ?345|ada-\w+@/);
});

test('the sites can be checked while they are served, and a second start on the same data is refused', async () => {
  const check = await forecourt(platform.home, 'sites', 'check');
  // Days of the sample sites that are past by now are warnings.
  expect([check.status, check.out]).toEqual([
    0,
    expect.stringMatching(/harbour-motors: .*6 sites, 0 errors/s),
  ]);
  const second = await forecourt(platform.home, 'start');
  expect([second.status, second.err]).toEqual([
    1,
    expect.stringMatching(/running on the data folder .* already.*FORECOURT_HOME/s),
  ]);
});
