import { parseTenantConfig } from '../site-config/parse';
import type { TenantConfig } from '../site-config/schema';

/** Only what a site must say. */
const required = {
  site: {
    slug: 'test-motors',
    id: 900,
    name: 'Test Motors',
    url: 'https://test.example',
    hosts: ['test.localhost'],
    logo: '/site/logo.svg',
    address: { city: 'Springwood', state: 'QLD' },
    dealerships: ['harbour-springwood'],
  },
};

type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(base: Json, over: Json): Json {
  const merged: Json = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = merged[key];
    merged[key] = isObject(before) && isObject(value) ? merge(before, value) : value;
  }
  return merged;
}

/**
 * A site with every default, changed by raw config values as a `site.json` would hold them.
 *
 * @throws when the changes make no valid config
 */
export function makeSite(changes: Json = {}): TenantConfig {
  const result = parseTenantConfig(merge(required, changes), {});
  if (!result.ok) {
    throw new Error(
      `makeSite: ${result.problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`,
    );
  }
  return result.config;
}
