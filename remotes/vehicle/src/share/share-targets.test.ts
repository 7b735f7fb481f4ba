import { facebook, twitter, whatsapp, type TwitterShare } from './share-targets';

const url = 'https://x';
/** What untyped callers may pass. */
const asTwitter = (share: object) => share as TwitterShare;

function watchWindows(opened: object | null = null) {
  return jest.spyOn(window, 'open').mockReturnValue(opened as Window | null);
}
afterEach(() => jest.useRealTimers());

test.each<[string, () => void]>([
  ['hashtags that are no list', () => twitter(asTwitter({ url, hashtags: 'a', related: [] }))],
  ['no url', () => twitter(asTwitter({ hashtags: ['a'], related: [] }))],
  ['related accounts that are no list', () => twitter(asTwitter({ url, hashtags: ['a'], related: 'b' }))],
  ['no related accounts', () => twitter(asTwitter({ url, hashtags: ['a'] }))],
  ['an empty url for Facebook', () => facebook({ url: '' })],
  ['an empty url for WhatsApp', () => whatsapp({ url: '' })],
])('[VEH-044] %s is refused before a window opens', (_, share) => {
  const open = watchWindows();
  expect(share).toThrow(/^remote-vehicle: sharing on .* needs /);
  expect(open).not.toHaveBeenCalled();
});

test.each<[string, () => void, string]>([
  [
    'Twitter',
    () => twitter({ url, hashtags: ['a'], related: [] }),
    'https://twitter.com/intent/tweet?url=https%3A%2F%2Fx&hashtags=a',
  ],
  ['Facebook', () => facebook({ url }), 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fx'],
  [
    'WhatsApp',
    () => whatsapp({ url, text: 'A car' }),
    'https://api.whatsapp.com/send?text=A+car+https%3A%2F%2Fx',
  ],
])('[VEH-044] %s opens with what it needs', (_, share, address) => {
  const open = watchWindows();
  share();
  expect(open.mock.calls.map(([opened]) => opened)).toEqual([address]);
});

test('[VEH-045] the window’s closing is noticed within a second, once', () => {
  jest.useFakeTimers();
  const opened = { closed: false, opener: window as Window | null };
  const open = watchWindows(opened);
  const onClose = jest.fn();
  facebook({ url }, onClose);
  const features = String(open.mock.calls[0]?.[2]);
  expect(features).toContain('width=550');
  expect(features).toContain('height=400');
  expect(opened.opener).toBeNull();
  jest.advanceTimersByTime(3_000);
  expect(onClose).not.toHaveBeenCalled();
  opened.closed = true;
  jest.advanceTimersByTime(1_000);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
