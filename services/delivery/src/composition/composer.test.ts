import { createFixture, type Fixture } from '../testing/delivery-fixture';
import { remoteBundle, searchRelease } from '../testing/releases';

let delivery: Fixture;
beforeAll(async () => {
  delivery = await createFixture();
});
afterAll(() => delivery.close());

test('a remote that could not be loaded is on the page again as soon as it can be, without a new composition', async () => {
  await delivery.publish(searchRelease('1.1.0', 'throw new Error("not now")'));
  delivery.registry.set({ shell: '1.0.0', search: '1.1.0' });
  const first = await delivery.get('/search');
  expect(first.body).toContain('left out');
  await delivery.publish(searchRelease('1.1.0', remoteBundle('search healed')));
  let page = first;
  const hangsAfter = Date.now() + 20_000;
  while (page.body.includes('left out') && Date.now() < hangsAfter) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    page = await delivery.get('/search');
  }
  expect(page.body).toContain('search healed');
  expect(page.headers['x-forecourt-composition']).toBe(first.headers['x-forecourt-composition']);
});
