import { act, render, screen, within } from '@testing-library/react';
import { publicSite, testPlatform } from 'harness/testing';
import type { BrandTile } from 'shared-contracts/entities/model-page';
import { PlatformProvider } from 'shared-contracts/react';
import type { SitePageOf } from 'shared-contracts/site-page';
import { BrandsPage } from './brands-page';

const brand = (title: string, changes: Partial<BrandTile> = {}): BrandTile => ({
  title,
  slug: title.toLowerCase(),
  logo: `/site/${title.toLowerCase()}.svg`,
  banner: null,
  description: null,
  href: `/brands/${title.toLowerCase()}`,
  count: 0,
  ...changes,
});

function show(groups: SitePageOf<'brands'>['groups'], site: Parameters<typeof publicSite>[0]) {
  return render(
    <PlatformProvider value={testPlatform({ site: publicSite(site) })}>
      <BrandsPage page={{ kind: 'brands', title: 'Our brands', groups }} />
    </PlatformProvider>,
  );
}

const groups = [
  { heading: 'Car brands', brands: [brand('Kia'), brand('Audi')] },
  { heading: 'Motorcycle brands', brands: [brand('Yamaha')] },
  { heading: 'Truck brands', brands: [brand('Foton')] },
  { heading: 'Group brands', brands: [brand('Rental')] },
];
const logosIn = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('img').map((img) => img.getAttribute('alt')); // prettier-ignore

test('[SHL-005] a group shows its brands under four headings, each with logo and link', () => {
  const { unmount } = show(groups, { site: { kind: 'group' } });
  expect(logosIn('Car brands')).toEqual(['Kia', 'Audi']);
  expect(logosIn('Motorcycle brands')).toEqual(['Yamaha']);
  expect(logosIn('Truck brands')).toEqual(['Foton']);
  expect(logosIn('Group brands')).toEqual(['Rental']);
  expect(screen.getByRole('link', { name: /Foton/ })).toHaveAttribute('href', '/brands/foton');
  unmount();
  show(groups.filter(({ heading }) => heading !== 'Truck brands'), { site: { kind: 'group' } }); // prettier-ignore
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});

describe('[SHL-006] the statistics of a group', () => {
  const statistics = () =>
    within(screen.getByRole('list', { name: 'The group in figures' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('are "50+ locations", "40+ brands" and "30+ years"', () => {
    show(groups, { site: { kind: 'group' } });
    // Rendered at their end, as the server does; then they count up within a second.
    expect(statistics()).toEqual(['50+ locations', '40+ brands', '30+ years']);
    act(() => jest.advanceTimersByTime(500));
    expect(statistics()[0]).not.toBe('50+ locations');
    act(() => jest.advanceTimersByTime(500));
    expect(statistics()).toEqual(['50+ locations', '40+ brands', '30+ years']);
  });

  test('one that the site sets changes alone', () => {
    show(groups, { site: { kind: 'group' }, group: { stats: { locations: '60+' } } });
    act(() => jest.advanceTimersByTime(1_000));
    expect(statistics()).toEqual(['60+ locations', '40+ brands', '30+ years']);
  });

  test('stand still for a visitor who wants less motion', () => {
    const matchMedia = window.matchMedia as typeof window.matchMedia | undefined;
    window.matchMedia = ((query: string) => ({ matches: query.includes('reduced-motion') })) as never; // the one query of the code
    try {
      show(groups, { site: { kind: 'group' } });
      act(() => jest.advanceTimersByTime(500));
      expect(statistics()).toEqual(['50+ locations', '40+ brands', '30+ years']);
    } finally {
      window.matchMedia = matchMedia as never; // as it was
    }
  });
});

test('a dealer’s brands stand without headings and statistics; one without a logo shows its name', () => {
  const { container } = show([{ brands: [brand('Kia', { logo: null, count: 12 })] }], {});
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(container).not.toHaveTextContent('locations');
  expect(screen.getByRole('link', { name: /^Kia/ })).toHaveTextContent('Kia12 in stock');
});
