import { endpoints } from 'shared-contracts/api/endpoints';
import { createGateFixture, type GateFixture } from '../testing/gate-fixture';
import { smallLeads, smallSearch, type SmallRelease } from '../testing/small-releases';
import { openPageBrowser } from './page-browser';

const limitMs = 300_000;
const release = (version: string, script: string, node = smallSearch.node): SmallRelease => ({
  ...smallSearch,
  version,
  node,
  web: { 'remoteEntry.js': script, 'lazy.js': '' },
});

let gate: GateFixture;
let hasBrowser = false;
beforeAll(async () => {
  const browser = await openPageBrowser();
  hasBrowser = browser !== null;
  await browser?.close();
  gate = await createGateFixture(openPageBrowser);
}, limitMs);
afterAll(() => gate.close());

test(
  'a release is refused for each thing that its script does: an error, late too, a failure that the shell contains, an empty part',
  async () => {
    if (!hasBrowser) return console.warn('There is no browser, so this is not tested here.');
    const script = `setTimeout(() => { throw new Error("late on purpose"); }, 30_000);
      console.warn("[forecourt] search (render): contained on purpose");
      for (const part of document.querySelectorAll("[data-slot]")) part.replaceChildren();
      throw new Error("broken on purpose");`;
    const accepted = gate.accept([release('1.1.0', script)]);
    for (const problem of [
      'late on purpose',
      'contained on purpose',
      'search\\.rail is empty',
      'broken on purpose',
    ])
      await expect(accepted).rejects.toThrow(new RegExp(`in a browser: .*${problem}`));
  },
  limitMs,
);

test(
  'a release is refused for what its buttons do when they are pressed, also one that another shows',
  async () => {
    if (!hasBrowser) return console.warn('There is no browser, so this is not tested here.');
    const script = `window.fc_search = {};
      const add = (slot, text, press) => {
        const button = document.createElement("button");
        button.textContent = text;
        button.onclick = press;
        document.querySelector('[data-slot="' + slot + '"]')?.append(button);
        return button;
      };
      add("search.rail", "Save", () => {
        add("search.rail", "Undo", () => { throw new Error("second press on purpose"); });
        throw new Error("first press on purpose");
      });
      add("search.rail", "Hidden", () => { throw new Error("hidden on purpose"); }).hidden = true;
      add("leads.form", "Send", () => { throw new Error("foreign on purpose"); });`;
    const { message } = await gate.accept([release('1.8.0', script)]).then(
      () => new Error('accepted'),
      (error: unknown) => error as Error,
    );
    for (const problem of ['first press', 'second press'])
      expect(message).toMatch(new RegExp(`in a browser: .*${problem} on purpose`));
    for (const other of ['hidden', 'foreign']) expect(message).not.toContain(`${other} on purpose`);
  },
  limitMs,
);

test(
  'a release is refused for what visitors cannot see, press or follow any more, and for what its scripts do beside that',
  async () => {
    if (!hasBrowser) return console.warn('There is no browser, so this is not tested here.');
    const script = `window.fc_search = {};
      if (location.pathname === "/") {
        const link = document.createElement("a");
        link.href = "/cars/nowhere";
        link.textContent = "Enquire NaN";
        link.onclick = () => { throw new Error("link on purpose"); };
        document.querySelector('[data-slot="search.rail"]').append(link);
        document.querySelector("h1").style.opacity = 0;
        const layer = document.createElement("div");
        layer.style.position = "fixed";
        layer.style.inset = 0;
        document.body.append(layer);
        document.cookie = "mine=1";
        setInterval(() => void fetch("${endpoints.listFaq.path}?page=vehicle"), 20);
      }`;
    const { message } = await gate.accept([release('1.9.0', script)]).then(
      () => new Error('accepted'),
      (error: unknown) => error as Error,
    );
    for (const problem of [
      'link on purpose',
      '"Home" is there, but cannot be seen',
      'it says "Enquire NaN"',
      'something lies over its links and buttons',
      'it sets the cookie "mine"',
      `it asks for ${endpoints.listFaq.path} again and again`,
      'it links to https://\\S+/cars/nowhere, which answers 404',
    ])
      expect(message).toMatch(new RegExp(`in a browser: .*${problem}`));
  },
  limitMs,
);

test(
  'a release whose script stops the shell is refused',
  async () => {
    if (!hasBrowser) return console.warn('There is no browser, so this is not tested here.');
    const script = 'Object.defineProperty(window, "forecourt", { value: undefined })';
    await expect(gate.accept([release('1.5.0', script)])).rejects.toThrow(
      /in a browser: .*its scripts do not run/,
    );
  },
  limitMs,
);

test(
  'a release whose own page throws when it hydrates is refused, although the main pages are fine',
  async () => {
    if (!hasBrowser) return console.warn('There is no browser, so this is not tested here.');
    const script =
      'window.fc_leads = {}; if (location.pathname === "/enquire") throw new Error("broken on purpose")';
    const leads = { ...smallLeads, version: '1.1.0', web: { 'remoteEntry.js': script } };
    await expect(gate.accept([leads])).rejects.toThrow(
      /in a browser: .*\/enquire\S* on a phone: broken on purpose/,
    );
  },
  limitMs,
);

test(
  'a release is published whose script sends what a trial does not take, and shows another film and font',
  async () => {
    const { method, path } = endpoints.trackEvent;
    const script = `window.fc_search = {};
      void fetch("${path}", { method: "${method}", body: "{}" });
      const film = document.createElement("video");
      film.src = "/site/new.webm";
      document.body.append(film);
      const style = new CSSStyleSheet();
      style.replaceSync('@font-face { font-family: New; src: url("/site/new.woff2"); } body { font-family: New; }');
      document.adoptedStyleSheets = [style];`;
    await expect(gate.accept([release('1.7.0', script)])).resolves.toBeDefined();
  },
  limitMs,
);

test(
  'a release whose script does its work is published, and without a browser that is said',
  async () => {
    const { notes } = await gate.accept([release('1.6.0', 'window.fc_search = {};')]);
    const none =
      'The scripts were not opened in a browser: there is none here. Name a Chromium in CHROMIUM_PATH to have them tried.';
    expect(notes).toEqual(hasBrowser ? [] : [none]);
    const without = await createGateFixture();
    expect((await without.accept([release('1.6.0', 'window.fc_search = {};')])).notes).toEqual([none]);
    await without.close();
  },
  limitMs,
);
