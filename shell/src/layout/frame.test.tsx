import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { publicSite, stubApi } from 'harness/testing';
import { all } from '../testing/fake-remotes';
import { closePages, openPage } from '../testing/open-page';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
});
afterEach(closePages);

test('the frame has no accessibility violation', async () => {
  await openPage('/search', { known: all() });
  expect(await axe(document.body)).toHaveNoViolations();
});

test('the announcement stands in a landmark of its own', async () => {
  const announcement = { id: 'a1', text: 'Open on Sunday', href: '/contact' };
  await openPage('/search', { known: all(), site: publicSite({ banners: { announcement } }) });
  const bar = screen.getByRole('complementary', { name: 'Announcement' });
  expect(within(bar).getByRole('link', { name: 'Open on Sunday' })).toHaveAttribute('href', '/contact');
  expect(await axe(document.body, { rules: { region: { enabled: true } } })).toHaveNoViolations();
});

describe('the frame of a site', () => {
  test('[SHL-041] the header has the default entries in order, and those of the site instead when it has its own', async () => {
    await openPage('/search', { known: all() });
    const labels = () =>
      [...screen.getByLabelText('Main').querySelectorAll(':scope > ul > li')].map(
        (item) => (item.querySelector('summary') ?? item).textContent,
      );
    expect(labels()).toEqual([
      'Home',
      'Models',
      'Offers',
      'Our Stock',
      'Service and Parts',
      'Company',
      'Finance',
    ]);
    closePages();
    const navigation = [
      { label: 'Cars', href: '/search' },
      { label: 'Us', href: '/about-us' },
    ];
    await openPage('/search', { known: all(), site: publicSite({ site: { navigation } }) });
    expect(labels()).toEqual(['Cars', 'Us']);
  });

  test('a menu of the header closes when the visitor moves, also to another query of the page in view', async () => {
    const { events } = await openPage('/search', { known: all() });
    const menu = screen.getByLabelText('Main').querySelector('details') as HTMLDetailsElement; // the default menu has some
    for (const href of ['/search?make=Kia', '/compare']) {
      menu.open = true;
      events.publish('navigation:requested', { href }, 'test');
      await waitFor(() => expect(window.location.pathname + window.location.search).toBe(href));
      expect(menu.open).toBe(false);
    }
  });

  test('[SHL-043] the footer has its two groups with at least one link each', async () => {
    await openPage('/search', { known: all() });
    for (const name of ['Buyer Tools', 'Servicing and Parts']) {
      const group = screen.getByRole('heading', { name }).closest('section');
      expect(within(group as HTMLElement).getAllByRole('link').length).toBeGreaterThan(0); // the heading stands in it
    }
  });

  test('[SHL-062] sister sites are links with their logo; those elsewhere open a new tab', async () => {
    const sister = (url: string, title: string) => ({
      url,
      title,
      make: 'Kia',
      name: title,
      logo: { url: '/site/kia.svg' },
    });
    const dealership_websites = [
      sister('https://test.example/kia', 'Own Kia'),
      sister('https://other.example', 'Other Kia'),
    ];
    await openPage('/search', { known: all(), site: publicSite({ site: { dealership_websites } }) });
    const own = screen.getByAltText('Own Kia').closest('a');
    const other = screen.getByAltText('Other Kia').closest('a');
    expect(own).not.toHaveAttribute('target');
    expect(other).toHaveAttribute('target', '_blank');
    expect(other?.rel).toContain('noopener');
  });

  test.each([
    ['Gold Coast', 'Test Motors, Gold Coast QLD'],
    [null, 'Test Motors, Southport QLD'],
  ])('[SHL-063] the city of the site is %s', async (override_city, text) => {
    const site = publicSite({ site: { override_city, address: { city: 'Southport', state: 'QLD' } } });
    await openPage('/search', { known: all(), site });
    expect(within(screen.getByRole('contentinfo')).getByText(text)).toBeVisible();
  });
});

test('[SHL-061] a brand without a logo shows its name as text and no picture', async () => {
  const brand = (title: string, logo: string | null) => ({
    title,
    slug: title.toLowerCase(),
    logo,
    banner: null,
    description: null,
  });
  const api = stubApi({ listBrands: [brand('Isuzu UTE', null), brand('Kia', '/site/kia.svg')] });
  await openPage('/', { known: all(), api, site: publicSite({ home: { sections: ['brands'] } }) });
  const isuzu = screen.getByRole('link', { name: 'Isuzu UTE' });
  expect(isuzu.querySelector('img')).toBeNull();
  expect(screen.getByAltText('Kia')).toBeVisible();
});

test('[SHL-002] the colours of the site are custom properties of the root before the first script runs', async () => {
  const site = publicSite({ theme: { colours: { primary: '#c00000' } } });
  await openPage('/search', { known: all(), site });
  const styles = document.head.innerHTML.indexOf('--color-primary:#c00000');
  expect(styles).toBeGreaterThan(-1);
  expect(styles).toBeLessThan(document.head.innerHTML.indexOf('data-scripts='));
  expect(getComputedStyle(document.documentElement).getPropertyValue('--color-primary')).toBe('#c00000');
});

describe('ways to what is the visitor’s own', () => {
  const hrefsOf = (name: string) =>
    screen.queryAllByRole('link', { name, hidden: true }).map((link) => link.getAttribute('href'));

  test('a site with a garage has an entry to sign in, in both menus; one without has none', async () => {
    const site = publicSite({
      site: { garage_enabled: true },
      auth: { garagePaths: ['/my-toyota', '/my-garage'] },
    });
    await openPage('/search', { known: all(), site });
    expect(hrefsOf('Sign in')).toEqual(['/my-toyota', '/my-toyota']);
    closePages();
    await openPage('/search', { known: all() });
    expect(hrefsOf('Sign in')).toEqual([]);
  });

  test('the saved cars are favourites, or the watchlist where cards can only be saved to that', async () => {
    await openPage('/search', { known: all() });
    expect(screen.getByLabelText('Saved cars')).toBeVisible();
    expect(hrefsOf('Watchlist')).toEqual([]);
    closePages();
    await openPage('/search', { known: all(), site: publicSite({ card: { saveControls: ['watchlist'] } }) });
    expect(screen.queryByLabelText('Saved cars')).toBeNull();
    expect(hrefsOf('Watchlist')).toEqual(['/watchlist', '/watchlist']);
    closePages();
    const both = publicSite({ card: { saveControls: ['favourite', 'watchlist'] } });
    await openPage('/search', { known: all(), site: both });
    expect(screen.getByLabelText('Saved cars')).toBeVisible();
    expect(hrefsOf('See all saved cars')).toEqual(['/watchlist']);
  });
});
