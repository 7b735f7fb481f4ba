import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork, InPlatform, publicSite, strictBus, type NetworkAnswers } from 'harness/testing';
import { endpoints } from 'shared-contracts/api/endpoints';
import type { LeadRequest } from 'shared-contracts/entities/lead';
import { makeCar } from 'shared-contracts/testing';
import { noLocationChoices } from '../lead-subject/location-choices';
import { failedText, lastPayload, typeCore } from '../testing/show-form';
import { PageForm } from './page-form';

const completePath = endpoints.completeValuation.path.replace(':id', 'v-1');
const completed = { status: 201, body: { lead_id: 9, error: null } };

async function show(answers: NetworkAnswers = { [completePath]: completed }) {
  const events = strictBus();
  const requested = jest.fn();
  events.subscribe('navigation:requested', requested);
  const { api, calls } = fakeNetwork(answers);
  const user = userEvent.setup();
  const site = publicSite({ leads: { forms: { 'trade-in': { messageOptional: true } } } });
  render(
    <InPlatform site={site} events={events} api={api}>
      <PageForm
        category="Trade-In Valuation"
        valuationId="v-1"
        car={makeCar({ id: 7, make: 'Toyota', model: 'RAV4' })}
        data={noLocationChoices}
      />
    </InPlatform>,
  );
  await screen.findByRole('form', { name: 'Your details' });
  return {
    user,
    events,
    calls,
    requested,
    send: () => userEvent.click(screen.getByRole('button', { name: 'Send my details' })),
  };
}

beforeEach(() => localStorage.clear());

test('[FIN-047] the details complete the lead of the valuation, with the car of interest', async () => {
  const { user, send, calls, events, requested } = await show();
  await typeCore(user);
  await send();
  expect(await screen.findByText('Thank you. We have your message.')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual([completePath]);
  expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  const lead = calls[0]?.body as LeadRequest; // what the form sends there
  expect(lead).toMatchObject({
    category: 'Trade-In Valuation',
    car_id: 7,
    values: { name: 'Ada', 'Vehicle Model': 'RAV4' },
  });
  expect(lastPayload(events, 'leads:submitted')).toMatchObject({
    lead_id: 9,
    category: 'Trade-In Valuation',
    success_category: 'trade-in',
  });
  expect(requested).not.toHaveBeenCalled();
});

test('a call that fails is repeated with the same key', async () => {
  const { user, send, calls } = await show({ [completePath]: [{ isDown: true }, completed] });
  await typeCore(user);
  await send();
  expect(await screen.findByText(failedText)).toBeInTheDocument();
  await send();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toEqual(calls[0]);
});

test('what the server refuses stands at its field', async () => {
  const refusal = {
    status: 422,
    body: { lead_id: null, error: 'Invalid.', fields: { postcode: 'Invalid postcode.' } },
  };
  const { user, send } = await show({ [completePath]: refusal });
  await typeCore(user);
  await send();
  await waitFor(() =>
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription('Invalid postcode.'),
  );
});

const choice = (value: string, buysCars: boolean) => ({
  value,
  label: `Location ${value}`,
  dealership: 'harbour-springwood',
  kind: 'sales' as const,
  buysCars,
});

test.each([
  ['one that buys cars', [choice('a', false), choice('b', true)], ['b']],
  ['all where none is marked', [choice('a', false), choice('b', false)], ['a', 'b']],
])('[LOC-012] the locations of a trade-in: %s', async (_, locations, offered) => {
  render(
    <InPlatform site={publicSite({ leads: { showLocation: true } })}>
      <PageForm category="Trade-In Valuation" valuationId="v-1" data={{ locations, dealerships: [] }} />
    </InPlatform>,
  );
  const select = await screen.findByLabelText<HTMLSelectElement>('Location');
  expect([...select.options].map(({ value }) => value).filter(Boolean)).toEqual(offered);
});
