import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { makeCar } from 'shared-contracts/testing';
import { CertifiedPanel } from './certified-panel';

test('[VEH-077] a certified Toyota in stock has the badge with what it promises', async () => {
  const { container } = render(<CertifiedPanel car={makeCar({ make: 'Toyota', certified: true })} />);
  expect(screen.getByRole('heading', { name: 'Toyota Certified' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'full service history',
    '90 point inspection',
    '1 year roadside assist',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['sold', { make: 'Toyota', certified: true, sold: true }],
  ['not certified', { make: 'Toyota', certified: false }],
  ['of another make', { make: 'Kia', certified: true }],
])('[VEH-077] a car that is %s has none', (_, change) => {
  const { container } = render(<CertifiedPanel car={makeCar(change)} />);
  expect(container).toBeEmptyDOMElement();
});
