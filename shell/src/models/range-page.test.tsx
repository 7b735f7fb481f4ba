import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicSite, testPlatform } from 'harness/testing';
import type { ModelTile } from 'shared-contracts/entities/model-page';
import { PlatformProvider } from 'shared-contracts/react';
import type { SitePageOf } from 'shared-contracts/site-page';
import { RangePage } from './range-page';

const tile = (changes: Partial<ModelTile> = {}): ModelTile => ({
  name: 'Kluger', slug: 'kluger', make: 'Toyota', summary: 'Seven seats.', override_url: null, status: null,
  image: null, cloudfront_new_image_url: null, picture: null, stock: null,
  manufacturer_body: 'SUV', manufacturer_body2: null, manufacturer_body3: null, ...changes,
}); // prettier-ignore

const tiles = (count: number) =>
  Array.from({ length: count }, (_, at) => tile({ name: `Model ${at}`, slug: `model-${at}` }));

interface Setup {
  body?: string;
  whyChooseUs?: SitePageOf<'models'>['whyChooseUs'];
  locations?: { name: string; slug: string; phone: string | null }[];
  sales?: number | null;
  now?: () => Date;
}

function show(models: ModelTile[], setup: Setup = {}) {
  const { body = '', whyChooseUs = [], locations = [], sales = null, now } = setup;
  return render(
    <PlatformProvider value={testPlatform({ site: publicSite(), ...(now ? { now } : {}) })}>
      <RangePage
        page={{ kind: 'models', title: 'Our range', models, whyChooseUs }}
        body={body}
        locations={locations}
        sales={sales}
      />
    </PlatformProvider>,
  );
}

const shownNames = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const modelNames = () => shownNames().filter((name) => name !== 'Feel the difference from behind the wheel');
const selected = () =>
  screen.getAllByRole('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true').map(({ textContent }) => textContent); // prettier-ignore

describe('the tabs of the range', () => {
  const suv = tile({ name: 'A', slug: 'a' });
  const ute = tile({ name: 'B', slug: 'b', manufacturer_body: 'Ute', manufacturer_body2: 'Commercial' });

  test('[SHL-048] are All Vehicles and the bodies of the models, each an address', () => {
    show([suv, ute]);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['All Vehicles', '/models'],
      ['SUV', '/models?body=suv'],
      ['Ute', '/models?body=ute'],
      ['Commercial', '/models?body=commercial'],
    ]);
    expect(modelNames()).toEqual(['A', 'B']);
  });

  test('[SHL-048] a tab shows the models with its body in any of the three fields', () => {
    show([suv, ute], { body: 'commercial' });
    expect([selected(), modelNames()]).toEqual([['Commercial'], ['B']]);
  });

  test('[SHL-019] the body of the address is selected; an unknown one is All Vehicles', () => {
    const { unmount } = show([suv, ute], { body: 'suv' });
    expect([selected(), modelNames()]).toEqual([['SUV'], ['A']]);
    expect(screen.getByRole('tabpanel', { name: 'SUV' })).toBeInTheDocument();
    unmount();
    show([suv, ute], { body: 'xyz' });
    expect([selected(), modelNames()]).toEqual([['All Vehicles'], ['A', 'B']]);
  });

  test('arrow keys move along them', async () => {
    show([suv, ute]);
    screen.getByRole('tab', { name: 'All Vehicles' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Commercial' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'SUV' })).toHaveFocus();
  });
});

