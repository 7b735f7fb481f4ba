import type { Page, Route } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/slots';
import { ask } from './ask';

/** How the code of a remote is broken in the browser. */
export interface BrowserFault {
  /** What the remote's files answer. */
  answer: (route: Route, remote: RemoteName) => Promise<void>;
  /** What ends it: files that are whole again, the page's own sign (`mend`), or only another version. */
  endsWith: 'files' | 'sign' | 'release';
}

/**
 * A remote's container with every page and slot wrapped, appended to its entry script.
 *
 * @param behaviour what the wrapping component does first; `react` and `mended` may stand in it
 */
const wrapped = (remote: RemoteName, code: string, behaviour: string): string => `${code}
;(() => {
  const whole = globalThis.fc_${remote};
  const mended = () => globalThis.isMended === true;
  const broken = () => { throw new Error('Broken on purpose.'); };
  let react;
  const change = (part) => ({
    ...part,
    Component: (props) => {
      ${behaviour}
      return react.createElement(part.Component, props);
    },
  });
  globalThis.fc_${remote} = {
    init: async (scope) => {
      react = (await Object.values(scope.react)[0].get())();
      return whole.init(scope);
    },
    get: async (name) => {
      const { remote } = (await whole.get(name))();
      const slots = Object.fromEntries(Object.entries(remote.slots).map(([key, part]) => [key, change(part)]));
      return () => ({ remote: { ...remote, routes: remote.routes.map(change), slots } });
    },
  };
})();`;

const inCode =
  (behaviour: string): BrowserFault['answer'] =>
  async (route, remote) => {
    if (!route.request().url().includes('remoteEntry')) return route.continue();
    const { body } = await ask('harbour', new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: wrapped(remote, body, behaviour) });
  };

const inFiles = (answer: (route: Route) => Promise<void>): BrowserFault => ({ answer, endsWith: 'files' });
const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** Ways in which the part of a remote that runs in the browser can be broken. */
export const browserFaults: Record<string, BrowserFault> = {
  'answers 404': inFiles((route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  ),
  'answers 500': inFiles((route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Failed' }),
  ),
  'cannot be reached': inFiles((route) => route.abort('connectionrefused')),
  // Neither answered nor refused; the browser gives up when the test ends.
  hangs: inFiles(() => new Promise(() => undefined)),
  'sends broken JavaScript': inFiles(script('var broken = (')),
  'sends something else': inFiles(script('var other = 1;')),
  'throws on load': inFiles(script(`throw new Error('Broken on purpose.');`)),
  'throws on render': { answer: inCode('broken();'), endsWith: 'release' },
  'throws while hydrating': { answer: inCode('if (!mended()) broken();'), endsWith: 'sign' },
  'throws in an effect': {
    answer: inCode('react.useEffect(() => { if (!mended()) broken(); }, []);'),
    endsWith: 'sign',
  },
};

/** Ends a fault that waits for the page's sign. */
export const mend = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(globalThis, { isMended: true });
  });
