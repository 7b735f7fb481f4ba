import type { ApiOutput } from 'shared-contracts/api/endpoints';
import type { QuoteRequest } from 'shared-contracts/entities/quote';
import { startProviderServer, type ProviderAnswer, type ProviderServer } from '../testing/provider-server';
import {
  makeDealership,
  seedCar,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';
import { QUOTE_LIMIT } from './finance-operations';

const dealership = { id: 1, slug: 'alpha-yard' };
const request: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2024,
  vin: null,
  nvic: null,
  whoIsHelping: 'Alpha',
};

let platform: TestPlatform;
let connected: TestPlatform;
let provider: ProviderServer;
let addresses = 0;

const writeSites = async (folder: string) => {
  const site = { dealerships: [dealership.slug] };
  const finance = {
    providers: { firstDrive: { rule: 2, lender: 'direct' } },
    disclaimer: { text: 'The site’s.' },
  };
  await writeSite(folder, 'alpha', 1, {
    site: { site: { ...site, finance_provider: 'firstDrive', flags: { youxQuote: true } }, finance },
    dealerships: [makeDealership(dealership)],
  });
  await writeSite(folder, 'beta', 2, { site: { site, finance } });
};

beforeAll(async () => {
  provider = await startProviderServer();
  platform = await startTestPlatform(writeSites);
  connected = await startTestPlatform(writeSites, { quotes: provider.settings });
  const rates = { interestRate: 8, comparisonRate: 9 };
  await platform.api.stock.seed('test', [
    seedCar('with', dealership.slug, {
      badge: 'With',
      finance_lenders: { direct: { ...rates, disclaimer: 'The lender’s.' }, other: { disclaimer: 'No.' } },
    }),
    seedCar('empty', dealership.slug, { badge: 'Empty', finance_lenders: { direct: rates } }),
    seedCar('without', dealership.slug, { badge: 'Without' }),
  ]);
}, 120_000);
afterAll(async () => {
  await Promise.all([platform.close(), connected.close()]);
  await provider.close();
});

const slugOf = (badge: string) =>
  platform.database.db.asWorker(
    async (tx) =>
      (await tx.query.cars.findFirst({ where: (cars, { like }) => like(cars.slug, `%-${badge}%`) }))?.slug ??
      '',
  );

async function askDisclaimer(site: string, slug: string) {
  const answer = await platform.api.answer(platform.site(site), {}, 'financeDisclaimer', {
    params: { slug },
  });
  return answer.status === 200 ? (answer.body as ApiOutput<'financeDisclaimer'>).disclaimer : answer.status; // the body of this status
}

