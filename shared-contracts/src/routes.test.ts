import { canonicalPath, findRouteClashes, hrefs, toSlug, type RouteDeclaration } from './routes';

const route = (pattern: string): RouteDeclaration => ({
  id: pattern,
  pattern,
  gate: 'none',
  cache: 'shared',
});

test('slugs are lower case words joined by hyphens', () => {
  expect(['Land Cruiser', 'RAV4', 'Mercedes-Benz', 'Škoda', 'A & B', ' -x- ', 'G10+'].map(toSlug)).toEqual([
    'land-cruiser',
    'rav4',
    'mercedes-benz',
    'skoda',
    'a-and-b',
    'x',
    'g10-plus',
  ]);
});

test('clashing patterns are all listed, whatever their parameters are called', () => {
  const clashes = findRouteClashes([
    { owner: 'search', routes: [route('/search'), route('/search/:segment'), route('/offers/:id')] },
    { owner: 'vehicle', routes: [route('/cars/:slug'), route('/search/:make')] },
    { owner: 'leads', routes: [route('/offers/:offer'), route('/cars/:slug/enquire')] },
  ]);
  expect(clashes).toEqual([
    { pattern: '/search/:make', owners: ['search', 'vehicle'] },
    { pattern: '/offers/:offer', owners: ['search', 'leads'] },
  ]);
});

test('alias paths share one canonical path, which a site may choose', () => {
  expect(['/contact', '/contact-us'].map((path) => canonicalPath(path))).toEqual(['/contact', '/contact']);
  expect(canonicalPath('/sell-your-car', ['/sell-my-car'])).toBe('/sell-my-car');
  expect(canonicalPath('/search')).toBe('/search');
});

test('links carry the search state', () => {
  expect(hrefs.search({ filters: { make: ['Toyota'] } })).toBe('/search?make=Toyota');
  expect(hrefs.search({}, '/search/suv-cars')).toBe('/search/suv-cars');
  expect(hrefs.makeModel('Toyota', 'Land Cruiser')).toBe('/search/toyota/land-cruiser');
  // A car whose source names no model.
  expect(hrefs.makeModel('Toyota', '')).toBe('/search/toyota');
  expect(hrefs.enquire({ carSlug: 'a-1' })).toBe('/enquire?car=a-1');
});

const asked = { dealershipSlug: 'harbour', price: 30_000, id: 7, carType: 'used', vin: 'X' };

test('[VEH-034] the finance page is asked about a car; what is not known is left out', () => {
  expect(hrefs.financeFor('/finance', asked)).toBe(
    '/finance?preferredDealership=harbour&vehiclePriceBudget=30000&car_id=7&car_type=used&vin=X#finance-form',
  );
  expect(hrefs.financeFor('/apply-for-finance', { ...asked, price: null, vin: null })).toBe(
    '/apply-for-finance?preferredDealership=harbour&car_id=7&car_type=used#finance-form',
  );
});

test('[VEH-035] a trade-in is valued against a car', () => {
  expect(hrefs.tradeInFor(7)).toBe('/cars/trade-in?car_id=7');
});
