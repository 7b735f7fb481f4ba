import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { InPlatform, publicSite, strictBus } from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { endpointUrl } from 'shared-contracts/api/endpoints';
import type { Car, CarInput } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import { makeCar } from 'shared-contracts/testing';
import { useViewing } from './use-viewing';

const next = makeCar({ id: 8, model: 'Corolla', views: 3, price: 20_000 });

/** A car, and a button that leads to the next one. */
function Viewed({ first, onRender }: { first: Car; onRender: (text: string) => void }): ReactNode {
  const [car, setCar] = useState(first);
  const seen = useViewing(car);
  const text = `${seen.name}: ${seen.views} views, $${seen.price}, ${seen.images.length} pictures`;
  onRender(text);
  return (
    <>
      <p>{text}</p>
      <button onClick={() => setCar(next)}>Next car</button>
    </>
  );
}

async function show(input: Partial<CarInput>, answer: () => Promise<unknown>) {
  const events = strictBus();
  const rendered: string[] = [];
  const api = jest.fn((..._: unknown[]) => answer());
  render(
    <InPlatform events={events} api={api as unknown as CallApi /* one endpoint is called */}>
      <Viewed
        first={makeCar({ id: 7, views: 41, price: 30_000, ...input })}
        onRender={(text) => rendered.push(text)}
      />
    </InPlatform>,
  );
  await screen.findByText(/views/);
  // The answer has been read and rendered by the next turn.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const sent = (event: string) =>
    events
      .recording()
      .filter(({ name }) => name === event)
      .map(({ payload }) => payload);
  return { api, sent, drawn: rendered };
}
const answered =
  (views: number, car_fields: Partial<Car> = {}) =>
  () =>
    Promise.resolve({ views, car_fields });
const seen = () => screen.getByText(/views/).textContent;

test('[VEH-083] the view is counted with its three facts; what has changed since is merged over the car', async () => {
  const { api } = await show(
    { slug: 'a', updated_at: '2026-01-05T09:00:00+10:00' },
    answered(55, { price: 28_000 }),
  );
  const [name, input] = api.mock.calls[0] as Parameters<CallApi>;
  const address = new URL(endpointUrl(name, input), 'https://dealer.example');
  expect(address.pathname).toMatch(/\/cars\/a\/view\.json$/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    photos_count: '4',
    updated_at: '2026-01-05T09:00:00+10:00',
    website_id: String(publicSite().site.id),
  });
  expect(api).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(seen()).toBe('2021 Toyota RAV4 GX: 55 views, $28000, 4 pictures'));
});

test('[VEH-083] a count that fails changes nothing', async () => {
  await show({}, () => Promise.reject(new ApiFailure('not_found', 'No such car.')));
  expect(seen()).toBe('2021 Toyota RAV4 GX: 41 views, $30000, 4 pictures');
});

test('[VEH-083] an answer about the last car is never merged over the next one', async () => {
  let calls = 0;
  const { drawn: rendered } = await show({}, () =>
    calls++ === 0 ? answered(55, { price: 1 })() : new Promise(() => undefined),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Next car' }));
  const expected = '2021 Toyota Corolla GX: 3 views, $20000, 4 pictures';
  expect(seen()).toBe(expected);
  expect(new Set(rendered.filter((text) => text.includes('Corolla')))).toEqual(new Set([expected]));
});

test.each([
  ['used', [{ eventId: 4, params: { car_id: 7 } }]],
  ['new', []],
  ['demo', []],
] as const)('[VEH-084] the page of a %s car is tracked once, or not at all', async (car_type, expected) => {
  const { sent } = await show({ car_type }, answered(1, { price: 29_000 }));
  expect(sent('analytics:tracked')).toEqual(expected);
});

test('[VEH-085] a view is announced once, by a record of exactly six keys', async () => {
  const { sent } = await show({ stocknum: 'S7', body: 'Wagon', simple_body: 'SUV' }, answered(1));
  expect(sent('vehicle:viewed')).toEqual([
    {
      record: { id: 7, stocknum: 'S7', make: 'Toyota', model: 'RAV4', body: 'Wagon', simple_body: 'SUV' },
    },
  ]);
});
