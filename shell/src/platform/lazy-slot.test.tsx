import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Slot } from 'shared-contracts/react';
import {
  contractVersion,
  defineRoute,
  defineSlot,
  type RemoteModule,
} from 'shared-contracts/remote/remote-module';
import { fakeView } from 'shared-ui/testing/fake-view';
import { page } from '../testing/fake-remotes';
import { closePages, openPage } from '../testing/open-page';

let view: ReturnType<typeof fakeView>;
beforeEach(() => {
  view = fakeView();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
});
afterEach(() => {
  closePages();
  view.restore();
});

function CarPage() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>The car</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Views: {count}
      </button>
      <a href="#form">To the form</a>
      <Slot name="leads.form" placement="enquiry" category="" title="Ask" />
      <Slot name="locations.card" placement="yard" dealershipSlug="north" locationSlug={null} />
    </>
  );
}

const leads = (): RemoteModule => ({
  contract: contractVersion,
  routes: [],
  slots: {
    'leads.form': defineSlot<'leads.form', { places: string }>('leads.form', {
      load: () => Promise.resolve({ places: 'North Yard' }),
      Component: ({ title, data }) => {
        const [isSent, setSent] = useState(false);
        return (
          <form id="form" action="/enquire" aria-label={title} onSubmit={(event) => event.preventDefault()}>
            {data.places}
            <button type="button" onClick={() => setSent(true)}>
              {isSent ? 'Sent' : 'Send'}
            </button>
          </form>
        );
      },
    }),
  },
});
const locations = (): RemoteModule => ({
  contract: contractVersion,
  routes: [],
  slots: { 'locations.card': defineSlot('locations.card', { Component: () => <p>North Yard, open</p> }) },
});

/** A page of a car with a form and a location far down, and which remotes were requested. */
async function open(path = '/cars/rav4', answers: Parameters<typeof openPage>[1] = {}) {
  const requested: string[] = [];
  const noting = (name: 'leads' | 'locations', give: () => Promise<RemoteModule>) => () => {
    requested.push(name);
    return give();
  };
  const vehicle: RemoteModule = {
    contract: contractVersion,
    routes: [
      defineRoute<string>({
        id: 'vehicle.page',
        pattern: '/cars/:slug',
        gate: 'none',
        cache: 'shared',
        load: ({ params }) => Promise.resolve(params['slug'] ?? ''),
        Component: CarPage,
        meta: (slug) => ({ title: slug, description: slug, canonical: slug }),
        slots: () => [{ name: 'leads.form', key: 'enquiry', props: { category: '', title: 'Ask' } }],
      }),
    ],
    slots: {},
  };
  const search: RemoteModule = {
    contract: contractVersion,
    routes: [page('search.results', '/search', () => <a href="/cars/rav4">A car</a>)],
    slots: {},
  };
  const opened = await openPage(path, {
    known: { vehicle, search, leads: leads(), locations: locations() },
    ...answers,
    answers: {
      leads: noting('leads', answers.answers?.leads ?? (() => Promise.resolve(leads()))),
      locations: noting('locations', () => Promise.resolve(locations())),
    },
  });
  return { ...opened, asked: requested };
}
const form = () => screen.getByRole('form', { name: 'Ask' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

test('the server’s form stays as it is, its remote not requested, until it comes near; then it is hydrated', async () => {
  const { asked: requested } = await open();
  const rendered = form();
  await settle();
  expect(requested).toEqual([]);
  expect(form()).toBe(rendered);
  expect(rendered).toHaveTextContent('North Yard');
  await act(async () => view.approach());
  await waitFor(() => expect(requested.sort()).toEqual(['leads', 'locations']));
  await settle();
  expect(form()).toBe(rendered);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Sent' })).toBeVisible();
  expect(screen.getByText('North Yard, open')).toBeVisible();
});

test('a page that is rendered again takes nothing away from it, and fetches nothing', async () => {
  const { asked: requested } = await open();
  const rendered = form();
  // A change while the page still hydrates is shown together with the form, which is fetched then.
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Views: 0' }));
  expect(screen.getByRole('button', { name: 'Views: 1' })).toBeVisible();
  await settle();
  expect(form()).toBe(rendered);
  expect(rendered).toBeVisible();
  expect(requested).toEqual([]);
});

test('a new address takes nothing away from it; where it leads into view, the form hydrates', async () => {
  const { asked: requested } = await open();
  const rendered = form();
  Element.prototype.scrollIntoView = jest.fn();
  fireEvent.click(screen.getByRole('link', { name: 'To the form' }));
  await waitFor(() => expect(window.location.hash).toBe('#form'));
  await settle();
  expect(form()).toBe(rendered);
  expect(requested).toEqual([]);
  await act(async () => view.approach());
  await waitFor(() => expect(requested).toContain('leads'));
  await settle();
  expect(form()).toBe(rendered);
  expect(rendered).toBeVisible();
});

test('printing, and a browser that cannot report what is near, bring it at once', async () => {
  const printed = await open();
  await settle();
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
  await waitFor(() => expect(printed.asked).toContain('leads'));
  closePages();
  view.restore();
  const { asked: requested } = await open();
  await waitFor(() => expect(requested).toContain('leads'));
});

test('on a page the browser has rendered it keeps its space until it comes near', async () => {
  const { asked: requested } = await open('/search');
  fireEvent.click(screen.getByRole('link', { name: 'A car' }));
  expect(await screen.findByRole('heading', { name: 'The car' })).toBeVisible();
  await settle();
  expect(requested).toEqual([]);
  expect(screen.queryByRole('form')).toBeNull();
  await act(async () => view.approach());
  expect(await screen.findByRole('form', { name: 'Ask' })).toBeVisible();
});

test('one that cannot be fetched when it comes near stays as the server rendered it, and heals', async () => {
  expectConsole('warn', 'leads (load)');
  const opened = await open('/cars/rav4', { answers: { leads: () => Promise.reject(new Error('404')) } });
  await settle();
  const rendered = form();
  await act(async () => view.approach());
  await screen.findByText('This section is unavailable. Please try again.');
  expect(form()).toBe(rendered);
  expect(screen.queryByRole('alert')).toBeNull();
  opened.serve('leads', () => Promise.resolve(leads()));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  expect(form()).toBe(rendered);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Sent' })).toBeVisible();
}, 12_000);
