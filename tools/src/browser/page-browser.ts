import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  BrowserRequest,
  BrowserView,
  OpenPageBrowser,
  PageBrowser,
  SeenPage,
} from 'platform/release/page-browser';
import { chromium, type ConsoleMessage, type Page } from 'playwright-core';
import { root } from '../build/paths';
import { findBrowser } from '../test-run/browser';
import { busyShareOf, type ThreadTimes } from './busy-share';
import { comparableText } from './comparable-text';

/** Starts a browser behind all other processes: shoppers come first. */
const calmBrowser = join(root, 'tools/bin/calm-browser.sh');

const flags = [
  '--no-sandbox',
  '--no-proxy-server',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** A page that has not been loaded by then is looked at as it is. */
const loadMs = 15_000;
/** Milliseconds between two looks at a page that is being hydrated. */
const pollMs = 100;
/** A page is looked at no longer, whatever it does. */
const lookMs = 60_000;
/** So many screens of a page are scrolled through: some never end. */
const mostScreens = 40;
/** Milliseconds for what comes near the view when the page has been scrolled through. */
const settleMs = 400;
/** Milliseconds that timers of a page are put forward: a reader stays that long. */
const laterMs = 60_000;
/** Milliseconds in which a page that is not touched is watched. */
const idleMs = 600;

/** Buttons that are pressed in a page at most, and of those that look alike. */
const mostPresses = 16;
const mostAlike = 4;
/** Milliseconds for what a press does. */
const pressMs = 100;

const screens: Record<BrowserView, { width: number; height: number }> = {
  phone: { width: 375, height: 812 },
  wide: { width: 1280, height: 800 },
};
/** Kinds of requests by the types that the browser gives. */
const kinds: ReadonlyMap<string, BrowserRequest['kind']> = new Map([
  ['image', 'picture'],
  ['media', 'media'],
  ['font', 'media'],
]);
/** Another language and time zone than servers have: what a page writes by its own differs from what the server wrote. */
const place = { locale: 'en-AU', timezoneId: 'Pacific/Auckland' };

/* What is run in the page stands as text: this package knows no types of a document. */

/** Whether the page's scripts run: it reports its address once it has been hydrated. */
const isHydratedScript = `(globalThis.forecourt?.events.recording() ?? []).some(({ name }) => name === 'navigation:changed')`;

/** Scrolls to the end and back, with time for parts further down to notice and to load. */
const scrollScript = `(async () => {
  const aMoment = () => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); setTimeout(resolve, 250); });
  for (let screen = 0; screen < ${mostScreens} && screen * innerHeight < document.documentElement.scrollHeight; screen += 1) {
    scrollTo(0, screen * innerHeight);
    await aMoment();
  }
  await aMoment();
  scrollTo(0, 0);
})()`;

const partsScript = `(() => {
  const all = [...document.querySelectorAll('[data-remote]')];
  const nameOf = ({ dataset }) => dataset.slot ?? 'page of ' + dataset.remote.split('@')[0];
  const partTexts = {};
  for (const part of all) partTexts[nameOf(part)] = (partTexts[nameOf(part)] ?? 0) + part.innerText.trim().length;
  const isEmpty = (part) => part.childElementCount === 0 && part.innerText.trim() === '';
  return {
    parts: all.map(nameOf),
    emptyParts: all.filter(isEmpty).map(nameOf),
    partTexts,
    stalledParts: document.querySelectorAll('[data-part="retry-strip"]').length,
    hasHeading: [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()),
    textLength: (document.querySelector('main') ?? document.body).innerText.trim().length,
    beyondPx: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  };
})()`;

/** What a visitor can see, press and follow in a page that is scrolled to its top. */
const reachScript = `(() => {
  const isClosed = ({ clientWidth, clientHeight }, { overflowX, overflowY }) =>
    (clientHeight === 0 && overflowY !== 'visible') || (clientWidth === 0 && overflowX !== 'visible');
  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { right, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || right <= 0 || bottom + scrollY <= 0) return false;
    for (let around = element; around; around = around.parentElement) if (isClosed(around, getComputedStyle(around))) return false;
    return true;
  };
  const seen = new Set();
  const unseen = new Set();
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const element = walker.currentNode.parentElement;
    if (text.length < 2 || text.length > 80 || !element.checkVisibility()) continue;
    (isSeen(element) ? seen : unseen).add(text);
  }
  const centre = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, isFlat: width === 0 || height === 0 };
  };
  const inView = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea)')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => ({ element, ...centre(element) }))
    .filter(({ x, y, isFlat }) => !isFlat && x > 0 && y > 0 && x < innerWidth && y < innerHeight);
  const isCovered = ({ element, x, y }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && !element.contains(top) && !top.contains(element) && !top.closest('label')?.contains(element);
  };
  return {
    texts: [...seen],
    unseenTexts: [...unseen],
    coveredShare: inView.length === 0 ? 0 : inView.filter(isCovered).length / inView.length,
    links: [...new Set([...document.links].filter(({ origin }) => origin === location.origin).map(({ pathname, search }) => pathname + search))],
  };
})()`;

/** Begins the kind of a button that sends a form. */
const sending = 'sends a form: ';

/**
 * Presses the next button of some remotes, or the next link that does something of its own, and gives what it is; null when
 * every kind was pressed. A link does not lead away. What is submitted comes last, since it may leave the page.
 */
const pressScript = (owners: readonly string[], pressed: readonly string[]): string => `(() => {
  const owners = ${JSON.stringify(owners)};
  const pressed = ${JSON.stringify(pressed)};
  const isOwn = (button) => owners.includes(button.closest('[data-remote]')?.dataset.remote.split('@')[0] ?? 'shell');
  const isShown = (button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const doesMore = (link) => Boolean(link.onclick ?? link[Object.keys(link).find((key) => key.startsWith('__reactProps'))]?.onClick);
  const all = [...document.querySelectorAll('button:enabled, a[href]')]
    .filter((one) => (one.localName === 'button' || doesMore(one)) && isOwn(one) && isShown(one));
  // Behind the handlers of the page, and before that of its router.
  const stay = (event) => {
    if (!event.target.closest('a')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const [last, first] = [true, false].map((isLast) => all.filter(({ type }) => (type === 'submit') === isLast));
  for (const button of [...first, ...last]) {
    const look = (button.type === 'submit' && button.form ? ${JSON.stringify(sending)} : '') + button.className + ' ';
    const kind = look + button.innerText.replace(/\\d+/g, '').trim();
    if (pressed.includes(kind) || pressed.filter((one) => one.startsWith(look)).length >= ${mostAlike}) continue;
    document.body.addEventListener('click', stay);
    button.click();
    document.body.removeEventListener('click', stay);
    return kind;
  }
  return null;
})()`;

/**
 * Presses buttons one after the other and closes what they open, until the page is left. Says whether a form was sent and
 * the page is still there.
 */
async function pressButtons(page: Page, owners: readonly string[]): Promise<boolean> {
  const { pathname } = new URL(page.url());
  const pressed: string[] = [];
  while (pressed.length < mostPresses && new URL(page.url()).pathname === pathname) {
    const kind = await page.evaluate<string | null>(pressScript(owners, pressed)).catch(() => null);
    if (kind === null) break;
    pressed.push(kind);
    await page.waitForTimeout(pressMs);
    await page.keyboard.press('Escape');
  }
  return pressed.some((kind) => kind.startsWith(sending)) && new URL(page.url()).pathname === pathname;
}

const refusedFieldsScript = `document.querySelectorAll('[aria-invalid="true"]').length`;

const isHydrated = (page: Page): Promise<boolean> => page.evaluate<boolean>(isHydratedScript);

async function untilHydrated(page: Page, limitMs: number): Promise<boolean> {
  const until = Date.now() + limitMs;
  while (Date.now() < until) {
    if (await isHydrated(page)) return true;
    await page.waitForTimeout(pollMs);
  }
  return isHydrated(page);
}

type SeenParts = Omit<
  SeenPage,
  'status' | 'hasRested' | 'errors' | 'isHydrated' | 'busyShare' | 'refusedFields' | 'cookies' | 'requests'
>;

type Reach = Pick<SeenPage, 'texts' | 'unseenTexts' | 'coveredShare' | 'links'>;

/** Reads what stands in a page after it was scrolled through. */
async function readParts(page: Page): Promise<SeenParts> {
  await page.evaluate(scrollScript);
  await page.waitForTimeout(settleMs);
  const parts = await page.evaluate<Omit<SeenParts, keyof Reach>>(partsScript);
  return { ...parts, ...(await page.evaluate<Reach>(reachScript)) };
}

/** Of a page that could not be read. */
const unread: Omit<SeenPage, 'errors' | 'isHydrated'> = {
  status: 0,
  hasRested: false,
  parts: [],
  emptyParts: [],
  partTexts: {},
  stalledParts: 0,
  hasHeading: true,
  textLength: 0,
  beyondPx: 0,
  busyShare: 0,
  texts: [],
  unseenTexts: [],
  coveredShare: 0,
  links: [],
  refusedFields: null,
  cookies: [],
  requests: {},
};

/** Watches a page that is not touched: the share of the time that it is at work. */
async function readBusyShare(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (): Promise<ThreadTimes> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { clockS: of('Timestamp'), taskS: of('TaskDuration'), processorS: of('ThreadTime') };
  };
  const before = await read();
  await page.waitForTimeout(idleMs);
  const after = await read();
  return busyShareOf({
    clockS: after.clockS - before.clockS,
    taskS: after.taskS - before.taskS,
    processorS: after.processorS - before.processorS,
  });
}

