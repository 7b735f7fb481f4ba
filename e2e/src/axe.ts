import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

/** Checks of WCAG 2.2 AA, as axe tags them. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A rule that a page breaks, with the markup of each place. */
export interface Violation {
  rule: string;
  help: string;
  places: string[];
}

/** Set on the elements whose contrast is checked, for as long as a check runs. */
const CONTRAST_MARK = 'data-contrast-checked';

const require = createRequire(import.meta.url);

/** As small as it comes, because a browser reads it anew in each document. It measures the contrast of the marked elements. */
const axeSource = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')};axe.configure(${JSON.stringify(
  {
    rules: [{ id: 'color-contrast', selector: `[${CONTRAST_MARK}]` }],
  },
)})`;

/** How many elements of one look are checked: one of them may stand where axe cannot see what lies behind it. */
const CHECKED_OF_EACH_LOOK = 2;

/**
 * Marks the elements whose contrast is checked: two of each look, because twenty cards of one kind have one contrast, and
 * measuring it takes most of axe's time. A look is all that contrast depends on, of an element and of each that it stands in.
 */
const markLooks = (frame: Frame): Promise<void> =>
  frame.evaluate(
    ([mark, most]) => {
      const looks = new Map<string, number>();
      const lookOf = new Map<Element, number>();
      const marked = new Map<number, number>();
      for (const element of document.querySelectorAll('body, body *')) {
        const style = getComputedStyle(element);
        const parts = [
          lookOf.get(element.parentElement ?? element),
          element.tagName,
          style.color,
          style.backgroundColor,
          style.backgroundImage,
          style.opacity,
          style.fontSize,
          style.fontWeight,
          style.textShadow,
          style.filter,
          style.mixBlendMode,
          style.position,
          style.zIndex,
        ].join('|');
        const look = looks.get(parts) ?? looks.size;
        looks.set(parts, look);
        lookOf.set(element, look);
        const { left, right, width, height } = element.getBoundingClientRect();
        const isInView =
          width > 1 && height > 1 && right > 0 && left < innerWidth && element.checkVisibility();
        const hasText =
          /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
        const count = marked.get(look) ?? 0;
        if (!isInView || !hasText || count === most) continue;
        marked.set(look, count + 1);
        element.setAttribute(mark, '');
      }
    },
    [CONTRAST_MARK, CHECKED_OF_EACH_LOOK] as const,
  );

const removeMarks = (frame: Frame): Promise<void> =>
  frame.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }, CONTRAST_MARK);

/** Puts axe into a document that does not have it yet: reading it takes longer than a small page is checked. */
const provideAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axeSource);
};

/**
 * What axe finds wrong in a page. It is set to describe nothing but what is wrong, and, where the page has no frames,
 * to put its answer together in the page itself instead of in one of its own: a third of the time.
 */
export async function findViolations(page: Page): Promise<Violation[]> {
  const isAlone = page.frames().length === 1;
  await Promise.all(page.frames().map(markLooks));
  if (isAlone) await provideAxe(page);
  const { violations } = await new AxeBuilder({ page, axeSource: isAlone ? 'void 0' : axeSource })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode(isAlone)
    .analyze();
  await Promise.all(page.frames().map(removeMarks));
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    places: nodes.map(({ html }) => html.slice(0, 200)),
  }));
}
