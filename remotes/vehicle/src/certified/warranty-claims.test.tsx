import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { publicSite, testPlatform } from 'harness/testing';
import type { Car } from 'shared-contracts/entities/car';
import { PlatformProvider } from 'shared-contracts/react';
import { makeCar } from 'shared-contracts/testing';
import { WarrantyClaims } from './warranty-claims';

function claimsOf(car: Partial<Car>, warrantyClaims: object = {}) {
  const site = publicSite({ legal: { warrantyClaims } });
  const view = render(
    <PlatformProvider value={testPlatform({ site })}>
      <WarrantyClaims car={makeCar(car)} />
    </PlatformProvider>,
  );
  return { ...view, texts: screen.queryAllByRole('listitem').map(({ textContent }) => textContent) };
}

test.each([
  [{ car_type: 'used' }, {}, ['3 year standard warranty']],
  [{ car_type: 'new', make: 'Kia' }, { newYearsByBrand: { kia: 7 } }, ['7 year unlimited km warranty']],
  [{ car_type: 'new', make: 'Kia' }, { newYearsByBrand: { kia: 5 } }, ['5 year unlimited km warranty']],
  [{ car_type: 'new', make: 'Kia' }, {}, []],
  [{ car_type: 'new' }, { mechanicalProtectionYears: 5 }, ['5-year mechanical protection']],
  [{ car_type: 'used', sold: true }, { mechanicalProtectionYears: 5 }, []],
] as const)('[SHL-078] the page of %j under %j claims %j', async (car, claims, expected) => {
  const { container, texts } = claimsOf(car, claims);
  expect(texts).toEqual(expected);
  expect(await axe(container)).toHaveNoViolations();
});
