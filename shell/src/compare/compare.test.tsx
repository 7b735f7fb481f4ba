import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { publicSite } from 'harness/testing';
import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { toFavouriteEntry } from 'shared-rules/save-controls';
import { testCars } from '../testing/cars';
import { callsOf, failure, fakeAccount } from '../testing/fake-account';
import { all } from '../testing/fake-remotes';
import { address, openAccountPage } from '../testing/open-account-page';
import { closePages } from '../testing/open-page';
import { renderPage } from '../testing/render-page';

const entries = testCars.map(toFavouriteEntry);
const finance: RemoteModule = {
  contract: contractVersion,
  routes: [],
  slots: {
    'finance.weeklyEstimate': defineSlot('finance.weeklyEstimate', {
      Component: ({ car }) => <p>${car.id} a week</p>,
    }),
  },
};
const known = { ...all(), finance };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
});
afterEach(closePages);

const keep = (ids: number[]) =>
  window.localStorage.setItem(
    'test-motors:compare',
    JSON.stringify(entries.filter(({ id }) => ids.includes(id))),
  );
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getAllByRole('link')[0]?.textContent);
const valuesOf = (label: RegExp) => {
  const line = screen.getByRole('row', { name: label });
  return within(line)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

/** A text in the live region of messages. */
const announced = (text: string) =>
  within(screen.getByText(text).closest<HTMLElement>('[role=status][aria-live=polite]')!).getByText(text);
/** Takes a car out by keyboard. */
async function removeByKey(name: string): Promise<void> {
  screen.getByRole('button', { name: `Remove ${name}` }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: `Remove ${name}` })).toBeNull());
  expect(announced(`${name} removed`)).toBeVisible();
}

/** Opens the page and waits for its table. */
async function openCompare(ids: number[], account = fakeAccount(testCars)) {
  keep(ids);
  await openAccountPage('/compare', account, { known });
  await screen.findByRole('table');
  return account;
}

