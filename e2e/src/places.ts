import type { Page } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/slots';
import type { Car } from 'shared-contracts/entities/car';
import { carPath, sites } from './sites';
import { findCar, hasPlainPrice } from './stock';

/** A page that holds a remote's work beside that of others. */
export interface Place {
  path: () => string | Promise<string>;
  /** Something on that page that is not the remote's. */
  neighbour: string;
  /** What the remote renders there. */
  own: string;
  /** What of the remote's work a visitor came for; it can be seen whatever happens to its code. */
  floor: readonly string[];
  /** Uses a link or a form of the remote that leads to another page, if it has any. */
  leave?: { by: (page: Page) => Promise<void>; method: 'GET' | 'POST'; to: RegExp };
  /** The page is about something else. */
  isPart?: true;
}

/** Fills the enquiry form of the contact page in and sends it. */
async function enquire(page: Page): Promise<void> {
  const form = page.locator('[data-slot="leads.form"]');
  await form.getByLabel('First Name').fill('Grace');
  await form.getByLabel('Last Name').fill('Hopper');
  await form.getByLabel('Mobile Number').fill('0412 345 678');
  await form.getByLabel('Email Address').fill('grace@example.com');
  await form.getByRole('button', { name: /^Send/ }).click();
}

/** Dear enough for a figure of more than a few dollars. */
const isFinanced = (car: Car): boolean => hasPlainPrice(car) && (car.price ?? 0) > 20_000;

/** Where the parts of each remote are tried while they are broken. */
export const places: Record<RemoteName, Place> = {
  search: {
    path: () => '/search',
    neighbour: 'footer h2',
    own: 'article[data-car]',
    floor: ['h1', 'article[data-car] h2', 'article[data-car] a[href^="/cars/"]'],
    leave: {
      // A filter, whose form sends itself.
      by: (page) =>
        page
          .getByRole('complementary', { name: 'Filters' })
          .getByRole('checkbox', { name: /^Toyota/ })
          .click(),
      method: 'GET',
      to: /\/search\?.*make=Toyota/,
    },
  },
  vehicle: {
    // A location that has a phone.
    path: () => carPath('harbour', 'location_name=Springwood'),
    neighbour: 'footer h2',
    own: '[data-remote^="vehicle@"] h1',
    floor: ['h1', 'aside :text-matches("[$][0-9]")', 'a[href^="tel:"]', 'aside a[href^="/enquire"]'].map(
      (selector) => `[data-remote^="vehicle@"] ${selector}`,
    ),
    leave: {
      by: (page) => page.getByRole('complementary').getByRole('link', { name: 'Enquire Now' }).click(),
      method: 'GET',
      to: /\/enquire\?car=/,
    },
  },
  finance: {
    path: async () => `/cars/${(await findCar('harbour', 'with finance', isFinanced)).slug}`,
    neighbour: '[data-remote^="vehicle@"] h1',
    own: '[data-slot="finance.box"] dl',
    floor: ['[data-slot="finance.box"] :text-matches("[$][0-9]")'],
    isPart: true,
  },
  leads: {
    path: () => '/contact',
    neighbour: '[data-remote^="locations@"] h1',
    own: '[data-slot="leads.form"] form',
    floor: ['[data-slot="leads.form"] form[method="post"] button[type="submit"]'],
    leave: { by: enquire, method: 'POST', to: /\/enquire/ },
    isPart: true,
  },
  locations: {
    path: () => `/locations/${sites.harbour.location}`,
    neighbour: 'footer h2',
    own: '[data-remote^="locations@"] h1',
    floor: ['h1', 'a[href^="tel:"]', 'table, dl'].map(
      (selector) => `[data-remote^="locations@"] ${selector}`,
    ),
    leave: {
      by: (page) => page.locator('[data-remote^="locations@"] a[href^="/"]:visible').first().click(),
      method: 'GET',
      to: /./,
    },
  },
};
