import {
  makeDealership,
  seedCar,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

let platform: TestPlatform;
const dealership = { id: 1, slug: 'alpha-yard' };

beforeAll(async () => {
  platform = await startTestPlatform((folder) =>
    writeSite(folder, 'alpha', 1, {
      site: {
        site: { dealerships: [dealership.slug], finance_provider: 'firstDrive' },
        finance: { providers: { firstDrive: { rule: 2, lender: 'direct' } } },
      },
      dealerships: [makeDealership(dealership)],
    }),
  );
  const entry = { interestRate: 8, comparisonRate: 9, disclaimer: 'The lender’s.' };
  await platform.api.stock.seed('test', [
    seedCar('a', dealership.slug, { finance_lenders: { direct: entry } }),
  ]);
}, 120_000);
afterAll(() => platform.close());

test('[API-019] [FIN-030] the disclaimer of a car is found by its id as by its slug', async () => {
  const car = await platform.database.db.asWorker((tx) => tx.query.cars.findFirst());
  const ask = async (name: string) =>
    (await platform.api.answer(platform.site('alpha'), {}, 'financeDisclaimer', { params: { slug: name } }))
      .body;
  for (const name of [String(car?.id), String(car?.slug)])
    expect([name, await ask(name)]).toEqual([name, { disclaimer: 'The lender’s.' }]);
  expect(await ask('999999')).toMatchObject({ error: { code: 'not_found' } });
});
