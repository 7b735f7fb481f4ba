import { readSample } from './samples/dev/read-samples';
import { findSiteClashes, type LoadedSite } from './site-clashes';

const harbour = readSample('harbour-motors');
const summit = readSample('summit-subaru');
const withSite = (sample: LoadedSite, site: Partial<LoadedSite['config']['site']>): LoadedSite => ({
  ...sample,
  config: { ...sample.config, site: { ...sample.config.site, ...site } },
});

test('sites that share nothing have no clash', () => expect(findSiteClashes([harbour, summit])).toEqual([]));

test.each([
  [
    { slug: 'harbour-motors' },
    'harbour-motors',
    'site.slug',
    '"harbour-motors" is already taken by "harbour-motors"',
  ],
  [{ id: 7 }, 'summit-subaru', 'site.id', '7 is already taken by "harbour-motors"'],
  [
    { hosts: ['localhost', 'summit.localhost'] },
    'summit-subaru',
    'site.hosts[0]',
    '"localhost" is already taken by "harbour-motors"',
  ],
  [
    { dealerships: ['summit-southport', 'nowhere'] },
    'summit-subaru',
    'site.dealerships[1]',
    '"nowhere" is defined by no site',
  ],
  [
    { dealerships: ['summit-toowomba'] },
    'summit-subaru',
    'site.dealerships[0]',
    '"summit-toowomba" is defined by no site; did you mean "summit-toowoomba"?',
  ],
  [
    { locations: [1201, 1001] },
    'summit-subaru',
    'site.locations[1]',
    '1001 is no location of its dealerships',
  ],
])('%j is reported at the later site', (change, site, path, message) => {
  expect(findSiteClashes([harbour, withSite(summit, change)])).toMatchObject([{ site, path, message }]);
});

test('a dealership and its locations are defined once', () => {
  const copy = withSite(harbour, { slug: 'copy', id: 8, hosts: ['copy.localhost'] });
  const paths = findSiteClashes([harbour, copy]).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'dealerships.json: [0].slug',
      'dealerships.json: [0].id',
      'locations.json: locations[0].id',
      'offers.json: [0].id',
    ]),
  );
});
