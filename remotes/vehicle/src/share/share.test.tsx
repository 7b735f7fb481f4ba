import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { InPlatform, publicSite, strictBus } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { ShareButton } from './share-button';

const config = publicSite();
const site = { ...config, site: { ...config.site, url: 'https://dealer.example' } };
const car = makeCar({ slug: 'a', name: '2021 Toyota RAV4' });
const url = 'https://dealer.example/cars/a';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

async function show() {
  const events = strictBus();
  const view = render(
    <InPlatform site={site} events={events}>
      <ShareButton car={car} />
    </InPlatform>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const toasts = () =>
    events
      .recording()
      .filter(({ name }) => name === 'toast:requested')
      .map(({ payload }) => payload);
  return { ...view, toasts };
}
const dialog = () => screen.findByRole('dialog', { name: 'Share this car' });

test('[VEH-041] the ways to share are listed', async () => {
  const { baseElement } = await show();
  const parts = within(await dialog());
  const items = parts.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([parts.getByRole('button', { name: 'Copy' }).textContent, ...items]).toEqual([
    'Copy',
    'Facebook',
    'Twitter',
    'WhatsApp',
    'Email',
  ]);
  expect(parts.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    `mailto:?subject=2021%20Toyota%20RAV4&body=${encodeURIComponent(url)}`,
  );
  expect(await axe(baseElement)).toHaveNoViolations();
});

test('[VEH-041][VEH-042] a copy of the address is confirmed for 1.5 s and by a toast', async () => {
  const { toasts } = await show();
  const copy = within(await dialog()).getByRole('button', { name: 'Copy' });
  jest.useFakeTimers();
  await act(async () => fireEvent.click(copy));
  expect(writeText.mock.calls).toEqual([[url]]);
  expect(copy).toHaveTextContent('Copied');
  // The toast's own time is 3 s by default.
  expect(toasts()).toEqual([{ id: 'share', title: 'Copied 2021 Toyota RAV4 to your clipboard!' }]);
  act(() => jest.advanceTimersByTime(1_499));
  expect(copy).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(copy.textContent).toBe('Copy');
});

test('[VEH-042] a second press is answered for its whole time', async () => {
  await show();
  const copy = within(await dialog()).getByRole('button', { name: 'Copy' });
  jest.useFakeTimers();
  await act(async () => fireEvent.click(copy));
  act(() => jest.advanceTimersByTime(1_000));
  await act(async () => fireEvent.click(copy));
  act(() => jest.advanceTimersByTime(1_499));
  expect(copy).toHaveTextContent('Copied');
});

test('a clipboard that refuses says what to do instead', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  const { toasts } = await show();
  const copy = within(await dialog()).getByRole('button', { name: 'Copy' });
  await act(async () => fireEvent.click(copy));
  expect(copy.textContent).toBe('Copy');
  expect(toasts()).toMatchObject([{ variant: 'destructive' }]);
});

test('[VEH-041] where the system has a sheet of its own, that is opened', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  await show();
  expect(share).toHaveBeenCalledWith({ title: '2021 Toyota RAV4', url });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[VEH-041] a sheet the shopper closes is the end of it; one that fails gives way to the list', async () => {
  const share = jest.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
  Object.assign(navigator, { share });
  await show();
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await dialog()).toBeInTheDocument();
});

test('[VEH-045] a service opens in a small window; the list goes when that is closed', async () => {
  const opened = { closed: false, opener: window };
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  await show();
  const facebook = within(await dialog()).getByRole('button', { name: 'Facebook' });
  jest.useFakeTimers();
  fireEvent.click(facebook);
  const [address, , features] = open.mock.calls[0] ?? [];
  expect(address).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`);
  expect(features).toBe('width=550,height=400');
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  opened.closed = true;
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
