import type { Page } from 'playwright-core';
import { tap, type Step } from './session';

const tapButton =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    tap(page.getByRole('button', { name }));
const tapLink =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    tap(page.getByRole('link', { name }));
const closeDialog = (page: Page): Promise<void> =>
  tap(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));
const typeKey = (key: string) => (page: Page) => page.keyboard.press(key);

/** What a buyer does on the page of a car. */
const vehicle: readonly Step[] = [
  { name: 'picture', act: tapLink('Show picture 2') },
  { name: 'another picture', act: tapLink('Show picture 3') },
  { name: 'fullscreen', act: tapButton('View fullscreen') },
  { name: 'fullscreen closed', act: closeDialog },
  { name: 'car saved', act: tapButton(/^Save/) },
  { name: 'share', act: tapButton('Share') },
  { name: 'share closed', act: closeDialog },
  { name: 'test drive', act: tapLink('Book a Test Drive') },
  { name: 'test drive: name', act: (page) => tap(page.getByRole('dialog').getByLabel('First Name')) },
  { name: 'test drive: key', act: typeKey('A') },
  { name: 'test drive closed', act: closeDialog },
  { name: 'specifications', act: tapButton(/show more/i) },
  { name: 'calculator', act: (page) => tap(page.getByLabel('Deposit or trade-in')) },
  { name: 'calculator: key', act: typeKey('1') },
  { name: 'fuel', act: (page) => tap(page.getByLabel('Distance a week')) },
  { name: 'fuel: key', act: typeKey('9') },
  { name: 'question', act: tapButton(/\?$/) },
];

/** What a shopper does on a page of results. */
const search: readonly Step[] = [
  {
    name: 'car saved',
    act: (page) => tap(page.locator('article[data-car]').getByRole('button', { name: /^Save/ })),
  },
  {
    name: 'car compared',
    act: (page) => tap(page.locator('article[data-car]').getByRole('button', { name: /^Compare/ })),
  },
  { name: 'filters', act: tapLink(/^Filters/) },
  { name: 'make', act: (page) => tap(page.getByRole('dialog').getByText('Toyota', { exact: true })) },
  { name: 'another make', act: (page) => tap(page.getByRole('dialog').getByText('Mazda', { exact: true })) },
  { name: 'filters closed', act: tapButton(/^Show \d/) },
  {
    name: 'chip removed',
    act: (page) => tap(page.getByRole('list', { name: 'Applied filters' }).getByRole('link')),
  },
  { name: 'next page', act: tapLink('Next page') },
  { name: 'search box', act: (page) => tap(page.getByLabel('Search our cars')) },
  { name: 'search box: key', act: typeKey('r') },
];

/** Sessions in the order they are done, by kind of page. */
export const sessions = { search, vehicle };
