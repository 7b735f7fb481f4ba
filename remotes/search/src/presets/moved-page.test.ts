import { stubSearch } from 'harness/testing';
import { loadContext, locationsApi, makeTestSite } from '../testing/in-site';
import { routes } from '../routes';

const facets = {
  make: { Hyundai: 2, Toyota: 9, Suzuki: 1, Tesla: 3, Isuzu: 4, Mazda: 2, MG: 1, 'Land Rover': 3 },
  // The fake gives every question all of them.
  model: {
    'Santa Fe': 2, 'LandCruiser': 3, 'LandCruiser Prado': 1, RAV4: 4, 'Corolla Cross': 1, 'Grand Vitara': 1, 'Model 3': 1,
    'Model Y': 2, 'D-MAX': 3, '3': 2, MG3: 1, XC90: 1,
  },
}; // prettier-ignore

/** What loading an address ends in: the place of a redirect, or its status. */
async function endOf(path: string): Promise<string> {
  const [, segment = '', model] = path.split('?')[0]?.slice(1).split('/') ?? [];
  const route = routes.find(({ id }) => id === (model ? 'search.make-model' : 'search.segment'));
  const context = loadContext(makeTestSite({ fake: stubSearch({ facets }), api: locationsApi([]) }), path);
  const params = model ? { make: segment, model } : { segment };
  try {
    await route?.load?.({ ...context, params });
    return 'shown';
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return [error.status, error.headers.get('location')].filter(Boolean).join(' ');
  }
}

test.each([
  ['/search/hyundai/santa', '301 /search/hyundai/santa-fe'],
  ['/search/Hyundai/Santa?page=2', '301 /search/hyundai/santa-fe?page=2'],
  ['/search/suzuki/grand', '301 /search/suzuki/grand-vitara'],
  ['/search/toyota/land-cruiser', '301 /search/toyota/landcruiser'],
  ['/search/toyota/rav', '301 /search/toyota/rav4'],
  ['/search/mazda/mazda3', '301 /search/mazda/3'],
  ['/search/tesla/model', '301 /search/tesla?model=Model+3&model=Model+Y'],
  ['/search/tesla/model?fuel=Electric', '301 /search/tesla?model=Model+3&model=Model+Y&fuel=Electric'],
  ['/search/isuzu-ute/d-max', '301 /search/isuzu/d-max'],
  ['/search/isuzu-ute', '301 /search/isuzu'],
  ['/search/land', '301 /search/land-rover'],
  // A model that is out of stock is no old name of another one.
  ['/search/toyota/corolla', '404'],
  ['/search/nowhere/santa', '404'],
  ['/search/nowhere', '404'],
])('the old address %s ends in %s', async (path, expected) => {
  expect(await endOf(path)).toBe(expected);
});
