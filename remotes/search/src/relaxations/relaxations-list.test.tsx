import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeDocuments } from 'harness/testing';
import { cardsInView, inColumn, openResults, tenCars } from '../testing/open-results';

// No media query holds in this environment, so the column counts as hidden although a desktop shows it.
configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });

const toggleToyota = () => userEvent.click(inColumn().getByRole('checkbox', { name: /^Toyota/ }));
const type = (words: string) => userEvent.type(inColumn().getByRole('searchbox'), words);
const nothingFound = () => screen.findByRole('heading', { name: 'No Results Available' });

/** Opens a page whose search has come to find nothing and which asks for relaxations, without an answer. */
async function openEmpty() {
  const fake = tenCars();
  const { search } = fake;
  /** Of the requests for relaxations. */
  const signals: AbortSignal[] = [];
  fake.search = (queries, options) => {
    const signal = options?.signal;
    if (!signal || queries.some(({ hitsPerPage }) => hitsPerPage !== 0)) return search(queries, options);
    signals.push(signal);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  };
  const page = await openResults('/search', { fake, search: { queryDebounceMs: 60 } });
  fake.answerNextWith({ cars: [] });
  await toggleToyota();
  await nothingFound();
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([false]));
  return { ...page, signals };
}

test('relaxations are no longer requested once the next search has begun', async () => {
  const { fake, signals } = await openEmpty();
  const release = fake.hold();
  fake.answerWith({ cars: makeDocuments(2) });
  await type('kia');
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  expect(await nothingFound()).toBeInTheDocument();
  await act(async () => release());
  await waitFor(() => expect(cardsInView()).toHaveLength(2));
  expect(signals).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('relaxations are no longer requested once the page is left', async () => {
  const { router, signals } = await openEmpty();
  await act(() => router.navigate('/elsewhere'));
  await screen.findByRole('heading', { name: 'Another page' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('relaxations are requested again when the next search has failed', async () => {
  expectConsole('error', /could not be completed/);
  const { fake, signals } = await openEmpty();
  const release = fake.hold();
  fake.answerWith(new Error('down'));
  await type('kia');
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  await act(async () => release());
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not update these results');
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
});

test('relaxations that come although they were cancelled are not shown beside the cars of the next search', async () => {
  const { fake } = await openResults('/search', { search: { queryDebounceMs: 60 } });
  const releaseEmpty = fake.hold();
  fake.answerNextWith({ cars: [] });
  await toggleToyota();
  const releaseRelaxations = fake.hold();
  await act(async () => releaseEmpty());
  await nothingFound();
  await waitFor(() => expect(fake.requests).toHaveLength(3));
  fake.hold()();
  await type('kia');
  await waitFor(() => expect(cardsInView()).toHaveLength(4));
  await act(async () => releaseRelaxations());
  expect(screen.queryByRole('heading', { name: 'Close to what you asked for' })).not.toBeInTheDocument();
});
