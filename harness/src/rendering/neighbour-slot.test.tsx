import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Slot, SlotHostProvider } from 'shared-contracts/react';
import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import type { Neighbours } from './neighbour-slot';
import { createSlotHost } from './slot-host';

const remoteWith = (slots: RemoteModule['slots']): RemoteModule => ({
  contract: contractVersion,
  routes: [],
  slots,
});

const overview = (Component: () => ReactNode): RemoteModule =>
  remoteWith({ 'locations.overview': { Component } });

/** A page of a remote without slots of its own, beside neighbours that answer in this order. */
async function openPage(answers: readonly (RemoteModule | Error)[]): Promise<{ loads: () => number }> {
  let count = 0;
  const neighbours: Neighbours = {
    load: async () => {
      const answer = answers[count++];
      if (answer === undefined || answer instanceof Error) throw answer;
      return answer;
    },
  };
  const page = (
    <SlotHostProvider value={createSlotHost(remoteWith({}), neighbours)}>
      <h1>The page</h1>
      <Slot name="locations.overview" placement="one" limit={3} />
    </SlotHostProvider>
  );
  await act(async () => {
    render(page, { onCaughtError: () => undefined });
  });
  return { loads: () => count };
}

const tryAgain = (): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  });

test('a neighbour renders its slot', async () => {
  await openPage([overview(() => <p>All locations</p>)]);
  expect(screen.getByText('All locations')).toBeVisible();
  expect(screen.queryByText(/of locations/)).toBeNull();
});

test('a neighbour that cannot be loaded leaves a marked place with the reason, and is tried again', async () => {
  const { loads } = await openPage([new Error('No platform answers.'), overview(() => <p>All locations</p>)]);
  expect(screen.getByText('No platform answers.')).toBeVisible();
  expect(screen.getByText(/locations.overview, of locations/)).toBeVisible();
  expect(loads()).toBe(1);
  await tryAgain();
  expect(screen.getByText('All locations')).toBeVisible();
  expect(screen.queryByText('No platform answers.')).toBeNull();
});

test('a release without the slot is a reason, too', async () => {
  await openPage([remoteWith({})]);
  expect(screen.getByText(/The release of locations that is live has no such slot/)).toBeVisible();
});

test('a neighbour that throws costs its own place only, until it is tried again', async () => {
  let isBroken = true;
  const neighbour = overview(() => {
    if (isBroken) throw new Error('broken inside');
    return <p>All locations</p>;
  });
  await openPage([neighbour, neighbour]);
  expect(screen.getByText('broken inside')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  isBroken = false;
  await tryAgain();
  expect(screen.getByText('All locations')).toBeVisible();
});
