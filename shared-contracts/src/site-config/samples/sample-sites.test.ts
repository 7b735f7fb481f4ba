import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSiteFiles } from '../content';
import { findSiteClashes } from '../site-clashes';
import { readSample, readSampleFiles, sampleSlugs, SITES_FOLDER } from './dev/read-samples';

const samples = sampleSlugs.map(readSample);

test('the six sample sites are there and parse without a warning', () => {
  expect(sampleSlugs).toEqual([
    'apex-group',
    'bigrig-trucks',
    'coastal-toyota',
    'harbour-motors',
    'outback-caravans',
    'summit-subaru',
  ]);
  for (const slug of sampleSlugs) {
    const result = parseSiteFiles(readSampleFiles(slug), { toyota: {} });
    expect(result.ok && result.warnings).toEqual([]);
  }
});

test('no two sites share a slug, an id, a host, a dealership or a location, and every reference resolves', () => {
  expect(findSiteClashes(samples)).toEqual([]);
});

test('each site answers at its short local name, harbour-motors also at localhost', () => {
  expect(Object.fromEntries(samples.map(({ slug, config }) => [slug, config.site.hosts]))).toEqual({
    'apex-group': ['apex.localhost'],
    'bigrig-trucks': ['bigrig.localhost'],
    'coastal-toyota': ['coastal.localhost'],
    'harbour-motors': ['harbour.localhost', 'localhost'],
    'outback-caravans': ['outback.localhost'],
    'summit-subaru': ['summit.localhost'],
  });
});

test('one dealership is shared by two sites', () => {
  const sitesOf = (dealership: string) =>
    samples.filter(({ config }) => config.site.dealerships.includes(dealership)).map(({ slug }) => slug);
  expect(sitesOf('summit-southport')).toEqual(['apex-group', 'summit-subaru']);
});

test('locations show every state: hidden, without phone, closed days, special hours in both shapes', () => {
  const locations = samples.flatMap(({ content }) => content.locations.locations);
  expect(locations.some(({ visible }) => !visible)).toBe(true);
  expect(
    locations.some(
      ({ visible, contact_detail: detail }) => visible && !detail.phone && !detail.landline_phone,
    ),
  ).toBe(true);
  expect(new Set(locations.map(({ location_type: type }) => type))).toEqual(
    new Set(['sales', 'service', 'parts', '']),
  );
  expect(locations.every(({ contact_detail: detail }) => detail.opening_hours.length === 7)).toBe(true);
  const special = samples.flatMap(({ content }) => content.locations.special_hours);
  expect(special.some(({ hours }) => hours) && special.some(({ start_hour: start }) => start)).toBe(true);
});

describe.each(samples)('$slug', ({ slug, config, content }) => {
  const folder = path.join(SITES_FOLDER, slug);

  test('folder and slug agree, and an editor finds the schema', () => {
    expect(config.site.slug).toBe(slug);
    expect(readSampleFiles(slug).site).toMatchObject({ $schema: '../site.schema.json' });
  });

  test('every picture it names is a file of its folder', () => {
    const named = new Set(
      [...JSON.stringify({ config, content }).matchAll(/"\/site\/([^"]+)"/g)].map(([, file = '']) => file),
    );
    expect(named.size).toBeGreaterThan(3);
    expect([...named, 'favicon.svg'].filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  });
});
