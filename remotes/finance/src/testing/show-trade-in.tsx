import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type EarlyTyping, InPlatform, publicSite, renderAndType, strictBus, testNow } from 'harness/testing';
import type { ApiInput, CallApi, EndpointName } from 'shared-contracts/api/endpoints';
import type { TradeInOffer } from 'shared-contracts/entities/trade-in';
import type { EventBus } from 'shared-contracts/events/bus';
import type { SlotHost } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { useNavigate } from 'shared-routing';
import { loadTradeIn } from '../trade-in/load-trade-in';
import { TradeInPage } from '../trade-in/trade-in-page';

interface SentCall {
  name: EndpointName;
  input: ApiInput<EndpointName>;
}

export interface TestApi {
  api: CallApi;
  calls: SentCall[];
  /** Answers of an endpoint from now on; null for the fake's own again. */
  answer: (name: EndpointName, respond: (() => Promise<unknown>) | null) => void;
  /** Inputs of the calls of an endpoint, in order. */
  sent: <N extends EndpointName>(name: N) => ApiInput<N>[];
}

/** An API that remembers its calls and can be set to answer otherwise. */
export function recordCalls(fake: CallApi): TestApi {
  const special = new Map<EndpointName, () => Promise<unknown>>();
  const calls: SentCall[] = [];
  const api = ((name, input = {}, options) => {
    calls.push({ name, input });
    return special.get(name)?.() ?? fake(name, input, options);
  }) as CallApi; // answers as the fake does, or as a test says
  return {
    api,
    calls,
    answer: (name, respond) => (respond ? special.set(name, respond) : special.delete(name)),
    sent: <N extends EndpointName>(name: N) =>
      calls.filter((call) => call.name === name).map(({ input }) => input as ApiInput<N>), // that endpoint's own
  };
}

/** Questions of the test site's visitors. */
export const faq = [{ question: 'What do I bring?', answer: 'Your licence, and 2 sets of keys.' }];

/** Stands where the leads remote's form would be, and completes the lead as it does. */
function DetailsForm({
  valuationId = '',
  car,
  api,
  events,
}: SlotProps['leads.form'] & { api: CallApi; events: EventBus }): ReactNode {
  const send = async (): Promise<void> => {
    const body = { values: {} } as NonNullable<ApiInput<'completeValuation'>['body']>; // the fake reads no more
    const answer = await api(
      'completeValuation',
      { params: { id: valuationId }, body },
      { idempotencyKey: 'k' },
    );
    const category = 'Trade-In Valuation';
    const lead = {
      lead_id: answer.lead_id ?? 0,
      category,
      subcategory: null,
      success_category: 'trade-in',
    } as const;
    events.publish('leads:submitted', lead, 'leads');
  };
  return (
    <form aria-label="Your details">
      <p>
        Lead of {valuationId} about {car?.name ?? 'no car'}
      </p>
      <button type="button" onClick={() => void send()}>
        Send my details
      </button>
    </form>
  );
}

export interface ShownTradeIn extends TestApi {
  user: UserEvent;
  events: EventBus;
  container: HTMLElement;
  unmount: () => void;
  /** Presses the browser's Back. */
  back: () => Promise<void>;
}

export interface TradeInSetting {
  site?: PublicTenantConfig;
  address?: string;
  test: TestApi;
  /** The offer that the shell has kept. */
  offer?: TradeInOffer;
  /** Typed by a shopper who is there before the page's effects have run. */
  typedEarly?: EarlyTyping;
}

/** Keeps and replays the offer as the shell does. */
function keepOffer(events: EventBus, offer: TradeInOffer | null): void {
  events.publish('trade-in:changed', { offer }, 'shell');
  events.subscribe('trade-in:valued', ({ adjustmentAnswers = null, ...valued }) =>
    events.publish('trade-in:changed', { offer: { ...valued, adjustmentAnswers } }, 'shell'),
  );
}

/** Passes a test the way back through the page's history. */
function BackProbe({ onBack }: { onBack: (back: () => Promise<void>) => void }): ReactNode {
  const navigate = useNavigate();
  // The test's router is React Router's, which also takes a number of entries.
  onBack(() => navigate(-1 as unknown as string));
  return null;
}

/** Opens the trade-in page as a shopper does. */
export async function showTradeIn({
  site = publicSite(),
  address = '/trade-in',
  test,
  offer,
  typedEarly,
}: TradeInSetting): Promise<ShownTradeIn> {
  const events = strictBus();
  keepOffer(events, offer ?? null);
  const { api } = test;
  const url = new URL(address, 'https://test.localhost');
  const data = await loadTradeIn({ site, api, url, now: testNow, signal: new AbortController().signal });
  const slotHost: SlotHost = {
    Outlet: ({ props }) => <DetailsForm {...(props as SlotProps['leads.form'])} api={api} events={events} />, // the page has no other slot
  };
  let back = (): Promise<void> => Promise.resolve();
  const page = (
    <InPlatform site={site} api={api} events={events} slots={slotHost} path={address}>
      <TradeInPage data={data} />
      <BackProbe onBack={(own) => (back = own)} />
    </InPlatform>
  );
  const { container, unmount } = typedEarly ? await renderAndType(page, typedEarly) : render(page);
  // What the tab kept is requested at once.
  await act(() => Promise.resolve());
  return { ...test, user: userEvent.setup(), events, container, unmount, back: () => act(() => back()) };
}

export const press = (user: UserEvent, name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole('button', { name }));

/** Types a value in one go. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Types a rego and asks what car it is. */
export async function findByRego({ user }: ShownTradeIn, rego = '123 abc'): Promise<void> {
  await fill(user, 'Rego', rego);
  await user.selectOptions(screen.getByLabelText('State'), 'QLD');
  await press(user, 'Find my car');
}

/** Answers every question about the condition: the first choice unless another is named. */
export async function answerCondition(
  { user }: ShownTradeIn,
  { kms = '60,000', condition = 'Good' } = {},
): Promise<void> {
  await fill(user, 'How many kilometres are on the clock?', kms);
  for (const [question, choice] of [
    ['How does it look and drive?', condition],
    ['Has it been in an accident?', 'No'],
    ['Is the service history complete?', 'Yes'],
    ['How are the tyres?', 'Good'],
    ['How many sets of keys are there?', 'Two or more'],
    ['Is there finance owing on it?', 'No'],
  ] as const) {
    const group = screen.getByRole('radiogroup', { name: question });
    const radio = [...group.querySelectorAll('label')].find(
      (label) => label.querySelector('b')?.textContent === choice,
    );
    if (!radio) throw new Error(`There is no choice "${choice}" of "${question}".`);
    await user.click(radio);
  }
  await press(user, 'Get my offer');
}