/** Errors, and what the shell contained and says as a warning: a part that failed, markup that differs from the server's. */
const isTrouble = (message: ConsoleMessage): boolean =>
  message.type() === 'error' || (message.type() === 'warning' && message.text().startsWith('[forecourt]'));

/** What could not be loaded, which the browser's message does not say. */
const placeOf = (message: ConsoleMessage): string => {
  const { url } = message.location();
  return message.text().startsWith('Failed to load resource') && URL.canParse(url)
    ? ` ${new URL(url).pathname}`
    : '';
};

/** What a timer threw, without the lines of the browser that called it. */
const firstLine = (error: unknown): string => String(error).split('\n')[0] ?? '';

/** Opens a Chromium without windows; null where none is found. */
export const openBrowser: OpenPageBrowser = async () => {
  const browserPath = findBrowser(root);
  if (browserPath === undefined) return null;
  const browser = await chromium.launch({
    executablePath: calmBrowser,
    env: { ...process.env, BROWSER_PATH: browserPath },
    args: flags,
  });
  const opened: PageBrowser = {
    see: async (url, answer, { view, hydratedMs, presses }) => {
      const context = await browser.newContext({ ...place, viewport: screens[view] });
      const errors = new Set<string>();
      let isRunning = false;
      const look = async (): Promise<SeenPage> => {
        const page = await context.newPage();
        await page.clock.install();
        const withheld = new Set<string>();
        const requests: Record<string, number> = {};
        page.on('pageerror', (error) => errors.add(comparableText(error.message)));
        page.on('console', (message) => {
          if (isTrouble(message) && !withheld.has(message.location().url))
            errors.add(comparableText(message.text() + placeOf(message)));
        });
        await context.route('**/*', async (route) => {
          const request = route.request();
          const { pathname } = new URL(request.url());
          requests[pathname] = (requests[pathname] ?? 0) + 1;
          const { status, type, body, headers, isWithheld } = await answer({
            url: new URL(request.url()),
            method: request.method(),
            body: request.postData(),
            kind: kinds.get(request.resourceType()) ?? 'other',
          });
          if (isWithheld) withheld.add(request.url());
          await route.fulfill({ status, headers: { 'content-type': type, ...headers }, body });
        });
        const answered = await page.goto(url, { timeout: loadMs }).catch((error: unknown) => {
          errors.add(String(error));
          return null;
        });
        isRunning = await untilHydrated(page, hydratedMs);
        const parts = await readParts(page);
        const busyShare = await readBusyShare(page);
        const hasSent = isRunning && (await pressButtons(page, presses));
        // A timer that throws rejects it.
        await page.clock
          .fastForward(laterMs)
          .catch((error: unknown) => errors.add(comparableText(firstLine(error))));
        await page.waitForTimeout(settleMs);
        const refusedFields = hasSent
          ? await page.evaluate<number>(refusedFieldsScript).catch(() => null)
          : null;
        return {
          ...parts,
          status: answered?.status() ?? 0,
          hasRested: true,
          busyShare,
          refusedFields,
          cookies: (await context.cookies()).map(({ name }) => name),
          requests,
          errors: [...errors],
          isHydrated: isRunning,
        };
      };
      const stopped = new AbortController();
      try {
        return await Promise.race([
          look(),
          wait(lookMs, undefined, { signal: stopped.signal }).then((): SeenPage => {
            const noRest = `it did not come to rest within ${lookMs} ms`;
            return { ...unread, errors: [...errors, noRest], isHydrated: isRunning };
          }),
        ]);
      } finally {
        stopped.abort();
        // A page that holds its process does not hold this one.
        void context.close().catch(() => undefined);
      }
    },
    close: () => browser.close(),
  };
  return opened;
};
