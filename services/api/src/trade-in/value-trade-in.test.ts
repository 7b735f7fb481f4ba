import { startProviderServer, type ProviderAnswer, type ProviderServer } from '../testing/provider-server';
import { START } from '../testing/test-platform';
import { known, startTradeInFixture, vehicle, type TradeInFixture } from '../testing/trade-in-fixture';
import { VALUATION_LIMITS } from './valuation-limits';

let fixture: TradeInFixture;
beforeAll(async () => {
  fixture = await startTradeInFixture();
}, 120_000);
afterAll(() => fixture.platform.close());
afterEach(() => {
  fixture.platform.clock.now = START;
});

const sum = (steps: readonly { amount: number }[]) => steps.reduce((total, { amount }) => total + amount, 0);
const described = (changes: object = {}) => ({ vehicle: { ...vehicle, ...changes } });
const adjust = (id: string, adjustmentAnswers: Record<string, string>, site = 'alpha') =>
  fixture.call('adjustValuation', { params: { id }, body: { id, adjustmentAnswers } }, { site });

describe('[API-026] [FIN-048] a valuation by registration', () => {
  test('has an offer for a car that the register knows, with what it rests on', async () => {
    const offer = await fixture.value();
    expect(offer).toMatchObject({
      rego: '123ABC',
      regoState: 'QLD',
      reason: null,
      vehicle: { make: 'Toyota', model: 'RAV4', badge: 'GX', year: 2021, kms: 75_000, kmsAssumed: true },
      lead_id: expect.any(Number),
      sampleSize: 12,
      validUntil: '2026-11-27T13:59:00Z',
      acceptedAt: null,
      adjustmentAnswers: null,
    });
    expect(sum(offer.steps)).toBe(offer.offer_price);
    const { low, high } = offer.range ?? { low: 0, high: 0 };
    expect([low < (offer.offer_price ?? 0), (offer.offer_price ?? 0) < high]).toEqual([true, true]);
    expect((await fixture.call('getValuation', { params: { id: offer.id } })).body).toEqual(offer);
  });

  test('is the same for the same registration, however it is typed', async () => {
    const first = await fixture.value();
    for (const rego of ['123ABC', ' 123-abc ', '1 2 3 a b c']) {
      const { offer_price, vehicle: found, rego: read } = await fixture.value({ ...known, rego });
      expect([offer_price, found, read]).toEqual([first.offer_price, first.vehicle, '123ABC']);
    }
  });

  test('is what similar cars are listed for, at its age and kilometres, less what a dealer keeps', async () => {
    const offer = await fixture.value(described());
    expect(offer.offer_price).toBe(34_000); // 85 % of 40,000
    expect(offer.steps).toEqual([
      { label: 'Median price of 12 similar cars', amount: 40_000 },
      { label: 'Preparation, warranty and dealer margin', amount: -6_000 },
    ]);
    const { steps } = await fixture.value(described({ kms: 80_000, year: 2022 }));
    expect(steps.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Median price of \d+ similar cars$/),
      '20,000 km more than similar cars',
      'Built in 2022',
      'Preparation, warranty and dealer margin',
    ]);
  });

  test('names the most similar cars, and only the site’s own by their address', async () => {
    const own = await fixture.slugs('alpha');
    const { comparables } = await fixture.value(described());
    expect(comparables).toHaveLength(4);
    expect(comparables.map(({ kms }) => Math.abs(kms - vehicle.kms))).toEqual([2000, 2000, 2000, 2000]);
    const slugs = comparables.map(({ slug }) => slug);
    expect(slugs.filter((slug) => slug === null)).toHaveLength(2);
    for (const slug of slugs.filter((slug) => slug !== null)) expect(own).toContain(slug);
    expect(comparables[0]).toMatchObject({ title: '2021 Toyota RAV4 GX', year: 2021 });
  });

  test('has no offer for a registration that the register does not know, and about a tenth are', async () => {
    expect(await fixture.value({ ...known, rego: 'UNKNOWN1' })).toMatchObject({
      offer_price: null,
      reason: 'unknown_rego',
      vehicle: null,
      rego: 'UNKNOWN1',
      lead_id: expect.any(Number),
      comparables: [],
    });
    const reasons: (string | null)[] = [];
    for (let number = 0; number < 60; number++)
      reasons.push((await fixture.value({ ...known, rego: `T${number}` })).reason);
    const unknown = reasons.filter((reason) => reason === 'unknown_rego').length;
    expect([unknown > 0, unknown < 15]).toEqual([true, true]);
  });

  test('the shopper’s own words count before the register’s', async () => {
    expect(await fixture.value({ ...known, rego: 'UNKNOWN1', ...described() })).toMatchObject({
      rego: 'UNKNOWN1',
      reason: null,
      vehicle: { ...vehicle, kmsAssumed: false },
    });
  });

  test('a model that is not listed has no price online', async () => {
    expect(await fixture.value(described({ model: 'Unheard' }))).toMatchObject({
      offer_price: null,
      reason: 'no_comparables',
      vehicle: { model: 'Unheard' },
    });
  });

  test('a site that takes no trade-ins answers 404', async () => {
    expect((await fixture.call('valueTradeIn', { body: known }, { site: 'closed' })).status).toBe(404);
  });
});

