import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { publicSite, stubApi } from 'harness/testing';
import type { ContentPage, PageBlock } from 'shared-contracts/content-page';
import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import type { SanitisedHtml } from 'shared-contracts/sanitised-html';
import { closePages, openPage } from '../testing/open-page';
import { renderPage, textOf } from '../testing/render-page';
import { fakeSearch } from '../testing/test-site';

const html = (text: string): SanitisedHtml => `<p>${text}</p>` as SanitisedHtml; // what the API would have made of it
const image = '/site/service.webp';
const link = { label: 'See more', href: '/search' };

/** One block of every type. */
const blocks: PageBlock[] = [
  {
    type: 'hero',
    eyebrow: 'Springwood',
    title: 'Serviced well',
    text: 'Book today.',
    image,
    actions: [{ label: 'Book a service', href: '#service-booking' }, link],
  },
  { type: 'heading', text: 'How we work', intro: 'Step by step.' },
  { type: 'rich-text', html: html('Running text.') },
  { type: 'image', image, alt: 'The workshop', caption: 'Twelve bays' },
  { type: 'media-text', image, alt: 'A technician', side: 'right', title: 'Trained', html: html('Every year.'), link },
  { type: 'facts', title: 'In figures', items: [{ value: '98', label: 'People' }] },
  { type: 'steps', title: 'Three steps', items: [{ title: 'Choose', text: 'A day.' }] },
  { type: 'quotes', title: 'They say', items: [{ text: 'Good work.', name: 'Ann', detail: 'Cleveland' }] },
  { type: 'team', title: 'People', people: [{ name: 'Kate Ann Brennan', role: 'Principal', phone: '07 5550 0142' }] },
  {
    type: 'price-table',
    title: 'Prices',
    rowsLabel: 'Your car',
    columns: ['12 months', '24 months'],
    rows: [{ label: 'Small car', values: ['$289', '$349'] }],
    note: 'Including GST.',
  },
  { type: 'gallery', title: 'The yard', items: [{ image, alt: 'Front' }, { image: '/site/about.webp', alt: 'Back', caption: 'From behind' }] },
  { type: 'map', title: 'Where we are' },
  { type: 'cards', title: 'Included', items: [{ title: 'A wash', text: 'Every time.', image, link }] },
  { type: 'cta', id: 'call', title: 'Questions?', text: 'Ask us.', link: { label: 'Contact us', href: '/contact' } },
  { type: 'form', category: 'Service Enquiry', title: 'Book', id: 'service-booking', aside: { title: 'Book in', text: 'A day.', points: ['Loan cars'] } },
  { type: 'offers' },
  { type: 'vehicles', title: 'In stock', query: 'body=suv' },
  { type: 'faq', items: [{ question: 'How long?', answer: 'Two hours.' }] },
  { type: 'feature-banner', tiles: ['Offers', 'Service', 'Sell'].map((label) => ({ label, href: `/${label}`, image })) },
  { type: 'models', items: [{ name: 'CX-5', href: '/models/cx-5', image, body: 'SUV', status: null }] },
  { type: 'tyre-carousel', items: [{ title: 'Touring', text: 'Quiet.', price: 149 }, { title: 'Truck', text: 'Strong.' }] },
  { type: 'brake-testing', title: 'Brake testing', text: '20 minutes.', link: { label: 'Find a centre', href: '/dealerships' } },
  { type: 'warranty-claims', brands: [{ name: 'Kia', years: 7 }, { name: 'Hyundai', years: 5 }] },
  { type: 'legal', updated: '1 July 2026', sections: [{ title: 'Complaints', html: html('Write to us.'), complaintTimes: true }, { title: 'Access & more', html: html('Ask us.') }] },
]; // prettier-ignore

const remotes: Record<string, RemoteModule> = {
  search: fakeSearch(),
  leads: {
    contract: contractVersion,
    routes: [],
    slots: {
      'leads.form': defineSlot('leads.form', {
        Component: ({ category, title }) => (
          <form aria-label={title ?? 'Enquiry'}>
            <input type="hidden" name="category" value={category} />
          </form>
        ),
      }),
    },
  },
  locations: {
    contract: contractVersion,
    routes: [],
    slots: {
      'locations.overview': defineSlot('locations.overview', { Component: () => <p>Springwood yard</p> }),
    },
  },
};

const pageOf = (...own: PageBlock[]): ContentPage => ({ title: 'Servicing', blocks: own });
const inputFor = (page: ContentPage, site = publicSite()) => ({
  known: remotes,
  site,
  api: stubApi({ getPage: { kind: 'content', ...page }, listOffers: [] }),
});
const open = (page: ContentPage, site = publicSite()) => openPage('/service', inputFor(page, site));
const htmlOf = async (page: ContentPage, site = publicSite()) =>
  (await renderPage('/service', inputFor(page, site))).html;

beforeEach(() => {
  window.scrollTo = jest.fn();
});
afterEach(closePages);

test('[SHL-017] every block is in the server’s page, in its order, below one h1', async () => {
  const { html: page, status } = await renderPage('/service', inputFor(pageOf(...blocks)));
  expect(status).toBe(200);
  const rendered = [...page.matchAll(/data-block="([a-z-]+)"/g)].map(([, type]) => type);
  expect(rendered).toEqual(blocks.map(({ type }) => type));
  const text = textOf(page);
  for (const part of [
    'Serviced well', 'Running text.', 'Twelve bays', 'Trained', '98', 'Choose', 'Good work.', 'Principal', '$349',
    'The yard', 'Springwood yard', 'A wash', 'Contact us', 'Loan cars', 'There are no offers', 'RAV4', 'Two hours.',
    'CX-5', 'Touring', 'Brake testing', '7 year unlimited km warranty', 'Write to us.',
  ]) expect(text).toContain(part); // prettier-ignore
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).toMatch(/<h1[^>]*>Serviced well<\/h1>/);
});

