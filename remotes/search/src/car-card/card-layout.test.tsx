import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { showCard } from '../testing/show-card';
import { specList } from './lazy';

beforeAll(async () => void (await specList.code()));

const caravan = {
  body_width: 2400,
  body_length: 7960,
  tare_weight: 2310,
  axle_type: 'Tandem',
  sleeps: 5,
  aggregate_trailer_mass: 2700,
};

test('[SRC-058] a card that leads with the facts of the kind names each of them', async () => {
  const { container } = showCard({
    car: { specifications: caravan, km: null },
    site: { card: { layout: 'spec' } },
  });
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Sleeps', 'Tare', 'ATM', 'Tow rating', 'Length', 'Axles',
  ]); // prettier-ignore
  expect(screen.getByText('2700 kg')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Key facts' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('the proportions of the picture are the site’s', () => {
  const { unmount } = showCard({ site: { card: { picture: '16:9' } } });
  expect(screen.getByRole('article').style.getPropertyValue('--picture')).toBe('16/9');
  unmount();
  showCard();
  expect(screen.getByRole('article').style.getPropertyValue('--picture')).toBe('');
});

const autograb_data = { state_average_market_price: 38_290, average_market_price: 40_000 };
const comparing = { site: { plugins: ['autogauge'] } };

test.each([
  ['2,300 below the average', { price: 35_990, autograb_data }, comparing, true],
  ['499 below it', { price: 37_791, autograb_data }, comparing, false],
  ['sold', { price: 35_990, autograb_data, sold: true }, comparing, false],
  ['without figures', { price: 35_990, autograb_data: null }, comparing, false],
  ['of a site that compares no prices', { price: 35_990, autograb_data }, { site: { plugins: [] } }, false],
])('[VEH-067] a card of a car %s says so as its page does, with the average', (_, car, site, isShown) => {
  const { container } = showCard({ car, site });
  const text = '$2,300 below market average $38,290';
  if (isShown) expect(container).toHaveTextContent(text);
  else expect(container).not.toHaveTextContent('below market');
});
