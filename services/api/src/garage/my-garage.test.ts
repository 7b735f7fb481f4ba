import type { ApiOutput } from 'shared-contracts/api/endpoints';
import { sql } from 'drizzle-orm';
import { makeLeadRequest, makeLeadValues } from 'shared-contracts/testing';
import { rows } from '../testing/read-rows';
import { openBrowser } from '../testing/sign-in-visitor';
import { recordSms, type SmsRecorder } from '../testing/sms-recorder';
import { known, startTradeInFixture, type TradeInFixture } from '../testing/trade-in-fixture';

const phone = '0412345678';
let fixture: TradeInFixture;
let service: SmsRecorder;
beforeAll(async () => {
  service = await recordSms();
  fixture = await startTradeInFixture({ sms: { service: service.settings, folder: '' } });
}, 120_000);
afterAll(async () => {
  await fixture.platform.close();
  await service.close();
});

let addresses = 0;
const browser = (site = 'alpha') =>
  openBrowser(fixture.platform, service.sent, { site, ip: `10.2.0.${(addresses += 1)}` });
type Browser = ReturnType<typeof browser>;
const value = async (visitor: Browser, rego: string = known.rego) =>
  (await visitor.post('valueTradeIn', { ...known, rego })).json<ApiOutput<'valueTradeIn'>>();
const garage = async (visitor: Browser) =>
  (await visitor.get('getMyGarage')).json<ApiOutput<'getMyGarage'>>();
const carIds = async () =>
  (
    await fixture.platform.database.db.withSite('alpha', (tx) =>
      rows<{ id: number }>(tx, sql`select id from cars order by id limit 2`),
    )
  ).map(({ id }) => id);

test('[API-042] a signed-in visitor finds her valuations and saved cars, the latest first', async () => {
  const visitor = browser();
  await visitor.signIn(phone);
  const first = await value(visitor);
  for (const car_id of await carIds()) await visitor.post('saveCar', { phone_number: phone, car_id });
  fixture.platform.clock.now = new Date(fixture.platform.clock.now.getTime() + 60_000);
  const second = await value(visitor, 'UNKNOWN1');
  const found = await garage(visitor);
  expect(found.valuations).toEqual([second, first]);
  expect(found.items).toHaveLength(2);
  expect(found.cars.map(({ id }) => id)).toEqual(found.items.map(({ id }) => id));
});

test('[API-042] no other visitor does: not anonymous, not with another phone, not on another site', async () => {
  const anonymous = browser();
  await value(anonymous);
  const refused = await anonymous.get('getMyGarage');
  expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([
    401,
    'unauthorised',
  ]);
  const other = browser();
  await other.signIn('0499999999');
  expect((await garage(other)).valuations).toEqual([]);
  const elsewhere = browser('beta');
  await elsewhere.signIn(phone);
  expect(await garage(elsewhere)).toEqual({
    items: [],
    cars: [],
    saved: [],
    unlisted: [],
    valuations: [],
    appointments: [],
    reservations: [],
    savedSearches: [],
  });
});

test('[API-042] [SHL-031] an offer accepted before signing in is there by the phone of its contact details', async () => {
  const accepted = await fixture.value();
  const completed = await fixture.value();
  const elsewhere = await fixture.value(known, 'beta');
  const body = makeLeadRequest({
    values: makeLeadValues({ phone: '+61 455 555 555', message: 'Two keys, one owner.' }),
  });
  for (const { id } of [accepted, completed]) await fixture.complete(id, { body });
  await fixture.complete(elsewhere.id, { body, site: 'beta' });
  await fixture.accept(accepted);
  await fixture.accept(elsewhere, {}, 'beta');
  const own = browser();
  await own.signIn('0455555555');
  expect((await garage(own)).valuations).toEqual([
    expect.objectContaining({ id: accepted.id, hasContact: true, acceptedAt: expect.any(String) }),
  ]);
  const other = browser();
  await other.signIn('0455555556');
  expect((await garage(other)).valuations).toEqual([]);
  await fixture.platform.database.db.asWorker((tx) =>
    tx.execute(
      sql`update leads set "values" = jsonb_set("values", '{phone}', '"+64 455 555 555"') where id = ${accepted.lead_id}`,
    ),
  );
  expect((await garage(own)).valuations).toEqual([]);
});

test('[API-042] a valuation from before signing in is hers once she goes on with it', async () => {
  const visitor = browser();
  await visitor.signIn('0411111111');
  const session = { session: visitor.cookies.get('fc_session') ?? null };
  const offer = await fixture.value();
  expect((await garage(visitor)).valuations).toEqual([]);
  await fixture.call(
    'adjustValuation',
    { params: { id: offer.id }, body: { id: offer.id, adjustmentAnswers: {} } },
    { visitor: session },
  );
  expect((await garage(visitor)).valuations.map(({ id }) => id)).toEqual([offer.id]);
});
