import type { Locator, Page } from '@playwright/test';
import type { Car } from 'shared-contracts/entities/car';
import { tabTo, walkWithTab, type WalkOptions } from '../src/keyboard-walk';
import { expectAccessible } from '../src/page-checks';
import { signIn, somePhone } from '../src/sign-in';
import { expect, test, type Visit } from '../src/site-test';
import type { SiteName } from '../src/sites';
import { findCar } from '../src/stock';

/*
 * A car's page and its checkout with a keyboard alone: each stop of Tab shows the focus, has a name and can be seen,
 * everything that can be clicked is a stop, what opens keeps the focus and gives it back, and axe finds nothing.
 */

const phone = { width: 375, height: 740 };
const desktop = { width: 1280, height: 800 };

const isForSale = ({ sold, reserved, price }: Car): boolean => !sold && !reserved && (price ?? 0) > 5000;
const hasGallery = ({ images, spin_images }: Car): boolean => images.length > 3 && spin_images.length === 0;
const canTurn = ({ images, spin_images, hotspots }: Car): boolean =>
  images.length > 3 && spin_images.length > 0 && hotspots !== null;
const canBeReserved = (car: Car): boolean => isForSale(car) && car.payment_processors.includes('sandbox');

const kinds = {
  'a car for sale': [(car: Car) => isForSale(car) && hasGallery(car), 'status = in_stock'],
  'a car that turns': [(car: Car) => isForSale(car) && canTurn(car), 'status = in_stock'],
  'a sold car': [hasGallery, 'status = sold'],
} as const;

/** Opens the page of a site's car of a kind. */
async function open(page: Page, visit: Visit, site: SiteName, kind: keyof typeof kinds): Promise<void> {
  const [is, filter] = kinds[kind];
  // A car that turns by itself shows other spots at each angle, so that no walk is like another.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(site, `/cars/${(await findCar(site, kind, is, filter)).slug}`);
}