describe('a tile', () => {
  test('[SHL-049] begins with All New where the status is set', () => {
    show([tile({ status: 'new' }), tile({ status: '', name: 'Yaris', slug: 'yaris' })]);
    expect(modelNames()).toEqual(['All New Kluger', 'Yaris']);
  });

  test('[SHL-050] shows its picture, and its name where there is none', () => {
    const { container } = show([
      tile({ picture: 'https://maker.example/kluger.jpg' }),
      tile({ name: 'Yaris', slug: 'yaris' }),
    ]);
    expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      'https://maker.example/kluger.jpg',
    ]);
    const missing = screen.getByRole('img', { name: /^Toyota Yaris\. / });
    expect(missing).toHaveTextContent('Yaris');
  });

  test('[SHL-020] [SHL-050] Discover leads to the model, or where the site says', () => {
    show([tile({ name: 'Ranger', slug: 'ranger' }), tile({ name: 'EV9', slug: 'ev9', override_url: '/pages/ev9' })]);
    const links = screen.getAllByRole('link', { name: /^Discover/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/models/ranger', '/pages/ev9']);
  }); // prettier-ignore

  test('says what it costs from and what is in stock, as far as that is known', () => {
    const stock = { count: 14, new_count: 9, from: { price: 42_990, price_type: 'Drive away' } };
    show([
      tile({ stock }),
      tile({ slug: 'b', stock: { ...stock, from: null } }),
      tile({ slug: 'c', stock: { ...stock, from: null, new_count: 0 } }),
      tile({ slug: 'd', stock: { count: 0, new_count: 0, from: null } }),
      tile({ slug: 'e', stock: null }),
    ]);
    const texts = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(texts[0]).toContain('New from $42,990 Drive away');
    // What is in stock includes used ones, which the price and the page's grades leave out.
    expect(texts[0]).toContain('14 in stock of the Kluger, 9 new');
    expect(texts[1]).toContain('Ask us for a price');
    expect(texts[2]).toContain('Used only right now');
    expect(texts[2]).not.toContain(', 0 new');
    expect(texts[3]).toContain('None in stock right now');
    expect(texts[4]).not.toMatch(/stock|From/);
    const links = screen.getAllByRole('link', { name: '14 in stock of the Kluger' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 3 }, () => '/search/toyota/kluger?status=in_stock'),
    );
  });
});

describe('[SHL-051] a long range', () => {
  afterEach(() => window.history.replaceState(null, ''));

  test('begins with 9 tiles; View more shows the rest, and goes away', async () => {
    show(tiles(12));
    expect(screen.getAllByRole('article')).toHaveLength(9);
    await userEvent.click(screen.getByRole('button', { name: 'View more' }));
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'View more' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Discover Model 9' })).toHaveFocus();
  });

  test('is whole again when Back leads to it, but not in another category', async () => {
    const { unmount } = show(tiles(12));
    await userEvent.click(screen.getByRole('button', { name: 'View more' }));
    unmount();
    const again = show(tiles(12));
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(document.body).toHaveFocus();
    again.unmount();
    show(tiles(12), { body: 'suv' });
    expect(screen.getAllByRole('article')).toHaveLength(9);
  });

  test('has no button when all fit', () => {
    show(tiles(9));
    expect(screen.getAllByRole('article')).toHaveLength(9);
    expect(screen.queryByRole('button', { name: 'View more' })).toBeNull();
  });
});

test('[SHL-052] the dropdown names the locations with their phones', async () => {
  const locations = [
    { name: 'Burleigh Heads', slug: 'burleigh', phone: '0755500142' },
    { name: 'Nerang', slug: 'nerang', phone: null },
  ];
  show([tile()], { locations });
  await userEvent.click(screen.getByText('Locations'));
  const list = screen.getByRole('list', { name: 'Locations' });
  expect(within(list).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Burleigh Heads07 5550 0142',
    'NerangPhone not available',
  ]); // prettier-ignore
  expect(within(list).getByRole('link')).toHaveAttribute('href', 'tel:0755500142');
});

test('[SHL-053] the counter shows what the page came with, and counts anew after exactly 150000 ms', () => {
  jest.useFakeTimers();
  try {
    let moment = new Date('2026-07-15T12:00:00+10:00');
    const { container } = show([tile()], { sales: 2784, now: () => moment });
    const text = () => container.textContent;
    expect(text()).toContain('2,784Sales this Month');
    moment = new Date('2026-07-20T10:00:00+10:00');
    act(() => jest.advanceTimersByTime(149_999));
    expect(text()).toContain('2,784Sales this Month');
    act(() => jest.advanceTimersByTime(1));
    act(() => jest.advanceTimersByTime(1_000));
    expect(text()).toContain('3,728Sales this Month');
  } finally {
    jest.useRealTimers();
  }
});

test('[SHL-053] a site that does not count its sales has no counter', () => {
  const { container } = show([tile()], { sales: null });
  expect(container).not.toHaveTextContent('Sales this Month');
});

test('[SHL-054] Why choose us has the items of the site, and is left out without any', () => {
  const items = ['One', 'Two', 'Three'].map((title) => ({ title, text: 'Because.', icon: 'check' }));
  const { unmount } = show([tile()], { whyChooseUs: items });
  const section = screen.getByRole('region', { name: 'Why choose us' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(3);
  unmount();
  show([tile()], { whyChooseUs: [] });
  expect(screen.queryByRole('heading', { name: 'Why choose us' })).toBeNull();
});
