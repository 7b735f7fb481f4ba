import type { Page } from '@playwright/test';
import { expectSteadyLayout, watchLayout } from '../src/page-checks';
import { hydrated } from '../src/page-events';
import { expect, test } from '../src/site-test';
import { urlOf, type SiteName } from '../src/sites';

/** The face in which each sample site sets its headings: its family and its file. */
const faces: Record<SiteName, { family: string; file: string }> = {
  harbour: { family: 'Figtree', file: 'figtree' },
  coastal: { family: 'Archivo', file: 'archivo' },
  summit: { family: 'Manrope', file: 'manrope' },
  bigrig: { family: 'Barlow Condensed', file: 'barlow-condensed' },
  outback: { family: 'Fraunces', file: 'fraunces' },
  apex: { family: 'Instrument Sans', file: 'instrument-sans' },
};
const sitesWithFace = Object.entries(faces) as [SiteName, (typeof faces)[SiteName]][]; // the keys of the table above

const fontFiles = '**/*.woff2';
/** How long the file of a face takes on the line of the tests that slow it. */
const slowFontMs = 1000;
/** A page that paints nothing by then waits for the face; a busy machine needs some seconds. */
const paintMs = 20_000;

/** Waits until the page has fetched its faces. */
const facesLoaded = (page: Page, family: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        (name) => [...document.fonts].find((face) => face.family.replaceAll('"', '') === name)?.status,
        family,
      ),
    )
    .toBe('loaded');

/** Whether the page has painted anything. */
const isPaintedIn = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** The face that the browser really sets an element in, which no style says. */
async function renderedFaces(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts;
}

for (const [site, { family, file }] of sitesWithFace) {
  test(`the headings of ${site} are set in ${family}, which its own host serves for good and the page starts early`, async ({
    page,
    visit,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.push(request.url());
    });
    const answered = page.waitForResponse(fontFiles);
    await visit(site, '/');
    const answer = await answered;
    expect(new URL(answer.url()).host).toBe(new URL(page.url()).host);
    expect(answer.headers()).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const preloaded = page.locator('link[rel=preload][as=font]');
    await expect(preloaded).toHaveCount(1);
    expect(await preloaded.getAttribute('href')).toBe(new URL(answer.url()).pathname);
    expect(answer.url()).toMatch(new RegExp(`/fonts/${file}\\.woff2$`));
    await facesLoaded(page, family);
    // A preload of another kind than the style's request would be fetched and thrown away.
    expect(requested).toEqual([answer.url()]);

    // What came too late for the first page is there for the next one.
    await page.reload();
    await hydrated(page);
    expect(await renderedFaces(page, 'h1')).toEqual([
      expect.objectContaining({ isCustomFont: true, familyName: expect.stringContaining(family) }),
    ]);
  });

  test(`a slow line shows ${site} without waiting for ${family}, and nothing moves when the file comes`, async ({
    page,
  }) => {
    let startTransfer = (): void => undefined;
    const painted = new Promise<void>((resolve) => (startTransfer = resolve));
    await page.route(fontFiles, async (route) => {
      await painted;
      await new Promise((resolve) => setTimeout(resolve, slowFontMs));
      await route.continue();
    });
    await watchLayout(page);
    await page.goto(urlOf(site, '/'), { waitUntil: 'commit' });
    await expect.poll(() => isPaintedIn(page), { timeout: paintMs }).toBe(true);
    startTransfer();
    await hydrated(page);
    await facesLoaded(page, family);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expectSteadyLayout(page);
  });

  test(`the stand-in for ${family} is as wide and as high, so that lines break alike`, async ({
    page,
    visit,
  }) => {
    await visit(site, '/');
    const sizes = await page.evaluate(async (name) => {
      const context = document.createElement('canvas').getContext('2d');
      const heading = document.querySelector('h1');
      if (!context || !heading) throw new Error('The page has no heading to measure.');
      const text = [...document.querySelectorAll('h1,h2,h3')].map((element) => element.textContent).join(' ');
      const { fontWeight } = getComputedStyle(heading);
      const sizeIn = async (face: string) => {
        const font = `${fontWeight} 100px "${face}"`;
        await document.fonts.load(font, text);
        context.font = font;
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
        return [width, fontBoundingBoxAscent, fontBoundingBoxDescent];
      };
      return { face: await sizeIn(name), standIn: await sizeIn(`${name} fallback`) };
    }, family);
    const ratios = sizes.face.map((size, at) => (sizes.standIn[at] ?? 0) / size);
    for (const ratio of ratios) expect(Math.abs(ratio - 1), `${ratios.join(', ')}`).toBeLessThan(0.04);
  });
}
