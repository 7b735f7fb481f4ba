import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import { createRouteTable } from './route-table';
import { page } from '../testing/fake-remotes';
import { releasesOf } from '../testing/test-site';
import { prefetchOnIntent } from './prefetch.client';

const car = hrefs.vehicle('rav4');
const vehicle: RemoteModule = {
  contract: contractVersion,
  routes: [
    page('vehicle.detail', paths.vehicle, () => null),
    { ...page('vehicle.mine', '/mine', () => null), gate: 'signed-in' },
  ],
  slots: {},
};

let stop = (): void => undefined;
const prefetch = jest.fn<Promise<RemoteModule>, [string]>();
const prepare = jest.fn<void, [URL]>();
const cancel = jest.fn<void, []>();

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockReset().mockResolvedValue(vehicle);
  prepare.mockReset();
  cancel.mockReset();
  window.history.replaceState(null, '', '/search');
  document.body.innerHTML = `
    <article><a id="car" href="${car}"><span id="words">RAV4</span></a><button id="heart">Save</button></article>
    <a id="other" href="${hrefs.vehicle('corolla')}">Corolla</a>
    <a id="tab" href="${car}" target="_blank">In a tab</a>
    <a id="file" href="/site/brochure.pdf">Brochure</a>
    <a id="download" href="${car}" download>Save it</a>
    <a id="here" href="/search#top">Up</a>
    <a id="mine" href="/mine">Mine</a>
    <a id="away" href="https://elsewhere.example/cars/rav4">Away</a>`;
  stop = prefetchOnIntent(
    createRouteTable(releasesOf({ vehicle }), []),
    { prefetch },
    {
      prepare,
      cancel,
      consume: () => null,
    },
  );
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.replaceChildren();
  jest.useRealTimers();
});

const notify = (id: string, name: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(name, { bubbles: true }));
const prepared = () => prepare.mock.calls.map(([{ pathname }]) => pathname);

test.each(['pointerover', 'focusin'])(
  '%s on a link brings its code at once, its data after a moment',
  (name) => {
    notify('words', name);
    expect(prefetch.mock.calls).toEqual([['vehicle']]);
    jest.advanceTimersByTime(64);
    expect(prepared()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(prepared()).toEqual([car]);
  },
);

test('moving about within a link is one intent', () => {
  notify('car', 'pointerover');
  jest.advanceTimersByTime(40);
  notify('words', 'pointerover');
  jest.advanceTimersByTime(40);
  expect(prepared()).toEqual([car]);
  expect(cancel).toHaveBeenCalledTimes(1);
});

test.each([
  ['passing by', 'heart', 'pointerover'],
  ['scrolling with a finger', 'car', 'pointercancel'],
  ['a click that is quicker', 'car', 'click'],
])('%s loads no data ahead', (_, id, name) => {
  document.getElementById('car')?.addEventListener('click', (event) => event.preventDefault());
  notify('car', 'pointerover');
  notify(id, name);
  jest.advanceTimersByTime(1_000);
  expect(prepared()).toEqual([]);
});

test('going to another link, or to none, gives up what is on its way', () => {
  notify('car', 'pointerover');
  jest.advanceTimersByTime(100);
  cancel.mockReset();
  notify('other', 'pointerover');
  expect(cancel).toHaveBeenCalledTimes(1);
  notify('heart', 'pointerover');
  expect(cancel).toHaveBeenCalledTimes(2);
});

test.each([
  ['opens a tab', 'tab'],
  ['leads inside the page in view', 'here'],
  ['leads to another site', 'away'],
  ['opens a file', 'file'],
  ['saves a file', 'download'],
])('a link that %s is left alone', (_, id) => {
  notify(id, 'pointerover');
  jest.advanceTimersByTime(1_000);
  expect(prefetch).not.toHaveBeenCalled();
  expect(prepared()).toEqual([]);
});

test('of a page for signed-in visitors only the code is fetched', () => {
  notify('mine', 'pointerover');
  jest.advanceTimersByTime(1_000);
  expect(prefetch.mock.calls).toEqual([['vehicle']]);
  expect(prepared()).toEqual([]);
});

test('nothing is fetched for a visitor who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  notify('car', 'pointerover');
  jest.advanceTimersByTime(1_000);
  expect(prefetch).not.toHaveBeenCalled();
  expect(prepared()).toEqual([]);
});

test('after the clean-up nothing is listened to', () => {
  notify('car', 'pointerover');
  stop();
  notify('other', 'pointerover');
  jest.advanceTimersByTime(1_000);
  expect(prefetch).toHaveBeenCalledTimes(1);
  expect(prepared()).toEqual([]);
});
