import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { cardName as name, showCard } from '../testing/show-card';

const pictures = () => screen.getAllByRole('img').filter((img) => img.tagName === 'IMG');

test('[SRC-054] only the first picture is fetched until the shopper moves on from it', async () => {
  const { container } = showCard({ isEdgeToEdge: true });
  await userEvent.hover(screen.getByRole('img', { name }));
  await screen.findByRole('button', { name: `Next picture of ${name}` });
  expect(pictures()).toHaveLength(1);
  fireEvent.scroll(screen.getByRole('img', { name }).parentElement as HTMLElement); // the picture is in it
  await waitFor(() => expect(pictures()).toHaveLength(4));
  expect(screen.getByRole('img', { name: `${name}, picture 4` })).toHaveAttribute('loading', 'lazy');
  expect(await axe(container)).toHaveNoViolations();
});

test('a swipe fetches the others into the places that were kept for them', async () => {
  const { container } = showCard({ isEdgeToEdge: true });
  const strip = screen.getByRole('img', { name }).parentElement;
  if (!strip) throw new Error('The picture stands alone.');
  const places = strip.children.length;
  // What scrolls would be a stop of the Tab key without a name.
  expect(strip).toHaveAttribute('tabindex', '-1');
  fireEvent.scroll(strip);
  await waitFor(() => expect(pictures()).toHaveLength(4));
  expect(strip.children).toHaveLength(places);
  expect(container.querySelector('[data-part=picture] a')).toHaveAttribute(
    'href',
    '/cars/2021-toyota-rav4-1',
  );
});

test('the buttons go from the last picture to the first', async () => {
  showCard({ isEdgeToEdge: true });
  const strip = screen.getByRole('img', { name }).parentElement as HTMLElement; // the picture is in it
  jest.spyOn(strip, 'clientWidth', 'get').mockReturnValue(300);
  const moved: number[] = [];
  strip.scrollTo = ((to: ScrollToOptions) => {
    strip.scrollLeft = to.left ?? 0;
    moved.push(strip.scrollLeft);
  }) as typeof strip.scrollTo;
  await userEvent.hover(strip);
  const next = await screen.findByRole('button', { name: `Next picture of ${name}` });
  await userEvent.click(screen.getByRole('button', { name: `Previous picture of ${name}` }));
  await userEvent.click(next);
  await userEvent.click(next);
  expect(moved).toEqual([900, 0, 300]);
});

test('a card in a row of cards keeps its one picture', async () => {
  showCard();
  await userEvent.hover(screen.getByRole('img', { name }));
  await userEvent.tab();
  expect(pictures()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /picture of/ })).not.toBeInTheDocument();
});

test('a car with one picture has no places for more', () => {
  showCard({ isEdgeToEdge: true, car: { photos_count: 1 } });
  expect(screen.getByRole('img', { name }).parentElement?.children).toHaveLength(2);
});
