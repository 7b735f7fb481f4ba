import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { changedTexts, markChangedTexts } from './text-looks';

/** Checks of WCAG 2.2 AA, as axe tags them. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A rule that a page breaks, with the markup of each place. */
export interface Violation {
  rule: string;
  help: string;
  places: string[];
}

const contrast = 'color-contrast';

/**
 * A look with axe. It is told to describe nothing but what is wrong, and, where the page has no frames, to put its answer
 * together in the page itself instead of in one of its own: a third of the time.
 */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1);

async function violationsOf(axe: AxeBuilder): Promise<Violation[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    places: nodes.map(({ html }) => html.slice(0, 200)),
  }));
}

/** What axe finds wrong in a page. */
export const findViolations = (page: Page): Promise<Violation[]> => violationsOf(axeOf(page).withTags(tags));

/**
 * What axe finds wrong in a page whose texts were noted (`noteTexts`) after it was looked at, at another width. The contrast
 * of a text, three quarters of axe's work, is looked at again only where the text or what is behind it has changed.
 */
export async function findViolationsAtWidth(page: Page): Promise<Violation[]> {
  const found = await violationsOf(axeOf(page).withTags(tags).disableRules(contrast));
  if ((await markChangedTexts(page)) === 0) return found;
  return [...found, ...(await violationsOf(axeOf(page).withRules(contrast).include(changedTexts)))];
}
