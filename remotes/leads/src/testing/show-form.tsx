import {
  type EarlyTyping,
  InPlatform,
  type NetworkAnswers,
  publicSite,
  renderAndType,
  type SentCall,
  strictBus,
  testPlatform,
} from 'harness/testing';
import { endpoints } from 'shared-contracts/api/endpoints';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { EventBus } from 'shared-contracts/events/bus';
import type { LeadRequest } from 'shared-contracts/entities/lead';
import type { Visit } from 'shared-contracts/remote/remote-module';
import { browserStore } from 'shared-contracts/storage';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { carEnquirySpec, formSpec, type LeadFormSpec } from '../form-spec/form-spec';
import { LeadForm } from '../lead-form/lead-form';
import type { LeadCar } from '../lead-subject/lead-car';
import { noLocationChoices, type LocationChoices } from '../lead-subject/location-choices';
import { knownSubject } from '../lead-subject/use-subject';
import { outboxOf } from '../lead-outbox/outbox-of';
import { leadNetwork } from './lead-network';

interface Setting {
  spec?: LeadFormSpec;
  car?: LeadCar | null;
  site?: PublicTenantConfig;
  choices?: LocationChoices;
  answers?: NetworkAnswers;
  visit?: () => Visit;
  /** Typed by a shopper who is there before the form's effects have run. */
  typedEarly?: EarlyTyping;
}

export interface ShownForm {
  user: UserEvent;
  calls: SentCall[];
  events: EventBus;
  unmount: () => void;
  /** Body of the last lead call. */
  lead: () => LeadRequest;
  send: () => Promise<void>;
}

/** Pages of the test that is running; a page of an earlier one must not send what this one leaves to the outbox. */
const pages: EventBus[] = [];
afterEach(() => {
  for (const events of pages.splice(0)) outboxOf(testPlatform({ events })).stop();
});

/** Shows one lead form over a network of given answers. */
export async function showForm({
  car = null,
  site = publicSite(),
  spec = car ? carEnquirySpec('full', site) : formSpec('enquiry'),
  choices = noLocationChoices,
  answers = {},
  visit,
  typedEarly,
}: Setting = {}): Promise<ShownForm> {
  const events = strictBus();
  pages.push(events);
  const { api, calls } = leadNetwork(answers);
  const user = userEvent.setup();
  const page = (
    <InPlatform site={site} events={events} api={api} visit={visit}>
      <LeadForm spec={spec} subject={knownSubject(car)} choices={choices} />
    </InPlatform>
  );
  const { unmount } = typedEarly ? await renderAndType(page, typedEarly) : render(page);
  await screen.findByLabelText('First Name');
  return {
    user,
    calls,
    events,
    unmount,
    lead: () => calls.findLast(({ path }) => path === endpoints.createLead.path)?.body as LeadRequest, // what the form sends there
    send: () => user.click(screen.getByRole('button', { name: spec.submitLabel })),
  };
}

/** Good values of the core fields. */
export async function typeCore(user: UserEvent): Promise<void> {
  const good = [
    ['First Name', 'Ada'],
    ['Last Name', 'Lovelace'],
    ['Postcode', '4000'],
    ['Mobile Number', '0412 345 678'],
    ['Email Address', 'ada@example.com'],
  ] as const;
  for (const [label, value] of good) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
}

/** Good values of everything an enquiry about a car asks for. */
export async function typeEnquiry(user: UserEvent): Promise<void> {
  await typeCore(user);
  await user.clear(screen.getByLabelText('Comments'));
  await user.click(screen.getByLabelText('Comments'));
  await user.paste('Is it still there?');
}

/** An area of the browser's storage as the page's code wrote it. */
export const stored = (area: string): unknown =>
  JSON.parse(browserStore()?.getItem(`test-motors:${area}`) ?? 'null');

/** Payload of the last event of a name; undefined when there was none. */
export const lastPayload = (events: EventBus, name: 'leads:submitted' | 'leads:failed'): unknown =>
  events.recording().findLast((event) => event.name === name)?.payload;

/** The values of an enquiry's fields, in their order. */
export const fieldValues = (): string[] =>
  ['First Name', 'Last Name', 'Postcode', 'Mobile Number', 'Email Address', 'Comments'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );

/** What `typeEnquiry` types, in the same order. */
export const typedValues = [
  'Ada',
  'Lovelace',
  '4000',
  '0412 345 678',
  'ada@example.com',
  'Is it still there?',
];

/** The literal text of LEA-025. */
export const failedText = 'An error occurred when submitting this form';