describe('[FIN-053] the limits of a price online', () => {
  test.each<[string, object, string | null]>([
    ['2019 with 100,000 km', { year: 2019, kms: 100_000 }, null],
    ['2018', { year: 2018 }, 'over_limit'],
    ['100,001 km', { kms: 100_001 }, 'over_limit'],
  ])('%s', async (_, changes, reason) => {
    const offer = await fixture.value(described(changes));
    expect([offer.reason, offer.offer_price === null]).toEqual([reason, reason !== null]);
    expect(offer.lead_id).toEqual(expect.any(Number));
  });

  test('the year is the site’s own: at New Year in Brisbane a car of 2019 is too old', async () => {
    fixture.platform.clock.now = new Date('2026-12-31T13:59:00Z');
    expect((await fixture.value(described({ year: 2019 }))).reason).toBeNull();
    fixture.platform.clock.now = new Date('2026-12-31T14:01:00Z');
    expect((await fixture.value(described({ year: 2019 }))).reason).toBe('over_limit');
  });
});

describe('[API-026] what cannot be a car is refused by name', () => {
  test.each<[string, object]>([
    ['rego', {}],
    ['rego', { rego: '  ' }],
    ['rego', { rego: '12#45', regoState: 'QLD' }],
    ['rego', { rego: 'ABCDEFGHIJ', regoState: 'QLD' }],
    ['rego', { rego: 'A'.repeat(17), regoState: 'QLD' }],
    ['regoState', { rego: '123ABC' }],
    ['regoState', { rego: '123ABC', regoState: 'XX' }],
    ['regoState', { rego: '123ABC', regoState: 'qld' }],
    ['vehicle.year', described({ year: 1800 })],
    ['vehicle.year', described({ year: 2028 })],
    ['vehicle.year', described({ year: '2021' })],
    ['vehicle.kms', described({ kms: -1 })],
    ['vehicle.kms', described({ kms: 1_000_001 })],
    ['vehicle.kms', described({ kms: 45_000.5 })],
    ['vehicle.kms', described({ kms: Infinity })],
    ['vehicle.make', described({ make: ' ' })],
    ['vehicle.model', described({ model: 'x'.repeat(81) })],
    ['car_id', { ...known, car_id: '7' }],
  ])('%s: %j', async (field, body) => {
    const { status, error } = await fixture.call('valueTradeIn', { body });
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, [field]]);
  });

  test('1e309 and pasted text are refused, and characters that cannot be stored are left out', async () => {
    for (const kms of ['1e309', '"45k"', '"$45,000.00"']) {
      const response = await fixture.platform.fastify.inject({
        method: 'POST',
        url: '/api/valuations',
        headers: { host: 'alpha.localhost', 'content-type': 'application/json' },
        payload: JSON.stringify(described()).replace('60000', kms),
      });
      expect([kms, response.statusCode]).toEqual([kms, 422]);
    }
    expect((await fixture.value(described({ badge: 'G\u0000X\ud800' }))).vehicle?.badge).toBe('GX\ufffd');
  });
});

