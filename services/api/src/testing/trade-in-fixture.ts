import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ApiInput, ApiOutput, EndpointName } from 'shared-contracts/api/endpoints';
import type { ApiErrorBody } from 'shared-contracts/errors';
import { makeLeadRequest, makeLeadValues } from 'shared-contracts/testing';
import type { Visitor } from '../http/visitor';
import { rows } from './read-rows';
import { makeDealership, seedCar, startTestPlatform, writeSite, type TestPlatform } from './test-platform';

/** A registration that the built-in register knows, and the car of it: the only one listed. */
export const known = { rego: '123 abc', regoState: 'QLD' } as const;
export const vehicle = { make: 'Toyota', model: 'RAV4', badge: 'GX', year: 2021, kms: 60_000 };
export const contact = makeLeadRequest({ values: makeLeadValues({ message: 'Two keys, one owner.' }) });

/** Answer of a call, as a shopper gets it. */
export interface Answered<N extends EndpointName> {
  status: number;
  /** Of a call that succeeded. */
  body: ApiOutput<N>;
  error: ApiErrorBody['error'] | undefined;
}

/** A platform on which cars are valued, and a shopper who has hers valued. */
export interface TradeInFixture {
  platform: TestPlatform;
  /** Calls from an address of its own by default. */
  call<N extends EndpointName>(
    name: N,
    input: ApiInput<N>,
    options?: { site?: string; key?: string; visitor?: Partial<Visitor> },
  ): Promise<Answered<N>>;
  /** A valuation of the known car, on a site. */
  value(body?: ApiInput<'valueTradeIn'>['body'], site?: string): Promise<ApiOutput<'valueTradeIn'>>;
  /** Leaves contact details for a valuation. */
  complete(
    id: string,
    options?: { site?: string; key?: string; body?: typeof contact },
  ): Promise<Answered<'completeValuation'>>;
  accept(
    offer: { id: string; lead_id: number | null },
    changes?: object,
    site?: string,
  ): Promise<Answered<'acceptValuation'>>;
  lead(id: number | null): Promise<Record<string, unknown> | undefined>;
  /** Kinds of a lead's deliveries. */
  deliveries(leadId: number | null): Promise<string[]>;
  slugs(site: string): Promise<string[]>;
}

/**
 * Sites: `alpha` keeps what is valued and `beta` does not, each with six listings of one car; `closed` takes no
 * trade-ins.
 */
export async function startTradeInFixture(
  options: NonNullable<Parameters<typeof startTestPlatform>[1]> & { webhook?: string } = {},
): Promise<TradeInFixture> {
  const { webhook, ...others } = options;
  const dealerships = { alpha: { id: 1, slug: 'alpha-yard' }, beta: { id: 2, slug: 'beta-yard' } };
  const platform = await startTestPlatform(async (folder) => {
    await writeSite(folder, 'alpha', 1, {
      site: { site: { dealerships: ['alpha-yard'], flags: { saveValuation: true } } },
      dealerships: [makeDealership({ ...dealerships.alpha, ...(webhook ? { lead_webhook: webhook } : {}) })],
    });
    await writeSite(folder, 'beta', 2, {
      site: { site: { dealerships: ['beta-yard'] } },
      dealerships: [makeDealership(dealerships.beta)],
    });
    await writeSite(folder, 'closed', 3, {
      site: { site: { dealerships: ['alpha-yard'] }, tradeIn: { enabled: false } },
    });
  }, others);
  const { api, database } = platform;
  const listings = Object.values(dealerships).flatMap(({ slug }) =>
    [50_000, 54_000, 58_000, 62_000, 66_000, 70_000].map((km) =>
      seedCar(`${slug}-${km}`, slug, { km, price: 40_000 - (km - 60_000) / 10 }),
    ),
  );
  await api.stock.seed('test', listings);
  let shoppers = 0;

  const call: TradeInFixture['call'] = async (name, input, given = {}) => {
    const { site = 'alpha', key = randomUUID(), visitor = {} } = given;
    shoppers += 1;
    const answer = await api.answer(
      platform.site(site),
      { ip: `10.1.${Math.floor(shoppers / 250)}.${(shoppers % 250) + 1}`, ...visitor },
      name,
      input,
      { idempotencyKey: key },
    );
    const { error } = answer.body as Partial<ApiErrorBody>; // of a call that failed
    return { status: answer.status, body: answer.body as never, error }; // the caller has named the endpoint
  };

  return {
    platform,
    call,
    async value(body = known, site = 'alpha') {
      const { status, body: valuation, error } = await call('valueTradeIn', { body }, { site });
      if (status !== 201) throw new Error(`status ${status}: ${JSON.stringify(error)}`);
      return valuation;
    },
    complete: (id, { body = contact, ...given } = {}) =>
      call('completeValuation', { params: { id }, body }, given),
    accept: ({ id, lead_id }, changes = {}, site = 'alpha') =>
      call(
        'acceptValuation',
        {
          params: { id },
          body: {
            lead_id: lead_id ?? 0,
            form_completed: true,
            offer_accepted: true,
            subcategory: '3. Offer Accepted',
            ...changes,
          },
        },
        { site },
      ),
    lead: (id) =>
      database.db.asWorker((tx) =>
        tx.query.leads.findFirst({ where: (leads, { eq }) => eq(leads.id, id ?? -1) }),
      ),
    deliveries: async (leadId) =>
      (
        await database.db.asWorker((tx) =>
          rows<{ kind: string }>(tx, sql`select kind from outbox where lead_id = ${leadId} order by id`),
        )
      ).map(({ kind }) => kind),
    slugs: async (site) =>
      (await database.db.withSite(site, (tx) => rows<{ slug: string }>(tx, sql`select slug from cars`))).map(
        ({ slug }) => slug,
      ),
  };
}
