import { act, configure, screen } from '@testing-library/react';
import { makeDocuments, publicSite, stubSearch } from 'harness/testing';
import { makeLocation } from 'shared-contracts/testing';
import { locationsApi, makeTestSite, openPage } from '../testing/in-site';

// Waiting longer than usual costs nothing on a quiet machine and saves the test on a busy one.
configure({ asyncUtilTimeout: 5_000 });

const facets = {
  make: { Toyota: 30, Kia: 12 },
  model: { RAV4: 9 },
  dealership_name: { 'Harbour Springwood': 6 },
  fuel: { Hybrid: 4, Petrol: 8 },
};

async function open(path: string) {
  const fake = stubSearch({ cars: makeDocuments(10), facets });
  const site = publicSite({ search: { hitsPerPage: 4 } });
  const page = openPage(path, makeTestSite({ fake, site, api: locationsApi([makeLocation()]) }));
  await screen.findByRole('heading', { level: 1 });
  return page;
}

test.each([
  ['[SRC-006]', '/search/springwood', ['location_name IN ["Springwood"]']],
  ['[SRC-007]', '/search/harbour-springwood', ['dealership_name IN ["Harbour Springwood"]']],
  ['[SRC-009]', '/used-car/ute', ['car_type IN ["used"]', 'body IN ["ute"]']],
  ['[SRC-009]', '/used-car/ute/', ['car_type IN ["used"]', 'body IN ["ute"]']],
  ['[SRC-074]', '/search/toyota/rav4', ['make IN ["Toyota"]', 'model IN ["RAV4"]']],
])('%s %s asks for %j, a page at a time', async (_, path, filter) => {
  const { fake } = await open(path);
  expect(fake.lastQuery()).toMatchObject({ filter, hitsPerPage: 4 });
});

test('[SRC-074] lists of a make, a model, a category or a price ask for 21 cars', async () => {
  const site = publicSite();
  for (const path of ['/search/toyota', '/search/toyota/rav4', '/search?categories=family&price=-30000']) {
    const fake = stubSearch({ cars: makeDocuments(1), facets });
    const page = openPage(path, makeTestSite({ fake, site }));
    await screen.findByRole('heading', { level: 1 });
    expect(fake.lastQuery()).toMatchObject({ indexUid: 'cars_production', hitsPerPage: 21, offset: 0 });
    page.unmount();
  }
});

test('on a preset’s page a change of the filters is one request', async () => {
  const { fake, router } = await open('/search/toyota');
  const before = fake.requests.length;
  await act(() => router.navigate('/search/toyota?fuel=Hybrid'));
  expect(fake.requests).toHaveLength(before + 1);
  expect(fake.lastQuery()).toMatchObject({ filter: ['make IN ["Toyota"]', 'fuel IN ["Hybrid"]'] });
  // Another path is requested anew.
  await act(() => router.navigate('/search/kia'));
  expect(fake.requests).toHaveLength(before + 3);
});
