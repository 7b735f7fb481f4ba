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

function show(saveControls: string[], props: Partial<SlotProps['search.cards']> = {}) {
  const testSite = makeTestSite({ site: publicSite({ card: { saveControls } }) });
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
