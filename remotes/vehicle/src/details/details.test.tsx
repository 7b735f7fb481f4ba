import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCar } from 'shared-contracts/testing';
import { keyInformation, specifications } from './car-information';
import { DealerWords } from './dealer-words';
import { Features } from './features';
import { InformationList } from './information-list';

test('[VEH-073] 401 characters are collapsed to 400 with a toggle', async () => {
  render(<DealerWords text={`${'a'.repeat(400)}b`} preview={400} />);
  expect(screen.getByText('b')).not.toBeVisible();
  expect(screen.getByText('…')).toBeVisible();
  expect(
    screen.getByText(
      (_, element) => element?.tagName === 'P' && (element.firstChild?.textContent?.length ?? 0) === 400,
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read More' }));
  expect(screen.getByText('b')).toBeVisible();
  expect(screen.getByText('…')).not.toBeVisible();
});

test('[VEH-073] 400 characters have no toggle', () => {
  render(<DealerWords text={'a'.repeat(400)} preview={400} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});

test.each([null, '', '  '])('[VEH-074] comments %j are pending', (text) => {
  render(<DealerWords text={text} preview={400} />);
  expect(screen.getByText('Dealer comments are pending. Please check back here later.')).toBeInTheDocument();
});

const features = (count: number) => Array.from({ length: count }, (_, index) => `Feature ${index + 1}`);
const visible = () =>
  screen.queryAllByRole('listitem').filter((item) => getComputedStyle(item).display !== 'none');

test('[VEH-050] twelve features show eight, then all', async () => {
  render(<Features items={features(12)} />);
  expect(visible()).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
  expect(visible()).toHaveLength(12);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('[VEH-050] eight features have no button, none have no section', () => {
  const { container, rerender } = render(<Features items={features(8)} />);
  expect(visible()).toHaveLength(8);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Features items={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('[VEH-048] specifications without a value are hidden', () => {
  const bare = {
    simple_body: null,
    simple_fuel: null,
    simple_transmission: null,
    simple_drive: null,
    doors: null,
  };
  const car = makeCar({ ...bare, body: '', fuel: 'null', trans: ' NULL ', seats: 5 });
  expect(specifications(car)).toEqual([{ label: 'Seats', value: '5' }]);
});

test('[VEH-090] key information shows what has a value, dates in words', () => {
  const car = makeCar({ stocknum: 'S1', rego_expiry: '2026-05-01', vin: null, colour: null });
  expect(keyInformation(car)).toEqual([
    { label: 'Stock No.', value: 'S1' },
    { label: 'Rego Expiry', value: '1 May 2026' },
  ]);
  render(<InformationList title="Key information" rows={keyInformation(car)} />);
  expect(screen.getByText('Stock No.').parentElement).toHaveTextContent('Stock No.S1');
  expect(screen.queryByText('VIN')).not.toBeInTheDocument();
});

test('[VEH-090] every key fact has its row', () => {
  const full = makeCar({
    vin: 'V',
    regplate: 'ABC123',
    build_date: '2021-03',
    compliance_date: '2021-04',
    interior_colour: 'Black',
    variant: { ancaprating: 5 },
  });
  expect(keyInformation(full).map(({ label }) => label)).toEqual([
    'Stock No.',
    'VIN',
    'Registration Plate',
    'Build Date',
    'Compliance Date',
    'Colour',
    'Interior Colour',
    'ANCAP Rating',
  ]);
});

test('a list without rows is nothing', () => {
  const { container } = render(<InformationList title="Specifications" rows={[]} />);
  expect(container).toBeEmptyDOMElement();
});
