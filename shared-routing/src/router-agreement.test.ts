import { createMemoryRouter } from 'react-router';
import { createClientRouter, type ClientRoute } from './client-router';
import type { Router, RouterState } from './router';

/** Addresses that the loaders loaded, and those that were given up before they answered. */
const loaded: string[] = [];
const abandoned: string[] = [];
/** Pages that are held back, until they are let go. */
const held = new Map<string, () => void>();

const route = (path: string, loader: ClientRoute['loader']): ClientRoute => ({ id: path, path, loader });

const page: ClientRoute['loader'] = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  loaded.push(pathname + search);
  const data = `${pathname + search} at ${loaded.length}`;
  if (!pathname.includes('slow')) return Promise.resolve(data);
  return new Promise((resolve) => {
    const onAbort = (): void => void abandoned.push(pathname);
    request.signal.addEventListener('abort', onAbort);
    held.set(pathname, () => {
      request.signal.removeEventListener('abort', onAbort);
      resolve(data);
    });
  });
};
const redirectTo = (location: string) => () =>
  Promise.reject(new Response(null, { status: 302, headers: { location } }));

/** Whether the page behind the gate sends its visitors to another one. */
let isGateClosed = false;
const gated: ClientRoute['loader'] = (args) => (isGateClosed ? redirectTo('/sign-in')() : page(args));

const routes = [
  route('/search', page),
  route('/search/:make/:model', page),
  route('/cars/:slug', page),
  route('/gated', gated),
  route('/old', redirectTo('/moved')),
  route('/moved', redirectTo('/search?moved=1#top')),
  route('/elsewhere', redirectTo('https://other.example/')),
  route('*', page),
];

/** A router under test, and the visitor's own ways to move. */
interface Subject {
  router: Router;
  go: (delta: number) => void;
}

const start = '/search?make=Kia';

function openReactRouter(): Subject {
  const router = createMemoryRouter(
    routes.map((one) => ({ ...one })),
    { initialEntries: [start], hydrationData: { loaderData: { '/search': 'first' } } },
  );
  return { router, go: (delta) => void router.navigate(delta) };
}

function openClientRouter(): Subject {
  window.history.pushState(null, '', start);
  const router = createClientRouter({ routes, firstData: 'first' });
  return { router, go: (delta) => window.history.go(delta) };
}

/** What pages read of a state. Keys of entries are random; only whether two are the same counts. */
const seen = ({ location, matches, loaderData, navigation, ...state }: RouterState) => ({
  address: location.pathname + location.search + location.hash,
  route: matches.at(-1)?.route.id,
  params: matches.at(-1)?.params,
  loaderData,
  onItsWay: navigation.location && navigation.location.pathname + navigation.location.search,
  navigation: navigation.state,
  revalidation: state.revalidation,
  historyAction: state.historyAction,
  preventScrollReset: state.preventScrollReset,
});

const isIdle = ({ navigation, revalidation }: RouterState): boolean =>
  navigation.state === 'idle' && revalidation === 'idle';

/** Settles with the address in view once the router stands still there. */
async function standing({ state, subscribe }: Router, address: string): Promise<void> {
  const isThere = (now: RouterState): boolean => isIdle(now) && seen(now).address === address;
  if (isThere(state)) return;
  await new Promise<void>((resolve) => {
    const stop = subscribe((now) => {
      if (!isThere(now)) return;
      stop();
      resolve();
    });
  });
}

/** One step of a case: what is done, and the address that is then in view. */
type Step = [act: (subject: Subject) => void, address: string];

const to =
  (...args: Parameters<Router['navigate']>): Step[0] =>
  ({ router }) =>
    void router.navigate(...args);
const go =
  (delta: number): Step[0] =>
  (subject) =>
    subject.go(delta);
const revalidate: Step[0] = ({ router }) => void router.revalidate();
const release: Step[0] = () => {
  for (const answer of held.values()) answer();
};
const both =
  (...acts: Step[0][]): Step[0] =>
  (subject) => {
    for (const act of acts) act(subject);
  };