/** Brings up what comes near the end of the page, so that nothing appears behind a walk. */
async function bringAll(page: Page): Promise<void> {
  const rail = page.getByRole('heading', { name: /^Similar (?:cars|trucks|vehicles)$/ });
  await rail.scrollIntoViewIfNeeded();
  const none = page.getByRole('link', { name: /^Search for (?:cars|trucks|vehicles) like this$/ });
  await expect(page.locator('article[data-car]').first().or(none)).toBeVisible();
  await expect(page.locator('[data-slot="leads.form"]').getByRole('button', { name: /^Send/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

async function expectWalkable(page: Page, options?: WalkOptions): Promise<string[]> {
  await expectAccessible(page);
  return (await walkWithTab(page, options)).map(({ role, name }) => `${role} ${name}`);
}

/** Opens something with the keyboard, walks it, and comes back to what opened it. */
async function expectDialogWalkable(page: Page, opener: Locator, name: string | RegExp): Promise<string[]> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  const stops = await expectWalkable(page, { within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  return stops;
}

// Besides the walks, which take the time they need: pages to load, and axe to look at them.
test.describe.configure({ timeout: 60_000 });

test.describe('a walk with Tab', () => {
  for (const [site, kind, viewport, stops] of [
    ['harbour', 'a car for sale', desktop, ['button View fullscreen', 'link Print', 'slider Interest rate']],
    ['harbour', 'a car for sale', phone, ['link Reserve Car Now', 'link Call Now', 'button Chat']],
    ['harbour', 'a car that turns', phone, ['tab Spin']],
    ['summit', 'a car that turns', desktop, ['link Reserve Now $200']],
    ['harbour', 'a sold car', phone, ['link Find Me Something Similar']],
    ['coastal', 'a sold car', desktop, ['button Send enquiry']],
    ['bigrig', 'a car for sale', phone, ['radio Monthly']],
    ['outback', 'a car for sale', desktop, ['link Reserve Now']],
    ['apex', 'a car for sale', desktop, ['button Is this still available?']],
  ] as const) {
    const width = `${viewport.width} px`;
    test(`[UI-029] ${kind} (${site}, ${width}) can be used with a keyboard`, async ({ page, visit }) => {
      await page.setViewportSize(viewport);
      await open(page, visit, site, kind);
      await bringAll(page);
      expect(await expectWalkable(page)).toEqual(expect.arrayContaining([...stops]));
    });
  }

  test('[UI-029][VEH-011][VEH-041] what opens keeps the focus and gives it back', async ({ page, visit }) => {
    await page.setViewportSize(desktop);
    await open(page, visit, 'harbour', 'a car for sale');
    const sidebar = page.getByRole('complementary', { name: 'Price and contact' });
    const fullscreen = page.getByRole('button', { name: 'View fullscreen' });
    expect(await expectDialogWalkable(page, fullscreen, /^Pictures of/)).toContain('button Close');
    const share = sidebar.getByRole('button', { name: 'Share' });
    expect(await expectDialogWalkable(page, share, 'Share this car')).toContain('button Copy');
    for (const [opener, name, stop] of [
      ['Book a Test Drive', 'Book a test drive', 'button Request test drive'],
      ['Request Photos', /photos/i, 'textbox Email Address'],
    ] as const) {
      const stops = await expectDialogWalkable(page, sidebar.getByRole('link', { name: opener }), name);
      expect(stops).toContain(stop);
    }
  });

  // The gallery fills the window everywhere; a dialog is a panel at the bottom below 576 px.
  test('[UI-029][VEH-041] on a phone a dialog keeps the focus and gives it back', async ({ page, visit }) => {
    await page.setViewportSize(phone);
    await open(page, visit, 'harbour', 'a car for sale');
    const sidebar = page.getByRole('complementary', { name: 'Price and contact' });
    const share = sidebar.getByRole('button', { name: 'Share' });
    expect(await expectDialogWalkable(page, share, 'Share this car')).toContain('button Copy');
    const drive = sidebar.getByRole('link', { name: 'Book a Test Drive' });
    expect(await expectDialogWalkable(page, drive, 'Book a test drive')).toContain(
      'button Request test drive',
    );
  });

  // It is opened by the bar of a phone, and by the sidebar of a desktop.
  test('[UI-029][VEH-030] the enquiry about a car keeps the focus and gives it back', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(phone);
    await open(page, visit, 'apex', 'a car for sale');
    const enquireFrom = (role: 'group' | 'complementary', name: string): Locator =>
      page.getByRole(role, { name }).getByRole('link', { name: 'Enquire Now' });
    const bar = enquireFrom('group', 'Next steps');
    expect(await expectDialogWalkable(page, bar, /^\d{4} /)).toContain('button Send enquiry');
    await page.setViewportSize(desktop);
    const sidebar = enquireFrom('complementary', 'Price and contact');
    expect(await expectDialogWalkable(page, sidebar, /^\d{4} /)).toContain('button Send enquiry');
  });
});

test('[UI-029][VEH-014][VEH-018] the viewer is used with the keyboard: turned, its spots read, its modes changed', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(desktop);
  await open(page, visit, 'harbour', 'a car that turns');
  const turntable = page.getByRole('slider', { name: /^Turn the/ });
  await tabTo(page, turntable);
  const angle = () => turntable.getAttribute('aria-valuenow');
  const before = await angle();
  await page.keyboard.press('ArrowRight');
  await expect.poll(angle).not.toBe(before);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(angle).toBe(before);
  await tabTo(page, page.getByRole('tab', { name: 'Spin' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Images' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Images' })).toBeFocused();
  await expectAccessible(page);
});

test('[UI-029][VEH-080][VEH-081] the bar keeps the focus when it opens, and its words have space', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  for (const kind of ['a car for sale', 'a sold car'] as const) {
    await open(page, visit, 'harbour', kind);
    const bar = page.getByRole('group', { name: 'Next steps' });
    const first = bar.getByRole('link').first();
    await first.focus();
    await page.evaluate(() => scrollTo(0, 1_200));
    await expect(bar).toHaveClass(/is-open/);
    await expect(first).toBeFocused();
    const cut = await bar
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((link) => link.textContent),
      );
    expect(cut).toEqual([]);
  }
});

/** A car that can be reserved, and not one of the first, which other tests open. */
function findUntouched(site: SiteName): Promise<Car> {
  let before = 9;
  const isOne = (car: Car): boolean => canBeReserved(car) && before-- === 0;
  return findCar(site, 'that can be reserved', isOne, 'status = in_stock');
}

/** Waits for a step of the checkout by its heading. */
const stepOf =
  (page: Page) =>
  (name: string): Promise<void> =>
    expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

/** Fills in who the shopper is, field after field with Tab, and sends it with Enter. */
async function typeDetails(page: Page, answers: readonly string[]): Promise<void> {
  await tabTo(page, page.getByLabel('First Name'));
  for (const [at, answer] of answers.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(answer);
  }
  await page.keyboard.press('Enter');
}

test('[UI-029][VEH-087] a car is reserved with the keyboard alone, and every step can be walked', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await visit('harbour', `/cars/${(await findUntouched('harbour')).slug}/checkout`);
  const step = stepOf(page);
  expect(await expectWalkable(page)).toContain('button Continue to terms');
  await typeDetails(page, ['Ada', 'Lovelace', '4000', '0412 345 678', 'ada@example.com']);
  await step('Terms');
  expect(await expectWalkable(page)).toContain('button Continue to payment');
  await tabTo(page, page.getByLabel('I agree to the terms of this reservation'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await step('Payment');
  expect(await expectWalkable(page)).toContain('radio Approve the payment');
  await tabTo(page, page.getByLabel('Approve the payment'));
  await page.keyboard.press('Enter');
  await step('This car is reserved for you');
  await expectWalkable(page);
});

test('[UI-029][VEH-003] once signed in a car is bought online with the keyboard alone, and every step can be walked', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(desktop);
  await visit('summit', `/checkout-journey?car_id=${(await findUntouched('summit')).slug}`);
  await signIn(page, somePhone());
  const step = stepOf(page);
  await step('Vehicle');
  expect(await expectWalkable(page)).toContain('button Yes, this one');
  await tabTo(page, page.getByRole('button', { name: 'Yes, this one' }));
  await page.keyboard.press('Enter');
  await step('Trade-in');
  await tabTo(page, page.getByLabel('No trade-in'));
  await page.keyboard.press('ArrowDown');
  // The questions that follow from the choice are stops of their own.
  expect(await expectWalkable(page)).toEqual(expect.arrayContaining(['textbox Your car']));
  await tabTo(page, page.getByLabel('Your car'));
  await page.keyboard.type('2016 Mazda CX-5');
  await page.keyboard.press('Enter');
  await step('Finance or cash');
  expect(await expectWalkable(page)).toContain('button Continue');
  await tabTo(page, page.getByLabel('Cash or bank transfer'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await step('Delivery or pick-up');
  await tabTo(page, page.getByLabel(/^Pick up at/));
  await page.keyboard.press('ArrowDown');
  expect(await expectWalkable(page)).toEqual(expect.arrayContaining(['textbox Delivery address']));
  await tabTo(page, page.getByLabel('Delivery address'));
  await page.keyboard.type('1 Ada St, Brisbane');
  await tabTo(page, page.getByLabel('Postcode'));
  await page.keyboard.type('4000');
  await page.keyboard.press('Enter');
  await step('Your details');
  expect(await expectWalkable(page)).toContain('button Continue to review');
  // The phone of the session stands there already.
  await typeDetails(page, ['Ada', 'Lovelace', '4000', '', 'ada@example.com']);
  await step('Review');
  const stops = await expectWalkable(page);
  expect(stops).toEqual(expect.arrayContaining(['link Change: Trade-in', 'radio Approve the payment']));
  await tabTo(page, page.getByRole('link', { name: 'Change: Payment' }));
  await page.keyboard.press('Enter');
  await step('Finance or cash');
  await expect(page.getByLabel('Finance', { exact: true })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await step('Review');
  await tabTo(page, page.getByLabel('I agree to the terms of this reservation'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Approve the payment'));
  await page.keyboard.press('Enter');
  await step('This car is reserved for you');
  await expectWalkable(page);
});
