import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { publicSite, published, type StubSearch, stubSearch } from 'harness/testing';
import type { Part } from 'shared-contracts/entities/part';
import type { SlotHost } from 'shared-contracts/react';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { makeTestSite, openPage } from '../testing/in-site';

// Waiting longer than usual costs nothing on a quiet machine and saves the test on a busy one.
configure({ asyncUtilTimeout: 5_000 });

const part = (number: string, changes: Partial<Part> = {}): Part => ({
  number,
  name: `Brake pads ${number}`,
  category: 'Brakes',
  brand: 'Genuine',
  description: 'With wear indicators.',
  fits: ['Kia Rio'],
  price: 129,
  ...changes,
});

/** The search service as this page sees it: hits of the parts index are parts. */
const partsSearch = (parts: Part[]): StubSearch =>
  stubSearch({ cars: parts as unknown as CarDocument[] /* the fake pages through whatever it is given */ });

const slots: SlotHost = {
  Outlet: ({ name, props }) => <pre data-testid={name}>{JSON.stringify(props)}</pre>,
};
const withIndex = publicSite({ search: { partsIndex: 'parts' } });

async function open(path: string, { fake = partsSearch([]), site = withIndex } = {}) {
  const page = openPage(path, makeTestSite({ fake, site }), slots);
  await screen.findByRole('heading', { level: 1, name: 'Parts search' });
  return page;
}
const enquiry = () => JSON.parse(screen.getByTestId('leads.form').textContent ?? '') as object; // props of the slot

test('[SRC-010] without a parts index the page is an enquiry with the query in its message', async () => {
  const { fake } = await open('/parts/search?query=brake', { site: publicSite() });
  expect(enquiry()).toEqual({
    category: 'Parts Enquiry',
    title: 'Ask our parts counter',
    message: 'I am looking for this part: brake',
  });
  expect(fake.requests).toEqual([]);
});

test('[SRC-010] without an index and a query the message is the shopper’s', async () => {
  await open('/parts/search', { site: publicSite() });
  expect(enquiry()).toMatchObject({ category: 'Parts Enquiry', message: '' });
});

test('[SRC-010] with an index the page is a list of what it found', async () => {
  const { fake, container } = await open('/parts/search?query=brake', {
    fake: partsSearch([part('A-1'), part('A-2', { price: null })]),
  });
  expect(fake.requests).toEqual([[{ indexUid: 'parts', q: 'brake', hitsPerPage: 24, offset: 0 }]]);
  expect(screen.getByRole('status')).toHaveTextContent('2 parts for “brake”');
  const rows = within(screen.getByRole('list', { name: 'Parts' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(
    'Brake pads A-1Genuine · Brakes · fits Kia RioWith wear indicators.Part A-1$129',
  );
  expect(rows[1]).toHaveTextContent('Price on request');
  expect(screen.queryByTestId('leads.form')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('[SRC-010] a search that finds nothing ends in the enquiry, and a failing one in no claim', async () => {
  const { unmount } = await open('/parts/search?query=flux');
  expect(screen.getByRole('status')).toHaveTextContent('No parts for “flux”');
  expect(enquiry()).toMatchObject({ message: 'I am looking for this part: flux' });
  unmount();
  const down = partsSearch([]);
  down.answerWith(new Error('down'));
  openPage('/parts/search?query=flux', makeTestSite({ fake: down, site: withIndex }), slots);
  expect(await screen.findByText('The page failed')).toBeInTheDocument();
  expect(screen.queryByText(/No parts/)).not.toBeInTheDocument();
});

test('words and pages are addresses, and another query begins at page one', async () => {
  const fake = partsSearch(Array.from({ length: 50 }, (_, at) => part(`A-${at}`)));
  const { address } = await open('/parts/search?query=brake&page=2', { fake });
  expect(fake.lastQuery()).toMatchObject({ offset: 24 });
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/parts/search?query=brake');
  const box = screen.getByRole('searchbox', { name: 'Search parts' });
  await userEvent.clear(box);
  await userEvent.type(box, 'oil{Enter}');
  await screen.findByText('50 parts for “oil”');
  expect(address()).toBe('/parts/search?query=oil');
});

test.each([
  ['beyond the end', '/parts/search?page=9', '/parts/search?page=3'],
  ['beyond all sense', '/parts/search?page=99999999999', '/parts/search?page=99999999999'],
  ['below one', '/parts/search?page=-1', '/parts/search?page=-1'],
])('a page %s still shows parts', async (_, given, ends) => {
  const fake = partsSearch(Array.from({ length: 50 }, (__, at) => part(`A-${at}`)));
  const { address } = await open(given, { fake });
  expect(screen.getByRole('list', { name: 'Parts' })).toBeInTheDocument();
  expect(address()).toBe(ends);
});

test('asking about a part opens the enquiry with the part in it', async () => {
  const page = await open('/parts/search', { fake: partsSearch([part('A-1')]) });
  const ask = screen.getByRole('link', { name: 'Ask about Brake pads A-1' });
  expect(ask).toHaveAttribute('href', '/parts/search?ask=Brake+pads+A-1+%28A-1%29');
  await userEvent.click(ask);
  expect(published(page, 'leads:enquiry-requested')).toEqual([
    {
      category: 'Parts Enquiry',
      message: 'I am looking for this part: Brake pads A-1 (A-1)',
      variant: 'full',
    },
  ]);
});

test('[SRC-010] without script the question for a part keeps its name, and that of the search its words', async () => {
  const { fake, unmount } = await open('/parts/search?ask=Brake+pads+A-1+(A-1)');
  expect(enquiry()).toMatchObject({ message: 'I am looking for this part: Brake pads A-1 (A-1)' });
  expect(fake.requests).toEqual([]);
  unmount();
  await open('/parts/search?query=brake', { fake: partsSearch([part('A-1')]) });
  await userEvent.click(screen.getByRole('link', { name: /^Not the right one/ }));
  expect(await screen.findByTestId('leads.form')).toHaveTextContent('I am looking for this part: brake');
});
