import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createMemoryRouter } from 'react-router-dom';
import { publicSite, published } from 'harness/testing';
import { RoutedPage } from 'shared-routing/routed-page';
import type { SlotProps } from 'shared-contracts/slots';
import { makeCard } from 'shared-contracts/testing';
import { InTestSite, makeTestSite } from '../testing/in-site';
import { SavedCards } from './saved-cards';

const cards = [makeCard({ id: 7, name: '2021 Toyota RAV4' }), makeCard({ id: 8, name: '2022 Mazda CX-5' })];

function show(
  saveControls: string[],
  props: Partial<SlotProps['search.cards']> = {},
  config: Parameters<typeof publicSite>[0] = {},
) {
  const testSite = makeTestSite({ site: publicSite({ card: { saveControls }, ...config }) });
  const element = <SavedCards cards={cards} remove="watchlist" headingLevel={2} {...props} />;
  const { container } = render(
    <InTestSite testSite={testSite}>
      <RoutedPage router={createMemoryRouter([{ path: '/', element }])} />
    </InTestSite>,
  );
  return { world: testSite, container };
}

test('[SHL-032] each saved car is the card of the results, with a way to take it out', async () => {
  const { world: testSite, container } = show(['favourite']);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2022 Mazda CX-5 from watchlist' }));
  expect(published(testSite, 'watchlist:remove-requested')).toEqual([
    { car_id: 8, car_name: '2022 Mazda CX-5', slug: cards[1]?.slug },
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('[SHL-032] where cards carry the control themselves there is no second one', () => {
  show(['watchlist']);
  expect(screen.queryByRole('button', { name: /^Remove .* from watchlist$/ })).toBeNull();
});

test('[SHL-032] a saved car can be compared and enquired about, whatever the cards of the site have', async () => {
  const { world: testSite } = show(['favourite'], {}, { buttons: { card: ['view-details'] } });
  const compare = screen.getByRole('button', { name: 'Compare 2022 Mazda CX-5' });
  await userEvent.click(compare);
  expect(published(testSite, 'compare:toggled')).toMatchObject([{ entry: { id: 8 } }]);
  await userEvent.click(screen.getByRole('link', { name: 'Enquire Now: 2022 Mazda CX-5' }));
  expect(published(testSite, 'leads:enquiry-requested')).toEqual([
    { car_id: 8, car_name: '2022 Mazda CX-5', variant: 'quick' },
  ]);
});

test('[SHL-072] where cards carry the compare control, or the site compares nothing, there is no second one', () => {
  const { container } = show(['favourite', 'compare']);
  expect(within(container).getAllByRole('button', { name: /^Compare / })).toHaveLength(2);
  document.body.replaceChildren();
  show(['favourite'], {}, { compare: { enabled: false } });
  expect(screen.queryByRole('button', { name: /^Compare / })).toBeNull();
});

test('[SHL-032] a note stands on its car’s card', () => {
  show(['favourite'], { notes: { 8: { text: '$500 less than when you saved it', tone: 'good' } } });
  const [first, second] = screen.getAllByRole('article');
  expect(first).not.toHaveTextContent('less than');
  expect(second).toHaveTextContent('$500 less than when you saved it');
});

test('[SHL-066] a car that was taken out leaves a way back, which has the focus that its card had', async () => {
  const { world: testSite, container } = show(['favourite'], { removedIds: [8] });
  const undo = screen.getByRole('button', { name: 'Undo: save 2022 Mazda CX-5 again' });
  expect(undo).toHaveFocus();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(undo);
  expect(published(testSite, 'watchlist:save-requested')).toMatchObject([{ car_id: 8 }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('cars that are only listed cannot be taken out', () => {
  show(['favourite'], { remove: 'none', headingLevel: 3 });
  expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('[VEH-068] in a row the cards stand under its heading, one level above theirs', async () => {
  const { container } = show(['favourite'], { remove: 'none', headingLevel: 3, rail: 'Similar cars' });
  expect(screen.getByRole('heading', { level: 2, name: 'Similar cars' })).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Similar cars' })).getAllByRole('article')).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
});