test.each([0, 4, 8, 12, 16, 20])(
  '[SHL-017] the four blocks from number %i hydrate accessibly',
  async (from) => {
    await open(pageOf({ type: 'heading', text: 'First' }, ...blocks.slice(from, from + 4)));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axe(document.body)).toHaveNoViolations();
  },
);

test('[SHL-017] the h1 is the page’s title where no hero or no title of a hero stands first', async () => {
  const h1 = async (...own: PageBlock[]) => /<h1[^>]*>(.*?)<\/h1>/.exec(await htmlOf(pageOf(...own)))?.[1];
  expect(await h1({ type: 'faq', items: [{ question: 'Q', answer: 'A' }] })).toBe('Servicing');
  expect(await h1({ type: 'hero', text: 'Book today.' })).toBe('Servicing');
  const late = await htmlOf(pageOf({ type: 'facts', items: [{ value: '1', label: 'Yard' }] }, { type: 'hero', title: 'Later' }));
  expect(late.match(/<h1/g)).toHaveLength(1);
  expect(late).toMatch(/<h2[^>]*>Later<\/h2>/);
}); // prettier-ignore

test('[SHL-016] the booking section has its DOM id, as a form and as a link to Xtime', async () => {
  const form = await htmlOf(pageOf({ type: 'form', category: 'Service Enquiry', id: 'service-booking' }));
  expect(form).toMatch(/id="service-booking"[^>]*>.*value="Service Enquiry"/s);
  const xtime = { label: 'Book Service', href: 'https://x.example/book' };
  await open(pageOf({ type: 'cta', id: 'service-booking', title: 'Book a service', link: xtime }));
  const section = document.getElementById('service-booking') as HTMLElement; // the link's target
  expect(within(section).getByRole('link', { name: 'Book Service' })).toHaveAttribute('href', xtime.href);
});

test('[SHL-078] claims come from the config alone: what it does not promise is not claimed', async () => {
  const claimsOf = async (warrantyClaims: object, brands: { name: string; years: number }[] = []) =>
    [
      ...(
        await htmlOf(pageOf({ type: 'warranty-claims', brands }), publicSite({ legal: { warrantyClaims } }))
      ).matchAll(/<h3[^>]*>([^<]*(?:warranty|protection)[^<]*)<\/h3>/g),
    ].map(([, claim]) => claim);
  expect(await claimsOf({})).toEqual(['3 year standard warranty']);
  expect(await claimsOf({ usedYears: null })).toEqual([]);
  expect(await claimsOf({ mechanicalProtectionYears: 5 })).toEqual([
    '3 year standard warranty',
    '5-year mechanical protection',
  ]);
  expect(await claimsOf({}, [{ name: 'Kia', years: 7 }, { name: 'Hyundai', years: 5 }])).toEqual([
    '3 year standard warranty',
    '7 year unlimited km warranty',
    '5 year unlimited km warranty',
  ]); // prettier-ignore
});

const complaints = (complaintTimes: boolean): PageBlock => ({
  type: 'legal',
  sections: [{ title: 'Complaints', html: html('Write to us.'), complaintTimes }],
});
const promising = publicSite({ legal: { privacy: { acknowledgeDays: 7, resolveDays: 30, aimDays: 14 } } });

test('[SHL-079] the privacy policy states the times of the config, and only its own text without them', async () => {
  const policy = textOf(await htmlOf(pageOf(complaints(true)), promising));
  for (const time of ['within 7 days', 'within 30 days', 'within 14 days']) expect(policy).toContain(time);
  for (const other of [
    await htmlOf(pageOf(complaints(true))),
    await htmlOf(pageOf(complaints(false)), promising),
  ]) {
    expect(textOf(other)).toContain('Write to us.');
    expect(textOf(other)).not.toContain('within');
  }
});

test('a long text has a table of contents whose links lead to its sections', async () => {
  await open(pageOf(blocks.at(-1) as PageBlock)); // the list above ends with the legal text
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Complaints', 'Access & more']);
  for (const entry of links) {
    const target = document.querySelector(entry.getAttribute('href') ?? '');
    expect(target).toContainElement(screen.getByRole('heading', { name: entry.textContent ?? '' }));
  }
});

test('[SHL-080] the carousel shows each tyre with its price, and says so where it has none', async () => {
  await open(pageOf(...blocks.filter(({ type }) => type === 'tyre-carousel' || type === 'brake-testing')));
  const tyres = screen.getByRole('list', { name: 'Tyres' });
  expect(within(tyres).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('$149 per tyre'),
    expect.stringContaining('Call us for a price'),
  ]); // prettier-ignore
  expect(screen.getByRole('link', { name: 'Find a centre' })).toHaveAttribute('href', '/dealerships');
});

test('a picture of the gallery opens large, the next one follows, and closing gives the focus back', async () => {
  const user = userEvent.setup();
  await open(pageOf(...blocks.filter(({ type }) => type === 'gallery')));
  const first = screen.getByRole('link', { name: 'Front' });
  // Without a script, or in a tab of its own, the picture itself.
  expect(first).toHaveAttribute('href', image);
  await waitFor(async () => {
    await user.click(first);
    expect(screen.getByRole('dialog', { name: 'The yard' })).toBeVisible();
  });
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(within(dialog).getByText('From behind')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(within(dialog).getByRole('img', { name: 'Front' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(first).toHaveFocus();
});

test('a person without a picture has their initials, and a number to call', async () => {
  await open(pageOf(...blocks.filter(({ type }) => type === 'team')));
  expect(screen.getByText('KB')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('link', { name: '07 5550 0142' })).toHaveAttribute('href', 'tel:0755500142');
});
