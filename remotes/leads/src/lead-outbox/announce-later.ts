import type { EventBus } from 'shared-contracts/events/bus';
import type { SuccessCategory } from 'shared-contracts/entities/lead';
import { successOf, type SentForm } from '../lead-sending/announce';
import { sender } from '../sender';

/** Long enough to be read by a shopper who is doing something else, in milliseconds. */
const toastMs = 10_000;

/** What was sent, in "your ... has been sent". */
const nouns: Record<SuccessCategory, string> = {
  enquiry: 'enquiry',
  'test-drive': 'test drive request',
  'photo-request': 'photo request',
  finance: 'finance enquiry',
  'trade-in': 'message',
  service: 'service request',
  careers: 'application',
  reservation: 'message',
};

/** A lead got through while its form was not open. */
export function announceSent(events: EventBus, sent: SentForm): void {
  const title = `Thanks ${sent.lead.values.name}, your ${nouns[successOf(sent)]} has been sent.`;
  events.publish('toast:requested', { title, variant: 'success', durationMs: toastMs }, sender);
}

/** A lead was refused while its form was not open: the form has what was typed, and says what is wrong. */
export function announceRefused(events: EventBus, { lead, ...form }: SentForm, message: string): void {
  const { pathname, search } = new URL(lead.url);
  events.publish(
    'toast:requested',
    {
      title: `We couldn’t send your ${nouns[successOf({ lead, ...form })]}.`,
      description: message,
      action: { label: 'Check the form', href: pathname + search },
      variant: 'destructive',
      durationMs: toastMs,
    },
    sender,
  );
}
