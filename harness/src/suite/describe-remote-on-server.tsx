import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { RouterBinding } from 'shared-routing';
import type { LoadServices, RemoteModule } from 'shared-contracts/remote/remote-module';
import type { SlotName, SlotProps } from 'shared-contracts/slots';
import { HarnessProviders } from '../rendering/providers';
import { opaqueSlot } from '../rendering/opaque';
import { createServerCache } from '../rendering/server-styles';
import { createSlotHost } from '../rendering/slot-host';
import { sampleSlots } from '../sample/sample-slots';
import { slotNames } from './contract-tests';
import { findRoute } from './find-route';
import { renderOnServer } from './render-on-server';
import { createSuiteFixture, type SuiteOptions, type SuiteFixture } from './suite-fixture';

const nothing = (): void => undefined;

/** Renders one slot as the server does, with its data loaded. */
async function renderSlot(
  remote: RemoteModule,
  name: SlotName,
  props: SlotProps[SlotName],
  fixture: SuiteFixture,
): Promise<string> {
  const slot = opaqueSlot(remote, name);
  if (!slot) throw new Error(`The remote has no slot ${name}.`);
  const services: LoadServices = fixture.services();
  const data = (await slot.load?.(props, services)) ?? null;
  const handler = createStaticHandler([{ path: '*', element: <slot.Component {...props} data={data} /> }]);
  const context = await handler.query(new Request('https://test.localhost/'));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <HarnessProviders
      cache={createServerCache()}
      platform={fixture.platform}
      slotHost={createSlotHost(remote)}
    >
      <RouterBinding router={router}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </RouterBinding>
    </HarnessProviders>,
  );
}

const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

/**
 * The part of the shared suite that runs as on the server: no document, no window. Call it in
 * `suite.ssr.test.tsx`; every remote passes it.
 */
export function describeRemoteOnServer(name: string, remote: RemoteModule, options: SuiteOptions): void {
  const { pages, missing = [] } = options;

  describe(`remote ${name} on the server`, () => {
    test('runs without a document', () => {
      expect('document' in globalThis || 'window' in globalThis).toBe(false);
    });

    for (const address of pages) {
      test(`${address} is rendered: one heading of first order, no style in the body`, async () => {
        const { body } = await renderOnServer(remote, address, createSuiteFixture(options));
        expect(count(body, /<h1[\s>]/g)).toBe(1);
        expect(count(body, /<style[\s>]/g)).toBe(0);
      });

      test(`${address} is rendered alike each time, whatever was rendered before`, async () => {
        const fixture = createSuiteFixture(options);
        const { route, params } = findRoute(remote, address);
        const data = await route.load(fixture.context(address, params));
        // The same data, so that a key made while loading is no difference.
        const fixed: RemoteModule = { ...remote, routes: [{ ...route, load: async () => data } as never] };
        const first = await renderOnServer(fixed, address, fixture);
        const second = await renderOnServer(fixed, address, createSuiteFixture(options));
        expect(second.body).toBe(first.body);
      });

      test(`${address} has data that survives the way to the browser`, async () => {
        const { route, params } = findRoute(remote, address);
        const data = await route.load(createSuiteFixture(options).context(address, params));
        expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      });

      test(`${address} has a head: title, description and canonical path`, async () => {
        const fixture = createSuiteFixture(options);
        const { route, params } = findRoute(remote, address);
        const context = fixture.context(address, params);
        const meta = route.meta(await route.load(context), { site: fixture.site, url: context.url });
        expect(meta.title.trim()).not.toBe('');
        expect(meta.description.trim()).not.toBe('');
        expect(meta.canonical).toMatch(/^\/(?!\/)\S*$/);
      });
    }

    for (const address of missing) {
      test(`${address} holds nothing and is the 404 page`, async () => {
        const { route, params } = findRoute(remote, address);
        const loading = route.load(createSuiteFixture(options).context(address, params));
        await expect(loading).rejects.toMatchObject({ status: 404 });
      });
    }

    const { cars, locations } = createSuiteFixture(options);
    const samples = sampleSlots(cars, locations, nothing);
    for (const slot of slotNames(remote)) {
      for (const sample of samples[slot]) {
        test(`slot ${slot} (${sample.name}) is rendered, with no style in the body`, async () => {
          const body = await renderSlot(remote, slot, sample.props, createSuiteFixture(options));
          expect(count(body, /<style[\s>]/g)).toBe(0);
          expect(count(body, /<h1[\s>]/g)).toBe(0);
        });
      }
    }
  });
}