/** Every call from an address of its own by default. */
async function ask(
  changes: object = {},
  {
    site = 'alpha',
    on = platform,
    ip = `10.0.0.${(addresses += 1)}`,
  }: { site?: string; on?: TestPlatform; ip?: string } = {},
) {
  const response = await on.fastify.inject({
    method: 'POST',
    url: '/api/youx/quote',
    remoteAddress: ip,
    headers: { host: `${site}.localhost`, 'content-type': 'application/json' },
    payload: JSON.stringify({ ...request, ...changes }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<Record<string, never>>(),
  };
}

describe('[API-019] [FIN-030] the finance disclaimer of a car', () => {
  test.each([
    ['its lender’s', 'alpha', 'with', 'The lender’s.'],
    ['the site’s, where the lender says nothing', 'alpha', 'empty', 'The site’s.'],
    ['the site’s, where it has no lender', 'alpha', 'without', 'The site’s.'],
    ['the site’s, where the site has no provider', 'beta', 'with', 'The site’s.'],
  ])('is %s', async (_, site, badge, expected) => {
    expect(await askDisclaimer(site, await slugOf(badge))).toBe(expected);
  });

  test('an unknown car has none', async () => {
    expect(await askDisclaimer('alpha', 'nothing')).toBe(404);
  });
});

describe('[API-021] quotes of the built-in provider', () => {
  test('are level payments of price and fee at the rate, and the same each time', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toEqual({
      weeklyRepaymentAmount: 143.56, // 30,395 over 260 weeks
      advertisedRate: 8.49,
      comparisonRate: expect.closeTo(9.06, 1),
    });
    expect((await ask()).body).toEqual(body);
  });

  test('the rate rises with a worse score and with the age of the car', async () => {
    const rateOf = async (changes: Partial<QuoteRequest>) => (await ask(changes)).body['advertisedRate'];
    expect(await rateOf({ selfAssessedCreditScore: 'FAIR' })).toBe(12.99);
    expect(await rateOf({ year: 2023 })).toBe(8.49);
    expect(await rateOf({ year: 2022 })).toBe(9.49);
    expect(await rateOf({ year: 2019 })).toBe(9.49);
    expect(await rateOf({ year: 2018 })).toBe(10.49);
  });

  test.each<[string, Partial<QuoteRequest>]>([
    ['an unknown score', { selfAssessedCreditScore: 'toString' }],
    ['a car that is too old at the end of the loan', { year: 2015 }],
  ])('%s has none', async (_, changes) => {
    expect(await ask(changes)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });

  test('a site without the flag gives none', async () => {
    expect((await ask({}, { site: 'beta' })).status).toBe(404);
  });

  test.each<[string, object]>([
    ['purchasePrice', { purchasePrice: 0 }],
    ['purchasePrice', { purchasePrice: -5 }],
    ['purchasePrice', { purchasePrice: '45k' }],
    ['purchasePrice', { purchasePrice: 10_000_001 }],
    ['loanTerm', { loanTerm: 0 }],
    ['loanTerm', { loanTerm: 10.5 }],
    ['year', { year: 1800 }],
    ['year', { year: 2028 }],
    ['year', { year: 2021.5 }],
    ['whoIsHelping', { whoIsHelping: 'x'.repeat(121) }],
    ['vin', { vin: 7 }],
  ])('a wrong %s is refused by name: %j', async (field, changes) => {
    const { status, body } = await ask(changes);
    expect([status, Object.keys(body['error']?.['fields'] ?? {})]).toEqual([422, [field]]);
  });

  test('numbers beyond all numbers are refused', async () => {
    const response = await platform.fastify.inject({
      method: 'POST',
      url: '/api/youx/quote',
      headers: { host: 'alpha.localhost', 'content-type': 'application/json' },
      payload: JSON.stringify(request).replace('30000', '1e309'),
    });
    expect(response.statusCode).toBe(422);
  });

  test('[API-040] an address that asks without end has to wait, on its site only', async () => {
    const ip = '10.9.9.9';
    for (let call = 0; call < QUOTE_LIMIT.count; call++) expect((await ask({}, { ip })).status).toBe(200);
    const refused = await ask({}, { ip });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask({}, { ip: `::ffff:${ip}` })).status).toBe(429);
    expect((await ask()).status).toBe(200);
    platform.clock.now = new Date(START.getTime() + QUOTE_LIMIT.windowS * 1000);
    expect((await ask({}, { ip })).status).toBe(200);
    platform.clock.now = START;
  });

  test('[API-040] a household of IPv6 is one address', async () => {
    const household = (call: number) => ({ ip: `2001:db8:1:2::${call.toString(16)}` });
    for (let call = 1; call <= QUOTE_LIMIT.count; call++)
      expect((await ask({}, household(call))).status).toBe(200);
    expect((await ask({}, household(0xffff))).status).toBe(429);
    expect((await ask({}, { ip: '2001:db8:1:3::1' })).status).toBe(200);
  });
});

describe('[API-021] [FIN-015] quotes of a provider over HTTP', () => {
  const quote = { weeklyRepaymentAmount: 118.2, comparisonRate: 9.1, advertisedRate: 8.4 };
  // Every fault on a day of its own, so that none finds the provider paused by the ones before.
  beforeEach(() => {
    connected.clock.now = new Date(connected.clock.now.getTime() + 86_400_000);
    connected.log.lines.length = 0;
  });

  test('the provider gets the seven values and nothing else, and its figures are passed on', async () => {
    provider.requests.length = 0;
    provider.answer({ json: { ...quote, secret: 'x' } });
    const { status, body } = await ask({ more: 'dropped' }, { on: connected });
    expect([status, body]).toEqual([200, quote]);
    expect(provider.requests.map((sent) => sent.body)).toEqual([request]);
  });

  test.each<[string, ProviderAnswer]>([
    ['status 404', { status: 404 }],
    [
      'figures that are null',
      { json: { weeklyRepaymentAmount: null, comparisonRate: null, advertisedRate: null } },
    ],
  ])('a provider declines by %s', async (_, answer) => {
    provider.answer(answer);
    expect((await ask({}, { on: connected })).status).toBe(404);
  });

  test.each<[string, ProviderAnswer]>([
    ['status 500', { status: 500 }],
    ['no JSON', { status: 200, text: 'soon' }],
    ['text for a number', { json: { ...quote, weeklyRepaymentAmount: '118.20' } }],
    ['a payment of nothing', { json: { ...quote, weeklyRepaymentAmount: 0 } }],
    ['a payment nobody makes', { json: { ...quote, weeklyRepaymentAmount: 1e9 } }],
    ['a rate nobody pays', { json: { ...quote, comparisonRate: 840 } }],
  ])('a provider with %s is out of order: 503, and the log says so', async (_, answer) => {
    provider.answer(answer);
    expect(await ask({}, { on: connected })).toMatchObject({
      status: 503,
      body: {
        error: { code: 'unavailable', message: 'There is no quote just now. Please try again in a moment.' },
      },
    });
    expect(connected.log.lines.join('\n')).toContain('The finance provider gave no quote.');
  });
});
