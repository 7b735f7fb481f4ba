import type { Model } from '../entities/content';
import { makeSite } from '../testing';
import { withMenuLinks } from './menu-links';
import { toPublicConfig } from './public-config';

const model = (name: string, override_url: string | null = null): Model => ({
  name,
  slug: name.toLowerCase(),
  override_url,
  status: null,
  image: null,
  cloudfront_new_image_url: null,
  manufacturer_body: null,
  manufacturer_body2: null,
  manufacturer_body3: null,
});
const content = {
  brands: [
    { title: 'Audi', slug: 'audi' },
    { title: 'Group', slug: 'group', skipPage: true },
  ],
  models: [model('Golf'), model('EV9', '/pages/ev9')],
};
const childrenOf = (changes: Parameters<typeof makeSite>[0], label: string) =>
  withMenuLinks(toPublicConfig(makeSite(changes)), content).site.navigation.find(
    (item) => item.label === label,
  )?.children;

test('[SHL-042] the entry of the range lists the models of the site', () => {
  expect(childrenOf({}, 'Models')).toEqual([
    { label: 'Golf', href: '/models/golf' },
    { label: 'EV9', href: '/pages/ev9' },
  ]);
  expect(childrenOf({}, 'Offers')).toBeUndefined();
});

test('[SHL-040] the entry of the mega menu lists the brands that have a page; without the menu it does not', () => {
  const header = { megaMenu: { enabled: true, navItem: 'Offers' } };
  expect(childrenOf({ header }, 'Offers')).toEqual([{ label: 'Audi', href: '/brands/audi' }]);
  expect(
    childrenOf({ header: { megaMenu: { enabled: false, navItem: 'Offers' } } }, 'Offers'),
  ).toBeUndefined();
});

test('links of the site itself stay', () => {
  const children = [{ label: 'Ute', href: '/search/ute-cars' }];
  const navigation = [{ label: 'Models', href: '/models', children }];
  expect(childrenOf({ site: { navigation } }, 'Models')).toEqual(children);
});
