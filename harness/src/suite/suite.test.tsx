import { useEffect, type ReactNode } from 'react';
import { usePlatform, usePublish } from 'shared-contracts/react';
import { contractVersion, defineRoute, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { findRoute } from './find-route';
import { hydratePage, openPage } from './page-in-browser';
import { renderOnServer } from './render-on-server';
import { createSuiteFixture } from './suite-fixture';
import { watchListeners } from './watch-listeners';

/** A remote with one page, for planting what the suite has to notice. */
const remoteWith = (Component: () => ReactNode, load = async () => ({ text: 'data' })): RemoteModule => ({
  contract: contractVersion,
  slots: {},
  routes: [
    defineRoute({
      id: 'planted.page',
      pattern: '/planted/:what',
      gate: 'none',
      cache: 'shared',
      load,
      Component,
      meta: () => ({ title: 'Planted', description: 'Planted', canonical: '/planted/it' }),
    }),
  ],
});
const address = '/planted/it';
const fixture = () => createSuiteFixture({});

test('markup that differs from the server is noticed', async () => {
  const remote = remoteWith(() => <h1>browser</h1>);
  const page = await renderOnServer(remote, address, fixture());
  expect((await hydratePage(remote, address, fixture(), page)).errors).toEqual([]);
  const other = { ...page, body: page.body.replace('browser', 'server') };
  const shown = await hydratePage(remote, address, fixture(), other);
  expect(shown.errors).toHaveLength(1);
});

test('an event with a wrong payload is noticed', async () => {
  const planted = fixture();
  const shown = await openPage(
    remoteWith(() => {
      const publish = usePublish('planted');
      useEffect(() => publish('leads:photos-requested', { car_id: 'one' as never }));
      return <h1>page</h1>;
    }),
    address,
    planted,
  );
  expect(planted.problems).toMatchObject([{ kind: 'invalid-payload', sender: 'planted' }]);
  await shown.remove();
});

test('a subscription and a listener that stay are noticed', async () => {
  const planted = fixture();
  const remote = remoteWith(() => {
    const { events } = usePlatform();
    useEffect(() => {
      events.subscribe('favourites:changed', () => undefined);
      window.addEventListener('scroll', () => undefined);
    }, [events]);
    return <h1>page</h1>;
  });
  const listeners = watchListeners();
  const shown = await openPage(remote, address, planted);
  await shown.remove();
  listeners.stop();
  expect(planted.subscriptions()).toBe(1);
  expect(listeners.open()).toContain('window scroll');
});

test('a page that throws while it is rendered is noticed, on the server as in the browser', async () => {
  const remote = remoteWith(() => {
    throw new Error('planted');
  });
  await expect(renderOnServer(remote, address, fixture())).rejects.toThrow('planted');
  // React tries a second time before the router's boundary stays.
  expectConsole('error', /ErrorBoundary: Error: planted/, 2);
  expectConsole('error', /React Router caught .*planted/);
  const shown = await openPage(remote, address, fixture());
  expect(shown.errors).not.toEqual([]);
  await shown.remove();
});

test('what load throws is what drawing on the server rejects with', async () => {
  const remote = remoteWith(
    () => <h1>page</h1>,
    async () => {
      throw new Response(null, { status: 404 });
    },
  );
  await expect(renderOnServer(remote, address, fixture())).rejects.toMatchObject({ status: 404 });
});

test('an address that no route answers is named with the patterns there are', () => {
  expect(() =>
    findRoute(
      remoteWith(() => null),
      '/elsewhere',
    ),
  ).toThrow(/\/elsewhere.*\/planted\/:what/);
});
