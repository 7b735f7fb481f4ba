import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { hrefs } from 'shared-contracts/routes';
import { pictureRef } from 'shared-contracts/images';
import { rows } from '../testing/read-rows';
import { largePng } from '../testing/large-png';
import {
  makeDealership,
  seedCar,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';
import { watchThreads } from '../testing/watch-threads';

/** One white dot, as JPEG. */
const dot = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYU' +
    'GBIUFRT/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);
const known = '0123456789abcdef0123456789abcdef';
const broken = 'ffffffffffffffffffffffffffffffff';
const slow = 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const pictures = new Map([
  [known, dot],
  [slow, largePng(4000)],
]);
const longName = 'Premium Adventure Pack '.repeat(9);
const many = Array.from({ length: 120 }, (_, index) => `Feature number ${index} with a rather long name`);

const threads = watchThreads();
let requested: string[] = [];
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(
    async (folder) => {
      for (const [slug, id] of [
        ['alpha', 1],
        ['beta', 2],
      ] as const) {
        await writeSite(folder, slug, id, {
          site: { site: { dealerships: [`${slug}-yard`] } },
          dealerships: [makeDealership({ id, slug: `${slug}-yard` })],
        });
      }
    },
    {
      pictureOf: (hash) => {
        requested.push(hash);
        if (hash === broken) return Promise.reject(new Error('disk is gone'));
        return Promise.resolve(pictures.get(hash));
      },
    },
  );
  await platform.api.stock.seed('test', [
    seedCar('pictured', 'alpha-yard', { primary_image_url: pictureRef(known) }),
    seedCar('broken', 'alpha-yard', { primary_image_url: pictureRef(broken) }),
    seedCar('elsewhere', 'alpha-yard', { primary_image_url: 'http://127.0.0.1:1/secret.jpg' }),
    seedCar('bare', 'alpha-yard', { price: null, km: null, stocknum: null }),
    seedCar('long', 'alpha-yard', {
      badge: longName,
      series: longName,
      standardEquipment: many,
      price_type: longName,
    }),
    seedCar('slow', 'alpha-yard', { primary_image_url: pictureRef(slow) }),
    seedCar('hidden', 'alpha-yard', { show_on_dealer_website: false }),
    seedCar('foreign', 'beta-yard'),
  ]);
}, 120_000);
afterAll(() => platform.close());
beforeEach(() => {
  requested = [];
});

async function slugOf(identity: string): Promise<string> {
  const [car] = await platform.database.db.asWorker((tx) =>
    rows<{ slug: string }>(tx, sql`select slug from cars where identity = ${identity}`),
  );
  return car?.slug ?? '';
}
const get = (slug: string, remoteAddress = '10.0.0.1') =>
  platform.fastify.inject({ url: hrefs.carPdf(slug), remoteAddress, headers: { host: 'alpha.localhost' } });
const textOf = (pdf: Buffer): string => pdf.toString('latin1');
const count = (pdf: Buffer, pattern: RegExp): number => textOf(pdf).match(pattern)?.length ?? 0;

test('[API-022] a car comes as a PDF of one page, with its picture, embedded fonts and a link to its page', async () => {
  const slug = await slugOf('pictured');
  const answer = await get(slug);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${slug}.pdf"`,
    'cache-control': 'no-store',
  });
  const pdf = answer.rawPayload;
  expect(textOf(pdf).startsWith('%PDF')).toBe(true);
  expect(count(pdf, /\/Type \/Page\b(?!s)/g)).toBe(1);
  expect(count(pdf, /\/Subtype \/Image/g)).toBe(1);
  expect(count(pdf, /\/FontFile2/g)).toBe(2);
  expect(textOf(pdf)).toContain(`(https://alpha.example/cars/${slug})`);
  expect(requested).toEqual([known]);
});

test.each(['bare', 'long'])('[API-022] a car that is %s still has one page', async (identity) => {
  const { statusCode, rawPayload } = await get(await slugOf(identity));
  expect([statusCode, count(rawPayload, /\/Type \/Page\b(?!s)/g)]).toEqual([200, 1]);
  expect(count(rawPayload, /\/Subtype \/Image/g)).toBe(0);
});

test('[API-022] a picture that cannot be had is left out, and an address is never fetched', async () => {
  for (const [identity, hashes] of [
    ['broken', [broken]],
    ['elsewhere', []],
  ] as const) {
    requested = [];
    const { statusCode, rawPayload } = await get(await slugOf(identity));
    expect([identity, statusCode, count(rawPayload, /\/Subtype \/Image/g), requested]).toEqual([
      identity,
      200,
      0,
      hashes,
    ]);
  }
});

test('[API-022] a thread that dies under a PDF fails that one only', async () => {
  const slowSheet = get(await slugOf('slow'));
  // It is being drawn: its picture is the last thing it needs.
  while (!requested.includes(slow)) await setImmediate();
  await setImmediate();
  await threads.started.at(-1)?.terminate();
  const answer = await slowSheet;
  expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'internal']);
  expect(platform.log.lines.at(-1)).toContain('The thread that draws PDFs ended under one');
  expect((await get(await slugOf('pictured'))).statusCode).toBe(200);
});

test('[API-022] unknown, hidden and foreign cars are 404 with a message', async () => {
  for (const slug of ['nothing', await slugOf('hidden'), await slugOf('foreign'), '../../x']) {
    const answer = await get(slug);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: { code: 'not_found', message: expect.any(String) } });
  }
});

test('[API-022] an address that requests PDFs without end is limited', async () => {
  const statuses: number[] = [];
  for (let call = 1; call <= 31; call++) statuses.push((await get('nothing', '10.7.7.7')).statusCode);
  expect([statuses[29], statuses[30]]).toEqual([404, 429]);
  expect((await get('nothing', '10.7.7.8')).statusCode).toBe(404);
});

test('[API-022] the thread ends with the API', async () => {
  const answer = await get(await slugOf('pictured'), '10.7.7.9');
  expect([answer.statusCode, threads.running.size]).toEqual([200, 1]);
  await platform.api.close(); // and once more after the tests
  expect(threads.running.size).toBe(0);
});
