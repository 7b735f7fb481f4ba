import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { imageUrl, missingPicture, pictureRef } from 'shared-contracts/images';
import { makeSite } from 'shared-contracts/testing';
import { createFixture, pictureHash, type Fixture } from '../testing/delivery-fixture';
import { imageFormat, parseImageRequest } from './image-request';
import { createImageService } from './image-service';
import { missingPictureSvg } from './missing-picture';

let delivery: Fixture;
beforeAll(async () => {
  delivery = await createFixture();
});
afterAll(() => delivery.close());

test.each([
  ['image/avif,image/webp,*/*', 'avif', { width: 640, height: 427 }],
  ['image/webp', 'webp', { width: 640, height: 427 }],
  ['*/*', 'jpeg', { width: 640, height: 427 }],
])('a client that accepts %p gets %p of the width asked for', async (accept, format, size) => {
  const answer = await delivery.get(`/images/640/q80/${pictureHash}`, { accept });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
  expect(answer.headers.vary).toBe('Accept');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { format: rendered, width, height } = await sharp(answer.rawPayload).metadata();
  expect({ width, height }).toEqual(size);
  expect(rendered).toBe(format === 'avif' ? 'heif' : format);
});

test('[DEL-008] the picture of a car without photos is there without being stored, named by its content', async () => {
  const hash = createHash('sha256').update(missingPictureSvg).digest('hex').slice(0, 32);
  expect(missingPicture).toBe(pictureRef(hash));
  const answer = await delivery.get(imageUrl(makeSite().images, missingPicture, { width: 1200 }) ?? '');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 800 });
});

test('a picture is cropped to a shape from the list', async () => {
  const answer = await delivery.get(`/images/480x320/q75/${pictureHash}`, { accept: 'image/webp' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 320 });
});

test.each(['641/q80', '640/q81', '640x999/q80', '99999/q80', '640/80', 'x480/q80', '640x/q80', '-640/q80'])(
  'a size that is on no list is 404: %p',
  async (request) => {
    expect((await delivery.get(`/images/${request}/${pictureHash}`)).statusCode).toBe(404);
  },
);

test.each([
  'f'.repeat(32),
  'https:%2f%2fevil.example%2fa.jpg',
  '..%2f..%2f..%2fetc%2fpasswd',
  pictureHash.slice(1),
])('the source is the hash of a stored picture and nothing else: %p', async (hash) => {
  const answer = await delivery.get(`/images/640/q80/${hash}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a client that refuses a format does not get it', () => {
  expect(imageFormat('image/avif;q=0, image/webp')).toBe('webp');
  expect(imageFormat(undefined)).toBe('jpeg');
});

test('a picture is rendered once, however many requests come, and never twice after that', async () => {
  const original = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  let requested = 0;
  const log = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  };
  const images = createImageService({
    pictures: {
      get: async () => {
        requested += 1;
        return original;
      },
    },
    home: delivery.home,
    log,
  });
  const variant = parseImageRequest('160', 'q75', 'a'.repeat(32));
  if (!variant) throw new Error('the request is on the lists');
  const [one, two] = await Promise.all([
    images.get(variant, 'webp', '203.0.113.1'),
    images.get(variant, 'webp', '203.0.113.1'),
  ]);
  const three = await images.get(variant, 'webp', '203.0.113.1');
  expect(requested).toBe(1);
  expect(two).toBe(one);
  expect(three).toEqual(one);
  expect(await readdir(join(delivery.home, 'cache/images/aa'))).toEqual([`${'a'.repeat(32)}-160-q75.webp`]);
});
