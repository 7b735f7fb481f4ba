import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeDocuments, published, publicSite, stubSearch } from 'harness/testing';
import { axe } from 'jest-axe';
import { ApiFailure } from 'shared-contracts/errors';
import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { makeTestSite, openPage, resultsOpened } from '../testing/in-site';
import { inColumn } from '../testing/open-results';

// No media query holds in this environment, so the column counts as hidden although a desktop shows it.
configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });

const own: FinanceTerms = { deposit: 3000, tradeIn: 0, termYears: 3, rate: null, residualPercent: 20 };
const standardNote = 'On standard terms, not your own';
const chosen = '/search?weekly_price_range=%24100+-+%24150';

/** A results page in a browser whose shopper has terms, which it learns of when it has hydrated. */
async function openWith(first: FinanceTerms | null, path: string, filters = ['weekly_price_range']) {
  let terms: FinanceTerms | null = null;
  const fake = stubSearch({
    cars: makeDocuments(2),
    facets: { weekly_price_range: { '$50 - $100': 2, '$100 - $150': 3 } },
  });
  const testSite = makeTestSite({ fake, site: publicSite({ site: { search_filters: filters } }) });
  const platform = { ...testSite.platform, financeTerms: () => terms };
  const page = await resultsOpened(openPage(path, { ...testSite, platform }));
  const change = (next: FinanceTerms | null): void =>
    act(() => {
      terms = next;
      page.events.publish('finance:terms-changed', { terms: next }, 'shell');
    });
  change(first);
  return { ...page, change };
}

const chips = () => within(screen.getByRole('list', { name: 'Applied filters' }));

test('[SRC-060] the weekly filter goes by the shopper’s own terms once they are known, and says so', async () => {
  const { fake, address, container } = await openWith(own, chosen);
  await waitFor(() => expect(fake.requests).toHaveLength(2));
  expect(await inColumn().findByText('On your terms')).toBeInTheDocument();
  expect(chips().getByRole('link', { name: 'Remove $100 - $150, your terms' })).toBeInTheDocument();
  expect(inColumn().queryByText(standardNote)).not.toBeInTheDocument();
  // A link that is shared leads others to the same payments by the site's terms.
  expect(address()).toBe(chosen);
  expect(await axe(container)).toHaveNoViolations();
});

test('[SRC-060] one tap asks for the site’s terms, by which the cars are then found again', async () => {
  const page = await openWith(own, chosen);
  await userEvent.click(await inColumn().findByRole('button', { name: 'Standard terms' }));
  expect(published(page, 'finance:terms-requested')).toEqual([{ terms: null }]);
  page.change(null);
  await waitFor(() => expect(page.fake.requests).toHaveLength(3));
  expect(await screen.findByRole('link', { name: 'Remove $100 - $150' })).toBeInTheDocument();
  expect(inColumn().queryByText('On your terms')).not.toBeInTheDocument();
  expect(inColumn().queryByText(standardNote)).not.toBeInTheDocument();
});

test.each([
  ['a shopper without terms', null, chosen, ['weekly_price_range'], 1],
  ['a site without the filter', own, '/search', ['make'], 1],
  ['an address that filters by what the site does not show', own, chosen, ['make'], 2],
])('%s is asked for as often as it takes', async (_, terms, path, filters, requests) => {
  const { fake } = await openWith(terms, path, filters);
  await waitFor(() => expect(fake.requests).toHaveLength(requests));
  await act(() => new Promise((resolve) => void setTimeout(resolve, 0)));
  expect(fake.requests).toHaveLength(requests);
});

test('what cannot be found by them stays as it was, is requested once and says whose terms it goes by', async () => {
  expectConsole('error', /could not be completed/);
  const { fake, change } = await openWith(null, chosen);
  fake.answerWith(new ApiFailure('unavailable', 'No search.'));
  change(own);
  expect(await inColumn().findByText(standardNote)).toBeInTheDocument();
  await waitFor(() => expect(fake.requests).toHaveLength(2));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(chips().getByRole('link', { name: 'Remove $100 - $150' })).toBeInTheDocument();
  expect(fake.requests).toHaveLength(2);
});
