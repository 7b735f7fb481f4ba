import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, publicSite } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { RunningCosts } from './running-costs';

beforeEach(() => sessionStorage.clear());

const show = (change: Partial<CarInput> = {}, site = publicSite()) =>
  render(
    <InPlatform site={site} api={() => Promise.reject(new Error('Fuel needs no server.'))}>
      <RunningCosts car={makeCar({ simple_fuel: 'Petrol', ...change })} />
    </InPlatform>,
  );
const field = (name: string) => screen.getByRole('textbox', { name });
const cost = () => screen.getByRole('status', { name: '' }).textContent;
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
};

test.each([
  ['a petrol car', { fuel: 'Petrol', simple_fuel: 'Petrol' }, {}, true],
  ['a diesel car', { fuel: 'Diesel', simple_fuel: null }, {}, true],
  ['a car of fuel Electric', { fuel: 'Electric', simple_fuel: 'Electric' }, {}, false],
  ['a car whose listing alone says Electric', { fuel: 'Electric', simple_fuel: null }, {}, false],
  ['a petrol car of a site that switched it off', {}, { enabled: false }, false],
])('[VEH-052] %s (%j, %j): the calculator is shown: %j', (_, car, fuel, isShown) => {
  show(car, publicSite({ fuel }));
  expect(screen.queryByRole('heading', { name: 'Fuel cost' }) !== null).toBe(isShown);
});

test('[VEH-054] an electric car has no fuel calculator, a hybrid has', () => {
  const { container, unmount } = show({ simple_fuel: 'Electric' });
  expect(container).toBeEmptyDOMElement();
  unmount();
  show({ simple_fuel: 'Hybrid' });
  expect(screen.getByRole('heading', { name: 'Fuel cost' })).toBeVisible();
});

test('[VEH-055] [VEH-056] the defaults of a car without consumption cost $42.50 a week', () => {
  show();
  expect(field('Fuel price per litre')).toHaveValue('$1.70');
  expect(field('Distance a week')).toHaveValue('250 kms');
  expect(field('Fuel consumption')).toHaveValue('10 L/100km');
  expect(cost()).toBe('$42.50');
  expect(screen.getByText(/an average: this model’s own figure is not known/)).toBeVisible();
});

test("[VEH-055] [VEH-056] a car's own consumption costs $31.45 a week", () => {
  show({ variant: { fuelconsumptioncombined: 7.4 } });
  expect(field('Fuel consumption')).toHaveValue('7.4 L/100km');
  expect(cost()).toBe('$31.45');
});

test('[VEH-053] units and separators that are typed are understood, and written out when the field is left', async () => {
  show();
  await type('Fuel price per litre', '$1.85');
  await type('Distance a week', '1,250');
  expect(cost()).toBe('$231.25');
  await userEvent.tab();
  expect(field('Distance a week')).toHaveValue('1,250 kms');
  expect(cost()).toBe('$231.25');
});

test.each([
  ['Fuel price per litre', '1.999', '$1.999', '$49.98'],
  ['Fuel price per litre', '1.9', '$1.90', '$47.50'],
  ['Fuel price per litre', '.0000001', '.0000001', '$0.00'],
  ['Distance a week', '250.5', '250.5 kms', '$42.59'],
  ['Distance a week', '1234.56', '1,234.56 kms', '$209.88'],
  ['Fuel consumption', '7.45', '7.45 L/100km', '$31.66'],
])(
  '[VEH-053] [VEH-056] %s of %s stays as exact as it was typed when the field is left',
  async (name, typed, shown, weekly) => {
    show();
    await type(name, typed);
    expect(cost()).toBe(weekly);
    await userEvent.tab();
    expect(field(name)).toHaveValue(shown);
    expect(cost()).toBe(weekly);
    await userEvent.tab();
    expect(cost()).toBe(weekly);
  },
);

test('[VEH-055] a site’s price of a tenth of a cent is shown and counts', () => {
  show({}, publicSite({ fuel: { pricePerLitre: 1.999, weeklyKms: 250.5 } }));
  expect(field('Fuel price per litre')).toHaveValue('$1.999');
  expect(field('Distance a week')).toHaveValue('250.5 kms');
  expect(cost()).toBe('$50.07');
});

test('an empty field says so and blanks the cost', async () => {
  show();
  await type('Distance a week', '');
  expect(cost()).toBe('–');
  expect(screen.getByText('Please enter a number.')).toBeVisible();
});

test('what was typed is there on the next car of the visit; its consumption is its own', async () => {
  const { unmount } = show({ id: 1 });
  await type('Fuel price per litre', '2');
  await type('Fuel consumption', '8');
  unmount();
  show({ id: 2 });
  expect(field('Fuel price per litre')).toHaveValue('$2.00');
  expect(field('Fuel consumption')).toHaveValue('10 L/100km');
  expect(cost()).toBe('$50.00');
});
