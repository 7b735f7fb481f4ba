import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from 'shared-contracts/api/endpoints';
import { ask } from '../src/ask';
import { attackSite } from '../src/attacked-sites';
import { hydrated } from '../src/page-events';
import { createPlatformProcess, makeHome, root, type PlatformProcess } from '../src/platform-process';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';

/*
 * A site whose every text tries to run a script, on a platform of its own that was given secrets: nothing runs, with
 * the content security policy and without it, and no answer shows a secret.
 */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const secrets = {
  GEOCODING_URL: 'http://127.0.0.1:9/geocode',
  GEOCODING_KEY: 'canary-geocoding-key',
  SMTP_URL: 'smtp://user:canary-smtp-password@127.0.0.1:9',
  SMS_URL: 'http://127.0.0.1:9/sms',
  SMS_KEY: 'canary-sms-key',
};
const word = 'Attackedtext';

let platform: PlatformProcess;
let sites: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  sites = await mkdtemp(join(tmpdir(), 'forecourt-attacked-'));
  await cp(join(root, 'sites'), sites, { recursive: true });
  expect(await attackSite(sites, 'harbour-motors', word)).toBeGreaterThan(150);
  platform = createPlatformProcess(await makeHome(), { ...secrets, FORECOURT_SITES: sites });
  await platform.start();
});
test.afterAll(async () => {
  await platform.remove();
  await rm(sites, { recursive: true, force: true });
});

const answerOf = (path: string) => ask('harbour', path, { port: platform.port() });

/** Pages that show what a site's files say. */
const pages = async (): Promise<string[]> => [
  '/attacked',
  '/',
  '/special-offers',
  '/about-us',
  '/finance',
  '/service',
  '/dealer-locator',
  '/locations/springwood',
  '/contact',
  '/search',
  /href="(\/cars\/[^"#?]+)"/.exec((await answerOf('/search')).body)?.[1] ?? '/no-car',
  '/enquire',
  '/nothing-here',
];

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without a content security policy' : 'with the content security policy', () => {
    test.use({ bypassCSP });

    test('[DEL-003] no text of a site runs a script, whatever stands in it', async ({
      page,
      consoleWatch,
    }) => {
      // The policy refuses and reports what a page without one shows to do no harm.
      consoleWatch.allow(/status of 404|Content Security Policy/);
      for (const path of await pages()) {
        await page.goto(urlOf('harbour', path, platform.port()));
        await hydrated(page);
        await expect(page.locator('body')).toContainText(word);
        // What would wait for a visitor's pointer or keys is an attribute.
        const found = await page.evaluate(() => ({
          attacked: (globalThis as { attacked?: boolean }).attacked ?? false,
          title: document.title,
          addresses: [...document.querySelectorAll('[href],[src],[action],[formaction],[data]')].flatMap(
            (element) =>
              ['href', 'src', 'action', 'formaction', 'data'].filter((name) =>
                // As a browser reads an address: without spaces, tabs and line breaks.
                /^(?:javascript|vbscript|data:text)/i.test(
                  (element.getAttribute(name) ?? '').replace(/\s/g, ''),
                ),
              ),
          ),
          handlers: [...document.querySelectorAll('*')].flatMap((element) =>
            element.getAttributeNames().filter((name) => name.startsWith('on')),
          ),
          frames: document.querySelectorAll('iframe[srcdoc],object,embed,base,meta[http-equiv]').length,
        }));
        expect({ path, ...found }).toMatchObject({
          path,
          attacked: false,
          addresses: [],
          handlers: [],
          frames: 0,
        });
      }
    });
  });
}

test('[DEL-003] no page and no answer holds a secret of the server', async () => {
  const stored = await Promise.all(
    ['meilisearch/master-key', 'override.key'].map((file) => readFile(join(platform.home, file), 'utf8')),
  );
  const canaries = ['canary-', ...stored.map((text) => text.trim()), platform.home];
  for (const canary of canaries) expect(canary.length).toBeGreaterThan(6);
  const lists = Object.values(endpoints)
    .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    .map(({ path }) => path);
  for (const path of [...(await pages()), ...lists, '/healthz', '/sitemap.xml', '/robots.txt']) {
    const { body, headers } = await answerOf(path);
    const text = body + JSON.stringify(headers);
    for (const canary of canaries) expect(text.includes(canary), `${path} holds ${canary}`).toBe(false);
  }
});
