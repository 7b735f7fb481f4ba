import { makeLeadValues, makeSite } from 'shared-contracts/testing';
import { dealershipSchema } from 'shared-contracts/site-config/content';
import type { SiteBundle } from '../sites/site-bundle';
import { makeDealership } from '../testing/test-platform';
import type { LeadRecord } from './lead-record';
import { reservationMail, type ReservationRecord } from './reservation-mail';

const site = {
  slug: 'alpha',
  config: makeSite({
    site: { name: 'Alpha Motors', url: 'https://www.alpha.example/x', timezone: 'Australia/Brisbane' },
  }),
} as SiteBundle; // what a mail says of a site
const vehicle = {
  id: 7,
  slug: 'rav4-7',
  year: 2021,
  make: 'Toyota',
  model: 'RAV4',
  badge: 'GX',
  carType: 'used',
  status: 'in_stock',
  stockNumber: null,
  vin: null,
  price: null,
  km: null,
  colour: null,
} as const;
const lead: LeadRecord = {
  id: 12, site: 'alpha', tradeIn: null, location: null, picture: null,
      formType: 'enquiry', category: 'Reservation', subcategory: null, source: 'Website',
  url: 'https://alpha.example/cars/rav4-7', values: makeLeadValues(), createdAt: '2026-11-20T02:00:00Z', isTimeOpen: false,
  facts: { dealership: { id: 1, slug: 'alpha-yard', name: 'Alpha Yard' }, vehicle },
  attributes: { visited_pages: [], linked_query_params: {} },
  dealership: dealershipSchema.parse(makeDealership({ id: 1, slug: 'alpha-yard' })),
}; // prettier-ignore
const reservation: ReservationRecord = {
  reference: 'ABC123',
  state: 'held',
  amount: 200,
  expiresAt: '2026-11-24T02:00:00Z',
};
const made = { kind: 'reservation.made', at: new Date('2026-11-20T02:00:01Z') } as const;
const ended = { kind: 'reservation.ended', at: new Date('2026-11-22T02:00:01Z') } as const;

test('[API-043] the mail to the shopper says what is reserved, paid, until when, and what happens next', () => {
  expect(reservationMail(made, lead, reservation, site)).toEqual({
    name: 'alpha-reservation-made-12',
    messageId: '<reservation-made-12@www.alpha.example>',
    senderName: 'Alpha Motors',
    to: 'ada@example.com',
    replyTo: 'alpha-yard@dealer.example',
    subject: 'Reserved: 2021 Toyota RAV4 (ABC123)',
    date: made.at,
    text: [
      'Hello Ada,',
      '',
      'You have reserved the 2021 Toyota RAV4.',
      'We have received your payment of $200.',
      'It is held for you until 24 Nov 2026, 12:00 pm.',
      '',
      'What happens next: our team calls you to arrange the rest. If you change your mind, reply to this email.',
      '',
      'Your reference: ABC123',
      'The vehicle: https://alpha.example/cars/rav4-7',
      '',
      'Alpha Yard',
      'Alpha Motors',
    ].join('\n'),
  });
});

test('[API-043] one that costs nothing and does not end says neither', () => {
  const { text } = reservationMail(made, lead, { ...reservation, amount: 0, expiresAt: null }, site);
  expect(text.split('\n').slice(2, 5)).toEqual(['You have reserved the 2021 Toyota RAV4.', 'The dealer is holding it for you.', '']);
}); // prettier-ignore

test('[API-043] the end of a reservation says what happens to the payment', () => {
  const mail = reservationMail(ended, lead, reservation, site);
  expect(mail).toMatchObject({
    name: 'alpha-reservation-ended-12',
    messageId: '<reservation-ended-12@www.alpha.example>',
    subject: 'Reservation ended: 2021 Toyota RAV4 (ABC123)',
    date: ended.at,
  });
  expect(mail.text.split('\n')).toEqual([
    'Hello Ada,',
    '',
    'Your reservation of the 2021 Toyota RAV4 has ended.',
    'Your payment of $200 is given back to you.',
    'If you still want this vehicle, reply to this email or call us.',
    '',
    'Your reference: ABC123',
    '',
    'Alpha Yard',
    'Alpha Motors',
  ]);
  const free = reservationMail(ended, lead, { ...reservation, amount: 0 }, site);
  expect(free.text).not.toContain('payment');
});

test('[API-043] a reservation whose car is not known is still one', () => {
  const unknown = { ...lead, facts: { ...lead.facts, vehicle: null } };
  expect(reservationMail(made, unknown, reservation, site).subject).toBe('Reserved: your vehicle (ABC123)');
});
