import { render } from '@testing-library/react';
import { publicSite } from 'harness/testing';
import { bodyTypes } from 'shared-contracts/search/index-document';
import { isBodyType, typeLabel } from 'shared-rules/body-type-label';
import { BodyIcon } from './body-icon';
import { bodyTypesShown, byCountThenName, isOfferedBody } from './body-type-choice';

const twenty = [
  ...['4x4', 'bus', 'cabChassis', 'convertible', 'coupe', 'ev', 'hardtop', 'hatch', 'hatchback', 'motorhome'],
  ...[
    'lightTruck',
    'peopleMover',
    'prestige',
    'sedan',
    'softtop',
    'suv',
    'ute',
    'van',
    'wagon',
    'stationWagon',
  ],
];

test('[SRC-042] the twenty types are those of the catalogue', () => {
  expect([...bodyTypes].sort()).toEqual([...twenty].sort());
});

test.each(twenty)('[SRC-042] %s has a drawing and words', (type) => {
  expect(isBodyType(type)).toBe(true);
  expect(typeLabel(type)).toMatch(/^[A-Z4][\w ]+$/);
  const { container } = render(<BodyIcon types={[type]} />);
  expect(container.querySelectorAll('svg path, svg circle').length).toBeGreaterThan(1);
});

test('[SRC-042] what is not recognised is not offered', () => {
  expect(isOfferedBody('hovercraft', publicSite())).toBe(false);
  expect(isOfferedBody('suv', publicSite())).toBe(true);
  const site = publicSite({ search: { bodyTypes: { custom: ['ute'] } } });
  expect(['ute', 'suv'].filter((type) => isOfferedBody(type, site))).toEqual(['ute']);
});

test('[SRC-041] most cars first, equal ones by name descending; four, or twenty of a list of one’s own', () => {
  const counts = { van: 3, sedan: 7, wagon: 1, suv: 10, ute: 7 };
  const order = Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .sort(byCountThenName)
    .map(({ value }) => value);
  expect(order).toEqual(['suv', 'ute', 'sedan', 'van', 'wagon']);
  expect(bodyTypesShown(publicSite())).toBe(4);
  expect(bodyTypesShown(publicSite({ search: { bodyTypes: { custom: ['ute'] } } }))).toBe(20);
});