describe('the tray', () => {
  test('[SHL-072] counts the cars and leads to them side by side', async () => {
    const account = fakeAccount(testCars);
    const { events } = await openAccountPage('/search', account, { known });
    expect(screen.queryByRole('complementary', { name: 'Cars to compare' })).toBeNull();
    act(() => {
      for (const entry of entries.slice(0, 2)) events.publish('compare:toggled', { entry }, 'search');
    });
    const link = await screen.findByRole('link', { name: 'Compare (2)' });
    await userEvent.click(link);
    await screen.findByRole('table');
    expect(address()).toBe('/compare?cars=rav4,cx5');
    expect(columns()).toEqual(['2021 Toyota RAV4', '2022 Mazda CX-5']);
    // On the page itself it would only be in the way.
    expect(screen.queryByRole('complementary', { name: 'Cars to compare' })).toBeNull();
  });

  test('[SHL-072] a fifth car is answered with a toast, and the count stays', async () => {
    const { events } = await openAccountPage('/search', fakeAccount());
    const entry = (id: number) => ({ ...(entries[0] as (typeof entries)[number]), id }); // there are three
    act(() =>
      [1, 2, 3, 4, 5].forEach((id) => events.publish('compare:toggled', { entry: entry(id) }, 'search')),
    );
    expect(await screen.findByRole('link', { name: 'Compare (4)' })).toBeVisible();
    expect(screen.getByText('You can compare up to 4 cars.')).toBeVisible();
  });

  test('is emptied with one press', async () => {
    keep([7]);
    await openAccountPage('/search', fakeAccount());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the cars to compare' }));
    expect(screen.queryByRole('link', { name: /^Compare \(/ })).toBeNull();
    expect(window.localStorage.getItem('test-motors:compare')).toBe('[]');
  });

  test('emptied by keyboard, it passes the focus to the content of the page and says so', async () => {
    keep([7, 8]);
    await openAccountPage('/search', fakeAccount(), { known });
    (await screen.findByRole('button', { name: 'Clear the cars to compare' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('link', { name: /^Compare \(/ })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(announced('Nothing to compare any more')).toBeVisible();
  });

  test('[SHL-072] there is none where the site does not compare, and no page', async () => {
    keep([7, 8]);
    const site = publicSite({ compare: { enabled: false } });
    await openAccountPage('/search', fakeAccount(), { site });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('link', { name: /^Compare \(/ })).toBeNull();
    expect((await renderPage('/compare', { site })).status).toBe(404);
    expect((await renderPage('/compare')).status).toBe(200);
  });
});

describe('the page', () => {
  test('[SHL-072] marks what differs, and can leave out the rest', async () => {
    await openCompare([7, 8, 9]);
    // The best of a line is marked where one value is better than another; of seats that is the shopper's to say.
    expect(valuesOf(/^Year \(different\)/)).toEqual(['2021', '2022 (best)', '2021']);
    expect(valuesOf(/^Seats \(different\)/)).toEqual(['5', '5', '8']);
    expect(valuesOf(/^Fuel/)).toEqual(['Hybrid', 'Hybrid', 'Hybrid']);
    expect(screen.queryByRole('row', { name: /^Fuel \(different\)/ })).toBeNull();
    // What names a car is no difference, and what no car says has no line.
    expect(screen.queryByRole('row', { name: /^Stock number \(different\)/ })).toBeNull();
    expect(screen.queryByRole('row', { name: /^Sleeps/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(screen.queryByRole('row', { name: /^Fuel/ })).toBeNull();
    expect(screen.getByRole('row', { name: /^Seats/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Finance/ })).toBeNull();
    expect(await axe(document.body)).toHaveNoViolations();
  });

  test('cars of different prices have payments among their differences', async () => {
    await openCompare([7, 8], fakeAccount(testCars.map((car, index) => ({ ...car, price: 20_000 + index }))));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(screen.getByRole('row', { name: /^Price/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Finance/ })).toBeVisible();
  });

  test('a car is taken out or replaced without asking for the others again', async () => {
    const account = await openCompare([7, 8, 9]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2022 Mazda CX-5' }));
    expect(columns()).toEqual(['2021 Toyota RAV4', '2020 Kia Carnival']);
    expect(callsOf(account, 'listCars')).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'Replace 2021 Toyota RAV4 with another car' }));
    await waitFor(() => expect(address()).toBe('/search'));
    expect(await screen.findByRole('link', { name: 'Compare (1)' })).toBeVisible();
  });

  test('a car taken out by keyboard passes the focus to the one in its place, the last to the heading', async () => {
    await openCompare([7, 8, 9]);
    await removeByKey('2022 Mazda CX-5');
    expect(screen.getByRole('button', { name: 'Remove 2020 Kia Carnival' })).toHaveFocus();
    await removeByKey('2020 Kia Carnival');
    expect(screen.getByRole('button', { name: 'Remove 2021 Toyota RAV4' })).toHaveFocus();
    await removeByKey('2021 Toyota RAV4');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('a favourite fills the free place', async () => {
    window.localStorage.setItem('test-motors:favourites', JSON.stringify(entries));
    await openCompare([7]);
    await userEvent.click(screen.getByRole('button', { name: '2020 Kia Carnival' }));
    await waitFor(() => expect(columns()).toEqual(['2021 Toyota RAV4', '2020 Kia Carnival']));
    await waitFor(() => expect(valuesOf(/^Seats/)).toEqual(['5', '8']));
  });

  test('a car that is no longer listed says so, and does not count as a difference', async () => {
    keep([7, 8]);
    await openAccountPage('/compare', fakeAccount(testCars.slice(0, 1)), { known });
    expect(await screen.findByText('2022 Mazda CX-5 (no longer listed)')).toBeVisible();
    expect(screen.queryByRole('row', { name: /\(different\)/ })).toBeNull();
  });

  test('cars that cannot be had give way to a panel with Retry', async () => {
    keep([7]);
    const account = fakeAccount(testCars);
    account.answer('listCars', () => failure(503, 'unavailable', 'Down.'));
    await openAccountPage('/compare', account, { known });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    account.answer('listCars', () => Response.json(testCars));
    await userEvent.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('without cars it leads to them; without script it says why it is empty', async () => {
    await openAccountPage('/compare', fakeAccount());
    expect(await screen.findByText('Nothing to compare yet')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse our cars' })).toHaveAttribute(
      'href',
      '/search',
    );
    expect((await renderPage('/compare')).html).toMatch(/<noscript>Comparing cars needs JavaScript/);
  });
});

describe('an address that names cars', () => {
  const open = (cars: string, account = fakeAccount(testCars)) =>
    openAccountPage(`/compare?cars=${cars}`, account, { known });

  test('[SHL-072] shows them in its order to every visitor, and leaves their own choice alone', async () => {
    keep([8]);
    await open('carnival,rav4');
    await screen.findByRole('table');
    expect(columns()).toEqual(['2020 Kia Carnival', '2021 Toyota RAV4']);
    expect(valuesOf(/^Seats/)).toEqual(['8', '5']);
    expect(JSON.parse(window.localStorage.getItem('test-motors:compare') ?? '')).toMatchObject([{ id: 8 }]);
    expect(await axe(document.body)).toHaveNoViolations();
  });

  test('says how many of them are gone, takes each once and four at most', async () => {
    const account = await openComparing('rav4,rav4,nothing,cx5,also-gone,carnival');
    expect(columns()).toEqual(['2021 Toyota RAV4', '2022 Mazda CX-5']);
    expect(screen.getByText('2 cars of this comparison are no longer listed.')).toHaveAttribute(
      'role',
      'status',
    );
    // They came with the server's page.
    expect(callsOf(account, 'listCars')).toHaveLength(1);
  });

  test('follows what is taken out and put in', async () => {
    window.localStorage.setItem('test-motors:favourites', JSON.stringify(entries));
    keep([7, 8]);
    await openComparing('rav4,cx5');
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2022 Mazda CX-5' }));
    await waitFor(() => expect(address()).toBe('/compare?cars=rav4'));
    await waitFor(() => expect(columns()).toEqual(['2021 Toyota RAV4']));
    await userEvent.click(screen.getByRole('button', { name: '2020 Kia Carnival' }));
    await waitFor(() => expect(address()).toBe('/compare?cars=rav4,carnival'));
    await waitFor(() => expect(columns()).toEqual(['2021 Toyota RAV4', '2020 Kia Carnival']));
    const own = JSON.parse(window.localStorage.getItem('test-motors:compare') ?? '') as { id: number }[]; // written by the page
    expect(own.map(({ id }) => id)).toEqual([7, 9]);
  });

  const ownIds = () =>
    (JSON.parse(window.localStorage.getItem('test-motors:compare') ?? '[]') as { id: number }[]).map(
      ({ id }) => id, // written by the page
    );

  test.each([
    ['Replace 2021 Toyota RAV4 with another car', [], [9]],
    ['Add a car', [], [9, 7]],
    ['Add a car', [8], [9, 7, 8]],
  ])('[SHL-072] "%s" takes its cars along to the stock beside %j', async (name, before, after) => {
    keep(before);
    await openComparing('carnival,rav4');
    await userEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe('/search'));
    expect(await screen.findByRole('link', { name: `Compare (${after.length})` })).toBeVisible();
    expect(ownIds()).toEqual(after);
  });

  test('passes the focus on when a car is taken out by keyboard', async () => {
    await openComparing('rav4,cx5');
    await removeByKey('2021 Toyota RAV4');
    expect(screen.getByRole('button', { name: 'Remove 2022 Mazda CX-5' })).toHaveFocus();
    await removeByKey('2022 Mazda CX-5');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('without a car that is listed it leads to the stock; without script the cars are links', async () => {
    await open('gone');
    expect(await screen.findByText('Nothing to compare yet')).toBeVisible();
    expect(screen.getByText('One car of this comparison is no longer listed.')).toBeVisible();
    const { html } = await renderPage('/compare?cars=cx5', { api: fakeAccount(testCars).api });
    expect(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain('href="/cars/cx5"');
    expect((await renderPage('/compare?cars=', { api: fakeAccount(testCars).api })).status).toBe(200);
  });

  async function openComparing(cars: string) {
    const account = fakeAccount(testCars);
    await open(cars, account);
    await screen.findByRole('table');
    return account;
  }
});
