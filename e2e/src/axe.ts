import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Checks of WCAG 2.2 AA, as axe tags them. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A rule that a page breaks, with the markup of each place. */
export interface Violation {
  rule: string;
  help: string;
  places: string[];
}

/**
 * What axe finds wrong in a page. It is set to describe nothing but what is wrong, and, where the page has no frames,
 * to put its answer together in the page itself instead of in one of its own: a third of the time.
 */
export async function findViolations(page: Page): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    places: nodes.map(({ html }) => html.slice(0, 200)),
  }));
}
