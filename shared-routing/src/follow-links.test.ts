import { createEvent, fireEvent } from '@testing-library/react';
import { followLinks, type LinkOptions } from './follow-links';

const navigate = jest.fn<void, [string, LinkOptions]>();
let stop: () => void;

beforeEach(() => {
  navigate.mockReset();
  window.history.replaceState(null, '', '/search?make=Kia');
  stop = followLinks(navigate);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Puts markup on the page and gives its first link or form. */
function show(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.body.querySelector<HTMLElement>('a, form') as HTMLElement; // in the markup
}

/** Clicks, and returns what opens the link. */
function click(target: Element, init: MouseEventInit = {}): 'router' | 'browser' {
  const event = createEvent.click(target, { button: 0, ...init });
  // jsdom cannot open documents and would say so.
  let isTaken = false;
  window.addEventListener(
    'click',
    (clicked) => {
      isTaken = clicked.defaultPrevented;
      clicked.preventDefault();
    },
    { once: true },
  );
  fireEvent(target, event);
  return isTaken ? 'router' : 'browser';
}

test('a plain link of the site is followed by the router, from whatever is inside it', () => {
  show('<a href="/cars/rav4?a=1#photos"><span>The car</span></a>');
  expect(click(document.querySelector('span') as Element)).toBe('router');
  expect(navigate.mock.calls).toEqual([
    ['/cars/rav4?a=1#photos', { replace: false, preventScrollReset: false }],
  ]);
});

test.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is the browser’s', (_, init) => {
  expect(click(show('<a href="/cars/rav4">The car</a>'), init)).toBe('browser');
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ['opens a tab', '<a href="/cars/rav4" target="_blank">The car</a>'],
  ['leads to another site', '<a href="https://other.example/">Other</a>'],
  ['calls', '<a href="tel:0755500142">Call</a>'],
  ['is an anchor of the page', '<a href="#details">Details</a>'],
  ['downloads', '<a href="/cars/rav4" download>Sheet</a>'],
  ['is a file', '<a href="/files/brochure.pdf">Brochure</a>'],
])('a link that %s is the browser’s', (_, markup) => {
  expect(click(show(markup))).toBe('browser');
  expect(navigate).not.toHaveBeenCalled();
});

test('a click that its own listener has taken leads nowhere', () => {
  const link = show('<a href="/enquire">Enquire</a>');
  link.addEventListener('click', (event) => event.preventDefault());
  click(link);
  expect(navigate).not.toHaveBeenCalled();
});

test('a link to the page in view makes no second entry; one may leave the page where it is scrolled to', () => {
  click(show('<a href="/search?make=Kia" data-keep-scroll="">All</a>'));
  expect(navigate.mock.calls).toEqual([['/search?make=Kia', { replace: true, preventScrollReset: true }]]);
});

test('a form leads to its address with the values that are filled in; one that sends is left alone', () => {
  fireEvent.submit(
    show('<form action="/search"><input name="query" value="red ute"><input name="make"></form>'),
  );
  expect(navigate.mock.calls).toEqual([
    ['/search?query=red+ute', { replace: false, preventScrollReset: false }],
  ]);
  navigate.mockReset();
  const form = show('<form action="/enquire" method="post"><input name="email"></form>');
  const event = createEvent.submit(form);
  fireEvent(form, event);
  expect(event.defaultPrevented).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test('nothing is followed any more once it has stopped', () => {
  stop();
  expect(click(show('<a href="/cars/rav4">The car</a>'))).toBe('browser');
});
