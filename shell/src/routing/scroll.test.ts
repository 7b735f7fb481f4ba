import type { RouterState } from 'shared-routing';
import { contentId } from '../platform/site-facts';
import { createScrollMemory } from './scroll.client';

const car = '<a href="/cars/a">Picture</a><a href="/cars/a">View Details</a>';
const content = (): HTMLElement => document.getElementById(contentId)!; // stands in every page below
const arrival = (key: string, historyAction: 'POP' | 'PUSH') =>
  ({ location: { pathname: `/${key}`, search: '', hash: '', key }, historyAction }) as RouterState; // all that is read of it

/** A page in view, the focus at its beginning. */
function show(html: string): void {
  document.body.innerHTML = `<main id="${contentId}" tabindex="-1">${html}</main>`;
  content().focus();
}

/** Leaves the page of a car's two links by the second one, and comes back to a page that has them not yet. */
function comeBack() {
  const scroll = createScrollMemory();
  show(car);
  content().querySelectorAll('a')[1]?.focus();
  scroll.leave('results');
  show('Car');
  scroll.arrive(arrival('car', 'PUSH'));
  show('');
  scroll.arrive(arrival('results', 'POP'));
  return scroll;
}

/** What was changed has been noticed. */
const noticed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation());

test('[SHL-009] the link that was followed has the focus after Back, once it is there', async () => {
  comeBack();
  expect(content()).toHaveFocus();
  content().innerHTML = car;
  await noticed();
  expect(document.activeElement?.textContent).toBe('View Details');
});

test.each([
  ['the visitor does something', () => window.dispatchEvent(new Event('keydown'))],
  ['the page is left', (scroll: ReturnType<typeof createScrollMemory>) => scroll.leave('results')],
])('[SHL-009] a link that comes after %s takes no focus', async (_when, end) => {
  end(comeBack());
  content().innerHTML = car;
  await noticed();
  expect(content()).toHaveFocus();
});

test('[SHL-009] a link that comes takes no focus from what has it', async () => {
  comeBack();
  content().innerHTML = '<input>';
  content().querySelector('input')?.focus();
  await noticed();
  content().insertAdjacentHTML('beforeend', car);
  await noticed();
  expect(content().querySelector('input')).toHaveFocus();
});

test('a step within a page leaves the scrolling to the page', () => {
  const scroll = createScrollMemory();
  show(car);
  scroll.arrive({ ...arrival('car', 'PUSH'), preventScrollReset: true });
  expect(window.scrollTo).not.toHaveBeenCalled();
  scroll.arrive(arrival('car', 'PUSH'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test.each(['#prices%20now', '#50%', '#missing'])('an address with %s is arrived at', (hash) => {
  Element.prototype.scrollIntoView = jest.fn();
  const scroll = createScrollMemory();
  show('<h2 id="prices now">Prices</h2><h2 id="50%">Half price</h2>');
  const state = arrival('car', 'PUSH');
  scroll.arrive({ ...state, location: { ...state.location, hash } });
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(hash === '#missing' ? 0 : 1);
});

test.each([
  [['a'], 'auto 300px'],
  [['a', 'b'], ''],
])('parts below the view have the heights they had, where they are the same: %j', (parts, size) => {
  const page = (ids: string[]) => ids.map((id) => `<section data-below id="${id}"></section>`).join('');
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const scroll = createScrollMemory();
  show(page(['a']));
  for (const part of content().querySelectorAll('section')) part.style.padding = '0px';
  scroll.leave('results');
  show(page(parts));
  scroll.arrive(arrival('results', 'POP'));
  expect(document.getElementById('a')?.style.containIntrinsicBlockSize ?? '').toBe(size);
  jest.restoreAllMocks();
});
