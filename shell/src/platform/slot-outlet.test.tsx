import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { Slot } from 'shared-contracts/react';
import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { page } from '../testing/fake-remotes';
import { closePages, openPage } from '../testing/open-page';

afterEach(closePages);

function CarPage() {
  const [price, setPrice] = useState(20_000);
  return (
    <>
      <button type="button" onClick={() => setPrice(price - 500)}>
        Price: {price}
      </button>
      <Slot name="search.rail" placement="similar" title={`Around $${price}`} query="" />
    </>
  );
}

const vehicle: RemoteModule = {
  contract: contractVersion,
  routes: [page('vehicle.page', '/cars/:slug', CarPage)],
  slots: {},
};
const search: RemoteModule = {
  contract: contractVersion,
  routes: [],
  slots: { 'search.rail': defineSlot('search.rail', { Component: ({ title }) => <h2>{title}</h2> }) },
};
const rail = () => screen.getByRole('heading', { name: /^Around/ });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

test('the server’s markup stays while the code is awaited, also when the page has news for it', async () => {
  let arrive = (_module: RemoteModule): void => undefined;
  const late = new Promise<RemoteModule>((resolve) => (arrive = resolve));
  await openPage('/cars/rav4', { known: { vehicle, search }, answers: { search: () => late } });
  const rendered = rail();
  fireEvent.click(screen.getByRole('button', { name: 'Price: 20000' }));
  expect(screen.getByRole('button', { name: 'Price: 19500' })).toBeVisible();
  await settle();
  expect(rail()).toBe(rendered);
  expect(rendered).toBeVisible();
  expect(rendered).toHaveTextContent('Around $20000');
  arrive(search);
  await waitFor(() => expect(rail()).toHaveTextContent('Around $19500'));
  expect(rail()).toBe(rendered);
});

test('a slot of another car has the data of that car', async () => {
  interface Data {
    weekly: number;
  }
  const requested: number[] = [];
  const finance: RemoteModule = {
    contract: contractVersion,
    routes: [],
    slots: {
      'finance.box': defineSlot<'finance.box', Data>('finance.box', {
        load: ({ car }) => {
          requested.push(car.id);
          return Promise.resolve({ weekly: car.id * 10 });
        },
        Component: ({ car, data }) => (
          <p>
            Car {car.id}: ${data.weekly} a week
          </p>
        ),
      }),
    },
  };
  function Cars() {
    const [id, setId] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setId(id + 1)}>
          Next
        </button>
        <Slot name="finance.box" placement="page" car={{ id } as Car /* the slot reads nothing else */} />
      </>
    );
  }
  const cars: RemoteModule = {
    ...vehicle,
    routes: [
      {
        ...page('vehicle.page', '/cars/:slug', Cars),
        slots: () => [{ name: 'finance.box', key: 'page', props: { car: { id: 1 } as Car } }],
      },
    ],
  };
  await openPage('/cars/rav4', { known: { vehicle: cars, finance } });
  await settle();
  expect(screen.getByText('Car 1: $10 a week')).toBeVisible();
  // Once, on the server.
  expect(requested).toEqual([1]);
  const before = screen.getByText('Car 1: $10 a week');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  // Nothing vanishes while the new data is fetched.
  expect(before).toBeVisible();
  expect(await screen.findByText('Car 2: $20 a week')).toBe(before);
  expect(screen.queryByText(/\$10/)).toBeNull();
});

test('a hydrated page notifies its slots of changes at once', async () => {
  await openPage('/cars/rav4', { known: { vehicle, search } });
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Price: 20000' }));
  expect(rail()).toHaveTextContent('Around $19500');
});
