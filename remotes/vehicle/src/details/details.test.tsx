import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCar } from 'shared-contracts/testing';
import { Features } from './features';
import { Highlights, newFactsFirst } from './highlights';
import { InformationList } from './information-list';

const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
const shownOf = (elements: readonly HTMLElement[]) =>
  elements.filter((element) => {
    const box = element.closest('li, dl > div') ?? element;
    return getComputedStyle(box).display !== 'none';
  }).length;
const shownFeatures = () => shownOf(screen.queryAllByText(/^Feature \d/));
const shownRows = () => shownOf(screen.queryAllByText(/^Spec \d/));

test('[VEH-050] twelve features show eight, then all, then eight again', async () => {
  render(<Features items={named('Feature', 12)} />);
  expect(shownFeatures()).toBe(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show All', expanded: false }));
  expect(shownFeatures()).toBe(12);
  expect(screen.getByRole('button', { expanded: true })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show Less' }));
  expect(shownFeatures()).toBe(8);
});

test('[VEH-050] eight features have no button, none have no section', () => {
  const { container, rerender } = render(<Features items={named('Feature', 8)} />);
  expect(shownFeatures()).toBe(8);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Features items={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('[VEH-048] a feature that says nothing, or is a repetition, is left out', () => {
  render(<Features items={['Feature 1', '', 'null', ' ', 'Feature 1', 'Feature 2']} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

const specs = (count: number) => named('Spec', count).map((label) => ({ label, value: 'x' }));

test('[VEH-047] ten specs show four, then all', async () => {
  render(<InformationList title="Specifications" rows={specs(10)} first={4} />);
  expect(shownRows()).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(shownRows()).toBe(10);
});

test('[VEH-047] four specs have no button, five have', () => {
  const { rerender } = render(<InformationList title="Specifications" rows={specs(4)} first={4} />);
  expect(shownRows()).toBe(4);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<InformationList title="Specifications" rows={specs(5)} first={4} />);
  expect(screen.getByRole('button', { name: 'Show More' })).toBeVisible();
});

test('[VEH-090] a list without limit shows every row, without rows it is nothing', () => {
  const { container, rerender } = render(<InformationList title="Key information" rows={specs(9)} />);
  expect(shownRows()).toBe(9);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<InformationList title="Key information" rows={[]} />);
  expect(container).toBeEmptyDOMElement();
});

const highlights = () =>
  [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent?.replace(/\s+/g, ' '));

test('the highlights are the four most telling facts of a car', () => {
  render(
    <Highlights
      car={makeCar({
        engine_size_litres: 2.5,
        simple_drive: 'AWD',
        seats: 5,
        variant: { fuelconsumptioncombined: 7.4, towingcapacitybraked: 1500 },
      })}
    />,
  );
  expect(highlights()).toEqual(['Engine2.5 L', 'Fuel use7.4 L/100km', 'DriveAWD', 'Towing, braked1500 kg']);
});

test('[VEH-047] specifications that the highlights, the title or the facts below it show come after the others', () => {
  const car = makeCar({
    engine_size_litres: 2.5,
    simple_body: 'SUV',
    simple_transmission: 'Automatic',
    seats: 5,
  });
  const labels = newFactsFirst(car, [
    { label: 'Body', value: 'SUV' },
    { label: 'Engine', value: '2.5 L' },
    { label: 'Transmission', value: '8 Speed Automatic' },
    { label: 'Badge', value: 'GX' },
    { label: 'Gears', value: '8' },
  ]).map(({ label }) => label);
  expect(labels).toEqual(['Transmission', 'Gears', 'Body', 'Engine', 'Badge']);
});

test('a caravan leads with what it sleeps and weighs; a car that says nothing has no highlights', () => {
  const nothing = { simple_body: null, simple_fuel: 'null', simple_drive: null, seats: null, doors: 0 };
  const { rerender, container } = render(
    <Highlights car={makeCar({ ...nothing, specifications: { sleeps: 4, tare_weight: 2200 } })} />,
  );
  expect(highlights()).toEqual(['Sleeps4', 'Tare weight2200 kg']);
  rerender(<Highlights car={makeCar(nothing)} />);
  expect(container).toBeEmptyDOMElement();
});
