import { aliasGroups, canonicalPath, findRouteClashes, hrefs, toSlug, type RouteDeclaration } from './routes';

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
  expect(
    findRouteClashes([
      { owner: 'shell', routes: [route('/'), route('/a/')] },
      { owner: 'leads', routes: [route('/'), route('/a'), route('/a/:id/b'), route('/a/b/:id')] },
    ]),
  ).toEqual([
    { pattern: '/', owners: ['shell', 'leads'] },
    { pattern: '/a', owners: ['shell', 'leads'] },
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

test.each([
  [hrefs.vehicle('a/b c'), '/cars/a%2Fb%20c'],
  [hrefs.condition('used'), '/search/used-cars'],
  [hrefs.condition('new'), '/search/new-cars'],
  [hrefs.condition('demo'), '/search/demo-cars'],
  [hrefs.make('Land Rover'), '/search/land-rover'],
  [hrefs.type('suv'), '/search/suv-cars'],
  [hrefs.usedType('ute'), '/used-car/ute'],
  [hrefs.dealershipStock('north shore'), '/search/north%20shore'],
  [hrefs.location('north shore'), '/locations/north%20shore'],
  [hrefs.contactLocation('north shore'), '/contact-us/north%20shore'],
  [hrefs.checkoutJourney('a&b'), '/checkout-journey?car_id=a%26b'],
  [hrefs.checkout('a b', 'checkout'), '/cars/a%20b/checkout'],
  [hrefs.checkout('a b', 'buy-online'), '/cars/a%20b/buy-online'],
  [hrefs.print('a&b'), '/print?car_id=a%26b'],
  [hrefs.carPdf('a/b'), '/api/cars/a%2Fb/pdf'],
  [hrefs.valuationPhoto('a/b', 'c d'), '/api/valuations/a%2Fb/photos/c%20d'],
  [hrefs.compare([]), '/compare'],
  [hrefs.compare(['a b', 'c']), '/compare?cars=a%20b,c'],
  [hrefs.enquire(), '/enquire'],
  [
    hrefs.enquire({ carSlug: 'a', locationSlug: 'b', category: 'fleet' }),
    '/enquire?car=a&location=b&category=fleet',
  ],
  [hrefs.enquire({ category: 'fleet', offerId: 42 }), '/enquire?category=fleet&offer_id=42'],
  [hrefs.bookTestDrive({ modelSlug: 'rav4', offerId: 42 }), '/book-test-drive?model=rav4&offer_id=42'],
  [hrefs.signIn({ redirect: '/a?b=1', back: '/c' }), '/sign-in?redirect=%2Fa%3Fb%3D1&back=%2Fc'],
  [
    hrefs.signIn({ type: 'watchlist', redirect: '/', back: '/c' }),
    '/sign-in?type=watchlist&redirect=%2F&back=%2Fc',
  ],
])('%s is the address %s', (href, address) => {
  expect(href).toBe(address);
});

test('[DEL-010] every path of a group has its first as the canonical one', () => {
  for (const group of aliasGroups)
    for (const path of group) expect([path, canonicalPath(path, ['/elsewhere'])]).toEqual([path, group[0]]);
});

const requested = { dealershipSlug: 'harbour', price: 30_000, id: 7, carType: 'used', vin: 'X' };

test('[VEH-034] the finance page is opened for a car; what is not known is left out', () => {
  expect(hrefs.financeFor('/finance', requested)).toBe(
    '/finance?preferredDealership=harbour&vehiclePriceBudget=30000&car_id=7&car_type=used&vin=X#finance-form',
  );
  expect(hrefs.financeFor('/apply-for-finance', { ...requested, price: null, vin: null })).toBe(
    '/apply-for-finance?preferredDealership=harbour&car_id=7&car_type=used#finance-form',
  );
});

test('[FIN-004] a finance link has its values in order, encoded, and leaves out what is missing', () => {
  const car = { dealershipSlug: 'h', price: 30_000, id: 7, carType: 'used', vin: null };
  expect(hrefs.financeFor('/finance', car)).toBe(
    '/finance?preferredDealership=h&vehiclePriceBudget=30000&car_id=7&car_type=used#finance-form',
  );
  expect(hrefs.financeFor('/finance', { ...car, dealershipSlug: 'h&j k', price: null, vin: 'X/1' })).toBe(
    '/finance?preferredDealership=h%26j+k&car_id=7&car_type=used&vin=X%2F1#finance-form',
  );
});

test('[VEH-035] a trade-in is valued against a car', () => {
  expect(hrefs.tradeInFor(7)).toBe('/cars/trade-in?car_id=7');
});
