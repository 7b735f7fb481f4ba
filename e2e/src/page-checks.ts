import { expect, type Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { findViolations } from './axe';

/** Largest layout shift a page may have while it loads and is scrolled through. */
const largestShift = 0.01;
/** How long pictures that scrolling brought up may take; each is rendered when it is first requested. */
const picturesMs = 20_000;

/** Adds up the layout shifts of a page. Call before the page is opened. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as { layoutShifts?: { value: number; what: string }[] };
    const shifts: { value: number; what: string }[] = [];
    watched.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Fields of a layout-shift entry, which the type library does not know.
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 160) ?? node?.textContent);
        if (!hadRecentInput) shifts.push({ value, what: nodes.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing jumped since the page was opened. */
export async function expectSteadyLayout(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (globalThis as { layoutShifts?: { value: number; what: string }[] }).layoutShifts ?? null,
  );
  expect(shifts, 'watchLayout runs before the page is opened').not.toBeNull();
  const sum = (shifts ?? []).reduce((total, { value }) => total + value, 0);
  expect(sum, `layout shifts: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(largestShift);
}

/** Scrolls through the page, so that what loads late is requested, and back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight;
    // A browser without windows leaves out frames at times; a page must not be waited for then.
    const nextFrame = (): Promise<unknown> =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo(0, top);
      // Two frames, as a person sees it: what comes near is laid out in the first and painted in the second.
      await nextFrame();
      await nextFrame();
    }
    scrollTo(0, 0);
  });
}

/** Every picture of the page that is shown has arrived. */
export async function expectPictures(page: Page): Promise<void> {
  await scrollThrough(page);
  const broken = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.images]
        // Lazy ones that scrolling down does not bring near, such as later slides of a gallery, are requested later.
        .filter((image) => image.loading !== 'lazy' || image.complete || image.checkVisibility())
        .filter((image) => {
          const { left, right, width } = image.getBoundingClientRect();
          return image.loading !== 'lazy' || (width > 0 && right > 0 && left < innerWidth);
        })
        .filter((image) => !image.complete || image.naturalWidth === 0)
        .map((image, at) => {
          // A busy browser may not have noticed a lazy one on the way through.
          if (at === 0) image.scrollIntoView();
          return image;
        })
        .map((image) => image.currentSrc || image.src),
    );
  await expect.poll(broken, { message: 'pictures that did not arrive', timeout: picturesMs }).toEqual([]);
}

/**
 * A mark lies where its picture says, also beside a button while a car turns: what WCAG 2.5.8 calls essential, and axe
 * cannot know.
 */
const isPlaced = (rule: string, html: string): boolean =>
  rule === 'target-size' && html.includes(' data-placed=""');

/** Axe finds nothing (D-58). */
export async function expectAccessible(page: Page): Promise<void> {
  const found = (await findViolations(page))
    .map(({ rule, places }) => ({ rule, places: places.filter((html) => !isPlaced(rule, html)) }))
    .filter(({ places }) => places.length > 0);
  expect(found, 'accessibility violations').toEqual([]);
}

/** The rules of the HTML standard, without those of taste. */
const markup = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** A document as the server wrote it keeps to the HTML standard. */
export async function expectValidMarkup(html: string): Promise<void> {
  const { results } = await markup.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(found, 'errors in the markup').toEqual([]);
}

/** The text of the page at so many percent of its size, as a shopper sets it in her browser. */
export const enlargeText = (page: Page, percent: number): Promise<unknown> =>
  page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);

/** The page does not scroll sideways; where it does, the elements that stick out are named. */
export async function expectWithinWidth(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const beyondPx = Math.max(0, document.documentElement.scrollWidth - innerWidth);
    const isOver = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().right > innerWidth;
    const elements = beyondPx > 0 ? [...document.querySelectorAll('body *')].filter(isOver) : [];
    return { beyondPx, elements: elements.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
  expect(found, 'what sticks out at the side').toEqual({ beyondPx: 0, elements: [] });
}
