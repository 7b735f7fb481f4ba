import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { ApiErrorBody } from 'shared-contracts/errors';
import { photoLimits, type Valuation } from 'shared-contracts/entities/trade-in';
import { endpointUrl } from 'shared-contracts/api/endpoints';
import { hrefs } from 'shared-contracts/routes';
import { rows } from '../testing/read-rows';
import { START } from '../testing/test-platform';
import { startTradeInFixture, type TradeInFixture } from '../testing/trade-in-fixture';
import { carPhoto, headerOfHugePng } from '../testing/photos';
import { cleanUp } from '../worker/clean-up';

const dayMs = 86_400_000;
let fixture: TradeInFixture;
beforeAll(async () => {
  fixture = await startTradeInFixture();
}, 120_000);
afterAll(() => fixture.platform.close());
afterEach(() => {
  fixture.platform.clock.now = START;
});

let addresses = 0;
const someAddress = () => {
  addresses += 1;
  return `10.7.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

/** Sends a photo as a browser does. */
async function add(
  id: string,
  payload: Buffer,
  { site = 'alpha', type = 'application/octet-stream', remoteAddress = someAddress() } = {},
) {
  const answer = await fixture.platform.fastify.inject({
    method: 'POST',
    url: endpointUrl('addTradeInPhoto', { params: { id } }),
    headers: { host: `${site}.localhost`, 'content-type': type },
    remoteAddress,
    payload,
  });
  const body = answer.json<Valuation & Partial<ApiErrorBody>>();
  return { status: answer.statusCode, body, error: body.error };
}

const get = (url: string, site = 'alpha') =>
  fixture.platform.fastify.inject({ url, headers: { host: `${site}.localhost` } });

const shown = async (id: string) => (await fixture.call('getValuation', { params: { id } })).body.photos;

describe('a photo of a trade-in', () => {
  test('is kept upright, small and without the place it was taken at, and shown to a caller who knows the valuation', async () => {
    const { id, photos } = await fixture.value();
    expect(photos).toEqual([]);
    const original = await carPhoto({ width: 2400, height: 1200, orientation: 6 });
    expect((await sharp(original).metadata()).exif?.includes('Private Road')).toBe(true);
    const { status, body } = await add(id, original, { type: 'image/jpeg' });
    expect([status, body.id, body.photos]).toEqual([201, id, [expect.any(String)]]);
    expect(await shown(id)).toEqual(body.photos);

    const answer = await get(hrefs.valuationPhoto(id, body.photos[0] ?? ''));
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        'content-type': 'image/jpeg',
        'content-disposition': 'inline',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    ]);
    const kept = await sharp(answer.rawPayload).metadata();
    // It was lying on its side.
    expect(kept).toMatchObject({ format: 'jpeg', width: 800, height: 1600 });
    expect([kept.exif, kept.orientation, kept.xmp, kept.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['png', 'text/plain'],
    ['webp', 'image/png'],
  ] as const)('may be %s, and of a type that says otherwise it is still one', async (format, type) => {
    const { id } = await fixture.value();
    const photo = await sharp(await carPhoto({}))
      .toFormat(format)
      .toBuffer();
    const declared = type === 'text/plain' ? 'application/octet-stream' : type;
    const { body } = await add(id, photo, { type: declared });
    const answer = await get(hrefs.valuationPhoto(id, body.photos[0] ?? ''));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 640,
      height: 480,
    });
  });

  test.each([
    [
      'a text file',
      () => Buffer.from('no photo'),
      'We can’t read this file. Please choose a JPEG, PNG or WebP photo.',
    ],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'We can’t read this file. Please choose a JPEG, PNG or WebP photo.',
    ],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      'We can’t read this file. Please choose a JPEG, PNG or WebP photo.',
    ],
    [
      'an empty file',
      () => Buffer.alloc(0),
      'We can’t read this file. Please choose a JPEG, PNG or WebP photo.',
    ],
    [
      'half a photo',
      async () => (await carPhoto({})).subarray(0, 3000),
      'This photo is damaged or incomplete. Please choose another one.',
    ],
    [
      'the start of a photo and nothing else',
      () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
      'This photo is damaged or incomplete. Please choose another one.',
    ],
    [
      'a few bytes that claim to be 60,000 pixels wide and high',
      () => headerOfHugePng(60_000),
      'This photo is too large. Please choose one of at most 64 megapixels.',
    ],
  ])('%s is refused, and nothing is kept', async (_name, make, message) => {
    const { id } = await fixture.value();
    const { status, error } = await add(id, await make(), { type: 'image/jpeg' });
    expect([status, error]).toEqual([422, { code: 'invalid_fields', message, fields: { photo: message } }]);
    expect(await shown(id)).toEqual([]);
  });

  test('of more than 8 MB is refused before it is read', async () => {
    const { id } = await fixture.value();
    const { status, error } = await add(id, Buffer.alloc(photoLimits.bytes + 1));
    expect([status, error?.code]).toEqual([413, 'payload_too_large']);
  });

  test('sent twice is one, also when it is the last that may be added', async () => {
    const { id } = await fixture.value();
    const photos = await Promise.all(
      Array.from({ length: photoLimits.count + 1 }, (_, index) => carPhoto({ red: index * 30 })),
    );
    const [first = Buffer.alloc(0), ...others] = photos;
    const one = await add(id, first);
    const again = await add(id, first);
    expect([one.status, again.status, again.body.photos]).toEqual([201, 200, one.body.photos]);
    const answers = await Promise.all(others.map((photo) => add(id, photo)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.message).toBe(
      'There are 6 photos already. Remove one to add another.',
    );
    expect(await shown(id)).toHaveLength(photoLimits.count);
    expect((await add(id, first)).status).toBe(200);
  });

  test('is removed by a caller who knows the valuation, and makes space for another', async () => {
    const { id } = await fixture.value();
    const { body } = await add(id, await carPhoto({}));
    const [photo = ''] = body.photos;
    const remove = () => fixture.call('removeTradeInPhoto', { params: { id, photo } });
    expect((await remove()).body.photos).toEqual([]);
    expect((await remove()).status).toBe(200);
    expect((await get(hrefs.valuationPhoto(id, photo))).statusCode).toBe(404);
    expect((await add(id, await carPhoto({}))).status).toBe(201);
  });

  test('is neither added, shown nor removed by another site or for another valuation', async () => {
    const { id } = await fixture.value();
    const other = await fixture.value();
    const { body } = await add(id, await carPhoto({}));
    const [photo = ''] = body.photos;
    expect((await add(id, await carPhoto({ red: 9 }), { site: 'beta' })).status).toBe(404);
    expect((await add(id, await carPhoto({ red: 9 }), { site: 'closed' })).status).toBe(404);
    expect((await add(randomUUID(), await carPhoto({ red: 9 }))).status).toBe(404);
    for (const [url, site] of [
      [hrefs.valuationPhoto(id, photo), 'beta'],
      [hrefs.valuationPhoto(other.id, photo), 'alpha'],
      [hrefs.valuationPhoto(id, randomUUID()), 'alpha'],
      [hrefs.valuationPhoto(id, 'x'), 'alpha'],
      [hrefs.valuationPhoto('x', photo), 'alpha'],
    ] as const) {
      expect([url, (await get(url, site)).statusCode]).toEqual([url, 404]);
    }
    await fixture.call('removeTradeInPhoto', { params: { id: other.id, photo } });
    await fixture.call('removeTradeInPhoto', { params: { id, photo } }, { site: 'beta' });
    expect(await shown(id)).toEqual([photo]);
  });

  test('comes too late once the offer has run out or was accepted', async () => {
    const { id, lead_id } = await fixture.value();
    await fixture.complete(id);
    await fixture.accept({ id, lead_id });
    expect((await add(id, await carPhoto({}))).error?.message).toBe(
      'You have accepted this offer. Bring further photos along, or call us about them.',
    );
    const late = await fixture.value();
    fixture.platform.clock.now = new Date(START.getTime() + 8 * dayMs);
    expect((await add(late.id, await carPhoto({}))).status).toBe(409);
  });

  test('[API-040] forty of one address in ten minutes are enough', async () => {
    const { id } = await fixture.value();
    const remoteAddress = '10.9.9.9';
    const statuses = [];
    for (let count = 0; count <= 40; count += 1)
      statuses.push((await add(id, Buffer.from('no photo'), { remoteAddress })).status);
    expect([statuses[0], statuses[39], statuses[40]]).toEqual([422, 422, 429]);
  });

  test('is deleted after 30 days, and with its valuation before', async () => {
    const { db } = fixture.platform.database;
    const kept = await fixture.value();
    const gone = await fixture.value();
    await fixture.complete(kept.id);
    for (const { id } of [kept, gone]) await add(id, await carPhoto({}));
    const left = async () =>
      (await Promise.all([kept, gone].map(({ id }) => countOf(id)))).map((count) => count);
    const countOf = (id: string) =>
      db.asWorker(
        async (tx) =>
          (await rows(tx, sql`select 1 from valuation_photos where valuation_id = ${id}::uuid`)).length,
      );
    await db.asWorker((tx) => tx.execute(sql`delete from leads where id = ${gone.lead_id}`));
    expect(await left()).toEqual([1, 0]);
    await cleanUp(db, new Date(START.getTime() + 30 * dayMs));
    expect(await left()).toEqual([1, 0]);
    await cleanUp(db, new Date(START.getTime() + 30 * dayMs + 1000));
    expect(await left()).toEqual([0, 0]);
    expect(await fixture.lead(kept.lead_id)).toBeDefined();
  });
});
