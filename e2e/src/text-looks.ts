import type { Page } from '@playwright/test';

/** Attribute of texts that look different since `noteTexts`. */
const changed = 'data-changed-text';
/** Selector of texts that look different since `noteTexts`. */
export const changedTexts = `[${changed}]`;

/** What `noteTexts` leaves in the page. */
interface NotedTexts {
  noted?: { looks: Map<Element, string>; read: () => Map<Element, string> };
}

/** Notes how every text in view looks, so that `markChangedTexts` finds those that another width shows differently. */
export const noteTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    /** Everything behind a text, up to the page: what its contrast is judged against. */
    const behind = (element: Element, known: Map<Element, string>): string => {
      const kept = known.get(element);
      if (kept !== undefined) return kept;
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity, position].join(' ');
      const parent = element.parentElement;
      const whole = parent ? `${own}|${behind(parent, known)}` : own;
      known.set(element, whole);
      return whole;
    };
    const read = (): Map<Element, string> => {
      const known = new Map<Element, string>();
      const looks = new Map<Element, string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement: element, textContent } = text;
        if (!element || looks.has(element) || !textContent?.trim()) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        looks.set(element, [color, fontSize, fontWeight, behind(element, known)].join(' '));
      }
      return looks;
    };
    (globalThis as NotedTexts).noted = { looks: read(), read };
  });

/**
 * Marks the texts in view that look different since `noteTexts`, and those that lie over other parts, because what is
 * under them may be another part now. Gives their number.
 */
export const markChangedTexts = (page: Page): Promise<number> =>
  page.evaluate((attribute) => {
    const { noted } = globalThis as NotedTexts;
    if (!noted) throw new Error('noteTexts comes first.');
    const isOver = (look: string): boolean => /\b(?:absolute|fixed|sticky)\b/.test(look);
    const found = [...noted.read()].filter(
      ([element, look]) => noted.looks.get(element) !== look || isOver(look),
    );
    for (const [element] of found) element.setAttribute(attribute, '');
    return found.length;
  }, changed);
