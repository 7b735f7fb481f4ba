import { DatabaseLost } from 'service-api';
import { ApiFailure } from 'shared-contracts/errors';
import { createFixture, type Fixture } from '../testing/delivery-fixture';
import { shellBundle, shellRelease } from '../testing/releases';

/*
 * What cannot be answered for the moment is 503 and says when to come again, so that crawlers and load balancers do.
 */

let delivery: Fixture;
beforeAll(async () => {
  delivery = await createFixture();
});
afterAll(() => delivery.close());

const statusAndWait = async (path: string, host = 'harbour.localhost'): Promise<[number, unknown]> => {
  const { statusCode, headers } = await delivery.get(path, { host });
  return [statusCode, headers['retry-after']];
};
const seconds = expect.stringMatching(/^\d+$/);

test('a page whose own part could not be loaded is 503 with Retry-After', async () => {
  const node = shellBundle.replace('const status = ', "const status = path === '/search' ? 503 : ");
  await delivery.publish({ ...shellRelease('1.0.1'), node });
  delivery.registry.set({ shell: '1.0.1', search: '1.0.0' });
  expect(await statusAndWait('/search')).toEqual([503, seconds]);
  expect(await statusAndWait('/')).toEqual([200, undefined]);
});

test.each([
  ['lost its database', 'summit.localhost', new DatabaseLost('The connection was lost.')],
  ['has an API that is unavailable', 'apex.localhost', new ApiFailure('unavailable', 'Not just now.')],
])('a file that %s is 503 with Retry-After, and is there again afterwards', async (_what, host, error) => {
  delivery.answers.set('listModels', () => {
    throw error;
  });
  expect(await statusAndWait('/sitemap.xml', host)).toEqual([503, seconds]);
  delivery.answers.set('listModels', () => []);
  expect(await statusAndWait('/sitemap.xml', host)).toEqual([200, undefined]);
});

test('a lasting fault is 500, without a request to try again', async () => {
  expect(await statusAndWait('/throws')).toEqual([500, undefined]);
});
