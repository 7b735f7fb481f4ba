import { publicSite, stubApi } from 'harness/testing';
import {
  contractVersion,
  defineRoute,
  type ActionContext,
  type ActionResult,
  type RemoteModule,
} from 'shared-contracts/remote/remote-module';
import type { ActionInput } from 'shared-contracts/remote/shell-server';
import { fakeSearch, releasesOf } from '../testing/test-site';
import { act } from './act';

const form: ActionResult = {
  kind: 'form',
  status: 422,
  form: { values: { name: 'Ada' }, errors: { name: 'No.' }, key: 'k' },
};

/** A remote with two pages, of which only the second takes forms. */
const vehicleWith = (action: (context: ActionContext) => Promise<ActionResult>): RemoteModule => {
  const page = {
    gate: 'none',
    cache: 'shared',
    load: () => Promise.resolve(null),
    Component: () => null,
    meta: () => ({ title: 'a', description: 'a', canonical: '/' }),
  } as const;
  return {
    contract: contractVersion,
    routes: [
      defineRoute<null>({ ...page, id: 'vehicle.page', pattern: '/cars/:slug' }),
      defineRoute<null>({ ...page, id: 'vehicle.checkout', pattern: '/cars/:slug/checkout', action }),
    ],
    slots: {},
  };
};

const post = (path: string, vehicle: RemoteModule, changes: Partial<ActionInput> = {}) => {
  const known = { search: fakeSearch(), vehicle };
  return act({
    url: new URL(path, 'http://test.localhost'),
    site: publicSite(),
    releases: releasesOf(known),
    remotes: known,
    api: stubApi(),
    fields: { name: 'Ada' },
    key: 'k',
    page: { url: 'http://test.localhost/from', userAgent: 'browser' },
    ...changes,
  });
};

test("a form is answered by the action of its page's route, which gets the path's parameters and what was typed", async () => {
  const action = jest.fn((_context: ActionContext) => Promise.resolve(form));
  const site = publicSite();
  const api = stubApi();
  expect(await post('/cars/a-1/checkout?step=2', vehicleWith(action), { site, api })).toBe(form);
  expect(action).toHaveBeenCalledTimes(1);
  expect(action).toHaveBeenCalledWith({
    site,
    api,
    url: new URL('http://test.localhost/cars/a-1/checkout?step=2'),
    params: { slug: 'a-1' },
    fields: { name: 'Ada' },
    key: 'k',
    page: { url: 'http://test.localhost/from', userAgent: 'browser' },
  });
});

test.each(['/cars/a-1', '/', '/search', '/no/such/page'])('%s has no action', async (path) => {
  expect(
    await post(
      path,
      vehicleWith(() => Promise.resolve(form)),
    ),
  ).toBeNull();
});

test('what an action throws is the answer of the call', async () => {
  const broken = vehicleWith(() => Promise.reject(new TypeError('broken')));
  await expect(post('/cars/a-1/checkout', broken)).rejects.toThrow('broken');
});

test('a form of a remote that could not be loaded can be sent again later', async () => {
  const vehicle = vehicleWith(() => Promise.resolve(form));
  await expect(post('/cars/a-1/checkout', vehicle, { remotes: { vehicle: null } })).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('a form that is posted to an address with a line break in it is answered by nothing', async () => {
  expect(
    await post(
      '/a%0ab',
      vehicleWith(() => Promise.resolve(form)),
    ),
  ).toBeNull();
});
