import { publicSite, strictBus, stubApi } from 'harness/testing';
import { startAnalytics } from './analytics';

const phoneClick = { eventId: 25, label: 'Used Car', params: { car_id: 7 } } as const;

afterEach(() => Reflect.deleteProperty(globalThis, 'dataLayer'));

test('[SHL-076] forwards an event with the site to its providers, and nothing when analytics are off', async () => {
  const api = jest.fn(stubApi({ trackEvent: { accepted: true } }));
  const events = strictBus();
  startAnalytics(publicSite({ site: { id: 42 } }), api as never, events); // a spy around the client
  events.publish('analytics:tracked', phoneClick, 'vehicle');
  expect(api.mock.calls).toEqual([
    ['trackEvent', { body: { event_id: 25, label: 'Used Car', params: { car_id: 7 }, website_id: 42 } }],
  ]);
  const silent = strictBus();
  startAnalytics(publicSite({ analytics: { enabled: false } }), api as never, silent); // a spy around the client
  silent.publish('analytics:tracked', phoneClick, 'vehicle');
  expect(api).toHaveBeenCalledTimes(1);
});

test('[SHL-076] the data layer gets the same event', () => {
  const events = strictBus();
  const site = publicSite({ site: { id: 42 }, analytics: { providers: ['dataLayer'] } });
  startAnalytics(site, stubApi(), events);
  events.publish('analytics:tracked', phoneClick, 'vehicle');
  expect((globalThis as { dataLayer?: unknown }).dataLayer).toEqual([
    { event: 'forecourt', event_id: 25, label: 'Used Car', params: { car_id: 7 }, website_id: 42 },
  ]);
});

test('a site that asks for consent keeps the data layer empty until it is given, and again once it is withdrawn', () => {
  const api = jest.fn(stubApi({ trackEvent: { accepted: true } }));
  const events = strictBus();
  const site = publicSite({ privacy: { consent: true }, analytics: { providers: ['api', 'dataLayer'] } });
  const layer = () => (globalThis as { dataLayer?: unknown[] }).dataLayer ?? [];
  startAnalytics(site, api as never, events); // a spy around the client
  events.publish('analytics:tracked', phoneClick, 'vehicle');
  // The platform's own count holds no person and is needed.
  expect(api).toHaveBeenCalledTimes(1);
  expect(layer()).toEqual([]);
  events.publish('privacy:changed', { isAccepted: true }, 'shell');
  events.publish('analytics:tracked', phoneClick, 'vehicle');
  expect(layer()).toHaveLength(1);
  events.publish('privacy:changed', { isAccepted: false }, 'shell');
  events.publish('analytics:tracked', phoneClick, 'vehicle');
  expect(layer()).toHaveLength(1);
  expect(api).toHaveBeenCalledTimes(3);
});

test('a provider that fails costs one warning and nothing else', async () => {
  expectConsole('warn', 'Analytics event 25 did not reach "api"');
  const events = strictBus();
  startAnalytics(publicSite(), stubApi({ trackEvent: new Error('500') }), events);
  expect(() => events.publish('analytics:tracked', phoneClick, 'vehicle')).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 0));
});
