import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
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
  const drawn = rail();
  fireEvent.click(screen.getByRole('button', { name: 'Price: 20000' }));
  expect(screen.getByRole('button', { name: 'Price: 19500' })).toBeVisible();
  await settle();
  expect(rail()).toBe(drawn);
  expect(drawn).toBeVisible();
  expect(drawn).toHaveTextContent('Around $20000');
  arrive(search);
  await waitFor(() => expect(rail()).toHaveTextContent('Around $19500'));
  expect(rail()).toBe(drawn);
});

test('a page that is alive tells its slots what changes at once', async () => {
  await openPage('/cars/rav4', { known: { vehicle, search } });
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Price: 20000' }));
  expect(rail()).toHaveTextContent('Around $19500');
});
