import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { InPlatform, publicSite } from 'harness/testing';
import { featureTiles } from 'shared-contracts/site-config/content-pages';
import { HeroSlides } from './hero-slides';
import type { HomeData } from './load-home';

const slide = (id: number, changes = {}) => ({
  id,
  name: `Slide ${id}`,
  description: `About ${id}`,
  image: `/site/${id}.svg`,
  ...changes,
});

async function show(slides: ReturnType<typeof slide>[], heroImage: string | null = '/site/1.svg') {
  const data = { heroImage, heroAlt: '' } as HomeData; // the hero reads no more of it
  const { container } = render(
    <InPlatform site={publicSite({ home: { headline: 'Welcome', slides } })}>
      <p>Page</p>
      <HeroSlides data={data} />
    </InPlatform>,
  );
  await screen.findByText('Page');
  return container;
}

const slideOf = (container: HTMLElement, id: number) =>
  container.querySelector(`[data-slide="${id}"]`) as HTMLElement; // rendered by the test

test('[SHL-060] a slide has its words on it unless it hides them, and is a link where it has an address', async () => {
  const container = await show([
    slide(1),
    slide(2, { hide_overlay: true }),
    slide(3, { url: '/eofy' }),
    slide(4, { url: '/offers', hide_overlay: true }),
  ]);
  expect(within(slideOf(container, 1)).getByText('Slide 1')).toBeVisible();
  expect(within(slideOf(container, 1)).getByText('About 1')).toBeVisible();
  expect(slideOf(container, 1).querySelector('a')).toBeNull();
  const second = slideOf(container, 2);
  expect(second).toHaveTextContent('');
  expect(second.children).toHaveLength(1);
  expect(second.querySelector('img')).toHaveAttribute('src', '/site/2.svg');
  expect(screen.getByRole('link', { name: /Slide 3/ })).toHaveAttribute('href', '/eofy');
  expect(screen.getByRole('link', { name: 'Slide 4' })).toHaveAttribute('href', '/offers');
  expect(await axe(container)).toHaveNoViolations();
});

test('[SHL-060] only the first picture is fetched at once; buttons are there for more than one slide', async () => {
  const container = await show([slide(1), slide(2)]);
  const [first, second] = [...container.querySelectorAll('img')];
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).not.toHaveAttribute('loading');
  expect(second).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('button', { name: 'Next highlight' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous highlight' })).toBeVisible();
});

test('[SHL-060] one slide has no buttons; its words are not repeated below the same headline', async () => {
  const container = await show([slide(1, { name: 'Welcome', url: '/search' })]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(slideOf(container, 1).querySelector('[data-part=overlay]')).toBeNull();
  expect(screen.getByRole('link', { name: 'Welcome' })).toHaveAttribute('href', '/search');
});

test('[SHL-044] the three tiles and their links of a site that sets none; service booking leads to Xtime where it is used', () => {
  const hrefs = (changes: Parameters<typeof publicSite>[0]) =>
    featureTiles(publicSite(changes)).map(({ href }) => href);
  expect(hrefs({})).toEqual(['/special-offers', '/service#service-booking', '/sell-your-car']);
  expect(hrefs({ site: { xtime_url: 'https://x.example/book' } })).toEqual([
    '/special-offers',
    'https://x.example/book',
    '/sell-your-car',
  ]);
});
