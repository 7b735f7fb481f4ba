import { sampleFixture } from '../sample/sample-fixture';
import { createFakeApi } from './fake-api';

const fixture = sampleFixture({ checkout: { enabled: true } });
const car = fixture.cars[0];
const contact = {
  name: 'Ada',
  last_name: 'Lovelace',
  postcode: '4000',
  phone: '0412345678',
  email: 'a@b.au',
};
const reserve = (api: ReturnType<typeof createFakeApi>, token: string, idempotencyKey: string) =>
  api(
    'reserveCar',
    {
      body: { car_id: car?.id ?? 0, contact, payment_processor: 'sandbox', payment_token: token },
    },
    { idempotencyKey },
  );

test('[API-043] a car is reserved once, for every later call, and the same key is the same reservation', async () => {
  const api = createFakeApi(fixture);
  const first = await reserve(api, 'sandbox-approve-1', 'key-1');
  expect(await reserve(api, 'sandbox-approve-1', 'key-1')).toEqual(first);
  await expect(reserve(api, 'sandbox-approve-1', 'key-2')).rejects.toMatchObject({
    code: 'conflict',
    message: 'This vehicle is no longer available to reserve.',
  });
  expect(await api('getCar', { params: { slug: car?.slug ?? '' } })).toMatchObject({ reserved: true });
  expect(car?.reserved).toBe(false); // the caller's own car is left alone
});

test('[API-043] a declined payment leaves the car free', async () => {
  const api = createFakeApi(fixture);
  await expect(reserve(api, 'sandbox-decline-1', 'key-1')).rejects.toMatchObject({ code: 'invalid_fields' });
  expect(await api('getCar', { params: { slug: car?.slug ?? '' } })).toMatchObject({ reserved: false });
});

test('[API-011] a car without market data has no gauge', async () => {
  const api = createFakeApi(fixture);
  const slugOf = (hasData: boolean) =>
    fixture.cars.find(({ autograb_data, price }) => (autograb_data !== null) === hasData && (price ?? 0) > 10)
      ?.slug;
  expect(await api('carGauge', { params: { slug: slugOf(false) ?? '' } })).toBeUndefined();
  expect(await api('carGauge', { params: { slug: slugOf(true) ?? '' } })).toMatchObject({ confidence: 0.9 });
});