const cases: Record<string, Step[]> = {
  'a pushed page, its parameters and query': [[to('/cars/rav4?a=1&b=%20'), '/cars/rav4?a=1&b=%20']],
  'parameters that are encoded': [[to('/search/Land%20Rover/a%2Fb'), '/search/Land%20Rover/a%2Fb']],
  'an address no page claims': [[to('/pages/warranty'), '/pages/warranty']],
  'Back and Forward': [
    [to('/cars/a'), '/cars/a'],
    [to('/cars/b'), '/cars/b'],
    [go(-1), '/cars/a'],
    [go(-1), start],
    [go(2), '/cars/b'],
  ],
  'a replaced page, which Back does not find': [
    [to('/cars/a'), '/cars/a'],
    [to('/cars/b', { replace: true }), '/cars/b'],
    [go(-1), start],
  ],
  'a new page after Back, which takes the place of those ahead': [
    [to('/cars/a'), '/cars/a'],
    [to('/cars/b'), '/cars/b'],
    [go(-2), start],
    [to('/cars/c'), '/cars/c'],
    [go(-1), start],
    [go(1), '/cars/c'],
  ],
  'a choice within the page, which stays where it is scrolled to': [
    [to('?make=Audi', { preventScrollReset: true }), '/search?make=Audi'],
    [to({ search: '?make=BMW' }, { replace: true, preventScrollReset: true }), '/search?make=BMW'],
    [go(-1), start],
  ],
  'the address in view once more': [[to(start), start]],
  'an address in parts': [
    [to({ pathname: '/cars/a', search: '?b=1', hash: '#c' }), '/cars/a?b=1#c'],
    [to({ pathname: '/cars/a' }), '/cars/a'],
  ],
  'an anchor of the page in view, and one that drops its query': [
    [to(`${start}#photos`), `${start}#photos`],
    [to(`${start}#details`, { replace: true }), `${start}#details`],
    [to('#details'), '/search#details'],
  ],
  'an anchor of another page': [[to('/cars/a#photos'), '/cars/a#photos']],
  'a redirect of a redirect, whose page Back leaves': [
    [to('/old'), '/search?moved=1#top'],
    [go(-1), start],
  ],
  'a redirect in place of the page in view': [
    [to('/cars/a'), '/cars/a'],
    [to('/moved', { replace: true, preventScrollReset: true }), '/search?moved=1#top'],
    [go(-1), start],
  ],
  'a newer move, which ends the older one': [
    [both(to('/cars/slow'), to('/cars/quick')), '/cars/quick'],
    [release, '/cars/quick'],
    [go(-1), start],
  ],
  'an anchor, which ends a move': [
    [both(to('/cars/slow'), to(`${start}#top`)), `${start}#top`],
    [release, `${start}#top`],
  ],
  'Back, which ends a move': [
    [to('/cars/a'), '/cars/a'],
    [both(to('/cars/slow'), go(-1)), start],
    [release, start],
  ],
  'data that is loaded again': [
    [revalidate, start],
    [both(to('/cars/a'), () => undefined), '/cars/a'],
    [revalidate, '/cars/a'],
  ],
  'a move while data is loaded again': [
    [both(to('/slow'), release), '/slow'],
    [both(revalidate, to('/cars/a')), '/cars/a'],
    [release, '/cars/a'],
  ],
  'an anchor while data is loaded again, which loads it all the same': [
    [both(revalidate, to(`${start}#top`)), `${start}#top`],
  ],
};

/** What a visitor and the page see of a case. */
async function walk(open: () => Subject, steps: readonly Step[]) {
  isGateClosed = false;
  loaded.length = 0;
  abandoned.length = 0;
  held.clear();
  const subject = open();
  const { router } = subject;
  const states: unknown[] = [];
  const keys: string[] = [];
  router.subscribe((state) => void states.push(seen(state)));
  for (const [act, address] of steps) {
    act(subject);
    await standing(router, address);
    states.push(seen(router.state));
    keys.push(router.state.location.key);
  }
  router.dispose();
  return {
    states,
    entries: keys.map((key) => keys.indexOf(key)),
    loaded: [...loaded],
    abandoned: [...abandoned],
  };
}

test.each(Object.entries(cases))('[SHL-009] %s: as in React Router', async (_name, steps) => {
  expect(await walk(openClientRouter, steps)).toEqual(await walk(openReactRouter, steps));
});

test('[SHL-009] other than in React Router, going back from an anchor loads nothing', async () => {
  const steps: Step[] = [
    [to(`${start}#top`), `${start}#top`],
    [go(-1), start],
  ];
  expect((await walk(openClientRouter, steps)).loaded).toEqual([]);
  expect((await walk(openReactRouter, steps)).loaded).toEqual([start]);
});

const close: Step[0] = () => {
  isGateClosed = true;
};

test.each<[string, Step[]]>([
  ['loaded again', [[both(close, revalidate), '/sign-in']]],
  [
    'gone back to',
    [
      [to('/cars/a'), '/cars/a'],
      [both(close, go(-1)), '/sign-in'],
    ],
  ],
])(
  '[SHL-009] other than in React Router, a page that redirects when it is %s gives its entry away',
  async (_name, steps) => {
    const { states } = await walk(openClientRouter, [[to('/gated'), '/gated'], ...steps, [go(-1), start]]);
    expect(states.at(-1)).toMatchObject({ address: start });
  },
);

test('an address of another site is opened by the browser', async () => {
  expectConsole('error', /Not implemented: navigation/);
  const { router } = openClientRouter();
  await router.navigate('/elsewhere');
  expect(seen(router.state)).toMatchObject({ address: start, onItsWay: '/elsewhere' });
  router.dispose();
});
