import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createFakeApi, fakeAlertToken } from 'harness/fake-api';
import { publicSite, stubApi, stubSearch } from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { alertConsent } from 'shared-contracts/entities/saved-search';
import { ApiFailure } from 'shared-contracts/errors';
import { remote } from '../remote';
import { makeTestSite, openPage, resultsOpened } from '../testing/in-site';
import { tenCars } from '../testing/open-results';

jest.setTimeout(30_000);
beforeEach(() => window.localStorage.clear());

/** A results page whose API keeps what is sent to it. */
async function openResults(path: string, { fake = tenCars(), search = {}, answer = (): unknown => ({ sent: true }) } = {}) {
  const sent: unknown[] = [];
  const api = stubApi({
    saveSearch: ({ body }: { body?: unknown }) => {
      sent.push(body);
      return answer() as never; // what the test says
    },
  });
  const site = publicSite({ search: { hitsPerPage: 4, ...search } });
  await resultsOpened(openPage(path, makeTestSite({ fake, api, site })));
  return sent;
} // prettier-ignore

const openDialog = async (name = 'Save this search'): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('link', { name }));
  return screen.findByRole('dialog', { name: 'Save this search' });
};

test('one button saves the search on screen, named in words, with what saving means beside it', async () => {
  const sent = await openResults('/search/toyota?price=-50000&sortBy=price:asc&page=2');
  const dialog = await openDialog();
  expect(within(dialog).getByText('Toyota, up to $50,000')).toBeVisible();
  expect(within(dialog).getByText(alertConsent.text('Test Motors', 'cars'))).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: 'Once a day, at 8 am' })).toBeChecked();
  expect(await axe(dialog)).toHaveNoViolations();
  await userEvent.type(within(dialog).getByLabelText('Email or mobile number'), 'ada@example.com');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save and send me alerts' }));
  expect(await screen.findByText(/We’ve emailed you a link/)).toBeVisible();
  expect(sent).toEqual([
    {
      query: 'make=Toyota&price=-50000',
      channel: 'email',
      address: 'ada@example.com',
      frequency: 'daily',
      consent: alertConsent.version,
    },
  ]);
});

test('the address of the last enquiry is filled in, and a number is meant for texts', async () => {
  const details = {
    name: 'Ada',
    last_name: 'L',
    email: 'ada@example.com',
    phone: '0412345678',
    postcode: '4000',
  };
  window.localStorage.setItem('test-motors:user', JSON.stringify({ ...details, savedAt: Date.now() }));
  const sent = await openResults('/search');
  const dialog = await openDialog();
  const field = within(dialog).getByLabelText('Email or mobile number');
  expect(field).toHaveValue('ada@example.com');
  await userEvent.clear(field);
  await userEvent.type(field, '0412 345 678');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'As soon as something changes' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save and send me alerts' }));
  expect(await screen.findByText(/We’ve texted you a link/)).toBeVisible();
  expect(sent).toMatchObject([{ channel: 'text', address: '0412 345 678', frequency: 'now' }]);
});

test('what is wrong stands at the field, and what was typed stays', async () => {
  const message = 'Please enter a valid email address.';
  await openResults('/search', {
    answer: () => {
      throw new ApiFailure('invalid_fields', message, { fields: { address: message } });
    },
  });
  const dialog = await openDialog();
  const field = within(dialog).getByLabelText('Email or mobile number');
  await userEvent.type(field, 'ada@');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save and send me alerts' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field).toHaveValue('ada@');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save and send me alerts' }));
  const both = 'Please enter an email address, or an Australian mobile number';
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(both)));
  expect(field).toHaveFocus();
});

test('an empty result offers to say when a car arrives', async () => {
  await openResults('/search?make=Lada', { fake: stubSearch({ cars: [] }) });
  const dialog = await openDialog('Tell me when one arrives');
  expect(within(dialog).getByText('Lada')).toBeVisible();
});

test('a site without alerts has no button and no page', async () => {
  await openResults('/search', { search: { alertChannels: [] } });
  expect(screen.queryByRole('link', { name: 'Save this search' })).not.toBeInTheDocument();
});

/** Posts a form without script. */
async function post(pattern: string, query: string, api: CallApi, fields: Record<string, string>) {
  const route = remote.routes.find((candidate) => candidate.pattern === pattern);
  if (!route?.action) throw new Error(`${pattern} answers no posts.`);
  const url = new URL(`https://test.example/page${query}`);
  return route.action({
    site: publicSite(),
    api,
    url,
    params: { token: fakeAlertToken },
    fields,
    key: 'key-12345678',
    page: { url: url.href, userAgent: 'browser' },
  });
}

test('without script the page saves the search, or comes back with what is wrong', async () => {
  const api = createFakeApi({ site: publicSite() });
  const save = (address: string) => post('/save-search', '?make=Kia', api, { address, frequency: 'now' });
  expect(await save('ada@example.com')).toEqual({
    kind: 'redirect',
    location: '/save-search?make=Kia&sent=email',
  });
  expect(await save(' ')).toMatchObject({
    kind: 'form',
    status: 422,
    form: {
      values: { frequency: 'now' },
      errors: { address: expect.stringContaining('Please enter an email address, or an Australian mobile') },
    },
  });
});

test('opening an alert changes nothing; its buttons confirm, change and stop it', async () => {
  const api = createFakeApi({ site: publicSite() });
  const open = async (heading: string): Promise<HTMLElement> => {
    cleanup();
    openPage(`/alerts/${fakeAlertToken}`, makeTestSite({ api }));
    const title = await screen.findByRole('heading', { level: 1, name: heading });
    return title.parentElement ?? title;
  };
  const step = (name: string) => post('/alerts/:token', '', api, { step: name });
  const shown = { kind: 'redirect', location: `/alerts/${fakeAlertToken}` };
  expect(await axe(await open('Confirm your alerts'))).toHaveNoViolations();
  await open('Confirm your alerts');
  expect(await step('confirm')).toEqual(shown);
  expect(await axe(await open('Your alerts are on'))).toHaveNoViolations();
  expect(screen.getByText(/once a day, at 8 am/)).toBeVisible();
  expect(await step('now')).toEqual(shown);
  await open('Your alerts are on');
  expect(screen.getByText(/as soon as something changes/)).toBeVisible();
  expect(await step('stop')).toEqual(shown);
  await open('Your alerts are off');
});

test('an alert whose link is not known any more says so, and what to do', async () => {
  const api = createFakeApi({ site: publicSite() });
  openPage(`/alerts/${'a'.repeat(43)}`, makeTestSite({ api }));
  const title = await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work any more' });
  expect(screen.getByText(/won’t get any more messages/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Save a new search' })).toHaveAttribute('href', '/search');
  expect(await axe(title.parentElement ?? title)).toHaveNoViolations();
  const route = remote.routes.find(({ id }) => id === 'search.alert');
  expect(route?.status?.(null as never)).toBe(404); // the data of a route is known only inside it
});
