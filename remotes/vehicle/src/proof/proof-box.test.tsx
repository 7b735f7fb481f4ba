import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { publicSite, strictBus, testPlatform } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { unknownListing } from 'shared-contracts/entities/unknown-listing';
import { PlatformProvider } from 'shared-contracts/react';
import { makeCar } from 'shared-contracts/testing';
import { ProofBox } from './proof-box';

const now = () => new Date('2026-11-02T00:00:00Z');

function show(change: Partial<CarInput> = {}, warrantyClaims: object = { usedYears: null }) {
  const events = strictBus();
  const bare = { vin: null, rego_expiry: null, file: null, created_at: '2026-10-21T00:00:00Z' };
  const view = render(
    <PlatformProvider value={testPlatform({ site: publicSite({ legal: { warrantyClaims } }), events, now })}>
      <ProofBox car={makeCar({ ...bare, ...change })} />
    </PlatformProvider>,
  );
  const texts = screen
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace('(opens in a new tab)', '').trim());
  return { ...view, events, texts };
}

test.each<[Partial<CarInput>, object, string[]]>([
  [{ car_type: 'used' }, {}, ['3 year standard warranty']],
  [{ car_type: 'new', make: 'Kia' }, { newYearsByBrand: { kia: 7 } }, ['7 year unlimited km warranty']],
  [{ car_type: 'new', make: 'Kia' }, { newYearsByBrand: { kia: 5 } }, ['5 year unlimited km warranty']],
  [{ car_type: 'new', make: 'Kia' }, {}, []],
  [{ car_type: 'new' }, { mechanicalProtectionYears: 5 }, ['5-year mechanical protection']],
  [{ car_type: 'used', sold: true }, { mechanicalProtectionYears: 5 }, []],
])('[SHL-078] the page of %j under %j claims %j', async (car, claims, expected) => {
  const { container, texts } = show(car, claims);
  expect(texts.filter((text) => !text?.startsWith('Listed'))).toEqual(expected);
  expect(await axe(container)).toHaveNoViolations();
});

test.each<[Partial<CarInput>, string[]]>([
  [{}, []],
  [{ rego_expiry: '2027-11-05' }, ['12 months of rego left', 'Listed 12 days ago']],
  [{ rego_expiry: '2026-11-03' }, ['1 day of rego left', 'Listed 12 days ago']],
  [{ rego_expiry: '2026-11-01' }, []],
  [{ vin: 'JTM1' }, ['Check the VIN on the PPSR', 'Listed 12 days ago']],
  [{ vin: 'JTM1', car_type: 'new' }, []],
  [{ vin: 'JTM1', created_at: '2026-11-01T23:00:00Z' }, ['Check the VIN on the PPSR', 'Listed today']],
  [{ vin: 'JTM1', created_at: '2026-12-01T00:00:00Z' }, ['Check the VIN on the PPSR']],
  [{ vin: 'JTM1', created_at: unknownListing }, ['Check the VIN on the PPSR']],
])('a car of which %j is known has the lines %j', (car, expected) => {
  expect(show(car).texts).toEqual(expected);
});

test('the PPSR is a link to its own site, in a new tab', () => {
  show({ vin: 'JTM1' });
  const link = screen.getByRole('link', { name: /PPSR/ });
  expect(link).toHaveAttribute('href', 'https://www.ppsr.gov.au');
  expect(link).toHaveAttribute('target', '_blank');
});

test('[VEH-039] a history report opened from the box is counted', async () => {
  const { events } = show({ file: { url: 'https://history.example/1' } });
  const tracked = jest.fn();
  events.subscribe('analytics:tracked', tracked);
  await userEvent.click(screen.getByRole('link', { name: /history report/ }));
  expect(tracked).toHaveBeenCalledTimes(1);
  expect(tracked.mock.calls[0]?.[0]).toMatchObject({ eventId: 60 });
});
