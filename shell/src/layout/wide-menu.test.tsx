import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { InPlatform, publicSite, stubApi, stubSearch } from 'harness/testing';
import type { WideMenuProps } from './lazy';
import { WideMenu } from './wide-menu';

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const links = (count: number) =>
  names.slice(0, count).map((label) => ({ label, href: `/models/${label.toLowerCase()}` }));

const brand = (title: string, logo: string | null) => ({
  title,
  slug: title.toLowerCase(),
  logo,
  banner: null,
  description: null,
});

function show(kind: WideMenuProps['kind'], children: WideMenuProps['item']['children'], rowSize?: number) {
  const site = publicSite(rowSize === undefined ? {} : { models: { menuRowSize: rowSize } });
  const model = {
    name: 'A',
    slug: 'a',
    override_url: null,
    status: null,
    image: { url: '/site/a.svg' },
    cloudfront_new_image_url: null,
    manufacturer_body: null,
    manufacturer_body2: null,
    manufacturer_body3: null,
  };
  const api = stubApi({
    listBrands: [brand('Kia', '/site/kia.svg'), brand('Isuzu UTE', null)],
    listModels: [model],
  });
  const { search } = stubSearch({ facets: { make: { Kia: 1204 } } });
  const item = { label: 'Models', href: '/models', ...(children ? { children } : {}) };
  return render(
    <InPlatform site={site} api={api} search={search}>
      <WideMenu item={item} kind={kind} />
    </InPlatform>,
  );
}

const cells = () => [...document.querySelectorAll('[data-wide] li')];

test.each([
  [7, 3, 9, 2],
  [6, 3, 6, 0],
  [1, 3, 3, 2],
  [7, 4, 8, 1],
])('[SHL-042] %i models in rows of %i make %i cells, %i of them empty', async (count, row, all, empty) => {
  const { container } = show('models', links(count), row);
  expect(await screen.findAllByRole('link', { name: /^[A-G]$/ })).toHaveLength(count);
  expect(cells()).toHaveLength(all);
  const hidden = cells().filter((cell) => cell.getAttribute('aria-hidden') === 'true');
  expect(hidden).toHaveLength(empty);
  for (const cell of hidden) expect(cell).toBeEmptyDOMElement();
  expect(await axe(container)).toHaveNoViolations();
});

test('[SHL-042] a model that has a picture shows it above its name', async () => {
  show('models', links(2));
  const link = await screen.findByRole('link', { name: 'A' });
  expect((await within(link).findByRole('presentation')).getAttribute('src')).toBe('/site/a.svg');
  expect(within(screen.getByRole('link', { name: 'B' })).queryByRole('presentation')).toBeNull();
});

test('[SHL-040] a brand is its logo with the number of cars in stock, one without logo its name', async () => {
  const { container } = show('brands', [
    { label: 'Kia', href: '/brands/kia' },
    { label: 'Isuzu UTE', href: '/brands/isuzu-ute' },
  ]);
  const logo = await screen.findByAltText('Kia');
  expect(logo.closest('a')).toHaveAttribute('href', '/brands/kia');
  expect(logo.closest('a')).toHaveTextContent('1,204 in stock');
  const text = screen.getByRole('link', { name: 'Isuzu UTE' });
  expect(text).toHaveAttribute('href', '/brands/isuzu-ute');
  expect(text.querySelector('img')).toBeNull();
  // Brands are not padded.
  expect(cells()).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
});
