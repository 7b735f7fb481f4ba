import type { Page } from '@playwright/test';
import { expect, test } from '../src/site-test';
import { carPath, sites } from '../src/sites';

/*
 * Listings, dealers and shoppers write words of any length: a stock number, an address of a page, a line without
 * spaces. Whatever text of a page becomes one such word, the page stays as wide as the phone.
 */

const longWord = 'Supercalifragilistic'.repeat(10);

/**
 * Texts of the page that make it wider than the screen when they are one long word, each put in alone and taken back.
 * Labels of ours are short: those of rows, those on buttons, and those kept in one line and not cut short.
 */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate((word) => {
    const isWhole = (): boolean => document.documentElement.scrollWidth <= innerWidth;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text); // the filter asks for texts only
    const found: string[] = isWhole() ? [] : ['the page as it is'];
    for (const text of texts) {
      const { parentElement: parent, data } = text;
      if (!parent || data.trim() === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden,dt,th,option,script,style,noscript,svg')) continue;
      const press = parent.closest('a,button');
      // Links that look like buttons centre their words.
      if (press && getComputedStyle(press).justifyContent === 'center') continue;
      const { whiteSpace, textOverflow } = getComputedStyle(parent);
      if (whiteSpace === 'nowrap' && textOverflow !== 'ellipsis') continue;
      text.data = word;
      if (!isWhole())
        found.push(`${parent.tagName.toLowerCase()}.${parent.className}: ${data.trim().slice(0, 60)}`);
      text.data = data;
    }
    return found;
  }, longWord);

const pages = {
  home: () => '/',
  results: () => '/search',
  'results of a long word': () => `/search?query=${longWord}`,
  'results of a long make': () => `/search?make=${longWord}`,
  vehicle: () => carPath('harbour'),
  checkout: async () => `${await carPath('harbour')}/checkout`,
  print: async () => `/print?car_id=${(await carPath('harbour')).split('/').at(-1)}`,
  'enquiry about a car': async () => `/enquire?car=${(await carPath('harbour')).split('/').at(-1)}`,
  location: () => `/locations/${sites.harbour.location}`,
  'dealer locator': () => '/dealer-locator',
  contact: () => '/contact',
  content: () => '/service',
} satisfies Record<string, () => string | Promise<string>>;

for (const [name, path] of Object.entries(pages)) {
  test(`a word of 200 characters makes no text of a page wider than a phone: ${name}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await visit('harbour', await path());
    expect(await tooWide(page)).toEqual([]);
  });
}
