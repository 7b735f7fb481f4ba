import { tradeInLines, type TradeInRecord } from './trade-in-record';

const record: TradeInRecord = {
  rego: '123ABC',
  regoState: 'QLD',
  vehicle: { make: 'Toyota', model: 'RAV4', badge: 'GX', year: 2019, kms: 90_000, kmsAssumed: false },
  offer: 9000,
  reason: null,
  range: { low: 8000, high: 10_000 },
  answers: null,
  validUntil: '2026-11-27T02:00:00Z',
  acceptedAt: null,
  photos: [],
};
const vehicle = record.vehicle ?? undefined;

/** The lines by label. */
const linesOf = (changes: Partial<TradeInRecord>) =>
  Object.fromEntries(tradeInLines({ ...record, ...changes }, null));

test('[API-026] the dealer reads the car, the offer with its range, and until when it holds', () => {
  expect(linesOf({})).toEqual({
    'Trade-in': '2019 Toyota RAV4 GX, 90,000 km, registered 123ABC (QLD)',
    'Trade-in offer': '$9,000, likely between $8,000 and $10,000',
    Answers: '',
    Photos: '',
    'Offer valid until': '2026-11-27T02:00:00Z',
    'Offer accepted': '',
  });
});

test.each<[string, Partial<TradeInRecord>, string]>([
  ['a car without a badge', { vehicle: vehicle && { ...vehicle, badge: null } },
    '2019 Toyota RAV4, 90,000 km, registered 123ABC (QLD)'],
  ['kilometres that are assumed', { vehicle: vehicle && { ...vehicle, kmsAssumed: true } },
    '2019 Toyota RAV4 GX, 90,000 km (not stated, usual for its age), registered 123ABC (QLD)'],
  ['a car that was described', { rego: null, regoState: null }, '2019 Toyota RAV4 GX, 90,000 km'],
  ['a plate without a car', { vehicle: null }, 'registered 123ABC (QLD)'],
  ['a plate without a state', { vehicle: null, regoState: null }, 'registered 123ABC ()'],
  ['nothing at all', { vehicle: null, rego: null }, ''],
])('[API-026] %s reads as such', (_, changes, text) => {
  expect(linesOf(changes)['Trade-in']).toBe(text);
}); // prettier-ignore

test.each<[string, Partial<TradeInRecord>, string]>([
  ['an offer without a range', { range: null }, '$9,000'],
  ['no offer and no reason', { offer: null }, ''],
  ['a car over the limits', { offer: null, reason: 'over_limit' },
    'none online: the car is over the limits of age or kilometres'],
  ['an unknown registration', { offer: null, reason: 'unknown_rego' }, 'none online: the registration is not known'],
  ['too few listings', { offer: null, reason: 'no_comparables' }, 'none online: too few cars like it are listed'],
])('[FIN-053] of %s the dealer reads why', (_, changes, text) => {
  const lines = linesOf(changes);
  expect(lines['Trade-in offer']).toBe(text);
  expect(lines['Offer valid until']).toBe(changes.offer === null ? '' : record.validUntil);
}); // prettier-ignore

test('[API-026] answers, photos and the acceptance stand in lines of their own', () => {
  const lines = linesOf({
    answers: { keys: 'one', condition: 'fair' },
    photos: ['https://alpha.example/1', 'https://alpha.example/2'],
    acceptedAt: '2026-11-21T02:00:00Z',
  });
  expect(lines['Answers']?.split(', ')).toHaveLength(2);
  expect(lines['Photos']).toBe('https://alpha.example/1\nhttps://alpha.example/2');
  expect(lines['Offer accepted']).toBe('2026-11-21T02:00:00Z');
});

test('[API-026] a person reads the same days as the shopper, by the clock of the site', () => {
  const lines = Object.fromEntries(
    tradeInLines(
      { ...record, validUntil: '2026-12-06T15:01:23Z', acceptedAt: '2026-11-30T14:30:00Z' },
      'Australia/Brisbane',
    ),
  );
  expect([lines['Offer valid until'], lines['Offer accepted']]).toEqual([
    '7 Dec 2026',
    '1 Dec 2026, 12:30 am',
  ]);
});
