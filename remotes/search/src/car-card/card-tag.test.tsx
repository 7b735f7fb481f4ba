import { screen, within } from '@testing-library/react';
import { showCard } from '../testing/show-card';

const listedLongAgo = '2020-01-01T00:00:00Z';
const picture = () => document.querySelector('[data-part=picture]');

test.each([
  [{}, 'Sold'],
  [{ stock: { soldLabel: 'Just Sold' } }, 'Just Sold'],
])('[SRC-048] with %j a sold car is tagged "%s"', (site, text) => {
  showCard({ car: { status: 'sold' }, site });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  ['Electric', true, 'Electric'],
  ['Hybrid', true, 'Hybrid'],
  ['Petrol', true, 'Reserved'],
  ['Electric', false, 'Reserved'],
])('[SRC-049] a reserved car of fuel %s, key %j: "%s"', (simple_fuel, electricHybridTag, text) => {
  showCard({ car: { simple_fuel, reserved: true }, site: { card: { electricHybridTag } } });
  expect(picture()).toHaveTextContent(new RegExp(`^${text}`));
});

const certified = { certified: true, make: 'Toyota', car_type: 'used' as const, created_at: listedLongAgo };

test('[SRC-050] a certified used Toyota wears the badge, a reserved one its state', () => {
  const { unmount } = showCard({ car: certified });
  expect(screen.getByRole('img', { name: 'Toyota Certified' })).toBeInTheDocument();
  unmount();
  showCard({ car: { ...certified, reserved: true } });
  expect(screen.getByText('Reserved')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Toyota Certified' })).not.toBeInTheDocument();
});

test('[SRC-050] a certified new Toyota wears no badge', () => {
  showCard({ car: { ...certified, car_type: 'new' } });
  expect(screen.queryByRole('img', { name: 'Toyota Certified' })).not.toBeInTheDocument();
});

/** The styles of the element that holds a text, as Emotion wrote them. */
function groundOf(text: string): string {
  const name = within(picture() as HTMLElement).getByText(text).className; // a card has a picture
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const rule = rules.find((candidate) => (candidate as CSSStyleRule).selectorText === `.${name}`); // Emotion's rules are style rules
  return (rule as CSSStyleRule).style.background;
}

test.each([
  [true, 'var(--color-success)'],
  [false, 'var(--color-primary)'],
])('[SRC-051] a runout sale with the key %j stands on %s', (runoutTagGreen, ground) => {
  showCard({ car: { tag: 'Runout Sale' }, site: { card: { runoutTagGreen } } });
  expect(groundOf('Runout Sale')).toBe(ground);
});

test.each([
  ['used', 'Just in', 'var(--color-surface)'],
  ['new', 'New', 'var(--color-primary)'],
] as const)('[SRC-053] a %s car just listed is tagged "%s" on %s', (car_type, text, ground) => {
  showCard({
    car: { car_type, created_at: '2026-05-31T00:00:00Z' },
    site: { card: { newTagLabel: 'Just in' } },
  });
  expect(groundOf(text)).toBe(ground);
});

test('[SRC-051] the dealer’s own tag comes before COMING SOON', () => {
  showCard({ car: { tag: 'Demo Special', status: 'coming_soon' } });
  expect(screen.getByText('Demo Special')).toBeInTheDocument();
  expect(screen.queryByText('COMING SOON')).not.toBeInTheDocument();
});

test('[SRC-052] a car that is still coming says so', () => {
  showCard({ car: { status: 'coming_soon', created_at: '2026-06-01T00:00:00Z' } });
  expect(screen.getByText('COMING SOON')).toBeInTheDocument();
});

test.each([
  ['2026-05-24T01:00:00Z', true],
  ['2026-05-23T23:59:00Z', false],
])('[SRC-053] on 1 June a car listed at %s is new: %j', (created_at, isNew) => {
  const { container } = showCard({ car: { created_at } });
  expect(screen.queryByText('New') !== null).toBe(isNew);
  // Without a tag only the location's name is left on the picture.
  expect(container.querySelector('[data-part=picture]')?.textContent).toBe(
    isNew ? 'NewSpringwood' : 'Springwood',
  );
});
