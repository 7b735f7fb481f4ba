import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { InPlatform, publicSite, strictBus } from 'harness/testing';
import { makeDealerLocation } from '../testing/dealer-locations';
import { LocationMap } from './location-map';

const { address } = makeDealerLocation();

async function show(change: Partial<typeof address>, key: string | null) {
  const { container } = render(
    <InPlatform site={publicSite(key === null ? {} : { maps: { key } })}>
      <p>Page</p>
      <LocationMap location={makeDealerLocation({ address: { ...address, ...change } })} />
    </InPlatform>,
  );
  await screen.findByText('Page');
  const frame = container.querySelector('iframe');
  return { container, frame, query: new URL(frame?.src ?? 'about:blank').searchParams };
}

test.each([
  ['the site’s key', {}, 'K', 'K'],
  ['the location’s own key', { map_key: 'L' }, 'K', 'L'],
  ['the location’s key alone', { map_key: 'L' }, null, 'L'],
])('[LOC-022] the map is embedded with %s', async (_, change, siteKey, used) => {
  const { query } = await show(change, siteKey);
  expect(query.get('key')).toBe(used);
  expect(query.get('q')).toBe('-27.611,153.129');
});

test('[LOC-022] without coordinates the map is centred by the id of the map provider', async () => {
  const { query, frame } = await show({ lat: null, long: null, place_id: 'ChIJ' }, 'K');
  expect(query.get('q')).toBe('place_id:ChIJ');
  expect(frame).toHaveAttribute('title', 'Map of Springwood');
});

test('[LOC-022] without any key the address and a map link replace it', async () => {
  const { container, frame } = await show({}, null);
  expect(frame).toBeNull();
  expect(container).toHaveTextContent('1 Main St, Springwood QLD 4127');
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('-27.611,153.129'));
  expect(await axe(container)).toHaveNoViolations();
});

test('a site that asks for consent embeds no map before it is given', async () => {
  const site = publicSite({ maps: { key: 'K' }, privacy: { consent: true } });
  const events = strictBus();
  const { container } = render(
    <InPlatform site={site} events={events}>
      <LocationMap location={makeDealerLocation()} />
    </InPlatform>,
  );
  expect(container.querySelector('iframe')).toBeNull();
  expect(await screen.findByRole('link', { name: /Open in maps/ })).toBeVisible();
  act(() => events.publish('privacy:changed', { isAccepted: true }, 'shell'));
  expect(container.querySelector('iframe')).not.toBeNull();
  act(() => events.publish('privacy:changed', { isAccepted: false }, 'shell'));
  expect(container.querySelector('iframe')).toBeNull();
});
