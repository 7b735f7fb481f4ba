import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ask } from './ask';
import { createPlatformProcess, makeHome, root } from './platform-process';
import { somePhone, signIn } from './sign-in';
import { carPath, siteNames, sites, urlOf, type SiteName } from './sites';
import { answerCondition, findByRego, pricedRego } from './trade-in-steps';

/*
 * Takes pictures of every page type of every site on a phone and on a desktop, for people to look at:
 * `node --import tsx e2e/src/shots.ts [words of the file names]`. They go to `docs/screens/`.
 * With E2E_PORT a running platform is used.
 */

const sizes = [
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
] as const;
/** What is kept of a page, in px. */
const mostHeight = 1_800;
const scale = 0.75;
const quality = 50;

const folder = join(root, 'docs/screens');
const wanted = process.argv.slice(2);

/** A picture of a page, or of what it looks like after something was done on it. */
interface Shot {
  path: string;
  act?: (page: Page) => Promise<unknown>;
  /** Only what is in view, as a dialog is. */
  isView?: true;
}

/** Kinds of pages of which each site has many; the first one stands for all. */
const kinds: Record<string, RegExp> = {
  model: /^\/models\/./,
  brand: /^\/brands\/./,
  overview: /\/overview$/,
  offer: /^\/offers\/./,
};

/** Paths of the sitemap that stand for a kind, and every page that the site itself wrote. */
async function listedPages(site: SiteName, known: readonly string[]): Promise<Record<string, string>> {
  const { body } = await ask(site, '/sitemap.xml');
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const firsts = Object.entries(kinds).flatMap(([name, kind]) => {
    const path = paths.find((listed) => kind.test(listed));
    return path === undefined ? [] : [[name, path] as const];
  });
  const others = paths
    .filter((path) => !/^\/(?:search|cars|locations|used-car)\//.test(path))
    .filter((path) => !known.some((other) => other.split('?')[0] === path))
    .filter((path) => !Object.values(kinds).some((kind) => kind.test(path)))
    .map((path) => [path.slice(1).replaceAll('/', '-'), path] as const);
  return Object.fromEntries([...others, ...firsts]);
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const follow = (name: RegExp) => (page: Page) =>
  page.getByRole('link', { name }).filter({ visible: true }).first().click();

/** What a site offers on the page of a car. */
interface CarPage {
  hasChat: boolean;
  hasEnquiry: boolean;
}

async function readCarPage(site: SiteName, car: string): Promise<CarPage> {
  const { body } = await ask(site, car);
  return { hasChat: body.includes('"plugins":["chat"'), hasEnquiry: body.includes('Enquire Now') };
}

/** What only a visitor sees who does something. */
const statesOf = (site: SiteName, car: string, { hasChat, hasEnquiry }: CarPage): Record<string, Shot> => ({
  'results-suggestions': {
    path: '/search',
    act: (page) =>
      page.locator('input[name="find"]').filter({ visible: true }).first().pressSequentially('to'),
    isView: true,
  },
  'vehicle-test-drive': { path: car, act: follow(/test drive/i), isView: true },
  'vehicle-photos': { path: car, act: follow(/request photos/i), isView: true },
  ...(hasEnquiry ? { 'vehicle-enquiry': { path: car, act: follow(/^Enquire Now/), isView: true } } : {}),
  ...(hasChat ? { chat: { path: car, act: button('Chat'), isView: true } } : {}),
  'trade-in-condition': {
    path: '/trade-in',
    act: async (page) => findByRego(page, await pricedRego(site, '198.51.100.7')),
  },
  'trade-in-offer': {
    path: '/trade-in',
    act: async (page) => {
      await findByRego(page, await pricedRego(site, '198.51.100.8'));
      await page.getByRole('button', { name: 'Yes, that’s mine' }).click();
      await answerCondition(page, 'Good');
    },
  },
  'my-garage': {
    path: '/my-garage',
    act: async (page) => {
      await signIn(page, somePhone());
      await page.waitForURL(/my-garage/);
    },
  },
});

async function shotsOf(site: SiteName): Promise<Record<string, Shot>> {
  const car = await carPath(site);
  const another = await carPath(site, 'page=2');
  const slug = car.split('/').at(-1) ?? '';
  const pages: Record<string, string> = {
    home: '/',
    results: '/search',
    'results-none': '/search?query=zzzzzzzz',
    vehicle: car,
    checkout: `${car}/checkout`,
    print: `/print?car_id=${slug.split('-').at(-1)}`,
    enquire: `/enquire?car=${slug}`,
    'test-drive': `/book-test-drive?car_id=${slug.split('-').at(-1)}`,
    success: '/success',
    location: `/locations/${sites[site].location}`,
    compare: `/compare?cars=${slug},${another.split('/').at(-1)}`,
    'finance-car': `/finance?car_id=${slug.split('-').at(-1)}`,
    'finance-personalised': `/personalised/finance?car_id=${slug.split('-').at(-1)}`,
    'sign-in': '/sign-in',
    'save-search': '/save-search?fuel_type=Diesel',
    watchlist: '/watchlist',
    missing: '/nothing-here',
  };
  const listed = await listedPages(site, Object.values(pages));
  const plain = Object.entries({ ...pages, ...listed }).map(([name, path]) => [name, { path }] as const);
  return { ...Object.fromEntries(plain), ...statesOf(site, car, await readCarPage(site, car)) };
}

/** Scrolls through, so that everything is there, and back. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function take(page: Page, file: string, isView: boolean): Promise<void> {
  const { width, height } = page.viewportSize() ?? sizes[0];
  const whole = isView ? height : await page.evaluate(() => document.documentElement.scrollHeight);
  // What is fixed to the view stands at its end, not in the middle of the picture.
  await page.setViewportSize({ width, height: Math.min(whole, mostHeight) });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: !isView,
    clip: {
      x: 0,
      y: isView ? await page.evaluate(() => scrollY) : 0,
      width,
      height: Math.min(whole, mostHeight),
      scale,
    },
  });
  await writeFile(join(folder, file), Buffer.from(data, 'base64'));
}

// They are looked at.
process.env['FORECOURT_DEMO_PICTURES'] = 'whole';
const own = process.env['E2E_PORT'] === undefined ? createPlatformProcess(await makeHome()) : null;
if (own) {
  await own.start();
  process.env['E2E_PORT'] = String(own.port());
}
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
await mkdir(folder, { recursive: true });
for (const site of siteNames) {
  for (const [name, { path, act, isView = false }] of Object.entries(await shotsOf(site))) {
    if ((await ask(site, path)).status === 404 && name !== 'missing') continue;
    for (const viewport of sizes) {
      const file = `${site}-${name}-${viewport.width}.webp`;
      if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      try {
        await page.goto(urlOf(site, path));
        await page.waitForLoadState('networkidle');
        // The bar that asks for consent is in the pictures of the home page.
        const refuse = page.getByRole('button', { name: /what’s needed/ });
        if (name !== 'home' && (await refuse.count()) > 0) await refuse.click();
        await act?.(page);
        // A dialog takes a moment to come in.
        if (isView) await page.waitForTimeout(1_500);
        else await scrollThrough(page);
        await take(page, file, isView);
        console.info(file);
      } catch (error) {
        console.error(file, error instanceof Error ? error.message.split('\n')[0] : error);
        process.exitCode = 1;
      }
      await context.close();
    }
  }
}
await browser.close();
await own?.remove();