describe('[API-027] [FIN-049] an adjusted valuation', () => {
  test('a worse condition lowers the offer, and every answer says by how much', async () => {
    const offer = await fixture.value();
    const { status, body } = await adjust(offer.id, { condition: 'fair', keys: 'one', finance: 'yes' });
    expect(status).toBe(200);
    expect(body.offer_price).toBeLessThan(offer.offer_price ?? 0);
    expect(body).toMatchObject({
      id: offer.id,
      adjustmentAnswers: { condition: 'fair', keys: 'one', finance: 'yes' },
    });
    expect(body.steps.slice(-2).map(({ label }) => label)).toEqual(['Condition: fair', 'Keys: one']);
    expect(sum(body.steps)).toBe(body.offer_price);
    expect((body.range?.low ?? 0) < (body.offer_price ?? 0)).toBe(true);
    expect((await fixture.call('getValuation', { params: { id: offer.id } })).body).toEqual(body);
    // Answers replace those before.
    expect((await adjust(offer.id, {})).body.offer_price).toBe(offer.offer_price);
  });

  test('kilometres that the shopper states replace the usual ones', async () => {
    const offer = await fixture.value();
    const { body } = await adjust(offer.id, { kms: '99000' });
    expect(body.vehicle).toMatchObject({ kms: 99_000, kmsAssumed: false });
    expect(body.offer_price).toBeLessThan(offer.offer_price ?? 0);
    expect((await adjust(offer.id, { kms: '100001' })).body).toMatchObject({
      offer_price: null,
      reason: 'over_limit',
    });
    expect((await adjust(offer.id, {})).body.vehicle).toEqual(offer.vehicle);
  });

  test('an unknown valuation, and one of another site, is not found', async () => {
    const { id } = await fixture.value();
    const calls = [
      adjust('00000000-0000-4000-8000-000000000000', {}),
      adjust('7', {}),
      adjust(id, {}, 'beta'),
      fixture.call('getValuation', { params: { id } }, { site: 'beta' }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test.each([
    ['an unknown question', { colour: 'red' }, 'colour'],
    ['an unknown answer', { keys: 'three' }, 'keys'],
    ['kilometres that are none', { kms: '1e309' }, 'kms'],
    ['negative kilometres', { kms: '-1' }, 'kms'],
  ])('%s is refused by name', async (_, answers, field) => {
    const { id } = await fixture.value();
    const { status, error } = await adjust(id, answers);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, [field]]);
  });

  test('the body must be about the valuation of the address', async () => {
    const { id } = await fixture.value();
    const other = { id: 'other', adjustmentAnswers: {} };
    expect((await fixture.call('adjustValuation', { params: { id }, body: other })).status).toBe(422);
  });

  test('it stands to the end of its last day by the site’s clock, and no longer', async () => {
    const { id } = await fixture.value();
    fixture.platform.clock.now = new Date('2026-11-27T23:58:59+10:00');
    expect((await adjust(id, {})).status).toBe(200);
    fixture.platform.clock.now = new Date('2026-11-27T23:59:00+10:00');
    expect((await adjust(id, {})).error).toEqual({
      code: 'conflict',
      message: 'This offer was valid until 27 Nov 2026. Please value your car again for a current one.',
    });
  });
});

test('[API-040] an address that has cars valued without end has to wait', async () => {
  const ip = '10.9.9.9';
  const ask = () => fixture.call('valueTradeIn', { body: known }, { visitor: { ip } });
  for (let call = 0; call < VALUATION_LIMITS.value.count; call++) expect((await ask()).status).toBe(201);
  expect((await ask()).error?.code).toBe('too_many_requests');
  fixture.platform.clock.now = new Date(START.getTime() + VALUATION_LIMITS.value.windowS * 1000);
  expect((await ask()).status).toBe(201);
});

describe('[API-026] a register and price guide over HTTP', () => {
  let provider: ProviderServer;
  let connected: TradeInFixture;
  const found = { make: 'Mazda', model: 'CX-5', badge: 'Akera', year: 2022, kms: null };
  const price = { price: 25_000.4, low: 23_000, high: 27_000, sampleSize: 40 };
  const answers = (lookup: ProviderAnswer, value: ProviderAnswer) =>
    provider.answer((url) => (url === '/base/lookup' ? lookup : value));
  beforeAll(async () => {
    provider = await startProviderServer();
    connected = await startTradeInFixture({ valuations: provider.settings });
  }, 120_000);
  afterAll(async () => {
    await connected.platform.close();
    await provider.close();
  });
  // Every fault on a day of its own, so that none finds the provider paused by the ones before.
  beforeEach(() => {
    const { clock, log } = connected.platform;
    clock.now = new Date(clock.now.getTime() + 86_400_000);
    log.lines.length = 0;
    provider.requests.length = 0;
  });

  test('it gets one request for the car and then one for its price', async () => {
    answers({ json: found }, { json: price });
    expect(await connected.value()).toMatchObject({
      offer_price: 25_000,
      vehicle: { ...found, kms: 60_000, kmsAssumed: true },
      range: { low: 23_000, high: 27_000 },
      sampleSize: 40,
      comparables: [],
      steps: [{ label: 'Trade-in price of this car', amount: 25_000 }],
    });
    expect(provider.requests.map(({ url, body }) => [url, body])).toEqual([
      ['/base/lookup', { rego: '123ABC', state: 'QLD' }],
      ['/base/value', { ...found, kms: 60_000 }],
    ]);
  });

  test('[FIN-053] kilometres that are assumed are never more than those that still get a price', async () => {
    answers({ json: { ...found, year: 2019 } }, { json: price });
    expect(await connected.value()).toMatchObject({
      offer_price: 25_000,
      vehicle: { kms: 100_000, kmsAssumed: true },
    });
    expect(provider.requests.at(-1)?.body).toMatchObject({ kms: 100_000 });
  });

  test('an unknown car, and one without a price, is an answer', async () => {
    answers({ status: 404 }, { json: price });
    expect((await connected.value()).reason).toBe('unknown_rego');
    answers({ json: found }, { status: 404 });
    expect((await connected.value()).reason).toBe('no_comparables');
  });

  const noCar = 'We can’t look up registrations just now. Please describe your car instead.';
  const noPrice = 'We can’t value cars just now. Please try again in a moment.';
  test.each<[string, ProviderAnswer, ProviderAnswer, string]>([
    ['a register with status 500', { status: 500 }, { json: price }, noCar],
    ['a car of the year 1800', { json: { ...found, year: 1800 } }, { json: price }, noCar],
    ['negative kilometres', { json: { ...found, kms: -5 } }, { json: price }, noCar],
    ['a car without a make', { json: { ...found, make: ' ' } }, { json: price }, noCar],
    ['a price guide without JSON', { json: found }, { status: 200, text: 'soon' }, noPrice],
    ['a price of nothing', { json: found }, { json: { ...price, price: 0, low: 0 } }, noPrice],
    ['a price as text', { json: found }, { json: { ...price, price: '25000' } }, noPrice],
    ['a range that the price is not in', { json: found }, { json: { ...price, low: 26_000 } }, noPrice],
  ])('%s is out of order: 503, logged, and no lead', async (_, lookup, value, message) => {
    answers(lookup, value);
    const { status, error } = await connected.call('valueTradeIn', { body: known });
    expect([status, error?.message]).toEqual([503, message]);
    const log = connected.platform.log.lines.join('\n');
    expect(log).toContain('The valuation provider gave no answer.');
    expect(log).not.toContain('123ABC');
  });
});
