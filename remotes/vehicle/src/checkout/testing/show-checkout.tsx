import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { type EarlyTyping, markedSlots, publicSite, renderAndType, strictBus } from 'harness/testing';
import { RoutedPage } from 'shared-routing/routed-page';
import { endpoints } from 'shared-contracts/api/endpoints';
import { createHttpClient } from 'shared-contracts/api/http-client';
import type { CarInput } from 'shared-contracts/entities/car';
import type { EventBus } from 'shared-contracts/events/bus';
import { PlatformProvider, SlotHostProvider } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { makeCar } from 'shared-contracts/testing';
import { toCheckoutCar } from '../session/checkout-car';
import { CheckoutPage } from '../checkout-page';
import type { Flow } from '../session/steps';

/** One call as it left the page. */
export interface SentCall {
  path: string;
  key: string | null;
  body: unknown;
}

/** What the network answers: a status with a body, or nothing at all. */
export type Answer = { status: number; body: unknown } | 'down';
/** Answers by path; the last of a list repeats. */
export type Answers = Record<string, Answer | Answer[]>;

export const reserved: Answer = { status: 201, body: { reservation_id: 'r-1', reference: 'HM-7K2Q' } };
export const refusal = (code: string, message: string, fields?: Record<string, string>): Answer => ({
  status: { conflict: 409, invalid_fields: 422, unauthorised: 401, too_many_requests: 429 }[code] ?? 500,
  body: { error: { code, message, ...(fields ? { fields } : {}) } },
});

const accepted: Answers = {
  [endpoints.reserveCar.path]: reserved,
  [endpoints.submitForm.path]: { status: 201, body: { form_submission_id: 'f-1' } },
  [endpoints.createLead.path]: { status: 201, body: { lead_id: 5, error: null } },
};

/** The real HTTP client over a network of given answers. */
function network(answers: Answers) {
  const calls: SentCall[] = [];
  const fetcher: typeof fetch = (input, init) => {
    const path = typeof input === 'string' ? input : '';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path, key: new Headers(init?.headers).get('idempotency-key'), body });
    const planned = answers[path];
    const answer = Array.isArray(planned) ? (planned.length > 1 ? planned.shift() : planned[0]) : planned;
    if (!answer || answer === 'down') return Promise.reject(new TypeError('network down'));
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  };
  return { api: createHttpClient(fetcher), calls };
}

interface Setting {
  flow?: Flow;
  car?: Partial<CarInput>;
  site?: PublicTenantConfig;
  answers?: Answers;
  events?: EventBus;
  /** Address with its `#`. */
  address?: string;
  /** Typed by a shopper who is there before the page's effects have run. */
  typedEarly?: EarlyTyping;
}

/** A site that takes reservations, changed by raw config values. */
export const sellingSite = ({ checkout, ...rest }: Record<string, unknown> = {}): PublicTenantConfig =>
  publicSite({ checkout: { enabled: true, ...(checkout as object | undefined) }, ...rest }); // raw config values

export interface ShownCheckout {
  user: UserEvent;
  events: EventBus;
  /** Calls of one path. */
  sent: (path: string) => SentCall[];
  /** The browser's Back. */
  back: () => Promise<void>;
  hash: () => string;
  /** Puts the checkout of another car in its place, as a move within the site does. */
  moveTo: (car: Partial<CarInput>) => void;
  unmount: () => void;
  container: HTMLElement;
}

const checkoutCar = (change: Partial<CarInput>) =>
  toCheckoutCar(makeCar({ id: 7, slug: 'abc', payment_processors: ['sandbox'], ...change }));

/** Shows the checkout of a car, over a network of given answers. */
export async function showCheckout({
  flow = 'reserve',
  car: change = {},
  site = sellingSite(),
  answers = {},
  events = strictBus(),
  address = '/cars/abc/checkout',
  typedEarly,
}: Setting = {}): Promise<ShownCheckout> {
  const { api, calls } = network({ ...accepted, ...answers });
  const now = () => new Date('2026-06-01T00:00:00Z');
  const search = () => Promise.reject(new Error('Checkout does not search.'));
  let moveTo: (car: Partial<CarInput>) => void = () => undefined;
  function Shown(): ReactNode {
    const [car, setCar] = useState(() => checkoutCar(change));
    moveTo = (next) => act(() => setCar(checkoutCar(next)));
    return (
      <PlatformProvider value={{ site, api, search, now, events }}>
        <SlotHostProvider value={markedSlots}>
          <CheckoutPage data={{ flow, car, key: 'key-of-this-page' }} />
        </SlotHostProvider>
      </PlatformProvider>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Shown /> }], { initialEntries: [address] });
  const page = <RoutedPage router={router} />;
  const { container, unmount } = typedEarly ? await renderAndType(page, typedEarly) : render(page);
  await screen.findByRole('heading', { level: 1 });
  return {
    user: userEvent.setup(),
    events,
    sent: (path) => calls.filter((call) => call.path === path),
    back: () => act(() => router.navigate(-1)),
    hash: () => router.state.location.hash,
    moveTo: (car) => moveTo(car),
    unmount,
    container,
  };
}

/** Goes on from the step on screen. */
export const press = (user: UserEvent, name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole('button', { name }));

/** Types a value in one go. */
export async function fill(user: UserEvent, label: string | RegExp, value: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.paste(value);
}

/** Good values of the contact. */
export async function typeContact(user: UserEvent): Promise<void> {
  const good = [
    ['First Name', 'Ada'],
    ['Last Name', 'Lovelace'],
    ['Postcode', '4000'],
    ['Mobile Number', '0412 345 678'],
    ['Email Address', 'ada@example.com'],
  ] as const;
  for (const [label, value] of good) await fill(user, label, value);
}

/** From the first step to the payment. */
export async function goToPayment(user: UserEvent): Promise<void> {
  await typeContact(user);
  await press(user, 'Continue to terms');
  await user.click(screen.getByLabelText('I agree to the terms of this reservation'));
  await press(user, 'Continue to payment');
  await screen.findByRole('group', { name: /^Test payment/ });
}
