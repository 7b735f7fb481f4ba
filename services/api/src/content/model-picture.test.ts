import {
  makeDealership,
  seedCar,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';
import { modelKey, modelPictures, type NamedModel } from './model-picture';

const alpha = { id: 1, slug: 'alpha-yard' };
const beta = { id: 2, slug: 'beta-yard' };
const cx5 = { make: 'Mazda', name: 'CX-5' };
const mazda3 = { make: 'Mazda', name: 'Mazda3' };
const mx5 = { make: 'Mazda', name: 'MX-5' };

const offer = (id: number, changes: object) => ({
  id,
  name: 'Offer',
  description: '',
  sanitized_description: '',
  manufacturer: { id: 3, name: 'Mazda', slug: 'mazda', logo: { url: null } },
  model: { name: 'CX-5', slug: 'cx-5' },
  ...changes,
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(async (folder) => {
    for (const [index, dealership] of [alpha, beta].entries()) {
      await writeSite(folder, dealership.slug.slice(0, -5), index + 1, {
        site: { site: { dealerships: [dealership.slug] } },
        dealerships: [makeDealership(dealership)],
        // Ids are unique over all sites.
        offers: [
          offer(index * 10 + 1, {}),
          offer(index * 10 + 2, { image_url: '/site/own.webp' }),
          offer(index * 10 + 3, { image_or_model_image: { url: '/site/model.webp' } }),
          offer(index * 10 + 4, { model: { name: 'EV9', slug: 'ev9' } }),
          offer(index * 10 + 5, { model: null }),
        ],
        models: [
          { name: 'CX-5', slug: 'cx-5', make: 'Mazda', summary: '' },
          { name: 'MX-5', slug: 'mx-5', make: 'Mazda', summary: '', image: { url: '/site/own.webp' } },
          { name: 'EV9', slug: 'ev9', make: 'Kia', summary: '' },
        ],
      });
    }
  });
  const photo = (url: string) => ({ image: { url, thumb: { url } } });
  const car = (name: string, changes: object, yard = alpha.slug) =>
    seedCar(name, yard, { make: 'Mazda', model: 'CX-5', primary_image_url: name, ...changes });
  await platform.api.stock.seed('test', [
    car('picture:old', { year: 2019 }),
    car('picture:newest', { year: 2024 }),
    car('picture:sold', { year: 2026, status: 'sold', sold: true }),
    car('picture:hidden', { year: 2026, show_on_dealer_website: false }),
    car('none', { year: 2026, primary_image_url: null, images: [] }),
    car('picture:of-beta', { year: 2026 }, beta.slug),
    car('picture:of-3', { model: '3' }),
    car('listed', { model: 'MX-5', primary_image_url: null, images: [photo('picture:first')] }),
  ]);
}, 120_000);
afterAll(() => platform.close());

const picturesOf = (site: string, models: NamedModel[]) =>
  platform.database.db.withSite(site, (tx) => modelPictures(tx, models));

test('[SHL-058] a model has the picture of its newest car in stock on this very site', async () => {
  const named = [cx5, mx5, mazda3, { make: 'MAZDA', name: 'cx 5' }, { make: 'Kia', name: 'EV9' }];
  const pictures = await picturesOf('alpha', named);
  expect(Object.fromEntries(pictures)).toEqual({
    [modelKey(cx5)]: 'picture:newest',
    [modelKey(mx5)]: 'picture:first',
    [modelKey(mazda3)]: 'picture:of-3',
  });
  expect([...(await picturesOf('beta', [cx5, mx5])).values()]).toEqual(['picture:of-beta']);
  expect((await picturesOf('alpha', [])).size).toBe(0);
});

test('[SHL-058] an offer without a picture gets its model’s from this site’s stock; others keep theirs', async () => {
  const picturesAt = async (host: string) => {
    const { body } = await platform.fastify.inject({ url: '/api/offers', headers: { host } });
    const offers = JSON.parse(body) as {
      image_url: string | null;
      image_or_model_image: { url: string } | null;
    }[]; // the endpoint's answer
    return offers.map(({ image_url: own, image_or_model_image: image }) => [own, image?.url ?? null]);
  };
  const expected = (ofModel: string) => [
    [null, ofModel],
    ['/site/own.webp', null],
    [null, '/site/model.webp'],
    [null, null],
    [null, null],
  ];
  expect(await picturesAt('alpha.localhost')).toEqual(expected('picture:newest'));
  expect(await picturesAt('beta.localhost')).toEqual(expected('picture:of-beta'));
});

test('[SHL-042] a model of the range without a picture gets that of its newest car; others keep theirs', async () => {
  const picturesAt = async (host: string) => {
    const { body } = await platform.fastify.inject({ url: '/api/models', headers: { host } });
    return (JSON.parse(body) as { image: { url: string } | null }[]).map(({ image }) => image?.url ?? null);
  };
  expect(await picturesAt('alpha.localhost')).toEqual(['picture:newest', '/site/own.webp', null]);
  expect(await picturesAt('beta.localhost')).toEqual(['picture:of-beta', '/site/own.webp', null]);
});
