import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Link, type LinkProps } from './link';
import { createStand, PageRouterProvider, type Navigate, type Pages } from './page-state';

const navigate = jest.fn<void, Parameters<Navigate>>();
const pages = { navigate, subscribe: () => () => undefined } as unknown as Pages; // links only navigate

function show(props: Partial<LinkProps> = {}): HTMLElement {
  window.history.replaceState(null, '', '/search?make=Kia');
  render(
    <PageRouterProvider
      stand={createStand({
        location: { pathname: '/search', search: '?make=Kia', hash: '', key: 'a' },
        params: {},
      })}
      pages={pages}
    >
      <Link to="/cars/rav4" {...props}>
        The car
      </Link>
    </PageRouterProvider>,
  );
  return screen.getByRole('link', { name: 'The car' });
}

/** Clicks and says whether the browser would still follow the link itself. */
function click(link: HTMLElement, init: MouseEventInit = {}): 'ours' | 'the browser’s' {
  const event = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, event);
  return event.defaultPrevented ? 'ours' : 'the browser’s';
}

beforeEach(() => navigate.mockReset());

test('a link is the browser’s own until it is clicked, then the shell moves', () => {
  const link = show();
  expect(link).toHaveAttribute('href', '/cars/rav4');
  expect(click(link)).toBe('ours');
  expect(navigate.mock.calls).toEqual([['/cars/rav4', { replace: false }]]);
});

test.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is the browser’s', (_, init) => {
  const link = show();
  // jsdom cannot open tabs and would say so.
  link.addEventListener('click', (event) => event.stopPropagation());
  expect(click(link, init)).toBe('the browser’s');
  expect(navigate).not.toHaveBeenCalled();
});

test('so is a link that opens a tab, and one whose click was taken', () => {
  expect(click(show({ target: '_blank' }))).toBe('the browser’s');
  document.body.replaceChildren();
  click(show({ onClick: (event) => event.preventDefault() }));
  expect(navigate).not.toHaveBeenCalled();
});

test('a link to the page in view makes no second entry; its scroll option is handed on', () => {
  click(show({ to: '/search?make=Kia', preventScrollReset: true }));
  expect(navigate.mock.calls).toEqual([['/search?make=Kia', { replace: true, preventScrollReset: true }]]);
});

test('outside a page that can be moved, a link stays a link', () => {
  render(<Link to="/search">All cars</Link>);
  expect(screen.getByRole('link', { name: 'All cars' })).toHaveAttribute('href', '/search');
});
